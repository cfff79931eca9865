"""Python's garbage collector, kept away from play.

What a move leaves behind is let go at once, by counting references. The collector is needed only for what refers to itself,
such as a task that has failed, and it halts everybody while it goes through all tables. So a house switches it off, and calls it
when nobody plays, or when so much more is kept than after the last time that something must have been left behind.
"""

from __future__ import annotations

import gc

QUIET = 10_000
"""So many objects more than the last time are worth a look when nobody plays."""
BUSY = 3_000_000
"""So many are worth halting those who play, or as many again as were kept the last time, if that is more."""


class Tidying:
    """Calls the collector when it is worth it."""

    def __init__(self) -> None:
        self._kept = 0

    def tidy(self, *, is_quiet: bool) -> None:
        """Collect what was left behind, if now is the time."""
        made = gc.get_count()[0]
        if gc.isenabled() or made < (QUIET if is_quiet else max(BUSY, self._kept)):
            return
        self._kept = max(0, self._kept + made - gc.collect())
