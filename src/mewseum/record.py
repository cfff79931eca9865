"""Played games as files: `mewseum.record.read(path)`, `mewseum.record.write(record, path)`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from mewseum.core import record as _record
from mewseum.core.record import Record, Sitter, write
from mewseum.games import make_game
from mewseum.players.roster import check_name as check_bot
from mewseum.table.names import are_alike, check_former_name, check_unlike, tidy

__all__ = ["Record", "Sitter", "from_dict", "read", "write"]


def read(path: str | Path) -> Record:
    """Read a record of any game of the house."""
    return _with_known_sitters(_record.read(path, make_game))


def from_dict(content: Any, name: str = "record") -> Record:
    """A record from its JSON form."""
    return _with_known_sitters(_record.from_dict(content, name, make_game))


def _with_known_sitters(record: Record) -> Record:
    """The record, if people are called as they may be at a table, and bots are bots of the house."""
    people: list[str] = []
    for sitter in record.seats:
        if sitter.bot:
            check_bot(sitter.bot)
        elif sitter.name:
            check_unlike(check_former_name(sitter.name), people, are_alike)
            people.append(sitter.name)
    record.seats = tuple(Sitter(tidy(sitter.name), sitter.bot) for sitter in record.seats)
    return record
