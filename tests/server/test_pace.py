"""A bot's move is seen no sooner than its pace after everybody saw that it is its turn, and no later than it has thought.

Time is the test's own here: it stands still while anybody works, and jumps to whatever is awaited next.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
import selectors

import msgspec
import pytest

from mewseum.core.refused import Refused
from mewseum.server.house import House, Manner
from mewseum.server.live import LiveTables, Watcher
from mewseum.server.thinkers import Thinkers, think_plainly
from mewseum.server.wire import Create

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

    async def create(self, *_):
        await asyncio.sleep(0)

    async def append(self, *_, **__):
        await asyncio.sleep(next(self.seconds))


class Slow(Thinkers):
    """Thinks for so long."""

    def __init__(self, seconds):
        super().__init__(0)
        self.seconds = seconds

    async def ask(self, question):
        await asyncio.sleep(self.seconds)
        return think_plainly(question)


class Eye(Watcher):
    """Notes when it was told what."""

    def __init__(self, seat, told):
        super().__init__(seat)
        self.told = told

    def tell(self, message):
        self.told.append((asyncio.get_running_loop().time(), msgspec.json.decode(message)))


def play(thinking, storing, *, talk=False):
    """Twenty moves of Mia and a bot: for each of the bot's, the seconds since all saw that it was its turn."""

    async def story():
        loop = asyncio.get_running_loop()
        tables = LiveTables(Paper(storing), Slow(thinking), now=loop.time)
        house = House(tables.store, tables, Manner(pace=PACE))
        name, _ = await house.create(Create(game="cat-burglars", players=2, name="Mia", others=["kitten"]), "token")
        live = await tables.find(name)
        told = []
        live.watchers.add(Eye(0, told))
        await tables.change(live, lambda table, now: table.ready(0, "0" * 32, now))
        dice, gaps = random.Random(1), []
        while len(gaps) < 20 and not live.table.over:
            if live.table.awaited == 0:
                move = dice.choice(live.table.state.view(0).moves).text
                after = live.table.changed
                await tables.change(live, lambda table, now, m=move, a=after: table.play(0, m, a, now))
            else:
                seen, changed = told[-1][0], live.table.changed
                if talk:
                    await asyncio.sleep(PACE / 3)
                    with contextlib.suppress(Refused):
                        await tables.change(live, lambda table, now: table.say(0, "Hurry!", now))
                while live.table.changed == changed:
                    await live.moved.wait()
                gaps.append(told[-1][0] - seen)
        await tables.close()
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


@pytest.mark.parametrize("thinking", [0.0, 0.5, 0.8, 2.0])
@pytest.mark.parametrize("talk", [False, True])
def test_a_bot_moves_when_its_pace_is_over_and_it_has_thought(thinking, talk):
    gaps = play(thinking, itertools.repeat(0.0), talk=talk)
    assert gaps == pytest.approx([max(PACE, thinking)] * 20, abs=1e-6)


@pytest.mark.parametrize("thinking", [0.0, 2.0])
def test_a_bot_is_never_seen_to_be_faster_however_long_it_takes_to_store_a_move(thinking):
    gaps = play(thinking, stalls())
    assert min(gaps) >= max(PACE, thinking) - 1e-6
    assert max(gaps) <= max(PACE, thinking) + 3.0 + 1e-6, "its own move is stored, too"
