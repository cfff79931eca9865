"""The store, over SQLite and over PostgreSQL: what was promised is kept, what goes wrong is said and passes."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

import alembic.op
import psycopg
import pytest
import sqlalchemy as sa

from mewseum.core.refused import Refused
from mewseum.server import store as storing
from mewseum.server import wire
from mewseum.server.attendance import STALE, Live
from mewseum.server.database import make_engine, migrate, show_url
from mewseum.server.house import House, Manner
from mewseum.server.keys import holder_of
from mewseum.server.link_store import LinkStore
from mewseum.server.live import LiveTables
from mewseum.server.schema import metadata
from mewseum.server.store import Conflict, Notes, Store
from mewseum.server.thinkers import Thinkers
from mewseum.table.entries import Rose, Said, Sat, Setup
from tests.table.evenings import begin

HOLDER = holder_of("a token")


@contextlib.contextmanager
def opened(database):
    """A store for as long as a test needs it."""
    store = Store(database)
    try:
        store.open()
        yield store
    finally:
        store.close()


def setup(name, created=1.0):
    return Setup(id=name, game="meow", rules="1", players=2, options={}, secret="5" * 64, created=created)


def said(text, at=2.0):
    return Said(at=at, seat=0, text=text)


async def lay(store, *names, created=1.0, due=None):
    """Some tables, each with its host."""
    for name in names:
        first = [Sat(at=created, seat=0, name="Mia")]
        await store.create(setup(name, created), first, [(HOLDER, 0)], due)


async def append(store, name, number, text="Meow", due=None):
    await store.append(name, number, said(text), Notes(said(text).at, due, over=False))


async def texts(store, name):
    return [entry.text for entry in await store.entries_after(name, 1)]


async def refusal(awaitable):
    with pytest.raises(Refused) as refused:
        await awaitable
    return refused.value.key


def hold_up(store, monkeypatch):
    """The writer waits before its next group until the event is set."""
    going = threading.Event()
    commit = store._commit_together

    def wait_and_commit(group):
        going.wait(20)
        commit(group)

    monkeypatch.setattr(store, "_commit_together", wait_and_commit)
    return going


# The shape of the database.


def test_an_empty_database_is_brought_into_shape_and_a_second_opening_changes_nothing(database):
    def shape():
        engine = make_engine(database)
        with engine.connect() as connection:
            found = sa.MetaData()
            found.reflect(connection)
            version = connection.execute(sa.text("select version_num from alembic_version")).scalar()
        engine.dispose()
        return {name: sorted(table.columns.keys()) for name, table in found.tables.items()}, version

    with opened(database) as store:
        asyncio.run(lay(store, "t"))
    first = shape()
    with opened(database) as store:
        assert asyncio.run(store.load("t")) is not None
    assert shape() == first
    assert {name: sorted(table.columns.keys()) for name, table in metadata.tables.items()}.items() <= first[0].items()


def test_a_migration_that_is_cut_short_leaves_nothing_behind(database, monkeypatch):
    def cut(*_):
        raise sa.exc.OperationalError("create index", {}, Exception("the power is gone"))

    monkeypatch.setattr(alembic.op, "create_index", cut)
    with pytest.raises(Refused, match="the power is gone"), opened(database):
        pass
    monkeypatch.undo()
    with opened(database) as store:
        asyncio.run(lay(store, "t"))


def test_two_servers_may_open_an_empty_database_at_the_same_time(database):
    failures = []

    def open_and_close():
        try:
            with opened(database):
                pass
        except Refused as refused:
            failures.append(refused)

    servers = [threading.Thread(target=open_and_close) for _ in range(4)]
    for server in servers:
        server.start()
    for server in servers:
        server.join()
    assert failures == []


def test_who_opens_a_new_file_in_which_somebody_writes_waits_for_them(tmp_path):
    other = sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None, check_same_thread=False)
    other.execute("begin immediate")  # of a file that keeps no log yet, SQLite says at once that it is locked
    done = threading.Timer(0.3, lambda: other.execute("commit"))
    done.start()
    with opened(f"sqlite:///{tmp_path / 'tables.sqlite'}"):
        assert not done.is_alive()
    other.close()


def test_a_database_of_a_later_version_is_refused(database):
    with opened(database):
        pass
    engine = make_engine(database)
    with engine.begin() as connection:
        connection.execute(sa.text("update alembic_version set version_num = '9999'"))
    engine.dispose()
    with pytest.raises(Refused) as refused, opened(database):
        pass
    assert refused.value.key == "no-database"


@pytest.mark.parametrize(
    "url", ["sqlite:///{folder}", "sqlite:///{folder}/letter.txt", "postgresql://x:secret@127.0.0.1:1/x"]
)
def test_what_cannot_be_opened_is_refused_in_one_sentence_without_the_password(url, tmp_path):
    (tmp_path / "letter.txt").write_text("Dear Mia, this is no database." * 100, encoding="utf-8")
    with pytest.raises(Refused) as refused, opened(url.format(folder=tmp_path)):
        pass
    assert refused.value.key == "no-database"
    assert "secret" not in refused.value.say("en")


@pytest.mark.parametrize("url", ["", "tables", "mysql://x:secret@y/z", "sqlite:////a:secret@b\n//"])
def test_what_is_no_database_is_refused(url):
    if url.startswith("sqlite"):
        assert "secret" in show_url(url)  # a path has no password
        return
    with pytest.raises(Refused) as refused:
        make_engine(url)
    assert refused.value.key == "bad-database"
    assert "secret" not in refused.value.say("en")


# Writing.


def test_writes_that_wait_together_are_committed_together(database):
    async def play(store):
        names = [f"t{i}" for i in range(40)]
        await lay(store, *names)
        before = store.commits
        for number in range(2, 7):
            await asyncio.gather(*(append(store, name, number, str(number)) for name in names))
        assert store.commits - before <= 40
        for name in names:
            assert await texts(store, name) == ["2", "3", "4", "5", "6"]

    with opened(database) as store:
        asyncio.run(play(store))


def test_a_taken_number_conflicts_and_the_others_of_its_group_are_stored(database, monkeypatch):
    async def play(store):
        names = [f"t{i}" for i in range(20)]
        await lay(store, *names)
        await append(store, "t7", 2, "first")
        going = hold_up(store, monkeypatch)
        asyncio.get_running_loop().call_later(0.1, going.set)
        answers = await asyncio.gather(*(append(store, name, 2) for name in names), return_exceptions=True)
        assert [name for name, answer in zip(names, answers, strict=True) if answer is not None] == ["t7"]
        assert isinstance(answers[7], Conflict)
        assert [await texts(store, name) for name in names] == [["Meow"]] * 7 + [["first"]] + [["Meow"]] * 12

    with opened(database) as store:
        asyncio.run(play(store))


def test_of_two_servers_with_one_number_one_is_told_of_the_conflict(database):
    async def play(one, two):
        await lay(one, "t")
        for number in range(2, 30):
            answers = await asyncio.gather(
                append(one, "t", number, "one"), append(two, "t", number, "two"), return_exceptions=True
            )
            assert sorted(type(answer).__name__ for answer in answers) == ["Conflict", "NoneType"]
            winner = "one" if answers[0] is None else "two"
            assert (await texts(two, "t"))[-1] == winner
        assert len(await texts(one, "t")) == 28

    with opened(database) as one, opened(database) as two:
        asyncio.run(play(one, two))


def test_two_servers_that_write_the_same_tables_at_once_never_block_each_other(postgres):
    async def play(one, two):
        names = [f"t{i}" for i in range(30)]
        await lay(one, *names)
        for number in range(2, 12):
            answers = await asyncio.gather(
                *(append(one, name, number) for name in names),
                *(append(two, name, number) for name in reversed(names)),
                return_exceptions=True,
            )
            assert {type(answer) for answer in answers} <= {Conflict, type(None)}
            assert answers.count(None) == len(names)

    url = postgres.fresh()
    with opened(url) as one, opened(url) as two:
        asyncio.run(play(one, two))
    name = url.rpartition("/")[2]
    assert postgres.ask(f"select deadlocks from pg_stat_database where datname = '{name}'") == [(0,)]


def test_nor_do_two_that_postpone_what_the_other_lengthens(postgres):
    async def play(one, two):
        names = [f"t{i:02}" for i in range(30)]
        await lay(one, *names)
        for number in range(2, 22):
            await asyncio.gather(
                *(append(one, name, number, due=1.0) for name in names[::2]),
                *(one.postpone(name, 2.0) for name in names[1::2]),
                *(append(two, name, number, due=1.0) for name in names[1::2]),
                *(two.postpone(name, 2.0) for name in names[::2]),
            )

    url = postgres.fresh()
    with opened(url) as one, opened(url) as two:
        asyncio.run(play(one, two))
    name = url.rpartition("/")[2]
    assert postgres.ask(f"select deadlocks from pg_stat_database where datname = '{name}'") == [(0,)]


def test_a_seat_is_held_from_sitting_down_to_rising(database):
    async def play(store):
        await lay(store, "t")
        leo = holder_of("Leo's")
        await store.append("t", 2, Sat(at=2.0, seat=1, name="Leo"), Notes(2.0, None, over=False), leo)
        assert sorted(await store.holders("t")) == sorted([(HOLDER, 0), (leo, 1)])
        phone = holder_of("Leo's phone")
        links = LinkStore(store)
        await links.make("t", leo, "key", 99.0)
        assert await links.take("t", "key", phone, 1.0) == 1
        await links.make("t", leo, "another key", 99.0)
        await store.append("t", 3, Rose(at=3.0, seat=1), Notes(3.0, None, over=False))
        assert await store.seat_of(leo, "t") is None
        assert await store.seat_of(phone, "t") is None
        assert await links.take("t", "another key", holder_of("too late"), 1.0) is None
        assert await store.seat_of(HOLDER, "t") == 0

    with opened(database) as store:
        asyncio.run(play(store))


def test_who_stops_waiting_does_not_stop_the_writer(database, monkeypatch):
    async def play(store):
        await lay(store, "t")
        going = hold_up(store, monkeypatch)
        writes = [asyncio.create_task(append(store, "t", number)) for number in range(2, 6)]
        await asyncio.sleep(0.05)
        for write in writes:
            write.cancel()
        going.set()
        await asyncio.gather(*writes, return_exceptions=True)
        await store.postpone("t", None)
        await append(store, "t", len((await store.load("t")).entries) + 1, "still here")
        assert (await texts(store, "t"))[-1] == "still here"

    with opened(database) as store:
        asyncio.run(play(store))


def test_a_failure_that_nobody_foresaw_does_not_stop_the_writer(database, monkeypatch):
    def fail(group):
        raise ValueError("nobody foresaw this")

    async def play(store):
        await lay(store, "t")
        with monkeypatch.context() as patch:
            patch.setattr(store, "_commit_together", fail)
            answers = await asyncio.gather(*(append(store, "t", 2) for _ in range(5)), return_exceptions=True)
            assert {type(answer) for answer in answers} == {ValueError}
        await append(store, "t", 2)

    with opened(database) as store:
        asyncio.run(play(store))


def test_closing_writes_what_waits_and_refuses_what_comes_later(database, monkeypatch):
    async def play(store):
        await lay(store, *(f"t{i}" for i in range(600)))
        going = hold_up(store, monkeypatch)
        writes = [asyncio.create_task(append(store, f"t{i}", 2)) for i in range(600)]
        await asyncio.sleep(0.05)
        closing = asyncio.create_task(asyncio.to_thread(store.close))
        async with asyncio.timeout(10):  # at once, while the writer still waits
            while store._is_open:
                await asyncio.sleep(0.001)
        late = asyncio.create_task(refusal(append(store, "t0", 3)))
        await asyncio.sleep(0.05)
        going.set()
        assert await asyncio.gather(*writes) == [None] * 600
        assert await late == "storage-down"
        await closing
        assert await refusal(append(store, "t0", 3)) == "storage-down"
        assert await refusal(store.load("t0")) == "storage-down"
        assert not await store.is_well()

    store = Store(database)
    store.open()
    asyncio.run(play(store))
    with opened(database) as again:
        assert all(asyncio.run(texts(again, f"t{i}")) == ["Meow"] for i in range(0, 600, 50))


def test_when_too_much_waits_more_is_refused_and_nothing_of_it_is_lost(database, monkeypatch):
    monkeypatch.setattr(storing, "WAITING", 3)

    async def play(store):
        await lay(store, *(f"t{i}" for i in range(10)))
        going = hold_up(store, monkeypatch)
        writes = [asyncio.create_task(append(store, f"t{i}", 2)) for i in range(10)]
        await asyncio.sleep(0.1)
        going.set()
        answers = await asyncio.gather(*writes, return_exceptions=True)
        refused = [answer for answer in answers if answer is not None]
        assert {answer.key for answer in refused} == {"storage-busy"}
        assert 3 <= answers.count(None) <= 4
        for i, answer in enumerate(answers):
            assert await texts(store, f"t{i}") == (["Meow"] if answer is None else [])

    with opened(database) as store:
        asyncio.run(play(store))


# A database in trouble.


def test_while_another_process_has_the_lock_writes_are_refused_and_reads_are_not(tmp_path, monkeypatch):
    monkeypatch.setattr("mewseum.server.database.BUSY", 0.3)
    file = tmp_path / "tables.sqlite"
    hold = (
        f"import sqlite3; c = sqlite3.connect({str(file)!r}); c.execute('begin immediate'); print(flush=True); input()"
    )

    async def play(store):
        names = [f"t{i}" for i in range(100)]
        await lay(store, *names)
        with subprocess.Popen([sys.executable, "-c", hold], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
            await asyncio.to_thread(other.stdout.readline)
            began = time.monotonic()
            keys = await asyncio.gather(*(refusal(append(store, name, 2)) for name in names))
            assert set(keys) == {"storage-down"}
            assert time.monotonic() - began < 3  # not each of them waits by itself
            assert not await store.is_well()
            assert await texts(store, "t0") == []
            other.communicate(b"\n")
        await asyncio.gather(*(append(store, name, 2) for name in names))
        assert await store.is_well()
        assert await texts(store, "t99") == ["Meow"]

    with opened(f"sqlite:///{file}") as store:
        asyncio.run(play(store))


@pytest.mark.parametrize(("trouble", "said_so"), [("max_page_count = 20", "full"), ("query_only = ON", "only be read")])
def test_a_full_or_readonly_file_refuses_writes_until_it_is_well_again(trouble, said_so, tmp_path):
    def bring(connection, _):
        connection.execute(f"PRAGMA {trouble}")

    async def play(store):
        await lay(store, "t")
        store._engine.dispose()
        sa.event.listen(store._engine, "connect", bring)
        stored = 0
        with contextlib.suppress(Refused):
            for stored in range(100):
                await append(store, "t", stored + 2, "Meow" * 1000)
        with pytest.raises(Refused, match=said_so) as refused:
            await append(store, "t", stored + 2, "Meow" * 1000)
        assert refused.value.key == "storage-down"
        assert len(await texts(store, "t")) == stored
        sa.event.remove(store._engine, "connect", bring)
        store._engine.dispose()
        await append(store, "t", stored + 2, "well again")
        assert (await texts(store, "t"))[-1] == "well again"

    with opened(f"sqlite:///{tmp_path / 'tables.sqlite'}") as store:
        asyncio.run(play(store))


@contextlib.contextmanager
def without_privileges():
    """Root may write whatever may only be read: be somebody else for a while."""
    me = os.geteuid()
    if me == 0:
        os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(me)


def test_a_file_that_may_only_be_read_is_no_database_for_a_house():
    with tempfile.TemporaryDirectory() as folder:  # pytest's own folders let nobody else in
        file = Path(folder) / "tables.sqlite"
        with opened(f"sqlite:///{file}"):
            pass
        os.chmod(file, 0o444)
        os.chmod(folder, 0o555)
        with without_privileges(), pytest.raises(Refused) as refused, opened(f"sqlite:///{file}"):
            pass
        os.chmod(folder, 0o755)
    assert refused.value.key == "no-database"


@pytest.mark.parametrize("name", ["file:{file}?mode=ro&uri=true", "file:{file}", "{file}?mode=ro", ":memory:", ""])
def test_a_name_in_a_way_of_sqlite_s_own_is_refused_and_leaves_nothing_behind(name, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(Refused) as refused, opened(f"sqlite:///{name.format(file=tmp_path / 'tables.sqlite')}"):
        pass
    assert refused.value.key == "bad-database"
    assert "sqlite:///FILE" in refused.value.say("en")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["50% cats.sqlite", "cats?.sqlite", "größer.sqlite", "a b#c.sqlite"])
def test_a_file_may_have_any_name(name, tmp_path):
    url = sa.URL.create("sqlite", database=str(tmp_path / name)).render_as_string()
    with opened(url) as store:
        asyncio.run(lay(store, "t"))
    with opened(url) as store:
        assert asyncio.run(store.load("t")) is not None
    assert {path.name for path in tmp_path.iterdir()} == {name}


def test_connections_that_were_cut_between_two_writes_are_not_even_noticed(postgres):
    async def play(store):
        await lay(store, "t")
        for number in range(2, 6):
            assert postgres.cut_off(store.url) >= 1
            await append(store, "t", number)
            assert len(await texts(store, "t")) == number - 1

    with opened(postgres.fresh()) as store:
        asyncio.run(play(store))


def test_a_connection_cut_in_the_middle_of_a_write_refuses_it_and_the_next_is_stored(postgres):
    async def play(store):
        await lay(store, "t", "u")
        with psycopg.connect(store.url) as other:
            other.execute("select 1 from tables where id = 't' for update")
            writes = [asyncio.create_task(append(store, "t", 2)), asyncio.create_task(append(store, "u", 2))]
            async with asyncio.timeout(10):
                while not all(write.done() for write in writes):
                    postgres.cut_off(store.url, "insert into entries")
                    await asyncio.sleep(0.02)
            answers = await asyncio.gather(*writes, return_exceptions=True)
        assert {answer.key for answer in answers if answer is not None} == {"storage-down"}
        assert answers[0] is not None
        assert await texts(store, "t") == []
        await append(store, "t", 2)
        assert await texts(store, "t") == ["Meow"]

    with opened(postgres.fresh()) as store:
        asyncio.run(play(store))


def test_a_database_that_lets_nobody_in_refuses_everything_until_it_does_again(postgres):
    async def play(store):
        await lay(store, "t")
        name = store.url.rpartition("/")[2]
        postgres.ask(f"alter database {name} allow_connections false")
        postgres.cut_off(store.url)
        keys = await asyncio.gather(*(refusal(append(store, "t", number)) for number in range(2, 100)))
        assert set(keys) == {"storage-down"}
        assert await refusal(store.load("t")) == "storage-down"
        assert not await store.is_well()
        postgres.ask(f"alter database {name} allow_connections true")
        await append(store, "t", 2)
        assert await texts(store, "t") == ["Meow"]
        assert await store.is_well()

    with opened(postgres.fresh()) as store:
        asyncio.run(play(store))


# Reading.


def test_a_table_is_loaded_as_it_was_stored_and_read_on_from_any_number(database):
    async def play(store):
        assert await store.load("t") is None
        assert await store.entries_after("t", 0) == []
        await lay(store, "t")
        for number in range(2, 13):
            await append(store, "t", number, f"“{number}” 🐈 \0")
        stored = await store.load("t")
        assert stored.setup == setup("t")
        assert stored.entries == [Sat(at=1.0, seat=0, name="Mia"), *(said(f"“{n}” 🐈 \0") for n in range(2, 13))]
        assert await store.entries_after("t", 0) == stored.entries
        assert await store.entries_after("t", 9) == stored.entries[9:]
        assert await store.entries_after("t", 12) == []

    with opened(database) as store:
        asyncio.run(play(store))


def test_own_tables_come_latest_first_and_overdue_ones_longest_first(database):
    async def play(store):
        await lay(store, "old", created=10.0, due=500.0)
        await lay(store, "new", created=20.0, due=400.0)
        await lay(store, "still", created=5.0)
        assert await store.tables_of(HOLDER) == [("new", 0, None), ("old", 0, None), ("still", 0, None)]
        assert await store.tables_of(holder_of("another")) == []
        await store.append("still", 2, said("Meow", at=30.0), Notes(30.0, None, over=False))
        assert [name for name, *_ in await store.tables_of(HOLDER)] == ["still", "new", "old"]
        assert await store.due_before(450.0, 10) == ["new"]
        assert await store.due_before(1e9, 10) == ["new", "old"]
        assert await store.due_before(1e9, 1) == ["new"]
        await store.postpone("new", None)
        await store.append("old", 2, said("Meow"), Notes(2.0, 900.0, over=False))
        assert await store.due_before(800.0, 10) == []
        await store.append("old", 3, said("Meow", at=40.0), None)
        assert await store.due_before(1e9, 10) == ["old"], "nothing new was to be noted"
        assert [name for name, *_ in await store.tables_of(HOLDER)] == ["still", "new", "old"]

    with opened(database) as store:
        asyncio.run(play(store))


def test_tables_that_nobody_touched_are_forgotten_with_all_that_belongs_to_them(database):
    async def play(store):
        await lay(store, "old", created=10.0)
        await lay(store, "older", created=5.0)
        await lay(store, "new", created=20.0)
        assert await store.forget(15.0, 1) == ["older"]
        assert await store.forget(15.0, 10) == ["old"]
        assert await store.forget(15.0, 10) == []
        assert await store.load("old") is None
        assert await store.entries_after("old", 0) == []
        assert await store.holders("old") == []
        assert await store.tables_of(HOLDER) == [("new", 0, None)]

    with opened(database) as store:
        asyncio.run(play(store))


def test_of_tokens_and_keys_only_hashes_are_stored(database):
    async def play(store):
        house = House(store, LiveTables(store, Thinkers(0)), Manner())
        table, _ = await house.create(wire.Create(game="meow", players=3, name="Mia"), "mias-token")
        await house.join(table, wire.Join(name="Leo", id="1"), "leos-token")
        key = await house.links.make(table, "mias-token")
        assert await house.links.claim(table, key, "mias-telephone") == 0
        await house.live.close()
        return "mias-token", "leos-token", key, "mias-telephone"

    with opened(database) as store:
        tokens = asyncio.run(play(store))
    engine = make_engine(database)
    with engine.connect() as connection:
        rows = [row for table in metadata.sorted_tables for row in connection.execute(sa.select(table))]
    engine.dispose()
    everything = " ".join(str(value) for row in rows for value in row)
    for token in tokens:
        assert holder_of(token) in everything
        assert token not in everything


def test_the_shape_can_be_brought_by_hand_too(database):
    engine = make_engine(database)
    migrate(engine)
    migrate(engine)
    engine.dispose()


@pytest.mark.parametrize("name", ["\0", "t\0", "\ud800", "\n"])
def test_a_name_that_no_table_can_have_is_that_of_no_table(name, database):
    async def ask(store):
        await lay(store, "t")
        assert await store.load(name) is None
        assert await store.seat_of(HOLDER, name) is None

    with opened(database) as store:
        asyncio.run(ask(store))


def test_what_is_noted_of_a_table_is_written_when_it_changes_or_is_long_ago():
    async def take_up():
        return Live(begin().table)

    live = asyncio.run(take_up())
    first = Notes(100.0, None, over=False)
    assert live.new_notes(first) == first, "whatever is stored, another server may have noted it"
    live.notes = first
    assert live.new_notes(Notes(100.0 + STALE, None, over=False)) is None
    for notes in (
        Notes(101.0 + STALE, None, over=False),
        Notes(101.0, 130.0, over=False),
        Notes(101.0, None, over=True),
    ):
        assert live.new_notes(notes) == notes


def test_writes_of_many_kinds_are_committed_together_in_an_order_that_holds(database):
    async def play(store):
        await lay(store, "t", "u")
        links = LinkStore(store)
        await links.make("t", HOLDER, "key", 99.0)
        before = store.commits
        blocked = asyncio.create_task(append(store, "t", 2))
        await asyncio.sleep(0)
        await asyncio.gather(
            blocked,
            append(store, "u", 2),
            *(lay(store, f"new{number}") for number in range(20)),
            links.take("t", "key", holder_of("other"), 1.0),
            store.postpone("u", 7.0),
        )
        assert store.commits - before < 10, "together"
        assert await store.seat_of(holder_of("other"), "t") == 0
        assert await store.due_before(8.0, 10) == ["u"]
        assert all([await store.load(f"new{number}") for number in range(20)])

    with opened(database) as store:
        asyncio.run(play(store))


def test_of_two_notes_on_one_table_that_are_written_together_the_later_one_holds(database):
    async def play(store):
        await lay(store, "t", "u")
        with stalled(store):
            first = asyncio.create_task(append(store, "t", 2))
            await asyncio.sleep(0.2)  # it is being written: the others are taken up together
            others = [
                asyncio.create_task(append(store, "t", 3)),
                asyncio.create_task(store.postpone("u", None)),
                asyncio.create_task(append(store, "u", 2, due=5.0)),
            ]
            await asyncio.sleep(0)
        await asyncio.gather(first, *others)
        assert await store.due_before(8.0, 10) == ["u"]

    with opened(database) as store:
        asyncio.run(play(store))


def test_who_stops_waiting_before_a_write_is_taken_up_has_not_written(database):
    async def play(store):
        await lay(store, "t")
        with stalled(store):
            first = asyncio.create_task(append(store, "t", 2, "first"))
            await asyncio.sleep(0.2)
            second = asyncio.create_task(append(store, "t", 3, "second"))
            await asyncio.sleep(0.05)
            second.cancel()
            await asyncio.sleep(0)
        await first
        await append(store, "t", 3, "third")
        assert await texts(store, "t") == ["first", "third"]

    with opened(database) as store:
        asyncio.run(play(store))


@contextlib.contextmanager
def stalled(store):
    """The writer takes up one group, and no other before the end."""
    go_on, commit = threading.Event(), store._commit

    def wait(group):
        go_on.wait(10)
        commit(group)

    store._commit = wait
    try:
        yield
    finally:
        go_on.set()
        store._commit = commit
