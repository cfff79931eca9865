"""What everybody has seen of Cat Burglars (§1.4): the cards of the market that lie with somebody, and what was never shown.

Colours of scored cards are seen when they are revealed, and not afterwards (§12.5): unless they lie open, they count as unseen.
"""

from __future__ import annotations

from typing import Any

from mewseum.core.memory import without

from .describe import cards, in_one
from .state import CARDS, COLOURS, COPIES, LANE, PLACEMENT, State


def recall(s: State) -> dict[str, Any]:
    """What all know of hands and facedown cards, and what is left."""
    return {
        "kept": [
            [
                {
                    "place": "hand-or-facedown",
                    "cards": s.hand_size[seat] + facedowns(s, seat),
                    "known": cards(s.seen[seat]),
                }
            ]
            for seat in range(s.players)
        ],
        "unseen": dict(zip(CARDS, unseen(s), strict=True)),
    }


def facedowns(s: State, seat: int) -> int:
    """How many cards lie face down under a seat's crews."""
    return (in_one(s.guarded) & in_one(s.owned[seat])).bit_count()


def unseen(s: State) -> list[int]:
    """How many of each kind nobody could find: they lie in the deck, in a hand, face down or scored."""
    crews = sum(s.cats[: s.crews])  # of no colour are there more copies than a lane can count
    cats = [crews >> LANE * colour & 0xFF for colour in range(len(COLOURS))]
    left = without(COPIES, s.discard, s.market, cats, *s.seen[: s.players], *s.scored[: s.players])
    if s.awaits == PLACEMENT:
        left[s.trap] -= 1
    return left
