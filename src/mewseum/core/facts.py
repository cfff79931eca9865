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

    @property
    def knowers(self) -> tuple[str, ...]:
        """The arguments that name the seats that may know it."""
        return (self.but,) if isinstance(self.but, str) else self.but


class Fact(int):
    """A kind of fact. It is a number, so that compiled rules may name it too (where it costs nothing)."""

    name: str
    arguments: dict[str, Domain]
    secrets: dict[str, tuple[int, ...]]
    """Those of its arguments that not everybody may know, each with the places of those that name who does."""
    kept: dict[tuple[tuple[int, ...], tuple[str, ...]], Told] | None
    """What was told before, by its values and the secrets that were not told, if it reads the same in every state."""


def fact(name: str, **arguments: Domain | hidden) -> Fact:
    """Declare a kind of fact."""
    kind, places = Fact(), list(arguments)
    kind.name = name
    kind.arguments = {key: a.domain if isinstance(a, hidden) else a for key, a in arguments.items()}
    kind.secrets = {
        key: tuple(places.index(knower) for knower in argument.knowers)
        for key, argument in arguments.items()
        if isinstance(argument, hidden)
    }
    kind.kept = {} if all(getattr(domain, "is_fixed", False) for domain in kind.arguments.values()) else None
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
        untold = _kept_from(kind, seat, values)
        if everybody is not None and len(untold) == len(kind.secrets):
            told.append(everybody[number])
        elif kind.kept is None:
            told.append(_tell_of(s, kind, values, untold))
        else:
            if (values, untold) not in kind.kept:
                kind.kept[values, untold] = _tell_of(s, kind, values, untold)
            told.append(kind.kept[values, untold])
    return told


def _kept_from(kind: Fact, seat: int, values: tuple[int, ...]) -> tuple[str, ...]:
    """The arguments of a fact that a seat may not know."""
    if not kind.secrets:
        return ()
    return tuple([name for name, places in kind.secrets.items() if all(values[place] != seat for place in places)])


def _tell_of(s: Fields, kind: Fact, values: tuple[int, ...], untold: tuple[str, ...]) -> Told:
    details: dict[str, Any] = {}
    said: dict[str, Any] = {}
    for (name, domain), value in zip(kind.arguments.items(), values, strict=True):
        if name in untold:
            said[name] = "hidden"
        else:
            details[name] = domain.show(s, value)
            said[name] = domain.say(s, value)
    return Told(kind.name, details, Phrase(f"fact-{kind.name}", **said))
