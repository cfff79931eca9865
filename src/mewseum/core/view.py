"""What a seat may know: selected, never redacted. Written once for all games, and no game can override it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mewseum.core.ending import Share
from mewseum.core.fields import Fields, look
from mewseum.core.foresight import foresee
from mewseum.core.moves import Move, make_move, ranked
from mewseum.core.once import copied, once
from mewseum.core.refused import Refused

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
        """This seat's legal moves, as people want to read them; none while another seat is to act."""
        return ranked(self.game.list_moves(self._looked, self._public)) if self.turn == self.seat else []

    def find(self, text: str) -> Move:
        """The legal move that is meant, or Refused with the reason."""
        for move in self.moves:
            if move.text == text:
                return move
        wanted = self.game.read_move(self._looked, text)
        if wanted not in self.moves:
            raise self.game.parts.why_not(self._looked, wanted)
        return self.moves[self.moves.index(wanted)]

    def move(self, packed: int) -> Move:
        """The move that a packed number stands for here."""
        return make_move(self.game.parts.verbs, self._public, packed)

    def foresee(self, move: Move) -> View | None:
        """What this seat will see after a legal move of its own that is to be completed by another; None for any other move.

        None as well if the seat cannot know before the move what it will see.
        """
        seen = foresee(self.game.plain, self._looked, self.seat, move.packed)
        ahead = None if seen is None else View.of(self.game, seen, self.seat)
        return None if ahead is None or ahead.begins_anew else ahead

    @property
    def begins_anew(self) -> bool:
        """Whether the seat to act is asked for something new: what was done before is complete."""
        return self.game.parts.begins_anew(self._looked)

    @property
    def lacks(self) -> Refused | None:
        """What has to be named in the same request as the moves that lead here; None if nothing has."""
        return None if self.turn != self.seat else self.game.parts.lacks(self._looked)

    def unfinished(self, move: Move) -> View | None:
        """What this seat will see after a move that it may not make alone; None for any other move."""
        ahead = self.foresee(move)
        return None if ahead is None or ahead.lacks is None else ahead

    @once
    def _public(self) -> Fields:
        """What everybody sees: moves are called by that alone, since their words are kept for all tables."""
        if self.seat == SPECTATOR:
            return self._looked
        return look(self._looked, SPECTATOR) if self._everybody is None else self._everybody._looked

    @property
    def breakdown(self) -> list[list[Share]]:
        """What each seat's score is made of: when the game is over everybody sees it, and nobody before."""
        return self.game.parts.breakdown(self._public) if self._looked.over else []

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
            **({} if s.over else {"remembered": self.game.parts.recall(self._public)}),
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
