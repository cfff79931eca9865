"""Cases 79 to 83: one card of the cost may come from the market."""

import pytest

from tests.situations import actions, play, refused, texts

from .table import deck_size, discard, hand, lay, market, scores


def test_79_one_card_of_the_cost_comes_from_the_market_which_is_refilled(make_game):
    state = lay(make_game(players=2), hands=["orange"], crews=[[], ["blue orange/blue"]], deck=50)

    state = state.play("infiltrate 2.1").play("pay orange market blue", chance=["mirror"])

    assert hand(state, 0) == []
    assert discard(state) == ["blue", "orange"]
    assert market(state) == ["orange", "green", "red", "yellow", "purple", "mirror"]
    assert deck_size(state) == 49
    assert scores(state) == [1, 0]


@pytest.mark.parametrize("hand", ["", "red red red"], ids=["empty", "useless"])
def test_80_without_a_card_of_its_own_a_hand_cannot_pay_for_two_cats(make_game, hand):
    state = lay(make_game(players=2), hands=[hand], crews=[[], ["blue orange/blue"]])

    assert "infiltrate" not in actions(state)
    refused(state, "infiltrate 2.1", section="8.2")


def test_80_two_cards_of_the_market_are_refused(make_game):
    state = lay(make_game(players=2), hands=["orange"], crews=[[], ["blue orange/blue"]])

    state = state.play("infiltrate 2.1")

    assert texts(state) == ["pay orange market blue"]
    refused(state, "pay market blue orange", section="11.1")


def test_81_a_card_of_the_market_pays_for_a_single_cat_alone(make_game):
    state = lay(make_game(players=2), hands=[""], crews=[[], ["blue/blue"]])

    state = play(state, "infiltrate 2.1", "pay market blue")

    assert scores(state) == [1, 0]
    assert discard(state) == ["blue"]
    assert len(market(state)) == 6


def test_83_with_three_players_the_market_does_not_pay(make_game):
    poor = lay(make_game(players=3), hands=["orange"], crews=[[], ["blue orange/blue"]])
    rich = lay(make_game(players=3), hands=["blue orange"], crews=[[], ["blue orange/blue"]])

    refused(poor, "infiltrate 2.1", section="8.2")
    rich = rich.play("infiltrate 2.1")

    assert texts(rich) == ["pay blue orange"]
    refused(rich, "pay orange market blue", section="11.3")
