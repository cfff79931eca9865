"""A whole state that a seat may believe in, from what it sees.

Cards that it cannot see are dealt at random among the hands that it cannot see and the pile, but so that all that was
shown, and all that it alone has learned, holds: which cards a mixed pile was made of (core/mixing.py), and what can have moved
unseen (core/trail.py).
"""

from __future__ import annotations

from mewseum.core.bags import believe_bag, cards_in, take_one_of
from mewseum.core.compiled import rule
from mewseum.core.knowledge import believe_hands
from mewseum.core.trail import lane_of

from .state import COPIES, FACTIONS, State


@rule
def imagine(s: State, seat: int) -> None:
    """Fill in all that the seat does not see; what it sees is there already."""
    gather_unseen(s)
    if not s.over:
        loose, young = believe_hands(s, seat)
        for other in range(s.players):
            if other != seat:
                for _ in range(lane_of(loose, other)):
                    s.hand[other][take_one_of(s, s.aside, len(FACTIONS))] += 1
                for _ in range(lane_of(young, other)):
                    s.hand[other][take_one_of(s, s.pile, len(FACTIONS))] += 1
    if s.over or not s.has_mixed:
        believe_bag(s, s.aside, s.pile, s.pile_size)


@rule
def gather_unseen(s: State) -> None:
    """Put all cards that the seat sees nowhere aside, to be dealt from there."""
    for card in range(len(FACTIONS)):
        left = COPIES * ((s.factions >> card) & 1) - s.discard[card] - s.display[card] - s.in_play[card]
        for other in range(s.players):
            left -= s.hand[other][card]
        s.aside[card] = left


@rule
def begin_pool(s: State, seat: int) -> None:
    """The cards of which the pile was mixed, but for those that were shown and those that the seat drew."""
    for card in range(len(FACTIONS)):
        s.pile[card] = s.mixed[card]
        if seat >= 0:
            s.pile[card] -= s.drawn_young[seat][card]


@rule
def take_young(s: State, card: int) -> bool:
    """A card that left a hand came from the mixed pile, if it can have come from there."""
    if s.pile[card] <= 0:
        return False
    s.pile[card] -= 1
    return True


@rule
def fill_pool(s: State, young: int) -> bool:
    """Beside the cards of the mixed pile that lie in hands it has to be full; of cards that may have left it, any are taken out."""
    if not s.has_mixed:
        return True
    needed = s.pile_size + 0
    for other in range(s.players):
        needed += lane_of(young, other)
    for card in range(len(FACTIONS)):
        s.pile[card] = min(s.pile[card] + 0, s.aside[card] + 0)
    surplus = cards_in(s.pile) - needed
    if surplus < 0:
        return False
    for card in range(len(FACTIONS)):
        s.aside[card] -= s.pile[card]
    for _ in range(surplus):
        s.aside[take_one_of(s, s.pile, len(FACTIONS))] += 1
    return True
