"""Who is at a table, as far as a house can tell: where nobody is, bots take their time, and who is gone counts as away."""

from __future__ import annotations

import asyncio
import itertools
import re

import msgspec
import pytest

from mewseum.server import live as living
from mewseum.server.attendance import ATTENTION, Watcher
from mewseum.server.house import House, Manner
from mewseum.server.live import ALONE, BLINK, SWEEP, LiveTables, dice_of
from mewseum.server.store import Conflict, Stored
from mewseum.server.wire import Create, Leave, Say
from tests.server.test_pace import OwnTime, Paper, Slow

PACE, GRACE = 0.8, 60.0
NUMBER = "0" * 32


class Shelf(Paper):
    """A store in memory that several servers share; each hears what the others have written."""

    def __init__(self, *, is_shared):
        super().__init__(itertools.repeat(0.0))
        self.is_shared = is_shared
        self.stored = {}
        self.servers = []

    async def create(self, setup, first, *_):
        self.stored[setup.id] = Stored(setup, list(first))

    async def append(self, table, number, entry, *_):
        entries = self.stored[table].entries
        if number != len(entries) + 1:
            raise Conflict
        entries.append(entry)
        for server in self.servers if self.is_shared else ():
            server._tasks.spawn(server.read_on(table, number))

    async def load(self, table):
        return Stored(self.stored[table].setup, list(self.stored[table].entries))

    async def entries_after(self, table, number):
        return self.stored[table].entries[number:]

    async def due_before(self, *_):
        return []


def in_own_time(story, store=None, servers=1):
    """Let a story happen in houses without a disk, in time of its own."""
    loop = OwnTime()

    async def tell():
        shelf = store or Paper(itertools.repeat(0.0))
        tables = [LiveTables(shelf, Slow(0.1), now=loop.time) for _ in range(servers)]
        if store is not None:
            store.servers = tables
        sweeping = [asyncio.create_task(each.sweep()) for each in tables if store is not None]
        try:
            return await story(*tables)
        finally:
            for task in sweeping:
                task.cancel()
            for each in tables:
                await each.close()

    try:
        return loop.run_until_complete(tell())
    finally:
        loop.close()


async def open_table(tables, *others, players=3):
    """Mia's table, where cards are dealt as soon as everybody is there."""
    wish = Create(game="meow", players=players, name="Mia", others=list(others))
    manner = Manner(pace=PACE, grace=GRACE)
    name, _ = await House(tables.store, tables, manner).create(wish, "token")
    live = await tables.find(name)
    await tables.change(live, lambda table, now: table.ready(0, NUMBER, now))
    return live


async def between_moves(live, count):
    """Seconds between moves, so many times."""
    gaps, clock = [], asyncio.get_running_loop().time
    while len(gaps) < count:
        before, changed = clock(), live.table.changed
        while live.table.changed == changed:
            await live.moved.wait()
        gaps.append(clock() - before)
    return gaps


@pytest.mark.parametrize("watches", [False, True])
def test_bots_take_their_time_where_nobody_is(watches):
    async def story(tables):
        live = await open_table(tables, "kitten", "tabby")
        await House(tables.store, tables, Manner()).do(live, 0, "mia", Leave(id="1"))
        if watches:
            live.watchers.add(Watcher(None))
        return await between_moves(live, 6)

    assert in_own_time(story)[1:] == pytest.approx([PACE + (0 if watches else ALONE * PACE)] * 5)


def test_bots_go_on_as_soon_as_somebody_comes():
    async def story(tables):
        live = await open_table(tables, "kitten", "tabby")
        await tables.change(live, lambda table, now: table.leave(0, now))
        await between_moves(live, 2)
        asyncio.get_running_loop().call_later(
            1.0, lambda: asyncio.ensure_future(tables.watch(live, Watcher(None), None))
        )
        return await between_moves(live, 2)

    assert in_own_time(story) == pytest.approx([1.0 + PACE, PACE])


def test_bots_wait_in_the_line_of_the_address_from_which_their_table_is_watched():
    async def story(tables):
        live = await open_table(tables, "kitten", "tabby")
        lines = [live.whose()]
        for watcher in (Watcher(None), Watcher(None, "192.0.2.9"), Watcher(1, "192.0.2.5"), Watcher(0, "192.0.2.7")):
            live.watchers.add(watcher)
            lines.append(live.whose())
        return lines

    assert in_own_time(story) == ["", "", "192.0.2.9", "192.0.2.5", "192.0.2.7"]


def test_a_hint_waits_in_the_line_of_whoever_asks_for_it():
    class Asked(Exception):
        pass

    async def story(tables):
        wish = Create(game="cat-burglars", players=2, name="Mia", options={"first": 1})
        name, _ = await House(tables.store, tables, Manner()).create(wish, "token")
        live = await tables.find(name)
        await tables.change(live, lambda table, now: table.sit(1, "Leo", now))
        for seat in (0, 1):
            await tables.change(live, lambda table, now, seat=seat: table.ready(seat, NUMBER, now))
        live.watchers.update([Watcher(0, "192.0.2.5"), Watcher(1, "192.0.2.7")])

        async def ask(_, whose):
            raise Asked(whose)

        tables.thinkers.ask = ask
        assert live.table.awaited == 1
        with pytest.raises(Asked, match=re.escape("192.0.2.7")):
            await tables.advise(live, 1)

    in_own_time(story)


def test_nobody_can_know_a_bots_dice_before_the_secret_is_revealed():
    async def story(tables):
        return (await open_table(tables, "kitten", "tabby")).table

    table = in_own_time(story)
    setup = table.setup
    tables = LiveTables(Paper([]), Slow(0.0))
    asked = [tables._question(table, seat, bot, "1").seed for seat in (1, 2) for bot in ("kitten", living.HINT)]
    assert len(set(asked)) == 4
    assert not any(known in seed for seed in asked for known in (setup.id, setup.secret, table.commitment))
    assert dice_of(setup, 1, "kitten") == asked[0], "the same on every server"
    assert dice_of(msgspec.structs.replace(setup, secret="00" * 32), 1, "kitten") != asked[0]


# Who is gone without a word.


async def begin(tables):
    """Mia and Leo in a game."""
    live = await open_table(tables, players=2)
    await tables.change(live, lambda table, now: table.sit(1, "Leo", now))
    await tables.change(live, lambda table, now: table.ready(1, NUMBER, now))
    assert live.table.began
    return live


def away(live):
    return [seat.away_since is not None for seat in live.table.seats]


def kinds(live, shelf):
    return [type(entry).__name__ for entry in shelf.stored[live.table.setup.id].entries]


def test_who_does_not_come_back_after_a_restart_counts_as_away_and_is_not_waited_for_without_end():
    shelf = Shelf(is_shared=False)
    name = in_own_time(lambda tables: begin(tables), shelf).table.setup.id

    async def story(tables):
        live = await tables.find(name)
        gone = live.table.awaited
        await tables.watch(live, Watcher(1 - gone), None)
        await asyncio.sleep(BLINK - 1)
        assert away(live) == [False, False], "a page may be loading"
        await asyncio.sleep(1 + SWEEP)
        assert away(live) == [seat == gone for seat in (0, 1)]
        await asyncio.sleep(GRACE)
        return live.table.seats[gone].stood_in

    assert in_own_time(story, shelf) == "away"


def test_who_plays_without_a_socket_is_there_as_long_as_they_ask():
    shelf = Shelf(is_shared=False)

    async def story(tables):
        house, live = House(tables.store, tables, Manner()), await begin(tables)
        await tables.watch(live, Watcher(0), None)
        for _ in range(5):
            live.attend(1)
            await asyncio.sleep(ATTENTION - 5)
        asking = away(live)
        await asyncio.sleep(5 + SWEEP + 1)
        silent = away(live)
        await house.do(live, 1, "leo", Say(id="1", text="Meow"))
        return asking, silent, away(live)

    assert in_own_time(story, shelf) == ([False, False], [False, True], [False, False])


@pytest.mark.parametrize("lives", [True, False])
def test_where_several_serve_a_table_the_one_at_which_somebody_is_answers_for_them(lives):
    shelf = Shelf(is_shared=True)

    async def story(one, two):
        here = await begin(one)
        there = await two.find(here.table.setup.id)
        awaited = here.table.awaited
        await one.watch(here, Watcher(awaited), None)
        await two.watch(there, Watcher(1 - awaited), None)
        if not lives:
            shelf.servers = [two]
            here.watchers.clear()
        await asyncio.sleep(GRACE - 1)
        assert "Away" not in kinds(there, shelf), "thinking is not being away"
        await asyncio.sleep(1 + 2 * SWEEP + 1)
        doubt = kinds(there, shelf)[-2:] if lives else kinds(there, shelf)[-1:]
        await asyncio.sleep(GRACE + SWEEP)
        return doubt, kinds(there, shelf).count("Away"), there.table.seats[awaited].stood_in

    assert in_own_time(story, shelf, servers=2) == ((["Away", "Here"], 1, "") if lives else (["Away"], 1, "away"))
