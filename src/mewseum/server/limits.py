"""How much one client may ask for in a time: far more than anybody plays, far less than would hurt the others."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
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
    tables: tuple[float, int] = (0.1, 30)
    """New tables, from one address. Each may keep bots busy for a whole game."""
    joins: tuple[float, int] = (1.0, 60)
    """Sitting down, from one address."""
    joins_at_one_table: tuple[float, int] = (1 / 60, 20)
    """Sitting down at one table, from one address: whoever comes and goes without end leaves it to others."""
    written: tuple[float, int] = (4_000.0, 500_000)
    """Bytes that are stored for one address, other than for moves."""
    played: tuple[float, int] = (8_000.0, 1_000_000)
    """Bytes of moves that are stored for one address, and of those that bots answer."""
    sockets: tuple[float, int] = (20.0, 100)
    """New sockets, from one address."""
    open_sockets: int = 300
    """Sockets that one address may have open at the same time."""
    connections: tuple[float, int] = (75.0, 300)
    """New connections, from one address."""
    refusals: tuple[float, int] = (5.0, 50)
    """New connections of one address that has asked enough already: they are told so, and any more are not let in."""
    open_connections: int = 200
    """Connections beside its sockets that one address may have open at the same time."""
    frames: tuple[float, int] = (50.0, 200)
    """Frames of every kind on one socket; whoever sends more is cut off."""
    frames_together: tuple[float, int] = (300.0, 900)
    """The same on all sockets of one address."""
    pieces: tuple[float, int] = (50.0, 100)
    """Pieces in which anything comes by one connection; whoever sends more is read more seldom."""
    pieces_together: tuple[float, int] = (400.0, 1200)
    """The same on all connections of one address."""
    hints: tuple[float, int] = (1.0, 10)
    """Hints, from one address: they cost a second of thinking each."""
    undos: tuple[float, int] = (1.0, 20)
    """Moves to be taken back, from one address: whether one may be costs up to a second of thinking."""
    offers: tuple[float, int] = (2.0, 30)
    """Questions whether a move may be taken back, from one address: pages ask after moves that might be. Who asks more is offered less."""
    looks: tuple[float, int] = (20.0, 100)
    """Moves that may be completed by others, and looks at those, from one address: what follows each is worked out first."""
    records: tuple[float, int] = (1.0, 10)
    """Records to be shown, from one address: every move of them is played again."""
    replays: tuple[float, int] = (1.0, 20)
    """Games of tables told again, from one address: the same."""

    lists: tuple[float, int] = (2.0, 30)
    """Lists of one's own tables, from one address: games in other rooms are played again for it."""
    pictures: tuple[float, int] = (2.0, 30)
    """QR codes, from one address."""
    keys: tuple[float, int] = (1.0, 20)
    """Keys of own links, right or wrong, from one address."""

    @classmethod
    def none(cls) -> Limits:
        """No limits to speak of, for measuring how much a house can take."""
        endless = (1e9, 10**9)
        counts = ("open_sockets", "open_connections")
        rates = {limit.name: endless for limit in fields(cls) if limit.name not in counts}
        return cls(open_sockets=10**9, open_connections=10**9, **rates)


@dataclass(slots=True)
class Bucket:
    """Fills with time, up to a brim; each request takes one out."""

    rate: float
    brim: int
    clock: Callable[[], float] = time.monotonic
    """Seconds; tests have one of their own."""
    level: float = field(init=False)
    filled: float = field(init=False)

    def __post_init__(self) -> None:
        self.level = float(self.brim)
        self.filled = self.clock()

    def take(self, amount: float = 1.0) -> bool:
        """Whether one more request is within the limit, or so much more of what is counted."""
        if not self.holds(amount):
            return False
        self.level -= amount
        return True

    def spill(self, amount: float) -> None:
        """Take so much out, or all that there is."""
        self.level = max(0.0, self.level - amount)

    def holds(self, amount: float = 1.0) -> bool:
        """Whether so much would be within the limit; nothing is counted."""
        now = self.clock()
        self.level = min(float(self.brim), self.level + (now - self.filled) * self.rate)
        self.filled = now
        return self.level >= amount


class Buckets:
    """One bucket for each address; those not used for long are forgotten."""

    def __init__(
        self, limit: tuple[float, int], most: int = 10_000, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._limit = limit
        self._most = most
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, amount: float = 1.0) -> bool:
        """Whether one more request from an address is within the limit, or so much more of what is counted."""
        return self._of(address).take(amount)

    def spill(self, address: str, amount: float) -> None:
        """Take so much out of an address's bucket, or all that there is."""
        self._of(address).spill(amount)

    def _of(self, address: str) -> Bucket:
        bucket = self._buckets.pop(address, None) or Bucket(*self._limit, self._clock)
        self._buckets[address] = bucket
        while len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket

    def holds(self, address: str) -> bool:
        """Whether one more would be within the limit; nothing is counted."""
        bucket = self._buckets.get(address)
        return bucket is None or bucket.holds()
