"""What is said to the database, SQLite or PostgreSQL."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from mewseum.server.schema import entries, holds, tables
from mewseum.table.entries import AnyEntry, encode_entry

MOST_HOLDS = 16
"""So many tokens and keys may act for one seat: each device of somebody's, and each link that led to one."""

INSERT_TABLE = sa.insert(tables)
INSERT_ENTRY = sa.insert(entries)
INSERT_ENTRIES = (
    "insert into entries (table_id, number, body) select json_extract(value, '$[0]'), json_extract(value, '$[1]'), "
    "cast(json_extract(value, '$[2]') as blob) from json_each(?)"
)
"""All rows in one step: after each step in SQLite the writer has to wait for its turn with the interpreter."""
INSERT_HOLD = sa.insert(holds)
FIRST = [INSERT_TABLE, INSERT_ENTRY, INSERT_HOLD]
"""What others refer to comes first."""


def _share_hold(insert: Any) -> Any:
    """Insert what somebody holds once more for another, who may hold it already: that is no conflict.

    Another server may just be taking it away from them: then this waits for that.
    """
    held = holds.alias("held")
    many = sa.select(sa.func.count()).where(held.c.table_id == holds.c.table_id, held.c.seat == holds.c.seat)
    shared = sa.select(sa.bindparam("other", type_=sa.String), holds.c.table_id, holds.c.seat).where(
        holds.c.table_id == sa.bindparam("table"),
        holds.c.holder == sa.bindparam("who"),
        many.scalar_subquery() < MOST_HOLDS,
    )
    shared = shared.with_for_update(of=holds)
    return insert(holds).from_select(["holder", "table_id", "seat"], shared).on_conflict_do_nothing()


SHARE_HOLD = {"sqlite": _share_hold(sqlite.insert), "postgresql": _share_hold(postgresql.insert)}


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
NOTIFY = sa.text("select pg_notify(:channel, :notice)")


def entry_row(table: str, number: int, entry: AnyEntry) -> dict[str, Any]:
    """An entry as a row."""
    return {"table_id": table, "number": number, "body": encode_entry(entry)}


def as_one(rows: list[dict[str, Any]]) -> str:
    """Rows of entries as one value."""
    return msgspec.json.encode([[row["table_id"], row["number"], row["body"].decode()] for row in rows]).decode()
