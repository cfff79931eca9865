"""Who is at a table, as far as a house can tell: where nobody is, bots take their time, and who is gone counts as away."""

from __future__ import annotations

import asyncio
import itertools
import re

import msgspec
import pytest

from mewseum.core.refused import Refused
from mewseum.server import live as living
from mewseum.server.attendance import ATTENTION, Watcher
from mewseum.server.house import House, Manner
from mewseum.server.live import ALONE, BLINK, SWEEP, LiveTables, dice_of
from mewseum.server.reading import Stored
from mewseum.server.store import Conflict
from mewseum.server.wire import Create, Leave, Replace, Say
from tests.server.deals import get_ready
from tests.server.test_pace import Eye, OwnTime, Paper, Slow

PACE, GRACE = 0.8, 60.0


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
    await get_ready(tables, live, 0)
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
        wish = Create(game="cat-burglars", players=2, name="Mia", options={"first": 1}, hints=True)
        name, _ = await House(tables.store, tables, Manner()).create(wish, "token")
        live = await tables.find(name)
        await tables.change(live, lambda table, now: table.sit(1, "Leo", now))
        await get_ready(tables, live, 0, 1)
        live.watchers.update([Watcher(0, "192.0.2.5"), Watcher(1, "192.0.2.7")])

        async def ask(_, whose):
            raise Asked(whose)

        tables.thinkers.ask = ask
        assert live.table.awaited == 1
        with pytest.raises(Asked, match=re.escape("192.0.2.7")):
            await tables.advise(live, 1)

    in_own_time(story)


def test_a_hint_is_told_to_all_before_it_is_thought_of_and_what_it_says_to_nobody_else():
    async def story(tables, *, hints):
        wish = Create(game="cat-burglars", players=2, name="Mia", others=[None], options={"first": 0}, hints=hints)
        house = House(tables.store, tables, Manner())
        name, _ = await house.create(wish, "token")
        live = await tables.find(name)
        await tables.change(live, lambda table, now: table.sit(1, "Leo", now))
        await get_ready(tables, live, 0, 1)
        told = []
        live.watchers.update([Eye(1, told), Eye(None, told)])
        asked, loop = [], asyncio.get_running_loop()

        async def think(*_):
            asked.append([message["happened"] for _, message in told])
            await asyncio.sleep(3)
            raise Refused("house-busy")

        tables.thinkers.ask = think
        began = loop.time()
        for _ in range(2):
            with pytest.raises(Refused) as refusal:
                await house.hint(live, 0, "en")
        return refusal.value.key, asked, [(at - began, len(message)) for at, message in told], live.table.number

    key, asked, told, number = in_own_time(lambda tables: story(tables, hints=True))
    assert key == "house-busy"
    assert asked == [[{"what": "hinted", "seat": 0}] * 2] * 2, (
        "once for the moment, to both who watch, and nothing of what it says"
    )
    assert [at for at, _ in told] == [0.0, 0.0]
    key, asked, told, before = in_own_time(lambda tables: story(tables, hints=False))
    assert (key, asked, told, before) == ("hints-off", [], [], number - 1)


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
    await get_ready(tables, live, 1)
    assert live.table.began
    return live


def away(live):
    return [seat.away_since is not None for seat in live.table.seats]


def kinds(live, shelf):
    return [type(entry).__name__ for entry in shelf.stored[live.table.setup.id].entries]


async def ask_for_a_bot(tables, live, asker, seat):
    """Who waits asks that a bot plays for another; why one does now, or why it was refused."""
    try:
        await House(tables.store, tables, Manner()).do(
            live, asker, f"asker {asker}", Replace(id=f"{live.table.number}", seat=seat)
        )
    except Refused as refusal:
        return refusal.key
    return live.table.seats[seat].stood_in


def test_who_does_not_come_back_after_a_restart_counts_as_away_and_the_others_may_ask_for_a_bot():
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
        early = await ask_for_a_bot(tables, live, 1 - gone, gone)
        await asyncio.sleep(10 * GRACE)
        assert live.table.seats[gone].stood_in == "", "nobody has asked for a bot"
        return (
            early,
            await ask_for_a_bot(tables, live, 1 - gone, gone),
            shelf.stored[name].entries[-1].asker == 1 - gone,
        )

    assert in_own_time(story, shelf) == ("not-silent", "away", True)


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
        assert there.table.seats[awaited].stood_in == "", "nobody has asked for a bot"
        asked = await ask_for_a_bot(two, there, 1 - awaited, awaited)
        return doubt, kinds(there, shelf).count("Away"), asked

    expected = (["Away", "Here"], 1, "not-silent") if lives else (["Away"], 1, "away")
    assert in_own_time(story, shelf, servers=2) == expected


def test_of_two_who_ask_two_servers_for_a_bot_at_once_one_is_granted_it_and_both_are_told_by_whom():
    shelf = Shelf(is_shared=True)

    async def story(one, two):
        here = await open_table(one, None, None)
        for seat, name in ((1, "Leo"), (2, "Ida")):
            await one.change(here, lambda table, now, seat=seat, name=name: table.sit(seat, name, now))
        await get_ready(one, here, 1, 2)
        there = await two.find(here.table.setup.id)
        gone = here.table.awaited
        first, second = (seat for seat in range(3) if seat != gone)
        told = [], []
        for tables, live, seat, heard in ((one, here, first, told[0]), (two, there, second, told[1])):
            await tables.watch(live, Eye(seat, heard), None)
        await one.change(here, lambda table, now: table.go_away(gone, now))
        await asyncio.sleep(GRACE)
        answers = await asyncio.gather(ask_for_a_bot(one, here, first, gone), ask_for_a_bot(two, there, second, gone))
        await asyncio.sleep(0.1)
        heard = [
            [one["happened"] for _, one in each if one.get("happened", {}).get("what") == "stoodin"] for each in told
        ]
        return sorted(answers), heard, [live.table.seats[gone].stood_in for live in (here, there)]

    answers, heard, stood_in = in_own_time(story, shelf, servers=2)
    assert answers == ["away", "bot-plays"]
    assert heard[0] == heard[1]
    [asked] = heard[0]
    assert asked["asker"] in range(3)
    assert stood_in == ["away", "away"]
