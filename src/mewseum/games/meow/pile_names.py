"""How mini-decks are called: `2.1` is the first of player 2. And sets of players: `2 3 5`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from mewseum.core.refused import Refused
from mewseum.core.words import Phrase

from .book import refuse
from .state import PILES, SEATS


def laid_by(s: Any, seat: int) -> list[int]:
    """The negative cards that came to a seat, oldest first; burnt ones keep their numbers."""
    return [pile for pile in range(s.piles) if s.pile_owner[pile] == seat]


def piles_of(s: Any, seat: int) -> list[int]:
    """The negative cards before a seat."""
    return [pile for pile in laid_by(s, seat) if not s.pile_gone[pile]]


@dataclass(frozen=True)
class Pile:
    """A negative card with the mini-deck beneath it, by its owner's number and its own."""

    width: int = PILES

    def show(self, s: Any, value: int) -> str:
        return f"{s.pile_owner[value] + 1}.{laid_by(s, s.pile_owner[value]).index(value) + 1}"

    def say(self, s: Any, value: int) -> str:
        return self.show(s, value)

    def write(self, s: Any, value: int) -> str:
        return self.show(s, value)

    def read(self, s: Any, text: str) -> int | None:
        player, dot, number = text.partition(".")
        if not (dot and player.isdecimal() and number.isdecimal()):
            return None
        if not 1 <= int(player) <= s.players:
            raise Refused("unknown-player", player=int(player), last=s.players)
        same = laid_by(s, int(player) - 1)
        if not 1 <= int(number) <= len(same):
            raise refuse("no-such-pile", player=int(player), number=int(number), piles=len(same))
        return same[int(number) - 1]


@dataclass(frozen=True)
class Players:
    """A set of players."""

    width: int = 1 << SEATS

    def _seats(self, value: int) -> list[int]:
        return [seat for seat in range(SEATS) if value >> seat & 1]

    def show(self, s: Any, value: int) -> list[int]:
        return self._seats(value)

    def say(self, s: Any, value: int) -> list[Phrase]:
        return [Phrase("player", number=seat + 1) for seat in self._seats(value)]

    def write(self, s: Any, value: int) -> str:
        return " ".join(str(seat + 1) for seat in self._seats(value))

    def read(self, s: Any, text: str) -> int | None:
        seats = text.split()
        if not all(seat.isdecimal() and 1 <= int(seat) <= s.players for seat in seats) or len(set(seats)) != len(seats):
            return None
        return sum(1 << int(seat) - 1 for seat in seats)


PILE = Pile()
PLAYERS = Players()
