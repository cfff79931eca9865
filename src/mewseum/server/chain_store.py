"""Chains (chain.py) in the database: how they are read, lengthened, and given to tables that were stored before there were any."""

from __future__ import annotations

import sqlite3
from collections import OrderedDict
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import DatabaseError

from mewseum.core.words import Phrase
from mewseum.server.chain import Chain, Damaged, Link, flaws_of, hash_of_entry, hash_of_setup
from mewseum.server.schema import entries, tables
from mewseum.server.statements import HEAD, HEADS, heads_as_one
from mewseum.server.trouble import OutOfOrder

KNOWN_HEADS = 10_000
"""The ends of so many chains are remembered, so that they need not be read before each entry."""

Head = tuple[int, str]
Heads = dict[str, Head]

_AS_IT_IS = sa.types.NullType()
_NO_NUMBER, _NO_TEXT = sa.cast(sa.null(), sa.Integer), sa.cast(sa.null(), sa.String)
_READ = sa.union_all(
    sa.select(
        sa.literal(0).label("is_entry"),
        sa.literal(0).label("number"),
        sa.type_coerce(tables.c.setup, _AS_IT_IS).label("body"),
        tables.c.setup_hash.label("hash"),
        tables.c.head_number,
        tables.c.head_hash,
    ).where(tables.c.id == sa.bindparam("table")),
    sa.select(
        sa.literal(1),
        entries.c.number,
        sa.type_coerce(entries.c.body, _AS_IT_IS),
        entries.c.hash,
        _NO_NUMBER,
        _NO_TEXT,
    ).where(entries.c.table_id == sa.bindparam("table"), entries.c.number >= sa.bindparam("since")),
).order_by("is_entry", "number")
"""One statement, since what another server writes between two would look like damage."""

_READ_HEADS = "select json_group_array(json_array(id, head_number, head_hash)) from tables where id in (select value from json_each(?))"
_SET_HASHES = (
    "update entries set hash = json_extract(value, '$[1]') from json_each(?) "
    "where entries.table_id = ? and entries.number = json_extract(value, '$[0]')"
)
_SET_HASH = (
    sa.update(entries)
    .where(entries.c.table_id == sa.bindparam("table"), entries.c.number == sa.bindparam("which"))
    .values(hash=sa.bindparam("computed"))
)
_SET_SETUP_HASH = (
    sa.update(tables).where(tables.c.id == sa.bindparam("table")).values(setup_hash=sa.bindparam("computed"))
)
GIVE_CHAIN = object()
"""Stands for giving a table its chain, among what is to be written."""


def read_chain(connection: sa.Connection, table: str, since: int = 0) -> Chain | None:
    """A table as it is stored, with its entries from a number on; None if there is none. What cannot be read at all is damaged."""
    try:
        rows = connection.execute(_READ, {"table": table, "since": since}).all()
    except DatabaseError as error:
        if getattr(error.orig, "sqlite_errorcode", 0) & 0xFF != sqlite3.SQLITE_CORRUPT:
            raise
        raise Damaged(table, [Phrase("damage-file")]) from None
    if not rows or rows[0].is_entry:
        return None
    row = rows[0]
    links = [Link(_number(entry.number), _bytes(entry.body), _text(entry.hash)) for entry in rows[1:]]
    head = None if row.head_number is None else _number(row.head_number)
    return Chain(table, _bytes(row.body), _text(row.hash), head, _text(row.head_hash), links)


def _bytes(value: Any) -> bytes:
    """SQLite keeps whatever it is given in any column."""
    return value.encode(errors="surrogateescape") if isinstance(value, str) else bytes(value or b"")


def _number(value: Any) -> int:
    return value if isinstance(value, int) else -1


def _text(value: Any) -> str | None:
    return value if value is None or isinstance(value, str) else ""


class Chains:
    """Lengthens chains. The writer alone uses it, within its transactions."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, Head] = OrderedDict()

    def lengthen(self, connection: sa.Connection, rows: list[dict[str, Any]]) -> tuple[list[dict[str, Any]], Heads]:
        """New entries with their hashes, and the new ends of their chains, which are written here."""
        heads = self._heads_before(connection, rows)
        held = []
        for row in rows:
            table, number, made = row["table_id"], row["number"], row["hash"]
            if not made:
                last, before = heads.get(table, (number - 1, ""))
                if number > last + 1:
                    raise OutOfOrder(f"entry {number} after {last}")
                made = hash_of_entry(before, table, number, row["body"])  # a number that is taken is refused anyway
            heads[table] = (number, made)
            held.append({**row, "hash": made})
        _write_heads(connection, heads)
        return held, heads

    def committed(self, heads: Heads) -> None:
        """What was lengthened is stored."""
        self._known.update(heads)
        for table in heads:
            self._known.move_to_end(table)
        while len(self._known) > KNOWN_HEADS:
            self._known.popitem(last=False)

    def _heads_before(self, connection: sa.Connection, rows: list[dict[str, Any]]) -> Heads:
        """The ends of the chains that are to be lengthened; those that are not known here, or are longer by now, are read."""
        first: dict[str, int] = {}
        for row in rows:
            if not row["hash"]:
                first.setdefault(row["table_id"], row["number"])
        known = {table: self._known[table] for table in first if table in self._known}
        heads = {table: head for table, head in known.items() if head[0] == first[table] - 1}
        unknown = sorted(first.keys() - heads.keys())
        for table, number, ended in _read_heads(connection, unknown) if unknown else ():
            head = give_chain(connection, table) if number is None else (number, ended)
            if head is None:
                raise OutOfOrder(table)
            heads[table] = head
        return heads


def _write_heads(connection: sa.Connection, heads: Heads) -> None:
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql(HEADS, (heads_as_one(heads),))
    else:
        ends = [{"table": table, "number": number, "hash": made} for table, (number, made) in sorted(heads.items())]
        connection.execute(HEAD, ends)


def _read_heads(connection: sa.Connection, names: list[str]) -> list[Any]:
    if connection.dialect.name == "sqlite":  # all in one row, for the same reason as all entries in one step
        found = connection.exec_driver_sql(_READ_HEADS, (msgspec.json.encode(names).decode(),)).scalar()
        return list(msgspec.json.decode(found or "[]"))
    query = sa.select(tables.c.id, tables.c.head_number, tables.c.head_hash).where(tables.c.id.in_(names))
    return list(connection.execute(query))


def give_chain(connection: sa.Connection, table: str) -> Head | None:
    """Give a table its chain that was stored before there were any; None if it has one, or its entries are not all there."""
    chain = read_chain(connection, table)
    if chain is None or not chain.is_of_before or flaws_of(chain):
        return None
    first = before = hash_of_setup(table, chain.setup)
    hashes = []
    for link in chain.links:
        before = hash_of_entry(before, table, link.number, link.body)
        hashes.append((link.number, before))
    connection.execute(_SET_SETUP_HASH, {"table": table, "computed": first})
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql(_SET_HASHES, (msgspec.json.encode(hashes).decode(), table))
    elif hashes:
        connection.execute(_SET_HASH, [{"table": table, "which": n, "computed": made} for n, made in hashes])
    connection.execute(HEAD, {"table": table, "number": len(hashes), "hash": before})
    return len(hashes), before
