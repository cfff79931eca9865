"""A normal table beside somebody who floods the house: `python bench/floods.py` (prints JSON).

Starts the real server with its ordinary limits. Two people play at a steady pace, newcomers fetch the foyer's page over fresh
connections, and an attacker in processes of its own does one thing as fast as it can: from one address, and from eight. Printed are,
for each attack, how long it took from a move being sent until both were told, how long newcomers waited for their page, the server's
memory before and after, and what the attacker did; and which part of the time the server's first process waited for a core
(`waited_for_cores`), without which nothing can be said of it on a machine that is not left alone. `quiet` is the same without an attacker; in `busy` the attacker's
processes only compute, which shows how much of a figure is this machine's, since an attacker elsewhere takes none of its cores.
`python bench/floods.py --seconds 6` lets all attacks loose, from one address and from eight, in about twelve minutes.

It fails if a goal is missed: 99 of 100 moves within 50 ms, a page for every newcomer within a second, memory that stays flat, a porter
who leaves most of a core to others. And it fails if an attack did nothing: then nothing was shown.

Each attack is one small function in `attacks.py` or `cheats.py`. All of it stays on this machine, and is bounded in time and in count.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import ipaddress
import itertools
import json
import os
import random
import resource
import secrets
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

sys.path.insert(0, str(Path(__file__).parents[1]))

import httpx
import msgspec
from bench import cheats
from bench.attacks import ATTACKS, Counts, Target
from bench.load import Now, Socket, alone, cpu_seconds, decode, rooms_of
from tests.server.deals import ready_in, reveal_in
from tests.server.houses import House

PEOPLE = "127.0.0.99"
"""Where the two who play come from; newcomers come from addresses of their own."""
GOAL_MOVES_MS, GOAL_NEWCOMERS_MS = 50.0, 1000.0
GOAL_GROWTH_MB, GOAL_GROWTH_MB_A_SECOND = 10.0, 1.0
"""How much the server's memory may grow: by what a game needs, and by little more in a longer siege."""
GOAL_BUSY = 0.5
"""How much of the time that it could have had a core the porter of several rooms may take; one that polled took 0.92."""
FAILED = "failed"
"""Counts attackers that ended by an error."""
TABLES = 8
"""Tables that are set up before the attack: when a game is over, the two go on at the next."""


# The people who play, and those who come.


class Pair:
    """Two people at tables of their own, of whom whoever is to move does so when told to."""

    def __init__(self, host: str, port: int, tables: int = TABLES) -> None:
        self._host, self._port, self._wanted = host, port, tables
        self._tables: list[tuple[str, list[str]]] = []
        self._sockets: list[Socket] = []
        self._now: list[Now | None] = [None, None]
        self._told = asyncio.Event()
        self._dice = random.Random(1)
        self.refused = 0

    @property
    def table(self) -> str:
        """The table at which they play just now."""
        return self._tables[0][0]

    async def set_up(self) -> None:
        """Take seats at all tables, and sit down at the first."""
        transport = httpx.AsyncHTTPTransport(local_address=PEOPLE)
        async with httpx.AsyncClient(base_url=f"http://{self._host}:{self._port}", transport=transport) as http:
            for _ in range(self._wanted):
                self._tables.append(await self._seat(http))
        await self._sit_down()

    async def _seat(self, http: httpx.AsyncClient) -> tuple[str, list[str]]:
        made = (await http.post("/api/tables", json={"game": "catham-city", "players": 2, "name": "Mia"})).json()
        http.cookies.clear()
        joined = (await http.post(f"/api/tables/{made['table']}/join", json={"name": "Leo", "id": "1"})).json()
        http.cookies.clear()
        for wish in (ready_in, reveal_in):
            for seated in (made, joined):
                own = {"Authorization": f"Bearer {seated['token']}"}
                answer = await http.post(f"/api/tables/{made['table']}/do", json=wish(seated), headers=own)
                answer.raise_for_status()
        return made["table"], [made["token"], joined["token"]]

    async def _sit_down(self) -> None:
        table, tokens = self._tables[0]
        self._sockets, self._now = [], [None, None]
        for seat, token in enumerate(tokens):
            _, socket = await asyncio.get_running_loop().create_connection(
                lambda seat=seat, token=token: Socket(  # type: ignore[misc]
                    f"/api/tables/{table}/live", token, lambda frame: self._hear(seat, frame)
                ),
                self._host,
                self._port,
                local_addr=(PEOPLE, 0),
            )
            await socket.opened
            self._sockets.append(socket)
        while None in self._now:
            await self._news()

    def _hear(self, seat: int, frame: bytes) -> None:
        message = decode(frame)
        if message.kind == "refused":
            self.refused += 1
        if message.now is not None:
            self._now[seat] = message.now
        self._told.set()

    async def _news(self) -> None:
        await self._told.wait()
        self._told.clear()

    async def move(self) -> float:
        """Make one move; how long it took until both were told."""
        first = self._now[0]
        assert first is not None
        if first.over:
            await self._go_on()
            return await self.move()
        assert first.view is not None
        seat = first.view.turn or 0
        now = self._now[seat]
        assert now is not None
        assert now.view is not None
        moves = alone(now.view.moves)
        if not moves:
            await self._go_on()
            return await self.move()
        move = self._dice.choice(moves)
        began = time.perf_counter()
        self._sockets[seat].send(
            msgspec.json.encode({"do": "play", "id": secrets.token_hex(4), "move": move, "after": now.changed})
        )
        while any(seen is None or seen.changed <= now.changed for seen in self._now):
            await self._news()
        return time.perf_counter() - began

    async def leave(self) -> None:
        """Hang up."""
        for socket in self._sockets:
            assert socket.transport is not None
            socket.transport.abort()
        await asyncio.sleep(0)

    async def _go_on(self) -> None:
        await self.leave()
        self._tables.append(self._tables.pop(0))
        await self._sit_down()


@dataclass
class Watch:
    """What was measured in a time."""

    moves: list[float] = field(default_factory=list)
    stuck: float = 0.0
    """Since when the last move has been under way."""
    coming: float = 0.0
    """Since when the last newcomer has waited."""
    newcomers: list[float] = field(default_factory=list)
    pages: int = 0


async def play(pair: Pair, watch: Watch, pace: float) -> None:
    """Moves at a steady pace; whoever plays waits for nobody's flood."""
    loop = asyncio.get_running_loop()
    due = loop.time()
    while True:
        watch.stuck = time.perf_counter()
        watch.moves.append(await pair.move())
        watch.stuck = 0.0
        due = max(due + 1 / pace, loop.time())
        await asyncio.sleep(due - loop.time())


async def come(host: str, port: int, watch: Watch) -> None:
    """One newcomer after another, each from an address of their own, fetches the foyer's page."""
    for number in itertools.count():
        address = f"127.0.{1 + number // 200 % 200}.{1 + number % 200}"
        watch.coming = time.perf_counter()
        watch.pages += await fetch_page(host, port, address)
        watch.newcomers.append(time.perf_counter() - watch.coming)
        watch.coming = 0.0
        await asyncio.sleep(0.2)


async def fetch_page(host: str, port: int, address: str) -> bool:
    """Whether somebody who comes for the first time gets the foyer's page within five seconds."""
    writer = None
    try:
        async with asyncio.timeout(5):
            reader, writer = await asyncio.open_connection(host, port, local_addr=(address, 0))
            writer.write(f"GET / HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: close\r\n\r\n".encode())
            answer = await reader.read()
        return answer.startswith(b"HTTP/1.1 200") and b"</html>" in answer
    except (OSError, TimeoutError):
        return False
    finally:
        if writer is not None:
            writer.transport.abort()


# A siege: the attack beside the people, and what it did to them.


def memory_mb(processes: Sequence[int]) -> float:
    """What processes have in memory."""
    pages = [int(Path(f"/proc/{process}/statm").read_text().split()[1]) for process in processes]
    return round(sum(pages) * os.sysconf("SC_PAGE_SIZE") / 2**20, 1)


def seconds_of(process: int) -> tuple[float, float]:
    """For how long a process's first thread has worked so far, and waited for a core that others had."""
    worked, waited, _ = Path(f"/proc/{process}/schedstat").read_text().split()
    return int(worked) / 1e9, int(waited) / 1e9


def part(times: list[float], share: float) -> float | None:
    """A share of all times in milliseconds."""
    return round(1000 * sorted(times)[min(len(times) - 1, int(share * len(times)))], 1) if times else None


def slowest(times: list[float]) -> list[tuple[int, float]]:
    """The slowest moves: which of them, and their milliseconds."""
    return [(place, round(1000 * late, 1)) for place, late in sorted(enumerate(times), key=lambda pair: -pair[1])[:4]]


async def besiege(
    url: str,
    processes: Sequence[int],
    name: str,
    addresses: int,
    seconds: float,
    pace: float = 20.0,
    tables: int = TABLES,
) -> dict[str, Any]:
    """Let an attacker loose on an open house, and measure what people notice. `quiet` is no attack."""
    parts = urlsplit(url)
    host, port = str(parts.hostname), int(parts.port or 80)
    assert ipaddress.ip_address(host).is_loopback, "nobody else's house is attacked"
    pair, watch = Pair(host, port, tables), Watch()
    await pair.set_up()
    before = memory_mb(processes)
    attackers = await start_attackers(name, Target(host, port, pair.table), addresses, seconds + 0.5)
    tasks = [asyncio.create_task(play(pair, watch, pace)), asyncio.create_task(come(host, port, watch))]
    began, computed = time.perf_counter(), [cpu_seconds([process]) for process in processes]
    worked, waited = seconds_of(processes[0])
    await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    took = time.perf_counter() - began
    worked, waited = (now - before for now, before in zip(seconds_of(processes[0]), (worked, waited), strict=True))
    cores = [
        round((cpu_seconds([process]) - before) / took, 2) for process, before in zip(processes, computed, strict=True)
    ]
    after = memory_mb(processes)
    broken = [repr(task.exception()) for task in tasks if task.done()]
    late = time.perf_counter()
    if watch.stuck:
        watch.moves.append(late - watch.stuck)
    if watch.coming and late - watch.coming > 1:
        watch.newcomers.append(late - watch.coming)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await pair.leave()
    counts = await end_attackers(attackers)
    return {
        "attack": name,
        "addresses": addresses,
        "seconds": round(took, 2),
        "moves": len(watch.moves) - bool(watch.stuck),
        "moves_asked": int(took * pace),
        "p50_ms": part(watch.moves, 0.5),
        "p99_ms": part(watch.moves, 0.99),
        "slowest": slowest(watch.moves),
        "newcomers": len(watch.newcomers),
        "newcomers_without_page": len(watch.newcomers) - watch.pages,
        "newcomers_p50_ms": part(watch.newcomers, 0.5),
        "newcomers_p99_ms": part(watch.newcomers, 0.99),
        "server_cores": cores,
        "busy": round(worked / max(0.01, took - waited), 2),
        "waited_for_cores": round(waited / took, 2),
        "memory_mb": [before, after],
        "refused_moves": pair.refused,
        "broken": broken,
        "attacker": dict(counts),
    }


async def start_attackers(
    name: str, target: Target, addresses: int, seconds: float
) -> list[asyncio.subprocess.Process]:
    """At most two processes, which share the addresses; they are ready when this returns."""
    if name == "quiet":
        return []
    names = [f"127.0.0.{number}" for number in range(1, addresses + 1)]
    started = []
    for own in (names[::2], names[1::2]):
        if own:
            command = [sys.executable, __file__, "--attacker", name, target.host, str(target.port), target.table]
            started.append(
                await asyncio.create_subprocess_exec(
                    *command, str(seconds), *own, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
                )
            )
    for process in started:
        assert process.stdout is not None
        await process.stdout.readline()
    for process in started:
        assert process.stdin is not None
        process.stdin.write(b"go\n")
    return started


async def end_attackers(attackers: list[asyncio.subprocess.Process]) -> Counts:
    """Wait until they have ended by themselves; what they have counted."""
    counts: Counts = Counter()
    for process in attackers:
        try:
            async with asyncio.timeout(20):
                said, _ = await process.communicate()
            counts.update(json.loads(said or f'{{"{FAILED}": 1}}'))
        except TimeoutError:
            process.kill()
            await process.wait()
            counts[FAILED] += 1
    return counts


def be_attacker(name: str, host: str, port: str, table: str, seconds: str, *addresses: str) -> None:
    """Attack from some addresses for a time, and print what was counted."""
    counts: Counts = Counter()
    target = Target(host, int(port), table)

    async def run() -> None:
        try:
            async with asyncio.timeout(float(seconds)):
                await asyncio.gather(*(ATTACKS[name].run(target, address, counts) for address in addresses))
        except TimeoutError:
            return
        except Exception:
            traceback.print_exc()
        counts[FAILED] += 1  # no attack ends before its time

    raise_limit()
    if name == "records":
        cheats.largest_record()  # to play it takes a while
    print("ready", flush=True)
    sys.stdin.readline()
    asyncio.run(run())
    print(json.dumps(counts), flush=True)


def raise_limit() -> None:
    """As many connections as the system allows."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def misses(row: dict[str, Any]) -> list[str]:
    """Which goals a siege has missed."""
    before, after = row["memory_mb"]
    _, *rooms = row["server_cores"]
    found = {
        "moves": row["p99_ms"] is None or row["p99_ms"] > GOAL_MOVES_MS,
        "newcomers": row["newcomers_without_page"] > 0 or (row["newcomers_p99_ms"] or 1e9) > GOAL_NEWCOMERS_MS,
        "memory": after - before > GOAL_GROWTH_MB + GOAL_GROWTH_MB_A_SECOND * row["seconds"],
        "porter": bool(rooms) and row["busy"] > GOAL_BUSY,
        "broken": bool(row["broken"] or row["refused_moves"]),
        "said": bool(row.get("server_said")),
        "attack": not was_attacked(row),
    }
    return [name for name, missed in found.items() if missed]


def was_attacked(row: dict[str, Any]) -> bool:
    """Whether the attacker did what they came for, so that a siege shows anything."""
    if row["attack"] == "quiet":
        return True
    counts = row["attacker"]
    return counts.get(ATTACKS[row["attack"]].shown_by, 0) > 0 and not counts.get(FAILED)


def close(house: House) -> str:
    """Close a house, or end it if it does not hear any more; what it said on the side."""
    try:
        return house.close()
    except subprocess.TimeoutExpired:
        house.kill()
        return "did not close"


def stored_kb(folder: str) -> int:
    """What the database holds, counted by its rows: SQLite's log keeps the size that it once had."""
    with contextlib.closing(sqlite3.connect(f"{folder}/tables.sqlite")) as database:
        sizes = ("select sum(length(body) + 24) from entries", "select sum(length(setup) + 60) from tables")
        return sum(database.execute(size).fetchone()[0] or 0 for size in sizes) // 1000


def run_one(name: str, addresses: int, seconds: float, rooms: int) -> dict[str, Any]:
    """One siege of a house of its own."""
    arguments = ["--pace", "0", "--thinkers", "0", *(ATTACKS[name].arguments if name in ATTACKS else ())]
    if rooms > 1:
        arguments += ["--rooms", str(rooms)]
    with tempfile.TemporaryDirectory() as folder:
        house = House(f"sqlite:///{folder}/tables.sqlite", *arguments)
        try:
            processes = rooms_of(house.process.pid) if "--rooms" in arguments else [house.process.pid]
            row = asyncio.run(besiege(house.url, processes, name, addresses, seconds))
            row["stored_kb"] = stored_kb(folder)
        finally:
            said = close(house)
    row |= {"server_said": said[-2000:]}
    row["missed"] = misses(row)
    return row


def warm_thoughts() -> None:
    """Compile the thoughts of the game at which hints are asked and bots play: until then nobody thinks."""
    subprocess.run([sys.executable, "-m", "mewseum.players.warmth", "meow"], check=False)


def in_short(row: dict[str, Any]) -> dict[str, Any]:
    """What is judged of a siege, and what shows that there was one."""
    shown_by = ATTACKS[row["attack"]].shown_by if row["attack"] in ATTACKS else ""
    before, after = row["memory_mb"]
    told = ("attack", "addresses", "moves", "p50_ms", "p99_ms", "newcomers_p99_ms", "newcomers_without_page")
    more = {"grown_mb": round(after - before, 1), "cores": row["server_cores"]}
    more |= {"busy": row["busy"], "waited_for_cores": row["waited_for_cores"]}
    done = {shown_by: row["attacker"].get(shown_by, 0)} if shown_by else {}
    return {name: row[name] for name in told} | more | {"done": done, "missed": row["missed"]}


def main() -> None:
    if sys.argv[1:2] == ["--attacker"]:
        be_attacker(*sys.argv[2:])
        return
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("attacks", nargs="*", help=f"of: quiet {' '.join(ATTACKS)}; all of them unless told otherwise")
    parser.add_argument("--addresses", type=int, nargs="+", default=[1, 8])
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--rooms", type=int, default=1)
    parser.add_argument("--runs", type=int, default=1, help="so many times each; medians are judged")
    asked = parser.parse_args()
    raise_limit()
    warm_thoughts()
    rows = []
    for name in asked.attacks or ["quiet", *ATTACKS]:
        for addresses in asked.addresses if name != "quiet" else [0]:
            runs = [run_one(name, addresses, asked.seconds, asked.rooms) for _ in range(asked.runs)]
            row = min(
                runs, key=lambda run: abs((run["p99_ms"] or 1e9) - statistics.median(r["p99_ms"] or 1e9 for r in runs))
            )
            rows.append(row)
            print(json.dumps(row), file=sys.stderr)
            if row["server_said"]:
                print(row["server_said"], file=sys.stderr)
    table = ",\n  ".join(json.dumps(in_short(row)) for row in rows)
    missed = sorted({row["attack"] for row in rows if row["missed"]})
    print(f'{{"missed": {json.dumps(missed)}, "sieges": [\n  {table}\n]}}')
    sys.exit(any(row["missed"] for row in rows))


if __name__ == "__main__":
    main()
