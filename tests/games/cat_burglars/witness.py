"""What a spectator of Cat Burglars has seen (§1.4)."""

from __future__ import annotations

from collections import Counter

from tests.conformance.witnessing import Hearing
from tests.games.cat_burglars.cards import has_facedown


def lying(s, seat, kept):
    """The names of the places that are meant."""
    return [
        f"hand {seat}",
        *(f"under {crew}" for crew in range(s.crews) if s.owner[crew] == seat and has_facedown(s, crew)),
    ]


def held(seat):
    return seat, "hand-or-facedown", ""


def owner(crew):
    return int(crew.partition(".")[0]) - 1


NOTED = 8
"""So many facedown cards are remembered, the last that were laid."""


class Witness(Hearing):
    """For each of the last facedown cards it is written down what came to its owner since, and is there as long as that card is."""

    trap = None

    def __init__(self, players):
        super().__init__(players)
        self.laid = []

    def activated(self, seat, crew):
        self.laid = [*self.laid, (seat, crew, Counter())][-NOTED:]

    def comes_since(self, seat, card):
        self.comes(held(seat), card)
        for owner_of_it, _, since in self.laid:
            since[card] += owner_of_it == seat

    def leaves_since(self, seat, card, turned_up=None):
        """What was turned up came before itself and before whatever was laid after it."""
        crews = [crew for _, crew, _ in self.laid]
        first_after = len(crews)
        if turned_up is not None:
            first_after = crews.index(turned_up) if turned_up in crews else 0
        still_there = 0
        for number, (other, _, since) in reversed([*enumerate(self.laid)]):
            if other == seat:
                since[card] = max(still_there, since[card] - (number < first_after))
                still_there = since[card]
        known = self.kept[held(seat)]
        known[card] = max(still_there, known[card] - 1)
        self.laid = [one for one in self.laid if one[1] != turned_up]

    def recruited_market(self, seat, card):
        self.comes_since(seat, card)

    def formed(self, seat, crew, card):
        if self.trap is None:
            self.leaves_since(seat, card)
        self.trap = None

    expanded = formed

    def paid(self, seat, card):
        self.leaves_since(seat, card)

    def secured(self, seat, crew, card):
        self.leaves_since(seat, card, crew)

    def looted(self, seat, crew, card):
        self.leaves_since(owner(crew), card, crew)

    def trapped(self, seat, crew, card):
        self.leaves_since(owner(crew), card, crew)
        self.trap = card  # its owner lays it openly

    def skipped(self, seat):
        """§3.4 Who has a cat can start a crew with it: whoever is skipped holds mirrors alone."""
        mirrors = self.table["hands"][seat]
        self.kept[held(seat)]["mirror"] = max(self.kept[held(seat)]["mirror"], mirrors)
