"""Taking back is allowed exactly as far as nobody has learned anything new."""

from __future__ import annotations

from mewseum.core.moves import Move
from mewseum.core.situation import Glimpse, Situation

WORLDS = 24
"""In so many worlds that each of the others may believe in, the move must have been possible, and have looked the same."""


def nobody_learned(before: Situation, move: Move, after: Situation) -> bool:
    """Whether a move drew no card and told nobody else anything that they could not have known before it."""
    if after.drawn:
        return False
    mover = before.turn
    others = [seat for seat in range(before.game.players) if seat != mover]
    return all(_learned_nothing(before, move, after.glimpse(other), other) for other in [*others, None])


def _learned_nothing(before: Situation, move: Move, shown: Glimpse, other: int | None) -> bool:
    """Whether, for one of the others, the move could have been made in every world that they believed in."""
    view = before.view(other)
    return all(_could_look_so(before.game.imagine(view, seed), move, shown, other) for seed in range(WORLDS))


def _could_look_so(world: Situation, move: Move, shown: Glimpse, other: int | None) -> bool:
    alike = (possible for possible in world.moves() if possible.open_text == move.open_text)
    return any(world.play(possible).glimpse(other) == shown for possible in alike)
