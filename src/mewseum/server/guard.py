"""Who may ask: from which pages, how often, how much. And the headers that keep browsers out of trouble."""

from __future__ import annotations

import functools
import time
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from ipaddress import IPv6Address, IPv6Network
from typing import Any
from urllib.parse import urlsplit

from mewseum.core.refused import Refused
from mewseum.server import cookies, wire
from mewseum.server.limits import Buckets, Limits
from mewseum.server.writing import SITTING, Cost, cost_at
from mewseum.table.table import Table

OWN_SITE = ("", "same-origin", "none")
"""What browsers say of the house's own pages, and of an address that somebody has typed."""
LOOPBACK = ("localhost", "127.0.0.1", "::1")

CUT_COST = 50
"""So many requests and new sockets less may an address have after each of its connections that was cut off."""
COUNTED = "mewseum.counted"
"""Stands in the state of a request that was counted before it came to the house."""

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
    site: str = ""
    """What the browser says of the page that asks (Sec-Fetch-Site); old browsers and programs say nothing."""

    @property
    def network(self) -> str:
        """Whose limits count: an address, or all those that somebody with IPv6 has to themselves (a /64)."""
        return network_of(self.address)


class Guard:
    """Lets ask who may."""

    def __init__(
        self,
        limits: Limits,
        origins: Iterable[str] = (),
        *,
        loopback: bool = True,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        def buckets(limit: tuple[float, int]) -> Buckets:
            return Buckets(limit, clock=clock)

        self._origins = {origin.rstrip("/").lower() for origin in origins}
        self._loopback = loopback
        self.limits = limits
        self.cut = 0
        """Connections that were ended because too much came by them, or because others needed the room."""
        self._requests = buckets(limits.requests)
        self._tables = buckets(limits.tables)
        self._sockets = buckets(limits.sockets)
        self._open: Counter[str] = Counter()
        self._messages = buckets(limits.messages_together)
        self._hints = buckets(limits.hints)
        self._undos = buckets(limits.undos)
        self._offers = buckets(limits.offers)
        self._looks = buckets(limits.looks)
        self._replays = buckets(limits.replays)
        self._records = buckets(limits.records)
        self._lists = buckets(limits.lists)
        self._pictures = buckets(limits.pictures)
        self._keys = buckets(limits.keys)
        self._joins = buckets(limits.joins)
        self._joins_here = buckets(limits.joins_at_one_table)
        self._written = buckets(limits.written)
        self._played = buckets(limits.played)

    def check_host(self, asker: Asker) -> None:
        """A house on this machine alone answers to this machine's names alone."""
        if self._loopback and _host_name(asker.host) not in LOOPBACK:
            raise Refused("wrong-host", host=asker.host[:100])

    def check_origin(self, asker: Asker) -> None:
        """A page of another site may not act in somebody's name. Programs send no origin; browsers always do.

        Browsers also say how the page is related to the house: only the house's own pages may act, not even those of a neighbour
        in the same domain.
        """
        if asker.site not in OWN_SITE:
            raise Refused("wrong-origin", origin=(asker.origin or asker.site)[:100])
        if not asker.origin:
            return
        own = {f"{'https' if asker.secure else 'http'}://{asker.host}".lower()}
        if asker.origin.lower() not in self._origins | own:
            raise Refused("wrong-origin", origin=asker.origin[:100])

    def count_request(self, asker: Asker) -> None:
        """One more request."""
        _count(self._requests, asker)

    def may_ask(self, address: str) -> bool:
        """One more request from an address, before it is known what for; whether it is within the limit."""
        return self._requests.take(address)

    def has_asked_enough(self, address: str) -> bool:
        """Whether the next request from an address would be one too many."""
        return not self._requests.holds(address)

    def count_flood(self, address: str) -> None:
        """One connection was cut because too much came by it: that costs its address as much as many that are used well."""
        self.cut += 1
        self._requests.spill(address, CUT_COST)
        self._sockets.spill(address, CUT_COST)

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

    def count_offer(self, asker: Asker) -> None:
        """One more question whether a move may be taken back."""
        _count(self._offers, asker)

    def count_asked(self, asker: Asker, request: wire.AnyRequest, table: Table) -> None:
        """One more request at a table: what it stores, and what it costs beside."""
        if isinstance(request, wire.Undo):
            _count(self._undos, asker)
        elif isinstance(request, wire.Look) or (isinstance(request, wire.Play) and (request.whole or request.more)):
            _count(self._looks, asker)
        elif isinstance(request, wire.Rematch) and not table.rematch:
            self.count_table(asker)
        self.count_written(asker, cost_at(table, request))

    def count_written(self, asker: Asker, cost: Cost) -> None:
        """So many more bytes in the storage."""
        _count(self._played if cost.is_move else self._written, asker, cost.size)

    def count_join(self, asker: Asker, table: str) -> None:
        """Somebody more who sits down at a table, and perhaps is ready."""
        _count(self._joins, asker)
        if not self._joins_here.take(f"{asker.network} {table}"):
            raise Refused("too-many-requests")
        self.count_written(asker, SITTING)

    def count_list(self, asker: Asker) -> None:
        """One more list of somebody's own tables."""
        _count(self._lists, asker)

    def count_picture(self, asker: Asker) -> None:
        """One more QR code."""
        _count(self._pictures, asker)

    def count_key(self, asker: Asker) -> None:
        """One more key of an own link, right or wrong."""
        _count(self._keys, asker)

    def count_replay(self, asker: Asker) -> None:
        """One more game told again."""
        _count(self._replays, asker)

    def count_record(self, asker: Asker) -> None:
        """One more record."""
        _count(self._records, asker)


def _count(buckets: Buckets, asker: Asker, amount: float = 1.0) -> None:
    if not buckets.take(asker.network, amount):
        raise Refused("too-many-requests")


def network_of(address: str) -> str:
    """Whose limits an address counts for."""
    return _network(address) if ":" in address else address


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
        secure=cookies.is_secure(connection),
        site=connection.headers.get("sec-fetch-site", "").strip().lower(),
    )
