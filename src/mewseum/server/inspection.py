"""A whole database looked through: that every table is as it was stored, and that its game can be played through by its rules.

Nothing is written, so a backup can be looked through as well as the database of an open house.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import quote

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from mewseum.core.refused import Refused
from mewseum.core.words import Phrase
from mewseum.server.chain import Chain, Damaged, flaws_of
from mewseum.server.chain_store import read_chain
from mewseum.server.database import file_of, make_engine, show_url
from mewseum.server.reading import begin_table, follow, read_entries, read_setup
from mewseum.server.schema import entries, metadata, tables
from mewseum.server.trouble import driver_words
from mewseum.table.entries import AnyEntry, Played, Setup
from mewseum.table.table import Table

Progress = Callable[[int], None]
Say = Callable[[Phrase], str]


@dataclass
class Report:
    """What was found in a database."""

    tables: int = 0
    replayed: int = 0
    other_rules: int = 0
    """Tables of games that have other rules by now: they cannot be played through."""
    bare: int = 0
    """Tables from before chains that have not been given theirs."""
    damaged: dict[str, list[Phrase]] = field(default_factory=dict)

    def to_dict(self, say: Say) -> dict[str, Any]:
        """JSON-ready, with every flaw in words."""
        damaged = [
            {"table": table, "flaws": [{"code": flaw.key, **flaw.details, "sentence": say(flaw)} for flaw in flaws]}
            for table, flaws in self.damaged.items()
        ]
        counts = {name: getattr(self, name) for name in ("tables", "replayed", "other_rules", "bare")}
        return {"ok": not damaged, **counts, "damaged": damaged}

    def lines(self, say: Say) -> Iterator[str]:
        """What a person is told: each damaged table, and then the counts."""
        for table, flaws in self.damaged.items():
            yield say(Phrase("check-table", table=table, flaws=" ".join(map(say, flaws))))
        if self.other_rules:
            yield say(Phrase("check-other-rules", tables=self.other_rules))
        if self.bare:
            yield say(Phrase("check-bare", tables=self.bare))
        key = "check-damaged" if self.damaged else "check-well"
        yield say(Phrase(key, damaged=len(self.damaged), tables=self.tables, replayed=self.replayed))


def inspect(url: str, progress: Progress = lambda _: None) -> Report:
    """Look through a whole database."""
    engine = _open_to_read(url)
    try:
        with engine.connect() as connection:
            _check_shape(connection, url)
            report = Report()
            for table in _names(connection):
                _inspect_table(connection, table, report)
                progress(report.tables)
            _find_orphans(connection, report)
            return report
    except SQLAlchemyError as error:
        raise Refused("no-database", database=show_url(url), reason=driver_words(error)) from None
    finally:
        engine.dispose()


def _open_to_read(url: str) -> sa.Engine:
    """An engine that writes nothing, and makes no file where there is none."""
    try:
        file = file_of(sa.make_url(url))
    except SQLAlchemyError:
        file = None  # it is no database at all, which is said next
    if file is None:
        engine: sa.Engine = make_engine(url).execution_options(isolation_level="AUTOCOMMIT", postgresql_readonly=True)
        return engine
    address = sa.URL.create("sqlite", database=f"file:{quote(str(file))}", query={"uri": "true", "mode": "ro"})
    return sa.create_engine(address, hide_parameters=True)


def _check_shape(connection: sa.Connection, url: str) -> None:
    found = sa.inspect(connection)
    names = set(found.get_table_names())
    for table in metadata.sorted_tables:
        columns = {column["name"] for column in found.get_columns(table.name)} if table.name in names else set()
        if not columns >= set(table.columns.keys()):
            raise Refused("check-other-shape", database=show_url(url))


def _names(connection: sa.Connection, most: int = 500) -> Iterator[str]:
    """The names of all tables, some at a time: a house may be open beside it, and nobody should wait for a long reading."""
    last = ""
    while names := list(
        connection.execute(sa.select(tables.c.id).where(tables.c.id > last).order_by(tables.c.id).limit(most)).scalars()
    ):
        yield from names
        last = names[-1]


def _inspect_table(connection: sa.Connection, table: str, report: Report) -> None:
    report.tables += 1
    try:
        chain = read_chain(connection, table)
        if chain is None:  # it was forgotten meanwhile
            report.tables -= 1
            return
        report.bare += chain.is_of_before
        flaws = flaws_of(chain)
        if flaws:
            raise Damaged(table, flaws)
        _play_through(chain, report)
    except Damaged as damaged:
        report.damaged[table] = damaged.flaws


def _play_through(chain: Chain, report: Report) -> None:
    setup, stored = read_setup(chain), read_entries(chain)
    try:
        play_through(setup, stored)
    except Damaged:
        raise
    except Refused:  # another version of the rules, or a game that is not here
        report.other_rules += 1
    else:
        report.replayed += 1


def play_through(setup: Setup, stored: list[AnyEntry]) -> Table:
    """A table played through once more. Each move has to be legal; a house takes stored moves at their word."""
    table = begin_table(setup)
    for number, entry in enumerate(stored, 1):
        try:
            if not 0 <= entry.seat < setup.players:
                raise ValueError("no such seat")
            if isinstance(entry, Played):
                _check_moves(table, entry)
        except Exception as error:
            raise Damaged(setup.id, [Phrase("damage-rules", entry=number)]) from error
        follow(table, entry)
    return table


def _check_moves(table: Table, entry: Played) -> None:
    if table.state is None or table.over:
        raise ValueError("no game goes on")
    state = table.state
    for text in entry.moves:
        state = state.play_known(state.find(text, entry.seat))


def _find_orphans(connection: sa.Connection, report: Report) -> None:
    """Entries of tables that are not there."""
    is_known = sa.exists().where(tables.c.id == entries.c.table_id)
    for table in connection.execute(sa.select(entries.c.table_id).where(sa.not_(is_known)).distinct()).scalars():
        report.damaged[str(table)] = [Phrase("damage-no-table")]
