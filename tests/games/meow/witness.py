"""What a spectator of MEOW has seen (§4.1, §4.4)."""

from __future__ import annotations

from collections import Counter

from mewseum.games.meow.pile_names import names_of_piles
from tests.conformance.witnessing import Hearing
from tests.games.meow.cards import CATS


def lying(s, seat, kept):
    """The names of the places that are meant."""
    if kept["place"] == "bank":
        return [f"bank {seat}"]
    return [f"beneath {names_of_piles(s).index(kept['pile'])}"]


def bank(seat):
    return seat, "bank", ""


class Witness(Hearing):
    def __init__(self, players):
        super().__init__(players)
        self.run = Counter()
        self.negatives = [0] * players
        """How many negative cards have come to lie before each seat."""
        self.met = ""

    def picked_up(self, seat, card):
        self.run[card] += 1

    def negative(self, seat, card):
        self.met = card

    def banked(self, seat, cards):
        if self.met == "laser-pen":
            self.negatives[seat] += 1
        self.met = ""
        self.bank_all(seat, self.run)

    def bank_all(self, seat, cards):
        for card, copies in cards.items():
            if card not in CATS:
                self.comes(bank(seat), card, copies)
        cards.clear()

    def lost_run(self, seat, cards, card):
        self.met = ""
        self.negatives[seat] += 1
        self.kept[seat, "pile", f"{seat + 1}.{self.negatives[seat]}"] = self.run
        self.run = Counter()

    def distracted(self, seat, card):
        self.met = ""
        self.negatives[seat] += 1

    def used_trick(self, seat, card):
        self.leaves(bank(seat), card)

    paid = used_trick

    def discarded(self, seat, card):
        if card not in ("laser-pen", "catnip", "vase", "camera", "paw-prints", "randy", "rumbold", "rufus"):
            self.leaves(bank(seat), card)

    def gave(self, giver, receiver):
        self.leaves_unseen(bank(giver))

    def stolen(self, seat, target):
        self.leaves_unseen(bank(target))

    def swapped_hands(self, seat, target):
        self.kept[bank(seat)], self.kept[bank(target)] = self.kept[bank(target)], self.kept[bank(seat)]

    def took_pile(self, seat, pile, cards):
        self.bank_all(seat, self.kept.pop((int(pile.partition(".")[0]) - 1, "pile", pile), Counter()))
