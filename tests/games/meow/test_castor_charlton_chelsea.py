"""Cases 72 to 89: Castor takes mini-decks, Charlton and Chelsea take blind cards."""

import pytest

from tests.situations import actions, play, refused, sees, texts, told

from .table import (
    A,
    B,
    C,
    D,
    awaits,
    bank,
    bank_sizes,
    cats,
    lay,
    pick_up,
    piles,
    sees_piles,
    stars,
    stay_away,
    targets,
)


def three_mini_decks(make_game, **options):
    return lay(
        make_game(**options),
        cats=["castor"],
        piles=[["camera: 75k"], ["vase: 5k 10k"], ["randy: 5k 25k 50k"]],
        stars=[2, 2, 2],
    )


def test_072_castor_takes_two_mini_decks_and_leaves_the_negative_cards(make_game):
    state = three_mini_decks(make_game)

    state = play(state, "castor 2.1", "castor 3.1")

    assert bank(state, A) == "5k 5k 10k 25k 50k"
    assert [piles(state, seat) for seat in (A, B, C)] == [["camera: 75k"], ["vase"], ["randy"]]
    assert stars(state) == [2, 2, 2]
    assert cats(state, A) == "castor:used"
    assert state.turn == B


def test_074_nobody_looks_beneath_first(make_game):
    state = three_mini_decks(make_game)

    assert refused(state, "look 2.1", section="") == "no-move"
    for seat in (None, A, B, C):
        assert [sees_piles(state, seat, owner) for owner in (A, B, C)] == [
            [("camera", 1)],
            [("vase", 2)],
            [("randy", 3)],
        ]


def test_074_of_the_first_mini_deck_nothing_is_shown_before_the_second_is_chosen(make_game):
    state = three_mini_decks(make_game, draws="secret").play("castor 2.1")

    assert told(state, A) == told(state, C) == [{"fact": "used-cat", "seat": A, "cat": "castor"}]
    assert bank_sizes(state) == [0, 0, 0]
    assert sees(state, C)["pile"] == "2.1"


def test_075_one_mini_deck_is_not_enough(make_game):
    state = three_mini_decks(make_game).play("castor 2.1")

    assert (state.turn, awaits(state), texts(state)) == (A, "second pile", ["castor 1.1", "castor 3.1"])
    for move in ("pick up", "stop", "pass"):
        assert refused(state, move, section="10.6") == "awaits-second-pile"
    assert refused(state, "castor 2.1", section="10.6") == "pile-is-empty"


def test_076_castor_takes_the_only_mini_deck(make_game):
    state = lay(make_game(), cats=["castor"], piles=[["laser-pen"], ["vase: 5k 10k"], ["randy"]])

    state = state.play("castor 2.1")

    assert bank(state, A) == "5k 10k"
    assert (cats(state, A), state.turn) == ("castor:used", B)


def test_077_without_a_mini_deck_castor_is_not_offered(make_game):
    state = lay(make_game(), cats=["castor"], piles=[["laser-pen"], ["vase"]])

    assert actions(state) == {"pick"}
    assert refused(state, "castor 2.1", section="10.6") == "pile-is-empty"
    assert refused(state, "castor 3.1", section="") == "no-such-pile"


def test_079_charlton_takes_one_card_from_each_of_three(make_game):
    state = lay(make_game(players=4), banks=["5k", "10k 25k", "50k 50k", "75k"], cats=["charlton"])

    assert targets(state, "charlton") == ["2 3 4"]
    state = state.play("charlton 2 3 4", chance=["25k", "50k", "75k"])

    assert [bank(state, seat) for seat in (A, B, C, D)] == ["5k 25k 50k 75k", "10k", "50k", ""]
    assert (cats(state, A), state.turn) == ("charlton:used", B)


def test_080_of_four_opponents_charlton_robs_three(make_game):
    state = lay(make_game(players=5), banks=["", "5k", "10k", "25k", "50k"], cats=["charlton"])

    assert targets(state, "charlton") == ["2 3 4", "2 3 5", "2 4 5", "3 4 5"]
    state = state.play("charlton 2 4 5")

    assert [bank(state, seat) for seat in range(5)] == ["5k 25k 50k", "", "10k", "", ""]


@pytest.mark.parametrize(("players", "robbed"), [(3, "2 3"), (2, "2")])
def test_081_with_fewer_opponents_charlton_takes_one_card_from_each(make_game, players, robbed):
    state = lay(make_game(players=players), banks=["", "5k 5k 5k", "10k 10k"][:players], cats=["charlton"])

    assert targets(state, "charlton") == [robbed]
    state = state.play(f"charlton {robbed}")

    assert bank_sizes(state) == [players - 1, 2, 1][:players]


def test_083_chelsea_takes_three_cards_from_one(make_game):
    state = lay(make_game(), banks=["5k", "10k 25k 50k 75k steal", "5k"], cats=["chelsea"])

    state = state.play("chelsea 2", chance=["75k", "10k", "steal"])

    assert [bank(state, seat) for seat in (A, B, C)] == ["5k 10k 75k steal", "25k 50k", "5k"]
    assert (cats(state, A), state.turn) == ("chelsea:used", B)


def test_085_where_no_opponent_has_a_card_there_is_nothing_to_steal(make_game):
    state = lay(make_game(), banks=["steal 5k"], cats=["charlton chelsea"])

    assert actions(state) == {"pick"}
    assert refused(state, "steal 2", section="11.4") == "bank-is-empty"
    assert refused(state, "chelsea 2", section="11.4") == "bank-is-empty"
    assert refused(state, "charlton 2 3", section="10.10") == "wrong-trio"


def test_086_cats_cannot_be_stolen(make_game):
    state = lay(make_game(), banks=["", "", "5k"], cats=["chelsea", "claus crispin"])

    assert targets(state, "chelsea") == ["3"]
    assert refused(state, "chelsea 2", section="11.4") == "bank-is-empty"


CAT_ACTIONS = ["calvin 2", "castor 2.1", "charlton 2", "chelsea 2"]
ALL_FOUR = {"banks": ["", "5k 10k"], "cats": ["calvin castor charlton chelsea"], "piles": [[], ["vase: 25k"]]}


@pytest.mark.parametrize("action", CAT_ACTIONS)
def test_087_who_has_used_a_cat_does_not_pick_up(make_game, action):
    state = lay(make_game(players=2), **ALL_FOUR).play(action)

    assert state.turn == B
    assert refused(state, "pick up", section="", seat=A) == "not-your-turn"


@pytest.mark.parametrize("action", CAT_ACTIONS)
def test_087_unless_actions_come_before_picking_up(make_game, action):
    state = lay(make_game(players=2, actions="before draw"), **ALL_FOUR).play(action)

    assert (state.turn, awaits(state)) == (A, "action")
    state = pick_up(state, "75k")
    assert actions(state) == {"pick", "stop"}
    assert state.play("stop").turn == B


@pytest.mark.parametrize(
    ("action", "cat"), [("castor 2.1", "castor"), ("charlton 2", "charlton"), ("chelsea 2", "chelsea")]
)
def test_088_a_used_cat_is_used_up(make_game, action, cat):
    table = ALL_FOUR | {"banks": ["", "5k 10k 25k 50k 75k"], "cats": [cat]}
    state = stay_away(lay(make_game(players=2), **table).play(action))

    assert cats(state, A) == f"{cat}:used"
    assert cat not in actions(state)
    assert refused(state, action, section="10.2") == "cat-already-used"


@pytest.mark.parametrize("action", ["chelsea 2", "charlton 2", "steal 2"])
def test_089_third_seats_see_sizes_change_and_no_value(make_game, action):
    table = {"banks": ["steal", "300k"], "cats": ["charlton chelsea"]}
    state = lay(make_game(), **table).play(action)
    cheap = lay(make_game(), **(table | {"banks": ["steal", "5k"]})).play(action)

    theft = {"fact": "stolen", "seat": A, "target": B}
    for seat in (None, C):
        assert told(state, seat)[-1] == theft
        assert state.view(seat) == cheap.view(seat)
        assert sees(state, seat)["banks"][:2] == [2 if action != "steal 2" else 1, 0]
    for seat in (A, B):
        assert told(state, seat)[-1] == theft | {"card": "300k"}
