"""A whole state that a seat may believe in, from what it sees.

Cards that it cannot see are dealt at random among the hands that it cannot see and the pile, but so that all that was
shown, and all that it alone has learned, holds.
"""

from __future__ import annotations

from mewseum.core.chance import NOBODY, draw
from mewseum.core.compiled import rule

from .state import COPIES, FACTIONS, State


@rule
def imagine(s: State, seat: int) -> None:
    """Fill in all that the seat does not see; what it sees is there already."""
    gather_unseen(s)
    if not s.over:
        for other in range(s.players):
            if other != seat:
                give_known(s, seat, other)
        for other in range(s.players):
            if other != seat:
                fill_hand(s, other)
    fill_pile(s)


@rule
def gather_unseen(s: State) -> None:
    """Put all cards that the seat sees nowhere aside, to be dealt from there."""
    for card in range(len(FACTIONS)):
        left = COPIES * ((s.factions >> card) & 1) - s.discard[card] - s.display[card] - s.in_play[card]
        for other in range(s.players):
            left -= s.hand[other][card]
        s.aside[card] = left


@rule
def give_known(s: State, seat: int, other: int) -> None:
    """What all have seen, and what this seat alone knows, is in that hand."""
    for card in range(len(FACTIONS)):
        copies = s.seen[other][card] + 0
        if seat >= 0:
            copies += s.known[seat][other][card]
        s.hand[other][card] += copies
        s.aside[card] -= copies


@rule
def fill_hand(s: State, seat: int) -> None:
    """The rest of a hand is any of the unseen cards."""
    held = 0
    for card in range(len(FACTIONS)):
        held += s.hand[seat][card]
    for _ in range(s.hand_size[seat] - held):
        s.hand[seat][draw(s, s.aside, unseen(s), NOBODY)] += 1


@rule
def unseen(s: State) -> int:
    """How many cards are still to be dealt."""
    cards = 0
    for card in range(len(FACTIONS)):
        cards += s.aside[card]
    return cards


@rule
def fill_pile(s: State) -> None:
    """The pile has so many of the cards that are left; others stay aside only in a position whose pile was named."""
    if unseen(s) == s.pile_size:
        for card in range(len(FACTIONS)):
            s.pile[card] = s.aside[card]
            s.aside[card] = 0
    else:
        for _ in range(s.pile_size):
            s.pile[draw(s, s.aside, unseen(s), NOBODY)] += 1
