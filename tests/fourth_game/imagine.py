"""A whole state that a seat may believe in, from what it sees."""

from __future__ import annotations

from mewseum.core.bags import believe_bag, cards_in
from mewseum.core.compiled import rule

from .state import ANIMALS, COPIES, State


@rule
def imagine(s: State, _seat: int) -> None:
    """Cards that the seat sees nowhere go to the pile, and from there to wherever it sees fewer than there are."""
    for card in range(len(ANIMALS)):
        s.pile[card] = COPIES - s.trail[card]
        for other in range(s.players):
            s.pile[card] -= s.hand[other][card] + s.den[other][card]
    for other in range(s.players):
        believe_bag(s, s.pile, s.hand[other], s.hand_size[other] - cards_in(s.hand[other]))
        believe_bag(s, s.pile, s.den[other], s.den_size[other] - cards_in(s.den[other]))
