"""Buckets fill as fast as their limit says, by a clock that these tests turn on."""

from __future__ import annotations

import pytest

from mewseum.server.limits import Bucket, Buckets


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
