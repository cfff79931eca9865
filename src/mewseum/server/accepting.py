"""Connections as they arrive: looked at before anything is set up for them, so that one that is not let in costs next to nothing."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import struct
from collections.abc import Callable

from mewseum.server.admission import Admission

AT_ONCE = 16
"""So many are accepted with one turn of the event loop."""
PAUSE = 0.1
"""Seconds until the next try when the system has no more files."""
_AT_ONCE_AND_FOR_GOOD = struct.pack("ii", 1, 0)


class Acceptor:
    """Accepts connections, and hands on those that are let in."""

    def __init__(self, listening: socket.socket, admission: Admission, take: Callable[[socket.socket], None]) -> None:
        self._listening = listening
        self._admission = admission
        self._take = take
        self._is_open = False

    def open(self) -> None:
        """Begin."""
        self._is_open = True
        self._listening.setblocking(False)
        asyncio.get_running_loop().add_reader(self._listening, self._accept_some)

    def close(self) -> None:
        """Stop; nobody can connect any more."""
        if self._is_open:
            self._is_open = False
            asyncio.get_running_loop().remove_reader(self._listening)
            self._listening.close()

    def _accept_some(self) -> None:
        for _ in range(AT_ONCE):
            try:
                connection, peer = self._listening.accept()
            except (BlockingIOError, InterruptedError, ConnectionAbortedError):
                return
            except OSError:
                self._pause()
                return
            if self._admission.may_connect(peer[0]):
                self._take(connection)
            else:
                hang_up(connection)

    def _pause(self) -> None:
        loop = asyncio.get_running_loop()
        loop.remove_reader(self._listening)
        loop.call_later(PAUSE, lambda: self._is_open and loop.add_reader(self._listening, self._accept_some))


def hang_up(connection: socket.socket) -> None:
    """End a connection so that nothing of it is left, in the system neither."""
    with contextlib.suppress(OSError):
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _AT_ONCE_AND_FOR_GOOD)
    connection.close()
