"""How mini-decks are called: `2.1` is the first of player 2. And sets of players: `2 3 5`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from mewseum.core.moves import read_number
from mewseum.core.refused import Refused
from mewseum.core.words import Phrase

from .book import refuse
from .state import PILES, SEATS


def laid_by(s: Any, seat: int) -> list[int]:
    """The negative cards that came to a seat, oldest first; burnt ones keep their numbers."""
    return [pile for pile in range(s.piles) if s.pile_owner[pile] == seat]


def names_of_piles(s: Any) -> list[str]:
    """What all piles are called, oldest first."""
    laid = [0] * s.players
    names = []
    for owner in s.pile_owner[: s.piles]:
        laid[owner] += 1
        names.append(f"{owner + 1}.{laid[owner]}")
    return names


@dataclass(frozen=True)
class Pile:
    """A negative card with the mini-deck beneath it, by its owner's number and its own."""

    width: int = PILES

    def named_by(self, s: Any, value: int) -> tuple[int, int]:
        return s.pile_owner[value], self._number(s, value)

    def show(self, s: Any, value: int) -> str:
        return f"{s.pile_owner[value] + 1}.{self._number(s, value)}"

    def _number(self, s: Any, value: int) -> int:
        return int(s.pile_owner[: value + 1].count(s.pile_owner[value]))

    def say(self, s: Any, value: int) -> Phrase:
        return Phrase("pile-of", player=s.pile_owner[value] + 1, number=self._number(s, value))

    def write(self, s: Any, value: int) -> str:
        return self.show(s, value)

    def read(self, s: Any, text: str) -> int | None:
        player, number = map(read_number, (text + ".").split(".")[:2])
        if text.count(".") != 1 or player is None or number is None:
            return None
        if not 1 <= player <= s.players:
            raise Refused("unknown-player", player=player, last=s.players)
        same = laid_by(s, player - 1)
        if not 1 <= number <= len(same):
            raise refuse("no-such-pile", player=player, number=number, piles=len(same))
        return same[number - 1]


@dataclass(frozen=True)
class Players:
    """A set of players."""

    width: int = 1 << SEATS
    is_fixed: ClassVar[bool] = True

    def _seats(self, value: int) -> list[int]:
        return [seat for seat in range(SEATS) if value >> seat & 1]

    def show(self, s: Any, value: int) -> list[int]:
        return self._seats(value)

    def say(self, s: Any, value: int) -> list[Phrase]:
        return [Phrase("player", number=seat + 1) for seat in self._seats(value)]

    def write(self, s: Any, value: int) -> str:
        return " ".join(str(seat + 1) for seat in self._seats(value))

    def read(self, s: Any, text: str) -> int | None:
        players = [read_number(word) for word in text.split()]
        if not all(player is not None and 1 <= player <= s.players for player in players):
            return None
        seats = {player - 1 for player in players if player is not None}
        return sum(1 << seat for seat in seats) if len(seats) == len(players) else None


PILE = Pile()
PLAYERS = Players()
