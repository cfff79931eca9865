"""Moves with all that has to be named with them, for whoever plays any move at a table."""

from __future__ import annotations

import random

from mewseum import View


def completed(view: View, text: str, dice: random.Random | None = None) -> list[str]:
    """A move, and those without which it is refused: the first that there are, or any."""
    texts, seen = [text], view
    while (ahead := seen.unfinished(seen.find(texts[-1]))) is not None:
        texts.append(str(ahead.moves[0] if dice is None else dice.choice(ahead.moves)))
        seen = ahead
    return texts


def alone(moves: list[str]) -> list[str]:
    """Those of some moves of any game that nothing has to be named with, as programs that only want to play on choose them."""
    return [move for move in moves if not move.startswith("infiltrate ")] or moves
