"""Whole games through the server: people by sockets and bots, one of them going and coming back."""

from __future__ import annotations

import asyncio
import json
import random

import pytest

from mewseum import GAMES, record
from tests.server.clients import Client
from tests.server.houses import house


@pytest.mark.parametrize("slug", GAMES)
def test_two_people_and_two_bots_play_to_the_end_and_one_goes_and_returns(slug, database, tmp_path):
    async def play(url):
        mia, leo, watcher = Client(url, "Mia"), Client(url, "Leo"), Client(url)
        await mia.create(slug, 4, others=["kitten", None, "tabby"])
        await leo.join(mia.table)
        for client in (mia, leo):
            await client.come()
        await watcher.come(mia.table)
        leos = asyncio.create_task(leo.play_on(random.Random(2), until=lambda leo: leo.now.get("number", 0) > 20))
        mias = asyncio.create_task(mia.play_on(random.Random(1)))
        await leos
        leo.drop()
        await asyncio.sleep(0.1)
        await leo.come(since=leo.now["number"])
        await leo.play_on(random.Random(3))
        await mias

        assert mia.now["over"]
        assert mia.now["winners"]
        for client in (mia, leo, watcher):
            client.now["waited"] = 0.0
            assert (await client.look())["now"] == client.now
        saved = (await mia.ask("GET", f"/api/tables/{mia.table}/record")).json()
        for client in (mia, leo, watcher):
            await client.go()
        return saved

    with house(tmp_path, "--thinkers", "0", database=database) as opened:
        saved = asyncio.run(play(opened.url))
        assert opened.close() == ""
    played = record.from_dict(saved)
    assert played.verify().outcome is not None
    (tmp_path / "game.json").write_text(json.dumps(saved), encoding="utf-8")
