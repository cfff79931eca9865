"""HTTP connections that nobody waits for without end: for a request that never comes to its end, or an answer that is never read.

Whoever sends a letter an hour would else keep a connection for ever, and a few thousand of them would keep everybody out.
"""

from __future__ import annotations

import logging
from asyncio import TimerHandle
from collections.abc import Callable
from functools import partial
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from mewseum.server.admission import Admission
from mewseum.server.connections import Connection
from mewseum.server.front import Front
from mewseum.server.guard import COUNTED
from mewseum.server.too_much import too_much

PATIENCE = 15.0
"""Seconds between two looks at a connection: who is waited for at two of them for the same thing is waited for no more."""
LINGER = 1.0
"""Seconds that whoever is refused has to take in why."""
QUIET = logging.getLogger("mewseum.connections")
"""Where connections complain. Whoever sends garbage is answered so; a line for each would let them fill the log."""
QUIET.setLevel(logging.ERROR)


class Patient(H11Protocol):
    """One connection."""

    _look: TimerHandle | None = None
    _awaited: tuple[str, object] | None = None
    _is_receiving = False
    _is_refused = False
    transport: Front  # type: ignore[assignment]
    conn: Requests

    def __init__(self, admission: Admission, *, app_state: dict[str, Any], **more: Any) -> None:
        super().__init__(app_state={**app_state, COUNTED: True}, **more)
        self._admission = admission
        self.conn = Requests(self._may_ask, self.config.h11_max_incomplete_event_size)

    def connection_made(self, transport: Front) -> None:  # type: ignore[override]
        """Look after the connection from the beginning."""
        super().connection_made(transport)  # type: ignore[arg-type]
        self.logger = QUIET
        self._look = self.loop.call_later(PATIENCE, self._check)
        self._address = self._counted_for = transport.address
        self._is_proxy = self._admission.is_trusted(transport.peer)
        self._admission.come(self, self._counted_for)

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any more."""
        self._stop_looking()
        self._admission.go(self, self._counted_for)
        super().connection_lost(exc)
        self._unset_keepalive_if_required()
        self.conn.forget()

    def data_received(self, data: bytes) -> None:
        """Take in what is asked. Whoever has asked enough is refused before it is read."""
        if self._is_refused:
            return
        if self.conn.is_at_beginning and self._has_asked_enough():
            self._refuse(data)
            return
        self._is_receiving = True
        try:
            super().data_received(data)
        finally:
            self._is_receiving = False

    def handle_events(self) -> None:
        """Go on. What came already while something else was answered waits for its turn."""
        if self._is_receiving or self.conn.is_at_beginning:
            super().handle_events()
        elif not self._is_refused:
            self.transport.wait_for_turn(self._go_on)

    def on_response_complete(self) -> None:
        """Go on with the next request; what is left of this one, if it was refused before its end, is thrown away."""
        self.transport.is_waste = self.conn.their_state is h11.SEND_BODY
        super().on_response_complete()

    def _go_on(self) -> None:
        if self._is_refused:
            return
        if self._has_asked_enough():
            self._refuse(self.conn.trailing_data[0])
        else:
            super().handle_events()

    def _has_asked_enough(self) -> bool:
        """Whether the next request would be one too many. For whom a proxy asks is known only when its request is read."""
        return not self._is_proxy and self._admission.guard.has_asked_enough(self._address)

    def _may_ask(self, request: h11.Request) -> bool:
        """Count a request, for whoever asks."""
        self._address = self._admission.asker_behind(self.transport.peer, request.headers.raw_items())
        self._admission.move(self, self._counted_for, self._address)
        self._counted_for = self.transport.address = self._address
        self.transport.is_waste = False
        if self._admission.guard.may_ask(self._address):
            return True
        self._refuse(_beginning_of(request))
        return False

    def _refuse(self, request: bytes) -> None:
        """Answer that it was too much, and hang up when that is taken in."""
        self._is_refused = self.transport.is_waste = True
        self.transport.write(too_much(request))
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self._stop_looking()
        self._look = self.loop.call_later(LINGER, self.transport.abort)

    def shutdown(self) -> None:
        """The house closes."""
        if self._is_refused:
            self.transport.abort()
        else:
            super().shutdown()

    def can_go(self) -> bool:
        """Whether nothing is being done for whoever is there."""
        return self._is_refused or self.cycle is None or self.cycle.response_complete or self.cycle.more_body

    def send_away(self) -> None:
        """End the connection, for the sake of others."""
        self._admission.go(self, self._counted_for)
        self.transport.abort()

    def handle_websocket_upgrade(self, event: Any) -> None:
        """Sockets look after themselves."""
        self._stop_looking()
        if not self._admission.become_socket(self, self._counted_for):
            self._refuse(_beginning_of(event))
            return
        self.ws_protocol_class = partial(Connection, self._admission, self)  # type: ignore[assignment]
        super().handle_websocket_upgrade(event)
        self.ws_protocol_class = None
        self.conn.forget()

    def forget(self) -> None:
        """The socket that this connection has become has ended."""
        self._admission.go(self, self._counted_for)

    def send_400_response(self, msg: str) -> None:
        """Whoever sends garbage in the middle of a request is told so; what the house would have answered goes nowhere. It counts too."""
        self._admission.guard.may_ask(self._address)
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


def _beginning_of(request: h11.Request) -> bytes:
    """As much of a request as says how it wants to be answered."""
    wished = next((value for name, value in request.headers if name == b"accept-language"), b"")
    return b"%s %s\r\nAccept-Language: %s\r\n" % (request.method, request.target, wished)


class Requests(h11.Connection):
    """What is asked by one connection; each request is counted as soon as its head is read."""

    def __init__(self, may_ask: Callable[[h11.Request], bool], largest: int | None) -> None:
        super().__init__(h11.SERVER, *(() if largest is None else (largest,)))
        self._may_ask = may_ask

    def forget(self) -> None:
        """Let go of whoever counts, so that nothing is left that refers to itself."""
        self._may_ask = _never

    @property
    def is_at_beginning(self) -> bool:
        """Whether nothing of the next request has come yet."""
        return self.their_state is h11.IDLE and not self.trailing_data[0]

    def next_event(self) -> Any:
        """The next event; nothing more if it is a request too many."""
        try:
            event = super().next_event()
        except h11.RemoteProtocolError as error:
            error.with_traceback(None)  # h11's own would hold itself, and all of this connection with it
            raise h11.RemoteProtocolError(str(error), error.error_status_hint) from None
        return h11.NEED_DATA if isinstance(event, h11.Request) and not self._may_ask(event) else event


def _never(_: h11.Request) -> bool:
    return False
