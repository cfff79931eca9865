"""The rulings on officials and on the variant with two actions, where the numbered cases leave something out."""

import pytest

from tests.situations import play, refused, texts

from .table import A, B, awaits, cards, discard, display, hand, lay, pile_size, plays, points


def test_a48_played_and_revealed_cards_go_to_the_discard_pile(make_game):
    state = lay(make_game(), hands=["2 officials"], pile="mafia hackers robocats", discard="scientists")

    state = state.play("play officials 2", chance=["mafia", "robocats"])

    assert discard(state) == cards("scientists 2 officials mafia robocats")
    assert pile_size(state) == 1


def test_a49_all_five_factions_are_five_points_and_officials_are_one_of_them(make_game):
    five = ["scientists", "robocats", "mafia", "hackers", "officials"]
    state = lay(make_game(), hands=["7 officials"], factions=" ".join(five), pile=40)

    state = state.play("play officials 7", chance=[*five, "mafia", "mafia"])

    assert points(state) == [5, 0, 0]


@pytest.mark.parametrize("number", [1, 2, 3])
def test_a49_any_number_of_officials_from_one(make_game, number):
    state = lay(make_game(), hands=["3 officials"], pile="5 mafia")

    played = state.play(f"play officials {number}")

    assert plays(state) == ["play officials 1", "play officials 2", "play officials 3"]
    assert pile_size(played) == 5 - number
    refused(state, "play officials 4", section="13.1")


def test_a50_the_pile_may_run_out_while_officials_reveal(make_game):
    state = lay(make_game(), hands=["3 officials"], pile="mafia", discard="hackers")

    state = state.play("play officials 3")

    assert points(state) == [2, 0, 0]
    assert (pile_size(state), discard(state)) == (0, cards("3 officials mafia hackers"))


def test_a51_two_actions_are_one_turn_of_one_player(make_game):
    state = lay(make_game(players=2, two_actions=True), display="4 mafia 3 hackers")

    turns = [state.turn]
    for _ in range(4):
        state = state.play(texts(state)[0])
        turns.append(state.turn)

    assert turns == [A, A, B, B, A]


def test_a52_the_second_action_cannot_be_left_out(make_game):
    state = lay(make_game(two_actions=True), hands=["4 robocats"])

    refused(state, "end turn", section="15.2")
    refused(state.play("play robocats 4"), "end turn", section="15.2")


def test_a53_the_limit_counts_once_after_both_actions(make_game):
    state = lay(make_game(two_actions=True), hands=["10 robocats"], display="4 mafia 3 hackers", pile="4 scientists")

    first = state.play("take mafia 4")
    second = first.play("play robocats 4")

    assert (len(hand(first, A)), awaits(first)) == (14, "action")
    assert (len(hand(second, A)), second.turn) == (10, B)
    assert discard(second) == cards("4 robocats")


def test_a54_the_same_faction_may_be_taken_twice(make_game):
    state = lay(make_game(two_actions=True), display="2 mafia 5 hackers", pile="2 mafia")

    first = state.play("take mafia 2")
    second = first.play("take mafia 2")

    assert display(first) == cards("2 mafia 5 hackers")
    assert hand(second, A) == cards("4 mafia")


def test_a55_nobody_discards_down_after_a_win_with_the_first_action(make_game):
    state = lay(make_game(two_actions=True), hands=["4 robocats 11 mafia"], points=[13])

    state = state.play("play robocats 4")

    assert state.outcome.winners == [A]
    assert len(hand(state, A)) == 11


def test_a55_who_answers_during_the_first_action_may_win_too(make_game):
    state = lay(make_game(two_actions=True), hands=["3 detectives mafia", "mafia"], points=[0, 15])

    state = play(state, "play detectives and mafia", "match")

    assert state.outcome.winners == [B]


def test_a63_4_the_officials_played_are_not_among_the_revealed(make_game):
    state = lay(make_game(), hands=["3 officials"], pile="", discard="mafia")

    state = state.play("play officials 3")

    assert points(state) == [1, 0, 0]
    assert discard(state) == cards("3 officials mafia")


def test_a63_5_with_more_than_ten_cards_any_second_action_is_possible(make_game):
    state = lay(make_game(two_actions=True), hands=["6 robocats 4 scientists"], display="4 mafia 3 hackers", pile=20)

    first = state.play("take mafia 4", chance=["scientists"] * 4)

    assert len(hand(first, A)) == 14
    assert {"play scientists", "play robocats 2", "play robocats 4", "play mafia", "take scientists 4"} <= set(
        texts(first)
    )


def test_a63_5_cards_of_the_first_action_may_be_used_in_the_second(make_game):
    state = lay(make_game(two_actions=True), hands=["mafia"], display="3 mafia 4 hackers")

    state = play(state, "take mafia 3", "play mafia")

    assert points(state) == [2, 0, 0]
    assert state.turn == B


def test_a63_5_cards_played_in_the_first_action_may_be_shuffled_in_the_second(make_game):
    state = lay(make_game(two_actions=True), hands=["2 robocats 3 scientists"], pile="", discard="")

    first = state.play("play robocats 2")
    second = first.play("play scientists")

    assert discard(first) == cards("2 robocats")
    assert hand(second, A) == cards("2 robocats")
    assert discard(second) == cards("3 scientists")
