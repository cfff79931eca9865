"""Who has come and has not said yet what for. Nobody looks again before there is more to see.

Nothing is set up for a connection that says nothing. It is read by whoever serves it, so here one only looks ahead (`MSG_PEEK`). What was
looked at stays there and would wake the event loop again and again; therefore the system is told to wake it only for more bytes than were
seen (`SO_RCVLOWAT`), and whoever sends a letter at a time is looked at ever more seldom.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable

from mewseum.server.accepting import hang_up
from mewseum.server.admission import Admission

FIRST_LINE = 4096
"""So much of a request is looked at; no table of the house has a longer address."""
VISITING_SECONDS = 15.0
"""So long whoever comes has to say what for."""
FIRST_PAUSE, LONGEST_PAUSE = 0.02, 1.0
"""Seconds until the next look at somebody who has said something, but not enough; twice as many after each."""


def has_said_where(head: bytes) -> bool:
    """Whether a request's first line is there, or as much of it as is looked at."""
    return b"\n" in head or len(head) == FIRST_LINE


class Visitor:
    """One connection that waits for somebody to see what it is for."""

    def __init__(
        self,
        connection: socket.socket,
        admission: Admission,
        patience: float,
        show_in: Callable[[Visitor, bytes], None],
        has_said_enough: Callable[[bytes], bool] = has_said_where,
    ) -> None:
        self.connection = connection
        self._admission = admission
        self._show_in = show_in
        self._has_said_enough = has_said_enough
        self._wanted = 1
        self._loop = asyncio.get_running_loop()
        self._pause = FIRST_PAUSE
        self._is_watched = False
        self._later: asyncio.TimerHandle | None = None
        connection.setblocking(False)
        try:
            self.address = admission.line_of(connection.getpeername())
        except OSError:
            self.address = ""  # they have gone already
        admission.come(self, self.address)
        self._end = self._loop.call_later(patience, self.send_away)
        self._look()

    def can_go(self) -> bool:
        """Nothing has been done for whoever has not said what for."""
        return True

    def send_away(self) -> None:
        """End the connection."""
        self._stop()
        hang_up(self.connection)

    @property
    def is_here(self) -> bool:
        """Whether the connection is still there."""
        return self.connection.fileno() >= 0

    def leave(self) -> None:
        """Let go of a connection that another process has taken over, or that has ended."""
        self._stop()
        self.connection.close()

    def hand_over(self) -> socket.socket:
        """Let go of the connection, for somebody else in this process."""
        self._stop()
        return self.connection

    def _stop(self) -> None:
        self._end.cancel()
        self._watch_no_more()
        if self._later is not None:
            self._later.cancel()
        self._admission.go(self, self.address)

    def _look(self) -> None:
        try:
            head = self.connection.recv(FIRST_LINE, socket.MSG_PEEK)
        except BlockingIOError:
            self._watch()
            return
        except OSError:
            head = b""
        if not head:
            self.leave()
        elif self._has_said_enough(head):
            self._watch_no_more()
            self._wake_for(1)
            self._show_in(self, head)
        else:
            self._look_later(len(head) + 1)

    def _look_later(self, wanted: int) -> None:
        self._watch_no_more()
        self._wake_for(wanted)
        self._later = self._loop.call_later(self._pause, self._watch)
        self._pause = min(2 * self._pause, LONGEST_PAUSE)

    def _wake_for(self, wanted: int) -> None:
        if wanted != self._wanted:
            self.connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVLOWAT, wanted)
            self._wanted = wanted

    def _watch(self) -> None:
        if not self._is_watched:
            self._is_watched = True
            self._loop.add_reader(self.connection, self._look)

    def _watch_no_more(self) -> None:
        if self._is_watched:
            self._is_watched = False
            self._loop.remove_reader(self.connection)
