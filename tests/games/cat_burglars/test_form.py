"""Cases 21 to 33: forming a crew."""

from tests.situations import play, refused, sees, texts, told_names

from .table import crews, hand, lay, sizes


def forming(state):
    return [text for text in texts(state) if text.startswith("form")]


def test_21_a_cat_from_the_hand_starts_a_crew(make_game):
    state = lay(make_game(), hands=["blue red"])

    state = state.play("form blue new")

    assert crews(state, 0) == ["blue"]
    assert hand(state, 0) == ["red"]


def test_everybody_sees_which_crews_have_a_twin(make_game):
    state = lay(make_game(), crews=[["blue", "orange", "green red"], ["blue"]])

    for seat in (0, 1, None):
        twins = [[crew.get("twin", False) for crew in crews] for crews in sees(state, seat)["crews"]]
        assert twins[:2] == [[True, True, False], [False]]


def test_22_a_sixth_crew_is_accepted(make_game):
    state = lay(make_game(), hands=["purple"], crews=[["blue", "orange", "green", "red", "yellow"]])

    state = state.play("form purple new")

    assert crews(state, 0) == ["blue", "orange", "green", "red", "yellow", "purple"]


def test_23_a_mirror_forms_no_crew(make_game):
    state = lay(make_game(), hands=["mirror"], crews=[["blue", "red"]])

    assert forming(state) == []
    refused(state, "form mirror new", section="5.5")
    refused(state, "form mirror 1", section="5.5")


def test_25_of_two_crews_of_one_cat_either_may_grow(make_game):
    state = lay(make_game(), hands=["green"], crews=[["blue", "orange"]])

    state = state.play("form green 1")

    assert sizes(state, 0) == [2, 1]
    assert crews(state, 0) == ["blue green", "orange"]


def test_26_sizes_two_and_one_allow_only_a_new_crew(make_game):
    state = lay(make_game(), hands=["green"], crews=[["blue blue", "orange"]])

    assert forming(state) == ["form green new"]
    refused(state, "form green 1", section="5.3")
    refused(state, "form green 2", section="5.3")


def test_27_after_the_new_crew_one_of_the_single_cats_may_be_joined(make_game):
    state = lay(make_game(players=2), hands=["green green"], crews=[["blue blue", "orange"]])

    state = play(state, "form green new", "recruit deck", "recruit deck")
    assert sizes(state, 0) == [2, 1, 1]
    assert forming(state) == ["form green new", "form green 2", "form green 3"]
    state = state.play("form green 2")

    assert sizes(state, 0) == [2, 2, 1]


def test_28_beside_a_twin_of_two_a_third_cat_joins(make_game):
    state = lay(make_game(), hands=["green"], crews=[["blue blue", "orange orange"]])

    state = state.play("form green 1")

    assert sizes(state, 0) == [3, 2]


def test_29_an_opponents_crew_is_no_twin(make_game):
    state = lay(make_game(), hands=["green"], crews=[["blue blue", "orange"], ["red red"]])

    assert forming(state) == ["form green new"]
    refused(state, "form green 1", section="5.3")


def test_31_a_crew_may_have_any_number_of_cats_of_one_colour(make_game):
    state = lay(make_game(), hands=["blue"], crews=[["blue blue", "orange orange"]])

    state = state.play("form blue 1")

    assert crews(state, 0) == ["blue blue blue", "orange orange"]


def test_33_a_crew_grows_over_its_facedown_card_which_stays_a_trap(make_game):
    state = lay(make_game(), hands=["red"], crews=[["blue/green", "orange"]])

    state = state.play("form red 1")

    assert crews(state, 0) == ["blue red/green", "orange"]
    assert sees(state, 0)["crews"][0][0]["ball"] is False
    assert told_names(state) == ["expanded"]
