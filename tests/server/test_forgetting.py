"""A house that is told to keep tables for some days forgets older ones, and says so to whoever comes back."""

from __future__ import annotations

import asyncio

import pytest

from mewseum.core.refused import Refused
from mewseum.server.attendance import Watcher
from mewseum.server.house import House, Manner
from mewseum.server.live import FORGETTING, LiveTables
from mewseum.server.thinkers import Thinkers
from mewseum.server.wire import Create

DAY = 86400.0


class Calendar:
    """The time of day, as the test says."""

    def __init__(self):
        self.now = 1000 * DAY

    def __call__(self):
        return self.now


@pytest.fixture
def calendar():
    return Calendar()


async def set_up(tables):
    table, _ = await House(tables.store, tables, Manner()).create(Create(game="meow", players=2, name="Mia"), "token")
    return await tables.find(table)


async def forget_what_there_is(tables, keep):
    """Until nothing more is found that could be forgotten."""
    nothing_left, forget = asyncio.Event(), tables.store.forget

    async def ask(before, most):
        names = await forget(before, most)
        if not names:
            nothing_left.set()
        return names

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tables.store, "forget", ask)
        forgetting = asyncio.create_task(tables.forget(keep))
        await asyncio.wait_for(nothing_left.wait(), 30)
    forgetting.cancel()


def test_what_nobody_has_touched_for_so_long_is_forgotten_and_the_rest_is_kept(store, calendar):
    async def story():
        tables = LiveTables(store, Thinkers(0), calendar)
        old = await set_up(tables)
        watcher = Watcher(None)
        await tables.watch(old, watcher, None)
        calendar.now += 2 * DAY
        young = await set_up(tables)
        calendar.now += DAY
        await forget_what_there_is(tables, 2.5 * DAY)

        with pytest.raises(Refused, match="long gone"):
            await tables.find(old.table.setup.id)
        assert await tables.find(young.table.setup.id) is young
        heard = [watcher.messages.get_nowait() for _ in range(watcher.messages.qsize())]
        assert heard[-1] is None, "who watched is let go"
        await tables.close()

    asyncio.run(story())


def test_a_server_that_still_has_it_in_memory_says_that_it_is_gone(store, calendar):
    async def story():
        here, there = (LiveTables(store, Thinkers(0), calendar) for _ in range(2))
        live = await set_up(here)
        calendar.now += 3 * DAY
        await forget_what_there_is(there, DAY)
        with pytest.raises(Refused, match="long gone"):
            await here.change(live, lambda table, now: table.say(0, "Anybody here?", now))
        assert here.loaded() == []

    asyncio.run(story())


def test_trouble_with_the_storage_does_not_end_it(store, calendar, monkeypatch):
    monkeypatch.setattr("mewseum.server.live.FORGETTING", FORGETTING / 1e5)
    asked = []

    async def story():
        again = asyncio.Event()

        async def forget(before, most):
            asked.append(before)
            if len(asked) > 1:
                again.set()
            raise Refused("storage-busy")

        monkeypatch.setattr(store, "forget", forget)
        forgetting = asyncio.create_task(LiveTables(store, Thinkers(0), calendar).forget(DAY))
        await asyncio.wait_for(again.wait(), 30)
        forgetting.cancel()

    asyncio.run(story())
    assert len(asked) > 1
    assert asked[0] == calendar.now - DAY
