"""Kills and power cuts while people play, in short; `make soak` runs the long forms."""

from __future__ import annotations

import asyncio

import pytest
from bench import crash, power


@pytest.mark.parametrize(("rooms", "kills"), [(1, 6), (2, 2)])
def test_nothing_that_was_answered_is_lost_or_doubled_when_the_server_is_killed(tmp_path, rooms, kills):
    account = asyncio.run(crash.crash(kills=kills, tables=3, seed=7, folder=tmp_path, rooms=rooms))
    assert account.said == []
    assert account.acknowledged > 0
    assert (account.lost, account.doubled, account.misplaced) == (0, 0, 0)


def test_a_move_that_was_lost_doubled_or_misplaced_would_be_noticed():
    person = crash.Person(
        "t", "token", None, promised={"a": 1, "b": 2}, told={3: ("said", 0)}, heard={"a": 1, "b": 1, 3: 1}
    )
    kept = [{"kind": "played", "seat": 0, "message": f"mia:{name}"} for name in "ab"]
    account = crash.Account()
    account.compare([person], [*kept, {"kind": "said", "seat": 0}])
    assert account.faults == 0
    account.compare([person], kept)
    assert (account.lost, account.doubled, account.misplaced) == (1, 0, 0)
    account.compare([person], [*kept, kept[0]])
    assert (account.lost, account.doubled, account.misplaced) == (1, 1, 1)
    account.compare([person], [*reversed(kept), {"kind": "said", "seat": 0}])
    assert (account.lost, account.doubled, account.misplaced) == (1, 1, 3)


@pytest.fixture
def compiler():
    if not power.has_compiler():
        pytest.skip("gcc is not installed")


def test_nothing_that_was_answered_is_lost_when_the_power_is_cut(tmp_path, compiler):
    report = asyncio.run(power.cut_power(cuts=5, tables=2, seed=3, folder=tmp_path))
    assert report["acknowledged_moves"] > 0
    assert report["cuts"] == 5
    assert (report["lost"], report["doubled"], report["misplaced"], report["broken_files"]) == (0, 0, 0, 0)


def test_a_server_that_does_not_sync_is_found_out(tmp_path, compiler):
    report = asyncio.run(power.cut_power(cuts=5, tables=2, seed=3, folder=tmp_path, fault=power.CARELESS))
    assert report["lost"] > 0
