"""Games told again from their deal, beside those that are being played: a few at a time, and the same not twice.

Every move of a game is played again for it, which takes as long as hundreds of moves at a table.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from mewseum.core.refused import Refused
from mewseum.server import seeing, wire
from mewseum.server.records import show_record
from mewseum.table.table import Table

AT_ONCE = 2
WAITING = 40
"""At most so many are told or wait for it; more are refused."""
KEPT = 16
"""So many are kept for whoever asks next: when a game is over, all who sat there look back."""

Key = tuple[str, int | None, int, bool]


class Telling:
    """Tells games again."""

    def __init__(self) -> None:
        self._workers = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="telling")
        self._waiting = 0
        self._kept: OrderedDict[Key, bytes] = OrderedDict()

    async def replay(self, table: Table, seat: int | None) -> bytes:
        """A table's game so far, as one viewer saw it, ready to be sent."""
        key = table.setup.id, seat, table.changed, table.over
        told = self._kept.get(key) or await self._beside(lambda: wire.encode(seeing.replay_for(table, seat)))
        self._kept[key] = told
        self._kept.move_to_end(key)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return told

    async def record(self, content: bytes, name: str, seat: int | None) -> bytes:
        """A game from a record that somebody has brought, ready to be sent. Nothing of it is kept."""
        return await self._beside(lambda: wire.encode(show_record(content, name, seat)))

    async def _beside(self, tell: Callable[[], bytes]) -> bytes:
        if self._waiting >= WAITING:
            raise Refused("too-many-requests")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._workers, tell)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        """Tell nothing more."""
        self._workers.shutdown(cancel_futures=True)
