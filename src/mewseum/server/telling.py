"""Games told again from their deal, a page at a time, in a process beside those that are being played.

Every move of a game is played again for it, which takes as long as hundreds of moves at a table.
"""

from __future__ import annotations

from collections import OrderedDict

from mewseum.server.beside import Beside, TellGame, TellRecord
from mewseum.table.table import Table

KEPT = 16
"""So many pages are kept for whoever asks next: when a game is over, all who sat there look back."""

Key = tuple[str, int | None, int, bool, int, bool]


class Telling:
    """Tells games again."""

    def __init__(self, beside: Beside) -> None:
        self._beside = beside
        self._kept: OrderedDict[Key, bytes] = OrderedDict()

    async def replay(self, table: Table, seat: int | None, first: int = 0, *, is_open: bool = False) -> bytes:
        """A table's game so far, as one viewer saw it or with all cards open, from a step on: one page, ready to be sent."""
        key = table.setup.id, seat, table.changed, table.over, first, is_open
        told = self._kept.get(key) or await self._beside.tell(_work_of(table, seat, first, is_open=is_open))
        self._kept[key] = told
        self._kept.move_to_end(key)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return told

    async def record(
        self, content: bytes, name: str, seat: int | None, first: int = 0, *, is_open: bool = False
    ) -> bytes:
        """A page of a game from a record that somebody has brought, ready to be sent. Nothing of it is kept."""
        return await self._beside.tell(TellRecord(content, name, seat, first, is_open))


def _work_of(table: Table, seat: int | None, first: int, *, is_open: bool) -> TellGame:
    record, setup = table.record, table.setup
    return TellGame(
        setup.id,
        setup.game,
        setup.players,
        table.game.options,
        b"" if record is None else record.seed,
        () if record is None else tuple(text for text, _ in record.moves),
        tuple(table.steps),
        table.by_stand_ins,
        seat,
        table.over,
        first,
        is_open,
    )
