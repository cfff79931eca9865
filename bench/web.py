"""How quick and how smooth the browser's table is: `python -m bench.web` (prints JSON; exits with 1 if a target is missed).

Opens a house and a real Chromium, and measures

- what the foyer loads before it can be used: JavaScript and CSS, compressed;
- with Lighthouse, the foyer and a running table of each game (`npm install lighthouse` in some folder, `--lighthouse FOLDER`);
- the time from a click until a card moves, the longest tasks meanwhile and what they were busy with, and the time between frames,
  in each game (`--clicks 30`), as often as is asked for (`--runs 5`);
- the memory that the page keeps, over many games one after the other in the same tab (`--games 50`).
"""

from __future__ import annotations

import argparse
import contextlib
import gzip
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from bench import tasks
from bench.hostile import grows
from bench.stolen import Host
from tests.server.houses import house
from tests.web.chromium import FLAGS, find
from tests.web.pages import play_now

from mewseum import GAMES

DESK = {"width": 1440, "height": 900}
CATEGORIES = ("performance", "accessibility", "best-practices")

MOST_KILOBYTES = 150
LEAST_SCORE = 95
MOST_TO_MOTION = 100
MOST_LONG_TASKS = 0
MOST_AT_WORK = 50
"""What is aimed at: of the first screen, of each of Lighthouse's scores, of 95 in 100 clicks in milliseconds, of tasks over 50 ms, and of
any task's own work in milliseconds: the clock goes on while a machine with few cores does something else, or its host takes them away
(`stolen_ms`); the work is the page's alone."""

CHOICES = ".actions .buttons button:not(.back), .actions details button"
"""What can be pressed. By text the driver would search in the page itself, and that would count as the page's own work."""

LONGEST = 3
"""So many of the longest tasks are told with what they were busy with."""

WATCH = """
  window.moved = []; window.clicked = 0; window.long = []; window.steps = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    if (window.clicked) { window.moved.push(performance.now() - window.clicked); window.clicked = 0; }
    return animate.apply(this, how);
  };
  addEventListener("click", (event) => { window.clicked = event.timeStamp; }, { capture: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.long.push(entry.duration);
  }).observe({ type: "longtask" });
  let last = 0;
  const step = (now) => {
    const moves = document.getAnimations().length > 0;
    if (moves && last) window.steps.push(now - last);
    last = moves ? now : 0;
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
"""
"""Notes the time from each click to the first thing that moves, every task that halts the page, and the time between two frames
while anything moves."""

PLAY = """
  async ({ game, players }) => {
    const ask = async (method, path, body) => {
      const answer = await fetch(`/api/tables${path}`, {
        method, headers: { "content-type": "application/json" }, body: body && JSON.stringify(body),
      });
      return answer.json();
    };
    const others = Array(players - 1).fill("kitten");
    const { table } = await ask("POST", "", { game, players, name: "Mia", others });
    history.pushState(null, "", `/t/${table}`);
    dispatchEvent(new PopStateEvent("popstate"));
    for (;;) {  // the page itself commits to a number, and reveals it
      const ready = document.querySelector('[data-act="ready"]');
      if (ready) { ready.click(); break; }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    let moves = 0;
    for (let since = 0; ; ) {
      const { now } = await ask("GET", `/${table}?since=${since}&wait=5`);
      since = now.number;
      if (now.over) return moves;
      if (!now.choices.length) continue;
      const choices = now.choices.filter((choice) => choice.verb !== "infiltrate-crew");  // it comes with a payment
      const choice = choices[Math.floor(Math.random() * choices.length)] ?? now.choices[0];
      await ask("POST", `/${table}/do`, { do: "play", id: `${now.changed}`, move: choice.text, after: now.changed });
      moves += 1;
    }
  }
"""
"""A whole game, seen in the page, played through the house's own addresses: quicker than anybody clicks."""


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


@contextlib.contextmanager
def a_browser(folder: str, port: int) -> Any:
    """Chromium with a profile of its own, which Lighthouse can use too."""
    from playwright.sync_api import sync_playwright

    as_root = ["--no-sandbox"] if os.getuid() == 0 else []
    with sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            folder,
            executable_path=find(),
            args=[*FLAGS, *as_root, f"--remote-debugging-port={port}", "--js-flags=--expose-gc"],
            viewport=DESK,
            locale="en",
        )
        yield context
        context.close()


def first_screen(context: Any, url: str) -> dict[str, Any]:
    """What comes over the wire before the foyer can be used."""
    page = context.new_page()
    sizes: dict[str, int] = {}
    kinds = ("script", "stylesheet")

    def note(response: Any) -> None:
        if response.request.resource_type in kinds:
            sizes[response.url.rpartition("/")[2]] = len(gzip.compress(response.body(), 6))

    page.on("response", note)
    page.goto(url)
    page.wait_for_selector(".games button.primary")
    page.wait_for_load_state("networkidle")
    page.close()
    return {"kilobytes_compressed": round(sum(sizes.values()) / 1024, 1), "files": len(sizes)}


def lighthouse(folder: Path, port: int, url: str) -> dict[str, Any]:
    """Lighthouse's scores of a page, in the profile of the open browser."""
    command = [
        str(folder / "node_modules" / ".bin" / "lighthouse"),
        url,
        f"--port={port}",
        "--preset=desktop",
        "--quiet",
        "--output=json",
        "--disable-storage-reset",
        f"--only-categories={','.join(CATEGORIES)}",
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        return {"failed": done.stderr.strip()[-300:]}
    report = json.loads(done.stdout)
    scores: dict[str, Any] = {name: round(100 * report["categories"][name]["score"]) for name in CATEGORIES}
    wanting = [
        audit["id"]
        for name in CATEGORIES
        for audit in report["categories"][name]["auditRefs"]
        if audit["weight"] and (report["audits"][audit["id"]]["score"] or 0) < 0.9
        and report["audits"][audit["id"]]["scoreDisplayMode"] not in ("notApplicable", "manual", "informative")
    ]  # fmt: skip
    return scores | {"wanting": wanting}


def from_click_to_motion(context: Any, url: str, game: str, clicks: int, seed: int) -> dict[str, Any]:
    """How long it takes from a click until the first card moves, how long the page is halted meanwhile, how smoothly they move."""
    from playwright.sync_api import TimeoutError as Gone

    page, dice = context.new_page(), random.Random(seed)
    noted: dict[str, list[float]] = {"moved": [], "long": [], "steps": []}

    def take_notes() -> None:
        for name, times in noted.items():
            times += page.evaluate(f"window.{name}.splice(0)")

    def sit_down() -> None:
        play_now(page, url, game)
        page.wait_for_timeout(1000)  # what the first picture takes is Lighthouse's affair
        page.evaluate("window.moved = [], window.long = [], window.steps = []")
        tasks.mark(page, tasks.BEGIN)

    page.add_init_script(WATCH)
    with Host() as host, tasks.traced(context, page) as events:
        sit_down()
        for _ in range(clicks * 6):
            take_notes()
            if len(noted["moved"]) >= clicks:
                break
            if page.locator(".ending").count():
                tasks.mark(page, tasks.END)
                sit_down()
            with contextlib.suppress(Gone):
                page.wait_for_selector(".actions .buttons button", timeout=5000)
                page.evaluate("document.querySelectorAll('.actions details').forEach((list) => (list.open = true))")
                buttons = page.locator(CHOICES)
                buttons.nth(dice.randrange(max(1, buttons.count()))).click(timeout=500)
                page.wait_for_timeout(600)
        tasks.mark(page, tasks.END)
    page.close()
    moved, halted, steps = (sorted(times) for times in noted.values())
    done = tasks.tasks(events)
    return {
        "clicks": len(moved),
        "p50_ms": percentile(moved, 0.5),
        "p95_ms": percentile(moved, 0.95),
        "tasks_over_50_ms": len(halted),
        "of_them_by_itself": sum(task.clock - stolen_from(task, host) > MOST_AT_WORK for task in done),
        "longest_tasks": [
            {
                "ms": round(task.clock, 1),
                "stolen_ms": round(stolen_from(task, host)),
                "busy_ms": round(task.busy, 1),
                **task.spent,
            }
            for task in done[:LONGEST]
        ],
        "busiest_task_ms": round(max((task.busy for task in done), default=0.0), 1),
        "frames": len(steps),
        "frame_p50_ms": percentile(steps, 0.5),
        "frame_p95_ms": percentile(steps, 0.95),
    }


def stolen_from(task: tasks.Task, host: Host) -> float:
    """Milliseconds that the host took of a core meanwhile."""
    return host.took(task.began, task.began + task.clock / 1000)


def percentile(times: list[float], part: float) -> float | None:
    """Of sorted times; None if there are none."""
    return round(times[int(part * (len(times) - 1))], 1) if times else None


def memory(context: Any, url: str, games: int) -> dict[str, Any]:
    """What the page keeps after each tenth of many games, all in one tab. (Whoever waits for a selector keeps what it finds.)"""
    page = context.new_page()
    page.goto(url)
    page.locator(".games").wait_for()
    session = context.new_cdp_session(page)
    kept, moves = [], 0
    for number in range(games + 1):
        if number % max(1, games // 10) == 0:
            page.wait_for_timeout(1500)  # the last cards have arrived, and what was left is left for good
            session.send("HeapProfiler.collectGarbage")
            usage = session.send("Runtime.getHeapUsage")
            counters = session.send("Memory.getDOMCounters")
            kept.append([number, round(usage["usedSize"] / 1e6, 2), counters["nodes"], counters["jsEventListeners"]])
        if number < games:
            moves += page.evaluate(PLAY, {"game": list(GAMES)[number % len(GAMES)], "players": 2})
            page.evaluate("history.pushState(null, '', '/'), dispatchEvent(new PopStateEvent('popstate'))")
            page.locator(".games").wait_for()
    page.close()
    return {"games": games, "moves": moves, "after_games_megabytes_nodes_listeners": kept}


def judge(result: dict[str, Any]) -> dict[str, bool]:
    """Which of the targets are met, of those that were measured; what was measured several times, every time."""
    met = {}
    if "first_screen" in result:
        met["first_screen"] = result["first_screen"]["kilobytes_compressed"] <= MOST_KILOBYTES
    if "lighthouse" in result:
        scores = [page.get(name, 0) for page in result["lighthouse"].values() for name in CATEGORIES]
        met["lighthouse"] = min(scores) >= LEAST_SCORE
    runs = [run for game in GAMES for run in result.get(game, [])]
    if runs:
        met["click_to_motion"] = all(run["p95_ms"] is not None and run["p95_ms"] <= MOST_TO_MOTION for run in runs)
        met["no_long_tasks"] = all(run["tasks_over_50_ms"] <= MOST_LONG_TASKS for run in runs)
        met["no_long_tasks_by_itself"] = all(run["of_them_by_itself"] <= MOST_LONG_TASKS for run in runs)
        met["no_long_work"] = all(run["busiest_task_ms"] <= MOST_AT_WORK for run in runs)
    if "memory" in result:
        _, *kept = result["memory"][
            "after_games_megabytes_nodes_listeners"
        ]  # the first game fetches what all others need
        met["flat_memory"] = not any(grows([moment[column] for moment in kept]) for column in (1, 2, 3))
    return met


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lighthouse", type=Path, help="a folder with Lighthouse in its node_modules")
    parser.add_argument("--clicks", type=int, default=30, help="so many in each game; 0 to leave this out")
    parser.add_argument("--runs", type=int, default=1, help="so many times, each at a new table")
    parser.add_argument("--games", type=int, default=50, help="so many in one tab; 0 to leave this out")
    options = parser.parse_args()
    result = measure(options)
    result["met"] = judge(result)
    print(json.dumps(result, indent=1))
    sys.exit(not all(result["met"].values()))


def measure(options: argparse.Namespace) -> dict[str, Any]:
    port = free_port()
    result: dict[str, Any] = {}
    with (
        tempfile.TemporaryDirectory() as kept,
        tempfile.TemporaryDirectory() as profile,
        a_browser(profile, port) as context,
    ):
        with house(Path(kept), "--thinkers", "0", "--no-limits") as opened:  # bots take their time, as with people
            result["first_screen"] = first_screen(context, opened.url)
            if options.lighthouse:
                result["lighthouse"] = {"foyer": lighthouse(options.lighthouse, port, opened.url)}
                for game in GAMES:
                    page = context.new_page()
                    play_now(page, opened.url, game)
                    result["lighthouse"][game] = lighthouse(options.lighthouse, port, page.url)
                    page.close()
            for run in range(options.runs if options.clicks else 0):
                for game in GAMES:
                    measured = from_click_to_motion(context, opened.url, game, options.clicks, seed=run + 1)
                    result.setdefault(game, []).append(measured)
                    print(json.dumps({game: measured}), file=sys.stderr)
        if options.games:
            with house(Path(kept), "--thinkers", "0", "--no-limits", "--pace", "0") as opened:
                result["memory"] = memory(context, opened.url, options.games)
    return result


if __name__ == "__main__":
    main()
