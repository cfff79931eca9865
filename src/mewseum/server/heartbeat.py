"""The house says again and again that it is there, so that whoever hears nothing knows that their connection is dead.

That others are there it finds out by pings (`connections.py`), which their browsers answer even where a page sleeps.
"""

from __future__ import annotations

import asyncio
from itertools import count

from mewseum.server.attendance import Live
from mewseum.server.live import LiveTables
from mewseum.server.wire import Beat, encode

BEAT_SECONDS = 2.0
"""Seconds between two beats at a table."""
TURNS = 20
"""Tables take turns within that time, so that the house never has to speak to all at once."""


async def beat(tables: LiveTables) -> None:
    """Beat for as long as the house is open."""
    loop = asyncio.get_running_loop()
    due = loop.time()
    for turn in count():
        for live in tables.loaded():
            if live.watchers and hash(live.table.setup.id) % TURNS == turn % TURNS:
                beat_at(live)
        due = max(due + BEAT_SECONDS / TURNS, loop.time())
        await asyncio.sleep(due - loop.time())


def beat_at(live: Live) -> None:
    """Tell everybody at a table who wants to hear it."""
    message = encode(Beat(live.spectators()))
    for watcher in list(live.watchers):
        if watcher.wants_beats:
            watcher.tell(message)
