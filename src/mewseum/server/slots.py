"""How long a question occupies a thinker: the same time for all questions of a kind, whatever was seen.

A thinker is shared. If an easy question freed it sooner, whoever waits behind it could tell an easy question from a hard one, at a table
of their own. So each kind of question (a game, a number of players, a level) has a slot that is longer than nearly all of its
thoughts, and a thinker is free again only when the slot is over. What takes longer takes two slots, or three.
"""

from __future__ import annotations

import math
from collections import OrderedDict, deque

SHORTEST_SECONDS = 0.005
LONGEST_SECONDS = 2.0
STEP = 1.25
"""Lengths of slots are steps of a ladder, each so many times the one below: a slot seldom changes, and says little when it does."""
ROOM = 1.15
"""A slot is so many times as long as the thoughts that it is made for."""
REMEMBERED = 64
"""A slot is made for so many last thoughts of its kind, all but the longest: one hiccup of the machine is no reason."""
KINDS = 500
"""So many kinds are remembered; games with all their players and levels have fewer."""
UNKNOWN_SECONDS = 0.5
"""What a question of an unknown kind is expected to take."""


class Slots:
    """The slots of all kinds of questions before one thinker."""

    def __init__(self, *, are_even: bool = True) -> None:
        self._are_even = are_even
        self._seconds: OrderedDict[str, deque[float]] = OrderedDict()
        self._slots: dict[str, float] = {}

    def note(self, kind: str, seconds: float) -> None:
        """A question of a kind has taken so long."""
        past = self._seconds.pop(kind, None) or deque(maxlen=REMEMBERED)
        past.append(seconds)
        self._seconds[kind] = past
        self._slots[kind] = _slot_for(past)
        while len(self._seconds) > KINDS:
            self._slots.pop(self._seconds.popitem(last=False)[0])

    def expected(self, kind: str) -> float:
        """Seconds that a question of a kind is expected to occupy its thinker."""
        if kind not in self._slots:
            return UNKNOWN_SECONDS
        past = self._seconds[kind]
        return self._slots[kind] if self._are_even else sum(past) / len(past)

    def occupied(self, kind: str, seconds: float) -> float:
        """Seconds that a question occupies its thinker which took so many to answer: one slot, or several."""
        if not self._are_even:
            return seconds
        slot = self.expected(kind)
        return slot * max(1, math.ceil(seconds / slot))


def _slot_for(past: deque[float]) -> float:
    """The step of the ladder above all thoughts but the longest."""
    usual = ROOM * (sorted(past)[-2] if len(past) > 1 else past[0])
    steps = math.ceil(math.log(max(usual, SHORTEST_SECONDS) / SHORTEST_SECONDS, STEP))
    return float(min(LONGEST_SECONDS, SHORTEST_SECONDS * STEP**steps))
