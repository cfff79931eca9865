"""Kill the server at random moments while people play: `python -m bench.crash --kills 1000` and `--tables 1000`.

A cycle opens the house on one SQLite file, lets several tables play real games as fast as they can, and ends the process
with SIGKILL. After the next start every move that was answered with `done` must be in the record exactly once, at its
number, and so must everything that anybody was told of; a message that was sent again after the crash must not be done
twice. Some kills come while the house is still opening, some of these on an empty disk.

`--tables` measures how long a house with so many live tables takes from its start, as anybody would start it, until
/health answers and the first picture is served.

Prints JSON.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import json
import math
import os
import random
import re
import secrets
import signal
import socket
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from bench.load import alone
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from mewseum import GAMES, record
from mewseum.core.fairness import seat_commitment_of

TARGET = 2.0
"""Seconds from the start of a house with 1,000 live tables to its first picture."""

NURSERY = """
import os, signal, sys
import alembic.command, alembic.config, sqlalchemy.dialects.sqlite
from mewseum.server import database
from mewseum.server.app import Settings
from mewseum.server.house import Manner
from mewseum.server.limits import Limits
from mewseum.server.serve import serve

{fault}
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
print("ready", flush=True)
for line in sys.stdin:
    port, database = line.strip().split(" ", 1)
    child = os.fork()
    if child == 0:
        os.setpgid(0, 0)
        try:
            settings = Settings(database, thinkers=0, manner=Manner(pace=0.0), limits=Limits.none())
            serve(settings, "127.0.0.1", int(port), rooms={rooms}, say=lambda line: None)
        finally:
            os._exit(1)
    print(child, flush=True)
"""


class Nursery:
    """Opens houses fast: each is a process of its own, whose modules were read before it was born."""

    def __init__(self, fault: str = "", environment: dict[str, str] | None = None, rooms: int = 1) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-c", NURSERY.format(fault=fault, rooms=rooms)],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            env={**os.environ, **(environment or {})}, start_new_session=True,
        )  # fmt: skip
        assert self._read() == "ready"
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._house: int | None = None

    def _read(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline().strip()

    def open(self, file: Path) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{self.port} sqlite:///{file}\n")
        self._process.stdin.flush()
        self._house = int(self._read())

    def kill(self) -> None:
        """End all processes of the house without any warning, and wait until they are gone."""
        if self._house is None:
            return
        with contextlib.suppress(ProcessLookupError):
            os.kill(self._house, signal.SIGKILL)  # it may not have its group yet
            while True:
                os.killpg(self._house, signal.SIGKILL)
                time.sleep(0.001)
        while Path(f"/proc/{self._house}").exists():
            time.sleep(0.001)
        self._house = None

    def close(self) -> str:
        """What all houses said on the side."""
        self.kill()
        return self._process.communicate(timeout=10)[1]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def browser() -> httpx.AsyncClient:
    return httpx.AsyncClient(verify=False, timeout=30, limits=httpx.Limits(max_keepalive_connections=0))


async def wait_until_open(http: httpx.AsyncClient, url: str) -> None:
    async with asyncio.timeout(30):
        while True:
            with contextlib.suppress(httpx.HTTPError):
                if (await http.get(f"{url}/health")).status_code == 200:
                    return
            await asyncio.sleep(0.005)


@dataclass
class Person:
    """Somebody at one table, over many connections: what they asked, what they were promised, what they were told."""

    table: str
    token: str
    dice: random.Random
    most: int = 10**9
    """Stop after so many entries."""
    asked: dict[str, str] = field(default_factory=dict)
    promised: dict[str, int] = field(default_factory=dict)
    told: dict[int, tuple[str, int]] = field(default_factory=dict)
    heard: dict[str | int, float] = field(default_factory=dict)
    """When each promise and each number came, by the machine's clock."""
    now: dict[str, Any] = field(default_factory=dict)
    open: dict[str, Any] | None = None
    """The request that has no answer yet."""
    resent: int = 0
    refused: int = 0

    async def play(self, url: str) -> None:
        """Play until the connection breaks or the game ends."""
        address = f"{url.replace('http', 'ws', 1)}/api/tables/{self.table}/live"
        headers = {"Authorization": f"Bearer {self.token}"}
        with contextlib.suppress(WebSocketException, OSError, EOFError):
            async with connect(address, additional_headers=headers, compression=None, max_size=None) as connection:
                if self.open is not None and self.dice.random() < 0.7:
                    self.resent += 1
                    await connection.send(json.dumps(self.open))
                else:
                    self.open = None
                async for text in connection:
                    self._hear(json.loads(text))
                    if self.now["over"] or self.now["number"] >= self.most:
                        return
                    if self.open is None and (request := self._wish()) is not None:
                        self.open = request
                        self.asked[request["id"]] = request["move"]
                        await connection.send(json.dumps(request))

    def _hear(self, message: dict[str, Any]) -> None:
        if "now" in message:
            self.now = message["now"]
            if message["kind"] == "news":
                happened = message["happened"]
                self.told[self.now["number"]] = happened["what"], happened["seat"]
                self.heard.setdefault(self.now["number"], time.monotonic())
        elif message["kind"] == "done":
            self.promised[message["id"]] = message["number"]
            self.heard[message["id"]] = time.monotonic()
            self.open = None
        else:
            self.refused += 1
            self.open = None

    def _wish(self) -> dict[str, Any] | None:
        view = self.now["view"]
        moves = alone(view["moves"]) if view else []
        if not moves:
            return None
        move = self.dice.choice(moves)
        return {"do": "play", "id": secrets.token_hex(8), "move": move, "after": self.now["changed"]}


NUMBER = "0" * 64
"""For the deals; nobody here minds which cards they get."""


async def ask(http: httpx.AsyncClient, url: str, seated: dict[str, Any], **request: str) -> None:
    """Something at a table, from somebody's seat. No two people's requests share an id, so one that is there twice was doubled."""
    headers = {"Authorization": f"Bearer {seated['token']}"}
    path = f"{url}/api/tables/{seated['table']}/do"
    answer = await http.post(path, json={"id": secrets.token_hex(8), **request}, headers=headers)
    assert answer.status_code == 200, answer.text


async def seat_people(http: httpx.AsyncClient, url: str, game: str, dice: random.Random, bots: int = 0) -> list[Person]:
    """A new table, whose game begins at once: two people, and perhaps a bot."""
    wish = {"game": game, "players": 2 + bots, "name": "Mia", "others": [None] + ["kitten"] * bots}
    mia = (await http.post(f"{url}/api/tables", json=wish)).json()
    http.cookies.clear()  # Leo is somebody else
    leo = (await http.post(f"{url}/api/tables/{mia['table']}/join", json={"name": "Leo", "id": "1"})).json()
    http.cookies.clear()
    for seated in (mia, leo):
        place = seated["table"], seated["round"], seated["seat"], seated["commitment"]
        await ask(http, url, seated, do="ready", commitment=seat_commitment_of(*place, NUMBER))
    for seated in (mia, leo):
        await ask(http, url, seated, do="reveal", number=NUMBER)
    return [Person(mia["table"], seated["token"], random.Random(dice.random())) for seated in (mia, leo)]


@dataclass
class Account:
    """What was found over all cycles."""

    kills: int = 0
    kills_while_opening: int = 0
    tables: int = 0
    games_finished: int = 0
    acknowledged: int = 0
    told: int = 0
    sent_again: int = 0
    lost: int = 0
    doubled: int = 0
    misplaced: int = 0
    openings: list[float] = field(default_factory=list)
    said: list[str] = field(default_factory=list)

    @property
    def faults(self) -> int:
        return self.lost + self.doubled + self.misplaced

    def compare(self, people: list[Person], stored: list[dict[str, Any]], until: float = math.inf) -> None:
        """Compare what the people of one table were promised and told up to a moment with what is stored of it."""
        places: dict[str, list[int]] = {}
        for number, entry in enumerate(stored, 1):
            if message := entry.get("message", "").partition(":")[2]:
                places.setdefault(message, []).append(number)
        self.doubled += sum(len(found) - 1 for found in places.values())
        for person in people:
            for message, number in person.promised.items():
                if person.heard[message] >= until:
                    continue
                found = places.get(message, [])
                self.lost += not found
                self.misplaced += bool(found) and (found[0] != number or stored[number - 1]["kind"] != "played")
            for number, (what, seat) in person.told.items():
                if person.heard[number] >= until:
                    continue
                if number > len(stored):
                    self.lost += 1
                else:
                    entry = stored[number - 1]
                    self.misplaced += (entry["kind"], entry["seat"]) != (what, seat)

    def close_table(self, people: list[Person]) -> None:
        """Count a table that is not compared any more."""
        self.acknowledged += sum(len(person.promised) for person in people)
        self.told += sum(len(person.told) for person in people)
        self.sent_again += sum(person.resent for person in people)

    def report(self) -> dict[str, Any]:
        times = sorted(self.openings)
        return {
            "kills": self.kills,
            "kills_while_opening": self.kills_while_opening,
            "tables": self.tables,
            "games_finished": self.games_finished,
            "acknowledged_moves": self.acknowledged,
            "told": self.told,
            "sent_again_after_a_kill": self.sent_again,
            "lost": self.lost,
            "doubled": self.doubled,
            "misplaced": self.misplaced,
            "reopened_ms_median": round(1000 * statistics.median(times)) if times else None,
            "reopened_ms_longest": round(1000 * times[-1]) if times else None,
            "said_on_the_side": self.said[:5],
        }


def entries_in(file: Path, table: str) -> list[dict[str, Any]]:
    """Everything stored of a table, in order; the numbers have no gaps."""
    with contextlib.closing(sqlite3.connect(file, timeout=30)) as connection:
        query = "select number, body from entries where table_id = ? order by number"
        rows = connection.execute(query, (table,)).fetchall()
    assert [number for number, _ in rows] == list(range(1, len(rows) + 1)), "numbers with gaps"
    return [json.loads(body) for _, body in rows]


async def crash(kills: int, tables: int, seed: int, folder: Path, rooms: int = 1) -> Account:
    """So many cycles, or as many as there were until somebody pressed Ctrl-C."""
    dice, account, stopped = random.Random(seed), Account(), asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGINT, stopped.set)
    nursery, games = Nursery(rooms=rooms), itertools.cycle(GAMES)
    live: list[list[Person]] = []
    files = (folder / f"{number}.sqlite" for number in itertools.count())
    file = next(files)
    try:
        async with browser() as http:
            while account.kills < kills and not stopped.is_set():
                if account.kills % 50 == 49:  # a new disk, and a kill or two while it is laid out
                    await finish(live, file, account, nursery, http)
                    live, file = [], next(files)
                    for _ in range(2):
                        await kill_while_opening(nursery, file, dice, account)
                if dice.random() < 0.1:
                    await kill_while_opening(nursery, file, dice, account)
                live = await cycle(nursery, http, file, live, tables, games, dice, account)
            await finish(live, file, account, nursery, http)
    finally:
        account.said = [line for line in nursery.close().splitlines() if line]
    return account


async def kill_while_opening(nursery: Nursery, file: Path, dice: random.Random, account: Account) -> None:
    nursery.open(file)
    await asyncio.sleep(dice.uniform(0.0, 0.3))
    nursery.kill()
    account.kills += 1
    account.kills_while_opening += 1


async def cycle(
    nursery: Nursery, http: httpx.AsyncClient, file: Path, live: list[list[Person]], tables: int,
    games: Any, dice: random.Random, account: Account,
) -> list[list[Person]]:  # fmt: skip
    """Open, compare, play, kill; the tables that go on."""
    began = time.monotonic()
    nursery.open(file)
    await wait_until_open(http, nursery.url)
    account.openings.append(time.monotonic() - began)
    going = []
    for people in live:
        stored = entries_in(file, people[0].table)
        account.compare(people, stored)
        if people[0].now.get("over") or people[1].now.get("over"):
            await check_record(http, nursery.url, people[0], stored)
            account.games_finished += 1
            account.close_table(people)
        else:
            going.append(people)
    while len(going) < tables:
        account.tables += 1
        going.append(await seat_people(http, nursery.url, next(games), dice, bots=account.tables % 4 == 0))
    playing = [asyncio.create_task(person.play(nursery.url)) for people in going for person in people]
    if dice.random() < 0.8:
        await wait_for_a_promise([person for people in going for person in people])
    await asyncio.sleep(dice.uniform(0.0, 0.4))
    nursery.kill()
    account.kills += 1
    await asyncio.gather(*playing)
    return going


async def wait_for_a_promise(people: list[Person]) -> None:
    before = sum(len(person.promised) for person in people)
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(2):
            while sum(len(person.promised) for person in people) == before:
                await asyncio.sleep(0.002)


async def finish(
    live: list[list[Person]], file: Path, account: Account, nursery: Nursery, http: httpx.AsyncClient
) -> None:
    """Compare for the last time."""
    if live:
        nursery.open(file)
        await wait_until_open(http, nursery.url)
        for people in live:
            account.compare(people, entries_in(file, people[0].table))
            account.close_table(people)
        nursery.kill()


async def check_record(http: httpx.AsyncClient, url: str, person: Person, stored: list[dict[str, Any]]) -> None:
    """The record of a finished game can be verified, and has the moves that are stored."""
    headers = {"Authorization": f"Bearer {person.token}"}
    saved = (await http.get(f"{url}/api/tables/{person.table}/record", headers=headers)).json()
    played = record.from_dict(saved)
    assert played.verify().outcome is not None
    assert [text for text, _ in played.moves] == [entry["move"] for entry in stored if entry["kind"] == "played"]


async def reopen(tables: int, seed: int, folder: Path) -> dict[str, Any]:
    """How long a house with so many live tables takes to be open again after a kill."""
    dice, nursery, file = random.Random(seed), Nursery(), folder / "many.sqlite"
    games = itertools.cycle(GAMES)
    people: list[Person] = []
    nursery.open(file)
    async with browser() as http:
        await wait_until_open(http, nursery.url)
        while len(people) < 2 * tables:
            some = [await seat_people(http, nursery.url, next(games), dice) for _ in range(min(25, tables))]
            batch = [person for pair in some for person in pair]
            for person in batch:
                person.most = 24
            await asyncio.gather(*(person.play(nursery.url) for person in batch))
            people += batch
        nursery.kill()
        nursery.close()
        rounds = [await reopen_once(http, file, dice.sample(people, min(len(people), 100))) for _ in range(5)]
    health, picture, hundred, used = (sorted(times) for times in zip(*rounds, strict=True))
    return {
        "live_tables": tables,
        "entries": sum(len(entries_in(file, person.table)) for person in people[::2]),
        "seconds_to_health": [round(seconds, 2) for seconds in health],
        "seconds_to_first_picture": [round(seconds, 2) for seconds in picture],
        "seconds_to_hundred_pictures": [round(seconds, 2) for seconds in hundred],
        "processor_seconds_to_first_picture": [round(seconds, 2) for seconds in used],
        "target_seconds": TARGET,
        "met": picture[len(picture) // 2] <= TARGET,
    }


async def reopen_once(http: httpx.AsyncClient, file: Path, people: list[Person]) -> tuple[float, ...]:
    """Seconds from the start of a whole new process to /health, to the first picture, to all of these people's.

    The last is how much of a core the process itself used up to the first picture: that is the same on a busy machine.
    """
    began = time.monotonic()
    command = [
        sys.executable,
        "-m",
        "mewseum",
        "serve",
        "--port",
        "0",
        "--no-limits",
        "--database",
        f"sqlite:///{file}",
    ]
    house = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONUNBUFFERED": "1"})
    try:
        assert house.stdout is not None
        found = re.search(r"http://[^/]+", await asyncio.to_thread(house.stdout.readline))
        assert found is not None
        await wait_until_open(http, found[0])
        times = [time.monotonic() - began]
        used = 0.0
        for person in people:
            headers = {"Authorization": f"Bearer {person.token}"}
            picture = (await http.get(f"{found[0]}/api/tables/{person.table}", headers=headers)).json()
            assert picture["now"]["number"] >= person.now["number"]
            times.append(time.monotonic() - began)
            used = used or seconds_used(house.pid)
        return times[0], times[1], times[-1], used
    finally:
        house.kill()
        house.communicate()


def seconds_used(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=0, help="kill the house so many times")
    parser.add_argument("--tables", type=int, default=0, help="reopen a house with so many live tables")
    parser.add_argument("--at-once", type=int, default=6, help="tables that play while the house is killed")
    parser.add_argument("--rooms", type=int, default=1, help="a house of so many rooms is killed, all at once")
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    began, report, good = time.monotonic(), {}, True
    with tempfile.TemporaryDirectory() as folder:
        if wish.kills:
            account = asyncio.run(crash(wish.kills, wish.at_once, wish.seed, Path(folder), wish.rooms))
            report["crash"] = account.report()
            good = account.faults == 0 and not account.said
        if wish.tables:
            report["reopen"] = asyncio.run(reopen(wish.tables, wish.seed, Path(folder)))
            good = good and report["reopen"]["met"]
    print(json.dumps(report | {"seconds": round(time.monotonic() - began)}, indent=2))
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
