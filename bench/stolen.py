"""How much of the time of this machine's cores its host gave to other guests, moment by moment."""

from __future__ import annotations

import bisect
import os
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Self

Moment = tuple[float, tuple[float, ...]]
"""A time in seconds (`time.monotonic`), and what had been taken of each core by then, in milliseconds."""


def taken_of_each_core() -> tuple[float, ...]:
    """Milliseconds since the machine was started."""
    lines = [
        line.split() for line in Path("/proc/stat").read_text().splitlines() if line[:3] == "cpu" and line[3] != " "
    ]
    return tuple(1000 * int(fields[8]) / os.sysconf("SC_CLK_TCK") for fields in lines)


class Host:
    """Watches the host from the beginning to the end of a `with`."""

    EVERY = 0.02
    """Seconds between two looks."""

    def __init__(self, moments: Sequence[Moment] = ()) -> None:
        self._moments = list(moments)
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._watch, daemon=True)

    def _watch(self) -> None:
        while True:
            self._moments.append((time.monotonic(), taken_of_each_core()))
            if self._stopped.wait(self.EVERY):
                return

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._stopped.set()
        self._thread.join()

    def took(self, begin: float, end: float) -> float:
        """Milliseconds that it took between two times of the core of which it took most."""
        times = [moment for moment, _ in self._moments]
        first = max(0, bisect.bisect_right(times, begin) - 1)
        last = min(len(times) - 1, bisect.bisect_left(times, end))
        if last <= first:
            return 0.0
        cores = zip(self._moments[first][1], self._moments[last][1], strict=True)
        return max(after - before for before, after in cores)
