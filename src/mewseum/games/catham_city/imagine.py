"""A whole state that a seat may believe in, from what it sees.

Cards that it cannot see are dealt at random among the hands that it cannot see and the pile, but so that all that was
shown, and all that it alone has learned, holds.
"""

from __future__ import annotations

from mewseum.core.bags import believe_bag, take_one_of
from mewseum.core.compiled import rule
from mewseum.core.knowledge import believe_known, places_in

from .state import COPIES, FACTIONS, State


@rule
def imagine(s: State, seat: int) -> None:
    """Fill in all that the seat does not see; what it sees is there already."""
    gather_unseen(s)
    if not s.over:
        for other in range(s.players):
            if other != seat:
                believe_known(s, s.aside, seat, other)
        for other in range(s.players):
            if other != seat:
                for _ in range(places_in(s, other)):
                    s.hand[other][take_one_of(s, s.aside, len(FACTIONS))] += 1
    believe_bag(s, s.aside, s.pile, s.pile_size)


@rule
def gather_unseen(s: State) -> None:
    """Put all cards that the seat sees nowhere aside, to be dealt from there."""
    for card in range(len(FACTIONS)):
        left = COPIES * ((s.factions >> card) & 1) - s.discard[card] - s.display[card] - s.in_play[card]
        for other in range(s.players):
            left -= s.hand[other][card]
        s.aside[card] = left
