"""Cases 61 to 71: Calvin swaps banked hands and cats."""

import pytest

from tests.situations import actions, play, refused, texts, told

from .table import A, B, C, arrested, awaits, bank, cats, lay, pick_up, piles, stars, stay_away


def test_061_calvin_swaps_hands_and_cats_himself_too(make_game):
    state = lay(make_game(), banks=["5k", "300k steal"], cats=["calvin", "chester"])

    state = state.play("calvin 2")

    assert (bank(state, A), cats(state, A)) == ("300k steal", "chester")
    assert (bank(state, B), cats(state, B)) == ("5k", "calvin:used")
    assert state.turn == B


def test_062_stars_and_mini_decks_stay(make_game):
    state = lay(
        make_game(),
        banks=["5k", "300k steal"],
        cats=["calvin", "chester"],
        piles=[["randy: 10k"], ["rufus: 25k", "rumbold"]],
        stars=[3, 7],
    )

    state = state.play("calvin 2")

    assert stars(state) == [3, 7, 0]
    assert (piles(state, A), piles(state, B)) == (["randy: 10k"], ["rufus: 25k", "rumbold"])


def test_063_a_jailed_cat_of_the_opponent_comes_out_and_calvin_takes_its_place(make_game):
    state = lay(make_game(), cats=["calvin", "claus:jailed"])

    state = state.play("calvin 2")

    assert cats(state, A) == "claus"
    assert cats(state, B) == "calvin:jailed-and-used"
    assert told(state, C)[-1] == {"fact": "cat-freed", "seat": A, "cat": "claus"}


def test_064_all_cats_of_both_change_sides(make_game):
    state = lay(make_game(), cats=["calvin crispin", "castor", "claus"])

    state = state.play("calvin 2")

    assert [cats(state, seat) for seat in (A, B, C)] == ["castor", "calvin:used crispin", "claus"]


def test_066_an_own_jailed_cat_goes_over_and_stays_in_jail(make_game):
    state = lay(make_game(), cats=["calvin crispin:jailed", "castor"])

    state = state.play("calvin 2")

    assert (cats(state, A), cats(state, B)) == ("castor", "calvin:used crispin:jailed")


def test_067_a_used_cat_stays_used_with_its_new_owner(make_game):
    state = lay(make_game(), cats=["calvin", "charlton:used"])

    state = state.play("calvin 2")

    assert cats(state, A) == "charlton:used"


def test_068_calvin_can_be_bought_out_of_jail_and_used_again(make_game):
    state = lay(make_game(players=2), banks=["150k 5k"], cats=["calvin", "claus:jailed"]).play("calvin 2")

    state = play(state, "redeem calvin", "pay 150k")

    assert cats(state, B) == "calvin"
    assert "calvin 1" in texts(state)
    assert cats(state.play("calvin 1"), A) == "calvin:used"


@pytest.mark.parametrize(
    ("calvin", "section", "key"),
    [
        ("calvin:used", "10.2", "cat-already-used"),
        ("calvin:jailed", "9.5", "cat-in-jail"),
        ("calvin:jailed-and-used", "9.5", "cat-in-jail"),
        ("", "10.1", "not-your-cat"),
    ],
)
def test_070_calvin_is_of_no_use_face_down_in_jail_or_elsewhere(make_game, calvin, section, key):
    state = lay(make_game(), banks=["5k", "300k"], cats=[calvin])

    assert actions(state) == {"pick"}
    assert refused(state, "calvin 2", section=section) == key


@pytest.mark.parametrize("banks", [["", "300k"], ["300k", ""], ["", ""]])
def test_071_empty_banks_are_swapped_too(make_game, banks):
    state = lay(make_game(), banks=banks, cats=["calvin"])

    state = state.play("calvin 2")

    assert [bank(state, A), bank(state, B)] == banks[::-1]
    assert cats(state, B) == "calvin:used"


# What lies between the numbered cases


def test_a24_of_several_jailed_cats_the_active_player_chooses_one(make_game):
    table = {"banks": ["5k", "10k"], "cats": ["calvin", "castor:jailed claus:jailed-and-used chester"]}
    state = lay(make_game(), **table).play("calvin 2")

    assert (state.turn, awaits(state), texts(state)) == (A, "free", ["free castor", "free claus"])
    castor, claus = state.play("free castor"), state.play("free claus")

    assert cats(castor, A) == "castor chester claus:jailed-and-used"
    assert cats(claus, A) == "castor:jailed chester claus:used"
    for after in (castor, claus):
        assert cats(after, B) == "calvin:jailed-and-used"
        assert (bank(after, A), bank(after, B), after.turn) == ("10k", "5k", B)


def test_a24_only_a_jailed_cat_comes_out_and_nothing_else_is_done_before(make_game):
    state = lay(make_game(), cats=["calvin", "castor:jailed claus:jailed chester"]).play("calvin 2")

    assert refused(state, "free chester", section="10.5") == "not-in-jail"
    assert refused(state, "free calvin", section="10.5") == "not-in-jail"
    assert refused(state, "pick up", section="10.5") == "awaits-free"


def test_a25_all_own_jailed_cats_go_over_and_none_comes_out(make_game):
    state = lay(make_game(), cats=["calvin castor:jailed crispin:jailed-and-used chester", ""]).play("calvin 2")

    assert cats(state, A) == ""
    assert cats(state, B) == "calvin:used castor:jailed chester crispin:jailed-and-used"


def test_a26_a_freed_cat_keeps_its_state(make_game):
    unused = lay(make_game(), cats=["calvin", "claus:jailed"]).play("calvin 2")
    used = lay(make_game(), cats=["calvin", "claus:jailed-and-used"]).play("calvin 2")

    assert (cats(unused, A), cats(used, A)) == ("claus", "claus:used")


def test_a26_a_freed_cat_is_usable_on_the_next_turn(make_game):
    state = lay(make_game(players=2), banks=["", "5k 10k"], cats=["calvin", "chelsea:jailed"]).play("calvin 2")

    assert "chelsea 2" in texts(stay_away(state))


def test_a27_without_a_jailed_cat_calvin_is_free_but_used(make_game):
    state = lay(make_game(players=2), cats=["calvin", "claus"], banks=["5k", "10k"]).play("calvin 2")

    assert cats(state, B) == "calvin:used"
    assert refused(state, "calvin 1", section="10.2") == "cat-already-used"


@pytest.mark.parametrize("players", [2, 4, 6])
def test_a28_every_opponent_can_be_chosen_and_not_oneself(make_game, players):
    state = lay(make_game(players=players), cats=["calvin"])

    assert texts(state) == ["pick up", *(f"calvin {player}" for player in range(2, players + 1))]
    assert refused(state, "calvin 1", section="11.4") == "not-yourself"


def test_a29_the_arrest_stays_with_the_person(make_game):
    state = lay(
        make_game(players=2), banks=["5k", "150k"], cats=["calvin", "claus"], stars=[4, 10], arrested=[0, 10]
    ).play("calvin 2")

    assert (stars(state), arrested(state)) == ([4, 10], [B])
    assert (state.turn, texts(state)) == (B, ["substitute calvin"])


def test_a30_all_see_who_swapped_with_whom_and_only_sizes(make_game):
    state = lay(make_game(), banks=["5k", "300k steal"], cats=["calvin", "chester"]).play("calvin 2")

    for seat in (None, A, B, C):
        assert told(state, seat) == [
            {"fact": "used-cat", "seat": A, "cat": "calvin"},
            {"fact": "swapped-hands", "seat": A, "target": B},
            {"fact": "swapped-cats", "seat": A, "target": B},
        ]


def test_a73_1_jailed_cats_on_both_sides(make_game):
    state = lay(make_game(), cats=["calvin crispin:jailed", "chester claus:jailed"])

    state = state.play("calvin 2")

    assert cats(state, A) == "chester claus"
    assert cats(state, B) == "calvin:jailed-and-used crispin:jailed"


def test_a73_1_jailed_cats_on_the_own_side_only(make_game):
    state = lay(make_game(), cats=["calvin crispin:jailed chelsea:jailed-and-used", "chester"])

    state = state.play("calvin 2")

    assert cats(state, A) == "chester"
    assert cats(state, B) == "calvin:used chelsea:jailed-and-used crispin:jailed"


def test_a22_the_run_is_no_part_of_the_hand_nor_are_others(make_game):
    """Where actions come before picking up, run and swap still cannot meet."""
    state = lay(make_game(actions="before draw"), banks=["5k", "300k", "10k"], cats=["calvin", "claus", "castor"])

    state = pick_up(state.play("calvin 2"), "25k")

    assert actions(state) == {"pick", "stop"}
    assert [bank(state.play("stop"), seat) for seat in (A, B, C)] == ["25k 300k", "5k", "10k"]
