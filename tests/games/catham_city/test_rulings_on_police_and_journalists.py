"""The rulings on police and journalists, where the numbered cases leave something out."""

import pytest

from tests.situations import play, refused, sees, texts, told, told_names

from .table import A, B, C, D, awaits, cards, discard, hand, hand_sizes, knows, lay, pile_size, plays, points


def test_a36_every_other_faction_of_the_hand_may_be_the_extra_card(make_game):
    state = lay(make_game(), hands=["3 police mafia 2 hackers", "robocats"])

    police = [text for text in plays(state) if text.startswith("play police")]
    assert police == ["play police and mafia against 2", "play police and hackers against 2"]
    refused(state, "play police and scientists against 2", section="11.1")


@pytest.mark.parametrize("number", [1, 2, 3])
def test_a37_any_number_of_policemen_from_one(make_game, number):
    state = lay(make_game(), hands=["3 police mafia", "6 mafia"]).play("play police and mafia against 2")

    searched = state.play(f"policemen {number}")

    assert texts(state) == ["policemen 1", "policemen 2", "policemen 3"]
    assert points(searched) == [number, 0, 0]
    assert len(hand(searched, A)) == 3 - number
    assert len(hand(searched, B)) == 6 - number
    refused(state, "policemen 4", section="11.2")


def test_a38_an_opponent_with_fewer_cards_reveals_the_whole_hand(make_game):
    state = lay(make_game(), hands=["5 police mafia", "mafia scientists"])

    state = play(state, "play police and mafia against 2", "policemen 5")

    assert points(state) == [1, 0, 0]
    assert hand_sizes(state) == [0, 0, 0]
    assert discard(state) == cards("5 police 2 mafia scientists")


def test_a39_if_nobody_has_cards_police_cannot_be_played(make_game):
    state = lay(make_game(), hands=["3 police mafia"])

    assert plays(state) == []
    refused(state, "play police and mafia against 2", section="11.1")


def test_a39_nobody_searches_the_own_hand(make_game):
    state = lay(make_game(), hands=["3 police mafia", "mafia"])

    refused(state, "play police and mafia against 1", section="11.1")


def test_a40_the_searched_player_draws_before_the_played_cards_are_discarded(make_game):
    state = lay(make_game(), hands=["2 police mafia", "2 police"], pile="", discard="robocats hackers")

    state = play(state, "play police and mafia against 2", "policemen 2")

    assert hand(state, B) == cards("robocats hackers")
    assert (pile_size(state), discard(state)) == (0, cards("4 police mafia"))


def test_a40_the_searched_player_draws_as_many_as_exist(make_game):
    state = lay(make_game(), hands=["2 police mafia", "2 police"], pile="", discard="robocats")

    state = play(state, "play police and mafia against 2", "policemen 2")

    assert hand(state, B) == cards("robocats")
    assert state.turn == B


@pytest.mark.parametrize("given", ["scientists", "mafia", "hackers"])
def test_a43_the_giver_chooses_the_faction(make_game, given):
    state = lay(make_game(), hands=["2 journalists scientists", "2 scientists mafia hackers"]).play("play journalists")

    assert f"give {given}" in texts(state)
    assert given in hand(state.play(f"give {given}"), A)


def test_a44_giving_without_discarding_is_allowed_with_more_of_the_faction(make_game):
    state = lay(make_game(), hands=["2 journalists", "3 scientists"]).play("play journalists")

    state = state.play("give scientists")

    assert points(state) == [2, 0, 0]
    assert hand(state, B) == cards("2 scientists")


def test_a45_the_active_player_has_to_accept(make_game):
    state = lay(make_game(players=2), hands=["2 journalists", "2 scientists"])

    state = play(state, "play journalists", "give scientists")

    assert hand(state, A) == cards("scientists")
    assert state.turn == B
    refused(state, "decline", section="", seat=A)


def test_a46_the_gift_is_seen_by_giver_and_receiver(make_game):
    state = lay(make_game(players=4), hands=["2 journalists", "scientists hackers", "mafia"])

    state = play(state, "play journalists", "give scientists")

    assert told(state, A) == told(state, B) == [{"fact": "gave", "giver": B, "receiver": A, "card": "scientists"}]
    assert knows(state, B, A) == cards("scientists")
    for seat in (C, D, None):
        assert told(state, seat) == [{"fact": "gave", "giver": B, "receiver": A}]
        assert knows(state, seat, A) == []


def test_a46_a_matching_discard_tells_all_what_was_given(make_game):
    state = lay(make_game(players=4), hands=["2 journalists", "2 scientists", "mafia"])

    state = play(state, "play journalists", "give scientists and discard 1")

    for seat in (A, B, C, D, None):
        assert {"fact": "gave-openly", "giver": B, "receiver": A, "card": "scientists"} in told(state, seat)
        assert sees(state, seat)["known"][A] == cards("scientists")


def test_a47_an_answer_has_to_be_of_the_faction_that_was_played_or_given(make_game):
    matching = lay(make_game(), hands=["3 detectives mafia", "scientists"]).play("play detectives and mafia")
    giving = lay(make_game(), hands=["2 journalists", "scientists hackers"]).play("play journalists")

    refused(matching, "match", section="6.2")
    refused(giving, "give scientists and discard 1", section="12.3")
    refused(giving, "give mafia", section="12.2")


def test_a47_nobody_has_to_answer(make_game):
    matching = lay(make_game(), hands=["3 detectives mafia", "mafia"]).play("play detectives and mafia")
    giving = lay(make_game(), hands=["2 journalists", "2 scientists"]).play("play journalists")

    assert points(matching.play("decline")) == [3, 0, 0]
    assert points(giving.play("decline")) == [2, 0, 0]


def test_a59_police_search_one_opponent(make_game):
    state = lay(make_game(), hands=["3 police mafia", "mafia", "2 mafia"])

    refused(state, "play police and mafia against 2 and 3", section="")
    state = play(state, "play police and mafia against 3", "policemen 3")

    assert hand_sizes(state) == [0, 1, 0]


def test_a60_once_the_opponent_is_named_only_the_number_is_open(make_game):
    state = lay(make_game(), hands=["3 police mafia", "mafia", "2 mafia"]).play("play police and mafia against 3")

    assert (state.turn, awaits(state)) == (A, "policemen")
    for text in ("take mafia 1", "play police and mafia against 2", "decline", "end turn"):
        refused(state, text, section="11.2")


def test_a63_1_gift_and_discard_are_one_answer(make_game):
    state = lay(make_game(), hands=["2 journalists", "3 scientists hackers", "mafia"]).play("play journalists")

    assert texts(state) == ["decline", "give scientists", "give hackers", "give scientists and discard 1"]
    for text in texts(state):
        assert (state.play(text).turn, awaits(state.play(text))) == (C, "gift")


def test_a63_2_points_come_after_all_cards_and_before_the_draws(make_game):
    state = lay(make_game(), hands=["3 police mafia", "police mafia police"], pile="2 hackers")

    state = play(state, "play police and mafia against 2", "policemen 3")

    assert told_names(state) == ["played", *["revealed"] * 3, "scored", "drew", "drew"]
    assert points(state) == [1, 0, 0]
