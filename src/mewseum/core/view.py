"""What a seat may know: selected, never redacted. Written once for all games, and no game can override it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mewseum.core.fields import Fields, look
from mewseum.core.moves import Move, make_move
from mewseum.core.once import copied, once

if TYPE_CHECKING:
    from mewseum.core.game import Game

SPECTATOR = -1
"""A seat that owns nothing."""


class View:
    """All that one seat may know of one situation.

    It looks at a state in which only what this seat may see is filled in. Everything else here (words, legal
    moves) is made from that, and from what everybody sees, and from nothing else: so it cannot tell more.
    """

    def __init__(self, game: Game, s: Fields, seat: int, everybody: View | None = None) -> None:
        self.game = game
        self.seat = seat
        self._looked = look(s, seat)
        self._everybody = everybody

    @classmethod
    def of(cls, game: Game, seen: Fields, seat: int) -> View:
        """The view again from what was seen before, in another process perhaps."""
        view = cls.__new__(cls)
        view.game, view.seat, view._looked, view._everybody = game, seat, seen, None
        return view

    @once
    def seen(self) -> Fields:
        """A state in which only what this seat may see is filled in; whoever has it may do with it what they like."""
        return self._looked.copy()

    @property
    def turn(self) -> int | None:
        """The seat whose choice is awaited, or None when the game is over."""
        return None if self._looked.over else self._looked.turn

    @once
    def moves(self) -> list[Move]:
        """This seat's legal moves; none while another seat is to act."""
        return self.game.list_moves(self._looked, self._public) if self.turn == self.seat else []

    def move(self, packed: int) -> Move:
        """The move that a packed number stands for here."""
        return make_move(self.game.parts.verbs, self._public, packed)

    @once
    def _public(self) -> Fields:
        """What everybody sees: moves are called by that alone, since their words are kept for all tables."""
        return look(self._looked, SPECTATOR) if self._everybody is None else self._everybody._looked

    @once
    def common(self) -> dict[str, Any]:
        """What everybody sees, JSON-ready, put into words once for all. It is shared, and so are its parts: to be read only."""
        if self._everybody is not None:
            return self._everybody.common
        s = self._looked
        return {
            "game": self.game.slug,
            "players": s.players,
            "seat": None,
            "turn": self.turn,
            **self.game.parts.describe(s),
            "moves": [],
            "outcome": None if not s.over else self.game.outcome(s).to_dict(),
        }

    def own(self, everybody: dict[str, Any] | None = None) -> dict[str, Any]:
        """What this seat sees besides, or otherwise than everybody; to be read only as well.

        It is laid over the common words, or over what somebody has made of them: the seat's own rows replace those there.
        """
        if self.seat == SPECTATOR:
            return {}
        described = self.game.parts.describe_own(self._looked, self.seat, everybody or self.common)
        return {"seat": self.seat, **described, "moves": [move.text for move in self.moves]}

    def to_dict(self) -> dict[str, Any]:
        """JSON-ready: all that this seat may know, and nothing else; whoever has it may do with it what they like."""
        words: dict[str, Any] = copied({**self.common, **self.own()})
        return words

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and (self.seat, self._looked) == (other.seat, other._looked)

    __hash__ = None  # type: ignore[assignment]
