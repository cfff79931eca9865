"""Who may connect, and how much of what they send is taken in, before anybody asks what it means.

All is counted by address (guard.py: a whole network where somebody has one to themselves). Behind a trusted proxy the peer is the proxy's address,
which may have any number of connections; there, whoever asks is known from the first request on.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import Protocol

from uvicorn.middleware.proxy_headers import _TrustedHosts

from mewseum.server.guard import Guard, network_of
from mewseum.server.intake import Intake
from mewseum.server.limits import Buckets

RESERVE = 256
"""Files that are never spent on connections: the database needs some, and so do thinkers."""
WORD = 50
"""So many sockets above what one address may have open are let in to be told why not."""


class Guest(Protocol):
    """One connection, as the admission sees it."""

    def can_go(self) -> bool:
        """Whether it could be ended without anybody missing much: nothing is being done for it."""

    def send_away(self) -> None:
        """End it."""


class Held:
    """The connections that one address has open, the oldest first."""

    def __init__(self) -> None:
        self.plain: OrderedDict[Guest, None] = OrderedDict()
        self.sockets: OrderedDict[Guest, None] = OrderedDict()

    def __len__(self) -> int:
        return len(self.plain) + len(self.sockets)


class Admission:
    """Lets connections in, and counts what comes by them."""

    def __init__(self, guard: Guard, trusted: str = "", most: int = 1 << 16) -> None:
        self.guard = guard
        self.limits = guard.limits
        self.intake = Intake()
        self._trusted = _TrustedHosts(trusted) if trusted else None
        self._most = most - RESERVE
        self._connections = Buckets(self.limits.connections)
        self._refusals = Buckets(self.limits.refusals)
        self._frames = Buckets(self.limits.frames_together)
        self._pieces = Buckets(self.limits.pieces_together)
        self._held: dict[str, Held] = {}
        self._count = 0

    # Whose a connection is.

    def is_trusted(self, peer: str) -> bool:
        """Whether a peer is a proxy, which says for whom it asks."""
        return self._trusted is not None and peer in self._trusted

    def line_of(self, peer: Sequence[object] | None) -> str:
        """In whose line something waits that comes from a peer: a proxy's connections have one each until more is known."""
        if not peer:
            return ""
        host = str(peer[0])
        return f"{host} {peer[1]}" if self.is_trusted(host) else network_of(host)

    def asker_behind(self, peer: str, headers: Sequence[tuple[bytes, bytes]]) -> str:
        """Whose limits a request counts for."""
        if self._trusted is not None and peer in self._trusted:
            forwarded = b", ".join(value for name, value in headers if name.lower() == b"x-forwarded-for")
            if forwarded:
                host, _ = self._trusted.get_trusted_client_address(forwarded.decode("latin-1"))
                return network_of(host or peer)
        return network_of(peer)

    # Connections.

    def may_connect(self, peer: str) -> bool:
        """Whether one more connection from a peer is let in; where there is no room, whoever has most makes some."""
        if not self.is_trusted(peer):
            address = network_of(peer)
            if not self._connections.take(address) or self._is_tired_of(address):
                return False
            held = self._held.get(address)
            if held is not None and len(held.plain) >= self.limits.open_connections and not self._send_one_away(held):
                return False
        return self._count < self._most or self._make_room(peer)

    def _is_tired_of(self, address: str) -> bool:
        """Whether an address has asked enough, and has been told so often enough."""
        return self.guard.has_asked_enough(address) and not self._refusals.take(address)

    def _make_room(self, peer: str) -> bool:
        """End a connection of the address that has the most, if that is more than a newcomer's."""
        most = max(self._held.values(), key=len, default=None)
        own = self._held.get(network_of(peer), ())
        if most is None or len(most) <= len(own):
            return False
        if not self._send_one_away(most):
            self._end(next(reversed(most.sockets or most.plain)))  # whoever came last has the least to lose
        return True

    def _send_one_away(self, held: Held) -> bool:
        guest = next((guest for guest in held.plain if guest.can_go()), None)
        if guest is not None:
            self._end(guest)
        return guest is not None

    def _end(self, guest: Guest) -> None:
        self.guard.cut += 1
        guest.send_away()

    def come(self, guest: Guest, address: str) -> None:
        """One more connection."""
        self._held.setdefault(address, Held()).plain[guest] = None
        self._count += 1

    def move(self, guest: Guest, address: str, known: str) -> None:
        """A connection turns out to be somebody else's than its peer's."""
        if address != known:
            self.go(guest, address)
            self.come(guest, known)

    def send_all_away(self) -> None:
        """End all connections."""
        for held in list(self._held.values()):
            for guest in [*held.plain, *held.sockets]:
                guest.send_away()

    def become_socket(self, guest: Guest, address: str) -> bool:
        """A connection is to become a socket; whether its address may have one more."""
        held = self._held[address]
        if len(held.sockets) >= self.limits.open_sockets + WORD:
            return False
        held.plain.pop(guest, None)
        held.sockets[guest] = None
        return True

    def go(self, guest: Guest, address: str) -> None:
        """One connection less."""
        held = self._held.get(address)
        if held is None or (held.plain.pop(guest, guest), held.sockets.pop(guest, guest)) == (guest, guest):
            return
        self._count -= 1
        if not held:
            del self._held[address]

    # What comes by them.

    def count_piece(self, address: str) -> bool:
        """One more piece that was read; whether an address may be read on at once."""
        return self._pieces.take(address)

    def count_frames(self, address: str, frames: int) -> bool:
        """So many more frames on any socket of an address; whether that is within its limit."""
        return self._frames.take(address, frames)
