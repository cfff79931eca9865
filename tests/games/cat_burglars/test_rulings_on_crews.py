"""The rulings on crews and what lies under them, where the numbered cases leave something out."""

from itertools import combinations, permutations

import pytest

from tests.situations import actions, play, refused, sees, texts, told

from .table import crews, lay, scores, sees_crews, sizes


def test_a11_a_facedown_card_does_not_count_for_the_size_of_a_crew(make_game):
    state = lay(make_game(), hands=["green"], crews=[["blue/red", "orange orange", "yellow yellow yellow"]])

    assert [text for text in texts(state) if text.startswith("form")] == ["form green new"]
    refused(state, "form green 1", section="5.3")


def test_a11_a_crew_alone_has_no_twin(make_game):
    state = lay(make_game(), hands=["green"], crews=[["blue"]])

    refused(state, "form green 1", section="5.3")


def test_a12_crews_stay_and_can_be_activated_again(make_game):
    state = lay(make_game(players=2), hands=["blue blue", "orange"], crews=[["blue/blue", "orange/orange"]])

    state = play(state, "secure 1", "done", "infiltrate 1.2", "pay orange")
    assert crews(state, 0) == ["blue", "orange"]
    state = play(state, "activate 1 blue", "recruit deck", "recruit deck", "activate 2 blue")

    assert crews(state, 0) == ["blue/blue", "orange/blue"]


def test_a13_a_facedown_card_is_neither_exchanged_nor_taken_back(make_game):
    state = lay(make_game(), hands=["blue"], crews=[["green/red"]])

    assert "activate" not in actions(state)
    refused(state, "activate 1 blue", section="6.1")
    refused(state, "take 1", section="")


def test_a14_any_choice_of_balls_may_be_secured_but_none(make_game):
    state = lay(make_game(), crews=[["blue/blue", "orange/orange", "green/red", "red/red"]])

    def choices(state, chosen=()):
        if state.turn == 1:
            return [chosen]
        moves = [text for text in texts(state) if text.startswith(("secure", "done"))]
        return [rest for text in moves for rest in choices(state.play(text), (*chosen, text))]

    found = {tuple(text for text in choice if text != "done") for choice in choices(state)}
    balls = ["secure 1", "secure 2", "secure 4"]
    assert found == {choice for number in (1, 2, 3) for choice in permutations(balls, number)}


def test_a14_an_earlier_crew_may_be_named_after_a_later_one(make_game):
    state = lay(make_game(), crews=[["blue/blue", "orange/orange", "green/green"]])

    state = state.play("secure 2")

    assert texts(state) == ["done", "secure 1", "secure 3"]
    refused(state, "secure 2", section="7.1")


def test_a15_being_asked_for_more_does_not_tell_balls_from_traps(make_game):
    ball = lay(make_game(), crews=[["blue/blue", "orange/orange"]]).play("secure 1")
    trap = lay(make_game(), crews=[["blue/blue", "orange/red"]]).play("secure 1")

    assert (texts(ball), texts(trap)) == (["done", "secure 2"], ["done"])
    assert (ball.turn, trap.turn) == (0, 0)
    for seat in (1, 2, None):
        assert ball.view(seat) == trap.view(seat)
        assert sees(ball, seat) == sees(trap, seat)
    refused(trap, "secure 2", section="7.5")


def test_a15_without_another_facedown_card_nothing_more_is_asked(make_game):
    state = lay(make_game(), crews=[["blue", "orange/orange", "green"]])

    state = state.play("secure 2")

    assert state.turn == 1


def test_a20_a_placed_trap_can_make_another_facedown_card_a_ball_and_only_its_owner_knows(make_game):
    state = lay(make_game(), hands=["blue"], crews=[[], ["blue/red", "orange/red"]])

    state = play(state, "infiltrate 2.1", "pay blue", "place 2")

    assert sees(state, 1)["crews"][1][1] == {"cats": ["orange", "red"], "facedown": "red", "ball": True}
    assert sees_crews(state, 0, 1) == ["blue", "orange red/hidden"]
    for seat in (0, 1, 2):
        assert told(state, seat) == [{"fact": "expanded", "seat": 1, "crew": "2.2", "card": "red"}]
    assert "secure 2" in texts(state)


def test_a31_a_mirror_does_not_join_a_crew_that_may_grow(make_game):
    state = lay(make_game(), hands=["mirror red"], crews=[["blue", "green"]])

    assert [text for text in texts(state) if text.startswith("form")] == ["form red new", "form red 1", "form red 2"]
    refused(state, "form mirror 2", section="5.5")


def test_a32_a_facedown_card_stays_hidden_until_it_is_secured(make_game):
    state = lay(make_game(players=2), hands=["red green"], crews=[["red", "blue"]])
    others_turn = ["recruit deck", "recruit deck"]

    laid = state.play("activate 1 red")
    later = play(laid, *others_turn, "form green 1", *others_turn)
    secured = later.play("secure 1")

    assert sees_crews(laid, 1, 0) == ["red/hidden", "blue"]
    assert sees_crews(later, 1, 0) == ["green red/hidden", "blue"]
    assert {"fact": "secured", "seat": 0, "crew": "1.1", "card": "red"} in told(secured, 1)


@pytest.mark.parametrize("chosen", list(combinations("1234", 3)), ids="".join)
def test_a33_any_three_of_four_balls_may_be_secured(make_game, chosen):
    state = lay(make_game(), crews=[["blue/blue", "orange/orange", "green/green", "red/red"]])

    state = play(state, *(f"secure {crew}" for crew in chosen))
    if state.turn == 0:
        state = state.play("done")

    assert scores(state) == [3, 0, 0]
    assert len([crew for crew in crews(state, 0) if "/" in crew]) == 1
    assert sizes(state, 0) == [1, 1, 1, 1]
