"""Before the game seats change hands: whoever was sent away sees and does nothing more, however slow, quick or many they are."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import threading
import time

import pytest

from mewseum.core.refused import Refused
from mewseum.server import live as living
from mewseum.server import store as storing
from mewseum.server import wire
from mewseum.server.attendance import QUEUE, Watcher
from mewseum.server.connections import never
from mewseum.server.house import House, Manner
from mewseum.server.keys import holder_of
from mewseum.server.live import IDLE, LiveTables
from mewseum.server.sockets import Device
from mewseum.server.store import Store
from mewseum.server.thinkers import Thinkers
from mewseum.table.entries import Clock
from tests.server.deals import get_ready
from tests.server.test_pace import Paper

NUMBER = "0" * 64
MIA, EVE, LEO, MORE = "M" * 32, "E" * 32, "L" * 32, "X" * 32
FOR_THREE = wire.Create(game="cat-burglars", players=3, name="Mia")
FOR_TWO = wire.Create(game="cat-burglars", players=2, name="Mia")


def request(**parts):
    return wire.decode_request(json.dumps(parts))


def a_house(store):
    return House(store, LiveTables(store, Thinkers(0)), Manner())


def test_a_device_that_was_sent_away_is_told_nothing_more_however_long_it_does_not_read():
    async def story():
        house = a_house(Paper(itertools.repeat(0.0)))
        tables = house.live
        name, _ = await house.create(FOR_THREE, MIA)
        live = await tables.find(name)
        await tables.change(live, lambda table, now: table.sit(1, "Eve", now))
        await tables.change(live, lambda table, now: table.sit(2, "Mallory", now))
        slow = Device(1, never)  # it takes nothing in
        await tables.watch(live, slow, None)
        await get_ready(tables, live, 0, 2)
        await tables.change(live, lambda table, now: table.clear(0, 1, now))
        await tables.change(live, lambda table, now: table.sit(1, "Leo", now))
        await get_ready(tables, live, 1)
        assert live.table.began
        for _ in range(2 * QUEUE):
            await tables.change(live, lambda table, now: table.say(2, "meow", now))

        told = [slow.messages.get_nowait() for _ in range(slow.messages.qsize())]
        assert told[-1] is None
        assert [message for message in told[:-1] if json.loads(message)["now"]["view"]] == []
        tables.unwatch(live, slow)
        assert live.asked == {}
        await tables.close()

    asyncio.run(story())


def test_a_device_that_is_gone_takes_no_shorter_way():
    sent = []
    device = Device(1, lambda message: bool(sent.append(message)) or True)
    device.tell(b"one")
    device.end()
    device.tell(b"two")

    assert sent == [b"one"]
    assert device.messages.get_nowait() is None
    assert device.messages.empty()


async def seat_eve(house, name):
    await house.join(name, wire.Join(name="Eve", id="1"), EVE)
    await get_ready(house.live, await house.live.find(name), 0)


async def put_leo_in_her_place(house, name):
    live = await house.live.find(name)
    await house.do(live, 0, holder_of(MIA), request(do="clear", id="c", seat=1))
    await house.join(name, wire.Join(name="Leo", id="1"), LEO)


REQUESTS = [
    request(do="ready", id="x", commitment=NUMBER),
    request(do="reveal", id="x", number=NUMBER),
    request(do="leave", id="x"),
    request(do="say", id="x", text="I am Leo"),
]


@pytest.mark.parametrize("asked", REQUESTS, ids=lambda asked: type(asked).__name__)
def test_who_was_sent_away_no_longer_acts_for_the_seat_on_a_server_that_has_not_heard_of_it(store, asked):
    async def story():
        here, there = a_house(store), a_house(store)
        name, _ = await here.create(FOR_TWO, MIA)
        await seat_eve(here, name)
        live, seat = await there.watched(name, EVE)
        await put_leo_in_her_place(here, name)

        with pytest.raises(Refused) as refusal:
            await there.do(live, seat, holder_of(EVE), asked)
        assert refusal.value.key == "no-seat-held"
        fresh = await here.live.find(name)
        assert (fresh.table.seats[1].name, fresh.table.seats[1].number, fresh.table.shares.together("said")) == (
            "Leo",
            None,
            0,
        )
        await here.live.close()
        await there.live.close()

    asyncio.run(story())


def test_nor_does_a_request_of_theirs_that_had_to_wait(store):
    real = store._commit_together

    def slowly(group):
        time.sleep(0.05)
        real(group)

    async def late(seconds, work):
        await asyncio.sleep(seconds)
        return await work

    async def story():
        house = a_house(store)
        name, _ = await house.create(FOR_TWO, MIA)
        await seat_eve(house, name)
        live, seat = await house.watched(name, EVE)
        store._commit_together = slowly
        clear = request(do="clear", id="c", seat=1)
        answers = await asyncio.gather(
            house.do(live, 0, holder_of(MIA), clear),
            late(0.01, house.join(name, wire.Join(name="Leo", id="1"), LEO)),
            late(0.03, house.do(live, seat, holder_of(EVE), REQUESTS[0])),
            return_exceptions=True,
        )

        assert getattr(answers[2], "key", "") == "no-seat-held"
        assert not live.table.began
        await house.live.close()

    asyncio.run(story())


def test_a_key_that_is_used_while_the_seat_is_freed_opens_nothing(database):
    """On two servers: on one, the writer does one thing after the other."""
    stores = [Store(database) for _ in range(2)]
    for one in stores:
        one.open()
    first, second = stores

    async def story():
        here, there = a_house(first), a_house(second)
        name, _ = await here.create(FOR_TWO, MIA)
        await seat_eve(here, name)
        key = await here.links.make(name, EVE)
        live = await here.live.find(name)
        freed, loop = asyncio.Event(), asyncio.get_running_loop()

        def lingering(group):
            with first._engine.begin() as connection:
                first._execute(connection, group)
                loop.call_soon_threadsafe(freed.set)
                time.sleep(0.2)

        async def claim():
            await freed.wait()
            return await there.links.claim(name, key, MORE)

        first._commit_together = lingering
        clearing = here.live.change(live, lambda table, now: table.clear(0, 1, now))
        _, claimed = await asyncio.gather(clearing, claim(), return_exceptions=True)
        assert getattr(claimed, "key", "") == "wrong-key"
        assert await second.seat_of(holder_of(MORE), name) is None
        await here.live.close()
        await there.live.close()

    asyncio.run(story())
    for one in stores:
        one.close()


def test_the_same_join_sent_several_times_at_once_is_answered_every_time(store):
    async def story():
        house = a_house(store)
        name, _ = await house.create(FOR_TWO, MIA)
        await get_ready(house.live, await house.live.find(name), 0)
        join = wire.Join(name="Leo", id="1")

        assert await asyncio.gather(*(house.join(name, join, LEO) for _ in range(4))) == [1, 1, 1, 1]
        assert (await house.live.find(name)).table.seats[1].name == "Leo"
        await house.live.close()

    asyncio.run(story())


# What one server knows, and another not yet.


class Shared(Store):
    """Several servers read and write it, whatever it is, and it tells none of them what the others write."""

    def __init__(self, url):
        super().__init__(url)
        self.is_shared = True

    def _notify(self, connection, group):
        pass


@contextlib.contextmanager
def a_shared_store(folder):
    """One that several servers use."""
    store = Shared(f"sqlite:///{folder / 'tables.sqlite'}")
    store.open()
    try:
        yield store
    finally:
        store.close()


def test_nobody_is_refused_because_a_server_is_behind(tmp_path):
    async def story(store):
        here, there = a_house(store), a_house(store)
        name, _ = await here.create(FOR_TWO, MIA)
        await there.live.find(name)
        await here.join(name, wire.Join(name="Leo", id="1"), LEO)
        live, seat = await there.watched(name, LEO)

        await there.do(live, seat, holder_of(LEO), request(do="ready", id="r", commitment=NUMBER))
        assert live.table.seats[1].commitment == NUMBER
        with pytest.raises(Refused) as refusal:
            await there.do(live, seat, holder_of(LEO), request(do="ready", id="s", commitment=NUMBER))
        assert refusal.value.key == "already-ready"
        await here.live.close()
        await there.live.close()

    with a_shared_store(tmp_path) as store:
        asyncio.run(story(store))


def test_nor_when_they_take_back_or_ask_for_more_what_another_server_has_seen(tmp_path):
    async def story(store):
        here, there = a_house(store), a_house(store)
        name, _ = await here.create(FOR_TWO, MIA)
        await here.join(name, wire.Join(name="Leo", id="1"), LEO)
        live = await here.live.find(name)
        await get_ready(here.live, live, 0, 1)
        behind = await there.live.find(name)
        seat = live.table.awaited
        token = (MIA, LEO)[seat]
        move = next(move.text for move in live.table.state.view(seat).moves if move.text.startswith("recruit market"))
        played = await here.do(live, seat, holder_of(token), request(do="play", id="p", move=move, after=live.table.changed))  # fmt: skip

        assert behind.table.number < played.number
        back = await there.do(behind, seat, holder_of(token), request(do="undo", id="u", after=played.number))
        assert back.number == played.number + 1

        await here.do(live, 0, holder_of(MIA), request(do="resign", id="q"))
        assert not behind.table.over
        await there.do(behind, 1, holder_of(LEO), request(do="rematch", id="m"))
        assert behind.table.rematch
        await here.live.close()
        await there.live.close()

    with a_shared_store(tmp_path) as store:
        asyncio.run(story(store))


@pytest.mark.parametrize(
    ("first", "played_with"), [(None, {"bank": 300.0, "increment": 5.0}), ({"bank": 10.0, "increment": 0.0}, None)]
)
def test_a_rematch_has_the_clock_that_was_played_with(store, first, played_with):
    async def story():
        house = a_house(store)
        wish = wire.Create(game="cat-burglars", players=2, name="Mia", clock=first and Clock(**first))
        name, _ = await house.create(wish, MIA)
        live = await house.live.find(name)
        await house.do(live, 0, holder_of(MIA), request(do="clock", id="c", clock=played_with))
        await house.join(name, wire.Join(name="Leo", id="1"), LEO)
        await get_ready(house.live, live, 0, 1)
        await house.do(live, 0, holder_of(MIA), request(do="resign", id="q"))
        await house.do(live, 0, holder_of(MIA), request(do="rematch", id="m"))
        again = await house.live.find(live.table.rematch)

        assert again.table.clock == (played_with and Clock(**played_with))
        await house.live.close()

    asyncio.run(story())


async def other_catches_up(there, live):
    """The other server has read what was written here."""
    await there.live.read_all_on()
    assert sorted(live.table.again) == [0, 1]


def test_a_rematch_that_two_ask_for_on_two_servers_is_one_table(store):
    async def story():
        here, there = a_house(store), a_house(store)
        name, _ = await here.create(FOR_TWO, MIA)
        await here.join(name, wire.Join(name="Leo", id="1"), LEO)
        live = await here.live.find(name)
        await get_ready(here.live, live, 0, 1)
        await here.do(live, 0, holder_of(MIA), request(do="resign", id="q"))
        other = await there.live.find(name)
        answers = await asyncio.gather(
            here.do(live, 0, holder_of(MIA), request(do="rematch", id="m")),
            there.do(other, 1, holder_of(LEO), request(do="rematch", id="m")),
            return_exceptions=True,
        )

        assert [type(answer).__name__ for answer in answers] == ["Done", "Done"]
        own = [[table.table for table in await here.own_tables(who) if not table.over] for who in (MIA, LEO)]
        await other_catches_up(there, other)
        assert own == [[other.table.rematch]] * 2, "one table, and both sit there"
        await here.live.close()
        await there.live.close()

    asyncio.run(story())


# What is stored later than anybody waited for.


def test_what_was_stored_too_late_for_whoever_asked_is_told_to_the_table_all_the_same(tmp_path, monkeypatch):
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    store.open()
    real, going = store._commit_together, threading.Event()

    def slowly(group):
        going.wait(30)
        real(group)

    async def story():
        house = a_house(store)
        tables = house.live
        name, _ = await house.create(FOR_TWO, MIA)
        live = await tables.find(name)
        watcher = Watcher(None)
        await tables.watch(live, watcher, None)
        store._commit_together = slowly
        with monkeypatch.context() as impatient:
            impatient.setattr(storing, "PATIENCE", 1.0)  # the writer has taken it up by then
            with pytest.raises(Refused) as refusal:
                await house.do(live, 0, holder_of(MIA), request(do="say", id="s", text="meow"))
        assert refusal.value.key.startswith("storage-")
        assert live.table.shares.together("said") == 0
        going.set()
        async with asyncio.timeout(30):
            while live.table.shares.together("said") == 0:
                await asyncio.sleep(0.01)

        assert live.table.shares.together("said") == 1
        assert b"meow" in [watcher.messages.get_nowait() for _ in range(watcher.messages.qsize())][-1]
        await tables.close()

    asyncio.run(story())
    store.close()


def test_what_is_overdue_is_read_before_it_is_said_that_nothing_is(store):
    async def story():
        here, there = a_house(store), a_house(store)
        name, _ = await here.create(FOR_TWO, MIA)
        old = await there.live.find(name)
        live = await here.live.find(name)
        await here.live.change(live, lambda table, now: table.fill(0, 1, "kitten", now))
        await get_ready(here.live, live, 0)
        await here.live.close()
        await there.live._take_up(name)

        assert old.table.number == live.table.number
        assert old.table.began
        await there.live.close()

    asyncio.run(story())


async def watched_by_mia():
    house = a_house(Paper(itertools.repeat(0.0)))
    name, _ = await house.create(FOR_TWO, MIA)
    live = await house.live.find(name)
    watcher = Watcher(0)
    await house.live.watch(live, watcher, None)
    return house.live, live, watcher


def test_a_table_whose_last_device_has_just_gone_stays_where_it_is():
    async def story():
        tables, live, watcher = await watched_by_mia()
        live.used -= 2 * IDLE
        tables.unwatch(live, watcher)
        tables._let_go()

        assert tables.loaded() == [live]
        await tables.close()

    asyncio.run(story())


def test_a_table_that_was_let_go_notices_nobodys_absence(monkeypatch):
    monkeypatch.setattr(living, "BLINK", 0.05)

    async def story():
        tables, live, watcher = await watched_by_mia()
        tables.unwatch(live, watcher)
        tables._live.pop(live.table.setup.id)
        await asyncio.sleep(0.2)

        assert live.table.seats[0].away_since is None
        await tables.close()

    asyncio.run(story())
