"""Opening the house: on this machine alone, or for others."""

from __future__ import annotations

import gc
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path

import segno
import uvicorn

from mewseum.core.refused import Refused
from mewseum.server.alone import alone, house_at
from mewseum.server.app import Settings, make_app
from mewseum.server.connections import Connection
from mewseum.server.patience import Patient
from mewseum.server.store import prepare
from mewseum.server.wire import LARGEST

PORT = 7370
LOOPBACK = ("127.0.0.1", "::1", "localhost")
CONNECTIONS = 65_536


def default_database() -> str:
    """A SQLite file in the user's data directory."""
    home = os.environ.get("MEWSEUM_DATA") or os.path.join(
        os.environ.get("XDG_DATA_HOME") or os.path.join(os.path.expanduser("~"), ".local", "share"), "mewseum"
    )
    return f"sqlite:///{Path(home) / 'tables.sqlite'}"


def is_loopback(host: str) -> bool:
    """Whether only this machine can reach a host."""
    return host in LOOPBACK


def own_address() -> str:
    """The address under which this machine's neighbours reach it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def free_port() -> int:
    """The house's own port, or 0 (any that is free) if somebody has it already."""
    try:
        bind("127.0.0.1", PORT).close()
    except Refused:
        return 0
    return PORT


def bind(host: str, port: int) -> socket.socket:
    """A socket that listens, or a sentence why not. Port 0 takes any that is free."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listening = socket.socket(family)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(2048)
    except (OSError, OverflowError) as error:
        raise Refused(
            "cannot-listen", host=host, port=str(port), reason=getattr(error, "strerror", None) or str(error)
        ) from None
    return listening


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


def say_at_once(line: str) -> None:
    """Print a line at once, also where somebody reads it through a pipe."""
    print(line, flush=True)


def serve(
    settings: Settings,
    host: str,
    port: int,
    *,
    base_path: str = "",
    forwarded: str = "",
    browser: bool = False,
    say: Callable[[str], None] = say_at_once,
) -> None:
    """Serve until stopped."""
    with alone(settings.database) as tell:
        listening = bind(host, port)
        address = settings.public_url or f"http://{shown_host(host)}:{listening.getsockname()[1]}{base_path}/"
        tell(address)
        prepare(settings.database)
        say(f"Mewseum is open at {address}")
        if not is_loopback(host):
            for line in qr_lines(address):
                say(line)
        if browser:
            threading.Timer(1.0, lambda: webbrowser.open(address)).start()
        _run(settings, listening, base_path, forwarded)


def visit(database: str, say: Callable[[str], None] = say_at_once) -> bool:
    """Open the browser at the house that is open on a database already; whether there is one."""
    address = house_at(database)
    if address:
        say(f"Mewseum is open already at {address}")
        webbrowser.open(address)
    return bool(address)


def shown_host(host: str) -> str:
    """How others write a host in an address: the whole machine by its own address, IPv6 in brackets."""
    if host in ("0.0.0.0", "::"):
        return own_address()
    return f"[{host}]" if ":" in host else host


def _run(settings: Settings, listening: socket.socket, base_path: str, forwarded: str) -> None:
    app = make_app(settings)
    config = uvicorn.Config(
        app,
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
    allow_many_connections()
    gc.disable()  # see tidying.py
    sys.setswitchinterval(0.001)  # the writer answers at once, not after five milliseconds
    uvicorn.Server(config).run(sockets=[listening])


def qr_lines(address: str) -> list[str]:
    """An address as a QR code made of text."""
    import io

    text = io.StringIO()
    segno.make(address, error="m").terminal(text, compact=True)
    return text.getvalue().splitlines()
