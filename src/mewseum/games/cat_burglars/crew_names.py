"""How crews are called: `2` is one's own second crew, `3.1` the first crew of player 3."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from mewseum.core.moves import read_number
from mewseum.core.refused import Refused
from mewseum.core.words import Phrase

from .book import refuse
from .state import CREWS


def crews_of(s: Any, seat: int) -> list[int]:
    """The crews of a seat, oldest first."""
    return [crew for crew, owner in enumerate(s.owner[: s.crews]) if owner == seat]


def crew_number(s: Any, crew: int) -> int:
    """A crew's number among its owner's crews, from 1."""
    number: int = s.owner[: crew + 1].count(s.owner[crew])
    return number


@dataclass(frozen=True)
class OwnCrew:
    """A crew of the seat to act, by its number."""

    width: int = CREWS

    def named_by(self, s: Any, value: int) -> tuple[int, int]:
        return s.owner[value], crew_number(s, value)

    def show(self, s: Any, value: int) -> str:
        return f"{s.owner[value] + 1}.{crew_number(s, value)}"

    def say(self, s: Any, value: int) -> Any:
        return self.write(s, value)

    def write(self, s: Any, value: int) -> str:
        return str(crew_number(s, value))

    def read(self, s: Any, text: str) -> int | None:
        number = read_number(text)
        if number is not None:
            return _nth(s, s.turn, number)
        crew = _read_any(s, text)
        if crew is not None and s.owner[crew] != s.turn:
            raise refuse("not-your-crew", "5.1", crew=text)
        return crew


@dataclass(frozen=True)
class Crew(OwnCrew):
    """Any crew, by its owner's number and its own."""

    def say(self, s: Any, value: int) -> Phrase:
        return Phrase("crew-of", player=s.owner[value] + 1, number=crew_number(s, value))

    def write(self, s: Any, value: int) -> str:
        return self.show(s, value)

    def read(self, s: Any, text: str) -> int | None:
        return _read_any(s, text)


def _read_any(s: Any, text: str) -> int | None:
    player, number = map(read_number, (text + ".").split(".")[:2])
    if text.count(".") != 1 or player is None or number is None:
        return None
    if not 1 <= player <= s.players:
        raise Refused("unknown-player", player=player, last=s.players)
    return _nth(s, player - 1, number)


def _nth(s: Any, seat: int, number: int) -> int:
    crews = crews_of(s, seat)
    if not 1 <= number <= len(crews):
        raise refuse("no-such-crew", player=seat + 1, number=number, crews=len(crews))
    return crews[number - 1]


OWN_CREW = OwnCrew()
CREW = Crew()
