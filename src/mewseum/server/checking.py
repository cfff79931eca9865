"""What is stored is looked through when a house opens: beside those who play, the latest tables first, for a limited time.

Tables that were stored before there were chains get theirs on the way, however long that takes.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time

from mewseum.core.refused import Refused
from mewseum.server.chain import Damaged
from mewseum.server.live import LiveTables

LOOK_SECONDS = 120.0
"""Seconds for which chains are checked; what comes later in a large database is checked when it is opened, or by `mewseum check`."""
AT_ONCE = 50
"""So many names are read at a time."""
REST = 1.0
"""It rests as many times as long as it works."""
TROUBLE_SECONDS = 5.0
"""Seconds until it goes on after trouble with the storage."""

log = logging.getLogger("mewseum")


class Looking:
    """Looks through all tables of a room once."""

    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables
        self._until = time.monotonic() + LOOK_SECONDS
        self._last = (math.inf, "")
        self.checked = 0
        self.chained = 0

    async def run(self) -> None:
        """Look until there are no more, or only those are left for which there is no time."""
        while True:
            try:
                if not await self._look_at_some():
                    return
            except Refused:
                await asyncio.sleep(TROUBLE_SECONDS)
            except Exception:  # the house is as open as before
                log.exception("What is stored could not be looked through.")
                return

    async def _look_at_some(self) -> bool:
        only_bare = time.monotonic() >= self._until
        names = await self._tables.store.names_before(*self._last, AT_ONCE, only_bare=only_bare)
        for name, touched in names:
            if self._tables.room.has(name):
                began = time.monotonic()
                await self._look_at(name)
                await asyncio.sleep(REST * (time.monotonic() - began))
            self._last = (touched, name)
        return bool(names)

    async def _look_at(self, name: str) -> None:
        flaws, is_chained = await self._tables.store.flaws_of(name)
        self.checked += 1
        if flaws:
            self._tables.set_aside(Damaged(name, flaws))
        elif not is_chained:
            await self._tables.store.give_chain(name)
            self.chained += 1
