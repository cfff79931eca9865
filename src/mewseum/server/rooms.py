"""A house of several rooms, so that it uses several cores: each room is a process with its own share of the tables.

A table's name says which room it is in, and the porter (porter.py) shows whoever comes for it there. So a room's tables are changed by
that room alone, though all rooms keep theirs in the same database.
"""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass
from urllib.parse import unquote

_AT_A_TABLE = re.compile(r"/(?:api/tables|t)/([^/?#]+)")
_IN_A_ROOM = re.compile(r"/metrics\?room=([0-9]{1,4})")


@dataclass(frozen=True)
class Room:
    """One of the rooms, counted from 0."""

    number: int = 0
    rooms: int = 1

    def has(self, table: str) -> bool:
        """Whether a table is in this room."""
        return room_of(table, self.rooms) == self.number

    @property
    def is_first(self) -> bool:
        """Whether it sees to what one room does for all."""
        return self.number == 0

    @property
    def is_only(self) -> bool:
        """Whether there is no other."""
        return self.rooms == 1


def room_of(table: str, rooms: int) -> int:
    """The room that a table is in. (Not by the sum by which thinkers share tables: each room's would all go to the same one.)"""
    digest = hashlib.sha256(table.encode(errors="replace")).digest()
    return int.from_bytes(digest[:4]) % rooms


def room_wanted(head: bytes, rooms: int, base_path: str = "") -> int | None:
    """The room that a request is for, by its first line; None if any will do."""
    _, _, target = head.partition(b"\n")[0].decode("latin-1").partition(" ")
    target = target.partition(" ")[0].removeprefix(base_path)
    if found := _IN_A_ROOM.match(target):
        return (int(found[1]) - 1) % rooms
    found = _AT_A_TABLE.match(target)
    return None if found is None else room_of(unquote(found[1]), rooms)
