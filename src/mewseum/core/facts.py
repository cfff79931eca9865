"""What happened is told in facts; each argument of a fact has an audience. There is no other channel.

    RECRUITED = fact("recruited", seat=SEAT, card=hidden(CARD, but="seat"))

tells everybody who recruited, and that seat alone which card it was.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from typing import Any

from mewseum.core.compiled import rule, silent
from mewseum.core.fields import Fields
from mewseum.core.moves import Domain, NamedBy, can_be_kept, named_by
from mewseum.core.once import keep
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
    named_by: dict[str, NamedBy | None]
    """What of a state the names of each argument depend on, if not the same in every state."""
    is_kept: bool
    """Whether it is kept in words."""
    kept: dict[Hashable, Told]
    """What was told before, by all that was heard of it."""


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
    kind.named_by = {key: named_by(domain) for key, domain in kind.arguments.items()}
    kind.is_kept = all(can_be_kept(domain) for domain in kind.arguments.values())
    kind.kept = {}
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
    """The facts as this seat is told them; `s`, in which only what everybody sees is filled in, names what the numbers stand for.

    Where the seat knows no more of a fact than `everybody` was told, it is told the same.
    """
    told = []
    for number, (kind, values) in enumerate(facts):
        untold = kept_from(kind, seat, values) if kind.secrets else ()
        if everybody is not None and len(untold) == len(kind.secrets):
            told.append(everybody[number])
        elif not kind.is_kept:
            told.append(_tell_of(s, kind, values, untold))
        else:
            heard = _heard(s, kind, values, untold)
            told.append(kind.kept.get(heard) or keep(kind.kept, heard, _tell_of(s, kind, values, untold)))
    return told


def _heard(s: Fields, kind: Fact, values: tuple[int, ...], untold: tuple[str, ...]) -> Hashable:
    """All that is told of a fact, and all that its names depend on; of what is untold, nothing."""
    return tuple(
        [
            None if name in untold else (value, by(s, value)) if by else value
            for (name, by), value in zip(kind.named_by.items(), values, strict=True)
        ]
    )


def insiders(facts: list[tuple[Any, tuple[int, ...]]]) -> set[int]:
    """The seats that are told more of these facts than everybody."""
    return {values[place] for kind, values in facts for places in kind.secrets.values() for place in places}


def kept_from(kind: Fact, seat: int, values: tuple[int, ...]) -> tuple[str, ...]:
    """The arguments of a fact that a seat may not know."""
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
