"""The rulings on turns, pile, display and hands, where the numbered cases leave something out."""

import pytest

from tests.situations import play, refused, sees, texts, told, told_names

from .table import A, B, C, awaits, cards, discard, display, hand, hand_sizes, knows, lay, pile_size, points, takes

FULL_HANDS = [
    "8 mafia 2 hackers",
    "6 hackers 4 detectives",
    "10 detectives",
    "detectives 9 scientists",
    "5 scientists 5 robocats",
    "10 robocats",
]
"""Six full hands; with seven mafia cards in the display, seven hackers and a scientist are left."""


def test_a01_play_goes_clockwise(make_game):
    state = make_game(players=4, first=2).deal(seed=1)

    order = []
    for _ in range(5):
        order.append(state.turn)
        state = state.play(takes(state)[0])

    assert order == [2, 3, 0, 1, 2]


@pytest.mark.parametrize(("first", "sizes"), [(0, [6, 6, 7, 7, 8]), (1, [8, 6, 6, 7, 7]), (4, [6, 7, 7, 8, 6])])
def test_a02_places_are_counted_clockwise_from_the_starting_player(make_game, first, sizes):
    state = make_game(players=5, first=first).deal(seed=1)

    assert hand_sizes(state) == sizes
    assert state.turn == first


def test_a04_every_take_is_of_at_least_one_card(make_game):
    state = lay(make_game(), display="4 mafia 3 hackers")

    assert takes(state) == [*(f"take mafia {n}" for n in (1, 2, 3, 4)), *(f"take hackers {n}" for n in (1, 2, 3))]
    refused(state, "take mafia 0", section="4.1")


@pytest.mark.parametrize(("text", "section"), [("pass", ""), ("end turn", "3.2"), ("decline", "3.1")])
def test_a05_passing_is_refused(make_game, text, section):
    state = lay(make_game(), hands=["mafia"])

    refused(state, text, section)


def test_a06_a_full_hand_may_take_as_many_as_any_other(make_game):
    state = lay(make_game(), hands=["10 robocats"], display="7 mafia")

    state = state.play("take mafia 7")

    assert len(hand(state, A)) == 17
    assert len(takes(state)) == 0
    assert awaits(state) == "excess"


@pytest.mark.parametrize(
    "action",
    [
        "take mafia 1",
        "play scientists",
        "play robocats 4",
        "play mafia",
        "play hackers 1 against 2",
        "play officials 1",
    ],
)
def test_a07_the_hand_limit_holds_after_every_action(make_game, action):
    state = lay(
        make_game(players=2),
        hands=["4 scientists 4 robocats 4 mafia 4 hackers 2 officials", "scientists"],
        display="mafia",
        pile=20,
    )

    state = state.play(action)

    assert len(hand(state, A)) > 10
    assert (state.turn, awaits(state)) == (A, "excess")
    assert all(text.startswith("discard") for text in texts(state))


def test_a07_nobody_has_a_limit_during_another_turn(make_game):
    state = lay(make_game(), hands=["hackers", "12 mafia"])

    state = state.play("play hackers 1 against 2", chance=["hackers"])

    assert hand_sizes(state)[B] == 12
    assert (state.turn, awaits(state)) == (B, "action")


def test_a08_excess_cards_are_any_of_the_hand_and_are_discarded_openly(make_game):
    state = lay(make_game(), hands=["4 scientists 4 robocats 2 hackers"], display="4 mafia 3 hackers")

    taken = state.play("take mafia 1")
    done = taken.play("discard robocats")

    assert texts(taken) == ["discard scientists", "discard robocats", "discard mafia", "discard hackers"]
    assert sees(taken, B)["moves"] == []
    for seat in (A, B, C, None):
        assert told(done, seat) == [{"fact": "discarded", "seat": A, "card": "robocats"}]


def test_a09_the_display_is_refilled_before_anything_is_discarded_down(make_game):
    state = lay(make_game(), hands=["10 scientists"], display="4 mafia 3 hackers", pile="", discard="2 robocats")

    taken = state.play("take mafia 2")
    done = play(taken, "discard scientists", "discard scientists")

    assert display(taken) == display(done) == cards("2 mafia 3 hackers 2 robocats")
    assert (pile_size(done), discard(done)) == (0, cards("2 scientists"))


def test_a10_an_empty_pile_stays_empty_until_a_card_is_needed(make_game):
    state = lay(make_game(), hands=["3 scientists", "4 robocats"], pile="2 mafia", discard="3 hackers")

    emptied = state.play("play scientists")
    unneeded = emptied.play("play robocats 4")
    needed = unneeded.play("take mafia 1")

    assert (pile_size(emptied), discard(emptied)) == (0, cards("3 hackers 3 scientists"))
    assert (pile_size(unneeded), discard(unneeded)) == (0, cards("3 hackers 3 scientists 4 robocats"))
    assert (pile_size(needed), discard(needed)) == (9, [])
    assert {"fact": "reshuffled", "cards": 10} in told(needed, None)


def test_a10_the_pile_may_run_out_in_the_middle_of_a_refill(make_game):
    state = lay(make_game(), display="4 mafia 3 hackers", pile="robocats", discard="5 scientists")

    state = state.play("take mafia 3")

    assert told_names(state) == ["took", "laid-out", "reshuffled", "laid-out", "laid-out"]
    assert display(state) == cards("mafia 3 hackers robocats 2 scientists")
    assert (pile_size(state), discard(state)) == (3, [])


def test_a10_the_pile_may_run_out_in_the_middle_of_an_effect(make_game):
    state = lay(make_game(), hands=["2 robocats"], pile="2 mafia", discard="4 scientists")

    state = state.play("play robocats 2")

    assert hand(state, A) == cards("2 mafia 3 scientists")
    assert (pile_size(state), discard(state)) == (1, cards("2 robocats"))


@pytest.mark.parametrize(
    ("hand_of_a", "action", "played"),
    [
        ("3 scientists", "play scientists", "3 scientists"),
        ("2 robocats", "play robocats 2", "2 robocats"),
        ("4 officials", "play officials 4", "4 officials"),
    ],
)
def test_a11_cards_just_played_are_not_in_the_reshuffle_that_they_cause(make_game, hand_of_a, action, played):
    state = lay(make_game(), hands=[hand_of_a], pile="", discard="mafia")

    state = state.play(action)

    assert {"fact": "reshuffled", "cards": 1} in told(state, None)
    assert pile_size(state) == 0
    assert set(cards(played)) <= set(discard(state))
    assert sum(hand_sizes(state)) + len(discard(state)) == len(cards(played)) + 1


def test_a11_a_revealed_hacker_is_discarded_when_it_is_revealed(make_game):
    state = lay(make_game(), hands=["2 hackers", "2 mafia"], points=[15])

    state = state.play("play hackers 2 against 2", chance=["hackers"])

    assert state.outcome.winners == [A]
    assert discard(state) == cards("hackers")


def test_a12_officials_reveal_as_many_cards_as_there_are(make_game):
    state = lay(make_game(), hands=["9 officials"], pile="2 mafia", discard="hackers")

    state = state.play("play officials 9")

    assert points(state) == [2, 0, 0]
    assert discard(state) == cards("9 officials 2 mafia hackers")
    assert pile_size(state) == 0


def test_a12_with_no_card_anywhere_nothing_is_drawn_and_the_game_goes_on(make_game):
    state = lay(make_game(), hands=["3 scientists"], pile="", discard="")

    state = state.play("play scientists")

    assert points(state) == [2, 0, 0]
    assert hand(state, A) == []
    assert state.turn == B


def test_a12_officials_with_no_card_anywhere_give_no_point(make_game):
    state = lay(make_game(), hands=["2 officials"], pile="", discard="")

    state = state.play("play officials 2")

    assert points(state) == [0, 0, 0]
    assert discard(state) == cards("2 officials")
    assert state.turn == B


def test_a12_a_short_display_is_filled_up_at_the_end_of_the_turn_after_discarding_down(make_game):
    game = make_game(players=6, two_actions=True)
    state = lay(game, hands=FULL_HANDS, display="7 mafia")

    first = state.play("take mafia 7", chance=["hackers"] * 7)
    second = first.play("take hackers 7")
    last_but_one = play(second, *["discard mafia"] * 13)
    done = last_but_one.play("discard mafia", chance=["mafia"] * 6)

    assert (len(display(first)), pile_size(first)) == (7, 1)
    assert (len(hand(second, A)), display(second), pile_size(second)) == (24, cards("scientists"), 0)
    assert display(last_but_one) == cards("scientists")
    assert len(discard(last_but_one)) == 13
    assert display(done) == cards("scientists 6 mafia")
    assert (pile_size(done), discard(done)) == (8, [])
    assert done.turn == B


def test_a12_a_short_display_waits_for_the_first_turn_at_which_there_are_cards(make_game):
    state = lay(make_game(), hands=["", "2 robocats"], display="3 mafia", pile="", discard="")

    short = state.play("take mafia 1")
    filled = short.play("play robocats 2")

    assert display(short) == cards("2 mafia")
    assert display(filled) == cards("2 mafia 2 robocats")
    assert (pile_size(filled), discard(filled)) == (0, [])
    assert filled.turn == C


def test_a13_seven_cards_lie_open_between_two_actions_too(make_game):
    state = lay(make_game(two_actions=True), display="7 mafia")

    first = state.play("take mafia 7")

    assert (first.turn, awaits(first)) == (A, "action")
    assert len(display(first)) == 7


def test_a14_the_discard_pile_is_open(make_game):
    state = lay(make_game(), discard="2 mafia hackers")

    for seat in (A, B, C, None):
        assert sees(state, seat)["discard"] == cards("2 mafia hackers")


def test_a15_hand_sizes_and_points_are_public_and_hands_are_not(make_game):
    state = lay(make_game(), hands=["2 mafia", "hackers", "3 scientists"], points=[1, 2, 3])

    assert sees(state, B)["hands"] == [2, cards("hackers"), 3]
    assert sees(state, None)["hands"] == [2, 1, 3]
    for seat in (A, B, C, None):
        assert sees(state, seat)["points"] == [1, 2, 3]


def test_a15_hackers_handed_over_and_revealed_cards_are_known(make_game):
    state = lay(make_game(), hands=["2 hackers", "2 scientists 2 robocats"])

    state = state.play("play hackers 2 against 2", chance=["scientists", "robocats"])

    for seat in (C, None):
        assert knows(state, seat, A) == cards("scientists robocats")
        assert knows(state, seat, B) == cards("2 hackers")
        assert told(state, seat) == [
            {"fact": "handed-over", "seat": A, "target": B, "number": 2},
            {"fact": "stolen", "seat": A, "target": B, "card": "scientists"},
            {"fact": "stolen", "seat": A, "target": B, "card": "robocats"},
        ]


@pytest.mark.parametrize(
    ("hand_of_a", "action", "drawn"), [("3 scientists", "play scientists", 2), ("2 robocats", "play robocats 2", 5)]
)
def test_a15_drawn_cards_are_seen_by_their_owner_alone(make_game, hand_of_a, action, drawn):
    state = lay(make_game(), hands=[hand_of_a])

    one = state.play(action, chance=["mafia"] * drawn)
    other = state.play(action, chance=["hackers"] * drawn)

    assert one.view(A) != other.view(A)
    for seat in (B, C, None):
        assert one.view(seat) == other.view(seat)
        assert told(one, seat) == told(other, seat)
        assert told(one, seat)[-1] == {"fact": "drew", "seat": A}
        assert knows(one, seat, A) == []


@pytest.mark.parametrize("seat", [A, B, C])
def test_a15_a_drawn_card_is_noted_for_its_owner_alone(make_game, seat):
    hands = ["", "", ""]
    hands[seat] = "3 scientists"
    state = lay(make_game(), hands=hands, turn=seat)

    state = state.play("play scientists", chance=["mafia", "hackers"])

    assert state.drawn == [("mafia", 1 << seat), ("hackers", 1 << seat)]


def test_a15_a_dealt_card_is_noted_for_its_owner_alone_and_the_display_for_all(make_game):
    state = make_game(first=1).deal(seed=1)

    everyone = -1
    assert [audience for _, audience in state.drawn] == [1 << 1] * 6 + [1 << 2] * 6 + [1 << 0] * 7 + [everyone] * 7


def test_a15_what_a_searched_player_draws_is_noted_for_that_player_alone(make_game):
    state = lay(make_game(), hands=["police mafia", "", "police"], pile="hackers")

    state = play(state, "play police and mafia against 3", "policemen 1")

    everyone = -1
    assert state.drawn == [("police", everyone), ("hackers", 1 << C)]


@pytest.mark.parametrize("number", [1, 2, 3])
def test_a57_carlo_may_take_one_two_or_all_three(make_game, number):
    state = lay(make_game(), hands=["2 journalists 2 scientists"], display="3 scientists 2 hackers 2 mafia")

    state = state.play(f"take scientists {number}")

    assert hand(state, A) == cards(f"2 journalists {2 + number} scientists")


def test_a63_6_a_take_is_a_faction_and_a_number(make_game):
    state = lay(make_game(), display="2 mafia hackers")

    assert takes(state) == ["take mafia 1", "take mafia 2", "take hackers 1"]
