"""What is known of a bank: never more than is there, and never less than somebody with pencil and paper would know."""

import random

import pytest

from mewseum.games.meow import PARTS
from tests.conformance.places import count_cards
from tests.situations import play, sees, told

from .cards import ALL, COPIES, check_sound
from .table import A, B, C, bank, knows, lay, pick_up, stay_away

BANKABLE = ALL[:11]
CATS = ALL[11:18]


def test_a_bank_swapped_away_is_fully_known_and_what_all_saw_is_not_counted_twice(make_game):
    state = lay(make_game(), banks=["double-cross 5k 5k 10k", "300k"], known=["5k"]).play("double-cross 2")

    assert (knows(state, A, B), knows(state, C, B)) == ("5k 5k 10k", "5k")
    assert (knows(state, B, A), knows(state, C, A)) == ("300k", "")


def test_after_a_swap_and_a_swap_back_both_banks_are_fully_known(make_game):
    state = lay(make_game(players=2), banks=["double-cross 5k", "double-cross 300k 10k"])

    state = play(state, "double-cross 2").play("pick up", chance=["vase"])
    state = state.play("double-cross 2")

    assert (bank(state, A), bank(state, B)) == ("5k", "10k 300k")
    assert knows(state, A, B) == "10k 300k"
    assert knows(state, B, A) == "5k"


def test_a_third_swap_passes_on_what_one_knew(make_game):
    """A gives a bank to B, B gives it on to C: A still knows it."""
    state = lay(make_game(), banks=["double-cross 5k 10k", "", "300k"], cats=["", "calvin"])

    state = play(state, "double-cross 2", "calvin 3")

    assert bank(state, C) == "5k 10k"
    assert knows(state, A, C) == knows(state, B, C) == "5k 10k"
    assert knows(state, C, B) == "300k"
    assert knows(state, A, B) == ""


def test_a_card_that_is_spent_or_paid_is_known_no_more(make_game):
    table = {"banks": ["steal 5k", "75k 25k"], "known": ["steal 5k", "75k"], "stars": [0, 10], "arrested": [0, 10]}
    state = lay(make_game(players=3), **table)

    stolen = state.play("steal 2", chance=["25k"])
    assert knows(stolen, C, A) == "5k"
    assert knows(stolen, C, B) == ""
    paid = play(pick_up(state, "10k").play("stop"), "pay 75k", "pay 25k")

    assert (knows(paid, C, A), knows(paid, C, B)) == ("5k 10k steal", "")


def test_the_thief_still_knows_all_that_he_knew_of_the_rest(make_game):
    state = lay(make_game(), banks=["steal", "5k 10k 300k"], known=["", "5k 10k"]).play("steal 2", chance=["300k"])

    assert knows(state, A, B) == "5k 10k"
    assert knows(state, C, B) == ""
    assert knows(state, B, A) == "300k"


def test_a_known_pair_is_at_least_one_after_a_blind_theft(make_game):
    state = lay(make_game(), banks=["steal", "5k 5k 10k"], known=["", "5k 5k"]).play("steal 2", chance=["10k"])

    assert knows(state, C, B) == "5k"


def test_a_card_stolen_back_is_known_to_be_gone(make_game):
    state = lay(make_game(), banks=["steal", "steal 300k", ""]).play("steal 2", chance=["300k"])
    state = state.play("steal 1", chance=["300k"])

    assert knows(state, A, B) == "300k"
    assert knows(state, B, A) == ""


class Notes:
    """What a seat (None is a spectator) notes of all banks, from what the game tells it and from nothing else."""

    def __init__(self, seat, players, options):
        self.seat = seat
        self.banks = [dict.fromkeys(BANKABLE, 0) for _ in range(players)]
        """So many cards of each kind are there for sure."""
        self.run = []
        self.beneath = [[] for _ in range(players)]
        """The cards that this seat has seen go beneath each negative card of each seat."""
        self.pen_banks = options["laser"] == "banks"

    def bound(self, owner):
        return " ".join(card for card, count in self.banks[owner].items() for _ in range(count))

    def read(self, fact, view):
        getattr(self, "_" + fact["fact"].replace("-", "_"), self._nothing)(fact, view)

    def _comes(self, owner, card):
        if card in BANKABLE:
            self.banks[owner][card] += 1

    def _leaves(self, owner, card):
        """A card that is seen to leave is one less of its kind; an unseen one may be of any kind."""
        for kind in BANKABLE if card is None else [card]:
            self.banks[owner][kind] = max(0, self.banks[owner][kind] - 1)

    def _moves(self, giver, receiver, card):
        self._leaves(giver, card)
        self._comes(receiver, card)

    def _nothing(self, fact, view):
        assert fact["fact"] in KNOWN_TO_CHANGE_NO_BANK, fact

    def _picked_up(self, fact, view):
        self.run.append(fact["card"])

    def _picked_up_secretly(self, fact, view):
        self.run.append(fact.get("card"))

    def _negative(self, fact, view):
        if fact["card"] == "laser-pen" and self.pen_banks:
            self.beneath[fact["seat"]].append([])

    def _distracted(self, fact, view):
        self.beneath[fact["seat"]].append([])

    def _lost_run(self, fact, view):
        self.beneath[fact["seat"]].append(self.run)
        self.run = []

    def _banked(self, fact, view):
        for card in self.run:
            self._comes(fact["seat"], card)
        self.run = []

    def _took_pile(self, fact, view):
        player, number = fact["pile"].split(".")
        cards = self.beneath[int(player) - 1][int(number) - 1]
        if fact["seat"] != self.seat:
            for card in cards:
                self._comes(fact["seat"], card)
        cards.clear()

    def _found(self, fact, view):
        if fact["seat"] == self.seat:
            self._comes(self.seat, fact["card"])

    def _used_trick(self, fact, view):
        self._leaves(fact["seat"], fact["card"])

    def _paid(self, fact, view):
        self._leaves(fact["seat"], fact["card"])

    def _discarded(self, fact, view):
        if fact["card"] in BANKABLE:
            self._leaves(fact["seat"], fact["card"])

    def _gave(self, fact, view):
        self._moves(fact["giver"], fact["receiver"], fact.get("card"))

    def _stolen(self, fact, view):
        self._moves(fact["target"], fact["seat"], fact.get("card"))

    def _looked(self, fact, view):
        if fact["seat"] == self.seat:
            self.banks[fact["target"]] = {card: view["shown"].count(card) for card in BANKABLE}

    def _swapped_hands(self, fact, view):
        one, two = fact["seat"], fact["target"]
        self.banks[one], self.banks[two] = self.banks[two], self.banks[one]
        if self.seat in (one, two):  # who gets a bank looks at it
            self.banks[self.seat] = {card: view["banks"][self.seat].count(card) for card in BANKABLE}


KNOWN_TO_CHANGE_NO_BANK = {
    "started", "cat-dealt", "cat-joined", "starred", "arrested", "substituted", "serves", "released", "redeemed",
    "used-cat", "swapped-cats", "cat-freed", "passed", "deck-finished", "ended",
}  # fmt: skip


def random_options(dice):
    options = {option.name: dice.choice(option.values) for option in PARTS.options if option.name != "first"}
    return options | {"draws": dice.choice(["open", "open", "secret"])}


def a_move(dice, state):
    """A random move; what changes hands more often than picking up, and runs that are not too long."""
    kinds = {}
    for move in state.moves():
        kinds.setdefault(move.verb, []).append(move)
    acting = [kind for kind in kinds.values() if str(kind[0]) not in ("pick up", "stop", "accept", "pass", "serve")]
    return dice.choice(dice.choice(acting if acting and dice.random() < 0.5 else list(kinds.values())))


def check_notes(state, notes):
    banks = state.to_position()["banks"]
    for note in notes:
        for owner, held in enumerate(banks):
            if note.seat == owner:
                assert note.bound(owner) == " ".join(held), "everybody knows the own bank"
            else:
                known = knows(state, note.seat, owner).split()
                assert all(known.count(card) <= held.count(card) for card in known), "what is known is there"
                assert " ".join(known) == note.bound(owner), f"{note.seat} of {owner}"


@pytest.mark.parametrize("number", range(24))
def test_everybody_knows_just_what_the_facts_tell(make_plain_game, number):
    dice = random.Random(number)
    players = dice.randint(2, 6)
    options = random_options(dice)
    state = make_plain_game(players, **options).deal(seed=number)
    notes = [Notes(seat, players, options) for seat in (None, *range(players))]

    while state.turn is not None:
        check_notes(state, notes)
        check_sound(state._s)
        state = state.play(a_move(dice, state))
        for note in notes:
            view = sees(state, note.seat)
            for fact in told(state, note.seat):
                note.read(fact, view)

    assert count_cards(state) == COPIES


def test_the_notes_of_these_tests_meet_every_fact_that_moves_cards(make_plain_game):
    met = set()
    for number in range(24):
        dice = random.Random(number)
        players = dice.randint(2, 6)
        state = make_plain_game(players, **random_options(dice)).deal(seed=number)
        while state.turn is not None:
            met |= {fact.name for fact in state.facts(None)}
            state = state.play(a_move(dice, state))

    moving = {name[1:].replace("_", "-") for name in vars(Notes) if name[1:2].isalpha() and name.startswith("_")}
    assert moving - {"comes", "leaves", "moves", "nothing"} - met == set()


def test_who_stays_away_learns_what_all_learn(make_game):
    state = stay_away(lay(make_game()))

    assert knows(state, None, A) == knows(state, C, A) == "5k"
