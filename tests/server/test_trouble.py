"""Storage in trouble, behind a running house: people are told in the house's words, nothing that was acknowledged is lost,
nobody is told what was not stored, and when the trouble is over everything goes on by itself."""

from __future__ import annotations

import asyncio
import contextlib
import os
import resource
import signal
import sqlite3
import subprocess
import sys
import tempfile
from pathlib import Path

import msgspec
import psycopg
import pytest

from mewseum.core.words import LANGUAGES, Phrase, words
from mewseum.server.store import Store
from mewseum.table.entries import encode_entry
from tests.server.clients import Client
from tests.server.houses import House

PASSWORD = "sesame"
PACE = 2.5
"""Long enough that the trouble has begun before the bot moves, even on a busy machine."""
UNLIMITED = resource.RLIM_INFINITY
DRIVER = ("sqlite", "database", "disk", "readonly", "server at", "connection", "127.0.0.1", "Errno", "FATAL")
"""Words of drivers; no sentence for people has any of them."""


class Troubles:
    """A house, and what can happen to its SQLite."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "tables.sqlite"
        self.trouble = folder / "trouble"
        self.process: subprocess.Popen[bytes] | None = None

    def full(self, _: House) -> None:
        self.trouble.write_text("max_page_count = 1", encoding="ascii")

    def end_full(self, _: House) -> None:
        self.trouble.write_text("max_page_count = 4294967294", encoding="ascii")

    def read_only(self, _: House) -> None:
        self.trouble.write_text("query_only = ON", encoding="ascii")

    def end_read_only(self, _: House) -> None:
        self.trouble.write_text("query_only = OFF", encoding="ascii")

    def failing(self, house: House) -> None:
        """Nothing can be written beyond the first kilobytes of a file."""
        resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (4096, UNLIMITED))

    def end_failing(self, house: House) -> None:
        resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (UNLIMITED, UNLIMITED))

    def locked(self, _: House) -> None:
        hold = (
            f"import sqlite3; c = sqlite3.connect({str(self.file)!r}, timeout=20); c.execute('begin immediate');"
            "print(flush=True); input()"
        )
        command = [sys.executable, "-c", hold]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        assert self.process.stdout is not None
        self.process.stdout.readline()

    def end_locked(self, _: House) -> None:
        assert self.process is not None
        self.process.communicate(b"\n")

    def gone(self, _: House) -> None:
        self.file.rename(f"{self.file}.away")

    def end_gone(self, _: House) -> None:
        Path(f"{self.file}.away").rename(self.file)


class Evening:
    """Mia and Leo play by sockets; Mia also plays a bot that takes its time. Whatever is acknowledged is noted."""

    def __init__(self, url: str) -> None:
        self.mia, self.leo, self.solo = Client(url, "Mia"), Client(url, "Leo"), Client(url, "Mia")
        self.acknowledged: dict[str, int] = {}

    async def begin(self) -> None:
        await self.mia.create("cat-burglars", 2)
        await self.leo.join(self.mia.table)
        for client in (self.mia, self.leo):
            await client.come()
        await self.say("Good evening")
        await self.solo.create("cat-burglars", 2, others=["kitten"])
        await self.solo.come()
        while not self.solo.moves:
            await asyncio.sleep(0.01)

    async def say(self, text: str) -> dict[str, object]:
        wish = {"id": self.mia.next_id(), "do": "say", "text": text}
        answer = await self.mia.send(**wish)
        if answer["kind"] == "done":
            self.acknowledged[text] = answer["number"]
        return answer

    async def say_until_refused(self) -> str:
        """What was not stored."""
        for number in range(400):
            text = f"{number} " + "Meow " * 30
            answer = await self.say(text)
            if answer["kind"] == "refused":
                assert answer["code"] == "storage-down"
                return text
        raise AssertionError("nothing was refused")

    async def leave_the_move_to_the_bot(self) -> int:
        """The entry after which the bot is to move."""
        while self.solo.moves:
            self.solo.moved.clear()
            answer = await self.solo.send(do="play", move=self.solo.moves[0], after=self.solo.now["changed"])
            assert answer["kind"] == "done"
            while self.solo.now["number"] < answer["number"]:
                await asyncio.sleep(0.005)
        return self.solo.now["number"]

    async def refusals(self, text: str, why: str) -> None:
        """The answer over HTTP, in every language."""
        for language in LANGUAGES:
            body = {"id": self.mia.next_id(), "do": "say", "text": text}
            answer = await self.mia.ask("POST", f"/api/tables/{self.mia.table}/do?lang={language}", body)
            refused = answer.json()
            assert (answer.status_code, refused["kind"], refused["code"]) == (503, "refused", "storage-down"), refused
            assert refused["sentence"] == words(language).say("storage-down", why=Phrase(why))
            assert not [word for word in DRIVER if word in refused["sentence"]]
        assert (await self.mia.ask("GET", "/api/house")).status_code == 200

    async def heard(self, text: str) -> bool:
        return any(message.get("happened", {}).get("text") == text.strip() for message in self.leo.received)

    async def go(self) -> None:
        for client in (self.mia, self.leo, self.solo):
            await client.go()


async def live_through(house: House, begin, end, why: str) -> Evening:
    evening = Evening(house.url)
    await evening.begin()
    left = await evening.leave_the_move_to_the_bot()
    await asyncio.to_thread(begin)
    try:
        lost = await evening.say_until_refused()
        await evening.refusals(lost, why)
        await asyncio.sleep(PACE + 0.2)  # the bot would have moved by now
        if why != "storage-full":  # in what is full, there may be room for a word as short as a move
            assert evening.solo.now["number"] == left
        assert not await evening.heard(lost), "nobody was told what was not stored"
    finally:
        await asyncio.to_thread(end)
    async with asyncio.timeout(20):
        while evening.solo.now["number"] == left:
            await asyncio.sleep(0.02)  # nobody asks for anything: the bot moves by itself
    assert (await evening.say("Well again"))["kind"] == "done"
    while not await evening.heard("Well again"):
        await asyncio.sleep(0.01)
    assert (await evening.mia.ask("GET", "/health")).status_code == 200
    await evening.go()
    return evening


async def stored(url: str, table: str) -> dict[str, int]:
    """What was said at a table, with its number, as a house that opens later reads it."""
    store = Store(url)
    store.open()
    try:
        found = await store.load(table)
        assert found is not None
        entries = [msgspec.json.decode(encode_entry(entry)) for entry in found.entries]
        return {entry["text"]: number for number, entry in enumerate(entries, 1) if entry["kind"] == "said"}
    finally:
        store.close()


def check_nothing_is_lost(url: str, evening: Evening) -> None:
    kept = asyncio.run(stored(url, evening.mia.table))
    assert kept == {text.strip(): number for text, number in evening.acknowledged.items()}


@contextlib.contextmanager
def troubled(database: str, trouble: Path):
    environment = {"TROUBLE": str(trouble)}
    arguments = ("--pace", str(PACE), "--thinkers", "0", "--no-limits")
    house = House(database, *arguments, environment=environment, program="tests.server.troubled")
    try:
        yield house
    finally:
        if house.process.poll() is None:
            house.close()


@pytest.mark.parametrize(
    ("trouble", "why", "noted"),
    [
        ("full", "storage-full", "database or disk is full"),
        ("read_only", "storage-read-only", "attempt to write a readonly database"),
        ("failing", "storage-failing", "disk I/O error"),
        ("locked", "storage-locked", "database is locked"),
        ("gone", "storage-gone", "No such file or directory"),
    ],
)
def test_sqlite_in_trouble(trouble, why, noted, tmp_path):
    troubles, url = Troubles(tmp_path), f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with troubled(url, troubles.trouble) as house:
        begin, end = getattr(troubles, trouble), getattr(troubles, f"end_{trouble}")
        evening = asyncio.run(live_through(house, lambda: begin(house), lambda: end(house), why))
        said = house.close()
    check_nothing_is_lost(url, evening)
    assert noted in said
    assert "The storage is well again." in said
    assert len(said.splitlines()) <= 4, "the log is told once, not with every request"
    assert evening.mia.token not in said
    assert {path.name for path in tmp_path.iterdir()} <= {"tables.sqlite", "tables.sqlite.lock", "trouble"}


def test_a_file_that_was_removed_takes_nothing_in_that_nobody_could_find_again(tmp_path):
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"

    async def story(house):
        evening = Evening(house.url)
        await evening.begin()
        kept = tmp_path / "backup.sqlite"
        with (
            contextlib.closing(sqlite3.connect(tmp_path / "tables.sqlite")) as ours,
            contextlib.closing(sqlite3.connect(kept)) as theirs,
        ):
            ours.backup(theirs)
        os.remove(tmp_path / "tables.sqlite")
        for _ in range(3):
            answer = await evening.say("Is anybody writing this down?")
            assert (answer["kind"], answer["code"]) == ("refused", "storage-down")
        kept.rename(tmp_path / "tables.sqlite")
        assert (await evening.say("To another file?"))["code"] == "storage-down"
        await evening.go()
        return evening

    with troubled(url, tmp_path / "trouble") as house:
        evening = asyncio.run(story(house))
        assert "open the house anew" in house.close()
    for path in tmp_path.glob("tables.sqlite-*"):
        path.unlink()
    check_nothing_is_lost(url, evening)


def test_postgresql_stopped_and_started_again(postgres):
    url = postgres.fresh().replace("postgres@", f"postgres:{PASSWORD}@")
    with tempfile.TemporaryDirectory() as folder, troubled(url, Path(folder) / "trouble") as house:
        evening = asyncio.run(live_through(house, postgres.stop, postgres.start, "storage-silent"))
        said = house.close()
    check_nothing_is_lost(url, evening)
    assert "The storage is in trouble" in said
    assert "The storage is well again." in said
    assert len(said.splitlines()) <= 8
    assert PASSWORD not in said
    assert evening.mia.token not in said


def test_postgresql_locked_by_another_program(postgres):
    url = postgres.fresh()
    with (
        tempfile.TemporaryDirectory() as folder,
        troubled(url, Path(folder) / "trouble") as house,
        psycopg.connect(url) as other,
    ):
        evening = asyncio.run(
            live_through(house, lambda: other.execute("lock table entries"), other.rollback, "storage-locked")
        )
        said = house.close()
    check_nothing_is_lost(url, evening)
    assert "lock timeout" in said
    assert "The storage is well again." in said


def test_postgresql_with_one_locked_table_serves_all_others(postgres):
    async def story(house, other):
        evening = Evening(house.url)
        await evening.begin()
        other.execute(f"select 1 from tables where id = '{evening.mia.table}' for update")
        wishes = [evening.say(f"Anybody? {number}") for number in range(2)]
        *refused, done = await asyncio.gather(*wishes, evening.solo.send(do="say", text="Here we play on"))
        assert [answer["code"] for answer in refused] == ["storage-down"] * 2
        assert refused[0]["sentence"] == words("en").say("storage-down", why=Phrase("storage-locked"))
        assert done["kind"] == "done"
        other.rollback()
        assert (await evening.say("Well again"))["kind"] == "done"
        await evening.go()

    url = postgres.fresh()
    with (
        tempfile.TemporaryDirectory() as folder,
        troubled(url, Path(folder) / "trouble") as house,
        psycopg.connect(url) as other,
    ):
        asyncio.run(story(house, other))


def test_postgresql_that_says_nothing_at_all(postgres):
    """Its processes are halted: connections stay open, and nothing ever comes back."""

    async def story(house, url):
        evening = Evening(house.url)
        await evening.begin()
        halted = postgres.processes(url)
        try:
            for process in halted:
                os.kill(process, signal.SIGSTOP)
            wish = {"id": evening.mia.next_id(), "do": "say", "text": "Is anybody there?"}
            saying = asyncio.create_task(evening.mia.send(**wish))
            await asyncio.sleep(0.5)
            assert (await evening.mia.ask("GET", "/health")).status_code == 503
            answer = await saying
            assert (answer["kind"], answer["code"]) == ("refused", "storage-down")
            assert answer["sentence"] == words("en").say("storage-down", why=Phrase("storage-silent"))
        finally:
            for process in halted:
                os.kill(process, signal.SIGCONT)
        evening.acknowledged[wish["text"]] = (await evening.mia.send(**wish))["number"]
        assert (await evening.say("Well again"))["kind"] == "done"
        assert (await evening.mia.ask("GET", "/health")).status_code == 200
        await evening.go()
        return evening

    url = postgres.fresh()
    with tempfile.TemporaryDirectory() as folder, troubled(url, Path(folder) / "trouble") as house:
        evening = asyncio.run(story(house, url))
        assert "has not answered for 2 seconds" in house.close()
    check_nothing_is_lost(url, evening)
