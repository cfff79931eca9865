"""A view of Pounce in words."""

from __future__ import annotations

from typing import Any

from mewseum.core.positions import names

from .state import ANIMALS, State


def describe(s: State, seat: int) -> dict[str, Any]:
    """What a seat sees; `s` holds nothing that it may not. §1.3 Of what is hidden only the sizes."""
    seats = range(s.players)
    return {
        "points": scores(s),
        "trail": names(ANIMALS, s.trail),
        "top": ANIMALS[s.top],
        "pile": s.pile_size,
        "hands": [names(ANIMALS, s.hand[p]) if s.over or p == seat else s.hand_size[p] for p in seats],
        "dens": [names(ANIMALS, s.den[p]) if s.over or p == seat else s.den_size[p] for p in seats],
    }


def scores(s: State) -> list[int]:
    """Each seat's points."""
    return s.points[: s.players]
