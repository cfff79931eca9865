"""What a spectator of Catham City has seen (§1.4)."""

from __future__ import annotations

from tests.conformance.witnessing import Hearing


def lying(s, seat, kept):
    """The names of the places that are meant."""
    return [f"hand {seat}"]


def hand(seat):
    return seat, "hand", ""


class Witness(Hearing):
    def took(self, seat, card, number):
        self.comes(hand(seat), card, number)

    def played(self, seat, card, number):
        for _ in range(number):
            self.leaves(hand(seat), card)

    def played_extra(self, seat, card):
        self.leaves(hand(seat), card)

    matched = discarded = played_extra

    def handed_over(self, seat, target, number):
        for _ in range(number):
            self.leaves(hand(seat), "hackers")
            self.comes(hand(target), "hackers")

    def revealed(self, target, card):
        self.leaves(hand(target), card)

    def revealed_hacker(self, target):
        self.leaves(hand(target), "hackers")

    def stolen(self, seat, target, card):
        self.leaves(hand(target), card)
        self.comes(hand(seat), card)

    def gave(self, giver, receiver):
        self.leaves_unseen(hand(giver))

    def gave_openly(self, giver, receiver, card):
        self.leaves(hand(giver), card)
        self.comes(hand(receiver), card)
