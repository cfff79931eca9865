"""The house's time: it runs with the machine's monotonic clock, and goes on where it stood when the house was closed.

The wall clock is read once, when a database is new, so that times look like dates. After that nobody looks at it: whatever it is set
to, while the house is open or closed, changes no time that anybody has. What passes while the house is closed is not counted.
Servers that share a database follow the one that is ahead, which differs by the seconds between two beats at most.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

Clock = Callable[[], float]


class HouseClock:
    """The time of a house, in seconds. It never runs backwards."""

    def __init__(self, wall: Clock = time.time, monotonic: Clock = time.monotonic) -> None:
        self.wall = wall
        self.monotonic = monotonic
        self._time = wall()
        self._since = monotonic()

    def now(self) -> float:
        """The house's time now."""
        return self._time + (self.monotonic() - self._since)

    def start(self, stored: float) -> None:
        """Go on at the time that was stored when the house was last open."""
        self._time, self._since = stored, self.monotonic()

    def follow(self, stored: float) -> None:
        """Catch up with another server that is ahead."""
        if stored > self.now():
            self.start(stored)


@dataclass
class TableClock:
    """The time of one table. It never shows less than what was stored last, and goes on from there.

    An entry may lie in this server's future: another server is ahead, or the house was killed before it had noted its time.
    """

    at: float = 0.0
    since: float = 0.0

    def learn(self, at: float, house: Clock, monotonic: Clock) -> None:
        """Take in when something happened at the table."""
        if at > self.now(house, monotonic):
            self.at, self.since = at, monotonic()

    def now(self, house: Clock, monotonic: Clock) -> float:
        """The table's time now."""
        return max(house(), self.at + (monotonic() - self.since)) if self.at else house()
