"""Python's garbage collector, kept away from play.

What a move leaves behind is let go at once, by counting references. The collector is needed only for what refers to itself,
such as a task that has failed, and going through all tables it halts everybody: for half a second where there are a thousand.
So in a house it looks by itself only at what has come since it last looked. It is sent through everything when nobody has played for a
while, or when so much more is kept than after the last time that something must have been left behind.
"""

from __future__ import annotations

import gc

NEW = 20_000
"""So many new objects are looked at together: it takes a millisecond."""
NEVER = 1_000_000_000
PAUSE = 15
"""After so many looks in a row at which nobody plays, nobody will mind: half a minute."""
QUIET = 10_000
"""So many objects more than the last time are then worth it."""
BUSY = 3_000_000
"""So many are worth halting those who play, or as many again as were kept the last time, if that is more."""


def take_over() -> None:
    """Keep the collector to what is new from now on. What there is already, such as all modules, stays for good."""
    gc.freeze()
    gc.set_threshold(NEW, NEVER, NEVER)


class Tidying:
    """Sends the collector through everything when it is worth it."""

    def __init__(self) -> None:
        self._kept = 0
        self._quiet = 0
        """Looks in a row at which nobody played."""

    def tidy(self, *, is_quiet: bool) -> None:
        """Collect what was left behind, if now is the time."""
        self._quiet = self._quiet + 1 if is_quiet else 0
        if gc.get_threshold()[1] != NEVER:
            return  # it goes through everything by itself
        few, times, _ = gc.get_count()
        made = few + NEW * times
        if made >= (QUIET if self._quiet >= PAUSE else max(BUSY, self._kept)):
            self._kept = max(0, self._kept + made - gc.collect())
