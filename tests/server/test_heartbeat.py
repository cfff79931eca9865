"""A dead connection is noticed by both ends within five seconds, and a move that was on its way is made once."""

from __future__ import annotations

import asyncio
import itertools
import json
import time

import httpx
import pytest
from websockets.asyncio.client import connect

from mewseum.server.connections import LAST_LOOK_SECONDS, PING_SECONDS, PONG_SECONDS, Connection
from tests.relays import relay
from tests.server.clients import Client
from tests.server.houses import house

NOTICED = 5.0
BUSY = 20.0
"""Seconds by which a machine that does much else may be late."""
WAYS = [("there",), ("back",), ("there", "back")]


@pytest.fixture(scope="module")
def opened(tmp_path_factory):
    with house(tmp_path_factory.mktemp("house"), "--thinkers", "0") as opened:
        yield opened


def sockets_of(url: str) -> int:
    lines = httpx.get(f"{url}/metrics").text.splitlines()
    return int(next(line.split()[1] for line in lines if line.startswith("mewseum_sockets ")))


async def seconds_until(happens, most: float) -> float:
    began = time.monotonic()
    while not await asyncio.to_thread(happens):
        assert time.monotonic() - began < most, "it was not noticed"
        await asyncio.sleep(0.05)
    return time.monotonic() - began


async def a_game(url: str) -> tuple[Client, Client]:
    """Two people in a game, of whom the first has the first move."""
    mia, leo = Client(url), Client(url, "Leo")
    await mia.create(options={"first": 0})
    await leo.join(mia.table)
    return mia, leo


@pytest.mark.parametrize("ways", WAYS, ids="+".join)
def test_the_house_notices_a_dead_connection(opened, ways):
    async def story() -> None:
        mia, _ = await a_game(opened.url)
        with relay(opened.url) as between:
            mia.url = between.url
            before = sockets_of(opened.url)
            await mia.come()
            await asyncio.sleep(3.5)
            assert sockets_of(opened.url) == before + 1
            between.freeze(*ways)
            assert await seconds_until(lambda: sockets_of(opened.url) == before, NOTICED + BUSY) > 1
            mia.drop()

    asyncio.run(story())


def test_it_is_noticed_within_five_seconds_whenever_it_dies():
    assert PING_SECONDS + PONG_SECONDS + LAST_LOOK_SECONDS < NOTICED


def test_whoever_asks_for_it_hears_from_the_house_again_and_again(opened):
    async def story() -> None:
        mia, _ = await a_game(opened.url)
        address = f"{opened.url.replace('http', 'ws', 1)}/api/tables/{mia.table}/live"
        token = {"Authorization": f"Bearer {mia.token}"}
        async with connect(f"{address}?beats", additional_headers=token) as socket, connect(address) as quiet:
            heard = [json.loads(await socket.recv())["kind"]]
            times = []
            while len(times) < 3:
                heard.append(json.loads(await asyncio.wait_for(socket.recv(), 3))["kind"])
                times.append(time.monotonic())
            assert heard == ["table", "beat", "beat", "beat"]
            assert max(later - earlier for earlier, later in itertools.pairwise(times)) < 3
            await quiet.recv()
            with pytest.raises(TimeoutError):  # a program that has not asked for it is told nothing else
                await asyncio.wait_for(quiet.recv(), 2.5)

    asyncio.run(story())


def test_whoever_says_nothing_but_is_there_is_not_given_up(opened):
    """A page in the background, whose timers hardly run: its browser answers pings by itself."""

    async def story() -> None:
        mia, _ = await a_game(opened.url)
        await mia.come()
        await asyncio.sleep(2 * NOTICED)
        assert (await mia.send(do="say", text="Still here"))["kind"] == "done"
        await mia.go()

    asyncio.run(story())


def test_whoever_waits_for_an_answer_is_not_given_up_for_pings_that_the_house_has_not_read():
    asked_again: list[float] = []

    class Waiting(Connection):
        def __init__(self) -> None:  # nothing but what is looked at here
            self.read_paused, self.last_ping_rtt, self.ping_timeout = True, 0.1, 2.0
            self.ping_sent_at = self.now = 0.0
            self.loop = self

        def time(self) -> float:
            return self.now

        def call_later(self, delay: float, _: object) -> None:
            asked_again.append(delay)

    Waiting().keepalive_timeout()

    assert asked_again


@pytest.mark.parametrize(("ways", "stored"), [(("there",), False), (("back",), True), (("there", "back"), False)])
def test_a_move_that_was_on_its_way_is_neither_lost_nor_doubled(opened, ways, stored):
    async def story() -> None:
        mia, leo = await a_game(opened.url)
        with relay(opened.url) as between:
            mia.url = between.url
            await mia.come()
            await asyncio.wait_for(mia.moved.wait(), 5)
            before, wish = mia.now, {"id": "once", "do": "play", "move": mia.moves[0], "after": mia.now["changed"]}
            between.freeze(*ways)
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(mia.send(**wish), 1)
            assert ((await leo.look())["now"]["changed"] > before["changed"]) == stored
            mia.drop()

            await mia.come()
            answer = await mia.send(**wish)
            assert answer["kind"] == "done"
            assert (await mia.send(**wish))["number"] == answer["number"]
            now = (await leo.look())["now"]
            assert now["changed"] == answer["number"], "and nothing was played after it"
            told = (await leo.ask("GET", f"/api/tables/{mia.table}/replay")).json()
            assert told["count"] == 2, "the deal, and one move"
            await mia.go()

    asyncio.run(story())
