"""Cases 34 to 43: activating a crew."""

from tests.situations import actions, refused, sees, texts, told

from .table import crews, hand, lay, sees_crews

MIKE, OTHER = 0, 1


def test_34_a_card_of_a_colour_of_the_crew_is_a_ball_and_only_the_owner_knows(make_game):
    state = lay(make_game(), hands=["blue"], crews=[["blue orange"]])

    state = state.play("activate 1 blue")

    assert hand(state, MIKE) == []
    assert sees(state, MIKE)["crews"][MIKE] == [{"cats": ["blue", "orange"], "facedown": "blue", "ball": True}]
    for seat in (OTHER, 2, None):
        assert sees(state, seat)["crews"][MIKE] == [{"cats": ["blue", "orange"], "facedown": "hidden"}]
        assert told(state, seat) == [{"fact": "activated", "seat": MIKE, "crew": "1.1"}]


def test_35_a_card_of_another_colour_is_a_trap_and_looks_the_same_to_others(make_game):
    before = lay(make_game(), hands=["blue orange"], crews=[["blue green"]])

    trap = before.play("activate 1 orange")

    assert sees(trap, MIKE)["crews"][MIKE] == [{"cats": ["blue", "green"], "facedown": "orange", "ball": False}]
    assert trap.view(OTHER) == before.play("activate 1 blue").view(OTHER)


def test_36_a_cat_of_its_colour_makes_a_trap_a_ball_and_nothing_is_said(make_game):
    state = lay(make_game(), hands=["orange"], crews=[["blue/orange", "green"]])
    assert sees(state, MIKE)["crews"][MIKE][0]["ball"] is False

    state = state.play("form orange 1")

    assert sees(state, MIKE)["crews"][MIKE][0]["ball"] is True
    assert sees_crews(state, OTHER, MIKE) == ["blue orange/hidden", "green"]
    for seat in (MIKE, OTHER, None):
        assert told(state, seat) == [{"fact": "expanded", "seat": MIKE, "crew": "1.1", "card": "orange"}]
    assert sees(state, None)["scores"] == [0, 0, 0]


def test_38_a_mirror_cannot_lie_face_down(make_game):
    state = lay(make_game(), hands=["mirror mirror"], crews=[["blue"]])

    assert "activate" not in actions(state)
    refused(state, "activate 1 mirror", section="6.2")


def test_39_without_a_crew_there_is_nothing_to_activate(make_game):
    state = lay(make_game(), hands=["blue"])

    assert "activate" not in actions(state)
    refused(state, "activate 1 blue", section="")


def test_40_a_ball_cannot_be_secured_in_the_turn_in_which_it_was_laid(make_game):
    state = lay(make_game(), hands=["blue"], crews=[["blue"]])

    state = state.play("activate 1 blue")

    assert state.turn == OTHER
    refused(state, "secure 1", section="", seat=MIKE)


def test_42_an_owner_may_look_at_a_facedown_card_in_the_turn_of_another(make_game):
    state = lay(make_game(), crews=[["blue/green"]], turn=OTHER)

    assert sees_crews(state, MIKE, MIKE) == ["blue/green"]
    assert sees_crews(state, OTHER, MIKE) == ["blue/hidden"]
    assert sees_crews(state, 2, MIKE) == ["blue/hidden"]


def test_43_an_opponents_crew_cannot_be_activated(make_game):
    state = lay(make_game(), hands=["blue"], crews=[["red/red"], ["blue"]])

    assert [text for text in texts(state) if text.startswith("activate")] == []
    refused(state, "activate 2.1 blue", section="5.1")
    assert crews(state, OTHER) == ["blue"]
