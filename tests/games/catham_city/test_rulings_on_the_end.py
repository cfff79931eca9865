"""The rulings on awards and the end of the game, where the numbered cases leave something out."""

import pytest

from tests.situations import play, texts, told_names

from .table import A, B, C, D, awaits, cards, discard, hand, hand_sizes, in_play, lay, pile_size, points


@pytest.mark.parametrize(
    ("hand_of_a", "action", "award"),
    [
        ("3 detectives mafia", "play detectives and mafia", 3),
        ("3 scientists", "play scientists", 2),
        ("4 robocats", "play robocats 4", 3),
        ("4 mafia", "play mafia", 2),
        ("2 journalists", "play journalists", 2),
    ],
)
def test_a16_the_points_of_the_active_player_come_first_and_as_one_award(make_game, hand_of_a, action, award):
    state = lay(make_game(players=4), hands=[hand_of_a, "2 mafia"], points=[12, 12, 12, 12], pile=10)

    state = state.play(action)

    assert state.outcome.winners == [A]
    assert state.outcome.scores == [12 + award, 12, 12, 12]
    assert told_names(state)[-2:] == ["scored", "ended"]
    assert hand(state, B) == cards("2 mafia")
    assert pile_size(state) == 10


def test_a16_nobody_discards_down_after_the_end(make_game):
    state = lay(make_game(), hands=["4 robocats 12 mafia"], points=[13])

    state = state.play("play robocats 4")

    assert state.outcome.winners == [A]
    assert len(hand(state, A)) == 12
    assert texts(state) == []


def test_a16_police_reveal_all_cards_before_the_points_and_a_winner_stops_the_draws(make_game):
    state = lay(make_game(), hands=["4 police mafia", "mafia police mafia scientists"], points=[15], pile=10)

    state = state.play("play police and mafia against 2")
    state = state.play("policemen 4", chance=["mafia", "police", "mafia", "scientists"])

    assert state.outcome.scores == [17, 0, 0]
    assert hand(state, B) == []
    assert pile_size(state) == 10
    assert told_names(state) == ["played", *["revealed"] * 4, "scored", "ended"]


def test_a16_officials_reveal_all_cards_before_the_points(make_game):
    state = lay(make_game(), hands=["3 officials"], points=[15], pile="mafia hackers scientists")

    state = state.play("play officials 3")

    assert state.outcome.scores == [18, 0, 0]
    assert told_names(state) == ["played", *["revealed-pile"] * 3, "scored", "ended"]


def test_a16_what_was_played_last_is_still_there_when_the_game_is_over(make_game):
    state = lay(make_game(), hands=["4 robocats"], points=[13])

    state = state.play("play robocats 4")

    assert cards("4 robocats") in (in_play(state), discard(state))


def test_a17_an_opponent_who_reaches_the_goal_by_matching_wins_at_once(make_game):
    state = lay(make_game(players=4), hands=["3 detectives mafia", "mafia", "mafia", "mafia"], points=[0, 11, 12, 12])

    state = play(state, "play detectives and mafia", "match", "match")

    assert state.turn is None
    assert state.outcome.winners == [C]
    assert state.outcome.scores == [3, 12, 13, 12]
    assert hand(state, D) == cards("mafia")


def test_a17_an_opponent_who_reaches_the_goal_by_a_gift_wins_at_once(make_game):
    state = lay(make_game(players=4), hands=["2 journalists", "3 scientists", "mafia"], points=[0, 12])

    state = play(state, "play journalists", "give scientists and discard 1")

    assert state.outcome.winners == [B]
    assert state.outcome.scores == [2, 13, 0, 0]
    assert hand(state, A) == cards("scientists")


def test_a18_of_two_who_could_reach_the_goal_the_first_clockwise_wins(make_game):
    hands = ["mafia", "", "3 detectives mafia", "mafia"]
    state = lay(make_game(players=4), hands=hands, points=[12, 0, 0, 12], turn=2)

    state = play(state, "play detectives and mafia", "match")

    assert state.outcome.winners == [3]
    assert state.outcome.scores == [12, 0, 3, 13]


def test_a18_who_lets_the_chance_go_by_leaves_it_to_the_next(make_game):
    state = lay(make_game(players=4), hands=["3 detectives mafia", "mafia", "mafia"], points=[0, 12, 12])

    state = play(state, "play detectives and mafia", "decline", "match")

    assert state.outcome.winners == [C]


def test_a19_the_others_are_asked_clockwise_and_see_what_was_done_before(make_game):
    hands = ["mafia", "mafia", "3 detectives mafia", "robocats"]
    state = lay(make_game(players=4), hands=hands, turn=2)

    state = state.play("play detectives and mafia")
    order = [state.turn]
    for answer in ("decline", "match", "decline"):
        state = state.play(answer)
        order.append(state.turn)

    assert order == [3, 0, 1, 3]
    assert points(state) == [1, 0, 3, 0]


@pytest.mark.parametrize(
    ("hand_of_a", "action"),
    [("3 detectives mafia", "play detectives and mafia"), ("2 journalists", "play journalists")],
)
def test_a19_who_has_no_card_is_not_asked_and_all_others_are(make_game, hand_of_a, action):
    state = lay(make_game(players=5), hands=[hand_of_a, "", "robocats", "", "hackers"])

    first = state.play(action)
    second = first.play("decline")
    done = second.play("decline")

    assert [first.turn, second.turn] == [C, 4]
    assert (done.turn, awaits(done)) == (B, "action")


def test_a19_if_nobody_has_a_card_nobody_is_asked(make_game):
    state = lay(make_game(), hands=["2 journalists"])

    state = state.play("play journalists")

    assert (state.turn, awaits(state)) == (B, "action")
    assert discard(state) == cards("2 journalists")


@pytest.mark.parametrize("number", [1, 2, 4])
def test_a20_any_number_at_or_above_the_goal_wins(make_game, number):
    state = lay(make_game(players=4), hands=[f"{number} police mafia", "9 mafia"], points=[12])

    state = play(state, "play police and mafia against 2", f"policemen {number}")

    assert state.outcome.winners == [A]
    assert state.outcome.scores == [12 + number, 0, 0, 0]


def test_a21_points_never_run_short(make_game):
    state = lay(make_game(players=6), hands=["9 police mafia", "10 mafia"], points=[12] * 6)

    state = play(state, "play police and mafia against 2", "policemen 9")

    assert state.outcome.scores == [21, 12, 12, 12, 12, 12]


def test_a35_people_may_play_as_long_as_they_like(make_game):
    state = lay(make_game(), hands=["mafia"], turns=100_000)

    state = state.play("take mafia 1")

    assert state.turn == B
    assert state.to_position()["turns"] == 100_001


def test_a35_points_can_fall(make_game):
    state = lay(make_game(), hands=["4 mafia", "5 robocats", ""], points=[0, 15, 15])

    state = play(state, "play mafia", "return point")

    assert points(state) == [2, 14, 14]
    assert hand_sizes(state) == [0, 5, 0]
