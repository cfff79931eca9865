"""Fields are declared once; the layout, the record, the copies and what a seat sees all follow from that."""

import pytest

import mewseum
from mewseum.core.fields import PRIVATE, PUBLIC, SECRET, Field, Fields, dtype_of, load, private, public, secret, select
from mewseum.core.fields import store as store_in
from mewseum.games import parts

SPECTATOR = -1


class Toy(Fields):
    round: int = public()
    owner: list[int] = public(4)
    shown: int = public()
    hand: list[list[int]] = private(3, 2)
    under: list[int] = private(4, owner="owner")
    used: int = public()
    partly: list[int] = private(4, owner="owner", used="used")
    scored: list[list[int]] = secret(3, 2, shown_when="shown")
    grid: list[list[list[int]]] = public(2, 2, 2, kind="i2")
    deck: list[int] = secret(2)
    secretly: list[list[int]] = private(3, 2, shown_when="shown")
    memory: list[int] = private(3, hidden_at_the_end=True)


class LargerToy(Toy):
    extra: int = public(kind="i8")
    deck: list[int] = secret(5)


def a_toy():
    s = Toy()
    s.players, s.turn, s.round = 3, 1, 9
    s.owner = [0, 2, 1, 2]
    s.hand = [[1, 2], [3, 4], [5, 6]]
    s.under = [7, 8, 9, 10]
    s.used, s.partly = 4, [7, 8, 9, 10]
    s.scored = [[1, 0], [0, 1], [1, 1]]
    s.grid = [[[1, 2], [3, 4]], [[5, 6], [7, 8]]]
    s.deck = [20, 30]
    s.secretly = [[1, 2], [3, 4], [5, 6]]
    s.memory = [7, 8, 9]
    s.key = list(range(8))
    s.told = [1] * 64
    return s


def test_the_layout_is_what_all_games_have_and_then_the_declarations_in_order():
    own = [field.name for field in Toy.layout if field not in Fields.layout]

    assert Toy.layout[: len(Fields.layout)] == Fields.layout
    assert own == [
        "round",
        "owner",
        "shown",
        "hand",
        "under",
        "used",
        "partly",
        "scored",
        "grid",
        "deck",
        "secretly",
        "memory",
    ]


def test_a_declaration_becomes_a_field():
    fields = {field.name: field for field in Toy.layout}

    assert fields["round"] == Field(PUBLIC, (), "i1", name="round")
    assert fields["under"] == Field(PRIVATE, (4,), "i1", owner="owner", name="under")
    assert fields["scored"] == Field(SECRET, (3, 2), "i1", shown_when="shown", name="scored")
    assert fields["grid"] == Field(PUBLIC, (2, 2, 2), "i2", name="grid")
    assert fields["deck"] == Field(SECRET, (2,), "i1", name="deck")


def test_the_generator_of_every_game_is_secret():
    audiences = {field.name: field.audience for field in Fields.layout}

    assert {name for name, audience in audiences.items() if audience == PUBLIC} == {
        "players", "turn", "over", "winners", "reason", "unwatched",
    }  # fmt: skip
    assert {audiences[name] for name in ("key", "words", "words_left", "blocks", "told")} == {SECRET}


def test_a_later_class_adds_fields_and_replaces_one_of_the_same_name():
    names = [field.name for field in LargerToy.layout]

    assert names == [*(field.name for field in Toy.layout), "extra"]
    assert len(LargerToy().deck) == 5
    assert len(Toy().deck) == 2


def test_a_fresh_state_is_all_zeros_of_its_shapes():
    s = Toy()

    assert (s.round, s.owner, s.hand) == (0, [0] * 4, [[0, 0]] * 3)
    assert s.grid == [[[0, 0], [0, 0]], [[0, 0], [0, 0]]]
    assert (s.facts, s.drawn) == ([], [])


def test_the_rows_of_a_fresh_state_are_not_one_and_the_same():
    s = Toy()

    s.hand[0][0] = 1
    s.grid[0][0][0] = 1

    assert s.hand == [[1, 0], [0, 0], [0, 0]]
    assert s.grid[0][1] == s.grid[1][0] == [0, 0]


def test_what_has_no_declarations_is_no_state():
    with pytest.raises(NotImplementedError):
        Fields()
    with pytest.raises(NotImplementedError):
        Fields.copy(a_toy())


def test_a_copy_is_equal_and_independent():
    s = a_toy()

    copy = s.copy()
    assert copy == s
    copy.round = 0
    copy.owner[0] = 1
    copy.hand[1][1] = 0
    copy.grid[1][1][1] = 0

    assert s == a_toy()
    assert copy.differences(s) == ["round", "owner", "hand", "grid"]


def test_a_copy_has_told_nothing_yet():
    s = a_toy()
    s.facts.append((0, (1,)))
    s.drawn.append((1, 2))

    assert (s.copy().facts, s.copy().drawn) == ([], [])
    assert s.copy() == s


def test_states_of_different_kinds_are_not_equal_and_no_state_is_hashable():
    assert Toy() == Toy()
    assert Toy() != LargerToy()
    assert Toy() != "toy"
    with pytest.raises(TypeError):
        hash(Toy())


@pytest.mark.parametrize("seat", [0, 1, 2, SPECTATOR])
def test_everybody_sees_what_is_public_and_nobody_what_is_secret(seat):
    s = a_toy()

    seen = select(s, seat)

    assert (seen.players, seen.turn, seen.round, seen.owner, seen.grid) == (3, 1, 9, s.owner, s.grid)
    assert (seen.deck, seen.key, seen.told) == ([0, 0], [0] * 8, [0] * 64)


def test_a_seat_sees_its_own_row_of_a_private_field_and_no_other():
    s = a_toy()

    assert select(s, 0).hand == [[1, 2], [0, 0], [0, 0]]
    assert select(s, 2).hand == [[0, 0], [0, 0], [5, 6]]


def test_a_seat_sees_the_rows_that_the_owner_field_names_as_its_own():
    s = a_toy()

    assert select(s, 0).under == [7, 0, 0, 0]
    assert select(s, 1).under == [0, 0, 9, 0]
    assert select(s, 2).under == [0, 8, 0, 10]


def test_a_spectator_owns_nothing():
    seen = select(a_toy(), SPECTATOR)

    assert seen.hand == [[0, 0]] * 3
    assert seen.under == [0] * 4


@pytest.mark.parametrize("seat", [0, 1, 2, SPECTATOR])
def test_a_field_with_a_condition_is_seen_only_while_it_holds(seat):
    s = a_toy()

    assert select(s, seat).scored == [[0, 0]] * 3
    s.shown = 1
    assert select(s, seat).scored == s.scored


def test_a_private_field_with_a_condition_is_its_owners_alone_until_it_holds():
    s = a_toy()

    assert select(s, 1).secretly == [[0, 0], [3, 4], [0, 0]]
    assert select(s, SPECTATOR).secretly == [[0, 0]] * 3
    s.shown = 1
    assert select(s, 1).secretly == select(s, SPECTATOR).secretly == s.secretly


@pytest.mark.parametrize("seat", [0, 1, 2, SPECTATOR])
def test_when_the_game_is_over_all_is_shown_but_what_is_secret(seat):
    s = a_toy()
    s.over = 1

    seen = select(s, seat)

    assert (seen.hand, seen.under, seen.scored) == (s.hand, s.under, s.scored)
    assert (seen.deck, seen.key) == ([0, 0], [0] * 8)


def test_what_is_hidden_at_the_end_stays_its_owners_alone():
    s = a_toy()

    for s.over in (0, 1):
        assert select(s, 1).memory == [0, 8, 0]
        assert select(s, SPECTATOR).memory == [0, 0, 0]


def test_what_is_seen_is_a_copy():
    s = a_toy()
    s.over = 1

    seen = select(s, 0)
    seen.hand[0][0] = 99
    seen.grid[0][0][0] = 99
    seen.owner[0] = 99

    assert s.differences(a_toy()) == ["over"]


def test_rows_that_are_not_used_are_nobodys():
    s = a_toy()

    s.used = 3
    assert select(s, 2).partly == [0, 8, 0, 0]
    s.used = 4
    assert select(s, 2).partly == [0, 8, 0, 10]


def test_what_is_seen_tells_no_facts():
    s = a_toy()
    s.facts.append((0, (1,)))
    s.drawn.append((1, 2))

    assert (select(s, 0).facts, select(s, 0).drawn) == ([], [])


def test_the_record_has_the_same_fields_with_their_kinds_and_shapes():
    numpy = pytest.importorskip("numpy")

    dtype = dtype_of(Toy)

    assert list(dtype.names) == [field.name for field in Toy.layout]
    assert dtype["round"] == numpy.dtype("i1")
    assert dtype["hand"] == numpy.dtype(("i1", (3, 2)))
    assert dtype["grid"] == numpy.dtype(("i2", (2, 2, 2)))
    assert dtype["winners"] == numpy.dtype("i8")
    assert dtype["key"] == numpy.dtype(("u4", (8,)))
    assert dtype.isalignedstruct


def test_a_state_comes_back_from_the_record_as_it_went_in():
    numpy = pytest.importorskip("numpy")
    s = a_toy()
    s.round, s.winners = -128, -(2**63)
    s.grid[0][0] = [-(2**15), 2**15 - 1]
    s.key[0] = 2**32 - 1
    states = numpy.zeros(3, dtype_of(Toy))

    store_in(s, states, 1)

    back = load(Toy, states, 1)
    assert back == s
    assert type(back.round) is int
    assert type(back.grid[0][0][0]) is int
    assert load(Toy, states, 0) == load(Toy, states, 2) == Toy()


def test_a_number_that_does_not_fit_is_an_error_and_is_not_cut():
    numpy = pytest.importorskip("numpy")
    s = Toy()
    s.round = 128

    with pytest.raises(OverflowError):
        store_in(s, numpy.zeros(1, dtype_of(Toy)), 0)


@pytest.mark.parametrize("slug", mewseum.GAMES)
def test_a_state_of_a_game_takes_at_most_two_kilobytes(slug):
    pytest.importorskip("numpy")

    assert dtype_of(parts(slug).state).itemsize <= 2048


@pytest.mark.parametrize("argument", ["owner", "used", "shown_when"])
@pytest.mark.parametrize("name", ["own", "hidden", "at_times", "nowhere", "copy"])
def test_a_field_may_follow_a_declared_public_one_only(argument, name):
    """What it shows would tell what the other holds."""

    class Followed(Fields):
        open: list[int] = public(3)
        own: list[int] = private(3)
        hidden: list[int] = secret(3)
        at_times: list[int] = secret(3, shown_when="over")

    followed = {"owner": "open", "used": "over", "shown_when": "over"}
    type("Follows", (Followed,), {"hand": private(3, **followed)})
    with pytest.raises(TypeError, match=f"Follows.hand: {argument}='{name}' has to name a public field"):
        type("Follows", (Followed,), {"hand": private(3, **followed | {argument: name})})


def test_a_later_class_may_not_hide_what_a_field_follows():
    with pytest.raises(TypeError, match=r"LaterToy\.scored: shown_when='shown'"):
        type("LaterToy", (Toy,), {"shown": private()})


@pytest.mark.parametrize("slug", mewseum.GAMES)
def test_states_of_a_game_come_back_from_the_record_as_they_went_in(slug):
    pytest.importorskip("numpy")
    game = mewseum.game(slug, parts(slug).players[0])
    state = game.deal(3)
    for _ in range(60):
        if state.turn is None:
            break
        state = state.play(state.moves()[-1])

        assert load(parts(slug).state, game.records(state._s), 0) == state._s
