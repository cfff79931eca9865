"""What other servers on the same PostgreSQL have written: heard through LISTEN, on a connection of its own."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from mewseum.core.refused import Refused
from mewseum.server.link_store import HOLDERS
from mewseum.server.live import LiveTables
from mewseum.server.store import CHANNEL

log = logging.getLogger("mewseum")

AGAIN = 0.5
"""Seconds until the next try after a lost connection."""
ALIVE: dict[str, Any] = {"keepalives_idle": 15, "keepalives_interval": 5, "keepalives_count": 3}
"""A listener says nothing by itself: without these, a silently lost network would leave it deaf for hours."""


async def hear(url: str, tables: LiveTables) -> None:
    """Hear for as long as the server runs; after every new connection, catch up on what was missed."""
    import psycopg

    while True:
        try:
            async with await psycopg.AsyncConnection.connect(
                plain_url(url), autocommit=True, connect_timeout=5, **ALIVE
            ) as connection:
                await connection.execute(f"listen {CHANNEL}")
                await tables.read_all_on()
                async for notice in connection.notifies():
                    table, _, news = notice.payload.partition(" ")
                    if news == HOLDERS:
                        await tables.check_holders(table)
                    elif news.isdecimal():  # anybody may speak on a channel
                        await tables.read_on(table, int(news))
        except (psycopg.Error, OSError, Refused):
            pass  # the storage is in trouble, and says so elsewhere
        except Exception:  # whatever it was, a deaf server would look well and show its people old tables
            log.exception("What other servers have written could not be taken in.")
        await asyncio.sleep(AGAIN)


def plain_url(url: str) -> str:
    """The URL without the name of a driver."""
    scheme, separator, rest = url.partition("://")
    return f"{scheme.partition('+')[0]}{separator}{rest}"
