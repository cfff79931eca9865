"""Cases 72 to 78: the Hall of Fame."""

from tests.situations import play, sees

from .table import lay

FIVE_COLOURS = "blue orange green red yellow"


def test_72_a_ball_of_the_sixth_colour_wins(make_game):
    state = lay(make_game(hall_of_fame=True), scored=[FIVE_COLOURS], crews=[["purple/purple"]])

    state = state.play("secure 1")

    assert state.turn is None
    assert state.outcome.winners == [0]
    assert state.outcome.scores == [6, 0, 0]
    assert state.outcome.reason == "six colours"


def test_73_six_balls_of_five_colours_do_not_win(make_game):
    state = lay(make_game(hall_of_fame=True), scored=[FIVE_COLOURS], crews=[["blue/blue"]])

    state = state.play("secure 1")

    assert sees(state, None)["scores"] == [6, 0, 0]
    assert state.outcome is None
    assert state.turn == 1


def test_74_eight_balls_of_four_colours_win_too(make_game):
    seven = "blue blue orange orange green green red"
    state = lay(make_game(hall_of_fame=True), scored=[seven], crews=[["red/red"]])

    state = state.play("secure 1")

    assert state.outcome.winners == [0]
    assert state.outcome.reason == "eight balls"


def test_77_without_the_variant_six_colours_do_not_win(make_game):
    state = lay(make_game(hall_of_fame=False), scored=[FIVE_COLOURS], crews=[["purple/purple"]])

    state = state.play("secure 1")

    assert sees(state, None)["scores"] == [6, 0, 0]
    assert state.outcome is None
    assert state.turn == 1


def test_78_scored_colours_are_public(make_game):
    state = lay(make_game(hall_of_fame=True), hands=["", "red"], scored=["blue"], crews=[["orange/orange", "red/red"]])

    state = play(state, "secure 1", "done", "infiltrate 1.2", "pay red")

    for seat in (0, 1, 2, None):
        assert sees(state, seat)["scored"] == [["blue", "orange"], ["red"], []]
