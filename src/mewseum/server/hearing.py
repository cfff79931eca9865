"""What other servers on the same PostgreSQL have written: heard through LISTEN, on a connection of its own."""

from __future__ import annotations

import asyncio
import contextlib

from mewseum.core.refused import Refused
from mewseum.server.live import LiveTables
from mewseum.server.store import CHANNEL

AGAIN = 0.5
"""Seconds until the next try after a lost connection."""


async def hear(url: str, tables: LiveTables) -> None:
    """Hear for as long as the server runs; after every new connection, catch up on what was missed."""
    import psycopg

    while True:
        with contextlib.suppress(psycopg.Error, OSError, Refused):
            async with await psycopg.AsyncConnection.connect(plain_url(url), autocommit=True) as connection:
                await connection.execute(f"listen {CHANNEL}")
                await tables.read_all_on()
                async for notice in connection.notifies():
                    table, _, number = notice.payload.partition(" ")
                    await tables.read_on(table, int(number))
        await asyncio.sleep(AGAIN)


def plain_url(url: str) -> str:
    """The URL without the name of a driver."""
    scheme, separator, rest = url.partition("://")
    return f"{scheme.partition('+')[0]}{separator}{rest}"
