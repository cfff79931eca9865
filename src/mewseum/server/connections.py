"""WebSockets with a shorter way out for messages that are ready.

Every move is told to every seat, so this is the way that most of what a house sends takes: as frames that are written to the connection
as soon as the event loop comes round, all that there are by then in one go (whoever moves is told the news and that it was done). Where
a client does not take in what it was sent before, a message has to wait like any other.
"""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from mewseum.server.limits import Bucket

EXTENSION = "mewseum.tell"
PINGS = (5.0, 50)
"""So many a second, and at once after a pause."""
GOODBYE = 10.0
"""Seconds that whoever is sent away has to take in what they were sent before; else it would be kept for them for ever."""
TEXT = 0x81
"""The first byte of a frame that is a whole text."""

Tell = Callable[[bytes], bool]


class Connection(WebSocketsSansIOProtocol):
    """One connection."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._pings = Bucket(*PINGS)
        self._ready: list[bytes] = []
        """Frames that are about to be written."""
        self._cutting: asyncio.TimerHandle | None = None
        """When the connection ends, whether or not its goodbye has been read."""

    async def run_asgi(self) -> None:
        """Serve the connection to its end."""
        await super().run_asgi()
        self._cut_soon()

    def keepalive_timeout(self) -> None:
        """Let go of whoever answers no ping."""
        super().keepalive_timeout()
        self._cut_soon()

    def _cut_soon(self) -> None:
        if self._cutting is None and not self.disconnected:
            self._cutting = self.loop.call_later(GOODBYE, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget what was left to do."""
        super().connection_lost(exc)
        if self._cutting is not None:
            self._cutting.cancel()

    def handle_ping(self) -> None:
        """Answer a ping. Who sends very many would have answers pile up that they never read, and is cut off."""
        if self._pings.take():
            super().handle_ping()
        else:
            self.conn.data_to_send()
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """Pass a message on. A text that is none goes as bytes: answered like whatever else cannot be understood."""
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self.curr_msg_data_type = "bytes"
        super().send_receive_event_to_app()

    def handle_connect(self, event: Any) -> None:
        """Offer the shorter way to whoever serves the connection."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"][EXTENSION] = {"tell": self.tell}

    def tell(self, text: bytes) -> bool:
        """Send a text at once; False if it has to wait, or the connection is ending."""
        if not self.writable.is_set() or not self.handshake_complete or self.close_sent or self.transport.is_closing():
            return False
        if not self._ready:
            self.loop.call_soon(self._write_ready)
        self._ready += (_head(len(text)), text)
        return True

    def _write_ready(self) -> None:
        frames, self._ready = self._ready, []
        if frames and not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join(frames))

    async def send(self, message: Any) -> None:
        """Send by the longer way what came later."""
        self._write_ready()
        await super().send(message)


def _is_text(content: bytes) -> bool:
    try:
        content.decode()
    except UnicodeDecodeError:
        return False
    return True


def _head(size: int) -> bytes:
    """What comes before a text from a server: RFC 6455, 5.2."""
    if size < 126:
        return bytes((TEXT, size))
    return struct.pack(">BBH", TEXT, 126, size) if size < 1 << 16 else struct.pack(">BBQ", TEXT, 127, size)


def never(_: bytes) -> bool:
    """The shorter way where there is none."""
    return False


def shorter_way(scope: Any) -> Tell:
    """The shorter way of a connection."""
    tell: Tell = scope.get("extensions", {}).get(EXTENSION, {}).get("tell", never)
    return tell
