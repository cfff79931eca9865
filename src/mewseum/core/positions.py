"""What reading any game's position from words needs: lists of cards that are counted, seats, parts that are known."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from mewseum.core.refused import Refused


def names(kinds: tuple[str, ...], counts: Sequence[int]) -> list[str]:
    """Counted cards as a list of names, in the fixed order of the kinds."""
    return [name for name, count in zip(kinds, counts, strict=False) for _ in range(count)]


def naming(kinds: tuple[str, ...]) -> Callable[[Sequence[int]], tuple[str, ...]]:
    """The same for certain kinds, to be shared: what was named before is kept, since the same few cards are named after every move."""

    @lru_cache(maxsize=1 << 14)
    def named(counts: tuple[int, ...]) -> tuple[str, ...]:
        return tuple(names(kinds, counts))

    return lambda counts: named(tuple(counts))


def is_list(value: Any) -> bool:
    """Whether this is a list (a text is none)."""
    return isinstance(value, Sequence) and not isinstance(value, str)


class Reader:
    """Reads the parts of one position. It counts the cards that are named, and refuses one too many.

    In every game's RULES.md §1.1 says how many cards there are.
    """

    def __init__(
        self,
        position: Mapping[str, Any],
        parts: Sequence[str],
        kinds: Sequence[str],
        copies: Sequence[int],
        players: int,
    ) -> None:
        for part in position:
            if part not in parts:
                raise Refused("unknown-part", part=str(part), known=parts)
        self.position = position
        self.kinds = kinds
        self.players = players
        self.left = list(copies)
        """How many cards of each kind have not been named yet."""
        self._copies = copies

    def __contains__(self, part: str) -> bool:
        return part in self.position

    def get(self, part: str, default: Any = None) -> Any:
        """A part as it is."""
        return self.position.get(part, default)

    def kind(self, part: str, card: Any) -> int:
        """The kind that a name stands for."""
        if not isinstance(card, str) or card not in self.kinds:
            raise Refused("unknown-card-in", part=part, card=repr(card), known=self.kinds)
        return self.kinds.index(card)

    def take(self, part: str, kind: int) -> None:
        """Use up one card."""
        self.left[kind] -= 1
        if self.left[kind] < 0:
            raise Refused("too-many-cards", section="1.1", card=self.kinds[kind], copies=self._copies[kind], part=part)

    def counts(self, part: str, cards: Any) -> list[int]:
        """Named cards by kind, not used up: for what is only known."""
        if not is_list(cards):
            raise Refused("not-a-list", part=part, value=repr(cards))
        counts = [0] * len(self.kinds)
        for card in cards:
            counts[self.kind(part, card)] += 1
        return counts

    def bag(self, part: str, cards: Any) -> list[int]:
        """Named cards by kind, used up."""
        counts = self.counts(part, cards)
        for kind, count in enumerate(counts):
            for _ in range(count):
                self.take(part, kind)
        return counts

    def per_seat(self, part: str, value: Any = None) -> list[Any]:
        """One value for each seat."""
        value = self.position[part] if value is None else value
        if not is_list(value) or len(value) != self.players:
            raise Refused("not-one-per-seat", part=part, players=self.players, value=repr(value))
        return list(value)

    def number(self, part: str, value: Any, most: int) -> int:
        """A whole number from 0."""
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= most:
            raise Refused("no-number", part=part, value=repr(value), most=most)
        return value

    def seat(self, part: str, default: int = 0) -> int:
        """A seat, from 0."""
        seat = self.position.get(part, default)
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.players:
            raise Refused("no-seat", part=part, value=repr(seat), last=self.players - 1)
        return seat

    def choice(self, part: str, known: Sequence[str]) -> int:
        """One of some names, the first by default."""
        value = self.position.get(part, known[0])
        if not isinstance(value, str) or value not in known:
            raise Refused("unknown-choice", part=part, value=repr(value), known=known)
        return known.index(value)
