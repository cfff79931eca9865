"""Health is a write: it fails while nothing can be written, and recovers by itself."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3

import psycopg
import pytest
import sqlalchemy as sa

from mewseum.core.refused import Refused
from mewseum.server import pulse
from mewseum.server import store as storing
from mewseum.server.store import Store
from tests.server.test_store import append, lay


@pytest.fixture
def asked_often(monkeypatch):
    """Every question is a trial."""
    monkeypatch.setattr(pulse, "TRIAL_SECONDS", 0.0)
    monkeypatch.setattr(storing, "HEALTHY", 10.0)
    monkeypatch.setattr("mewseum.server.database.BUSY", 0.3)


@contextlib.contextmanager
def opened(url):
    store = Store(url)
    try:
        store.open()
        yield store
    finally:
        store.close()


@contextlib.contextmanager
def pragma(store, trouble):
    """SQLite in trouble, for every connection."""

    def bring(connection, _):
        connection.execute(f"PRAGMA {trouble}")

    sa.event.listen(store._engine, "connect", bring)
    store._engine.dispose()
    yield
    sa.event.remove(store._engine, "connect", bring)
    store._engine.dispose()


def full(store):
    return pragma(store, "max_page_count = 1")


def read_only(store):
    return pragma(store, "query_only = ON")


@contextlib.contextmanager
def locked(store):
    with contextlib.closing(sqlite3.connect(store._file.path, isolation_level=None)) as other:
        other.execute("begin immediate")
        yield


@contextlib.contextmanager
def read_only_postgres(store):
    name = store.url.rpartition("/")[2]

    def tell(value):
        with psycopg.connect(store.url.replace(f"/{name}", "/postgres"), autocommit=True) as connection:
            connection.execute(f"alter database {name} set default_transaction_read_only = {value}")
            connection.execute(
                f"select pg_terminate_backend(pid) from pg_stat_activity where datname = '{name}' and pid <> pg_backend_pid()"
            )

    tell("on")
    try:
        yield
    finally:
        tell("off")


async def fill(store):
    """Write until there is no room: what the last trial has let go of can be used again."""
    with contextlib.suppress(Refused):
        for number in range(2, 100):
            await append(store, "t", number, "Meow" * 1000)


async def play(store, trouble):
    await lay(store, "t")
    assert await store.is_well()
    with trouble(store):
        if trouble is full:
            await fill(store)
        assert not await store.is_well()
        assert await store.load("t") is not None, "it can still be read"
        assert not await store.is_well()
    async with asyncio.timeout(60):  # by itself: nobody writes anything else
        while not await store.is_well():
            await asyncio.sleep(0.05)


@pytest.mark.parametrize("trouble", [full, read_only, locked], ids=lambda trouble: trouble.__name__)
def test_a_sqlite_to_which_nothing_can_be_written_is_not_well(trouble, tmp_path, asked_often):
    with opened(f"sqlite:///{tmp_path / 'tables.sqlite'}") as store:
        asyncio.run(play(store, trouble))


def test_a_postgresql_that_may_only_be_read_is_not_well(postgres, asked_often):
    with opened(postgres.fresh()) as store:
        asyncio.run(play(store, read_only_postgres))


def test_however_many_ask_one_write_is_tried_in_some_seconds(database, monkeypatch):
    async def ask(store):
        monkeypatch.setattr(pulse, "TRIAL_SECONDS", 0.0)
        assert await store.is_well()
        before = store.commits
        assert all(await asyncio.gather(*(store.is_well() for _ in range(50))))
        assert store.commits == before + 1
        monkeypatch.setattr(pulse, "TRIAL_SECONDS", 3600.0)
        assert all([await store.is_well() for _ in range(50)])
        assert store.commits == before + 1, "what was written a moment ago tells as well"

    with opened(database) as store:
        asyncio.run(ask(store))


def test_trying_leaves_nothing_behind(database):
    async def ask(store):
        for _ in range(20):
            await store.note_time()
        return await store.read(lambda connection: connection.execute(sa.text("select * from clock")).all())

    with opened(database) as store:
        [row] = asyncio.run(ask(store))
    assert (row.id, row.padding) == (1, None)
