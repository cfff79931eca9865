"""The chain that holds what is stored of a table together, so that damage is recognised.

The setup is the first link. Each entry's hash covers the hash before it, the entry's number, the table's name and the entry as it is
stored; the table's row keeps the number and the hash of the last. So a byte that flipped, and an entry that is missing, doubled, moved
or cut off, no longer fit. The hashes have no key: whoever can write to the database on purpose can compute them anew.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from mewseum.core.refused import Refused
from mewseum.core.words import Phrase


class Damaged(Refused):
    """What is stored of a table is not what was written. Whoever opens it hears that; its host also, what is wrong and where."""

    def __init__(self, table: str, flaws: list[Phrase]) -> None:
        super().__init__("table-damaged", table=table)
        self.flaws = flaws


@dataclass(frozen=True)
class Link:
    """An entry as it is stored."""

    number: int
    body: bytes
    hash: str | None


@dataclass(frozen=True)
class Chain:
    """A table as it is stored: its setup, its entries in order, and what its row knows of their end."""

    table: str
    setup: bytes
    setup_hash: str | None
    head_number: int | None
    head_hash: str | None
    links: list[Link]

    @property
    def is_of_before(self) -> bool:
        """Whether it was stored before there were chains, and has not been given one yet."""
        is_bare = self.setup_hash is None and self.head_number is None and self.head_hash is None
        return is_bare and all(link.hash is None for link in self.links)


def hash_of_setup(table: str, setup: bytes) -> str:
    """The hash of a table's first link."""
    return hashlib.sha256(b"setup\n%s\n%s" % (table.encode(), setup)).hexdigest()


def hash_of_entry(before: str, table: str, number: int, body: bytes) -> str:
    """The hash of an entry that follows another."""
    return hashlib.sha256(b"%s\n%d\n%s\n%s" % (before.encode(), number, table.encode(), body)).hexdigest()


def flaws_of(chain: Chain) -> list[Phrase]:
    """What is wrong with a table as it is stored, in order; of one from before chains only whether all numbers are there."""
    if chain.is_of_before:
        return list(_wrong_numbers(chain.links, 1))
    flaws = [] if chain.setup_hash == hash_of_setup(chain.table, chain.setup) else [Phrase("damage-setup")]
    flaws += flaws_after(chain.table, 0, chain.setup_hash or "", chain.links)
    return flaws + flaws_of_end(chain)


def flaws_after(table: str, number: int, before: str, links: Iterable[Link]) -> list[Phrase]:
    """What is wrong with the entries that follow a number, whose hash is known."""
    links = list(links)
    flaws = list(_wrong_numbers(links, number + 1))
    for link in links:
        if link.hash != hash_of_entry(before, table, link.number, link.body):
            flaws.append(Phrase("damage-entry", entry=link.number))
        before = link.hash or ""
    return flaws


def flaws_of_end(chain: Chain) -> list[Phrase]:
    """What is wrong where a table's row and the last entry should agree."""
    return list(_wrong_end(chain))


def _wrong_numbers(links: Iterable[Link], expected: int) -> Iterator[Phrase]:
    for link in links:
        if link.number < expected:
            yield Phrase("damage-twice", entry=link.number)
        elif link.number > expected:
            yield Phrase("damage-missing", first=expected, last=link.number - 1)
        expected = link.number + 1


def _wrong_end(chain: Chain) -> Iterator[Phrase]:
    """Where the table's row and the last entry disagree."""
    last = chain.links[-1] if chain.links else Link(0, b"", chain.setup_hash)
    if chain.head_number is None:
        yield Phrase("damage-head")
    elif last.number < chain.head_number:
        yield Phrase("damage-missing", first=last.number + 1, last=chain.head_number)
    elif last.number > chain.head_number:
        yield Phrase("damage-beyond", entry=chain.head_number)
    elif last.hash != chain.head_hash:
        yield Phrase("damage-head")
