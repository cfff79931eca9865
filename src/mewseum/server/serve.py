"""Opening the house: on this machine alone, or for others."""

from __future__ import annotations

import functools
import os
import socket
import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path

import segno

from mewseum.core.refused import Refused
from mewseum.server.alone import alone, house_at
from mewseum.server.app import Settings
from mewseum.server.database import prepare
from mewseum.server.porter import Porter
from mewseum.server.serving import serve_alone

PORT = 7370
UNREAD = 64 * 1024
"""So much of what somebody sends and nobody has read yet the system keeps; the rest stays with the sender."""
LOOPBACK = ("127.0.0.1", "::1", "localhost")


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
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, UNREAD)
        listening.bind((host, port))
        listening.listen(2048)
    except (OSError, OverflowError) as error:
        raise Refused(
            "cannot-listen", host=host, port=str(port), reason=getattr(error, "strerror", None) or str(error)
        ) from None
    return listening


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
    rooms: int = 1,
    browser: bool = False,
    say: Callable[[str], None] = say_at_once,
) -> None:
    """Serve until stopped, in one process or in several rooms."""
    porter = Porter(settings, rooms, base_path, forwarded) if rooms > 1 else None
    with alone(settings.database) as tell:
        listening = bind(host, port)
        address = settings.public_url or f"http://{shown_host(host)}:{listening.getsockname()[1]}{base_path}/"
        tell(address)
        prepare(settings.database)
        announce = functools.partial(_announce, address, say, qr=not is_loopback(host), browser=browser)
        if porter is None:
            announce()
            serve_alone(settings, listening, base_path, forwarded)
        else:
            porter.run(listening, announce)


def _announce(address: str, say: Callable[[str], None], *, qr: bool, browser: bool) -> None:
    """Say that the house is open."""
    say(f"Mewseum is open at {address}")
    if qr:
        for line in qr_lines(address):
            say(line)
    if browser:
        threading.Timer(1.0, lambda: webbrowser.open(address)).start()


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


def qr_lines(address: str) -> list[str]:
    """An address as a QR code made of text."""
    import io

    text = io.StringIO()
    segno.make(address, error="m").terminal(text, compact=True)
    return text.getvalue().splitlines()
