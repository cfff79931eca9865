"""How the browser's table is measured: what is read from a trace, and how it is judged. How smooth it is, is measured by hand."""

from __future__ import annotations

import os
import time

import pytest
from bench.stolen import Host, taken_of_each_core
from bench.tasks import BEGIN, END, tasks
from bench.web import judge

MAIN, OTHER = 1, 2


def event(name, start, length=0, busy=0, thread=MAIN):
    return {"ph": "X", "name": name, "ts": start, "dur": length, "tdur": busy, "pid": 7, "tid": thread}


def a_mark(name, at):
    return {**event(name, at), "ph": "I"}


def test_tasks_between_marks_are_told_with_what_they_were_busy_with():
    trace = [
        a_mark(BEGIN, 0),
        event("RunTask", 1_000, 30_000, 20_000),
        event("FunctionCall", 2_000, 20_000, 15_000),
        event("Layout", 3_000, 5_000, 4_000),
        event("Paint", 25_000, 2_000, 2_000),
        event("RunTask", 50_000, 40_000, 10_000),
        a_mark(END, 100_000),
    ]

    longest, second = tasks(trace)
    assert (longest.clock, longest.busy, longest.spent) == (40, 10, {})
    assert (second.clock, second.busy, second.spent) == (30, 20, {"script": 11, "layout": 4, "paint": 2})


def test_what_other_threads_do_and_what_is_outside_of_marks_is_left_out():
    trace = [
        event("RunTask", 0, 500),
        a_mark(BEGIN, 1_000),
        event("RunTask", 1_500, 900_000, thread=OTHER),
        event("RunTask", 2_000, 1_000),
        a_mark(END, 4_000),
        event("RunTask", 5_000, 80_000),
        a_mark(BEGIN, 90_000),
        event("RunTask", 91_000, 2_000),
        a_mark(END, 94_000),
    ]

    assert [task.clock for task in tasks(trace)] == [2, 1]


def test_a_task_is_told_with_what_the_host_took_meanwhile():
    host = Host([(10.0, (0.0, 500.0)), (10.1, (0.0, 500.0)), (10.2, (30.0, 560.0)), (10.3, (90.0, 560.0))])

    assert host.took(10.02, 10.08) == 0
    assert host.took(10.12, 10.18) == 60
    assert host.took(10.12, 10.28) == 90, "of one core: which one the page was on is not known"
    assert host.took(9.0, 20.0) == 90
    assert Host().took(0.0, 1.0) == 0


def test_what_the_host_takes_is_looked_at_all_the_time():
    with Host() as host:
        time.sleep(0.1)
    assert len(host._moments) >= 2
    assert len(taken_of_each_core()) == os.cpu_count()


def a_run(p95=60.0, long=0, by_itself=0, busiest=30.0):
    return {"p95_ms": p95, "tasks_over_50_ms": long, "of_them_by_itself": by_itself, "busiest_task_ms": busiest}


def judged(motion=True, tasks=True, by_itself=True, work=True):
    return {
        "click_to_motion": motion,
        "no_long_tasks": tasks,
        "no_long_tasks_by_itself": by_itself,
        "no_long_work": work,
    }


@pytest.mark.parametrize(
    ("measured", "met"),
    [
        ({"first_screen": {"kilobytes_compressed": 58.0}}, {"first_screen": True}),
        ({"first_screen": {"kilobytes_compressed": 151.0}}, {"first_screen": False}),
        ({"lighthouse": {"foyer": {"performance": 95, "accessibility": 100, "best-practices": 100}}}, {"lighthouse": True}),
        ({"lighthouse": {"foyer": {"performance": 94, "accessibility": 100, "best-practices": 100}}}, {"lighthouse": False}),
        ({"lighthouse": {"foyer": {"failed": "no such page"}}}, {"lighthouse": False}),
        ({"meow": [a_run(), a_run()]}, judged()),
        ({"meow": [a_run()], "catham-city": [a_run(), a_run(long=1)]}, judged(tasks=False)),
        ({"meow": [a_run()], "catham-city": [a_run(), a_run(long=1, by_itself=1)]}, judged(tasks=False, by_itself=False)),
        ({"meow": [a_run()], "catham-city": [a_run(), a_run(busiest=50.1)]}, judged(work=False)),
        ({"meow": [a_run(), a_run(p95=101.0)]}, judged(motion=False)),
        ({"meow": [a_run(p95=None)]}, judged(motion=False)),
    ],
)  # fmt: skip
def test_every_run_is_judged(measured, met):
    assert judge(measured) == met


@pytest.mark.parametrize(("growth", "flat"), [(0.0, True), (0.3, False)])
def test_memory_is_flat_if_it_stays_the_same_after_the_first_game(growth, flat):
    kept = [[number, 6 + number * growth, 900, 37] for number in range(11)]
    kept[0][1] = 1.0
    assert judge({"memory": {"after_games_megabytes_nodes_listeners": kept}}) == {"flat_memory": flat}
