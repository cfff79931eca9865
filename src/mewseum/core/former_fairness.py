"""The former protocol of the deal (version 1), for games that were dealt by it. New tables use `core.fairness`.

The commitment was the SHA-256 of the secret's bytes; the seed the SHA-256 of the secret, the table and the number of each
seat, as lines of text. It binds neither the game nor its options, it does not tell a bot's number from a person's, and whoever
gave the last number could choose the deal together with the server.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping, Sequence
from typing import Any

from mewseum.core.refused import Refused

PARTS = ("commitment", "secret", "table", "numbers")
SECRET = re.compile(r"[0-9A-Fa-f]{64}")
NUMBER = re.compile(r"([0-9A-Fa-f]{32,64})?")
"""A number had 32 to 64 digits; a seat without one (a bot) has none."""
TABLE = re.compile(r"[0-9A-Za-z_-]{1,64}")


def former_commitment_of(secret: str) -> str:
    """What was published before the deal, in hexadecimal digits."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def former_seed_of(secret: str, table: str, numbers: Sequence[str]) -> bytes:
    """The seed of the deal. A seat without a number of its own (a bot) gives an empty one."""
    lines = ["mewseum deal", secret.lower(), table, *(number.lower() for number in numbers)]
    return hashlib.sha256("\n".join(lines).encode()).digest()


def check_former_fairness(fair: Mapping[str, Any], seed: int | bytes, players: int) -> None:
    """Refuse unless the seed follows from the commitment and everybody's numbers.

    Nothing but digits may stand in the secret and in a number: spaces, which a reader of bytes passes over, would be hashed
    with the text, and one commitment would have many seeds.
    """
    secret, numbers, table, commitment = (fair.get(part) for part in ("secret", "numbers", "table", "commitment"))
    if (
        not (isinstance(secret, str) and SECRET.fullmatch(secret))
        or not (isinstance(table, str) and TABLE.fullmatch(table))
        or not isinstance(numbers, list)
        or not all(isinstance(number, str) and NUMBER.fullmatch(number) for number in numbers)
    ):
        raise Refused("not-fair-parts", parts=PARTS)
    if former_commitment_of(secret) != commitment:
        raise Refused("broken-commitment", commitment=str(commitment)[:80])
    if len(numbers) != players or former_seed_of(secret, table, numbers) != seed:
        raise Refused("other-seed", table=table)
