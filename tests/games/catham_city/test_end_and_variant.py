"""Cases 98 to 112: the end of the game, the variant with two actions, whole games."""

import random

import pytest

from tests.conformance.places import count_cards
from tests.situations import play, refused, sees, texts

from .table import A, B, awaits, cards, discard, display, hand, hand_sizes, lay, pile_size, points, takes


def test_098_two_players_need_sixteen_points(make_game):
    state = lay(make_game(players=2), hands=["hackers", "mafia"], points=[15])

    state = state.play("play hackers 1 against 2", chance=["hackers"])

    assert state.turn is None
    assert state.outcome.winners == [A]
    assert state.outcome.scores == [16, 0]
    assert state.outcome.reason == "campaign won"


def test_099_more_points_than_the_goal_win_too(make_game):
    state = lay(make_game(players=4), hands=["4 robocats"], points=[12])

    state = state.play("play robocats 4")

    assert state.outcome.winners == [A]
    assert state.outcome.scores == [15, 0, 0, 0]


def test_100_thirteen_points_are_not_enough_for_three_players(make_game):
    state = lay(make_game(players=3), hands=["4 robocats"], points=[10])

    state = state.play("play robocats 4")

    assert points(state) == [13, 0, 0]
    assert state.turn == B
    assert state.outcome is None


@pytest.mark.parametrize("action", ["take mafia 1", "play robocats 4"])
def test_101_a_turn_has_one_action(make_game, action):
    state = lay(make_game(), hands=["4 robocats 2 robocats"], display="4 mafia 3 hackers")

    state = state.play(action)

    assert state.turn == B
    refused(state, "take mafia 1", section="", seat=A)
    refused(state, "play robocats 2", section="", seat=A)


def test_102_two_takes_and_the_limit_only_after_the_second(make_game):
    state = lay(make_game(two_actions=True), hands=["9 robocats"], display="4 mafia 3 hackers", pile=20)

    first = state.play("take mafia 4", chance=["scientists"] * 4)
    second = first.play("take scientists 4")

    assert (first.turn, awaits(first)) == (A, "action")
    assert len(hand(first, A)) == 13
    assert "take scientists 4" in takes(first)
    assert len(hand(second, A)) == 17
    assert len(display(second)) == 7
    assert (second.turn, awaits(second)) == (A, "excess")
    done = play(second, *["discard robocats"] * 7)
    assert hand(done, A) == cards("2 robocats 4 mafia 4 scientists")
    assert done.turn == B


def test_103_the_same_faction_may_be_played_twice(make_game):
    state = lay(make_game(two_actions=True), hands=["6 scientists"], pile=20)

    first = state.play("play scientists", chance=["mafia", "mafia"])
    second = first.play("play scientists", chance=["hackers", "hackers"])

    assert first.turn == A
    assert points(second) == [4, 0, 0]
    assert hand(second, A) == cards("2 mafia 2 hackers")
    assert second.turn == B


def test_105_a_play_may_be_followed_by_a_take(make_game):
    state = lay(make_game(two_actions=True), hands=["4 robocats"], display="4 mafia 3 hackers")

    state = play(state, "play robocats 4", "take mafia 2")

    assert points(state) == [3, 0, 0]
    assert hand(state, A) == cards("2 mafia")
    assert state.turn == B


def test_107_who_wins_with_the_first_action_has_no_second(make_game):
    state = lay(make_game(two_actions=True), hands=["8 robocats"], points=[13])

    state = state.play("play robocats 4")

    assert state.turn is None
    assert state.outcome.winners == [A]
    assert state.outcome.scores == [16, 0, 0]
    assert texts(state) == []
    refused(state, "play robocats 4", section="")


def test_108_both_actions_have_to_be_taken(make_game):
    state = lay(make_game(two_actions=True), hands=["4 robocats"]).play("play robocats 4")

    refused(state, "end turn", section="15.2")

    assert "end turn" not in texts(state)
    assert state.turn == A


@pytest.mark.parametrize("text", ["play scientists mafia", "play scientists and mafia", "play scientists play mafia"])
def test_109_two_factions_cannot_be_played_in_one_action(make_game, text):
    state = lay(make_game(), hands=["3 scientists 4 mafia"])

    refused(state, text, section="")

    assert state.turn == A


def test_111_an_illegal_pair_of_cards_and_opponent_changes_nothing(make_game):
    state = lay(make_game(), hands=["2 hackers", "mafia", "2 mafia"])

    refused(state, "play hackers 2 against 2", section="10.1")

    assert hand(state, A) == cards("2 hackers")
    assert state.turn == A
    assert state.play("play hackers 2 against 3").turn == B


@pytest.mark.parametrize("two_actions", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_112_no_card_is_ever_lost_and_the_display_is_full_whenever_a_turn_ends(make_game, players, two_actions):
    dice = random.Random(players)
    state = make_game(players, two_actions=two_actions).deal(seed=players)
    all_cards = count_cards(state)

    while state.turn is not None:
        turns = state.to_position()["turns"]
        state = state.play(dice.choice(state.moves()))
        assert count_cards(state) == all_cards
        if state.to_position()["turns"] > turns:
            assert len(display(state)) == 7 or (pile_size(state), discard(state)) == (0, [])
            assert max(hand_sizes(state)) <= 10

    assert sum(all_cards.values()) == 75
    assert max(state.outcome.scores) >= sees(state, None)["goal"]
