"""Taking back is allowed exactly as far as nobody has learned anything new.

Everybody sees whether a move was taken back, so whether it may be is decided by what everybody knows, and by nothing else: in
worlds that a spectator may believe in, the same could have been played, would have looked the same, and would have told no seat
anything that it did not know.
"""

from __future__ import annotations

from dataclasses import dataclass

from mewseum.core.moves import Move
from mewseum.core.once import once
from mewseum.core.situation import Glimpse, Situation

WORLDS = 32
"""In so many worlds the move must have been possible, and have looked the same to all."""
MINDS = 6
"""In so many of them every seat is asked what it would have learned, in as many worlds of its own."""


@dataclass(eq=False)
class Step:
    """A move that was made, with the situations before and after it."""

    before: Situation
    move: Move
    after: Situation

    @once
    def told_nothing(self) -> bool:
        """Whether nobody learned anything by it. That takes a while, up to most of a second: ask beside any event loop."""
        return nobody_learned(self.before, self.move, self.after)

    @property
    def is_weighed(self) -> bool:
        """Whether that is known already."""
        return "told_nothing" in self.__dict__

    def note(self, *, told_nothing: bool) -> None:
        """Keep what was worked out elsewhere."""
        self.__dict__["told_nothing"] = told_nothing


def nobody_learned(before: Situation, move: Move, after: Situation) -> bool:
    """Whether a move drew no card and told nobody anything that they could not have known before it."""
    shown = after.glimpse(None)
    if shown.drawn:
        return False
    view = before.view(None)
    worlds = (before.game.imagine(view, seed) for seed in range(WORLDS))
    return all(_tells_nothing(world, move, shown, ask_seats=number < MINDS) for number, world in enumerate(worlds))


def _tells_nothing(world: Situation, move: Move, shown: Glimpse, *, ask_seats: bool) -> bool:
    """Whether the move, as all saw it, could have been made in this world, and would have told nothing."""
    alike = _alike(world, move)
    for possible in alike:
        after = world.play_known(possible)
        if after.glimpse(None) != shown or (ask_seats and not _seats_learn_nothing(world, possible, after)):
            return False
    return bool(alike)


def _alike(world: Situation, move: Move) -> list[Move]:
    """The moves that look like this one to those who do not make it."""
    return [possible for possible in world.moves() if possible.open_text == move.open_text]


def _seats_learn_nothing(world: Situation, move: Move, after: Situation) -> bool:
    """Whether the mover foresaw what the move showed, and nobody else learned anything by it."""
    others = [seat for seat in range(world.game.players) if seat != world.turn]
    return _foresees(world, move, after) and all(_learns_nothing(world, move, after, other) for other in others)


def _foresees(world: Situation, move: Move, after: Situation) -> bool:
    mover = world.turn
    believed = (world.game.imagine(world.view(mover), seed) for seed in range(MINDS))
    return all(belief.play(move.text).glimpse(mover) == after.glimpse(mover) for belief in believed)


def _learns_nothing(world: Situation, move: Move, after: Situation, other: int) -> bool:
    shown = after.glimpse(other)
    believed = (world.game.imagine(world.view(other), seed) for seed in range(MINDS))
    return all(
        any(belief.play_known(possible).glimpse(other) == shown for possible in _alike(belief, move))
        for belief in believed
    )
