"""Buckets fill as fast as their limit says, by a clock that these tests turn on."""

from __future__ import annotations

import contextlib
import itertools
from collections.abc import Callable
from dataclasses import fields, replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from mewseum.core.refused import Refused
from mewseum.server import wire
from mewseum.server.guard import Asker, Guard
from mewseum.server.limits import Bucket, Buckets, Limits
from mewseum.server.writing import Cost

HOSTING = " ".join((Path(__file__).parents[2] / "docs/hosting.md").read_text(encoding="utf-8").split())


class Clock:
    """Seconds that pass when the test says so."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def taken(bucket: Bucket, tries: int = 100) -> int:
    """How many of some requests at once are within the limit."""
    return sum(bucket.take() for _ in range(tries))


def test_a_fresh_bucket_is_full_to_the_brim(clock: Clock) -> None:
    assert taken(Bucket(2.0, 5, clock)) == 5


@pytest.mark.parametrize(("rate", "seconds", "more"), [(2.0, 1.0, 2), (0.5, 8.0, 4), (20.0, 0.5, 10), (1.0, 0.5, 0)])
def test_an_empty_bucket_fills_by_its_rate(clock: Clock, rate: float, seconds: float, more: int) -> None:
    bucket = Bucket(rate, 60, clock)
    taken(bucket)

    clock.now += seconds

    assert taken(bucket) == more


def test_a_bucket_fills_as_fast_if_it_is_asked_often(clock: Clock) -> None:
    bucket = Bucket(2.0, 5, clock)
    taken(bucket)
    allowed = 0
    for _ in range(80):
        clock.now += 0.125
        allowed += bucket.take()

    assert allowed == 20


def test_a_bucket_never_holds_more_than_its_brim(clock: Clock) -> None:
    bucket = Bucket(2.0, 5, clock)

    clock.now += 3600.0

    assert taken(bucket) == 5


def test_each_address_has_a_bucket_of_its_own_on_the_same_clock(clock: Clock) -> None:
    buckets = Buckets((1.0, 3), clock=clock)

    assert [buckets.take("here") for _ in range(4)] == [True, True, True, False]
    assert buckets.take("there")
    clock.now += 1.0
    assert [buckets.take("here") for _ in range(2)] == [True, False]


def test_of_many_addresses_those_not_used_for_long_are_forgotten(clock: Clock) -> None:
    buckets = Buckets((1.0, 1), most=2, clock=clock)
    for address in ("one", "two", "one", "three"):
        buckets.take(address)

    assert not buckets.take("one"), "it was used since, and is remembered as empty"
    assert buckets.take("two"), "it was forgotten, and begins anew"


# How much each budget lets through, beside what docs/hosting.md says. Change all three together.

BUDGETS = {
    "messages": (60, 72_000, "on one socket 20 messages a second (60 at once)"),
    "messages_together": (600, 720_000, "200 messages a second on all of them (600 at once)"),
    "requests": (200, 180_000, "50 requests a second over HTTP (200 at once)"),
    "tables": (30, 360, "one table in 10 seconds (30 at once)"),
    "joins": (60, 3_600, "one person who sits down a second (60 at once;"),
    "joins_at_one_table": (20, 60, "at one table one a minute, 20 at once)"),
    "written": (500_000, 14_400_000, "4 KB a second that are stored (500 KB at once)"),
    "played": (1_000_000, 28_800_000, "8 KB a second of moves (1,000 KB at once)"),
    "sockets": (100, 72_000, "20 new sockets a second (100 at once,"),
    "connections": (300, 270_000, "75 new connections a second (300 at once)"),
    "refusals": (50, 18_000, "5 new connections a second (50 at once) are told so"),
    "frames": (200, 180_000, "50 a second on one socket (200 at once)"),
    "frames_together": (900, 1_080_000, "300 a second on all of one address (900 at once)"),
    "pieces": (100, 180_000, "50 a second by one connection (100 at once)"),
    "pieces_together": (1_200, 1_440_000, "400 a second by all of one address (1,200 at once)"),
    "hints": (10, 3_600, "one hint a second (10 at once)"),
    "undos": (20, 3_600, "one move taken back a second (20 at once)"),
    "offers": (30, 7_200, "two questions a second whether one may be (30 at once)"),
    "looks": (100, 72_000, "20 looks ahead a second (100 at once)"),
    "records": (10, 3_600, "one record a second (10 at once)"),
    "replays": (20, 3_600, "one game told again a second (20 at once)"),
    "lists": (30, 7_200, "two lists of one's own tables a second (30 at once)"),
    "pictures": (30, 7_200, "two QR codes a second (30 at once)"),
    "keys": (20, 3_600, "one key of an own link a second (20 at once)"),
}
"""Of each: at once, in every hour after that, and how it is said to hosts."""
each_budget = pytest.mark.parametrize("name", BUDGETS)


def all_that_is_there(take: Callable[[int], bool]) -> int:
    """How much can be taken now."""
    taken = 0
    for power in reversed(range(21)):
        while take(1 << power):
            taken += 1 << power
    return taken


def test_every_budget_is_among_them() -> None:
    assert set(BUDGETS) == {limit.name for limit in fields(Limits)} - {"open_sockets", "open_connections"}


@each_budget
def test_in_an_hour_a_budget_lets_so_much_through_and_no_more(clock: Clock, name: str) -> None:
    at_once, in_an_hour, said = BUDGETS[name]
    bucket = Bucket(*getattr(Limits(), name), clock)
    assert all_that_is_there(bucket.take) == at_once
    total = 0
    for _ in range(3600):
        clock.now += 1.0
        total += all_that_is_there(bucket.take)

    assert in_an_hour - 1 <= total <= in_an_hour, "the last one may be a moment late"
    assert said in HOSTING


HERE = Asker("192.0.2.1", "", "", secure=False)
A_TABLE: Any = SimpleNamespace(rematch="", seats=[], setup=SimpleNamespace(players=2))
LOOK = wire.Look(id="1", moves=[], after=0)
UNDO = wire.Undo(id="1", after=0)
ASKS: dict[str, Callable[[Guard, int], object]] = {
    "requests": lambda guard, _: guard.count_request(HERE),
    "tables": lambda guard, _: guard.count_table(HERE),
    "sockets": lambda guard, _: (guard.open_socket(HERE), guard.close_socket(HERE)),
    "messages_together": lambda guard, _: guard.count_message(HERE),
    "hints": lambda guard, _: guard.count_hint(HERE),
    "offers": lambda guard, _: guard.count_offer(HERE),
    "undos": lambda guard, _: guard.count_asked(HERE, UNDO, A_TABLE),
    "looks": lambda guard, _: guard.count_asked(HERE, LOOK, A_TABLE),
    "joins": lambda guard, number: guard.count_join(HERE, f"table {number}"),
    "joins_at_one_table": lambda guard, _: guard.count_join(HERE, "one table"),
    "written": lambda guard, _: guard.count_written(HERE, Cost(1000)),
    "played": lambda guard, _: guard.count_written(HERE, Cost(1000, is_move=True)),
    "lists": lambda guard, _: guard.count_list(HERE),
    "pictures": lambda guard, _: guard.count_picture(HERE),
    "keys": lambda guard, _: guard.count_key(HERE),
    "replays": lambda guard, _: guard.count_replay(HERE),
    "records": lambda guard, _: guard.count_record(HERE),
}
"""What takes one from a budget, or a thousand bytes."""


@pytest.mark.parametrize("name", ASKS)
def test_whoever_asks_the_house_has_that_budget(clock: Clock, name: str) -> None:
    """All others have no end, so it is this one that refuses."""
    guard = Guard(replace(Limits.none(), **{name: getattr(Limits(), name)}), clock=clock)
    numbers = itertools.count()

    def is_let_through() -> bool:
        with contextlib.suppress(Refused):
            ASKS[name](guard, next(numbers))
            return True
        return False

    def let_through() -> int:
        return sum(1 for _ in iter(is_let_through, False))

    unit = 1000 if name in ("written", "played") else 1
    at_once, in_an_hour, _ = BUDGETS[name]
    assert let_through() == at_once // unit
    later = 0
    for _ in range(60):
        clock.now += 1.0
        later += let_through()
    assert in_an_hour / 60 - unit <= later * unit <= in_an_hour / 60
