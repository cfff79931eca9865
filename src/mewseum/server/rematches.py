"""Another game for those who played: the first who asks opens its table, and whoever asks takes their seat there.

Nobody is seated who has not asked, so nobody waits for somebody who has gone home. Seats are held by the devices that held them; no key
travels along.
"""

from __future__ import annotations

import secrets

import msgspec

from mewseum.core.refused import Refused
from mewseum.server.attendance import Live
from mewseum.server.disk import Disk
from mewseum.server.live import Decide, LiveTables
from mewseum.table.entries import AnyEntry, Sat
from mewseum.table.table import Table


class Rematches:
    """Opens the next table, and seats people there."""

    def __init__(self, live: LiveTables, disk: Disk) -> None:
        self._live = live
        self._disk = disk

    async def ask(self, live: Live, seat: int, message: str, digest: str) -> int:
        """A seat asks for another game: it has a seat there afterwards, however many ask at the same time. The entry."""
        async with live.rematching:
            done = live.table.done(message, digest)
            if done is not None:
                return done
            if await self._live.look(live, lambda table: _has_asked(table, seat)):
                return live.table.number
            self._disk.check_room()
            if not live.table.rematch:
                opened = await self._open(live, seat, message, digest)
                if opened is not None:
                    return opened
            await self._sit(live, seat, message, digest)
            name = live.table.rematch
            return await self._live.change(
                live, lambda table, now: table.ask_rematch(seat, name, now, message), message, digest=digest
            )

    async def _open(self, live: Live, seat: int, message: str, digest: str) -> int | None:
        """The next table, of which the first who asks is the host; nothing if somebody else has opened it at the same time."""
        table = live.table
        again = msgspec.structs.replace(
            table.setup,
            id=self._live.new_name(),
            secret=secrets.token_hex(32),
            created=self._live.now(),
            host=seat,
            clock=table.clock,
            spectators_talk=table.talk.is_open,
            before=table.setup.id,
            deal="",
        )
        held = [(holder, seat) for holder in await self._holders(table, seat)]
        await self._live.create(again, _first_to_sit(table, seat), held)
        try:
            return await self._live.change(
                live, lambda table, now: table.ask_rematch(seat, again.id, now, message), message, digest=digest
            )
        except Refused as refusal:
            await self._live.remove(again.id)
            if refusal.key != "rematch-exists":
                raise
            return None

    async def _sit(self, live: Live, seat: int, message: str, digest: str) -> None:
        """Take the seat that one had, or another that is open; all devices of the old one hold it."""
        there = await self._live.find(live.table.rematch)
        name, holders = live.table.seats[seat].name, await self._holders(live.table, seat)
        held = await self._live.store.holders(there.table.setup.id)
        if any(holder in holders for holder, _ in held):
            return

        def sit(table: Table, now: float) -> AnyEntry:
            return table.sit(None if table.seats[seat].taken else seat, name, now, message)

        first, *others = holders
        await self._live.change(there, sit, message, first, digest=digest)
        mine = await self._live.store.seat_of(first, there.table.setup.id)
        if mine is not None:
            await self._live.store.hold(there.table.setup.id, mine, others)

    async def _holders(self, table: Table, seat: int) -> list[str]:
        return [holder for holder, at in await self._live.store.holders(table.setup.id) if at == seat]


def _has_asked(table: Table, seat: int) -> bool:
    if not table.over:
        raise Refused("not-yet-over")
    return seat in table.again


def _first_to_sit(table: Table, first: int) -> list[Decide]:
    """Whoever asks first and the bots, at the seats that they had; people have yet to be ready."""

    def seat_again(seat: int, name: str, bot: str) -> Decide:
        def answer(_: Table, now: float) -> AnyEntry:
            return Sat(at=now, seat=seat, name=name, bot=bot)

        return answer

    return [
        seat_again(seat, sitting.name, sitting.bot)
        for seat, sitting in enumerate(table.seats)
        if sitting.bot or seat == first
    ]
