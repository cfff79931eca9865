"""A table from what is stored of it, or what is wrong there. Nothing is guessed."""

from __future__ import annotations

from dataclasses import dataclass, replace

import msgspec
import sqlalchemy as sa

from mewseum.core.refused import Refused
from mewseum.core.words import Phrase
from mewseum.server.chain import Chain, Damaged, flaws_after, flaws_of, flaws_of_end
from mewseum.server.chain_store import read_chain
from mewseum.table.entries import AnyEntry, Setup, decode_entry, decode_setup
from mewseum.table.table import Table


@dataclass(frozen=True)
class Stored:
    """A table as it is stored."""

    setup: Setup
    entries: list[AnyEntry]
    is_chained: bool = True
    """Whether its chain was there, and held."""


def look_through(connection: sa.Connection, table: str) -> tuple[list[Phrase], bool]:
    """What is wrong with a table as it is stored, and whether it has its chain."""
    try:
        chain = read_chain(connection, table)
    except Damaged as damaged:
        return damaged.flaws, True
    return ([], True) if chain is None else (flaws_of(chain), not chain.is_of_before)


def load(connection: sa.Connection, table: str) -> Stored | None:
    """A table, if it is as it was stored; None if there is none."""
    chain = read_chain(connection, table)
    if chain is None:
        return None
    flaws = flaws_of(chain)
    if flaws:
        raise Damaged(table, flaws)
    return Stored(read_setup(chain), read_entries(chain), is_chained=not chain.is_of_before)


def entries_after(connection: sa.Connection, table: str, number: int) -> list[AnyEntry]:
    """What was written after a number, if it holds together with what was written before."""
    chain = read_chain(connection, table, number)
    if chain is None or (chain.head_number is not None and chain.head_number < number):
        return []  # an older backup may have been put in place beneath an open house: whoever loads the table sees it
    base = chain.links[:1] if number > 0 else []
    new = chain.links[len(base) :]
    if not chain.is_of_before:
        before = chain.setup_hash if number == 0 else base[0].hash if base and base[0].number == number else None
        flaws = flaws_after(table, number, before or "", new) + flaws_of_end(chain)
        if flaws:
            raise Damaged(table, flaws)
    return read_entries(replace(chain, links=new))


def read_setup(chain: Chain) -> Setup:
    """The setup of a table as it is stored."""
    try:
        return decode_setup(chain.setup)
    except (msgspec.MsgspecError, UnicodeError):
        raise Damaged(chain.table, [Phrase("damage-unread-setup")]) from None


def read_entries(chain: Chain) -> list[AnyEntry]:
    """The entries of a table as they are stored."""
    found: list[AnyEntry] = []
    for link in chain.links:
        try:
            found.append(decode_entry(link.body))
        except (msgspec.MsgspecError, UnicodeError):
            raise Damaged(chain.table, [Phrase("damage-unread", entry=link.number)]) from None
    return found


def begin_table(setup: Setup) -> Table:
    """A table as it was set up. One of rules that are not here, or of another version, is refused: that is no damage."""
    try:
        return Table(setup)
    except Refused:
        raise
    except Exception as error:
        raise Damaged(setup.id, [Phrase("damage-unread-setup")]) from error


def follow(table: Table, entry: AnyEntry) -> None:
    """Take in the next entry of what is stored. What the rules cannot follow is damage, even where all hashes are right."""
    try:
        table.apply(entry)
    except Exception as error:
        raise Damaged(table.setup.id, [Phrase("damage-rules", entry=table.number)]) from error
