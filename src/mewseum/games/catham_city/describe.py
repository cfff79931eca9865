"""A view of Catham City in words."""

from __future__ import annotations

from typing import Any

from mewseum.core.ending import Share, shares
from mewseum.core.positions import naming
from mewseum.core.words import Phrase

from .state import ANSWERS, AWAITS, FACTIONS, GIFT, MATCH, POLICEMEN, RETURNED, SACRIFICE, SECOND_CARD, State

cards = naming(FACTIONS)
"""Counted cards as a list of names."""


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
        "hands": [cards(hand) for hand in s.hand[: s.players]] if s.over else s.hand_size[: s.players],
        "known": [cards(seen) for seen in s.seen[: s.players]],
        "known_to_you": [()] * s.players,
        "points": scores(s),
    }


def describe_own(s: State, seat: int, everybody: dict[str, Any]) -> dict[str, Any]:
    """What a seat sees besides: its own hand, and what it knows of others' hands."""
    known = {"known_to_you": [cards(known) for known in s.known[seat][: s.players]]}
    if s.over:
        return known
    hands = everybody["hands"].copy()
    hands[seat] = cards(s.hand[seat])
    return {"hands": hands, **known}


def breakdown(s: State) -> list[list[Share]]:
    """What brought each seat its points. What a position began with has no other name."""
    return [_shares(points, s.awarded[seat]) for seat, points in enumerate(s.points[: s.players])]


def _shares(points: int, awarded: list[int]) -> list[Share]:
    played = [
        Share("faction", awarded[number], {"faction": Phrase(f"faction-{name}")})
        for number, name in enumerate(FACTIONS)
    ]
    made = sum(awarded[:RETURNED]) - awarded[RETURNED]
    return shares(
        Share("start", points - made),
        *played,
        Share("answers", awarded[ANSWERS]),
        Share("returned", -awarded[RETURNED]),
    )


def scores(s: State) -> list[int]:
    """Each seat's points."""
    return s.points[: s.players]
