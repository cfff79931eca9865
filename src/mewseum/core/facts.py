"""What happened is told in facts; each argument of a fact has an audience. There is no other channel.

    RECRUITED = fact("recruited", seat=SEAT, card=hidden(CARD, but="seat"))

tells everybody who recruited, and that seat alone which card it was.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from mewseum.core.compiled import rule, silent
from mewseum.core.fields import Fields
from mewseum.core.moves import Domain
from mewseum.core.words import Phrase


@dataclass(frozen=True)
class hidden:
    """An argument that only the seats named by other arguments may know."""

    domain: Domain
    but: str | tuple[str, ...]

    def knowers(self, named: dict[str, int]) -> list[int]:
        """The seats that may know it."""
        return [named[name] for name in ((self.but,) if isinstance(self.but, str) else self.but)]


class Fact(int):
    """A kind of fact. It is a number, so that compiled rules may name it too (where it costs nothing)."""

    name: str
    arguments: dict[str, Domain | hidden]
    secrets: tuple[hidden, ...]
    """Those of its arguments that not everybody may know."""


def fact(name: str, **arguments: Domain | hidden) -> Fact:
    """Declare a kind of fact."""
    kind = Fact()
    kind.name = name
    kind.arguments = arguments
    kind.secrets = tuple(argument for argument in arguments.values() if isinstance(argument, hidden))
    return kind


@rule(compiled=silent)
def tell(s: Fields, kind: int, *values: int) -> None:
    """Tell a fact. In compiled mode this is nothing at all."""
    s.facts.append((kind, values))


@dataclass(frozen=True)
class Told:
    """One fact as one seat was told it; what this seat may not know is missing from `details`."""

    name: str
    details: dict[str, Any]
    phrase: Phrase = field(compare=False, repr=False)
    """The fact for people, in any language; what this seat may not know is called `hidden`."""

    def to_dict(self) -> dict[str, Any]:
        """JSON-ready."""
        return {"fact": self.name, **self.details}


def told_to(
    s: Fields, seat: int, facts: list[tuple[Any, tuple[int, ...]]], everybody: Sequence[Told] | None = None
) -> list[Told]:
    """The facts as this seat is told them; `s` names what the numbers stand for, by public fields only.

    Where the seat knows no more of a fact than `everybody` was told, it is told the same.
    """
    told = []
    for number, (kind, values) in enumerate(facts):
        named = dict(zip(kind.arguments, values, strict=True))
        if everybody is None or any(seat in secret.knowers(named) for secret in kind.secrets):
            told.append(_told(s, seat, kind, named))
        else:
            told.append(everybody[number])
    return told


def _told(s: Fields, seat: int, kind: Fact, named: dict[str, int]) -> Told:
    details: dict[str, Any] = {}
    said: dict[str, Any] = {}
    for name, argument in kind.arguments.items():
        if isinstance(argument, hidden):
            if seat not in argument.knowers(named):
                said[name] = "hidden"
                continue
            argument = argument.domain
        details[name] = argument.show(s, named[name])
        said[name] = argument.say(s, named[name])
    return Told(kind.name, details, Phrase(f"fact-{kind.name}", **said))
