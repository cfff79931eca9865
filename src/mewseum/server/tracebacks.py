"""Tracebacks in the log: the first from each place in full, then only how many more there were, once a minute.

Whoever finds a way to make the house fail would otherwise fill the disk with it.
"""

from __future__ import annotations

import contextlib
import logging
import threading
from collections.abc import Iterator
from dataclasses import dataclass
from types import TracebackType

LOG = logging.getLogger("mewseum")
SUMMARY_SECONDS = 60.0
MOST_PLACES = 200
"""So many places are told apart; all further ones count as one."""
ELSEWHERE = "further places"


@dataclass
class Place:
    """Where something fails again and again."""

    more: int = 0
    """Failures that were not logged since the last summary."""
    timer: threading.Timer | None = None


class TracebackLimit(logging.Filter):
    """Lets the first traceback of each place through, and counts the others."""

    def __init__(self, seconds: float = SUMMARY_SECONDS) -> None:
        super().__init__()
        self._seconds = seconds
        self._places: dict[str, Place] = {}
        self._lock = threading.Lock()

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a line is to be logged."""
        if not record.exc_info or record.exc_info[1] is None:
            return True
        error = record.exc_info[1]
        name = f"{type(error).__name__} at {_place_of(error.__traceback__) or record.pathname}"
        with self._lock:
            if name not in self._places and len(self._places) >= MOST_PLACES:
                name = ELSEWHERE
            if name not in self._places:
                self._places[name] = Place()
                return True
            self._count(name)
            return False

    def _count(self, name: str) -> None:
        place = self._places[name]
        place.more += 1
        if place.timer is None:
            place.timer = threading.Timer(self._seconds, self._summarise, [name])
            place.timer.daemon = True
            place.timer.start()

    def _summarise(self, name: str) -> None:
        with self._lock:
            place = self._places[name]
            more, place.more, place.timer = place.more, 0, None
        if more:
            LOG.error("failed %d times more: %s", more, name)

    def close(self) -> None:
        """Say what has not been said yet."""
        for name, place in self._places.items():
            if place.timer is not None:
                place.timer.cancel()
                self._summarise(name)


def _place_of(traceback: TracebackType | None) -> str:
    """The innermost line of a traceback."""
    place = ""
    while traceback is not None:
        place = f"{traceback.tb_frame.f_code.co_filename}:{traceback.tb_lineno}"
        traceback = traceback.tb_next
    return place


@contextlib.contextmanager
def few_tracebacks(seconds: float = SUMMARY_SECONDS) -> Iterator[None]:
    """Limit repeated tracebacks of the house while it is open."""
    limit = TracebackLimit(seconds)
    LOG.addFilter(limit)
    try:
        yield
    finally:
        LOG.removeFilter(limit)
        limit.close()
