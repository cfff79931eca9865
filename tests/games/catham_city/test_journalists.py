"""Cases 78 to 90: journalists."""

import pytest

from tests.situations import play, refused, sees, texts, told

from .table import A, B, C, awaits, cards, discard, hand, hand_sizes, in_play, knows, lay, plays, points


def plays_journalists(make_game, *others, players=3, points=()):
    """A has played two journalists."""
    return lay(make_game(players), hands=["2 journalists", *others], points=points).play("play journalists")


def test_078_two_journalists_give_two_points(make_game):
    state = plays_journalists(make_game, "scientists")

    assert points(state) == [2, 0, 0]
    assert in_play(state) == cards("2 journalists")
    assert (state.turn, awaits(state)) == (B, "gift")


def test_079_a_gift_and_another_card_of_its_faction_are_a_point_for_the_giver(make_game):
    state = plays_journalists(make_game, "2 scientists hackers")

    state = state.play("give scientists and discard 1")

    assert hand(state, A) == cards("scientists")
    assert hand(state, B) == cards("hackers")
    assert points(state) == [2, 1, 0]
    assert discard(state) == cards("2 journalists scientists")


@pytest.mark.parametrize("text", ["give scientists and discard hackers", "give scientists and hackers"])
def test_080_the_discarded_card_cannot_be_of_another_faction(make_game, text):
    state = plays_journalists(make_game, "2 scientists hackers")

    refused(state, text, section="")

    assert texts(state) == ["decline", "give scientists", "give hackers", "give scientists and discard 1"]


def test_082_a_gift_alone_gives_no_point(make_game):
    state = plays_journalists(make_game, "scientists hackers")

    state = state.play("give hackers")

    assert hand(state, A) == cards("hackers")
    assert hand(state, B) == cards("scientists")
    assert points(state) == [2, 0, 0]
    assert discard(state) == cards("2 journalists")


@pytest.mark.parametrize("text", ["discard scientists", "match"])
def test_083_nobody_may_discard_without_giving(make_game, text):
    state = plays_journalists(make_game, "2 scientists hackers")

    refused(state, text, section="12.2")


def test_084_nobody_has_to_give(make_game):
    state = plays_journalists(make_game, "scientists hackers", "mafia")

    state = play(state, "decline", "decline")

    assert hand_sizes(state) == [0, 2, 1]
    assert points(state) == [2, 0, 0]
    assert state.turn == B


def test_085_five_gifts_may_be_more_than_a_hand_can_hold(make_game):
    hands = ["2 journalists 8 mafia", "scientists", "hackers", "robocats", "scientists", "hackers"]
    state = lay(make_game(players=6), hands=hands)

    given = play(
        state, "play journalists", "give scientists", "give hackers", "give robocats", "give scientists", "give hackers"
    )
    done = play(given, "discard mafia", "discard mafia", "discard hackers")

    assert hand(given, A) == cards("8 mafia 2 scientists 2 hackers robocats")
    assert (given.turn, awaits(given)) == (A, "excess")
    assert len(hand(done, A)) == 10
    assert done.turn == B


def test_086_who_wins_with_journalists_gets_no_gifts(make_game):
    state = plays_journalists(make_game, "scientists", "hackers", players=4, points=[11])

    assert state.outcome.winners == [A]
    assert state.outcome.scores == [13, 0, 0, 0]
    assert hand_sizes(state) == [0, 1, 1, 0]


def test_088_three_journalists_cannot_be_played(make_game):
    state = lay(make_game(), hands=["3 journalists", "scientists"])

    refused(state, "play journalists 3", section="")
    state = state.play("play journalists")

    assert hand(state, A) == cards("journalists")


def test_089_others_see_that_a_card_was_given_but_not_which(make_game):
    state = plays_journalists(make_game, "scientists hackers", "mafia")

    given = state.play("give scientists")
    other = state.play("give hackers")

    assert told(given, C) == told(other, C) == [{"fact": "gave", "giver": B, "receiver": A}]
    assert sees(given, C)["hands"][:2] == [1, 1]
    assert knows(given, C, A) == knows(given, C, B) == []
    assert given.view(C) == other.view(C)
    assert state.find("give scientists").open_text == "give ?"


def test_090_the_active_player_names_no_faction_for_the_gift(make_game):
    state = lay(make_game(), hands=["2 journalists scientists", "scientists hackers"])

    assert plays(state) == ["play journalists"]
    refused(state, "play journalists and scientists", section="")
    refused(state, "play journalists scientists", section="")
