"""How much one client may ask for in a time: far more than anybody plays, far less than would hurt the others."""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass, field, fields


@dataclass(frozen=True)
class Limits:
    """Each a number of requests a second, and how many at once after a pause."""

    messages: tuple[float, int] = (20.0, 60)
    """On one socket."""
    messages_together: tuple[float, int] = (200.0, 600)
    """On all sockets of one address."""
    requests: tuple[float, int] = (50.0, 200)
    """Over HTTP, from one address."""
    tables: tuple[float, int] = (0.5, 30)
    """New tables, from one address."""
    sockets: tuple[float, int] = (20.0, 100)
    """New sockets, from one address."""
    open_sockets: int = 300
    """Sockets that one address may have open at the same time."""
    hints: tuple[float, int] = (1.0, 10)
    """Hints, from one address: they cost a second of thinking each."""
    undos: tuple[float, int] = (1.0, 20)
    """Moves to be taken back, from one address: whether one may be costs up to a second of thinking."""
    records: tuple[float, int] = (1.0, 10)
    """Records to be shown, from one address: every move of them is played again."""
    replays: tuple[float, int] = (1.0, 20)
    """Games of tables told again, from one address: the same."""

    lists: tuple[float, int] = (2.0, 30)
    """Lists of one's own tables, from one address: games in other rooms are played again for it."""
    pictures: tuple[float, int] = (2.0, 30)
    """QR codes, from one address."""

    @classmethod
    def none(cls) -> Limits:
        """No limits to speak of, for measuring how much a house can take."""
        endless = (1e9, 10**9)
        rates = {limit.name: endless for limit in fields(cls) if limit.name != "open_sockets"}
        return cls(open_sockets=10**9, **rates)


@dataclass
class Bucket:
    """Fills with time, up to a brim; each request takes one out."""

    rate: float
    brim: int
    level: float = field(init=False)
    filled: float = field(init=False)

    def __post_init__(self) -> None:
        self.level = float(self.brim)
        self.filled = time.monotonic()

    def take(self) -> bool:
        """Whether one more request is within the limit."""
        now = time.monotonic()
        self.level = min(float(self.brim), self.level + (now - self.filled) * self.rate)
        self.filled = now
        if self.level < 1.0:
            return False
        self.level -= 1.0
        return True


class Buckets:
    """One bucket for each address; those not used for long are forgotten."""

    def __init__(self, limit: tuple[float, int], most: int = 10_000) -> None:
        self._limit = limit
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Whether one more request from an address is within the limit."""
        bucket = self._buckets.pop(address, None) or Bucket(*self._limit)
        self._buckets[address] = bucket
        while len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket.take()
