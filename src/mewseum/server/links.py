"""Own links: with one, the same person opens their seat on one more device.

A link is random and works once, within ten minutes. Somebody else may have planted it, so the pages ask before they claim its seat:
`look` says what it opens and uses nothing up. A seat's owner sees how many devices hold it, and can sign the others out.
"""

from __future__ import annotations

import secrets

from mewseum.core.refused import Refused
from mewseum.server import wire
from mewseum.server.keys import holder_of
from mewseum.server.link_store import LinkStore
from mewseum.server.live import LiveTables
from mewseum.server.writing import MOST_DEVICES

LINK_LIFETIME_SECONDS = 600.0


class OwnLinks:
    """What somebody may ask about the devices of their own seat."""

    def __init__(self, live: LiveTables) -> None:
        self._live = live
        self._links = LinkStore(live.store)

    async def make(self, table: str, token: str | None) -> str:
        """The key of a new link to somebody's own seat; an older link opens nothing any more."""
        await self._own_seat(table, token)
        key = secrets.token_urlsafe(24)
        expires = self._live.now() + LINK_LIFETIME_SECONDS
        await self._links.make(table, holder_of(token or ""), holder_of(key), expires)
        await self._own_seat(table, token)  # it may have been freed meanwhile
        return key

    async def look(self, table: str, key: str) -> wire.LinkSeen:
        """What a link opens, for whoever is about to use it. Nothing is used up."""
        seat = await self._opened(table, key)
        game = (await self._live.find(table)).table
        return wire.LinkSeen(seat, game.seats[seat].name, game.setup.game)

    async def claim(self, table: str, key: str, token: str) -> int:
        """Open the seat of a link on another device, and use the link up. A device that holds the seat already does not."""
        seat, holder = await self._opened(table, key), holder_of(token)
        held = await self._live.store.seat_of(holder, table)
        if held is not None and held != seat:
            raise Refused("other-seat-held", seat=held + 1)
        if held is None:
            held = await self._links.take(table, holder_of(key), holder, self._live.now())
        if held is None:
            await self._opened(table, key)  # somebody else may have been quicker
            raise Refused("too-many-devices", most=MOST_DEVICES)
        return held

    async def devices(self, table: str, token: str | None) -> wire.Devices:
        """How many devices hold somebody's own seat."""
        return wire.Devices(await self._links.devices(table, await self._own_seat(table, token)), MOST_DEVICES)

    async def sign_out_others(self, table: str, token: str | None) -> wire.Devices:
        """Take somebody's own seat away from all their other devices, at once and on every server."""
        seat = await self._own_seat(table, token)
        await self._links.sign_out_others(table, seat, holder_of(token or ""))
        await self._live.check_holders(table)
        return await self.devices(table, token)

    async def _opened(self, table: str, key: str) -> int:
        await self._live.find(table)
        seat = await self._links.seat_of(table, holder_of(key), self._live.now())
        if seat is None:
            raise Refused("wrong-key")
        return seat

    async def _own_seat(self, table: str, token: str | None) -> int:
        await self._live.find(table)
        seat = None if token is None else await self._live.store.seat_of(holder_of(token), table)
        if seat is None:
            raise Refused("no-seat-held")
        return seat
