"""The rulings on players who are stuck and on the end, where the numbered cases leave something out."""

import pytest

from mewseum.players import RandomPlayer
from tests.situations import play, refused, sees, texts, told, told_names

from .table import NOTHING_TO_RECRUIT, lay, sees_crews

FIVE_COLOURS = "blue orange green red yellow"


def test_a07_a_skipped_player_is_on_turn_again_when_there_is_something_to_do(make_game):
    state = lay(make_game(), hands=["red", "mirror", "blue"], crews=[[], [], ["blue"]], **NOTHING_TO_RECRUIT)

    skipped = state.play("form red new")
    again = skipped.play("activate 1 blue")

    assert (skipped.turn, again.turn) == (2, 1)
    assert told(again, None)[1:] == [{"fact": "skipped", "seat": 0}]
    assert texts(again) == ["infiltrate 3.1"]


def test_a07_whoever_is_left_plays_on_alone(make_game):
    state = lay(make_game(), hands=["", "red red", "mirror"], turn=1, **NOTHING_TO_RECRUIT)

    state = state.play("form red new")

    assert told_names(state) == ["formed", "skipped", "skipped"]
    assert state.turn == 1


@pytest.mark.parametrize(
    ("theirs", "move"),
    [(["blue/blue"], "secure 1"), (["blue/red"], "infiltrate 1.1")],
    ids=["a ball of one's own", "a crew that mirrors can pay"],
)
def test_a07_mirrors_alone_are_no_reason_to_be_skipped(make_game, theirs, move):
    mine = ["green green/red"] if move.startswith("infiltrate") else []
    state = lay(make_game(players=2), hands=["red", "mirror mirror"], crews=[mine, theirs], **NOTHING_TO_RECRUIT)

    state = state.play("form red new")

    assert state.turn == 1
    assert texts(state) == [move]


def test_a07_a_tie_of_the_stuck_is_shared(make_game):
    state = lay(
        make_game(),
        hands=["mirror", "mirror mirror", "red"],
        scored=["blue blue blue", "orange orange orange", "green"],
        turn=2,
        **NOTHING_TO_RECRUIT,
    )

    state = state.play("form red new")

    assert state.outcome.winners == [0, 1]
    assert state.outcome.reason == "all stuck"


def test_a07_who_is_skipped_shows_that_every_card_of_the_hand_is_a_mirror(make_game):
    state = lay(make_game(), hands=["red", "mirror mirror", "blue"], **NOTHING_TO_RECRUIT)

    state = state.play("form red new")

    assert sees(state, 0)["known"][1] == ["mirror", "mirror"]


def test_a23_who_completes_the_colours_wins_in_the_middle_of_an_action(make_game):
    crew_row = ["purple/purple", "blue/blue"]
    state = lay(make_game(hall_of_fame=True), scored=[FIVE_COLOURS], crews=[crew_row])

    state = state.play("secure 1")

    assert state.outcome.winners == [0]
    assert state.outcome.scores == [6, 0, 0]


def test_a23_an_infiltrated_ball_can_complete_the_colours(make_game):
    state = lay(
        make_game(hall_of_fame=True), scored=["", FIVE_COLOURS], hands=["", "purple"], crews=[["purple/purple"]], turn=1
    )

    state = play(state, "infiltrate 1.1", "pay purple")

    assert state.outcome.winners == [1]
    assert state.outcome.reason == "six colours"


def test_a23_both_goals_at_once_are_one_win_with_both_reasons(make_game):
    state = lay(make_game(hall_of_fame=True), scored=[f"{FIVE_COLOURS} blue blue"], crews=[["purple/purple"]])

    state = state.play("secure 1")

    assert state.outcome.winners == [0]
    assert state.outcome.scores == [8, 0, 0]
    assert state.outcome.reason == "eight balls and six colours"
    assert told(state, None)[-1] == {"fact": "ended", "reason": "eight balls and six colours"}


def test_a24_more_than_one_ball_of_a_colour_does_no_harm(make_game):
    state = lay(make_game(hall_of_fame=True), scored=[f"{FIVE_COLOURS} blue"], crews=[["purple/purple"]])

    state = state.play("secure 1")

    assert state.outcome.winners == [0]
    assert state.outcome.scores == [7, 0, 0]
    assert state.outcome.reason == "six colours"


def test_a29_the_eighth_ball_ends_the_game_although_more_could_be_secured(make_game):
    seven = "blue blue blue red red red red"
    state = lay(make_game(), scored=[seven], crews=[["blue/blue", "orange/orange", "green/green"]])

    state = state.play("secure 1")

    assert state.turn is None
    assert state.outcome.winners == [0]
    assert state.outcome.reason == "eight balls"
    refused(state, "secure 2", section="")


def test_a29_more_than_eight_balls_win_too(make_game):
    ten = "blue blue blue blue blue red red red red red"

    state = lay(make_game(), scored=[ten])

    assert state.outcome.winners == [0]
    assert state.outcome.scores == [10, 0, 0]


def test_a39_an_automatic_player_can_take_any_seat_at_any_time(make_game):
    state = play(make_game(players=3, first=0).deal(seed=1), "recruit deck")
    automatic = RandomPlayer(seed=1)

    while state.turn is not None:
        state = state.play(automatic.choose(state.view(state.turn)), seat=state.turn)

    assert len(state.outcome.scores) == 3


def test_a41_7_after_the_end_hands_and_facedown_cards_are_shown(make_game):
    seven = "blue blue blue red red red red"
    state = lay(make_game(), hands=["", "green mirror", "red"], scored=[seven], crews=[["blue/blue"], ["green/red"]])

    state = state.play("secure 1")

    for seat in (0, 1, 2, None):
        assert sees(state, seat)["hands"] == [[], ["green", "mirror"], ["red"]]
        assert sees_crews(state, seat, 1) == ["green/red"]
