"""Deals that anyone can check: the server commits to a secret before the deal, and every seat mixes in a number.

The commitment is the SHA-256 of the secret, published before anybody sits down. The seed of the deal is the SHA-256 of
the secret, the table's name and the number of each seat, so neither the server nor any seat alone can choose it. The
secret is revealed at the end; with it everybody can compute the seed, and from the seed every card.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any

from mewseum.core.refused import Refused

PARTS = ("commitment", "secret", "table", "numbers")


def commitment_of(secret: str) -> str:
    """What is published before the deal, in hexadecimal digits."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def seed_of(secret: str, table: str, numbers: Sequence[str]) -> bytes:
    """The seed of the deal. A seat without a number of its own (a bot) gives an empty one."""
    lines = ["mewseum deal", secret.lower(), table, *(number.lower() for number in numbers)]
    return hashlib.sha256("\n".join(lines).encode()).digest()


def check_fairness(fair: Any, seed: int | bytes, players: int) -> None:
    """Refuse unless the seed follows from the commitment and everybody's numbers."""
    if not isinstance(fair, Mapping) or any(part not in fair for part in PARTS):
        raise Refused("not-fair-parts", parts=PARTS)
    secret, numbers = fair["secret"], fair["numbers"]
    try:
        matches = commitment_of(secret) == fair["commitment"]
        computed = seed_of(secret, fair["table"], numbers)
    except (TypeError, ValueError, AttributeError):
        raise Refused("not-fair-parts", parts=PARTS) from None
    if not matches:
        raise Refused("broken-commitment", commitment=str(fair["commitment"]))
    if len(numbers) != players or computed != seed:
        raise Refused("other-seed", table=str(fair["table"]))
