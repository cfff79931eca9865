"""Cases 56 to 67: hackers."""

import pytest

from tests.situations import refused

from .table import A, B, C, cards, discard, hand, hand_sizes, lay, plays, points

MICHAEL, LEFT, RIGHT = A, B, C


def test_056_michael_cannot_send_two_hackers_to_a_neighbour_with_one_card(make_game):
    state = lay(make_game(), hands=["2 hackers", "mafia", "4 scientists"])

    refused(state, "play hackers 2 against 2", section="10.1")


def test_058_michael_gets_a_point_and_a_scientist_and_his_other_hacker_stays(make_game):
    state = lay(make_game(), hands=["2 hackers", "mafia", "2 scientists 2 robocats"])

    state = state.play("play hackers 2 against 3", chance=["hackers", "scientists"])

    assert points(state) == [1, 0, 0]
    assert hand(state, MICHAEL) == cards("scientists")
    assert hand(state, RIGHT) == cards("scientists 2 robocats hackers")
    assert hand(state, LEFT) == cards("mafia")
    assert discard(state) == cards("hackers")
    assert state.turn == LEFT


def test_059_two_other_cards_go_to_the_hand_and_both_hackers_stay(make_game):
    state = lay(make_game(), hands=["2 hackers", "2 scientists 2 robocats"])

    state = state.play("play hackers 2 against 2", chance=["robocats", "scientists"])

    assert points(state) == [0, 0, 0]
    assert hand(state, A) == cards("robocats scientists")
    assert hand(state, B) == cards("robocats scientists 2 hackers")
    assert discard(state) == []


def test_060_two_revealed_hackers_are_two_points_and_cost_the_opponent_nothing(make_game):
    state = lay(make_game(), hands=["2 hackers", "2 scientists 2 robocats"])

    state = state.play("play hackers 2 against 2", chance=["hackers", "hackers"])

    assert points(state) == [2, 0, 0]
    assert hand(state, A) == []
    assert hand(state, B) == cards("2 scientists 2 robocats")
    assert discard(state) == cards("2 hackers")


def test_062_five_hackers_are_too_many_and_four_are_not(make_game):
    state = lay(make_game(), hands=["5 hackers", "4 mafia"])

    refused(state, "play hackers 5 against 2", section="10.1")
    state = state.play("play hackers 4 against 2", chance=["hackers"] * 4)

    assert points(state) == [4, 0, 0]
    assert hand(state, A) == cards("hackers")


def test_063_without_an_opponent_who_has_cards_hackers_cannot_be_played(make_game):
    state = lay(make_game(), hands=["3 hackers"])

    assert plays(state) == []
    refused(state, "play hackers 1 against 2", section="10.1")


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_065_as_many_cards_as_hackers_are_enough(make_game, number):
    state = lay(make_game(), hands=["4 hackers", f"{number} scientists"])

    state = state.play(f"play hackers {number} against 2", chance=["scientists"] * number)

    assert hand_sizes(state)[A] == 4
    assert hand(state, B) == cards(f"{number} hackers")


def test_067_four_cards_for_four_hackers_are_no_excess(make_game):
    state = lay(make_game(), hands=["4 hackers 6 mafia", "5 scientists"])

    state = state.play("play hackers 4 against 2", chance=["scientists"] * 4)

    assert hand(state, A) == cards("6 mafia 4 scientists")
    assert discard(state) == []
    assert state.turn == B
