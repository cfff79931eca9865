"""The rulings on who knows what, where the numbered cases leave something out."""

from tests.situations import play, sees, texts, told

from .table import lay, sees_crews


def test_a25_an_infiltrated_ball_is_shown_when_revealed_and_lies_ball_side_up(make_game):
    state = lay(make_game(), hands=["blue red"], crews=[[], ["blue red/red"]])

    state = play(state, "infiltrate 2.1", "pay blue red")

    assert {"fact": "looted", "seat": 0, "crew": "2.1", "card": "red"} in told(state, 2)
    assert sees(state, 2)["scored"] == [1, 0, 0]


def test_a26_neither_colour_nor_meaning_of_a_facedown_card_is_seen_by_others(make_game):
    ball = lay(make_game(), hands=["red"], crews=[["blue/blue", "green"]])
    trap = lay(make_game(), hands=["yellow"], crews=[["blue/red", "green"]])

    assert ball.view(0) != trap.view(0)
    for seat in (1, 2, None):
        assert ball.view(seat) == trap.view(seat)
        assert sees(ball, seat)["crews"][0][0] == {"cats": ["blue"], "facedown": "hidden", "twin": True}


def test_a26_the_choices_of_the_seat_to_act_are_its_own(make_game):
    state = lay(make_game(), hands=["red"], crews=[["blue/blue"]])

    assert sees(state, 0)["moves"] == texts(state)
    assert [sees(state, seat)["moves"] for seat in (1, 2, None)] == [[], [], []]


def test_a26_of_the_move_that_lays_a_card_face_down_others_read_only_the_crew(make_game):
    state = lay(make_game(), hands=["red"], crews=[["blue"]])

    assert state.find("activate 1 red").open_text == "activate 1 ?"


def test_a26_cards_taken_from_the_market_are_known_until_they_are_shown(make_game):
    state = lay(make_game(players=2), market="blue red red yellow yellow yellow")

    taken = play(state, "recruit market blue", "recruit market red")
    laid = play(
        taken, "recruit deck", "recruit deck", "form blue new", "recruit deck", "recruit deck", "activate 1 red"
    )

    assert sees(taken, 1)["known"] == [["blue", "red"], []]
    assert sees(laid, 1)["known"] == [["red"], []]
    assert sees_crews(laid, 1, 0) == ["blue/hidden"]


def test_a26_cards_paid_and_traps_turned_up_are_seen_by_all(make_game):
    state = lay(make_game(), hands=["mirror"], crews=[[], ["blue/red"]])

    state = play(state, "infiltrate 2.1", "pay mirror")

    for seat in (0, 1, 2, None):
        assert told(state, seat) == [
            {"fact": "paid", "seat": 0, "card": "mirror"},
            {"fact": "trapped", "seat": 0, "crew": "2.1", "card": "red"},
            {"fact": "formed", "seat": 1, "crew": "2.2", "card": "red"},
        ]


def test_a27_the_discard_pile_is_open(make_game):
    state = lay(make_game(), discard="blue red mirror")

    for seat in (0, 1, 2, None):
        assert sees(state, seat)["discard"] == ["blue", "red", "mirror"]
