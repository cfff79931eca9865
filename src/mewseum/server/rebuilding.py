"""Tables put together from what is stored, on the event loop but a little at a time, and in turn for each address that asks.

A long game takes as long to be played again as hundreds of moves at other tables. So nobody's move waits for more than a slice of it, and
whoever asks for fifty long games keeps nobody waiting but themselves.
"""

from __future__ import annotations

import asyncio
import time

from mewseum.server.lines import Lines, Ticket
from mewseum.server.reading import Stored, begin_table, follow
from mewseum.server.whose import WHOSE
from mewseum.table.table import Table

SLICE_SECONDS = 0.001


class _Growing:
    """A table that is being put together."""

    def __init__(self, stored: Stored) -> None:
        self._stored = stored
        self._entries = iter(stored.entries)
        self._table: Table | None = None

    def grow(self, until: float) -> Table | None:
        """Go on until a moment; the table, once it is whole."""
        if self._table is None:
            self._table = begin_table(self._stored.setup)
        for entry in self._entries:
            follow(self._table, entry)
            if time.perf_counter() >= until:
                return None
        return self._table


class Rebuilding:
    """All tables that are being put together."""

    def __init__(self) -> None:
        self._lines: Lines[_Growing, Table] = Lines()
        self._working: asyncio.Task[None] | None = None

    async def rebuild(self, stored: Stored) -> Table:
        """A table from what is stored of it."""
        ticket = Ticket[_Growing, Table](_Growing(stored), WHOSE.get())
        self._lines.join(ticket)
        if self._working is None or self._working.done():
            self._working = asyncio.create_task(self._work())
        try:
            return await ticket.answer
        finally:
            self._lines.leave(ticket)
            ticket.answer.cancel()

    async def _work(self) -> None:
        """One slice after another, until nobody waits any more."""
        while (ticket := self._lines.serve()) is not None:
            if not ticket.answer.done() and not _grow(ticket):
                self._lines.join(ticket)
            await asyncio.sleep(0)

    def close(self) -> None:
        """Put nothing together any more."""
        if self._working is not None:
            self._working.cancel()


def _grow(ticket: Ticket[_Growing, Table]) -> bool:
    """Work for one slice; whether the table is whole, or cannot be."""
    try:
        table = ticket.question.grow(time.perf_counter() + SLICE_SECONDS)
    except Exception as error:
        ticket.answer.set_exception(error)
        return True
    if table is not None:
        ticket.answer.set_result(table)
    return table is not None
