"""Whatever goes wrong when somebody looks for overdue tables, they are looked for again."""

from __future__ import annotations

import asyncio
import logging

import pytest

from mewseum.core.refused import Refused
from mewseum.server.live import SWEEP, LiveTables
from mewseum.server.thinkers import Thinkers
from tests.server.test_pace import OwnTime, Paper


class Troubled(Paper):
    """A store that fails when it is asked what is overdue, so many times."""

    def __init__(self, *troubles):
        super().__init__([])
        self.troubles = list(troubles)
        self.asked = 0

    async def due_before(self, moment, most):
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
