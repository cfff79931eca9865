"""Cases 44 to 51: securing the loot."""

from itertools import permutations

import pytest

from tests.situations import actions, play, refused, sees, texts, told

from .table import crews, lay, scores


def securing(state):
    return [text for text in texts(state) if text.startswith("secure")]


def test_44_three_of_four_facedown_cards_are_secured_and_the_fourth_stays_hidden(make_game):
    state = lay(make_game(), crews=[["blue/blue", "orange/orange", "green/green", "red/red"]])

    state = play(state, "secure 1", "secure 2", "secure 4", "done")

    assert scores(state) == [3, 0, 0]
    assert crews(state, 0) == ["blue", "orange", "green/green", "red"]
    assert sees(state, 1)["crews"][0][2]["facedown"] == "hidden"
    assert state.turn == 1


@pytest.mark.parametrize("order", [*permutations((1, 2, 3))])
def test_a14_no_ball_is_lost_by_the_order_in_which_crews_are_named(make_game, order):
    state = lay(make_game(), crews=[["blue/blue", "orange/orange", "green/green"]])

    for number in order:
        assert state.turn == 0
        assert f"secure {number}" in texts(state)
        state = state.play(f"secure {number}")

    assert scores(state) == [3, 0, 0]
    assert crews(state, 0) == ["blue", "orange", "green"]
    assert state.turn == 1


@pytest.mark.parametrize("rest", ["orange/orange", "orange/green"])
def test_a14_more_is_asked_while_any_facedown_card_is_left_ball_or_trap(make_game, rest):
    state = lay(make_game(), crews=[[rest, "blue/blue", "red"]])

    state = state.play("secure 2")

    assert state.turn == 0
    assert sees(state, 1)["awaits"] == "more balls"
    assert state.play("done").turn == 1


def test_a14_when_nothing_lies_face_down_any_more_the_turn_ends_by_itself(make_game):
    state = lay(make_game(), crews=[["red", "blue/blue"], ["green/green"]])

    assert state.play("secure 2").turn == 1


def test_45_of_two_balls_one_may_be_left(make_game):
    state = lay(make_game(), crews=[["blue/blue", "orange/orange"]])

    state = play(state, "secure 1", "done")

    assert scores(state) == [1, 0, 0]
    assert crews(state, 0) == ["blue", "orange/orange"]
    assert state.turn == 1


def test_47_with_traps_only_securing_is_not_offered(make_game):
    state = lay(make_game(), hands=["blue"], crews=[["blue/red", "orange/green"]])

    assert "secure" not in actions(state)
    refused(state, "secure 1", section="7.5")
    refused(state, "secure 2", section="7.5")


def test_48_securing_nothing_is_refused(make_game):
    state = lay(make_game(), crews=[["blue/blue"]])

    assert securing(state) == ["secure 1"]
    refused(state, "secure", section="")
    refused(state, "done", section="3.1")


def test_49_the_eighth_ball_wins(make_game):
    six = "blue blue blue red red red"
    state = lay(make_game(), scored=[six], crews=[["blue/blue", "orange/orange"]])

    state = play(state, "secure 1", "secure 2")

    assert state.turn is None
    assert state.moves() == []
    assert state.outcome.winners == [0]
    assert state.outcome.scores == [8, 0, 0]
    assert state.outcome.reason == "eight balls"


def test_51_a_secured_colour_is_told_once_and_lies_ball_side_up_afterwards(make_game):
    state = lay(make_game(), crews=[["red/red"]])

    secured = state.play("secure 1")
    later = play(secured, "recruit deck", "recruit deck")

    for seat in (0, 1, 2, None):
        assert {"fact": "secured", "seat": 0, "crew": "1.1", "card": "red"} in told(secured, seat)
    for seat in (1, 2, None):
        assert sees(later, seat)["scored"] == [1, 0, 0]
        assert sees(later, seat)["crews"][0] == [{"cats": ["red"], "facedown": None}]
