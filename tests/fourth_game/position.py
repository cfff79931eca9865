"""Situations of Pounce in words, both ways."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mewseum.core.compiled import Twins
from mewseum.core.positions import Reader, names

from .describe import scores
from .state import ANIMALS, COPIES, State

PARTS = ("turn", "points", "trail", "top", "hands", "dens")


def write_position(s: State) -> dict[str, Any]:
    """A whole state in words; cards that are not in it lie in the pile."""
    return {
        "turn": s.turn,
        "points": scores(s),
        "trail": names(ANIMALS, s.trail),
        "top": ANIMALS[s.top],
        "hands": [names(ANIMALS, s.hand[seat]) for seat in range(s.players)],
        "dens": [names(ANIMALS, s.den[seat]) for seat in range(s.players)],
    }


def read_position(s: State, position: Mapping[str, Any], rules: Twins) -> None:
    """Fill a blank state from words. What is not named has its start value; hands and trail are dealt."""
    reader = Reader(position, PARTS, ANIMALS, [COPIES] * len(ANIMALS), s.players)
    s.turn = reader.seat("turn")
    if "points" in reader:
        s.points[: s.players] = [reader.number("points", points, 99) for points in reader.per_seat("points")]
    for part, bags, sizes in (("hands", s.hand, s.hand_size), ("dens", s.den, s.den_size)):
        if part in reader:
            for seat, cards in enumerate(reader.per_seat(part)):
                bags[seat] = reader.bag(part, cards)
                sizes[seat] = len(cards)
    if "trail" in reader:
        s.trail, s.top = reader.bag("trail", reader.get("trail")), reader.choice("top", ANIMALS)
    s.pile, s.pile_size = reader.left, sum(reader.left)
    if "trail" not in reader:
        rules.turn_up(s)
    if "hands" not in reader:
        rules.deal_hands(s)
    s.facts, s.drawn = [], []


def settle(s: State, rules: Twins) -> None:
    """§4.1 A position in which nobody can act is the end."""
    rules.end_without_cards(s)
