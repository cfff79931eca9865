"""What stands between a connection and whoever serves it: it takes in small slices, and each when it is its address's turn.

To the event loop it is the protocol, to uvicorn's protocols it is the transport. A slice that has to wait is the only one that is kept: until
it has been taken in nothing more is read, so a flood stays in the sender's own buffers. Who sends many small pieces is read more seldom, so
that the system puts them together.
"""

from __future__ import annotations

import asyncio
from typing import Any

from mewseum.server.admission import Admission
from mewseum.server.intake import Kind, Work
from mewseum.server.limits import Bucket

REQUEST_SLICE, FRAMES_SLICE, WASTE_SLICE = 4096, 512, 32_768
"""Bytes that are taken in at once. The smallest frame has six, and takes some microseconds; what is thrown away takes next to nothing."""
REST = 0.05
"""Seconds until the next look at who sends too many pieces."""

NOBODY = asyncio.Protocol()
"""Serves connections that have ended."""


class Front(asyncio.BufferedProtocol):
    """One connection's front."""

    def __init__(self, admission: Admission, protocol: asyncio.Protocol) -> None:
        self._admission = admission
        self._protocol = protocol
        self._pieces = Bucket(*admission.limits.pieces)
        self._size, self._kind = REQUEST_SLICE, Kind.REQUEST
        self._slice = bytearray()
        self._waiting = b""
        """The one slice that has been read and not yet been taken in."""
        self._is_held = False
        """Whether whoever serves the connection wants nothing just now."""
        self.is_waste = False
        """Whether what comes is the rest of something that has been answered already."""
        self._rest: asyncio.TimerHandle | None = None
        self._is_reading = True
        self._is_closed = False

    # What the event loop calls.

    def connection_made(self, transport: Any) -> None:
        """Come between the two."""
        self._transport = transport
        self.write, self.close, self.abort = transport.write, transport.close, transport.abort
        self.is_closing, self.get_extra_info = transport.is_closing, transport.get_extra_info
        self.write_eof, self.can_write_eof = transport.write_eof, transport.can_write_eof
        peer = transport.get_extra_info("peername")
        self.peer = str(peer[0]) if isinstance(peer, tuple) else ""
        self.address = self._admission.line_of(peer)
        self._protocol.connection_made(self)  # type: ignore[arg-type]

    def get_buffer(self, sizehint: int) -> bytearray:  # noqa: ARG002
        """Make room for one slice."""
        self._slice = bytearray(WASTE_SLICE if self.is_waste else self._size)
        return self._slice

    def buffer_updated(self, nbytes: int) -> None:
        """Let a slice wait for its turn."""
        self._waiting += bytes(memoryview(self._slice)[:nbytes])
        self._admission.intake.take(self.address, self._kind, self._take_in)
        if not self._pieces.take() or not self._admission.count_piece(self.address):
            self._rest_a_while()
        self._read_or_not()

    def eof_received(self) -> bool | None:
        """Pass it on."""
        return self._protocol.eof_received()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget what waits, and pass it on."""
        self._is_closed = True
        self._waiting = b""
        if self._rest is not None:
            self._rest.cancel()
        protocol, self._protocol = self._protocol, NOBODY  # what refers to itself would be left for the collector
        protocol.connection_lost(exc)

    def pause_writing(self) -> None:
        """Pass it on."""
        self._protocol.pause_writing()

    def resume_writing(self) -> None:
        """Pass it on."""
        self._protocol.resume_writing()

    # What whoever serves the connection calls, as if this were the transport.

    def set_protocol(self, protocol: asyncio.Protocol) -> None:
        """Serve the connection as a socket from now on."""
        self._protocol = protocol
        self._size, self._kind = FRAMES_SLICE, Kind.FRAMES

    def get_protocol(self) -> asyncio.Protocol:
        """Whoever serves the connection."""
        return self._protocol

    def pause_reading(self) -> None:
        """Take in nothing more for now."""
        self._is_held = True
        self._read_or_not()

    def resume_reading(self) -> None:
        """Go on with what waits, then with what comes."""
        self._is_held = False
        if self._waiting:
            self._admission.intake.wait(self.address, self._kind, self._take_in)
        self._read_or_not()

    def wait_for_turn(self, work: Work) -> None:
        """Do something when it is the address's turn, unless the connection has ended by then."""
        self._admission.intake.wait(self.address, self._kind, lambda: None if self._is_closed else work())

    def _take_in(self) -> None:
        if self._is_held or self._is_closed or not self._waiting:
            return
        content, self._waiting = self._waiting, b""
        if not self._transport.is_closing():
            self._protocol.data_received(content)
        self._read_or_not()

    def _read_or_not(self) -> None:
        """Read when there is nothing left to do with what was read before."""
        wants = not (self._waiting or self._is_held or self._rest is not None)
        if wants != self._is_reading and not self._is_closed and not self._transport.is_closing():
            self._is_reading = wants
            (self._transport.resume_reading if wants else self._transport.pause_reading)()

    def _rest_a_while(self) -> None:
        if self._rest is None and not self._is_closed:
            self._rest = asyncio.get_running_loop().call_later(REST, self._rise)

    def _rise(self) -> None:
        self._rest = None
        self._read_or_not()
