"""Taking back is allowed exactly as far as nobody has learned anything new."""

from __future__ import annotations

from mewseum.core.moves import Move
from mewseum.core.situation import Glimpse, Situation

WORLDS = 32
"""In so many worlds that anybody may believe in, the move must have been possible, and have looked the same."""
MINDS = 3
"""In so many worlds that the mover may believe in, the others are asked what they would have learned."""


def nobody_learned(before: Situation, move: Move, after: Situation) -> bool:
    """Whether a move drew no card and told nobody anything that they could not have known before it.

    The answer goes to the mover, so it is made of what everybody sees and of what the mover sees, and of nothing else:
    what another seat has privately learned is judged in worlds that the mover may believe in, not in the true one.
    """
    if after.drawn:
        return False
    mover = before.turn
    assert mover is not None
    others = [seat for seat in range(before.game.players) if seat != mover]
    return (
        _foresaw(before, move, after.glimpse(mover))
        and _learned_nothing(before, move, after.glimpse(None), None)
        and all(_would_learn_nothing(before, move, others, mind) for mind in range(MINDS))
    )


def _foresaw(before: Situation, move: Move, shown: Glimpse) -> bool:
    """Whether the mover knew what the move would show to themselves."""
    view = before.view(before.turn)
    worlds = (before.game.imagine(view, seed) for seed in range(WORLDS))
    return all(world.play(move.text).glimpse(before.turn) == shown for world in worlds)


def _would_learn_nothing(before: Situation, move: Move, others: list[int], mind: int) -> bool:
    """Whether none of the others would have learned anything in a world that the mover may believe in."""
    world = before.game.imagine(before.view(before.turn), mind)
    after = world.play(move.text)
    return all(_learned_nothing(world, move, after.glimpse(other), other, WORLDS // MINDS) for other in others)


def _learned_nothing(before: Situation, move: Move, shown: Glimpse, other: int | None, worlds: int = WORLDS) -> bool:
    """Whether, for one of the others, the move could have been made in every world that they believed in."""
    view = before.view(other)
    return all(_could_look_so(before.game.imagine(view, seed), move, shown, other) for seed in range(worlds))


def _could_look_so(world: Situation, move: Move, shown: Glimpse, other: int | None) -> bool:
    alike = (possible for possible in world.moves() if possible.open_text == move.open_text)
    return any(world.play(possible).glimpse(other) == shown for possible in alike)
