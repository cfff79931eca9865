"""The rounds in which a table settles its deal: the house commits, then every seat, and only then numbers are revealed.

A round in which a number does not come is given up: the seat is named and freed, and the next round has a fresh secret of the
house, and fresh numbers. Nothing of a given up round says anything about the next. Few rounds may be given up at a table: the house
together with a seat that withholds its number could choose among so many deals, and no more.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace

from mewseum.core.account import Abandoned
from mewseum.core.fairness import is_digits
from mewseum.core.refused import Refused
from mewseum.table.entries import GivenUp
from mewseum.table.seats import Seat

LEAST_PATIENCE = 10.0
"""Seconds that numbers are waited for at least, however short the table's grace is: a page may be loading anew."""
MOST_ROUNDS = 3
"""So many rounds a table has. Once all of them were given up, it deals no more; all of them stand in its record."""


@dataclass(frozen=True)
class PastRound:
    """A round that was given up, and the names of those who did not reveal their numbers."""

    told: Abandoned
    names: tuple[str, ...]
    is_freed: bool = False
    """Whether they lost their seats by it."""


@dataclass(frozen=True)
class Dealing:
    """How far a table is with its deal."""

    secret: str
    """The house's part in this round."""
    past: tuple[PastRound, ...] = ()
    closed_at: float | None = None
    """Since when every seat has committed; None while one has not."""

    @property
    def round(self) -> int:
        """The number of this round, from 1."""
        return len(self.past) + 1

    def closed(self, at: float) -> Dealing:
        """The same round, in which every seat has committed."""
        return replace(self, closed_at=at)

    @property
    def has_ended(self) -> bool:
        """Whether so many rounds were given up that the table deals no more."""
        return len(self.past) >= MOST_ROUNDS

    def given_up(self, commitment: str, seats: Sequence[Seat], entry: GivenUp) -> Dealing:
        """The next round, after some seats have not revealed their numbers."""
        told = Abandoned(self.round, commitment, [seat.commitment for seat in seats], list(entry.missing))
        past = PastRound(told, tuple(seats[seat].name for seat in entry.missing), is_freed=bool(entry.freed))
        return Dealing(entry.secret, (*self.past, past))

    def check_open(self, seconds: float) -> None:
        """Refuse what would change what everybody has committed to."""
        if self.closed_at is not None:
            raise Refused("dealing", seconds=round(seconds))

    def check_rounds(self) -> None:
        """Refuse another round where too many were given up."""
        if self.has_ended:
            raise Refused("too-many-rounds", rounds=len(self.past))


def fresh_secret() -> str:
    """A new secret of the house: 32 bytes that nobody can guess."""
    return secrets.token_hex(32)


def check_number(number: str) -> str:
    """A person's number for the deal."""
    if not is_digits(number):
        raise Refused("bad-number", number=number[:80])
    return number.lower()


def check_commitment(commitment: str) -> str:
    """A person's commitment to their number."""
    if not is_digits(commitment):
        raise Refused("bad-commitment", commitment=commitment[:80])
    return commitment.lower()
