"""What a seat may know: selected, never redacted. Written once for all games, and no game can override it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mewseum.core.fields import Fields, select
from mewseum.core.moves import Move
from mewseum.core.once import once

if TYPE_CHECKING:
    from mewseum.core.game import Game

SPECTATOR = -1
"""A seat that owns nothing."""


class View:
    """All that one seat may know of one situation.

    `seen` is a state in which only what this seat may see is filled in. Everything else here (words, legal
    moves) is made from it, and from what everybody sees, and from nothing else: so it cannot tell more.
    """

    def __init__(self, game: Game, s: Fields, seat: int, everybody: View | None = None) -> None:
        self.game = game
        self.seat = seat
        self.seen: Fields = select(s, seat, None if everybody is None else everybody.seen)
        self._everybody = everybody

    @classmethod
    def of(cls, game: Game, seen: Fields, seat: int) -> View:
        """The view again from what was selected before, in another process perhaps."""
        view = cls.__new__(cls)
        view.game, view.seat, view.seen, view._everybody = game, seat, seen, None
        return view

    @property
    def turn(self) -> int | None:
        """The seat whose choice is awaited, or None when the game is over."""
        return None if self.seen.over else self.seen.turn

    @once
    def moves(self) -> list[Move]:
        """This seat's legal moves; none while another seat is to act."""
        return self.game.list_moves(self.seen) if self.turn == self.seat else []

    @once
    def _described(self) -> dict[str, Any]:
        """What everybody sees, put into words once for all."""
        return self.game.parts.describe(self.seen) if self._everybody is None else self._everybody._described

    def to_dict(self) -> dict[str, Any]:
        """JSON-ready: all that this seat may know, and nothing else."""
        s = self.seen
        return {
            "game": self.game.slug,
            "players": s.players,
            "seat": None if self.seat == SPECTATOR else self.seat,
            "turn": self.turn,
            **self._described,
            **({} if self.seat == SPECTATOR else self.game.parts.describe_own(s, self.seat, self._described)),
            "moves": [str(move) for move in self.moves],
            "outcome": None if not s.over else self.game.outcome(s).to_dict(),
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and (self.seat, self.seen) == (other.seat, other.seen)

    __hash__ = None  # type: ignore[assignment]
