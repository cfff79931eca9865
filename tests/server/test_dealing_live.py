"""The rounds of the deal as a house runs them: a number that does not come, and a house that was closed meanwhile."""

from __future__ import annotations

import asyncio
import itertools
import json

import pytest

from mewseum.core.refused import Refused
from mewseum.server import live as living
from mewseum.server import wire
from mewseum.server.attendance import Watcher
from mewseum.server.house import House, Manner
from mewseum.server.keys import holder_of
from mewseum.server.live import LiveTables
from mewseum.server.thinkers import Thinkers
from mewseum.server.wire import Create
from mewseum.table import table as tables_of_house
from tests.server.deals import commit, get_ready, number_of
from tests.server.test_pace import Paper

MIA, LEO = "M" * 32, "L" * 32


def in_a_house(story):
    async def tell():
        tables = LiveTables(Paper(itertools.repeat(0.0)), Thinkers(0))
        name, _ = await House(tables.store, tables, Manner(grace=0.0)).create(
            Create(game="meow", players=2, name="Mia", others=["kitten"]), "mia"
        )
        try:
            await story(tables, await tables.find(name))
        finally:
            await tables.close()

    asyncio.run(tell())


def test_a_round_is_given_up_by_itself_and_the_next_one_is_dealt(monkeypatch):
    monkeypatch.setattr(tables_of_house, "LEAST_PATIENCE", 0.05)
    monkeypatch.setattr(living, "LEAST_PATIENCE", 0.0)

    async def story(tables, live):
        await commit(tables, live, 0)
        async with asyncio.timeout(20):
            while not live.table.dealing.past:
                await asyncio.sleep(0.01)
        assert live.table.dealing.past[0].names == ("Mia",)
        monkeypatch.setattr(tables_of_house, "LEAST_PATIENCE", 60.0)
        await get_ready(tables, live, 0)
        assert live.table.began

    in_a_house(story)


def request(**parts):
    return wire.decode_request(json.dumps(parts))


def test_on_any_server_whoever_withheld_a_number_holds_the_seat_no_more_and_another_is_host(store, monkeypatch):
    """Mia set up the table, and her device never reveals. It is sent away, whatever it asks for, and Leo takes over."""
    monkeypatch.setattr(tables_of_house, "LEAST_PATIENCE", 0.2)
    monkeypatch.setattr(living, "LEAST_PATIENCE", 0.0)

    async def story():
        here, there = (House(store, LiveTables(store, Thinkers(0)), Manner(grace=0.0)) for _ in range(2))
        name, _ = await here.create(Create(game="cat-burglars", players=2, name="Mia"), MIA)
        await here.join(name, wire.Join(name="Leo", id="1"), LEO)
        live = await here.live.find(name)
        mias, leos = Watcher(0, holder=holder_of(MIA)), Watcher(1, holder=holder_of(LEO))
        for watcher in (mias, leos):
            await here.live.watch(live, watcher, None)
        key = await here.links.make(name, MIA)
        behind, seat = await there.watched(name, MIA)
        await commit(here.live, live, 0, 1)
        number = number_of(name, 1)
        await here.live.change(live, lambda table, now: table.reveal(1, number, now))
        async with asyncio.timeout(20):
            while not live.table.dealing.past:
                await asyncio.sleep(0.01)

        assert (live.table.host, [sitting.name for sitting in live.table.seats]) == (1, ["", "Leo"])
        assert mias.is_gone
        assert mias not in live.watchers
        assert leos in live.watchers
        assert await store.seat_of(holder_of(MIA), name) is None
        assert await store.seat_of(holder_of(LEO), name) == 1
        for asked in (request(do="fill", id="f", seat=1, bot="kitten"), request(do="say", id="s", text="still here")):
            with pytest.raises(Refused) as refusal:
                await there.do(behind, seat, holder_of(MIA), asked)
            assert refusal.value.key == "no-seat-held"
        with pytest.raises(Refused) as refusal:
            await there.links.claim(name, key, "X" * 32)
        assert refusal.value.key == "wrong-key"
        await here.do(live, 1, holder_of(LEO), request(do="fill", id="f", seat=0, bot="kitten"))
        again = await LiveTables(store, Thinkers(0)).find(name)
        assert (again.table.host, again.table.seats[0].bot) == (1, "kitten")
        await here.live.close()
        await there.live.close()

    asyncio.run(story())


def test_nobody_is_named_because_the_house_was_closed(monkeypatch):
    """The time is over when the table is read again; devices have a while to come back and reveal."""
    monkeypatch.setattr(tables_of_house, "LEAST_PATIENCE", 0.0)
    waited = []

    async def story(tables, live):
        real = asyncio.sleep

        async def sleep(seconds):
            waited.append(seconds)
            await real(0)
            if live.table.dealing.closed_at is not None:
                await asyncio.Event().wait()  # time stands still from here on

        monkeypatch.setattr(living.asyncio, "sleep", sleep)
        await commit(tables, live, 0)
        await real(0.05)
        monkeypatch.setattr(living.asyncio, "sleep", real)
        assert not live.table.dealing.past
        assert any(living.LEAST_PATIENCE - 5 < seconds <= living.LEAST_PATIENCE for seconds in waited)

    in_a_house(story)
