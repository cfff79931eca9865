"""What has happened at a table beside the moves that stand, and belongs to its story: for whoever comes later."""

from __future__ import annotations

from typing import NamedTuple

from mewseum.table.entries import AnyEntry

MOST_NOTED = 300
"""So much of it is told again, the latest: people may come and go without end."""


class Noted(NamedTuple):
    """One thing of the story that is no move."""

    number: int
    """The number of its entry."""
    entry: AnyEntry
    ended: str = ""
    """Why a bot had stood in for whoever plays again."""
    undone: int = 0
    """The entry that was taken back."""


def with_one_more(noted: tuple[Noted, ...], one: Noted) -> tuple[Noted, ...]:
    """The same and one more, of which the oldest may be forgotten."""
    return (*noted, one)[-MOST_NOTED:]
