"""Cases 90 to 95: Steal and Double cross."""

import pytest

from tests.situations import actions, refused, texts

from .table import A, B, C, arrested, bank, cats, discard, lay, pick_up, stay_away, targets


def test_090_steal_takes_a_card(make_game):
    state = lay(make_game(), banks=["steal 5k", "50k"])

    state = state.play("steal 2")

    assert (bank(state, A), bank(state, B)) == ("5k 50k", "")
    assert discard(state) == "steal"
    assert state.turn == B


def test_092_double_cross_swaps_banks_and_no_cats(make_game):
    state = lay(make_game(), banks=["double-cross 5k distraction", "150k"], cats=["claus", "crispin"])

    state = state.play("double-cross 2")

    assert (bank(state, A), bank(state, B)) == ("150k", "5k distraction")
    assert (cats(state, A), cats(state, B)) == ("claus", "crispin")
    assert discard(state) == "double-cross"
    assert state.turn == B


def test_094_who_is_arrested_can_be_double_crossed_and_stays_so(make_game):
    state = lay(make_game(), banks=["double-cross 5k", "150k"], stars=[0, 10], arrested=[0, 10])

    state = state.play("double-cross 2")

    assert (bank(state, A), bank(state, B)) == ("150k", "5k")
    assert arrested(state) == [B]


def test_095_an_empty_bank_can_be_swapped_for(make_game):
    state = lay(make_game(), banks=["double-cross 5k"])

    state = state.play("double-cross 2")

    assert (bank(state, A), bank(state, B)) == ("", "5k")


# What lies between the numbered cases


def test_a21_double_cross_moves_no_cat_and_frees_none(make_game):
    state = lay(make_game(), banks=["double-cross", "5k"], cats=["claus chelsea:jailed", "crispin:jailed castor:used"])

    state = state.play("double-cross 2")

    assert (cats(state, A), cats(state, B)) == ("chelsea:jailed claus", "castor:used crispin:jailed")


def test_a28_double_cross_with_empty_banks_on_both_sides(make_game):
    state = lay(make_game(), banks=["double-cross"])

    assert targets(state, "double-cross") == ["2", "3"]
    state = state.play("double-cross 3")

    assert [bank(state, seat) for seat in (A, B, C)] == ["", "", ""]
    assert discard(state) == "double-cross"


def test_a31_the_used_double_cross_is_no_part_of_the_swap_but_another_one_is(make_game):
    state = lay(make_game(), banks=["double-cross double-cross", "5k"])

    state = state.play("double-cross 2")

    assert (bank(state, A), bank(state, B), discard(state)) == ("5k", "double-cross", "double-cross")


def test_a32_the_card_is_called_steal(make_game):
    state = lay(make_game(), banks=["steal", "5k"])

    assert refused(state, "steel 2", section="") == "no-move"
    assert targets(state, "steal") == ["2"]


def test_a34_neither_cats_nor_mini_decks_can_be_stolen(make_game):
    table = {"cats": ["", "claus"], "piles": [[], ["vase: 300k"]]}
    state = lay(make_game(), banks=["steal", "", "5k"], **table)

    assert targets(state, "steal") == ["3"]
    assert refused(state, "steal 2", section="11.4") == "bank-is-empty"


@pytest.mark.parametrize("trick", ["steal", "double-cross"])
def test_a34_nobody_steals_from_himself(make_game, trick):
    state = lay(make_game(), banks=[f"{trick} 5k", "5k"])

    assert refused(state, f"{trick} 1", section="11.4") == "not-yourself"


@pytest.mark.parametrize("trick", ["steal", "double-cross"])
def test_a34_a_trick_that_one_does_not_have_cannot_be_used(make_game, trick):
    state = lay(make_game(), banks=["5k", f"{trick} 5k"])

    assert actions(state) == {"pick"}
    assert refused(state, f"{trick} 2", section="11.1") == "not-banked"


def test_a37_a_steal_may_take_the_last_card_and_then_there_is_no_target(make_game):
    state = lay(make_game(players=2), banks=["steal steal", "5k"]).play("steal 2")

    assert actions(state.play("pick up", chance=["vase"])) == {"pick"}


@pytest.mark.parametrize("trick", ["steal", "double-cross"])
def test_a39_a_trick_is_usable_on_the_turn_after_it_was_banked(make_game, trick):
    state = pick_up(lay(make_game(players=2), banks=["", "5k"]), trick).play("stop")

    assert targets(stay_away(state), trick) == ["2"]


def test_a39_a_stolen_trick_is_usable_on_the_next_turn(make_game):
    state = lay(make_game(players=2), banks=["steal", "double-cross"]).play("steal 2")

    assert bank(state, A) == "double-cross"
    assert "double-cross 2" in texts(stay_away(state))


def test_a73_3_tricks_gained_by_a_swap_or_by_catnip_are_usable_on_the_receivers_next_turn(make_game):
    swapped = lay(make_game(players=2), banks=["double-cross steal", "5k"]).play("double-cross 2")
    given = lay(make_game(players=2), banks=["steal 5k"]).play("pick up", chance=["catnip"]).play("give steal to 2")

    assert swapped.turn == given.turn == B
    assert targets(swapped, "steal") == targets(given, "steal") == ["1"]
