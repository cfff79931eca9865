"""Who may ask: from which pages, how often, how much. And the headers that keep browsers out of trouble."""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from ipaddress import IPv6Address, IPv6Network
from typing import Any
from urllib.parse import urlsplit

from mewseum.core.refused import Refused
from mewseum.server import wire
from mewseum.server.limits import Buckets, Limits

LOOPBACK = ("localhost", "127.0.0.1", "::1")

HEADERS = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; "
    "base-uri 'self'; form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "x-frame-options": "DENY",
    "cache-control": "no-store",
}


@dataclass(frozen=True)
class Asker:
    """What is known of whoever asks, before anything else is."""

    address: str
    host: str
    origin: str
    secure: bool

    @property
    def network(self) -> str:
        """Whose limits count: an address, or all those that somebody with IPv6 has to themselves (a /64)."""
        return _network(self.address) if ":" in self.address else self.address


class Guard:
    """Lets ask who may."""

    def __init__(self, limits: Limits, origins: Iterable[str] = (), *, loopback: bool = True) -> None:
        self._origins = {origin.rstrip("/").lower() for origin in origins}
        self._loopback = loopback
        self.limits = limits
        self._requests = Buckets(limits.requests)
        self._tables = Buckets(limits.tables)
        self._sockets = Buckets(limits.sockets)
        self._open: Counter[str] = Counter()
        self._messages = Buckets(limits.messages_together)
        self._hints = Buckets(limits.hints)
        self._undos = Buckets(limits.undos)
        self._replays = Buckets(limits.replays)
        self._records = Buckets(limits.records)
        self._lists = Buckets(limits.lists)
        self._pictures = Buckets(limits.pictures)

    def check_host(self, asker: Asker) -> None:
        """A house on this machine alone answers to this machine's names alone."""
        if self._loopback and _host_name(asker.host) not in LOOPBACK:
            raise Refused("wrong-host", host=asker.host[:100])

    def check_origin(self, asker: Asker) -> None:
        """A page of another site may not act in somebody's name. Programs send no origin; browsers always do."""
        if not asker.origin:
            return
        own = {f"{'https' if asker.secure else 'http'}://{asker.host}".lower()}
        if asker.origin.lower() not in self._origins | own:
            raise Refused("wrong-origin", origin=asker.origin[:100])

    def count_request(self, asker: Asker) -> None:
        """One more request."""
        _count(self._requests, asker)

    def count_table(self, asker: Asker) -> None:
        """One more table."""
        _count(self._tables, asker)

    def open_socket(self, asker: Asker) -> None:
        """One more socket, until it is closed."""
        _count(self._sockets, asker)
        if self._open[asker.network] >= self.limits.open_sockets:
            raise Refused("too-many-requests")
        self._open[asker.network] += 1

    def close_socket(self, asker: Asker) -> None:
        """One less."""
        self._open[asker.network] -= 1
        if not self._open[asker.network]:
            del self._open[asker.network]

    def count_message(self, asker: Asker) -> None:
        """One more message on any of its sockets."""
        _count(self._messages, asker)

    def count_hint(self, asker: Asker) -> None:
        """One more hint."""
        _count(self._hints, asker)

    def count_asked(self, asker: Asker, request: wire.AnyRequest) -> None:
        """One more request at a table, if it is one of those that cost more than a move."""
        if isinstance(request, wire.Undo):
            _count(self._undos, asker)
        elif isinstance(request, wire.Rematch):
            self.count_table(asker)

    def count_list(self, asker: Asker) -> None:
        """One more list of somebody's own tables."""
        _count(self._lists, asker)

    def count_picture(self, asker: Asker) -> None:
        """One more QR code."""
        _count(self._pictures, asker)

    def count_replay(self, asker: Asker) -> None:
        """One more game told again."""
        _count(self._replays, asker)

    def count_record(self, asker: Asker) -> None:
        """One more record."""
        _count(self._records, asker)


def _count(buckets: Buckets, asker: Asker) -> None:
    if not buckets.take(asker.network):
        raise Refused("too-many-requests")


@functools.lru_cache(10_000)
def _network(address: str) -> str:
    try:
        found = IPv6Address(address)
    except ValueError:
        return address
    if found.is_link_local:  # neighbours in one room
        return address
    return str(found.ipv4_mapped or IPv6Network((found, 64), strict=False).network_address)


def _host_name(host: str) -> str:
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:  # a bracket that is never closed, say
        return ""


def asker_of(connection: Any) -> Asker:
    """Whoever asks, from a request or a socket."""
    client = connection.client
    return Asker(
        address=client.host if client else "",
        host=connection.headers.get("host", ""),
        origin=connection.headers.get("origin", ""),
        secure=connection.scope.get("scheme") in ("https", "wss"),
    )
