"""Python's garbage collector, kept away from play.

What a move leaves behind is let go at once, by counting references. The collector is needed only for what refers to itself,
such as a task that has failed, and it halts everybody while it goes through all tables: for half a second where there are a thousand.
(Going through what is new alone is hardly less: after a while of play most of every table is.) So a house switches it off, and
calls it when nobody has played for a while, or when so much more is kept than after the last time that something must have been left behind.
"""

from __future__ import annotations

import gc

PAUSE = 15
"""After so many looks in a row at which nobody has played, nobody will mind: half a minute."""
QUIET = 10_000
"""So many objects more than the last time are then worth it."""
BUSY = 3_000_000
"""So many are worth halting those who play, or as many again as were kept the last time, if that is more."""


def switch_off() -> None:
    """Leave the collector to a `Tidying`. What there is already, such as all modules, stays for good."""
    gc.freeze()
    gc.disable()


class Tidying:
    """Calls the collector when it is worth it."""

    def __init__(self) -> None:
        self._kept = 0
        self._quiet = 0
        """Looks in a row at which nobody had played."""

    def tidy(self, *, is_quiet: bool) -> None:
        """Collect what was left behind, if now is the time."""
        self._quiet = self._quiet + 1 if is_quiet else 0
        made = gc.get_count()[0]
        if gc.isenabled() or made < (QUIET if self._quiet >= PAUSE else max(BUSY, self._kept)):
            return
        self._kept = max(0, self._kept + made - gc.collect())
