"""HTTP connections that nobody waits for without end: for a request that never comes to its end, or an answer that is never read.

Whoever sends a letter an hour would else keep a connection for ever, and a few thousand of them would keep everybody out.
"""

from __future__ import annotations

import logging
from asyncio import TimerHandle, Transport
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol

PATIENCE = 15.0
"""Seconds between two looks at a connection: who is waited for at two of them for the same thing is waited for no more."""
QUIET = logging.getLogger("mewseum.connections")
"""Where connections complain. Whoever sends garbage is answered so; a line for each would let them fill the log."""
QUIET.setLevel(logging.ERROR)


class Patient(H11Protocol):
    """One connection."""

    _look: TimerHandle | None = None
    _awaited: tuple[str, object] | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """Look after the connection from the beginning."""
        super().connection_made(transport)
        self.logger = QUIET
        self._look = self.loop.call_later(PATIENCE, self._check)

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any more."""
        self._stop_looking()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: Any) -> None:
        """Sockets look after themselves."""
        self._stop_looking()
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        """Whoever sends garbage in the middle of a request is told so; what the house would have answered goes nowhere."""
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
            if self.cycle.response_started:
                self.transport.close()
                return
        super().send_400_response(msg)

    def _stop_looking(self) -> None:
        if self._look is not None:
            self._look.cancel()

    def _check(self) -> None:
        awaited = self._awaited_of_client()
        if awaited is not None and awaited == self._awaited:
            self.transport.abort()
            return
        self._awaited = awaited
        self._look = self.loop.call_later(PATIENCE, self._check)

    def _awaited_of_client(self) -> tuple[str, object] | None:
        """What the client is to do next, if it is its turn, and with which request."""
        if self.cycle is None or self.cycle.response_complete:
            return "ask", self.cycle
        if self.cycle.more_body:
            return "finish", self.cycle
        return ("read", self.cycle) if self.flow.write_paused else None
