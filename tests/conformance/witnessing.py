"""Somebody without a seat who hears all that is told aloud, and writes down which cards must lie where."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Any

from mewseum import Situation

Where = tuple[int, str, str]
"""A seat, a place before it, and which one if there are several."""


class Hearing:
    """What every witness does: a game's own has a method for each fact by which cards move."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.kept: dict[Where, Counter[str]] = defaultdict(Counter)
        self.table: dict[str, Any] = {}

    def hear_all(self, situation: Situation) -> None:
        """Hear what a spectator is told of the last move, with the table in sight."""
        self.table = situation.view(None).to_dict()
        for told in situation.facts(None):
            hear = getattr(self, told.name.replace("-", "_"), None)
            if hear is not None:
                hear(**told.details)

    def comes(self, where: Where, card: str, copies: int = 1) -> None:
        """All see a card come."""
        self.kept[where][card] += copies

    def leaves(self, where: Where, card: str) -> None:
        """All see a card leave: it may be one that was known to be there."""
        self.kept[where][card] = max(0, self.kept[where][card] - 1)

    def leaves_unseen(self, where: Where) -> None:
        """A card leaves, and nobody sees which: it may be any that was known to be there."""
        for card in self.kept[where]:
            self.leaves(where, card)
