"""What comes in is taken in a little at a time, and addresses take turns.

One turn of the event loop has room for little work that came from outside. What finds no room waits in a line for each address, and the
lines are served in turn. So a flood waits behind itself, and whoever else comes waits at most until every other address has had one turn.
Frames of sockets go before requests: they are soon done with, and most of them are moves. While requests wait, the house rests after each
for as long as it took, so that at most half of its time goes to them.
"""

from __future__ import annotations

import asyncio
import enum
import logging
import time
from collections import OrderedDict, deque
from collections.abc import Callable

ROOM = 4
"""So many slices of frames are taken in with one turn of the event loop, and one request."""
LONGEST_REST = 0.02
"""Seconds that nothing may make the next request wait longer than."""

Work = Callable[[], None]
LOG = logging.getLogger("mewseum")


class Kind(enum.Enum):
    """What is taken in."""

    FRAMES = enum.auto()
    REQUEST = enum.auto()


class Lines:
    """Work that waits: everybody's in a line of their own, and the lines are served in turn."""

    def __init__(self) -> None:
        self._lines: OrderedDict[str, deque[Work]] = OrderedDict()

    def __bool__(self) -> bool:
        return bool(self._lines)

    def join(self, address: str, work: Work) -> None:
        """Wait in a line; a new line comes last."""
        self._lines.setdefault(address, deque()).append(work)

    def serve(self) -> None:
        """Do what is first in the line whose turn it is, which is then the last line."""
        address, line = self._lines.popitem(last=False)
        work = line.popleft()
        if line:
            self._lines[address] = line
        try:
            work()
        except Exception:  # one connection's failure is nobody else's: they still wait
            LOG.exception("failed")


class Intake:
    """Takes in what has come, or lets it wait."""

    def __init__(self) -> None:
        self._frames, self._requests = Lines(), Lines()
        self._room = ROOM
        self._began: float | None = None
        """When the last request was taken in, until it is known how long that took."""
        self._rests_until = 0.0
        self._next: asyncio.Handle | None = None
        self._is_soon = False

    def take(self, address: str, kind: Kind, work: Work) -> None:
        """Do some work of an address: at once if nobody waits and there is room, else when it is its turn."""
        if kind is Kind.FRAMES and not self._frames and self._room > 0:
            self._room -= 1
            work()
            self._wake()
        elif kind is Kind.REQUEST and not self._requests and self._is_free_for_request():
            self._begin_request()
            work()
            self._wake()
        else:
            self.wait(address, kind, work)

    def wait(self, address: str, kind: Kind, work: Work) -> None:
        """Do some work of an address when it is its turn."""
        (self._frames if kind is Kind.FRAMES else self._requests).join(address, work)
        self._wake()

    def _is_free_for_request(self) -> bool:
        return self._began is None and time.perf_counter() >= self._rests_until

    def _begin_request(self) -> None:
        self._began = time.perf_counter()

    def _wake(self) -> None:
        """See to it that the lines are served: with the next turn of the loop, or after a rest if only requests wait."""
        is_soon = bool(self._frames) or self._began is not None or self._room < ROOM
        if self._next is not None and (self._is_soon or not is_soon):
            return
        if self._next is not None:
            self._next.cancel()
            self._next = None
        loop = asyncio.get_running_loop()
        if is_soon:
            self._next = loop.call_soon(self._serve)
        elif self._requests:
            self._next = loop.call_later(max(0.0, self._rests_until - time.perf_counter()), self._serve)
        self._is_soon = is_soon

    def _serve(self) -> None:
        self._next = None
        if self._began is not None:
            now = time.perf_counter()
            self._rests_until, self._began = now + min(LONGEST_REST, now - self._began), None
        self._room = ROOM
        while self._frames and self._room > 0:
            self._room -= 1
            self._frames.serve()
        if self._requests and self._is_free_for_request():
            self._begin_request()
            self._requests.serve()
        self._wake()
