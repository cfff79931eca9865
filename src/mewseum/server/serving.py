"""How a process serves the house: on a socket of its own, or as one room to which the porter shows people in."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import sys
from typing import Any, cast
from weakref import WeakSet

import uvicorn
from litestar import Litestar

from mewseum.server import tidying
from mewseum.server.accepting import Acceptor, hang_up
from mewseum.server.admission import Admission
from mewseum.server.app import Settings, make_app, make_guard, prepare_answers
from mewseum.server.connections import PING_SECONDS, PONG_SECONDS, Connection
from mewseum.server.front import Front
from mewseum.server.intake import Kind
from mewseum.server.patience import Patient
from mewseum.server.tasks import Tasks
from mewseum.server.visitors import VISITING_SECONDS, Visitor
from mewseum.server.wire import LARGEST

CONNECTIONS = 65_536
READY = b"."
"""What a room tells the porter when it is open, and what comes with every connection that is handed over."""


def make_config(settings: Settings, base_path: str, forwarded: str) -> tuple[uvicorn.Config, Admission]:
    """How uvicorn serves the house, and who lets people in."""
    guard = make_guard(settings)
    admission = Admission(guard, forwarded, allow_many_connections())

    def make_protocol(**arguments: Any) -> asyncio.BaseProtocol:
        return Front(admission, Patient(admission, **arguments))

    config = uvicorn.Config(
        make_app(settings, guard),
        http=make_protocol,  # type: ignore[arg-type]
        ws=Connection,
        ws_max_size=4 * LARGEST,  # what is larger than allowed gets its sentence; what is far larger, nothing
        ws_per_message_deflate=False,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PONG_SECONDS,
        proxy_headers=bool(forwarded),
        forwarded_allow_ips=forwarded or None,
        root_path=base_path,
        access_log=False,
        log_level="warning",
        server_header=False,
        date_header=False,
        timeout_graceful_shutdown=3,
    )
    return config, admission


def serve_alone(settings: Settings, listening: socket.socket, base_path: str, forwarded: str) -> None:
    """Serve the whole house in this process until stopped."""
    config, admission = make_config(settings, base_path, forwarded)
    _settle_in()
    OpenServer(config, admission).run(sockets=[listening])


def serve_room(settings: Settings, door: socket.socket, base_path: str, forwarded: str) -> None:
    """Serve one room in this process until stopped, or until the porter is gone."""
    config, admission = make_config(settings, base_path, forwarded)
    _settle_in()
    with contextlib.suppress(KeyboardInterrupt):
        RoomServer(config, admission, door).run()


def _settle_in() -> None:
    tidying.switch_off()
    sys.setswitchinterval(0.001)  # the writer answers at once, not after five milliseconds


def allow_many_connections() -> int:
    """As many as the system allows at all; by habit it allows a thousand, unless asked for more. How many files that makes."""
    try:
        import resource
    except ImportError:  # elsewhere there is no such limit
        return CONNECTIONS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = CONNECTIONS if hard == resource.RLIM_INFINITY else min(CONNECTIONS, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return wanted
    return CONNECTIONS if soft == resource.RLIM_INFINITY else soft


class HouseServer(uvicorn.Server):
    """A server that takes over connections which somebody else has accepted."""

    def __init__(self, config: uvicorn.Config, admission: Admission) -> None:
        super().__init__(config)
        self._admission = admission
        self._arriving = Tasks()
        self._visitors: WeakSet[Visitor] = WeakSet()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the house; a thread prepares what will be asked for first."""
        await super().startup(sockets)
        asyncio.get_running_loop().run_in_executor(None, prepare_answers, cast(Litestar, self.config.app))

    def take(self, connection: socket.socket) -> None:
        """Serve a connection."""
        self._arriving.spawn(self._take_over(connection))

    def receive(self, connection: socket.socket) -> None:
        """Serve a connection as soon as it has said something and it is its address's turn."""
        self._visitors.add(Visitor(connection, self._admission, VISITING_SECONDS, self._let_wait, bool))

    def _let_wait(self, visitor: Visitor, _: bytes) -> None:
        self._admission.intake.take(visitor.address, Kind.REQUEST, lambda: self._show_in(visitor))

    def _show_in(self, visitor: Visitor) -> None:
        if visitor.is_here:
            self._visitors.discard(visitor)
            self.take(visitor.hand_over())

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close the house, for those as well who have not said what they came for."""
        for visitor in list(self._visitors):
            visitor.send_away()
        house = getattr(cast(Litestar, self.config.app).state, "house", None)
        if house is not None:  # it was opened
            house.live.dismiss()
        await super().shutdown(sockets)

    async def _take_over(self, connection: socket.socket) -> None:
        connection.setblocking(False)
        try:
            await asyncio.get_running_loop().connect_accepted_socket(self._serve_connection, connection)
        except OSError:
            connection.close()  # whoever it was has gone

    def _serve_connection(self) -> asyncio.BaseProtocol:
        return self.config.http_protocol_class(  # type: ignore[call-arg]
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )


class OpenServer(HouseServer):
    """A server that accepts connections itself, as many as are let in."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the house."""
        if sys.platform == "win32":  # its event loop has no readers
            await super().startup(sockets)
            return
        await super().startup([])
        self._acceptors = [Acceptor(listening, self._admission, self.receive) for listening in sockets or []]
        for acceptor in self._acceptors:
            acceptor.open()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close the house."""
        for acceptor in self._acceptors if sys.platform != "win32" else ():
            acceptor.close()
        await super().shutdown(sockets)


class RoomServer(HouseServer):
    """A server that listens nowhere: it takes over connections that come through its door."""

    def __init__(self, config: uvicorn.Config, admission: Admission, door: socket.socket) -> None:
        super().__init__(config, admission)
        self._door = door

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the room, and tell the porter."""
        await super().startup(sockets or [])
        self._door.setblocking(False)
        asyncio.get_running_loop().add_reader(self._door, self._look_at_door)
        self._door.send(READY)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close the room: nobody is taken over any more."""
        asyncio.get_running_loop().remove_reader(self._door)
        self._door.close()
        await super().shutdown(sockets)

    def _look_at_door(self) -> None:
        try:
            said, numbers, _, _ = socket.recv_fds(self._door, len(READY), 1)
        except BlockingIOError:
            return
        except OSError:
            said, numbers = b"", []
        if not said:  # without a porter the house is closed
            asyncio.get_running_loop().remove_reader(self._door)
            self.should_exit = True
        for number in numbers:
            self._let_in(socket.socket(fileno=number))

    def _let_in(self, connection: socket.socket) -> None:
        try:
            peer = connection.getpeername()[0]
        except OSError:
            connection.close()  # whoever it was has gone
            return
        if self._admission.may_connect(peer):
            self.receive(connection)
        else:
            hang_up(connection)
