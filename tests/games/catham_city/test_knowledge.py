"""What is known of a hand: never more than is there, and never less than somebody with pencil and paper would know."""

import random

import pytest

from tests.situations import play, sees, told

from .table import FACTIONS, A, B, C, D, cards, hand_sizes, knows, lay


def test_a_card_taken_from_the_display_is_known_until_it_is_shown_to_leave(make_game):
    state = lay(make_game(players=2), hands=["2 robocats", "mafia"], display="2 hackers 5 mafia")

    taken = state.play("take hackers 2")
    played = play(taken, "take mafia 1", "play robocats 2")
    left = play(played, "take mafia 1").play("play hackers 1 against 2", chance=["mafia"])

    for seat in (B, None):
        assert knows(taken, seat, A) == cards("2 hackers")
        assert knows(played, seat, A) == cards("2 hackers")
        assert knows(left, seat, A) == cards("hackers mafia")


def test_a_card_of_a_known_faction_that_leaves_may_be_the_known_one(make_game):
    state = lay(make_game(players=2), hands=["10 mafia"], known=["2 mafia"], display="7 hackers")

    state = play(state, "take hackers 1", "discard mafia")

    assert knows(state, B, A) == cards("mafia hackers")


def test_the_giver_knows_what_was_given_until_it_is_shown_to_leave(make_game):
    hands = ["2 journalists mafia", "scientists hackers", "robocats", "robocats"]
    state = lay(make_game(players=4), hands=hands)

    given = play(state, "play journalists", "give scientists", "decline", "decline")

    assert knows(given, B, A) == cards("scientists")
    assert knows(given, C, A) == knows(given, D, A) == knows(given, None, A) == []


def test_a_gift_is_forgotten_when_a_card_of_its_faction_is_played(make_game):
    state = lay(make_game(players=2, two_actions=True), hands=["2 journalists 2 scientists 2 robocats", "scientists"])

    given = play(state, "play journalists", "give scientists")
    robocats = given.play("play robocats 2", chance=["mafia"] * 5)
    scientists = given.play("play scientists", chance=["mafia"] * 2)

    assert knows(given, B, A) == knows(robocats, B, A) == cards("scientists")
    assert knows(scientists, B, A) == []


def test_a_hidden_gift_makes_every_known_card_of_the_giver_uncertain_but_for_the_receiver(make_game):
    hands = ["2 journalists", "2 scientists hackers mafia", "robocats"]
    state = lay(make_game(players=4), hands=hands, known=["", "2 scientists hackers"])

    other_card = play(state, "play journalists", "give mafia")
    known_card = play(state, "play journalists", "give scientists")

    for seat in (C, D, None):
        assert knows(other_card, seat, B) == knows(known_card, seat, B) == cards("scientists")
    assert knows(other_card, A, B) == cards("2 scientists hackers")
    assert knows(known_card, A, B) == cards("scientists hackers")


def test_a_gift_that_comes_back_is_known_to_both(make_game):
    state = lay(make_game(players=2), hands=["2 journalists", "2 journalists scientists hackers"])

    state = play(state, "play journalists", "give scientists", "play journalists", "give scientists")

    assert knows(state, B, A) == []
    assert knows(state, A, B) == cards("scientists")


def test_what_one_gave_is_uncertain_when_its_owner_gives_in_turn(make_game):
    hands = ["2 journalists mafia", "2 journalists scientists", "hackers"]
    state = lay(make_game(), hands=hands)

    given = play(state, "play journalists", "give scientists", "decline")
    passed_on = play(given, "play journalists", "decline", "give scientists")
    kept = play(given, "play journalists", "decline", "give mafia")

    assert knows(given, B, A) == cards("scientists")
    assert (knows(passed_on, B, A), knows(kept, B, A)) == ([], cards("scientists"))
    assert knows(passed_on, C, A) == knows(kept, C, A) == []


def test_a_third_seat_forgets_what_it_gave_when_its_owner_gives_unseen(make_game):
    hands = ["2 journalists mafia", "2 journalists", "2 hackers"]
    state = lay(make_game(), hands=hands)

    given = play(state, "play journalists", "decline", "give hackers")
    later = play(given, "play journalists", "decline", "give mafia")

    assert knows(given, C, A) == cards("hackers")
    assert knows(later, C, A) == []
    assert knows(later, A, B) == cards("mafia")


def test_a_stolen_card_is_known_to_be_with_the_thief(make_game):
    state = lay(make_game(), hands=["hackers", "2 scientists"], known=["", "2 scientists"])

    state = state.play("play hackers 1 against 2", chance=["scientists"])

    for seat in (C, None):
        assert knows(state, seat, A) == cards("scientists")
        assert knows(state, seat, B) == cards("scientists hackers")


class Notes:
    """What somebody notes of the other hands, from what the game tells and from nothing else.

    For each hand all that it may hold: so many cards of each faction for sure, and so many that may be any.
    """

    def __init__(self, seat, sizes):
        self.seat = seat
        self.hands = {other: {((0,) * 8, size)} for other, size in enumerate(sizes) if other != seat}

    def bound(self, owner):
        """Of each faction so many cards are there in every case."""
        least = [min(counts) for counts in zip(*(sure for sure, _ in self.hands[owner]), strict=True)]
        return [faction for faction, count in zip(FACTIONS, least, strict=True) for _ in range(count)]

    def read(self, fact):
        kind, card, number = fact["fact"], fact.get("card"), fact.get("number", 1)
        if kind == "took":
            self.comes(fact["seat"], card, number)
        elif kind in ("played", "played-extra", "matched", "discarded"):
            self.leaves(fact["seat"], card, number)
        elif kind == "drew":
            self.comes(fact["seat"], None)
        elif kind == "handed-over":
            self.moves(fact["seat"], fact["target"], "hackers", number)
        elif kind == "revealed-hacker":
            self.leaves(fact["target"], "hackers")
        elif kind == "revealed":
            self.leaves(fact["target"], card)
        elif kind == "stolen":
            self.moves(fact["target"], fact["seat"], card)
        elif kind in ("gave", "gave-openly"):
            self.moves(fact["giver"], fact["receiver"], card)
        else:
            assert kind in ("laid-out", "reshuffled", "scored", "declined", "lost-point", "searched", "revealed-pile")

    def moves(self, giver, receiver, card, number=1):
        self.leaves(giver, card, number)
        self.comes(receiver, card, number)

    def comes(self, owner, card, number=1):
        if owner != self.seat:
            self.hands[owner] = {
                (sure, unsure + number) if card is None else (_add(sure, card, number), unsure)
                for sure, unsure in self.hands[owner]
            }

    def leaves(self, owner, card, number=1):
        if owner != self.seat:
            for _ in range(number):
                cases = self.hands[owner]
                self.hands[owner] = {left for case in cases for left in self._without(case, card)}

    def _without(self, case, card):
        sure, unsure = case
        if card is not None and sure[FACTIONS.index(card)]:
            return [(_add(sure, card, -1), unsure)]
        unseen = [(sure, unsure - 1)] if unsure else []
        if card is not None:
            return unseen
        return unseen + [(_add(sure, FACTIONS[kind], -1), unsure) for kind, count in enumerate(sure) if count]


def _add(counts, card, number):
    place = FACTIONS.index(card)
    return (*counts[:place], counts[place] + number, *counts[place + 1 :])


def test_the_notes_of_these_tests_think_of_all_cases():
    notes = Notes(C, [3, 2, 0])

    notes.read({"fact": "took", "seat": A, "card": "mafia", "number": 2})
    notes.read({"fact": "gave", "giver": A, "receiver": B})

    assert notes.bound(A) == ["mafia"]
    assert notes.bound(B) == []
    notes.read({"fact": "played", "seat": A, "card": "hackers", "number": 3})
    assert notes.bound(A) == ["mafia"]
    assert {sure[FACTIONS.index("mafia")] for sure, _ in notes.hands[A]} == {1}


ALL_THAT_HIDES = ["robocats", "mafia", "hackers", "police", "journalists"]


@pytest.mark.parametrize("two_actions", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_everybody_knows_just_what_the_facts_tell(make_game, players, two_actions):
    dice = random.Random(players)
    game = make_game(players, factions=ALL_THAT_HIDES, two_actions=two_actions, turn_cap=200)
    state = game.deal(seed=players)
    watching = (None, *range(players))
    notes = [Notes(seat, hand_sizes(state)) for seat in watching]
    hidden_gifts = 0

    while state.turn is not None:
        hands = state.to_position()["hands"]
        for seat, note in zip(watching, notes, strict=True):
            table = sees(state, seat)
            for owner in note.hands:
                known = sorted(table["known"][owner] + table["known_to_you"][owner], key=FACTIONS.index)
                assert all(known.count(card) <= hands[owner].count(card) for card in known), "it is there"
                assert known == note.bound(owner), f"{seat} of {owner}"
        state = state.play(a_move(dice, state))
        for seat, note in zip(watching, notes, strict=True):
            for fact in told(state, seat)[: None if state.turn is not None else 0]:
                note.read(fact)
        hidden_gifts += any(fact["fact"] == "gave" for fact in told(state, None))

    assert hidden_gifts > 2


def a_move(dice, state):
    """A random move; journalists and gifts more often than others."""
    moves = state.moves()
    chosen = [move for move in moves if str(move) == "play journalists" or move.open_text == "give ?"]
    if chosen and dice.random() < 0.7:
        return dice.choice(chosen)
    kinds = {}
    for move in moves:
        kinds.setdefault(move.verb, []).append(move)
    return dice.choice(dice.choice(list(kinds.values())))


@pytest.mark.parametrize("players", [3, 5])
def test_what_a_seat_gave_and_nobody_saw_leaving_is_still_known(make_game, players):
    """Straight from the words of the ruling, without any cases: gifts of p in the hand of q since a card of q left."""
    dice = random.Random(players)
    game = make_game(players, factions=ALL_THAT_HIDES, turn_cap=200)
    state = game.deal(seed=players)
    given = {}

    while state.turn is not None:
        giver, receiver = state.turn, sees(state, None)["active"]
        move = a_move(dice, state)
        before = hand_sizes(state)
        state = state.play(move)
        if str(move).startswith("give") and move.open_text == "give ?":
            given.setdefault((giver, receiver), []).append(str(move).split()[1])
        for owner in range(players):
            if hand_sizes(state)[owner] < before[owner] or told_to_leave(state, owner):
                given = {pair: gifts for pair, gifts in given.items() if pair[1] != owner}
        if state.turn is not None:
            for (knower, owner), gifts in given.items():
                known = knows(state, knower, owner)
                assert all(known.count(card) >= gifts.count(card) for card in gifts)


def told_to_leave(state, owner):
    """Whether the last move took a card from this hand."""
    leaving = {"played": "seat", "played-extra": "seat", "matched": "seat", "discarded": "seat", "handed-over": "seat"}
    leaving |= {"stolen": "target", "revealed": "target", "revealed-hacker": "target", "gave": "giver"}
    leaving |= {"gave-openly": "giver"}
    return any(fact["fact"] in leaving and fact[leaving[fact["fact"]]] == owner for fact in told(state, None))
