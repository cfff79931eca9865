"""Cut the power while people play: `python -m bench.power --cuts 100`.

A kill alone proves nothing about syncing: the system still writes what the process has handed over. So the changes of the
real server's database files are noted (power_cut.c, preloaded, compiled here), the server is killed, and the disk is
rebuilt with all changes that were synced and a random part of the others, some of them torn. The next house opens on that
disk; every move that was answered with `done`, and everything that anybody was told of, must be there. The same is asked
of cuts at some moments before the kill, right after a change: there must be whatever was answered before that moment.

Then the same again with a planted fault, a server that does not sync at every commit: its losses must be noticed.

Prints JSON.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import json
import math
import random
import shutil
import sqlite3
import struct
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from bench.crash import (
    Account,
    Nursery,
    Person,
    browser,
    entries_in,
    seat_people,
    wait_for_a_promise,
    wait_until_open,
)

from mewseum import GAMES

SECTOR = 512
HEAD = struct.Struct("<cBQQd")
EARLIER = 4
"""Cuts at moments before each kill."""
CARELESS = """
def careless(connection, record, careful=database._set_up_sqlite):
    careful(connection, record)
    connection.execute("PRAGMA synchronous = NORMAL")

database._set_up_sqlite = careless
"""
"""The planted fault. It lives here alone: no option of the server leads to it."""


def has_compiler() -> bool:
    return shutil.which("gcc") is not None


def compile_notes(folder: Path) -> Path:
    library = folder / "power_cut.so"
    source = Path(__file__).with_name("power_cut.c")
    subprocess.run(["gcc", "-O2", "-shared", "-fPIC", "-o", str(library), str(source), "-lpthread"], check=True)
    return library


@dataclass(frozen=True)
class Change:
    """One note: (w)ritten, (t)runcated, (s)ynced or (u)nlinked, which file, where, with what, and when."""

    what: bytes
    name: str
    place: int
    content: bytes
    when: float


def read_notes(notes: bytes) -> list[Change]:
    """All changes in their order; a last note that was cut short is none."""
    changes, place = [], 0
    while place + HEAD.size <= len(notes):
        what, length, at, count, when = HEAD.unpack_from(notes, place)
        start = place + HEAD.size + length
        end = start + (count if what == b"w" else 0)
        if end > len(notes):
            break
        name = notes[place + HEAD.size : start].decode()
        if name != "-shm":  # made anew whenever the database is opened
            changes.append(Change(what, name, at, notes[start:end], when))
        place = end
    return changes


@dataclass
class File:
    """What is surely on the disk, and what may be."""

    synced: bytearray = field(default_factory=bytearray)
    pending: list[Change] = field(default_factory=list)

    def sync(self) -> None:
        for change in self.pending:
            apply(self.synced, change.what, change.place, change.content)
        self.pending.clear()


def apply(image: bytearray, what: bytes, place: int, content: bytes) -> None:
    if what == b"t":
        del image[place:]
        image.extend(bytes(place - len(image)))
        return
    image.extend(bytes(max(0, place - len(image))))
    image[place : place + len(content)] = content


def files_of(database: Path) -> dict[str, bytes]:
    """The database's files by what comes after its name."""
    paths = database.parent.glob(f"{database.name}*")
    names = {path: path.name.removeprefix(database.name) for path in paths}
    return {name: path.read_bytes() for path, name in names.items() if name != "-shm"}


class Disk:
    """The database's files, as far as they had reached the disk."""

    def __init__(self, before: dict[str, bytes], changes: list[Change]) -> None:
        self.files = {name: File(bytearray(content)) for name, content in before.items()}
        self.dropped = 0
        for change in changes:
            if change.what == b"u":
                self.files.pop(change.name, None)
                continue
            file = self.files.setdefault(change.name, File())
            if change.what == b"s":
                file.sync()
            else:
                file.pending.append(change)

    def is_complete(self, present: dict[str, bytes]) -> bool:
        """Whether with every change the rebuilt files would be what the process has left: nothing escaped the notes.

        Once in a long while a kill comes between a change and its note.
        """
        for name, file in self.files.items():
            whole = File(bytearray(file.synced), list(file.pending))
            whole.sync()
            if bytes(whole.synced) != present.get(name, b""):
                return False
        return True

    def cut(self, database: Path, dice: random.Random) -> None:
        """Lay the files out as the disk holds them after the cut."""
        share = dice.choice((0.0, 0.3, 0.7, 0.95))
        for old in database.parent.glob(f"{database.name}*"):
            old.unlink()
        for name, file in self.files.items():
            for change in file.pending:
                content = change.content
                if dice.random() >= share:
                    self.dropped += 1
                    continue
                if change.what == b"w" and dice.random() < 0.2:
                    self.dropped += 1
                    content = content[: dice.randrange(0, len(content) + 1, SECTOR)]
                apply(file.synced, change.what, change.place, content)
            Path(f"{database}{name}").write_bytes(file.synced)


async def cut_power(cuts: int, tables: int, seed: int, folder: Path, fault: str = "") -> dict[str, Any]:
    """So many power cuts; what was lost."""
    database, notes = folder / "tables.sqlite", folder / "notes"
    preload = {
        "LD_PRELOAD": str(compile_notes(folder)), "POWER_DATABASE": str(database), "POWER_NOTES": str(notes)
    }  # fmt: skip
    dice, account, games = random.Random(seed), Account(), itertools.cycle(GAMES)
    nursery = Nursery(fault, preload)
    live: list[list[Person]] = []
    noted = dropped = broken = with_loss = incomplete = made = 0

    def cut(place: Path, disk: Disk, until: float) -> bool:
        """One power cut; whether nothing was lost."""
        nonlocal dropped, broken, with_loss, made
        disk.cut(place, dice)
        before, whole = account.faults, is_whole(place)
        for people in live if whole else []:
            account.compare(people, left_of(place, people[0].table), until)
        well = whole and account.faults == before
        made, dropped, broken, with_loss = (
            made + 1,
            dropped + disk.dropped,
            broken + (not whole),
            with_loss + (not well),
        )
        return well

    try:
        async with browser() as http:
            while made < cuts:
                before = files_of(database)
                notes.unlink(missing_ok=True)
                nursery.open(database)
                if dice.random() < 0.1:
                    await asyncio.sleep(dice.uniform(0.0, 0.3))
                    nursery.kill()
                else:
                    live = await play_until_cut(nursery, http, live, tables, games, dice, account)
                account.kills += 1
                changes = read_notes(notes.read_bytes() if notes.exists() else b"")
                noted += len(changes)
                disk = Disk(before, changes)
                incomplete += not disk.is_complete(files_of(database))
                later = len(changes) // 3  # before that, tables were only being set up
                unsynced = [place for place, change in enumerate(changes) if change.what == b"w" and place > later]
                for place in dice.sample(unsynced, min(EARLIER, len(unsynced))):
                    cut(folder / "earlier.sqlite", Disk(before, changes[: place + 1]), changes[place].when)
                if not cut(database, disk, math.inf) or dice.random() < 0.05:
                    live = leave(live, account)
                    for path in folder.glob("tables.sqlite*"):
                        path.unlink()
    finally:
        said = [line for line in nursery.close().splitlines() if line]
    leave(live, account)
    if incomplete > 1 + account.kills // 20:
        raise RuntimeError("the server changes its database in a way that is not noted")
    return {
        "cuts": made,
        "kills": account.kills,
        "cuts_with_a_loss": with_loss,
        "tables": account.tables,
        "acknowledged_moves": account.acknowledged,
        "told": account.told,
        "changes_noted": noted,
        "changes_dropped": dropped,
        "broken_files": broken,
        "lost": account.lost,
        "doubled": account.doubled,
        "misplaced": account.misplaced,
        "said_on_the_side": said[:5],
    }


async def play_until_cut(
    nursery: Nursery, http: httpx.AsyncClient, live: list[list[Person]], tables: int,
    games: Any, dice: random.Random, account: Account,
) -> list[list[Person]]:  # fmt: skip
    await wait_until_open(http, nursery.url)
    over = [people for people in live if any(person.now.get("over") for person in people)]
    leave(over, account)
    going = [people for people in live if people not in over]
    while len(going) < tables:
        account.tables += 1
        going.append(await seat_people(http, nursery.url, next(games), dice))
    everybody = [person for people in going for person in people]
    playing = [asyncio.create_task(person.play(nursery.url)) for person in everybody]
    await wait_for_a_promise(everybody)
    await asyncio.sleep(dice.uniform(0.0, 0.4))
    nursery.kill()
    await asyncio.gather(*playing)
    return going


def leave(live: list[list[Person]], account: Account) -> list[list[Person]]:
    for people in live:
        account.close_table(people)
    return []


def left_of(database: Path, table: str) -> list[dict[str, Any]]:
    """What is left of a table; nothing, if the very shape of the database is gone."""
    try:
        return entries_in(database, table)
    except sqlite3.OperationalError:
        return []


def is_whole(database: Path) -> bool:
    """Whether SQLite finds nothing wrong with what is left, be it nothing at all."""
    try:
        with contextlib.closing(sqlite3.connect(database)) as connection:
            return connection.execute("pragma integrity_check").fetchall() == [("ok",)]
    except sqlite3.DatabaseError:
        return False


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cuts", type=int, default=100)
    parser.add_argument("--planted", type=int, default=10, help="cuts of the careless server")
    parser.add_argument("--at-once", type=int, default=4, help="tables that play while the power is cut")
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    if not has_compiler():
        print("gcc is needed: apt-get install gcc libc6-dev, or your system's like.", file=sys.stderr)
        return 2
    began = time.monotonic()
    reports = {}
    for name, cuts, fault in (("careful", wish.cuts, ""), ("careless", wish.planted, CARELESS)):
        with tempfile.TemporaryDirectory() as folder:
            reports[name] = asyncio.run(cut_power(cuts, wish.at_once, wish.seed, Path(folder), fault))
    caught = reports["careless"]["lost"] > 0
    print(json.dumps(reports | {"planted_fault_caught": caught, "seconds": round(time.monotonic() - began)}, indent=2))
    found = [reports["careful"][name] for name in ("lost", "doubled", "misplaced", "broken_files")]
    return 0 if caught and not any(found) else 1


if __name__ == "__main__":
    sys.exit(main())
