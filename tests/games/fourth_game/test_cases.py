"""The numbered cases of Pounce, each by the plain rules and by the compiled ones."""

from tests.situations import play, refused, sees, texts, told


def lay(game, *hands, **rest):
    """A situation with these hands, and a bird at the end of the trail."""
    return game.position({"hands": [hand.split() for hand in hands], "trail": ["bird"], "top": "bird", **rest})


def lay_last_card(game):
    """The first seat has a fish left. The second has two fish in its den; all other cards lie in the trail."""
    trail = ["mouse"] * 12 + ["bird"] * 12 + ["fish"] * 9
    return lay(game, "fish", "", trail=trail, dens=[[], ["fish"] * 2])


def test_01_a_card_is_turned_up_and_hands_are_dealt(make_game):
    state = make_game(players=3, hand=4).deal(1)

    assert [fact["fact"] for fact in told(state, None)] == ["turned-up", *["drew"] * 12]
    assert (state.turn, sees(state, None)["pile"]) == (0, 36 - 1 - 12)
    assert [len(hand) for hand in state.to_position()["hands"]] == [4, 4, 4]


def test_02_any_card_of_the_hand_is_laid_openly_or_face_down(make_game):
    state = lay(make_game(players=2), "mouse fish fish", "bird")

    assert texts(state) == ["pounce mouse", "pounce fish", "hide mouse", "hide fish"]
    assert refused(state, "hide bird", "3.1") == "not-in-hand"


def test_03_the_same_animal_gives_a_point(make_game):
    state = lay(make_game(players=2), "bird", "bird fish")

    assert sees(play(state, "pounce bird", "pounce bird"), None)["points"] == [1, 1]
    assert sees(play(state, "pounce bird", "pounce fish"), None)["points"] == [1, 0]


def test_04_only_its_owner_knows_a_hidden_card(make_game):
    state = lay(make_game(players=2), "mouse", "bird").play("hide mouse")

    assert [sees(state, seat)["dens"][0] for seat in (None, 0, 1)] == [1, ["mouse"], 1]
    assert [told(state, seat)[0].get("card") for seat in (None, 0, 1)] == [None, "mouse", None]


def test_05_a_card_is_drawn_that_only_its_owner_sees(make_game):
    state = lay(make_game(players=2), "mouse", "bird").play("hide mouse", chance=["fish"])

    assert [sees(state, seat)["hands"][0] for seat in (None, 0, 1)] == [1, ["fish"], 1]
    assert [told(state, seat)[1].get("card") for seat in (None, 0, 1)] == [None, "fish", None]


def test_06_dens_count_by_the_end_of_the_trail_and_the_most_points_win(make_game):
    state = lay_last_card(make_game(players=2)).play("pounce fish")

    assert state.outcome.to_dict() == {"winners": [1], "scores": [0, 2], "reason": "out of cards"}


def test_07_a_tie_is_shared(make_game):
    state = lay_last_card(make_game(players=2)).play("hide fish")

    assert state.outcome.to_dict() == {"winners": [0, 1], "scores": [0, 0], "reason": "out of cards"}
