"""Several servers on one PostgreSQL: the same tables on all of them, and nothing lost with any of them."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from concurrent.futures import ThreadPoolExecutor

import pytest
import sqlalchemy as sa

from mewseum import record
from mewseum.server import live as living
from mewseum.server import wire
from mewseum.server.chain import Damaged
from mewseum.server.house import House, Manner
from mewseum.server.live import LiveTables
from mewseum.server.schema import entries
from mewseum.server.store import Store, Write
from mewseum.server.thinkers import Thinkers
from tests.server.clients import Client
from tests.server.houses import house

TWO_BOTS = wire.Create(game="meow", players=3, name="Mia", others=["kitten", "tabby"])


@contextlib.contextmanager
def two_houses(url, folder, in_trouble=False):
    """Two servers on one database, which say nothing on the side unless they are killed, or the database is in trouble."""
    with contextlib.ExitStack() as stack, ThreadPoolExecutor() as pool:
        contexts = [house(folder, "--pace", "0.5", "--thinkers", "0", database=url) for _ in range(2)]
        houses = list(pool.map(stack.enter_context, contexts))
        yield houses
        said = [opened.close() for opened in houses if opened.process.poll() is None]
        noted = [text for text in said if text.startswith("The storage is in trouble: ")]
        assert bool(noted) == in_trouble
        assert {text for text in said if text not in noted} <= {""}


@pytest.fixture(scope="module")
def nodes(postgres, tmp_path_factory):
    """Two servers, and where they store."""
    url = postgres.fresh()
    with two_houses(url, tmp_path_factory.mktemp("nodes")) as houses:
        yield houses, url


@pytest.fixture
def mortal_nodes(postgres, tmp_path):
    """The same, for a test that kills one."""
    url = postgres.fresh()
    with two_houses(url, tmp_path) as houses:
        yield houses, url


def count(postgres, url):
    [(entries,)] = postgres.ask("select count(*) from entries", url.rpartition("/")[2])
    return entries


async def until(holds, seconds=15.0):
    """Wait until something holds."""
    async with asyncio.timeout(seconds):
        while not holds():
            await asyncio.sleep(0.02)


async def all_see_the_same(clients, urls):
    """What each client was told by and by is what it would see anew, whichever server it asks."""
    for client in clients:
        for url in urls:
            seen = await seen_anew(client, url, clients)
            assert seen | {"waited": 0.0} == client.now | {"waited": 0.0}


async def seen_anew(client, url, clients):
    """The table as a server shows it anew, and nothing older than all have been told. Somebody may count as away meanwhile: then again."""
    fresh = Client(url, token=client.token)
    fresh.table = client.table
    async with asyncio.timeout(15.0):
        while True:
            await until(lambda: len({each.now["number"] for each in clients}) == 1)
            told = client.now["number"]
            seen = (await fresh.look())["now"]
            assert seen["number"] >= told
            await until(lambda seen=seen: client.now["number"] >= seen["number"])
            if client.now["number"] == seen["number"]:
                return seen


async def come(name, table, url, token=""):
    """A device of somebody at a table, on one of the servers."""
    client = Client(url, name, token)
    await client.come(table)
    await until(lambda: client.now)
    return client


def test_one_game_is_played_through_both_servers_and_everybody_sees_the_same(nodes):
    (one, two), _ = nodes

    async def play():
        mia, leo = Client(one.url, "Mia"), Client(two.url, "Leo")
        await mia.create("meow", 3, others=[None, None])
        await leo.join(mia.table)
        zoe = Client(one.url, "Zoe")
        await zoe.join(mia.table)
        people = [mia, leo, zoe]
        for client in people:
            await client.come()
        watchers = [await come("", mia.table, house.url) for house in (one, two)]
        await asyncio.gather(*(client.play_on(random.Random(place)) for place, client in enumerate(people)))
        await until(lambda: all(watcher.now["over"] for watcher in watchers))
        await all_see_the_same([*people, *watchers], (one.url, two.url))
        records = [(await watcher.ask("GET", f"/api/tables/{mia.table}/record")).json() for watcher in watchers]
        for client in [*people, *watchers]:
            await client.go()
        return records

    first, second = asyncio.run(play())
    assert first == second
    assert record.from_dict(first).verify().outcome is not None


def test_when_a_server_is_killed_another_takes_up_its_bots_though_nobody_watches(mortal_nodes, postgres):
    (one, two), url = mortal_nodes

    async def play():
        mia = Client(one.url, "Mia")
        await mia.create("meow", 3, others=["kitten", "tabby"])
        await mia.come()
        await until(lambda: mia.moves)
        answer = await mia.send(do="play", move=mia.moves[0], after=mia.now["changed"])
        while mia.moves:
            answer = await mia.send(do="play", move=mia.moves[0], after=mia.now["changed"])
        assert answer["kind"] == "done"
        one.kill()
        told = mia.now["number"]
        before = count(postgres, url)
        assert before >= told
        await until(lambda: count(postgres, url) > before)  # and nobody has asked the other server for anything

        back = await come("Mia", mia.table, two.url, mia.token)
        assert back.seat == mia.seat
        assert back.now["number"] > told
        await until(lambda: back.moves)
        answer = await back.send(do="play", move=back.moves[0], after=back.now["changed"])
        assert answer["kind"] == "done"
        await all_see_the_same([back], [two.url])
        mia.drop()
        await back.go()

    asyncio.run(play())


def test_a_server_that_did_not_hear_for_a_while_catches_up(nodes, postgres):
    (one, two), url = nodes

    async def play():
        mia, leo = Client(one.url, "Mia"), Client(two.url, "Leo")
        await mia.create("meow", 2)
        await leo.join(mia.table)
        for client in (mia, leo):
            await client.come()
        said = [f"Meow {number}" for number in range(12)]
        for number, text in enumerate(said):
            if number % 4 == 2:
                assert postgres.cut_off(url, "listen mewseum") >= 1
            assert (await mia.send(do="say", text=text))["kind"] == "done"
            if number % 4 == 3:
                await until(lambda text=text: heard(leo)[-1:] == [text])
        assert heard(leo) == said
        await all_see_the_same([mia, leo], (one.url, two.url))
        for client in (mia, leo):
            await client.go()

    def heard(client):
        return [news["happened"]["text"] for news in client.received if news.get("happened", {}).get("what") == "said"]

    asyncio.run(play())


def test_of_two_moves_sent_to_both_servers_at_once_one_is_applied_and_a_message_sent_to_both_is_applied_once(nodes):
    (one, two), _ = nodes

    async def play():
        mia, leo = Client(one.url, "Mia"), Client(two.url, "Leo")
        await mia.create("meow", 2)
        await leo.join(mia.table)
        devices = [
            [await come("", mia.table, house.url, person.token) for house in (one, two)] for person in (mia, leo)
        ]
        flat = [device for person in devices for device in person]
        dice, played = random.Random(5), 0
        for turn in range(40):
            last = max(device.now["changed"] for device in flat)
            await until(lambda last=last: all(device.now["changed"] == last for device in flat))
            if flat[0].now["over"]:
                break
            [movers] = [person for person in devices if person[0].moves]
            after, moves = movers[0].now["changed"], movers[0].moves
            together = {"id": f"turn-{turn}", "move": dice.choice(moves)} if turn % 2 else {}
            wishes = [{"do": "play", "move": dice.choice(moves), "after": after} | together for _ in movers]
            answers = await asyncio.gather(*(device.send(**wish) for device, wish in zip(movers, wishes, strict=True)))
            kinds = sorted(answer["kind"] for answer in answers)
            if together:
                assert kinds == ["done", "done"]
                assert answers[0]["number"] == answers[1]["number"]
            else:
                assert kinds == ["done", "refused"], answers
                assert {answer.get("code") for answer in answers} <= {None, "old-number", "not-your-turn", "game-over"}
            played += 1
        assert played > 5
        await all_see_the_same(flat, (one.url, two.url))
        told = [sum(news.get("happened", {}).get("what") == "played" for news in device.received) for device in flat]
        assert told == [played] * 4
        for device in flat:
            await device.go()

    asyncio.run(play())


def test_who_went_over_to_another_server_does_not_count_as_away(nodes):
    (one, two), _ = nodes

    async def play():
        mia, leo = Client(one.url, "Mia"), Client(two.url, "Leo")
        await mia.create("meow", 2)
        await leo.join(mia.table)
        for client in (mia, leo):
            await client.come()
        await mia.go()
        mia = await come("Mia", mia.table, two.url, mia.token)
        gone = time.monotonic()
        await until(lambda: any(news.get("happened", {}).get("what") == "away" for news in mia.received))
        assert time.monotonic() - gone > 3
        await until(lambda: not mia.now["seats"][0]["away"], 3)
        for client in (mia, leo):
            await client.go()

    asyncio.run(play())


def test_a_damaged_table_stops_neither_hearing_nor_taking_up_what_is_due_elsewhere(database, monkeypatch):
    monkeypatch.setattr(living, "SWEEP", 0.02)
    monkeypatch.setattr(living, "PATIENCE", 0.0)

    async def play(one, two):
        ours, theirs = (LiveTables(store, Thinkers(0)) for store in (one, two))
        strange, good = [await House(one, ours, Manner()).create(TWO_BOTS, "token") for _ in range(2)]
        for table, _ in (strange, good):
            await theirs.find(table)
        await one._write(
            Write([(sa.insert(entries), {"table_id": strange[0], "number": 99, "body": b'{"kind": "sang"}'})])
        )
        await ours.change(await ours.find(good[0]), lambda table, now: table.say(0, "Meow", now))
        await theirs.read_all_on()
        assert (await theirs.find(good[0])).table.number == (await ours.find(good[0])).table.number
        with pytest.raises(Damaged):
            await theirs.find(strange[0])

        await ours.close()
        await theirs.close()
        late = LiveTables(two, Thinkers(0))
        await one.postpone(strange[0], 1.0)
        await one.postpone(good[0], 2.0)
        sweeping = asyncio.create_task(late.sweep())
        await until(lambda: [live.table.setup.id for live in late.loaded()] == [good[0]])
        assert await one.due_before(1.5, 10) == [strange[0]], "nothing is written to it"
        sweeping.cancel()
        await asyncio.gather(sweeping, return_exceptions=True)
        await late.close()

    with contextlib.closing(Store(database)) as one, contextlib.closing(Store(database)) as two:
        one.open()
        two.open()
        asyncio.run(play(one, two))


def test_while_the_database_is_down_everything_is_refused_and_afterwards_the_game_goes_on(postgres, tmp_path):
    url = postgres.fresh()
    name = url.rpartition("/")[2]

    async def play(one, two):
        mia, leo = Client(one.url, "Mia"), Client(two.url, "Leo")
        await mia.create("meow", 2)
        await leo.join(mia.table)
        for client in (mia, leo):
            await client.come()
        await until(lambda: mia.moves or leo.moves)
        mover = mia if mia.moves else leo
        wish = {"do": "play", "id": "again", "move": mover.moves[0], "after": mover.now["changed"]}

        postgres.ask(f"alter database {name} allow_connections false")
        postgres.cut_off(url)
        answer = await mover.send(**wish)
        assert (answer["kind"], answer["code"]) == ("refused", "storage-down")
        assert answer["sentence"]
        statuses = [(await mia.ask("GET", path)).status_code for path in ("/health", "/api/tables", "/api/house")]
        assert statuses == [503, 503, 200]

        postgres.ask(f"alter database {name} allow_connections true")
        done = await mover.send(**wish)
        assert done["kind"] == "done"
        await until(lambda: min(mia.now["number"], leo.now["number"]) == done["number"])
        await all_see_the_same([mia, leo], (one.url, two.url))
        for client in (mia, leo):
            await client.go()

    with two_houses(url, tmp_path, in_trouble=True) as (one, two):
        asyncio.run(play(one, two))
