"""Own links and the devices of a seat, as they are stored, in SQLite or PostgreSQL.

A seat has one link at a time. It is used up by an update that only one device can make, whichever server it asks. Whatever changes
both locks links before holds, so that two servers never wait for each other.
"""

from __future__ import annotations

import contextlib
from typing import Any

import sqlalchemy as sa

from mewseum.server.schema import holds, links, tables
from mewseum.server.statements import INSERTS
from mewseum.server.store import Conflict, Store
from mewseum.server.writing import MOST_DEVICES

HOLDERS = "holders"
"""The notice to other servers that a table's seats are held by others now."""

_TABLE: Any = sa.bindparam("at_table", type_=sa.String)
_SEAT: Any = sa.bindparam("at_seat", type_=sa.Integer)
_KEY: Any = sa.bindparam("with_key", type_=sa.String)
_MAKER: Any = sa.bindparam("made_by", type_=sa.String)
_TAKER: Any = sa.bindparam("taken_by", type_=sa.String)
_MOMENT: Any = sa.bindparam("moment", type_=sa.Float)


def _make_link(insert: Any) -> Any:
    """A new link in place of the one that there was."""
    nobody = sa.cast(sa.null(), sa.String)
    row = sa.select(holds.c.table_id, holds.c.seat, _KEY, holds.c.holder, _MOMENT, nobody)
    row = row.where(holds.c.table_id == _TABLE, holds.c.holder == _MAKER)
    made = insert(links).from_select(["table_id", "seat", "key_hash", "maker", "expires", "taker"], row)
    names = ("key_hash", "maker", "expires", "taker")
    return made.on_conflict_do_update(
        index_elements=["table_id", "seat"], set_={name: made.excluded[name] for name in names}
    )


def _take_link() -> Any:
    """Mark a link as used, if it is open, its maker still holds the seat, and whoever takes it none."""
    beside = holds.c.table_id == links.c.table_id
    at_seat = sa.and_(beside, holds.c.seat == links.c.seat)
    makers = sa.exists().where(at_seat, holds.c.holder == links.c.maker)
    takers = sa.exists().where(beside, holds.c.holder == _TAKER)
    many = sa.select(sa.func.count()).select_from(holds).where(at_seat).correlate(links).scalar_subquery()
    is_open = sa.and_(links.c.table_id == _TABLE, links.c.key_hash == _KEY, links.c.expires > _MOMENT)
    return (
        sa.update(links)
        .where(is_open, links.c.taker.is_(None), makers, sa.not_(takers), many < MOST_DEVICES)
        .values(taker=_TAKER)
    )


def _hold_by_link(insert: Any) -> Any:
    """Whoever has used a link holds its seat, if its maker still does. Another server may be freeing it: this waits for that."""
    at_seat = sa.and_(
        holds.c.table_id == links.c.table_id, holds.c.seat == links.c.seat, holds.c.holder == links.c.maker
    )
    row = sa.select(_TAKER, links.c.table_id, links.c.seat).join_from(links, holds, at_seat)
    row = row.where(links.c.table_id == _TABLE, links.c.key_hash == _KEY, links.c.taker == _TAKER)
    row = row.with_for_update(of=holds)
    return insert(holds).from_select(["holder", "table_id", "seat"], row).on_conflict_do_nothing()


MAKE_LINK = {dialect: _make_link(insert) for dialect, insert in INSERTS.items()}
TAKE_LINK = _take_link()
HOLD_BY_LINK = {dialect: _hold_by_link(insert) for dialect, insert in INSERTS.items()}
ONE_AT_A_TIME = sa.update(tables).where(tables.c.id == _TABLE).values(touched=tables.c.touched)
"""Two devices that sign each other out at once wait for each other here, or nobody would hold the seat."""
SIGN_OUT = sa.delete(holds).where(
    holds.c.table_id == _TABLE,
    holds.c.seat == _SEAT,
    holds.c.holder != _MAKER,
    sa.exists().where(
        (kept := holds.alias("kept")).c.table_id == _TABLE, kept.c.seat == _SEAT, kept.c.holder == _MAKER
    ),
)
VOID_LINK = sa.delete(links).where(links.c.table_id == _TABLE, links.c.seat == _SEAT)


class LinkStore:
    """The own links and devices of all seats."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def make(self, table: str, maker: str, key: str, expires: float) -> None:
        """Store a link to the seat that somebody holds, if they hold one."""
        row = {"at_table": table, "made_by": maker, "with_key": key, "moment": expires}
        with contextlib.suppress(Conflict):  # the table was forgotten meanwhile
            await self._store.write([(MAKE_LINK[self._store.dialect], row)], table)

    async def seat_of(self, table: str, key: str, moment: float) -> int | None:
        """The seat that a link opens at a moment; None if there is no such link, or it was used, or it is too late."""
        query = sa.select(links.c.seat).where(
            links.c.table_id == table, links.c.key_hash == key, links.c.taker.is_(None), links.c.expires > moment
        )
        return await self._store.read(lambda connection: connection.execute(query).scalar())

    async def take(self, table: str, key: str, taker: str, moment: float) -> int | None:
        """Let somebody hold the seat of a link, and use it up; the seat, or None."""
        row = {"at_table": table, "with_key": key, "taken_by": taker, "moment": moment}
        statements = [(TAKE_LINK, row), (HOLD_BY_LINK[self._store.dialect], row)]
        with contextlib.suppress(Conflict):  # the table was forgotten meanwhile
            await self._store.write(statements, table)
        return await self._store.seat_of(taker, table)

    async def devices(self, table: str, seat: int) -> int:
        """How many devices hold a seat."""
        query = sa.select(sa.func.count()).where(holds.c.table_id == table, holds.c.seat == seat)
        return await self._store.read(lambda connection: int(connection.execute(query).scalar() or 0))

    async def sign_out_others(self, table: str, seat: int, keep: str) -> None:
        """Take a seat away from all devices but one that holds it, and void its link."""
        row = {"at_table": table, "at_seat": seat, "made_by": keep}
        statements = [(ONE_AT_A_TIME, row), (VOID_LINK, row), (SIGN_OUT, row)]
        await self._store.write(statements, table, f"{table} {HOLDERS}")
