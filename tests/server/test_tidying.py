"""The collector is called when nobody plays, or when much was left behind, and never while people play."""

from __future__ import annotations

import contextlib
import gc
import random
import weakref

import pytest
from msgspec.json import decode

from mewseum.core.refused import Refused
from mewseum.games import GAMES
from mewseum.server import seeing, tidying
from mewseum.server.attendance import Watcher
from mewseum.server.tidying import Tidying
from mewseum.server.wire import encode
from tests.completing import alone
from tests.server.test_attendance import in_own_time, open_table
from tests.table.evenings import begin


class Collector:
    """As Python's, with what it counts given by the test."""

    def __init__(self) -> None:
        self.made = 0
        self.found = 0
        self.times = 0
        self.is_on = False

    def get_count(self) -> tuple[int, int, int]:
        return self.made, 0, 0

    def isenabled(self) -> bool:
        return self.is_on

    def collect(self) -> int:
        self.times, self.made = self.times + 1, 0
        return self.found


@pytest.fixture
def collector(monkeypatch):
    collector = Collector()
    monkeypatch.setattr(tidying, "gc", collector)
    return collector


@pytest.mark.parametrize(
    ("made", "quiet", "times"),
    [
        (tidying.QUIET - 1, tidying.PAUSE, 0),
        (tidying.QUIET, tidying.PAUSE, 1),
        (tidying.BUSY - 1, tidying.PAUSE - 1, 0),
        (tidying.BUSY - 1, 0, 0),
        (tidying.BUSY, 0, 1),
    ],
)
def test_it_is_called_when_it_is_worth_it(collector, made, quiet, times):
    tidies = Tidying()
    tidies.tidy(is_quiet=False)
    collector.made = made
    for _ in range(quiet):
        tidies.tidy(is_quiet=True)
    tidies.tidy(is_quiet=False)
    assert collector.times == times


def test_a_pause_has_to_be_a_long_one(collector):
    tidies = Tidying()
    collector.made = tidying.BUSY - 1
    for look in range(10 * tidying.PAUSE):
        tidies.tidy(is_quiet=look % tidying.PAUSE != 0)
    assert collector.times == 0


def test_a_large_house_is_halted_only_when_as_much_again_was_made(collector):
    rare = Tidying()
    collector.made = 10 * tidying.BUSY
    rare.tidy(is_quiet=False)
    collector.made = 9 * tidying.BUSY
    rare.tidy(is_quiet=False)
    assert collector.times == 1
    collector.made, collector.found = 10 * tidying.BUSY, 18 * tidying.BUSY
    rare.tidy(is_quiet=False)
    collector.made = 2 * tidying.BUSY
    rare.tidy(is_quiet=False)
    assert collector.times == 3


def test_where_the_collector_runs_by_itself_it_is_left_alone(collector):
    collector.is_on, collector.made = True, 10 * tidying.BUSY
    Tidying().tidy(is_quiet=False)
    assert collector.times == 0


@pytest.mark.parametrize("game", list(GAMES))
def test_what_is_encoded_once_for_all_reads_like_what_is_made_for_one(game):
    table, dice = begin(3, game=game).table, random.Random(2)
    for number in range(80):
        if table.over:
            break
        move = dice.choice(alone([move.text for move in table.state.view(table.awaited).moves]))
        entry = table.play(table.awaited, move, table.changed, 1.0, f"message {number}")
        table = table.after(entry)
        common = seeing.Encoded(table, 1.0)
        for seat in (None, 0, 1, 2):
            together = decode(encode(seeing.news_for(table, entry, seat, 1.0, common)))
            assert together == decode(encode(seeing.news_for(table, entry, seat, 1.0)))
            assert together["now"]["view"] == table.state.view(seat).to_dict()
            offered = [choice["text"] for choice in together["now"]["choices"]]
            assert offered == ([] if table.over else together["now"]["view"]["moves"])
            told = [fact["details"] for fact in together["facts"]]
            assert told == [fact.details for fact in table.state.facts(seat)]
    assert number > 50


@pytest.mark.parametrize("game", list(GAMES))
def test_what_was_worked_out_for_those_who_look_is_let_go_and_whoever_looks_again_sees_the_same(game):
    table, dice = begin(3, game=game).table, random.Random(3)
    for _ in range(40):
        state = table.state
        seen = {seat: (state.view(seat).to_dict(), state.facts(seat)) for seat in (None, 0, 1, 2)}
        views = [weakref.ref(state.view(seat)) for seat in seen]
        state.forget_views()
        assert [view() for view in views] == [None] * 4
        offered = [move.text for move in state.offered(table.awaited)]
        assert offered == seen[table.awaited][0]["moves"]
        assert not state.offered((table.awaited + 1) % 3)
        assert {seat: (state.view(seat).to_dict(), state.facts(seat)) for seat in seen} == seen
        table = table.after(table.play(table.awaited, dice.choice(alone(offered)), table.changed, 1.0))
        if table.over:
            break


def test_a_house_lets_it_go_once_everybody_was_told():
    async def story(tables):
        live = await open_table(tables, "kitten", "kitten")
        watcher = Watcher(0)
        await tables.watch(live, watcher, None)
        before = weakref.ref(live.table.state.view(0))
        await tables.change(live, lambda table, now: table.say(0, "Hello", now))
        return before(), watcher.messages.qsize()

    view, told = in_own_time(story)
    assert view is None
    assert told == 2


@pytest.mark.parametrize("game", list(GAMES))
def test_moves_and_refusals_leave_nothing_behind_for_the_collector(game):
    table, dice = begin(3, game=game).table, random.Random(1)
    gc.collect()
    gc.disable()
    try:
        for number in range(150):
            if table.over:
                break
            with contextlib.suppress(Refused):
                table.play(table.awaited, "dance", table.changed, 1.0)
            move = dice.choice(alone([move.text for move in table.state.view(table.awaited).moves]))
            entry = table.play(table.awaited, move, table.changed, 1.0, f"message {number}")
            table = table.after(entry)
            for seat in (None, 0, 1, 2):
                encode(seeing.news_for(table, entry, seat, 1.0))
        assert number > 50
        assert gc.collect() == 0
    finally:
        gc.enable()
