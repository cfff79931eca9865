"""The database that tables are stored in: SQLite or PostgreSQL, how it is opened, and how it is brought into its present shape."""

from __future__ import annotations

import sqlite3
import time
from importlib.resources import files
from pathlib import Path
from typing import Any
from urllib.parse import quote

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from mewseum.core.refused import Refused
from mewseum.server.private_files import make_private
from mewseum.server.trouble import driver_words

LOG_PAGES = 16_000
"""SQLite's log is folded into the database by another thread all the time, and by the writer only after so many pages."""
BUSY = 4.0
"""Seconds that a database waits for a lock of somebody else's."""
AGAIN = 0.01
"""Seconds until the next try where SQLite does not wait by itself."""
SLOW = 10.0
"""Seconds after which PostgreSQL gives up a statement, and a transaction in which nothing happens."""
LOST = {"keepalives_idle": 15, "keepalives_interval": 5, "keepalives_count": 3, "tcp_user_timeout": 10_000}
"""When a connection to PostgreSQL counts as lost: without these, a cable pulled out would be noticed after hours."""


def make_engine(url: str) -> sa.Engine:
    """An engine for a URL such as sqlite:///file or postgresql://…"""
    try:
        address = sa.make_url(url)
    except SQLAlchemyError:
        raise Refused("bad-database", database=url.split("@")[-1]) from None
    if address.drivername in ("postgresql", "postgres"):
        address = address.set(drivername="postgresql+psycopg")
    if address.get_backend_name() not in ("sqlite", "postgresql"):
        raise Refused("bad-database", database=show_url(url))
    if address.get_backend_name() == "postgresql":
        return sa.create_engine(
            address,
            hide_parameters=True,
            pool_pre_ping=True,
            connect_args={"connect_timeout": 5, **LOST, "options": f"{_limits()} {address.query.get('options', '')}"},
        )
    file = file_of(address)
    if file is None:
        raise Refused("bad-database", database=show_url(url))
    make_private(file)
    # From here on a file that is missing is not made anew: an empty one beside an old log would be a broken one.
    address = address.set(database=f"file:{quote(str(file))}", query={"uri": "true", "mode": "rw"})
    engine = sa.create_engine(address, hide_parameters=True, connect_args={"timeout": BUSY})
    sa.event.listen(engine, "connect", _set_up_sqlite)
    sa.event.listen(engine, "begin", _begin_sqlite)
    return engine


def _limits() -> str:
    """How long PostgreSQL waits before it gives something up, as options of a connection, in milliseconds."""
    limits = {"lock_timeout": BUSY, "statement_timeout": SLOW, "idle_in_transaction_session_timeout": SLOW}
    return " ".join(f"-c {name}={seconds * 1000:.0f}" for name, seconds in limits.items())


def file_of(address: sa.URL) -> Path | None:
    """The file of a SQLite database; None for what is kept elsewhere, or named in a way of SQLite's own."""
    name = address.database or ""
    is_file = address.get_backend_name() == "sqlite" and not address.query and not name.startswith(("file:", ":"))
    return Path(name).absolute() if name and is_file else None


def _set_up_sqlite(connection: Any, _: Any) -> None:
    """A move that was acknowledged survives a power cut: write-ahead log, synced at every commit."""
    connection.isolation_level = None  # the driver would begin no transaction before a table is made
    _write_ahead(connection)
    for setting in ("synchronous = FULL", "foreign_keys = ON", f"wal_autocheckpoint = {LOG_PAGES}"):
        connection.execute(f"PRAGMA {setting}")


def _write_ahead(connection: Any) -> None:
    """Have a log written ahead. Of several who open a new file, SQLite refuses all but one at once instead of waiting."""
    until = time.monotonic() + BUSY
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
            time.sleep(AGAIN)


def _begin_sqlite(connection: sa.Connection) -> None:
    """A migration that is cut short leaves nothing behind, and two servers make it one after the other."""
    alone = connection.get_execution_options().get("alone", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if alone else "BEGIN")


def migrate(engine: sa.Engine) -> None:
    """Bring a database into its present shape."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(files("mewseum.server") / "migrations").replace("%", "%%"))
    with engine.execution_options(alone=True).begin() as connection:
        if engine.dialect.name == "postgresql":
            for limit in ("lock_timeout", "statement_timeout"):  # a large table takes its time
                connection.execute(sa.text(f"set local {limit} = 0"))
            connection.execute(sa.text("select pg_advisory_xact_lock(7370)"))  # one server at a time
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        # What may only be read is refused now, and not at the first move.
        connection.execute(sa.text("update alembic_version set version_num = version_num"))


def migrate_or_refuse(engine: sa.Engine, url: str) -> None:
    """The same, or a sentence why not."""
    from alembic.util import CommandError  # a database of a later version, say

    try:
        migrate(engine)
    except (SQLAlchemyError, CommandError) as error:
        raise Refused("no-database", database=show_url(url), reason=driver_words(error)) from None


def prepare(url: str) -> None:
    """See that a database can be opened, before anybody is told that the house is open."""
    engine = make_engine(url)
    try:
        migrate_or_refuse(engine, url)
    finally:
        engine.dispose()


def show_url(url: str) -> str:
    """A database's URL without its password."""
    try:
        return sa.make_url(url).render_as_string(hide_password=True)
    except SQLAlchemyError:
        return url.split("@")[-1]
