"""One moment of one game, as a value: playing a move gives another situation and leaves this one as it was."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from mewseum.core.chance import EVERYONE, UNTOLD, only
from mewseum.core.facts import Told, insiders, told_to
from mewseum.core.fields import Fields, look
from mewseum.core.game import Game, Outcome
from mewseum.core.moves import Move
from mewseum.core.once import once
from mewseum.core.refused import Refused
from mewseum.core.view import SPECTATOR, View


@dataclass(frozen=True)
class Glimpse:
    """What one move let one seat see: the view after it, what it was told, and the cards drawn before its eyes."""

    view: View
    told: tuple[Told, ...]
    drawn: tuple[int, ...]
    """The kind of each card, or UNTOLD where the seat did not see it."""


class Situation:
    """A state of a game, whole: for the table that runs it, for tests, and for nobody who plays."""

    def __init__(self, game: Game, s: Fields) -> None:
        self.game = game
        self._s = s
        self._views: dict[int, View] = {}

    @property
    def turn(self) -> int | None:
        """The seat to act, from 0; None when the game is over."""
        return None if self._s.over else self._s.turn

    @once
    def _moves(self) -> tuple[Move, ...]:
        return tuple(self.game.list_moves(self._s)) if not self._s.over else ()

    @once
    def _moves_by_text(self) -> dict[str, Move]:
        return {move.text: move for move in self._moves}

    def moves(self) -> list[Move]:
        """The legal moves of the seat to act."""
        return list(self._moves)

    def play(self, move: Move | str, chance: Sequence[str | None] = (), seat: int | None = None) -> Situation:
        """The situation after a move (or its text) of the seat to act.

        `chance` says what the draws of this move bring; `seat` refuses the move unless that seat is to act.
        """
        return self.play_known(self.find(move, seat), chance)

    def play_known(self, move: Move, chance: Sequence[str | None] = ()) -> Situation:
        """The same with a move that is known to be legal here."""
        s = self._s.copy()
        self.game.tell_chance(s, chance)
        self.game.run(s, "play_packed", move.packed)
        self.game.check_chance(s)
        return Situation(self.game, s)

    def retrace(self, text: str) -> Move:
        """The move of a text that was found to be legal here before, as a table's own log holds it."""
        return self.game.read_move(self._s, text)

    def find(self, move: Move | str, seat: int | None = None) -> Move:
        """The legal move that is meant, or Refused with the reason, which the seat's own view alone decides."""
        self.check_turn(seat)
        if str(move) in self._moves_by_text:
            return self._moves_by_text[str(move)]
        seen = look(self._s, self._s.turn)
        wanted = self.game.read_move(seen, str(move))  # a move of another moment means what its text means here
        if wanted not in self._moves:
            raise self.game.parts.why_not(seen, wanted)
        return self._moves[self._moves.index(wanted)]

    def check_turn(self, seat: int | None) -> None:
        """Refuse unless a seat (None: any seat) is to act."""
        if self._s.over:
            raise Refused("game-over")
        if seat is not None and self.game.check_seat(seat) != self._s.turn:
            raise Refused("not-your-turn", seat=seat + 1, turn=self._s.turn + 1)

    @property
    def outcome(self) -> Outcome | None:
        """None while the game goes on; then winners, scores and the reason."""
        return self.game.outcome(self._s) if self._s.over else None

    def view(self, seat: int | None) -> View:
        """All that a seat may know; None is a spectator."""
        return self._view_of(self.game.check_seat(seat))

    def offered(self, seat: int) -> Sequence[Move]:
        """The moves that a seat is offered: none while another is to act."""
        return self._offered if seat == self.turn else ()

    @once
    def _offered(self) -> Sequence[Move]:
        return self.view(self.turn).moves

    def forget_views(self) -> None:
        """Let go of what was worked out for those who look, but for the moves that are offered. Whoever looks again sees the same."""
        if self.turn is not None:
            self.offered(self.turn)
        self._views = {}
        self.__dict__.pop("_open_facts", None)

    def _view_of(self, number: int) -> View:
        view = self._views.get(number)
        if view is None:
            everybody = None if number == SPECTATOR else self._view_of(SPECTATOR)
            view = self._views[number] = View(self.game, self._s, number, everybody)
        return view

    def facts(self, seat: int | None) -> list[Told]:
        """What the last move told this seat; None is a spectator."""
        number = self.game.check_seat(seat)
        if number not in self._insiders:
            return list(self._open_facts)
        return told_to(self._view_of(SPECTATOR)._looked, number, self._s.facts, self._open_facts)

    def is_insider(self, seat: int | None) -> bool:
        """Whether the last move told this seat more than everybody."""
        return seat in self._insiders

    @once
    def _insiders(self) -> set[int]:
        """The seats to which the last move told more than to everybody."""
        return insiders(self._s.facts)

    @once
    def _open_facts(self) -> list[Told]:
        """What the last move told everybody."""
        return told_to(self._view_of(SPECTATOR)._looked, SPECTATOR, self._s.facts)

    def glimpse(self, seat: int | None) -> Glimpse:
        """What the last move let this seat see, hear and watch being drawn; None is a spectator."""
        view = self.view(seat)
        seen = EVERYONE if seat is None else only(seat)
        drawn = tuple(kind if audience & seen == seen else UNTOLD for kind, audience in self._s.drawn)
        return Glimpse(view, tuple(self.facts(seat)), drawn)

    @property
    def has_drawn(self) -> bool:
        """Whether chance brought anything with the last move."""
        return bool(self._s.drawn)

    @property
    def drawn(self) -> list[tuple[str, int]]:
        """What chance brought with the last move: cards, each with the set of seats that saw it (EVERYONE, NOBODY)."""
        return [(self.game.parts.cards.write(self._s, kind), audience) for kind, audience in self._s.drawn]

    def whole(self) -> Fields:
        """A copy of everything, hidden or not: never for a player."""
        return self._s.copy()

    def to_position(self) -> dict[str, Any]:
        """The whole situation in words."""
        return self.game.write_position(self._s)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Situation) and self._s == other._s

    __hash__ = None  # type: ignore[assignment]

    def differences(self, other: Situation) -> list[str]:
        """The names of the fields in which two situations differ."""
        return self._s.differences(other._s)
