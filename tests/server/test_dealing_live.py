"""The rounds of the deal as a house runs them: a number that does not come, and a house that was closed meanwhile."""

from __future__ import annotations

import asyncio
import itertools

from mewseum.server import live as living
from mewseum.server.house import House, Manner
from mewseum.server.live import LiveTables
from mewseum.server.thinkers import Thinkers
from mewseum.server.wire import Create
from mewseum.table import table as tables_of_house
from tests.server.deals import commit, get_ready
from tests.server.test_pace import Paper


def in_a_house(story):
    async def tell():
        tables = LiveTables(Paper(itertools.repeat(0.0)), Thinkers(0))
        name, _ = await House(tables.store, tables, Manner(grace=0.0)).create(
            Create(game="meow", players=2, name="Mia", others=["kitten"]), "mia"
        )
        try:
            await story(tables, await tables.find(name))
        finally:
            await tables.close()

    asyncio.run(tell())


def test_a_round_is_given_up_by_itself_and_the_next_one_is_dealt(monkeypatch):
    monkeypatch.setattr(tables_of_house, "LEAST_PATIENCE", 0.05)
    monkeypatch.setattr(living, "LEAST_PATIENCE", 0.0)

    async def story(tables, live):
        await commit(tables, live, 0)
        async with asyncio.timeout(20):
            while not live.table.dealing.past:
                await asyncio.sleep(0.01)
        assert live.table.dealing.past[0].names == ("Mia",)
        monkeypatch.setattr(tables_of_house, "LEAST_PATIENCE", 60.0)
        await get_ready(tables, live, 0)
        assert live.table.began

    in_a_house(story)


def test_nobody_is_named_because_the_house_was_closed(monkeypatch):
    """The time is over when the table is read again; devices have a while to come back and reveal."""
    monkeypatch.setattr(tables_of_house, "LEAST_PATIENCE", 0.0)
    waited = []

    async def story(tables, live):
        real = asyncio.sleep

        async def sleep(seconds):
            waited.append(seconds)
            await real(0)
            if live.table.dealing.closed_at is not None:
                await asyncio.Event().wait()  # time stands still from here on

        monkeypatch.setattr(living.asyncio, "sleep", sleep)
        await commit(tables, live, 0)
        await real(0.05)
        monkeypatch.setattr(living.asyncio, "sleep", real)
        assert not live.table.dealing.past
        assert any(living.LEAST_PATIENCE - 5 < seconds <= living.LEAST_PATIENCE for seconds in waited)

    in_a_house(story)
