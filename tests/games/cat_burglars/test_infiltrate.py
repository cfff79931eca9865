"""Cases 52 to 70: infiltrating."""

import pytest

from tests.situations import actions, play, refused, sees, texts, told

from .table import crews, discard, hand, lay, scores, sizes

ANOUK, ALBERTO = 0, 1


def falls_into_trap(make_game, *other_crews):
    """Anouk has infiltrated Alberto's crew of three with two cats and a mirror, and found a trap."""
    alberto = ["blue orange green/red", *other_crews]
    state = lay(make_game(), hands=["blue orange mirror"], crews=[[], alberto])
    return play(state, "infiltrate 2.1", "pay blue orange mirror")


def test_52_a_trap_costs_the_payment_and_its_owner_has_to_place_it(make_game):
    state = falls_into_trap(make_game, "yellow", "purple")

    assert hand(state, ANOUK) == []
    assert discard(state) == ["blue", "orange", "mirror"]
    assert {"fact": "trapped", "seat": ANOUK, "crew": "2.1", "card": "red"} in told(state, None)
    assert state.turn == ALBERTO
    assert sees(state, None)["awaits"] == "placement"
    assert sees(state, None)["trap"] == "red"
    assert texts(state) == ["place new", "place 2", "place 3"]
    assert scores(state) == [0, 0, 0]


def test_53_the_owner_adds_the_trap_to_a_crew_that_may_grow(make_game):
    state = falls_into_trap(make_game, "yellow", "purple")

    state = state.play("place 2")

    assert crews(state, ALBERTO) == ["blue orange green", "red yellow", "purple"]
    assert state.turn == ALBERTO
    assert sees(state, None)["awaits"] == "action"


def test_54_the_owner_starts_a_new_crew_with_the_trap(make_game):
    state = falls_into_trap(make_game, "yellow", "purple")

    state = state.play("place new")

    assert crews(state, ALBERTO) == ["blue orange green", "yellow", "purple", "red"]


def test_55_a_crew_without_a_twin_does_not_take_the_trap(make_game):
    state = falls_into_trap(make_game, "yellow", "purple")

    refused(state, "place 1", section="5.3")

    assert state.turn == ALBERTO
    assert texts(state) == ["place new", "place 2", "place 3"]


def test_57_a_trap_may_join_the_crew_that_it_came_from(make_game):
    state = lay(make_game(), hands=["blue orange"], crews=[[], ["blue orange/red", "green yellow"]])

    state = play(state, "infiltrate 2.1", "pay blue orange", "place 1")

    assert sizes(state, ALBERTO) == [3, 2]
    assert crews(state, ALBERTO) == ["blue orange red", "green yellow"]


@pytest.mark.parametrize("text", ["take red", "discard red", "recruit deck", "done", "form red new"])
def test_58_a_trap_goes_neither_to_the_hand_nor_to_the_discard_pile(make_game, text):
    state = falls_into_trap(make_game, "yellow", "purple")

    refused(state, text, section="" if text in ("take red", "discard red") else "8.6")

    assert actions(state) == {"place"}


def test_59_a_ball_goes_to_the_payer_and_the_crew_stays(make_game):
    state = lay(make_game(), hands=["blue orange"], crews=[[], ["blue orange/blue"]])

    state = play(state, "infiltrate 2.1", "pay blue orange")

    assert scores(state) == [1, 0, 0]
    assert crews(state, ALBERTO) == ["blue orange"]
    assert discard(state) == ["blue", "orange"]
    assert state.turn == 1


def test_61_a_mirror_stands_for_a_missing_cat(make_game):
    state = lay(make_game(), hands=["blue mirror"], crews=[[], ["blue blue/blue"]])

    state = play(state, "infiltrate 2.1", "pay blue mirror")

    assert scores(state) == [1, 0, 0]
    assert discard(state) == ["blue", "mirror"]


def test_62_mirrors_alone_may_pay(make_game):
    state = lay(make_game(), hands=["mirror mirror mirror"], crews=[[], ["blue orange green/blue"]])

    state = play(state, "infiltrate 2.1", "pay mirror mirror mirror")

    assert scores(state) == [1, 0, 0]
    assert hand(state, ANOUK) == []


@pytest.mark.parametrize(
    "payment",
    ["blue orange green", "blue orange mirror", "blue blue orange", "blue", "mirror", "blue blue", "green orange"],
)
def test_64_paying_too_much_too_little_or_other_colours_is_refused(make_game, payment):
    state = lay(make_game(), hands=["blue blue orange green mirror"], crews=[[], ["blue orange/red"]])

    state = state.play("infiltrate 2.1")

    refused(state, f"pay {payment}", section="8.2")


def test_65_a_crew_without_a_facedown_card_cannot_be_infiltrated(make_game):
    state = lay(make_game(), hands=["blue orange"], crews=[[], ["blue orange"]])

    assert "infiltrate" not in actions(state)
    refused(state, "infiltrate 2.1", section="8.1")


def test_66_ones_own_crew_cannot_be_infiltrated(make_game):
    state = lay(make_game(), hands=["blue orange"], crews=[["blue orange/red"]])

    assert "infiltrate" not in actions(state)
    refused(state, "infiltrate 1.1", section="8.1")


def test_67_an_infiltrated_eighth_ball_wins_at_once(make_game):
    seven = "blue blue blue red red red red"
    state = lay(make_game(), scored=[seven], hands=["orange"], crews=[[], ["orange/orange"]])

    state = play(state, "infiltrate 2.1", "pay orange")

    assert state.turn is None
    assert state.outcome.winners == [ANOUK]
    assert state.outcome.scores == [8, 0, 0]
    assert state.outcome.reason == "eight balls"


def test_69_a_ball_may_be_infiltrated_in_the_very_next_turn(make_game):
    state = lay(make_game(), hands=["blue", "blue"], crews=[["blue"]])

    state = play(state, "activate 1 blue", "infiltrate 1.1", "pay blue")

    assert scores(state) == [0, 1, 0]


def test_70_nobody_acts_before_the_trap_is_placed(make_game):
    alberto = ["blue orange green/red", "yellow", "purple"]
    state = lay(make_game(), hands=["blue orange mirror", "", "red"], crews=[[], [], alberto])
    state = play(state, "infiltrate 3.1", "pay blue orange mirror")
    next_seat, owner = 1, 2

    refused(state, "recruit deck", section="", seat=next_seat)
    refused(state, "recruit deck", section="8.6", seat=owner)
    state = state.play("place new", seat=owner)

    assert state.turn == next_seat
    assert state.play("recruit deck", seat=next_seat).turn == next_seat
