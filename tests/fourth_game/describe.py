"""A view of Pounce in words."""

from __future__ import annotations

from typing import Any

from mewseum.core.positions import names

from .state import ANIMALS, COPIES, State


def describe(s: State) -> dict[str, Any]:
    """What everybody sees. §1.3 Of what is hidden only the sizes."""
    seats = range(s.players)
    return {
        "points": scores(s),
        "trail": names(ANIMALS, s.trail),
        "top": ANIMALS[s.top],
        "pile": s.pile_size,
        "hands": [names(ANIMALS, s.hand[p]) if s.over else s.hand_size[p] for p in seats],
        "dens": [names(ANIMALS, s.den[p]) if s.over else s.den_size[p] for p in seats],
    }


def describe_own(s: State, seat: int, everybody: dict[str, Any]) -> dict[str, Any]:
    """What a seat sees besides: its own hand and den."""
    if s.over:
        return {}
    hands, dens = everybody["hands"].copy(), everybody["dens"].copy()
    hands[seat], dens[seat] = names(ANIMALS, s.hand[seat]), names(ANIMALS, s.den[seat])
    return {"hands": hands, "dens": dens}


def recall(s: State) -> dict[str, Any]:
    """What everybody has seen: of hands and dens nothing."""
    hands = [{"place": "hand", "cards": size, "known": ()} for size in s.hand_size[: s.players]]
    dens = [{"place": "den", "cards": size, "known": ()} for size in s.den_size[: s.players]]
    left = {name: COPIES - s.trail[animal] for animal, name in enumerate(ANIMALS)}
    return {"kept": [[hand, den] for hand, den in zip(hands, dens, strict=True)], "unseen": left}


def scores(s: State) -> list[int]:
    """Each seat's points."""
    return s.points[: s.players]
