"""The house's time: a wall clock that is set back or forward changes nobody's, in a game, on two servers, or over a restart."""

from __future__ import annotations

import asyncio
import contextlib
import itertools

import pytest
import sqlalchemy as sa

from mewseum.core.refused import Refused
from mewseum.server.attendance import Watcher
from mewseum.server.clock import HouseClock, TableClock
from mewseum.server.house import House, Manner
from mewseum.server.keys import holder_of
from mewseum.server.links import LINK_LIFETIME_SECONDS
from mewseum.server.live import LiveTables
from mewseum.server.pulse import note_time_again_and_again
from mewseum.server.store import Store
from mewseum.server.thinkers import Thinkers
from mewseum.server.wire import Create, Join
from mewseum.table.entries import Clock
from tests.server.deals import commit, get_ready
from tests.server.test_attendance import Shelf
from tests.server.test_pace import OwnTime, Paper, Slow

HOUR = 3600.0
JUMPS = pytest.mark.parametrize("jump", [HOUR, -HOUR], ids=["forward", "back"])
BANK = 600.0


class Machine:
    """A machine with a wall clock that people may set, and a monotonic one that nobody can."""

    def __init__(self, wall=1.7e9, up=50.0):
        self.wall, self.up = wall, up

    def clock(self):
        return HouseClock(lambda: self.wall, lambda: self.up)

    def pass_time(self, seconds):
        self.wall += seconds
        self.up += seconds

    def restart(self, seconds, jump=0.0):
        """The machine is off for a while; its monotonic clock begins anew, its wall clock may be wrong."""
        self.wall += seconds + jump
        self.up = 3.0


class Evening:
    """A house on a database, opened and closed at will, on a machine of its own or of somebody else's."""

    def __init__(self, database, machine):
        self.store = Store(database, clock=machine.clock())
        self.store.open()
        self.tables = LiveTables(self.store, Thinkers(0))
        self.house = House(self.store, self.tables, Manner(grace=60.0))

    async def set_up(self):
        """Mia and Leo play with clocks; the cards are dealt."""
        wish = Create(game="meow", players=2, name="Mia", others=[None], clock=Clock(BANK, 0.0))
        name, _ = await self.house.create(wish, "mia")
        await self.house.join(name, Join(name="Leo", id="1"), "leo")
        live = await self.tables.find(name)
        await get_ready(self.tables, live, 0, 1)
        return name

    async def move(self, name):
        live = await self.tables.find(name)
        seat, text = live.table.awaited, live.table.state.moves()[0].text
        await self.tables.change(live, lambda table, now: table.play(seat, text, None, now))

    async def left(self, name):
        """What is left on the clock of the seat whose move is awaited, by the house's time."""
        live = await self.tables.find(name)
        table = live.table
        return table.seats[table.awaited].left - (self.tables.now_at(live) - table.changed_at)

    async def close(self):
        await self.tables.close()
        await asyncio.to_thread(self.store.close)

    async def kill(self):
        """Nothing more is noted."""
        await self.tables.close()
        self.store._note_time_at_last = lambda: None
        await asyncio.to_thread(self.store.close)


def stored_times(database):
    engine = sa.create_engine(database.replace("postgresql:", "postgresql+psycopg:"))
    with engine.connect() as connection:
        bodies = connection.execute(sa.text("select body from entries order by table_id, number")).scalars()
        times = [float(bytes(body).split(b'"at":')[1].split(b",")[0]) for body in bodies]
    engine.dispose()
    return times


@JUMPS
def test_a_wall_clock_that_is_set_in_mid_game_changes_nobody_s_time(database, jump):
    async def story():
        machine = Machine()
        evening = Evening(database, machine)
        name = await evening.set_up()
        machine.pass_time(10)
        machine.wall += jump
        assert await evening.left(name) == pytest.approx(BANK - 10)
        machine.pass_time(5)
        mover = (await evening.tables.find(name)).table.awaited
        await evening.move(name)
        assert (await evening.tables.find(name)).table.seats[mover].left == pytest.approx(BANK - 15)
        machine.wall -= 2 * jump
        machine.pass_time(7)
        spent = BANK if (await evening.tables.find(name)).table.awaited != mover else BANK - 15
        assert await evening.left(name) == pytest.approx(spent - 7)
        await evening.close()

    asyncio.run(story())
    assert stored_times(database) == sorted(stored_times(database))


@JUMPS
def test_a_restart_with_a_wall_clock_that_is_wrong_costs_nobody_anything(database, jump):
    async def story():
        machine = Machine()
        evening = Evening(database, machine)
        name = await evening.set_up()
        machine.pass_time(20)
        before = await evening.left(name)
        await evening.close()
        machine.restart(300, jump)
        again = Evening(database, machine)
        assert await again.left(name) == pytest.approx(before), "while the house was closed, nothing was counted"
        machine.pass_time(10)
        assert await again.left(name) == pytest.approx(before - 10)
        await again.move(name)
        await again.close()

    asyncio.run(story())
    assert stored_times(database) == sorted(stored_times(database))


@JUMPS
def test_after_a_crash_nobody_has_lost_anything_and_gained_what_was_not_noted_at_most(database, jump):
    async def story():
        machine = Machine()
        evening = Evening(database, machine)
        name = await evening.set_up()
        machine.pass_time(20)
        await evening.store.note_time()
        machine.pass_time(4)
        live = await evening.tables.find(name)
        await evening.tables.change(live, lambda table, now: table.say(0, "Meow", now))
        said, before = live.table.at, await evening.left(name)
        machine.pass_time(1)
        await evening.kill()
        machine.restart(300, jump)
        again = Evening(database, machine)
        assert again.store.clock.now() < said, "the last entry lies in the future of the time that was noted"
        assert await again.left(name) == pytest.approx(before)
        machine.pass_time(3)
        assert await again.left(name) == pytest.approx(before - 3)
        live = await again.tables.find(name)
        await again.tables.change(live, lambda table, now: table.say(0, "Meow", now))
        assert live.table.at == pytest.approx(said + 3)
        await again.close()

    asyncio.run(story())
    assert stored_times(database) == sorted(stored_times(database))


@JUMPS
def test_two_servers_whose_wall_clocks_differ_by_an_hour_keep_one_time(postgres, jump):
    async def story():
        url = postgres.fresh()
        one, other = Machine(), Machine(1.7e9 + jump, 9e6)
        here = Evening(url, one)
        name = await here.set_up()
        for machine in (one, other):
            machine.pass_time(4)
        there = Evening(url, other)  # it knows the time that was noted last
        await there.tables.find(name)
        for number in range(6):
            acting, waiting = (here, there) if number % 2 else (there, here)
            before = await here.left(name)
            one.pass_time(10)
            other.pass_time(10)
            assert await here.left(name) == pytest.approx(before - 10)
            assert await there.left(name) == pytest.approx(await here.left(name), abs=4.1)
            await acting.move(name)
            await waiting.tables.read_all_on()
            one.wall -= 3 * jump
            if number == 3:
                await here.store.note_time()
                await there.store.note_time()
                assert there.store.clock.now() == pytest.approx(here.store.clock.now())
        lefts = [seat.left for seat in (await there.tables.find(name)).table.seats]
        assert sum(lefts) == pytest.approx(2 * BANK - 60, abs=4.1)
        await here.close()
        await there.close()
        assert stored_times(url) == sorted(stored_times(url))

    asyncio.run(story())


@JUMPS
def test_a_link_opens_its_seat_for_ten_minutes_whatever_the_wall_clock_shows(database, jump):
    async def story():
        machine = Machine()
        evening = Evening(database, machine)
        name = await evening.set_up()
        key = await evening.house.links.make(name, "mia")
        machine.wall += jump
        assert (await evening.house.links.look(name, key)).seat == 0
        machine.pass_time(LINK_LIFETIME_SECONDS - 100)
        await evening.close()
        machine.restart(30, -jump)
        evening = Evening(database, machine)
        assert (await evening.house.links.look(name, key)).seat == 0
        machine.pass_time(99)
        assert await evening.house.links.claim(name, key, "telephone") == 0
        key = await evening.house.links.make(name, "mia")
        machine.wall -= jump
        machine.pass_time(LINK_LIFETIME_SECONDS + 1)
        with pytest.raises(Refused) as refused:
            await evening.house.links.look(name, key)
        assert refused.value.key == "wrong-key"
        await evening.close()

    asyncio.run(story())


def test_a_database_from_before_goes_on_at_the_time_of_the_last_thing_that_happened(database):
    async def story():
        machine = Machine()
        evening = Evening(database, machine)
        name = await evening.set_up()
        machine.pass_time(20)
        await evening.move(name)
        before, now = await evening.left(name), (await evening.tables.find(name)).table.at
        await evening.close()
        forget_what_is_new(database)
        machine.restart(9000, 5 * HOUR)
        again = Evening(database, machine)
        assert await again.left(name) == pytest.approx(before)
        assert (await again.tables.find(name)).table.at == now
        await again.close()

    asyncio.run(story())


def forget_what_is_new(database):
    """The database as a version before chains and the house's time has left it."""
    engine = sa.create_engine(database.replace("postgresql:", "postgresql+psycopg:"))
    with engine.begin() as connection:
        for statement in (
            "alter table holds drop column put_away",
            "drop table clock",
            "drop index tables_touched",
            "alter table tables drop column setup_hash",
            "alter table tables drop column head_number",
            "alter table tables drop column head_hash",
            "alter table entries drop column hash",
            "update alembic_version set version_num = '0003'",
        ):
            connection.execute(sa.text(statement))
    engine.dispose()


# What happens by itself, in time of its own.


def in_jumping_time(story, servers=1):
    """Let a story happen in houses whose monotonic time is the loop's, and whose wall clocks the story sets."""
    loop = OwnTime()
    walls = [Machine() for _ in range(servers)]

    async def tell():
        shelf = Shelf(is_shared=servers > 1) if servers > 1 else Paper(itertools.repeat(0.0))
        shelf.clock = HouseClock(lambda: walls[0].wall, loop.time)
        houses = [HouseClock(lambda machine=machine: machine.wall, loop.time) for machine in walls]
        tables = [LiveTables(shelf, Slow(0.1), now=clock.now) for clock in houses]
        if servers > 1:
            shelf.servers = tables
        try:
            async with asyncio.timeout(600):  # of the loop's time
                return await story(walls, *tables)
        finally:
            for each in tables:
                await each.close()

    try:
        return loop.run_until_complete(tell())
    finally:
        loop.close()


async def deal(tables, *others, clock=None):
    house = House(tables.store, tables, Manner(pace=0.8, grace=60.0))
    name, _ = await house.create(Create(game="meow", players=2, name="Mia", others=list(others), clock=clock), "mia")
    live = await tables.find(name)
    if None in others:
        await tables.change(live, lambda table, now: table.sit(1, "Leo", now))
        await commit(tables, live, 1)
    await get_ready(tables, live, 0)
    return live


async def until(live, holds):
    while not holds(live.table):
        await live.moved.wait()


@JUMPS
@pytest.mark.parametrize("servers", [1, 2])
def test_a_clock_runs_out_when_its_time_is_up_whatever_the_wall_clock_shows(jump, servers):
    async def story(walls, tables, *_):
        live = await deal(tables, None, clock=Clock(30.0, 0.0))
        began = asyncio.get_running_loop().time()
        await asyncio.sleep(10)
        for machine in walls:
            machine.wall += jump
        seat = live.table.awaited
        await until(live, lambda table: table.seats[seat].stood_in == "clock")
        return asyncio.get_running_loop().time() - began

    assert in_jumping_time(story, servers) == pytest.approx(30.0, abs=0.01)


@JUMPS
def test_who_is_away_has_the_grace_period_whatever_the_wall_clock_shows(jump):
    async def story(walls, tables):
        live = await deal(tables, None)
        seat = live.table.awaited
        live.watchers.add(Watcher(1 - seat))
        await tables.change(live, lambda table, now: table.go_away(seat, now))
        began = asyncio.get_running_loop().time()
        await asyncio.sleep(10)
        walls[0].wall += jump
        while not live.table.seats[seat].stood_in:
            with contextlib.suppress(Refused):
                await tables.change(live, lambda table, now: table.replace(1 - seat, seat, now))
            await asyncio.sleep(0.01)
        return asyncio.get_running_loop().time() - began

    assert in_jumping_time(story) == pytest.approx(60.0, abs=0.02)


@JUMPS
def test_a_bot_keeps_its_pace_whatever_the_wall_clock_shows(jump):
    async def story(walls, tables):
        live = await deal(tables, "kitten")
        live.watchers.add(Watcher(None))
        await tables.change(live, lambda table, now: table.leave(0, now))
        gaps, clock = [], asyncio.get_running_loop().time
        for number in range(4):
            before, changed = clock(), live.table.changed
            walls[0].wall += jump * (-1) ** number
            await until(live, lambda table, changed=changed: table.changed != changed)
            gaps.append(clock() - before)
        return gaps

    assert in_jumping_time(story)[1:] == pytest.approx([0.8] * 3, abs=0.01)


# The clocks themselves.


def test_a_house_s_time_never_runs_backwards_and_follows_who_is_ahead():
    machine = Machine(1000.0, 0.0)
    clock = machine.clock()
    machine.wall = 0.0
    machine.up = 5.0
    assert clock.now() == 1005.0
    clock.follow(900.0)
    assert clock.now() == 1005.0
    clock.follow(1010.0)
    machine.up += 1
    assert clock.now() == 1011.0


def test_a_table_s_time_goes_on_from_what_was_stored_and_is_the_house_s_again_when_that_has_caught_up():
    machine = Machine(1000.0, 0.0)
    house = machine.clock()
    table = TableClock()
    table.learn(1004.0, house.now, house.monotonic)
    machine.up = 2.0
    assert table.now(house.now, house.monotonic) == 1006.0
    house.follow(1006.0)
    assert table.now(house.now, house.monotonic) == 1006.0, "catching up is not counted twice"
    table.learn(900.0, house.now, house.monotonic)
    assert table.now(house.now, house.monotonic) == 1006.0


def test_the_time_is_noted_again_and_again_often_while_anybody_plays_and_seldom_else():
    async def story(is_busy):
        noted = []

        async def note():
            noted.append(asyncio.get_running_loop().time())

        noting = asyncio.create_task(note_time_again_and_again(note, lambda: is_busy))
        await asyncio.sleep(30.5)
        noting.cancel()
        return len(noted)

    loop = OwnTime()
    assert loop.run_until_complete(story(is_busy=True)) == 6
    assert loop.run_until_complete(story(is_busy=False)) == 0
    loop.close()


def test_nothing_is_noted_of_a_database_that_could_not_be_opened(database):
    async def story():
        machine = Machine()
        await Evening(database, machine).close()
        never_opened = Store(database, clock=Machine(9e9).clock())
        never_opened.close()
        again = Evening(database, machine)
        assert again.store.clock.now() == pytest.approx(machine.wall)
        assert not await again.store.is_holder(holder_of("nobody"))
        await again.close()

    asyncio.run(story())
