"""Played games as files: `mewseum.record.read(path)`, `mewseum.record.write(record, path)`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from mewseum.core import record as _record
from mewseum.core.record import Record, write
from mewseum.games import make_game

__all__ = ["Record", "from_dict", "read", "write"]


def read(path: str | Path) -> Record:
    """Read a record of any game of the house."""
    return _record.read(path, make_game)


def from_dict(content: Any, name: str = "record") -> Record:
    """A record from its JSON form."""
    return _record.from_dict(content, name, make_game)
