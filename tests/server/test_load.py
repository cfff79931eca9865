"""The generator of load, in short: that it measures, and how it judges. How fast the house is, is measured by hand."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from bench import load
from bench.load import judge

ROOT = Path(__file__).parents[2]


def a_row(rate, served, p99, bots=0, thoughts=0.0):
    late = {"p50_ms": 1.0, "p99_ms": p99, "stolen_percent": 0.0}
    return {"moves_per_s_asked": rate, "moves_per_s": served, **late, "bots": bots, "thoughts": thoughts}


@pytest.mark.parametrize(
    ("rows", "met"),
    [
        ([a_row(100, 100, 20.0)], True),
        ([a_row(100, 100, 51.0)], False),
        ([a_row(100, 90, 20.0)], False),
        ([a_row(100, 0, None)], False),
        ([a_row(100, 100, 20.0, bots=3, thoughts=5.0)], True),
        ([a_row(100, 100, 20.0, bots=3, thoughts=0.0)], False),
        ([a_row(100, 100, 20.0), a_row(100, 100, 300.0), a_row(100, 99, 30.0)], True),
        ([a_row(100, 100, 20.0), a_row(100, 100, 300.0), a_row(100, 99, 60.0)], False),
    ],
)
def test_the_median_of_all_runs_is_judged(rows, met):
    (judged,) = judge(rows)
    assert judged["met"] is met


def test_each_rate_is_judged_by_itself():
    assert [rate["met"] for rate in judge([a_row(100, 100, 20.0), a_row(900, 500, 700.0)])] == [True, False]


@pytest.mark.parametrize(("servers", "rooms", "bots"), [(1, 1, 3), (2, 1, 0), (1, 2, 0)])
def test_twenty_tables_are_played_at_and_every_seat_is_told(servers, rooms, bots):
    command = [sys.executable, str(ROOT / "bench" / "load.py"), "--tables", "20", "--rates", "20", "--seconds", "2"]
    command += ["--nodes", str(servers), "--rooms", str(rooms), "--bots", str(bots)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, timeout=300, check=False)
    report = json.loads(done.stdout)
    (row,), (rate,) = report["rows"], report["rates"]
    assert report["sockets"] == 80
    assert row["moves_per_s"] > 0
    assert (row["unfinished"], row["refused"]) == (0, 0)
    assert (row["thoughts"] > 0) is bool(bots), "bots that do not think are no load"
    assert done.returncode == (0 if rate["met"] else 1)


def test_the_stages_of_a_move_are_measured_in_every_game():
    command = [sys.executable, "-m", "bench.stages", "--moves", "20", "--rounds", "1"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, timeout=120, check=True)
    report = json.loads(done.stdout)
    assert list(report) == ["cat-burglars", "meow", "catham-city"]
    for stages in report.values():
        assert min(stages.values()) > 0
        assert stages.pop("chained") > 0, "how many times as much a move costs with its chain"
        assert abs(stages.pop("sum") - sum(stages.values())) < 1


def test_seconds_in_which_the_host_is_busy_with_others_are_told_from_those_it_left_alone(monkeypatch):
    clock = {"now": 0.0, "stolen": 0.0}
    monkeypatch.setattr(load.time, "perf_counter", lambda: clock["now"])
    monkeypatch.setattr(load, "idle_and_stolen", lambda: (0.0, clock["stolen"]))
    monkeypatch.setattr(load.os, "cpu_count", lambda: 2)
    seconds = load.Seconds()
    for now, stolen, late in ((0.5, 0.0, 0.01), (1.0, 0.04, 0.2), (2.0, 0.24, 0.02), (3.0, 0.24, 9.0)):
        clock.update(now=now, stolen=stolen)
        seconds.note(late)
    report = seconds.report()
    assert report["p99_ms_by_second"] == [10.0, 200.0, 20.0]
    assert report["stolen_percent_by_second"] == [2.0, 10.0, 0.0]
    assert report["left_alone"] == {"seconds": 2, "p99_ms": 20.0}
