"""How a process serves the house: on a socket of its own, or as one room to which the porter shows people in."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import sys

import uvicorn

from mewseum.server import tidying
from mewseum.server.app import Settings, make_app
from mewseum.server.connections import Connection
from mewseum.server.patience import Patient
from mewseum.server.tasks import Tasks
from mewseum.server.wire import LARGEST

CONNECTIONS = 65_536
READY = b"."
"""What a room tells the porter when it is open, and what comes with every connection that is handed over."""


def make_config(settings: Settings, base_path: str, forwarded: str) -> uvicorn.Config:
    """How uvicorn serves the house."""
    return uvicorn.Config(
        make_app(settings),
        http=Patient,
        ws=Connection,
        ws_max_size=4 * LARGEST,  # what is larger than allowed gets its sentence; what is far larger, nothing
        ws_per_message_deflate=False,
        ws_ping_interval=45,  # often enough for proxies that close what is silent, and seldom enough for thousands of sockets
        proxy_headers=bool(forwarded),
        forwarded_allow_ips=forwarded or None,
        root_path=base_path,
        access_log=False,
        log_level="warning",
        server_header=False,
        date_header=False,
        timeout_graceful_shutdown=3,
    )


def serve_alone(settings: Settings, listening: socket.socket, base_path: str, forwarded: str) -> None:
    """Serve the whole house in this process until stopped."""
    config = make_config(settings, base_path, forwarded)
    _settle_in()
    uvicorn.Server(config).run(sockets=[listening])


def serve_room(settings: Settings, door: socket.socket, base_path: str, forwarded: str) -> None:
    """Serve one room in this process until stopped, or until the porter is gone."""
    config = make_config(settings, base_path, forwarded)
    _settle_in()
    with contextlib.suppress(KeyboardInterrupt):
        RoomServer(config, door).run()


def _settle_in() -> None:
    allow_many_connections()
    tidying.switch_off()
    sys.setswitchinterval(0.001)  # the writer answers at once, not after five milliseconds


def allow_many_connections() -> None:
    """As many as the system allows at all; by habit it allows a thousand, unless asked for more."""
    try:
        import resource
    except ImportError:  # elsewhere there is no such limit
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = CONNECTIONS if hard == resource.RLIM_INFINITY else min(CONNECTIONS, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


class RoomServer(uvicorn.Server):
    """A server that listens nowhere: it takes over connections that come through its door."""

    def __init__(self, config: uvicorn.Config, door: socket.socket) -> None:
        super().__init__(config)
        self._door = door
        self._arriving = Tasks()

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
            self._arriving.spawn(self._take_over(socket.socket(fileno=number)))

    async def _take_over(self, connection: socket.socket) -> None:
        connection.setblocking(False)
        try:
            await asyncio.get_running_loop().connect_accepted_socket(self._serve_connection, connection)
        except OSError:
            connection.close()  # whoever it was has gone

    def _serve_connection(self) -> asyncio.Protocol:
        config = self.config
        protocol: asyncio.Protocol = config.http_protocol_class(  # type: ignore[call-arg]
            config=config, server_state=self.server_state, app_state=self.lifespan.state
        )
        return protocol
