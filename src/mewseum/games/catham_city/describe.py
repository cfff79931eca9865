"""A view of Catham City in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mewseum.core.positions import names

from .state import AWAITS, FACTIONS, GIFT, MATCH, POLICEMEN, SACRIFICE, SECOND_CARD, State


def cards(counts: Sequence[int]) -> list[str]:
    """Counted cards as a list of names."""
    return names(FACTIONS, counts)


def chosen_factions(s: State) -> list[str]:
    """The factions in play."""
    return [name for faction, name in enumerate(FACTIONS) if s.factions >> faction & 1]


def stage(s: State) -> dict[str, Any]:
    """What the seat to act is asked for, with what all know of it."""
    told: dict[str, Any] = {"awaits": AWAITS[s.awaits]}
    if s.awaits in (MATCH, SACRIFICE, SECOND_CARD, GIFT, POLICEMEN):
        told["in_play"] = cards(s.in_play)
    if s.awaits in (MATCH, POLICEMEN):
        told["extra"] = FACTIONS[s.extra]
    if s.awaits == POLICEMEN:
        told["target"] = s.target
    return told


def describe(s: State) -> dict[str, Any]:
    """What everybody sees. §1.3 Of hands only the sizes."""
    seats = range(s.players)
    return {
        "active": s.active,
        "first": s.first,
        "goal": s.goal,
        "actions_left": s.actions_left,
        **({} if s.over else stage(s)),
        "factions": chosen_factions(s),
        "pile": s.pile_size,
        "discard": cards(s.discard),
        "display": cards(s.display),
        "hands": [cards(s.hand[p]) if s.over else s.hand_size[p] for p in seats],
        "known": [cards(s.seen[p]) for p in seats],
        "known_to_you": [[] for _ in seats],
        "points": [s.points[p] for p in seats],
    }


def describe_own(s: State, seat: int, everybody: dict[str, Any]) -> dict[str, Any]:
    """What a seat sees besides: its own hand, and what it knows of others' hands."""
    known = {"known_to_you": [cards(s.known[seat][p]) for p in range(s.players)]}
    if s.over:
        return known
    hands = everybody["hands"].copy()
    hands[seat] = cards(s.hand[seat])
    return {"hands": hands, **known}


def scores(s: State) -> list[int]:
    """Each seat's points."""
    return [s.points[seat] for seat in range(s.players)]
