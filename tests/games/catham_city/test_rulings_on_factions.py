"""The rulings on detectives, scientists, robocats, mafia and hackers, where the numbered cases leave something out."""

import pytest

from tests.situations import play, refused, texts, told

from .table import A, B, C, D, awaits, cards, discard, hand, hand_sizes, in_play, lay, pile_size, plays, points


def test_a22_a_fourth_detective_may_be_the_extra_card_and_detectives_match_it(make_game):
    state = lay(make_game(), hands=["4 detectives", "detectives mafia", "mafia"])

    state = state.play("play detectives and detectives")
    matched = state.play("match")

    assert in_play(state) == cards("4 detectives")
    assert points(matched) == [3, 1, 0]
    assert hand(matched, B) == cards("mafia")
    assert texts(matched) == ["decline"]


def test_a22_every_faction_of_the_hand_may_be_the_extra_card(make_game):
    state = lay(make_game(), hands=["4 detectives scientists 2 mafia"])

    assert plays(state) == [f"play detectives and {card}" for card in ("detectives", "scientists", "mafia")]


def test_a23_three_detectives_alone_are_not_offered(make_game):
    state = lay(make_game(), hands=["3 detectives"])

    assert plays(state) == []
    refused(state, "play detectives and detectives", section="6.1")


def test_a24_a_matching_card_goes_to_the_discard_pile_for_one_point(make_game):
    state = lay(make_game(players=2), hands=["3 detectives mafia", "5 mafia"])

    state = play(state, "play detectives and mafia", "match")

    assert points(state) == [3, 1]
    assert hand(state, B) == cards("4 mafia")
    assert discard(state) == cards("3 detectives 2 mafia")
    assert told(state, A) == [
        {"fact": "matched", "seat": B, "card": "mafia"},
        {"fact": "scored", "seat": B, "points": 1},
    ]


@pytest.mark.parametrize(
    ("text", "section"),
    [
        ("play scientists 5", ""),
        ("play scientists 6", ""),
        ("play robocats 1", "8.1"),
        ("play robocats 3", "8.1"),
        ("play robocats 6", "8.1"),
        ("play mafia 5", ""),
        ("play journalists 4", ""),
    ],
)
def test_a25_only_the_exact_number_can_be_played(make_game, text, section):
    state = lay(make_game(), hands=["6 scientists 6 robocats 5 mafia 4 journalists"])

    refused(state, text, section)

    assert plays(state) == [
        "play scientists",
        "play robocats 2",
        "play robocats 4",
        "play mafia",
        "play journalists",
    ]


def test_a25_one_set_in_an_action(make_game):
    state = lay(make_game(), hands=["6 scientists"], pile="2 mafia")

    state = state.play("play scientists")

    assert points(state) == [2, 0, 0]
    assert hand(state, A) == cards("3 scientists 2 mafia")
    assert state.turn == B


@pytest.mark.parametrize(("pile", "drawn"), [("5 mafia", 5), ("3 mafia", 3), ("", 0)])
def test_a26_robocats_draw_all_five_or_as_many_as_exist(make_game, pile, drawn):
    state = lay(make_game(), hands=["2 robocats"], pile=pile)

    state = state.play("play robocats 2")

    assert hand(state, A) == cards(f"{drawn} mafia")


def test_a27_played_robocats_and_mafia_go_to_the_discard_pile(make_game):
    robocats = lay(make_game(), hands=["2 robocats"], pile="6 scientists").play("play robocats 2")
    mafia = lay(make_game(), hands=["4 mafia"], pile="6 scientists").play("play mafia")

    assert (discard(robocats), pile_size(robocats)) == (cards("2 robocats"), 1)
    assert (discard(mafia), pile_size(mafia)) == (cards("4 mafia"), 6)


def test_a28_without_cards_it_is_the_point(make_game):
    state = lay(make_game(), hands=["4 mafia"], points=[0, 2, 1]).play("play mafia")

    assert points(state) == [2, 1, 0]
    assert awaits(state) == "action"


def test_a28_without_a_point_it_is_two_cards_of_ones_choice(make_game):
    state = lay(make_game(), hands=["4 mafia", "2 scientists 2 hackers"]).play("play mafia")

    refused(state, "return point", section="9.3")
    assert texts(state) == ["discard scientists", "discard hackers"]
    state = play(state, "discard hackers", "discard hackers")

    assert hand(state, B) == cards("2 scientists")
    assert points(state) == [2, 0, 0]


def test_a28_the_last_two_cards_without_a_point_go_without_a_question(make_game):
    state = lay(make_game(), hands=["4 mafia", "scientists hackers"]).play("play mafia")

    assert hand(state, B) == []
    assert discard(state) == cards("4 mafia scientists hackers")
    assert awaits(state) == "action"


def test_a29_the_mafia_comes_clockwise(make_game):
    hands = ["3 robocats", "2 scientists", "4 mafia", "5 hackers"]
    state = lay(make_game(players=4), hands=hands, points=[1, 1, 0, 1], turn=2)

    first = state.play("play mafia")
    second = play(first, "discard hackers", "discard hackers")
    third = second.play("return point")
    done = third.play("discard scientists")

    assert [first.turn, second.turn, third.turn] == [D, A, B]
    assert hand_sizes(done) == [3, 0, 0, 3]
    assert points(done) == [0, 1, 2, 1]
    assert (done.turn, awaits(done)) == (D, "action")


def test_a29_which_two_cards_go_is_the_owners_choice(make_game):
    state = lay(make_game(), hands=["4 mafia", "2 scientists 2 hackers robocats"]).play("play mafia")

    mixed = play(state, "discard robocats", "discard scientists")
    alike = play(state, "discard hackers", "discard hackers")

    assert hand(mixed, B) == cards("scientists 2 hackers")
    assert hand(alike, B) == cards("2 scientists robocats")


def test_a30_hackers_that_the_opponent_already_had_count_too(make_game):
    state = lay(make_game(), hands=["2 hackers", "3 hackers mafia"])

    state = state.play("play hackers 2 against 2", chance=["hackers", "hackers"])

    assert points(state) == [2, 0, 0]
    assert hand(state, B) == cards("3 hackers mafia")
    assert discard(state) == cards("2 hackers")


def test_a31_the_opponent_needs_as_many_cards_as_hackers_and_not_as_many_as_the_hacker_has(make_game):
    state = lay(make_game(), hands=["2 hackers 8 mafia", "2 scientists"])

    state = state.play("play hackers 2 against 2", chance=["scientists", "scientists"])

    assert hand(state, B) == cards("2 hackers")


def test_a31_cards_are_counted_before_the_hackers_are_handed_over(make_game):
    state = lay(make_game(), hands=["4 hackers", "2 scientists"])

    refused(state, "play hackers 3 against 2", section="10.1")
    refused(state, "play hackers 4 against 2", section="10.1")


def test_a33_fewer_hackers_may_be_played_where_opponents_have_few_cards(make_game):
    state = lay(make_game(players=4), hands=["5 hackers", "mafia", "3 mafia", ""])

    assert plays(state) == [
        "play hackers 1 against 2",
        "play hackers 1 against 3",
        "play hackers 2 against 3",
        "play hackers 3 against 3",
    ]


def test_a33_one_of_two_hackers_may_go_to_a_neighbour_with_one_card(make_game):
    state = lay(make_game(), hands=["2 hackers", "mafia"])

    state = state.play("play hackers 1 against 2", chance=["mafia"])

    assert hand(state, A) == cards("hackers mafia")
    assert hand(state, B) == cards("hackers")


def test_a34_revealing_stops_at_the_goal_and_what_was_revealed_before_has_moved(make_game):
    state = lay(make_game(), hands=["3 hackers", "3 scientists"], points=[15])

    state = state.play("play hackers 3 against 2", chance=["scientists", "hackers"])

    assert state.outcome.winners == [A]
    assert state.outcome.scores == [16, 0, 0]
    assert hand(state, A) == cards("scientists")
    assert hand(state, B) == cards("2 scientists 2 hackers")
    assert discard(state) == cards("hackers")


def test_a34_each_revealed_hacker_is_an_award_of_its_own(make_game):
    state = lay(make_game(), hands=["3 hackers", "3 scientists"])

    state = state.play("play hackers 3 against 2", chance=["hackers", "scientists", "hackers"])

    assert [fact["fact"] for fact in told(state, C)] == [
        "handed-over",
        "revealed-hacker",
        "scored",
        "stolen",
        "revealed-hacker",
        "scored",
    ]


@pytest.mark.parametrize("text", ["play hackers 2 against 2 and 3", "play hackers 1 against 2 1 against 3"])
def test_a59_hackers_cannot_be_split_between_two_opponents(make_game, text):
    state = lay(make_game(), hands=["2 hackers", "mafia", "mafia"])

    refused(state, text, section="")

    assert plays(state) == ["play hackers 1 against 2", "play hackers 1 against 3"]
    assert state.play("play hackers 1 against 2").turn == B


@pytest.mark.parametrize("text", ["play hackers 1 against 1", "play hackers 0 against 2"])
def test_a60_hackers_against_oneself_or_none_at_all_change_nothing(make_game, text):
    state = lay(make_game(), hands=["2 hackers", "mafia", "mafia"])

    refused(state, text, section="10.1")


def test_a63_3_cards_are_revealed_without_replacement(make_game):
    state = lay(make_game(), hands=["3 hackers", "3 scientists"])

    state = state.play("play hackers 3 against 2", chance=["scientists", "scientists", "scientists"])

    assert hand(state, A) == cards("3 scientists")
    assert hand(state, B) == cards("3 hackers")


def test_a63_3_a_full_hand_takes_the_hackers_in_and_nothing_is_discarded(make_game):
    state = lay(make_game(), hands=["4 hackers", "10 scientists"])

    state = state.play("play hackers 4 against 2", chance=["scientists", "hackers", "hackers", "scientists"])

    assert hand(state, B) == cards("8 scientists 2 hackers")
    assert (state.turn, awaits(state)) == (B, "action")
    assert discard(state) == cards("2 hackers")
