"""What is said to the database, SQLite or PostgreSQL."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from mewseum.server.schema import clock, entries, holds, links, tables
from mewseum.table.entries import AnyEntry, encode_entry

INSERTS: dict[str, Any] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}
INSERT_TABLE = sa.insert(tables)
INSERT_ENTRY = sa.insert(entries)
INSERT_ENTRIES = (
    "insert into entries (table_id, number, body, hash) select json_extract(value, '$[0]'), json_extract(value, '$[1]'), "
    "cast(json_extract(value, '$[2]') as blob), json_extract(value, '$[3]') from json_each(?)"
)
"""All rows in one step: after each step in SQLite the writer has to wait for its turn with the interpreter."""
INSERT_HOLD = sa.insert(holds)
HEAD = (
    sa.update(tables)
    .where(tables.c.id == sa.bindparam("table"))
    .values(head_number=sa.bindparam("number"), head_hash=sa.bindparam("hash"))
)
HEADS = (
    "update tables set head_number = json_extract(value, '$[1]'), head_hash = json_extract(value, '$[2]') "
    "from json_each(?) where tables.id = json_extract(value, '$[0]')"
)
"""The ends of chains, in one step for the same reason."""
NOTE_TIME = sa.update(clock).values(
    time=sa.case((clock.c.time > sa.bindparam("now"), clock.c.time), else_=sa.bindparam("now"))
)
"""The house's time, unless another server is ahead. It always writes, so it also tells whether anything can be written."""
PAD = sa.text("update clock set padding = zeroblob(16384)")
UNPAD = sa.text("update clock set padding = null")
"""In SQLite a row can be written anew where nothing else can: these tell whether there is room for more."""
FIRST = [INSERT_TABLE, INSERT_ENTRY, INSERT_HOLD]
"""What others refer to comes first."""


def _or_as_it_was(name: str) -> Any:
    column = tables.c[name]
    return sa.func.coalesce(sa.bindparam(name, type_=column.type), column)


NOTE = (
    sa.update(tables)
    .where(tables.c.id == sa.bindparam("table"))
    .values(touched=_or_as_it_was("touched"), due=sa.bindparam("due"), over=_or_as_it_was("over"))
)
"""One statement for all notes, so that of two on the same table the later one holds, however many are written together."""
FREE = sa.delete(holds).where(holds.c.table_id == sa.bindparam("table"), holds.c.seat == sa.bindparam("which"))
FREE_LINK = sa.delete(links).where(links.c.table_id == sa.bindparam("table"), links.c.seat == sa.bindparam("which"))
LOCK = (
    sa.select(tables.c.id)
    .where(tables.c.id == sa.any_(sa.bindparam("names", type_=postgresql.ARRAY(sa.String))))
    .order_by(tables.c.id)
    .with_for_update(key_share=True)
)
"""In PostgreSQL all tables of a group are locked first, in one order, so that two servers never block each other:

those that get a new end and those of which something is noted need not be the same.
"""
NOTIFY = sa.text("select pg_notify(:channel, :notice)")


def entry_row(table: str, number: int, entry: AnyEntry) -> dict[str, Any]:
    """An entry as a row. It gets its hash when it is written: that depends on the entry before."""
    return {"table_id": table, "number": number, "body": encode_entry(entry), "hash": None}


def as_one(rows: list[dict[str, Any]]) -> str:
    """Rows of entries as one value."""
    values = [[row["table_id"], row["number"], row["body"].decode(), row["hash"]] for row in rows]
    return msgspec.json.encode(values).decode()


def heads_as_one(heads: dict[str, tuple[int, str]]) -> str:
    """The ends of several tables' chains as one value."""
    return msgspec.json.encode([[table, number, ended] for table, (number, ended) in heads.items()]).decode()
