"""Cases 45 to 55: mafia."""

import pytest

from tests.situations import play, refused, texts, told_names

from .table import A, B, C, awaits, cards, discard, hand, hand_sizes, lay, points


def plays_mafia(make_game, *others, points=(), players=3):
    """A has played four mafia cards."""
    return lay(make_game(players), hands=["4 mafia", *others], points=points).play("play mafia")


def test_045_four_mafia_cards_give_two_points(make_game):
    state = plays_mafia(make_game)

    assert points(state) == [2, 0, 0]
    assert discard(state) == cards("4 mafia")
    assert state.turn == B


def test_046_who_has_cards_and_points_chooses_two_cards_or_a_point(make_game):
    state = plays_mafia(make_game, "2 scientists 2 hackers robocats", points=[0, 3])

    returned = state.play("return point")
    first = state.play("discard hackers")
    both = first.play("discard scientists")

    assert (state.turn, awaits(state)) == (B, "sacrifice")
    assert texts(state) == ["return point", "discard scientists", "discard robocats", "discard hackers"]
    assert points(returned) == [2, 2, 0]
    assert len(hand(returned, B)) == 5
    assert (first.turn, awaits(first)) == (B, "second card")
    assert texts(first) == ["discard scientists", "discard robocats", "discard hackers"]
    assert points(both) == [2, 3, 0]
    assert hand(both, B) == cards("scientists hackers robocats")
    assert discard(both) == cards("4 mafia hackers scientists")


def test_047_with_one_card_and_points_it_is_the_point(make_game):
    state = plays_mafia(make_game, "hackers", points=[0, 2])

    assert points(state) == [2, 1, 0]
    assert hand(state, B) == cards("hackers")
    assert awaits(state) == "action"


def test_048_with_one_card_and_no_point_it_is_the_card(make_game):
    state = plays_mafia(make_game, "hackers")

    assert points(state) == [2, 0, 0]
    assert hand(state, B) == []
    assert discard(state) == cards("4 mafia hackers")
    assert awaits(state) == "action"


def test_049_with_neither_card_nor_point_it_is_nothing(make_game):
    state = plays_mafia(make_game)

    assert points(state) == [2, 0, 0]
    assert hand_sizes(state) == [0, 0, 0]
    assert told_names(state) == ["played", "scored"]


def test_052_who_gives_up_the_last_two_cards_keeps_the_point(make_game):
    state = plays_mafia(make_game, "hackers robocats", points=[0, 1])

    chosen = state.play("discard hackers")

    assert texts(state) == ["return point", "discard robocats", "discard hackers"]
    assert hand(chosen, B) == []
    assert points(chosen) == [2, 1, 0]
    assert discard(chosen) == cards("4 mafia hackers robocats")


def test_053_who_wins_with_the_mafia_takes_nothing_from_anybody(make_game):
    others = ["5 scientists", "hackers", ""]

    state = plays_mafia(make_game, *others, points=[11, 3, 2, 1], players=4)

    assert state.outcome.winners == [A]
    assert state.outcome.scores == [13, 3, 2, 1]
    assert hand_sizes(state) == [0, 5, 1, 0]


def test_054_three_mafia_cards_are_not_enough(make_game):
    state = lay(make_game(), hands=["3 mafia"])

    refused(state, "play mafia", section="9.1")
    refused(state, "play mafia 3", section="")


@pytest.mark.parametrize(("text", "section"), [("decline", "9.2"), ("end turn", "9.2"), ("pass", "")])
def test_055_giving_neither_cards_nor_a_point_is_refused(make_game, text, section):
    state = plays_mafia(make_game, "5 scientists", "5 hackers", points=[0, 3, 3])

    refused(state, text, section)
    after = play(state, "discard scientists", "discard scientists")

    assert after.turn == C
