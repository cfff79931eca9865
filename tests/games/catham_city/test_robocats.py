"""Cases 39 to 43: robocats."""

from tests.situations import play, refused

from .table import A, B, awaits, cards, discard, hand, lay, pile_size, plays, points


def test_039_two_robocats_draw_five_cards(make_game):
    state = lay(make_game(), hands=["2 robocats 3 mafia"], pile=20)

    state = state.play("play robocats 2", chance=["hackers"] * 5)

    assert hand(state, A) == cards("3 mafia 5 hackers")
    assert points(state) == [0, 0, 0]
    assert pile_size(state) == 15
    assert state.turn == B


def test_040_four_robocats_give_three_points_and_no_cards(make_game):
    state = lay(make_game(), hands=["4 robocats"], pile=20)

    state = state.play("play robocats 4")

    assert points(state) == [3, 0, 0]
    assert hand(state, A) == []
    assert state.turn == B


def test_041_three_robocats_cannot_be_played(make_game):
    state = lay(make_game(), hands=["3 robocats"])

    refused(state, "play robocats 3", section="8.1")

    assert plays(state) == ["play robocats 2"]


def test_042_cards_drawn_by_robocats_count_for_the_hand_limit(make_game):
    state = lay(make_game(), hands=["2 robocats 8 mafia"], pile=20)

    drawn = state.play("play robocats 2", chance=["hackers"] * 5)
    done = play(drawn, "discard mafia", "discard mafia", "discard hackers")

    assert len(hand(drawn, A)) == 13
    assert (drawn.turn, awaits(drawn)) == (A, "excess")
    assert hand(done, A) == cards("6 mafia 4 hackers")
    assert done.turn == B


def test_043_played_robocats_go_to_the_discard_pile_and_not_to_the_draw_pile(make_game):
    state = lay(make_game(), hands=["4 robocats"], pile=20)

    state = state.play("play robocats 4")

    assert discard(state) == cards("4 robocats")
    assert pile_size(state) == 20
