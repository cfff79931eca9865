"""When a bot's move is seen tells nothing: it is a fixed time after everybody saw that it is its turn, or a multiple of it.

Time is the test's own here: it stands still while anybody works, and jumps to whatever is awaited next.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import math
import random
import selectors

import msgspec
import pytest

from mewseum.core.refused import Refused
from mewseum.core.view import View
from mewseum.games import make_game
from mewseum.players.levels import LEVELS
from mewseum.server.attendance import Watcher
from mewseum.server.clock import HouseClock
from mewseum.server.house import House, Manner
from mewseum.server.live import LiveTables
from mewseum.server.thinkers import Thinkers, Thought, think_plainly
from mewseum.server.wire import Create
from mewseum.table.pace import PACES, pace_of, shown_after
from tests.completing import completed
from tests.server.deals import get_ready

PACE = 0.8


class Leap(selectors.DefaultSelector):
    """Does not wait: notes how long it would have."""

    def __init__(self):
        super().__init__()
        self.now = 1000.0

    def select(self, timeout=None):
        assert timeout is not None, "nobody awaits anything any more"
        self.now += timeout
        return super().select(0)


class OwnTime(asyncio.SelectorEventLoop):
    def __init__(self):
        self.leap = Leap()
        super().__init__(self.leap)

    def time(self):
        return self.leap.now


class Paper:
    """A store that takes its time."""

    is_shared = False

    def __init__(self, seconds):
        self.seconds = iter(seconds)
        self.clock = HouseClock()

    async def create(self, *_):
        await asyncio.sleep(0)

    async def append(self, *_, **__):
        await asyncio.sleep(next(self.seconds))


class Slow(Thinkers):
    """Thinks for so long: the same for all it sees, or as `seconds` says of its view. Before, it keeps everybody waiting."""

    def __init__(self, seconds, waiting=0.0):
        super().__init__(0)
        self.seconds, self.waiting = seconds, waiting

    async def ask(self, question, whose=""):
        await asyncio.sleep(self.waiting)
        view = View.of(make_game(question.slug, question.players, question.options), question.seen, question.seat)
        await asyncio.sleep(self.seconds(view) if callable(self.seconds) else self.seconds)
        return Thought(think_plainly(question))


class Eye(Watcher):
    """Notes when it was told what."""

    def __init__(self, seat, told):
        super().__init__(seat)
        self.told = told

    def tell(self, message):
        self.told.append((asyncio.get_running_loop().time(), msgspec.json.decode(message)))


def play(thinking, storing, *, talk=False, bot="kitten", waiting=0.0, counted=None, told=None, moves=20):
    """Twenty moves of Mia and a bot: for each of the bot's, the seconds since all saw that it was its turn."""

    async def story():
        loop = asyncio.get_running_loop()
        tables = LiveTables(Paper(storing), Slow(thinking, waiting), now=loop.time)
        house = House(tables.store, tables, Manner(pace=PACE))
        name, _ = await house.create(Create(game="cat-burglars", players=2, name="Mia", others=[bot]), "token")
        live = await tables.find(name)
        news = []
        live.watchers.add(Eye(0, news))
        await get_ready(tables, live, 0)
        dice, gaps = random.Random(1), []
        while len(gaps) < moves and not live.table.over:
            if live.table.awaited == 0:
                view = live.table.state.view(0)
                move, *more = completed(view, dice.choice(view.moves).text)
                after = live.table.changed
                await tables.change(live, lambda table, now, m=move, a=after, c=more: table.play(0, m, a, now, more=c))
            else:
                seen, changed = news[-1][0], live.table.changed
                if counted is not None:
                    before = tables.thoughts + tables.plain_thoughts
                    await asyncio.sleep(0.9 * PACE)
                    counted.append(tables.thoughts + tables.plain_thoughts - before)
                if talk:
                    await asyncio.sleep(PACE / 3)
                    with contextlib.suppress(Refused):
                        await tables.change(live, lambda table, now: table.say(0, "Hurry!", now))
                while live.table.changed == changed:
                    await live.moved.wait()
                gaps.append(news[-1][0] - seen)
        await tables.close()
        if told is not None:
            told.extend(message for _, message in news)
        return gaps

    loop = OwnTime()
    try:
        return loop.run_until_complete(story())
    finally:
        loop.close()


def stalls():
    """Some moves are stored at once and some slowly; nobody can foresee which."""
    dice = random.Random(7)
    while True:
        yield dice.choice((0.0, 0.1, 0.5, 3.0))


@pytest.mark.parametrize(("thinking", "paces"), [(0.0, 1), (0.5, 1), (0.79, 1), (0.81, 2), (2.0, 3)])
@pytest.mark.parametrize("talk", [False, True])
def test_a_bot_moves_when_its_pace_is_over_or_after_as_many_paces_as_it_needs(thinking, paces, talk):
    gaps = play(thinking, itertools.repeat(0.0), talk=talk)
    assert gaps == pytest.approx([paces * PACE] * 20, abs=1e-6)


def test_a_bot_tells_of_a_target_with_its_payment_after_one_pace_like_of_any_move():
    told = []
    gaps = play(0.0, itertools.repeat(0.0), told=told, moves=100)
    infiltrated = [news for news in told if "infiltrated" in {fact["fact"] for fact in news.get("facts", [])}]

    assert {news["happened"]["seat"] for news in infiltrated} == {0, 1}, "both did, the person and the bot"
    for news in infiltrated:
        assert {"paid", "paid-market"} & {fact["fact"] for fact in news["facts"]}
        assert news["happened"]["more"]
    assert gaps == pytest.approx([PACE] * len(gaps), abs=1e-6)


def by_what_it_sees(view):
    """Who has few moves is done at once, who has many is not."""
    return 0.0 if len(view.moves) == 1 else min(1.2, 0.1 * len(view.moves))


@pytest.mark.parametrize("waiting", [0.0, 0.3, 1.7, 3.3])
def test_how_long_a_bot_had_to_think_is_not_seen(waiting):
    thoughts = set()

    def think(view):
        thoughts.add(by_what_it_sees(view))
        return by_what_it_sees(view)

    gaps, step = play(think, itertools.repeat(0.0), bot="master", waiting=waiting), pace_of("master", PACE)
    assert gaps == pytest.approx([step * max(1, math.ceil((waiting + 1.2) / step))] * 20, abs=1e-6)
    assert min(thoughts) < PACE < max(thoughts), "or it would prove nothing"


def test_nor_can_it_be_counted_before_the_move_is_shown():
    counted = []
    play(0.0, itertools.repeat(0.0), counted=counted)
    assert counted == [0] * 20, "what is counted is for everybody to read"


def test_what_takes_longer_than_its_pace_is_seen_in_coarse_steps_only():
    gaps = play(lambda view: 3 * by_what_it_sees(view), itertools.repeat(0.0), bot="master")
    step = pace_of("master", PACE)
    assert {round(gap / step, 6) for gap in gaps} <= {1, 2, 3}


@pytest.mark.parametrize("thinking", [0.0, 2.0])
def test_a_bot_is_never_seen_to_be_faster_however_long_it_takes_to_store_a_move(thinking):
    gaps, pace = play(thinking, stalls()), shown_after(thinking, PACE)
    assert min(gaps) >= pace - 1e-6
    assert max(gaps) <= pace + 3.0 + 1e-6, "its own move is stored, too"


def test_every_level_takes_one_pace_or_more_whatever_its_temperament():
    assert set(PACES) <= set(LEVELS)
    assert {pace_of(level, PACE) for level in LEVELS} == {PACE, 2 * PACE}
    assert pace_of("master:bold", PACE) == pace_of("master", PACE)
