"""The store: one writer thread that commits in groups, and readers beside it. SQLite or PostgreSQL, the same class.

Nothing is told to anybody before it is stored. A write is a small list of statements that succeed or fail together;
writes that wait at the same time are committed together. Two servers that write the same number of the same table
conflict: the second is told so (`Conflict`) and reads what the first has written.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import queue
import threading
import time
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from mewseum.core.refused import Refused
from mewseum.core.words import Phrase
from mewseum.server.chain import hash_of_entry, hash_of_setup
from mewseum.server.chain_store import GIVE_CHAIN, Chains, Heads, give_chain
from mewseum.server.clock import HouseClock
from mewseum.server.database import file_of, make_engine, migrate_or_refuse
from mewseum.server.pulse import Pulse
from mewseum.server.reading import Stored, entries_after, load, look_through
from mewseum.server.rooms import Room
from mewseum.server.schema import clock, holds, tables
from mewseum.server.statements import (
    FIRST,
    FREE,
    FREE_LINK,
    INSERT_ENTRIES,
    INSERT_ENTRY,
    INSERT_HOLD,
    INSERT_TABLE,
    INSERTS,
    LOCK,
    NOTE,
    NOTE_TIME,
    NOTIFY,
    PAD,
    UNPAD,
    as_one,
    entry_row,
)
from mewseum.server.trouble import (
    CLOSING,
    File,
    OutOfOrder,
    Trouble,
    is_its_own,
    is_locked,
    storage_down,
)
from mewseum.server.turns import Turn
from mewseum.table.entries import AnyEntry, Setup, encode_setup, freed_by

CHANNEL = "mewseum"
GROUP = 256
"""At most so many writes are committed together."""
GATHER = 0.005
"""Seconds that the writer waits for others to come along, where several have come along the last time: each commit takes its own time."""
CROWD = 8
"""For every so many that have come along it waits as long again: the busier a house, the more a commit has to carry."""
LONGEST = 4 * GATHER
"""Seconds that it waits at most."""
WAITING = 10_000
"""At most so many writes wait; more are refused."""
FOLD = 0.5
"""Seconds between two foldings."""
PATIENCE = 15.0
"""Seconds that anybody waits for the storage, whatever it is doing: then they are told that it does not answer."""
HEALTHY = 3.0
"""Seconds within which a storage that is well answers."""

Result = TypeVar("Result")


class Conflict(Exception):
    """Another server has written this number of this table."""


@dataclass
class Write:
    """Statements that succeed or fail together."""

    statements: list[tuple[Any, Any]]
    table: str = ""
    """The table that is changed, if it is one alone."""
    notice: str = ""
    """What the other servers are told, if there are any."""
    waiter: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    on_late: Callable[[str], None] = lambda _: None
    """Hears of the table if this was written when nobody waited for it any more."""
    _claim: threading.Lock = field(default_factory=threading.Lock)

    def take(self) -> bool:
        """Whether it is left to whoever asks first: the writer, or who has stopped waiting for it."""
        return self._claim.acquire(blocking=False)


@dataclass(frozen=True)
class Notes:
    """What is noted of a table beside its entries, for those who look for tables."""

    touched: float
    due: float | None
    """When something will happen there by itself."""
    over: bool


class Held(NamedTuple):
    """A table at which somebody holds a seat."""

    table: str
    seat: int
    away_at: int | None
    """The number of its last entry when it was put away, if it was."""


class Store:
    """Where tables are kept."""

    def __init__(self, url: str, room: Room | None = None, clock: HouseClock | None = None) -> None:
        """`room`: of those that keep their tables in the same database. The first sees to SQLite's log."""
        self.url = url
        self.clock = clock or HouseClock()
        self._room = room or Room()
        self._engine = make_engine(url)
        self._to_write = self._engine.execution_options(alone=True)
        """SQLite refuses at once to let somebody write who has read before, where another has written meanwhile."""
        self._trouble = Trouble(self._engine.url.password)
        file = file_of(sa.make_url(url))
        self._file = None if file is None else File(file)
        self._turn = None if file is None or self._room.is_only else Turn(file)
        self.dialect = self._engine.dialect.name
        self.is_shared = self.dialect == "postgresql"
        self._waiting: queue.Queue[Write | None] = queue.Queue(WAITING)
        self._readers = ThreadPoolExecutor(2, thread_name_prefix="reader")
        self._writer = threading.Thread(target=self._write_all, daemon=True, name="writer")
        self._folder = threading.Thread(target=self._fold_all, daemon=True, name="folder")
        self._closing = threading.Event()
        self._is_open = False
        self._began = math.inf
        """Since when the writer has been waiting for the database."""
        self._chains = Chains()
        self._pulse = Pulse(self.note_time)
        self.commits = 0
        self.on_late: Callable[[str], None] = lambda _: None
        """Hears of a table whose change was stored when nobody waited for it any more."""

    def open(self) -> None:
        """Bring the database into its present shape, and begin to write."""
        migrate_or_refuse(self._engine, self.url)
        if self._file is not None:
            self._file.check()
        self._start_clock()
        self._is_open = True
        self._writer.start()
        if self._engine.dialect.name == "sqlite" and self._room.is_first:
            self._folder.start()

    def close(self) -> None:
        """Write what waits, and stop. Whatever comes later is refused."""
        was_open, self._is_open = self._is_open, False
        if self._writer.is_alive():
            self._waiting.put(None)
            self._writer.join()
        self._closing.set()
        if self._folder.is_alive():
            self._folder.join()
        self._readers.shutdown()
        if was_open:
            with contextlib.suppress(SQLAlchemyError, OSError):
                self._note_time_at_last()
        self._engine.dispose()
        if self._turn is not None:
            self._turn.close()

    # The house's time.

    def _start_clock(self) -> None:
        """Go on at the time at which the house was last open. A new database begins with what the wall clock shows."""
        with self._to_write.begin() as connection:
            if connection.execute(sa.select(clock.c.time)).first() is None:
                begin = INSERTS[self.dialect](clock).values(id=1, time=self.clock.wall()).on_conflict_do_nothing()
                connection.execute(begin)
            self.clock.start(connection.execute(sa.select(clock.c.time)).scalar_one())

    async def note_time(self) -> None:
        """Note the house's time, and follow another server that is ahead."""
        row: dict[str, Any] = {"now": self.clock.now()}
        room: list[tuple[Any, Any]] = [] if self.is_shared else [(PAD, None), (UNPAD, None)]
        await self._write(Write([(NOTE_TIME, row), *room]))
        stored = await self._read(lambda connection: connection.execute(sa.select(clock.c.time)).scalar())
        self.clock.follow(stored or 0.0)

    def _note_time_at_last(self) -> None:
        """Note when the house was closed. No writer works any more."""
        with self._turn or contextlib.nullcontext(), self._to_write.begin() as connection:
            connection.execute(NOTE_TIME, {"now": self.clock.now()})

    # Writing.

    async def create(
        self, setup: Setup, first: Sequence[AnyEntry], held: Sequence[tuple[str, int]], due: float | None
    ) -> None:
        """Store a new table with its first entries and holders."""
        chained, head = _chained(
            setup.id, encode_setup(setup), [entry_row(setup.id, i, e) for i, e in enumerate(first, 1)]
        )
        row = {"id": setup.id, "created": setup.created, "touched": setup.created, "over": 0, "due": due, **head}
        statements: list[tuple[Any, Any]] = [(INSERT_TABLE, row), *((INSERT_ENTRY, entry) for entry in chained)]
        statements += [(INSERT_HOLD, {"holder": who, "table_id": setup.id, "seat": seat}) for who, seat in held]
        with contextlib.suppress(Conflict):  # names are new: it was written before, and only the answer was lost
            await self._write(Write(statements))

    async def append(self, table: str, number: int, entry: AnyEntry, notes: Notes | None, holder: str = "") -> None:
        """Store the next entry of a table, with new notes if there are any, or raise Conflict if that number is taken.

        Who sits down holds the seat from now on; whose seat was freed, no longer.
        """
        statements: list[tuple[Any, Any]] = [(INSERT_ENTRY, entry_row(table, number, entry))]
        if notes is not None:
            row = {"table": table, "touched": notes.touched, "due": notes.due, "over": int(notes.over)}
            statements.append((NOTE, row))
        if holder:
            statements.append((INSERT_HOLD, {"holder": holder, "table_id": table, "seat": entry.seat}))
        for seat in freed_by(entry):
            freed = {"table": table, "which": seat}
            statements += [(FREE_LINK, freed), (FREE, freed)]
        await self._write(Write(statements, table, f"{table} {number}"))

    async def hold(self, table: str, seat: int, holders: Sequence[str]) -> None:
        """Let more devices hold a seat. One that holds a seat of the table already keeps that."""
        for holder in holders:
            with contextlib.suppress(Conflict):
                await self._write(Write([(INSERT_HOLD, {"holder": holder, "table_id": table, "seat": seat})], table))

    async def write(self, statements: list[tuple[Any, Any]], table: str, notice: str = "") -> None:
        """Store something else of a table, all of it or nothing, and tell the other servers."""
        await self._write(Write(statements, table, notice))

    async def give_chain(self, table: str) -> None:
        """Give a table its chain that was stored before there were any. One that has its chain already keeps it."""
        await self._write(Write([(GIVE_CHAIN, {"table": table})], table))

    async def postpone(self, table: str, due: float | None) -> None:
        """Note when a table is due."""
        await self._write(Write([(NOTE, {"table": table, "touched": None, "due": due, "over": None})], table))

    async def remove(self, table: str) -> None:
        """Remove a table."""
        await self._write(Write([(sa.delete(tables).where(tables.c.id == table), None)]))

    async def forget(self, before: float, most: int) -> list[str]:
        """Remove tables that nobody has touched since then, the oldest first; their names."""
        old = tables.c.touched < before
        query = sa.select(tables.c.id).where(old).order_by(tables.c.touched).limit(most)
        names = await self._read(lambda connection: list(connection.execute(query).scalars()))
        if names:
            await self._write(Write([(sa.delete(tables).where(old, tables.c.id.in_(names)), None)]))
        return names

    async def _write(self, write: Write) -> None:
        write.on_late = self.on_late
        try:
            self._waiting.put_nowait(write)
        except queue.Full:
            raise Refused("storage-busy") from None
        if not self._is_open and write.take():
            raise storage_down(CLOSING)
        patience = asyncio.get_running_loop().call_later(PATIENCE, _give_up, write.waiter)
        try:
            await write.waiter
        except TimeoutError:
            write.take()  # if it is being written already, it may yet be: whoever asks again is answered, as ever
            raise self._trouble.silence(PATIENCE) from None
        except asyncio.CancelledError:
            # Nobody wants it any more, unless it is being written already, or just was.
            if not write.take() and _was_settled_well(write.waiter):
                write.on_late(write.table)
            raise
        except (SQLAlchemyError, OSError) as error:
            raise self._trouble.refusal(error) from None
        finally:
            patience.cancel()

    def _write_all(self) -> None:
        is_last, came = False, 1
        while not is_last:
            group = [self._waiting.get()]
            if came > 1:
                time.sleep(min(GATHER * (1 + came // CROWD), LONGEST))
            with contextlib.suppress(queue.Empty):
                while len(group) < GROUP and group[-1] is not None:
                    group.append(self._waiting.get_nowait())
            is_last = group[-1] is None
            writes = [write for write in group if write is not None and write.take()]
            came = len(writes)
            if writes:
                self._began = time.monotonic()
                self._commit(writes)
                self._began = math.inf

    def _commit(self, group: list[Write]) -> None:
        """Commit all together; if they cannot be, each by itself, until the database itself fails.

        In PostgreSQL one write that finds a lock need not stand in the others' way; if a second finds one, all might.
        """
        failure = self._try(group)
        if failure is None or len(group) == 1:
            _answer(group, failure)
            return
        is_down, was_locked = False, False
        for write in group:
            if not is_down:
                failure = self._try([write])
                is_single = self.is_shared and is_locked(failure) and not was_locked
                was_locked = was_locked or is_single
                is_down = not (failure is None or is_its_own(failure) or is_single)
            _answer([write], failure)

    def _try(self, group: list[Write]) -> Exception | None:
        """Commit all together, or say why not. Whatever happens, the writer goes on."""
        try:
            self._commit_together(group)
        except Exception as error:
            if not is_its_own(error):
                self._pulse.note(is_beating=False)
            return error
        return None

    def _commit_together(self, group: list[Write]) -> None:
        with self._turn or contextlib.nullcontext(), self._to_write.begin() as connection:
            heads = self._execute(connection, group)
            self._notify(connection, group)
            if self._file is not None:
                self._file.check()
        self.commits += 1
        self._chains.committed(heads)
        self._trouble.passed()
        self._pulse.note(is_beating=True)

    def _execute(self, connection: sa.Connection, group: list[Write]) -> Heads:
        """Say everything to the database; the new ends of the chains, which hold once it is committed."""
        heads: Heads = {}
        if self.dialect == "postgresql" and len(group) > 1:
            connection.execute(LOCK, {"names": sorted({write.table for write in group if write.table})})
        for statement, values in _together(group):
            if statement is INSERT_ENTRY:
                rows, heads = self._chains.lengthen(connection, values)
                self._insert(connection, rows)
            elif statement is GIVE_CHAIN:
                for row in values:
                    give_chain(connection, row["table"])
            else:
                connection.execute(statement, values)
        return heads

    def _insert(self, connection: sa.Connection, rows: list[dict[str, Any]]) -> None:
        if self.dialect == "sqlite":
            connection.exec_driver_sql(INSERT_ENTRIES, (as_one(rows),))
        else:
            connection.execute(INSERT_ENTRY, rows)

    def _notify(self, connection: sa.Connection, group: list[Write]) -> None:
        """Tell the other servers, if there are any."""
        notices = [{"channel": CHANNEL, "notice": write.notice} for write in group if write.notice]
        if notices and self.is_shared:
            connection.execute(NOTIFY, notices)

    def _fold_all(self) -> None:
        """Again and again, fold SQLite's log into the database, so that no move has to wait for it."""
        while not self._closing.wait(FOLD):
            with contextlib.suppress(SQLAlchemyError), self._engine.connect() as connection:
                connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")

    # Reading.

    async def load(self, table: str) -> Stored | None:
        """A table as it is stored, or None."""
        if not table.isprintable():
            return None  # no database takes such a name
        stored = await self._read(lambda connection: load(connection, table))
        if stored is not None and not stored.is_chained:
            with contextlib.suppress(Refused):  # next time, then: it can be looked at all the same
                await self.give_chain(table)
        return stored

    async def entries_after(self, table: str, number: int) -> list[AnyEntry]:
        """What was written after a number, if it holds together with what was written before."""
        return await self._read(lambda connection: entries_after(connection, table, number))

    async def flaws_of(self, table: str) -> tuple[list[Phrase], bool]:
        """What is wrong with a table as it is stored, and whether it has its chain."""
        return await self._read(lambda connection: look_through(connection, table))

    async def names_before(
        self, touched: float, name: str, most: int, *, only_bare: bool = False
    ) -> list[tuple[str, float]]:
        """Tables that were last touched before another, the latest first; or only those that have no chain yet."""
        is_before = sa.and_(tables.c.touched == touched, tables.c.id < name)
        query = sa.select(tables.c.id, tables.c.touched).where(sa.or_(tables.c.touched < touched, is_before))
        if only_bare:
            query = query.where(tables.c.setup_hash.is_(None))
        query = query.order_by(tables.c.touched.desc(), tables.c.id.desc()).limit(most)
        return await self._read(lambda connection: [(row[0], row[1]) for row in connection.execute(query)])

    async def seat_of(self, holder: str, table: str) -> int | None:
        """The seat that somebody holds at a table."""
        if not table.isprintable():
            return None
        query = sa.select(holds.c.seat).where(holds.c.holder == holder, holds.c.table_id == table)
        return await self._read(lambda connection: connection.execute(query).scalar())

    async def is_holder(self, holder: str) -> bool:
        """Whether somebody holds a seat anywhere."""
        query = sa.select(holds.c.seat).where(holds.c.holder == holder).limit(1)
        return await self._read(lambda connection: connection.execute(query).first() is not None)

    async def tables_of(self, holder: str) -> list[Held]:
        """The tables at which somebody holds a seat, the latest first."""
        query = sa.select(holds.c.table_id, holds.c.seat, holds.c.put_away).join(
            tables, tables.c.id == holds.c.table_id
        )
        query = query.where(holds.c.holder == holder).order_by(tables.c.touched.desc()).limit(50)
        return await self._read(lambda connection: [Held(*row) for row in connection.execute(query)])

    async def holders(self, table: str) -> list[tuple[str, int]]:
        """Who holds the seats of a table."""
        query = sa.select(holds.c.holder, holds.c.seat).where(holds.c.table_id == table)
        return await self._read(lambda connection: [(row[0], row[1]) for row in connection.execute(query)])

    async def due_before(self, moment: float, most: int) -> list[str]:
        """Tables at which something should have happened by itself before a moment."""
        query = sa.select(tables.c.id).where(tables.c.due < moment).order_by(tables.c.due).limit(most)
        return await self._read(lambda connection: list(connection.execute(query).scalars()))

    async def is_well(self) -> bool:
        """Whether the database answers those who read, and takes what is written."""
        if not self._is_open or time.monotonic() - self._began > HEALTHY or not await self._pulse.is_beating(HEALTHY):
            return False
        try:
            async with asyncio.timeout(HEALTHY):
                return await self._read(lambda connection: connection.execute(sa.select(1)).scalar() == 1)
        except (Refused, TimeoutError):
            return False

    async def read(self, read: Callable[[sa.Connection], Result]) -> Result:
        """Read something else."""
        return await self._read(read)

    async def _read(self, read: Callable[[sa.Connection], Result]) -> Result:
        def with_connection() -> Result:
            with self._engine.connect() as connection:
                return read(connection)

        if not self._is_open:
            raise storage_down(CLOSING)
        loop = asyncio.get_running_loop()
        task: Awaitable[Result] = loop.run_in_executor(self._readers, with_connection)
        try:
            async with asyncio.timeout(PATIENCE):
                return await task
        except TimeoutError:
            raise self._trouble.silence(PATIENCE) from None
        except SQLAlchemyError as error:
            raise self._trouble.refusal(error) from None


def _together(group: list[Write]) -> list[tuple[Any, Any]]:
    """The statements of several writes, each once with all its values: far quicker than one after the other."""
    values: dict[Any, list[Any]] = {}
    for write in group:
        for statement, row in write.statements:
            values.setdefault(statement, []).append(row)
    ordered = sorted(values, key=lambda statement: FIRST.index(statement) if statement in FIRST else len(FIRST))
    return [(statement, None if values[statement][0] is None else values[statement]) for statement in ordered]


def _answer(group: list[Write], failure: Exception | None) -> None:
    """Tell those who wait, all in one turn of their loop."""
    for loop in {write.waiter.get_loop() for write in group}:
        mine = [write for write in group if write.waiter.get_loop() is loop]
        with contextlib.suppress(RuntimeError):  # their loop was closed meanwhile
            loop.call_soon_threadsafe(_settle, mine, failure)


def _settle(writes: list[Write], failure: Exception | None) -> None:
    for write in writes:
        if write.waiter.done():  # nobody waits any more
            if failure is None:
                write.on_late(write.table)
        elif failure is None:
            write.waiter.set_result(None)
        else:
            is_conflict = isinstance(failure, (IntegrityError, OutOfOrder))
            write.waiter.set_exception(Conflict() if is_conflict else failure)


def _was_settled_well(waiter: asyncio.Future[None]) -> bool:
    return waiter.done() and not waiter.cancelled() and waiter.exception() is None


def _give_up(waiter: asyncio.Future[None]) -> None:
    """Nobody waits any longer. (A timeout around each of a thousand writes a second would take its own time.)"""
    if not waiter.done():
        waiter.set_exception(TimeoutError())


def _chained(table: str, setup: bytes, rows: list[dict[str, Any]]) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """A new table's first entries with their hashes, and what its row says of them."""
    first = before = hash_of_setup(table, setup)
    for row in rows:
        before = row["hash"] = hash_of_entry(before, table, row["number"], row["body"])
    return rows, {"setup": setup, "setup_hash": first, "head_number": len(rows), "head_hash": before}
