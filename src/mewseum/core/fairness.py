"""Deals that nobody can choose, and that anyone can check (version 2 of the protocol; see docs/fairness.md).

The house commits to a secret for this game at this table. Each person's device commits to a number of its own, and reveals it
only when every seat has committed. The seed of the deal is the SHA-256 of what the game is, the secret and all numbers. Every
text that is hashed is a list of fields, each after its length, so no two lists give the same bytes.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

VERSION = 2
"""Of the protocol, as records name it."""
FROM_HOUSE, FROM_SEAT, SEED = "mewseum deal 2: house", "mewseum deal 2: seat", "mewseum deal 2: seed"
"""What each hash is for: none can be taken for another."""
DIGITS = re.compile(r"[0-9A-Fa-f]{64}")


@dataclass(frozen=True)
class Terms:
    """What a deal is for: all that is settled before anybody commits to a number."""

    table: str
    round: int
    """Counts from 1; a round in which somebody did not reveal their number is followed by another."""
    game: str
    rules: str
    """The version of the game's rules."""
    players: int
    options: Mapping[str, Any]

    def encoded(self) -> bytes:
        """The terms as bytes."""
        names = sorted(self.options, key=str.encode)
        options = fields(*(part for name in names for part in (name, _encoded(self.options[name]))))
        return fields(self.table, str(self.round), self.game, self.rules, str(self.players), options)


def fields(*parts: str | bytes) -> bytes:
    """The parts one after another, each after its length in four bytes; texts in UTF-8."""
    contents = [part.encode() if isinstance(part, str) else part for part in parts]
    return b"".join(len(content).to_bytes(4, "big") + content for content in contents)


def _encoded(value: Any) -> bytes:
    """The value of an option, after a letter for its kind."""
    match value:
        case bool():
            return b"b:true" if value else b"b:false"
        case int():
            return f"i:{value}".encode()
        case str():
            return f"s:{value}".encode()
        case list() | tuple():
            return b"l:" + fields(*map(_encoded, value))
        case _:
            raise TypeError(f"no option has such a value: {value!r}")


def is_digits(text: object) -> bool:
    """Whether it is 32 bytes in hexadecimal digits, and nothing else: `bytes.fromhex` alone would pass over spaces."""
    return isinstance(text, str) and DIGITS.fullmatch(text) is not None


def _bytes_of(digits: str) -> bytes:
    if not is_digits(digits):
        raise ValueError("not 64 hexadecimal digits")
    return bytes.fromhex(digits)


def _digest(*parts: str | bytes) -> str:
    return hashlib.sha256(fields(*parts)).hexdigest()


def commitment_of(terms: Terms, secret: str) -> str:
    """What the house publishes before any seat commits, in hexadecimal digits."""
    return _digest(FROM_HOUSE, terms.encoded(), _bytes_of(secret))


def seat_commitment_of(table: str, round_: int, seat: int, commitment: str, number: str) -> str:
    """What a seat publishes before anybody reveals a number. It names its place, so nobody else can use it."""
    return _digest(FROM_SEAT, table, str(round_), str(seat), _bytes_of(commitment), _bytes_of(number))


def seed_of(terms: Terms, secret: str, numbers: Sequence[str]) -> bytes:
    """The seed of the deal. A bot's place carries no number: an empty text."""
    given = [_bytes_of(number) if number else b"" for number in numbers]
    return bytes.fromhex(_digest(SEED, terms.encoded(), _bytes_of(secret), *given))
