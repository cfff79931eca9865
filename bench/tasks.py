"""What a page's main thread was busy with, and for how long: read from the browser's own trace."""

from __future__ import annotations

import contextlib
import itertools
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing", "v8"]
BUSY_WITH = {
    "UpdateLayoutTree": "style",
    "Layout": "layout",
    "PrePaint": "paint",
    "Paint": "paint",
    "Layerize": "paint",
    "Commit": "paint",
    "FunctionCall": "script",
    "v8.callFunction": "script",
    "EventDispatch": "script",
    "FireAnimationFrame": "script",
    "TimerFire": "script",
    "RunMicrotasks": "script",
    "ParseHTML": "script",
    "MinorGC": "garbage",
    "MajorGC": "garbage",
}
BEGIN, END = "bench-begin", "bench-end"

Event = dict[str, Any]


@dataclass(frozen=True)
class Task:
    """One task, in milliseconds: by the clock, by the processor's time, and what that went into."""

    clock: float
    busy: float
    spent: dict[str, float] = field(default_factory=dict)
    began: float = 0.0
    """When, in seconds of `time.monotonic`."""


@contextlib.contextmanager
def traced(context: Any, page: Any) -> Iterator[list[Event]]:
    """The events of a page; they are there when this ends."""
    session = context.new_cdp_session(page)
    events: list[Event] = []
    complete: list[bool] = []
    session.on("Tracing.dataCollected", lambda data: events.extend(data["value"]))
    session.on("Tracing.tracingComplete", lambda _: complete.append(True))
    config = {"recordMode": "recordAsMuchAsPossible", "includedCategories": CATEGORIES}
    session.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": config})
    yield events
    session.send("Tracing.end")
    while not complete:
        page.wait_for_timeout(50)
    session.detach()


def mark(page: Any, name: str) -> None:
    page.evaluate("(name) => performance.mark(name)", name)


def tasks(events: list[Event]) -> list[Task]:
    """All tasks of the page that ran between two marks, the longest first."""
    marks = sorted((event["ts"], event["name"]) for event in events if event["name"] in (BEGIN, END))
    spans = [(a, b) for (a, first), (b, second) in itertools.pairwise(marks) if (first, second) == (BEGIN, END)]
    threads = {(event["pid"], event["tid"]) for event in events if event["name"] == BEGIN}
    done = [event for event in events if event["ph"] == "X" and (event["pid"], event["tid"]) in threads]
    done.sort(key=lambda event: (event["ts"], -event["dur"]))
    groups: list[list[Event]] = []
    for event in done:
        if groups and event["ts"] < groups[-1][0]["ts"] + groups[-1][0]["dur"]:
            groups[-1].append(event)
        elif event["name"].endswith("RunTask"):
            groups.append([event])
    timed = [
        Task(whole["dur"] / 1000, whole.get("tdur", 0) / 1000, spent(parts), whole["ts"] / 1e6)
        for whole, *parts in groups
        if any(a <= whole["ts"] and whole["ts"] + whole["dur"] <= b for a, b in spans)
    ]
    return sorted(timed, key=lambda task: -task.clock)


def spent(parts: list[Event]) -> dict[str, float]:
    """The processor's time by what it went into; what is part of something else counts there and not twice."""
    times: Counter[str] = Counter()
    open_parts: list[Event] = []
    for part in parts:
        while open_parts and part["ts"] >= open_parts[-1]["ts"] + open_parts[-1]["dur"]:
            open_parts.pop()
        kind = BUSY_WITH.get(part["name"])
        if kind is None:
            continue
        busy = part.get("tdur", 0) / 1000
        if open_parts:
            times[BUSY_WITH[open_parts[-1]["name"]]] -= busy
        times[kind] += busy
        open_parts.append(part)
    return {kind: round(time, 1) for kind, time in times.most_common() if time >= 0.05}
