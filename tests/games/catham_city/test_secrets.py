"""What a third seat sees of gifts, drawn cards and searches: two worlds that it cannot tell apart look the same."""

import pytest

from tests.situations import play, sees, told, told_names

from .table import A, B, C, D, awaits, cards, knows, lay


def assert_alike(one, other, seat):
    """A seat cannot tell these two situations apart, nor what led to them."""
    assert one.view(seat).seen.differences(other.view(seat).seen) == []
    assert sees(one, seat) == sees(other, seat)
    assert told(one, seat) == told(other, seat)


def test_what_a_seat_sees_does_not_depend_on_what_it_cannot_see(make_game):
    def deal(others, pile):
        return lay(make_game(), hands=["mafia", *others], pile=pile, display="7 mafia", factions="hackers robocats")

    one = deal(["2 hackers", "3 robocats"], pile="hackers")
    other = deal(["2 robocats", "3 hackers"], pile="robocats")

    assert_alike(one, other, A)
    assert_alike(one, other, None)
    assert sees(one, A)["hands"] == [["mafia"], 2, 3]


def test_the_deal_shows_a_seat_its_own_hand_and_the_display(make_game):
    state = make_game(players=4, first=0).deal(seed=1)

    for seat in range(4):
        table = sees(state, seat)
        assert [hand if isinstance(hand, int) else "open" for hand in table["hands"]] == [
            "open" if other == seat else size for other, size in enumerate([6, 6, 7, 7])
        ]
        assert table["pile"] == 42
    assert told_names(state)[0] == "started"
    assert set(told_names(state)) == {"started", "laid-out"}


def test_a_gift_looks_the_same_to_all_but_giver_and_receiver(make_game):
    state = lay(make_game(players=4), hands=["2 journalists", "scientists hackers", "mafia"]).play("play journalists")

    one, other = state.play("give scientists"), state.play("give hackers")

    for seat in (C, D, None):
        assert_alike(one, other, seat)
    for seat in (A, B):
        assert told(one, seat) != told(other, seat)
        assert one.view(seat) != other.view(seat)


def test_all_may_read_of_a_gift_only_that_there_is_one(make_game):
    state = lay(make_game(), hands=["2 journalists", "2 scientists hackers"]).play("play journalists")

    assert {move.text: move.open_text for move in state.moves()} == {
        "decline": "decline",
        "give scientists": "give ?",
        "give hackers": "give ?",
        "give scientists and discard 1": "give scientists and discard 1",
    }


@pytest.mark.parametrize(
    ("hand_of_a", "action", "first", "second"),
    [
        ("3 detectives mafia", "play detectives and mafia", "mafia hackers", "robocats hackers"),
        ("2 journalists", "play journalists", "2 hackers", "mafia hackers"),
        ("4 mafia", "play mafia", "3 hackers", "hackers robocats detectives"),
    ],
)
def test_being_asked_tells_nothing_about_a_hand(make_game, hand_of_a, action, first, second):
    def ask(hand_of_b):
        state = lay(make_game(), hands=[hand_of_a, hand_of_b], factions="detectives mafia hackers robocats")
        return state.play(action)

    one, other = ask(first), ask(second)

    assert one.turn == other.turn == B
    for seat in (A, C, None):
        assert_alike(one, other, seat)
        assert sees(one, seat)["moves"] == []


def test_declining_tells_nothing_about_a_hand(make_game):
    def ask(hand_of_b):
        state = lay(make_game(), hands=["3 detectives mafia", hand_of_b, "hackers"])
        return play(state, "play detectives and mafia", "decline")

    for seat in (A, C, None):
        assert_alike(ask("mafia"), ask("hackers"), seat)


def test_a_search_shows_all_what_was_revealed_and_nothing_else(make_game):
    def search(kept):
        state = lay(make_game(), hands=["2 police mafia", f"mafia scientists {kept}"], pile="5 hackers 5 robocats")
        state = state.play("play police and mafia against 2")
        return state.play("policemen 2", chance=["mafia", "scientists"])

    one, other = search("2 hackers"), search("hackers robocats")

    for seat in (A, C, None):
        assert_alike(one, other, seat)
        assert told(one, seat) == [
            {"fact": "played", "seat": A, "card": "police", "number": 1},
            {"fact": "revealed", "target": B, "card": "mafia"},
            {"fact": "revealed", "target": B, "card": "scientists"},
            {"fact": "scored", "seat": A, "points": 1},
        ]


def test_what_a_searched_player_draws_is_hidden_from_who_searched(make_game):
    state = lay(make_game(), hands=["police mafia", "police scientists"], pile="5 hackers 5 robocats")
    state = state.play("play police and mafia against 2")

    one = state.play("policemen 1", chance=["police", "hackers"])
    other = state.play("policemen 1", chance=["police", "robocats"])

    for seat in (A, C, None):
        assert_alike(one, other, seat)
        assert told(one, seat)[-1] == {"fact": "drew", "seat": B}
    assert told(one, B)[-1] == {"fact": "drew", "seat": B, "card": "hackers"}


def test_while_the_number_of_policemen_is_open_all_see_what_was_declared_and_none_how_many_there_are(make_game):
    def declare(police):
        return lay(make_game(), hands=[f"{police} mafia", "2 hackers"]).play("play police and mafia against 2")

    one, other = declare("3 police hackers"), declare("4 police")

    for seat in (B, C, None):
        assert_alike(one, other, seat)
        assert (sees(one, seat)["awaits"], sees(one, seat)["extra"], sees(one, seat)["target"]) == (
            "policemen",
            "mafia",
            B,
        )
        assert sees(one, seat)["in_play"] == cards("police mafia")


def test_the_rest_of_a_hacked_hand_stays_hidden(make_game):
    def hack(kept):
        state = lay(make_game(), hands=["2 hackers", f"mafia {kept}"], factions="scientists robocats")
        return state.play("play hackers 2 against 2", chance=["mafia", "hackers"])

    for seat in (A, C, None):
        assert_alike(hack("2 scientists"), hack("scientists robocats"), seat)
        assert knows(hack("2 scientists"), seat, B) == cards("hackers")


def test_excess_cards_are_not_shown_before_they_are_discarded(make_game):
    def take(hand_of_a):
        return lay(make_game(), hands=[hand_of_a], display="7 mafia").play("take mafia 2", chance=["mafia"] * 2)

    one, other = take("9 robocats"), take("5 robocats 4 hackers")

    assert awaits(one) == "excess"
    for seat in (B, C, None):
        assert_alike(one, other, seat)


def test_when_the_game_is_over_all_hands_are_shown(make_game):
    state = lay(make_game(), hands=["4 robocats mafia", "2 hackers", "scientists"], points=[13])

    state = state.play("play robocats 4")

    for seat in (A, B, C, None):
        assert sees(state, seat)["hands"] == [["mafia"], ["hackers", "hackers"], ["scientists"]]


def test_at_the_end_hands_are_shown_but_not_who_had_given_what(make_game):
    def end(hand_of_a, hand_of_b, gift):
        hands = [f"2 journalists 4 robocats {hand_of_a}", hand_of_b, "mafia"]
        state = lay(
            make_game(two_actions=True), hands=hands, points=[11], display="7 mafia", factions="hackers scientists"
        )
        return play(state, "play journalists", f"give {gift}", "decline", "play robocats 4")

    one = end("scientists", "scientists hackers", gift="hackers")
    other = end("hackers", "2 scientists", gift="scientists")

    assert one.outcome.winners == other.outcome.winners == [A]
    for seat in (C, None):
        assert sees(one, seat)["hands"] == sees(other, seat)["hands"]
        assert_alike(one, other, seat)
