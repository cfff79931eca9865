"""Whatever goes wrong in what a house does again and again, it is done again; and tables in memory do not become too many."""

from __future__ import annotations

import asyncio
import logging
from types import SimpleNamespace

import pytest

from mewseum.core.refused import Refused
from mewseum.server import hearing
from mewseum.server import live as living
from mewseum.server.attendance import Watcher
from mewseum.server.house import House, Manner
from mewseum.server.live import FORGETTING, SWEEP, UNUSED, LiveTables
from mewseum.server.thinkers import Thinkers
from mewseum.server.wire import Create
from tests.server.test_pace import OwnTime, Paper


class Troubled(Paper):
    """A store that fails when it is asked what is overdue, or to forget, so many times."""

    def __init__(self, *troubles):
        super().__init__([])
        self.troubles = list(troubles)
        self.asked = 0

    async def due_before(self, *_):
        return self.fail()

    async def forget(self, *_):
        return self.fail()

    def fail(self):
        self.asked += 1
        if self.troubles:
            raise self.troubles.pop(0)
        return []


@pytest.mark.parametrize("trouble", [Refused("storage-busy"), RuntimeError("out of the blue")])
def test_the_next_look_comes_all_the_same(trouble, caplog):
    store = Troubled(trouble)
    tables = LiveTables(store, Thinkers(0))

    async def story():
        sweeping = asyncio.create_task(tables.sweep())
        await asyncio.sleep(3.5 * SWEEP)
        sweeping.cancel()

    loop = OwnTime()
    with caplog.at_level(logging.ERROR):
        loop.run_until_complete(story())
    loop.close()
    assert store.asked == 3
    assert ("out of the blue" in caplog.text) == isinstance(trouble, RuntimeError)


@pytest.mark.parametrize("trouble", [Refused("storage-busy"), RuntimeError("out of the blue")])
def test_what_could_not_be_forgotten_is_forgotten_later(trouble, caplog):
    store = Troubled(trouble)
    tables = LiveTables(store, Thinkers(0))

    async def story():
        forgetting = asyncio.create_task(tables.forget(1.0))
        await asyncio.sleep(2.5 * FORGETTING)
        forgetting.cancel()

    loop = OwnTime()
    with caplog.at_level(logging.ERROR):
        loop.run_until_complete(story())
    loop.close()
    assert store.asked == 3
    assert ("out of the blue" in caplog.text) == isinstance(trouble, RuntimeError)


@pytest.mark.parametrize("trouble", [Refused("storage-busy"), RuntimeError("out of the blue")])
def test_a_server_that_could_not_take_in_what_others_wrote_hears_on(trouble, caplog, monkeypatch):
    heard = []

    class Line:
        """A connection on which two notices come."""

        @classmethod
        async def connect(cls, *_, **__):
            return cls()

        async def __aenter__(self):
            return self

        async def __aexit__(self, *_):
            pass

        async def execute(self, _):
            pass

        async def notifies(self):
            for notice in ("one 1", "two 2"):
                yield SimpleNamespace(payload=notice)

    class Tables:
        async def read_all_on(self):
            heard.append("all")

        async def read_on(self, table, _):
            heard.append(table)
            if len(heard) == 2:
                raise trouble

    monkeypatch.setattr("psycopg.AsyncConnection", Line)

    async def story():
        hearing_on = asyncio.create_task(hearing.hear("postgresql://nowhere", Tables()))
        await asyncio.sleep(1.5 * hearing.AGAIN)
        hearing_on.cancel()

    loop = OwnTime()
    with caplog.at_level(logging.ERROR):
        loop.run_until_complete(story())
    loop.close()
    assert heard == ["all", "one", "all", "one", "two"]
    assert ("out of the blue" in caplog.text) == isinstance(trouble, RuntimeError)


def test_of_too_many_tables_those_leave_the_memory_that_nobody_has_used_for_longest(monkeypatch):
    monkeypatch.setattr(living, "MOST", 3)

    async def story():
        tables = LiveTables(Paper([]), Thinkers(0))
        house, names = House(tables.store, tables, Manner()), []
        for age in range(8):
            name, _ = await house.create(Create(game="meow", players=2, name="Mia"), "token")
            names.append(name)
            (await tables.find(name)).used -= (8 - age) * UNUSED
        (await tables.find(names[1])).watchers.add(Watcher(None))
        await tables.find(names[2])
        tables._let_go()
        kept = [names.index(live.table.setup.id) for live in tables.loaded()]
        await tables.close()
        return kept

    assert asyncio.run(story()) == [1, 2, 7]
