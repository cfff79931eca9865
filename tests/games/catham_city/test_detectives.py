"""Cases 24 to 31: detectives."""

import pytest

from tests.situations import play, refused, texts, told

from .table import A, B, C, D, awaits, cards, discard, hand, in_play, lay, points


def plays_detectives(make_game, *others, players=4, points=()):
    """A has played three detectives and a mafia card."""
    state = lay(make_game(players), hands=["3 detectives mafia", *others], points=points)
    return state.play("play detectives and mafia")


def test_024_detectives_give_three_points_and_lie_there_until_all_have_answered(make_game):
    state = plays_detectives(make_game, "mafia", "robocats")

    answered = play(state, "decline", "decline")

    assert points(state) == [3, 0, 0, 0]
    assert in_play(state) == cards("3 detectives mafia")
    assert discard(state) == []
    assert in_play(answered) == []
    assert discard(answered) == cards("3 detectives mafia")
    assert answered.turn == B


def test_025_who_has_a_matching_card_may_discard_it_and_who_has_none_is_asked_as_well(make_game):
    state = plays_detectives(make_game, "mafia scientists", "robocats")

    matched = state.play("match")
    declined = matched.play("decline")

    assert (state.turn, awaits(state)) == (B, "match")
    assert texts(state) == ["decline", "match"]
    assert points(matched) == [3, 1, 0, 0]
    assert hand(matched, B) == cards("scientists")
    assert discard(matched) == cards("mafia")
    assert (matched.turn, texts(matched)) == (C, ["decline"])
    assert points(declined) == [3, 1, 0, 0]


def test_026_two_cards_cannot_be_discarded_for_the_same_extra_card(make_game):
    state = plays_detectives(make_game, "2 mafia", "robocats")

    refused(state, "match 2", section="")
    refused(state, "match match", section="")
    matched = state.play("match")

    assert hand(matched, B) == cards("mafia")
    assert matched.turn == C
    refused(matched, "match", section="", seat=B)


def test_027_who_declines_keeps_the_card(make_game):
    state = plays_detectives(make_game, "mafia", "robocats")

    state = state.play("decline")

    assert points(state) == [3, 0, 0, 0]
    assert hand(state, B) == cards("mafia")
    assert told(state, None) == [{"fact": "declined", "seat": B}]


@pytest.mark.parametrize("extra", ["detectives", "mafia"])
def test_029_three_detectives_without_an_extra_card_cannot_be_played(make_game, extra):
    state = lay(make_game(), hands=["3 detectives"])

    refused(state, f"play detectives and {extra}", section="6.1")
    refused(state, "play detectives", section="")


def test_030_two_detectives_are_not_enough(make_game):
    state = lay(make_game(), hands=["2 detectives mafia"])

    refused(state, "play detectives and mafia", section="6.1")


def test_031_who_reaches_the_goal_with_detectives_wins_before_anybody_answers(make_game):
    state = plays_detectives(make_game, "mafia", "mafia", "mafia", points=[10])

    assert state.turn is None
    assert state.outcome.winners == [A]
    assert state.outcome.scores == [13, 0, 0, 0]
    assert hand(state, B) == hand(state, C) == hand(state, D) == cards("mafia")
