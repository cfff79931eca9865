"""WebSockets with a shorter way out for messages that are ready.

Every move is told to every seat, so this is the way that most of what a house sends takes: as frames that are written to the connection
as soon as the event loop comes round, all that there are by then in one go (whoever moves is told the news and that it was done). Where
a client does not take in what it was sent before, a message has to wait like any other.
"""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable
from typing import Any, Protocol

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from mewseum.server.admission import Admission
from mewseum.server.front import Front
from mewseum.server.limits import Bucket

EXTENSION = "mewseum.tell"
PINGS = (5.0, 50)
"""So many a second, and at once after a pause."""
FRAGMENTS = 256
"""Of so many at most a message consists."""
GOODBYE = 10.0
"""Seconds that whoever is sent away has to take in what they were sent before; else it would be kept for them for ever."""
PING_SECONDS = 2.0
"""Seconds between the answer to one ping and the next ping. Browsers answer by themselves, also for pages in the background."""
PONG_SECONDS = 2.3
"""Seconds within which a ping has to be answered: a connection that is dead is noticed within five, all in all."""
LAST_LOOK_SECONDS = 0.3
"""Seconds by which it may be later, because what has come has not been taken in yet."""
FIRST_PONG_SECONDS = 15.0
"""Seconds within which the first one has to be answered: it comes behind the picture of the table, on a slow line."""
PING = b"\x89\x00"
"""A ping, as a frame. It has no content: who answers pings that were never sent deceives only themselves."""
TEXT = 0x81
"""The first byte of a frame that is a whole text."""

Tell = Callable[[bytes], bool]


class Origin(Protocol):
    """The plain connection that has become a socket."""

    def forget(self) -> None:
        """The socket has ended."""


class Connection(WebSocketsSansIOProtocol):
    """One connection."""

    transport: Front  # type: ignore[assignment]

    def __init__(self, admission: Admission, origin: Origin, **more: Any) -> None:
        super().__init__(**more)
        self._admission = admission
        self._origin = origin
        self._frames = Bucket(*admission.limits.frames)
        self._pings = Bucket(*PINGS)
        self._ready: list[bytes] = []
        """Frames that are about to be written."""
        self._cutting: asyncio.TimerHandle | None = None
        """When the connection ends, whether or not its goodbye has been read."""

    async def run_asgi(self) -> None:
        """Serve the connection to its end."""
        await super().run_asgi()
        self._cut_soon()

    def send_keepalive_ping(self) -> None:
        """Ask whether anybody is there: what uvicorn does, many thousand times, for less."""
        self.ping_timer = None
        if self.close_sent or self.transport.is_closing():
            return
        self.pending_ping_payload, self.ping_sent_at = b"", self.loop.time()
        self.transport.write(PING)
        self.pong_timer = self.loop.call_later(PONG_SECONDS, self.keepalive_timeout)

    def keepalive_timeout(self) -> None:
        """Let go of whoever answers no ping. While the house itself reads nothing, an answer may have come."""
        has_ever_answered = self.last_ping_rtt > 0.0
        patience = LAST_LOOK_SECONDS + (PONG_SECONDS if has_ever_answered else FIRST_PONG_SECONDS)
        if self.read_paused or self.loop.time() - self.ping_sent_at < patience:
            self.pong_timer = self.loop.call_later(LAST_LOOK_SECONDS, self.keepalive_timeout)
            return
        super().keepalive_timeout()
        self._cut_soon()

    def _cut_soon(self) -> None:
        if self._cutting is None and not self.disconnected:
            self._cutting = self.loop.call_later(GOODBYE, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget what was left to do."""
        super().connection_lost(exc)
        self._origin.forget()
        self._let_go()
        if self._cutting is not None:
            self._cutting.cancel()

    def _let_go(self) -> None:
        """Leave nothing that refers to itself: nobody collects that while people play."""
        self.conn.parser.close()
        if hasattr(self, "scope"):
            self.scope["extensions"].pop(EXTENSION, None)

    def handle_events(self) -> None:
        """Take in frames. Whoever sends very many of any kind, or a message that never comes to its end, is cut off."""
        frames = len(self.conn.events)
        address = self.transport.address
        if self.handshake_initiated and not (
            self._frames.take(frames) and self._admission.count_frames(address, frames)
        ):
            self._cut()
            return
        super().handle_events()
        if len(self.frames) > FRAGMENTS:
            self._cut()

    def _cut(self) -> None:
        if self.transport.is_closing():
            return  # it was cut by an earlier frame of the same slice
        self._admission.guard.count_flood(self.transport.address)
        self.transport.abort()

    def handle_parser_exception(self) -> None:
        """Let go of whoever sends what is no frame. Before the socket is open there is no way to say goodbye."""
        if self.conn.close_sent is None:
            self._cut()
        else:
            super().handle_parser_exception()

    def handle_ping(self) -> None:
        """Answer a ping. Who sends very many would have answers pile up that they never read, and is cut off."""
        if self._pings.take():
            super().handle_ping()
        else:
            self.conn.data_to_send()
            self._cut()

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
        if self.transport.is_closing() and not self.handshake_complete:
            raise ClientDisconnected  # they were cut off before the socket was open
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
