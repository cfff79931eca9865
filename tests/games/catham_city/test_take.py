"""Cases 10 to 23: taking cards from the display, and the hand limit."""

import pytest

from tests.situations import play, refused, sees, told

from .table import A, B, awaits, cards, discard, display, hand, lay, pile_size, points, takes

A_DISPLAY = "3 scientists hackers 2 mafia detectives"
CARLO = "2 journalists 2 scientists"


def test_010_two_cards_are_taken_and_the_display_is_refilled_at_once(make_game):
    state = lay(make_game(), hands=["robocats"], display=A_DISPLAY, pile=30)

    state = state.play("take scientists 2", chance=["hackers", "mafia"])

    assert hand(state, A) == cards("robocats 2 scientists")
    assert display(state) == cards("scientists 2 hackers 3 mafia detectives")
    assert pile_size(state) == 28


def test_011_cards_of_two_factions_are_refused(make_game):
    state = lay(make_game(), display=A_DISPLAY)

    refused(state, "take scientists 1 hackers 1", section="")
    refused(state, "take scientists hackers", section="")

    assert takes(state) == [
        "take detectives 1",
        "take scientists 1",
        "take scientists 2",
        "take scientists 3",
        "take mafia 1",
        "take mafia 2",
        "take hackers 1",
    ]


def test_012_taking_nothing_is_refused(make_game):
    state = lay(make_game(), display=A_DISPLAY)

    refused(state, "take scientists 0", section="4.1")
    refused(state, "take", section="")


@pytest.mark.parametrize(("text", "section"), [("take pile 1", ""), ("draw", ""), ("take robocats 1", "4.1")])
def test_013_a_card_of_the_pile_cannot_be_taken(make_game, text, section):
    state = lay(make_game(), display=A_DISPLAY, pile="robocats")

    refused(state, text, section)


def test_014_carlo_takes_one_scientist(make_game):
    state = lay(make_game(), hands=[CARLO], display="3 scientists 2 hackers 2 mafia")

    state = state.play("take scientists 1")

    assert hand(state, A) == cards("2 journalists 3 scientists")
    assert state.turn == B


def test_015_carlo_takes_all_three_scientists(make_game):
    state = lay(make_game(), hands=[CARLO], display="3 scientists 2 hackers 2 mafia")

    state = state.play("take scientists 3")

    assert hand(state, A) == cards("2 journalists 5 scientists")
    assert state.turn == B


def test_017_carlo_plays_his_journalists(make_game):
    state = lay(make_game(), hands=[CARLO, "hackers", "mafia"])

    state = play(state, "play journalists", "decline", "decline")

    assert points(state) == [2, 0, 0]
    assert hand(state, A) == cards("2 scientists")
    assert state.turn == B


def test_018_thirteen_cards_are_too_many_and_three_of_any_go(make_game):
    state = lay(make_game(), hands=["5 scientists 4 robocats"], display="4 mafia 3 hackers")

    taken = state.play("take mafia 4", chance=["hackers"] * 4)
    done = play(taken, "discard mafia", "discard scientists", "discard robocats")

    assert len(hand(taken, A)) == 13
    assert display(taken) == cards("7 hackers")
    assert (taken.turn, awaits(taken)) == (A, "excess")
    assert hand(done, A) == cards("4 scientists 3 robocats 3 mafia")
    assert discard(done) == cards("mafia scientists robocats")
    assert done.turn == B


@pytest.mark.parametrize("excess", [("mafia", "mafia"), ("mafia", "scientists"), ("scientists", "robocats")])
def test_019_a_full_hand_may_take_and_discards_old_or_new_cards(make_game, excess):
    state = lay(make_game(), hands=["5 scientists 5 robocats"], display="4 mafia 3 hackers")

    state = play(state, "take mafia 2", *[f"discard {card}" for card in excess])

    assert len(hand(state, A)) == 10
    assert discard(state) == cards(" ".join(excess))
    assert state.turn == B


@pytest.mark.parametrize("number", [1, 2])
def test_020_ten_cards_are_not_too_many(make_game, number):
    state = lay(make_game(), hands=["8 scientists"], display="4 mafia 3 hackers")

    state = state.play(f"take mafia {number}")

    assert len(hand(state, A)) == 8 + number
    assert discard(state) == []
    assert state.turn == B


def test_022_what_is_discarded_down_does_not_come_back_with_the_refill(make_game):
    state = lay(make_game(), hands=["9 scientists"], display="4 mafia 3 hackers", pile="4 robocats")

    taken = state.play("take mafia 4")
    done = play(taken, "discard scientists", "discard scientists", "discard scientists")

    assert display(taken) == display(done) == cards("3 hackers 4 robocats")
    assert pile_size(taken) == pile_size(done) == 0
    assert discard(done) == cards("3 scientists")


def test_023_all_see_which_cards_were_taken_and_not_the_rest_of_the_hand(make_game):
    state = lay(make_game(), hands=["scientists mafia"], display="2 hackers 5 robocats")

    state = state.play("take hackers 2")

    assert told(state, B)[0] == {"fact": "took", "seat": A, "card": "hackers", "number": 2}
    assert sees(state, B)["known"][A] == cards("2 hackers")
    assert sees(state, B)["hands"][A] == 4
    assert sees(state, A)["hands"][A] == cards("scientists mafia 2 hackers")
