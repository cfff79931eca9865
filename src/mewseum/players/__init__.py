"""Those who choose a move from a view. A player never receives a state."""

from __future__ import annotations

import random
from typing import Protocol

from mewseum.core.moves import Move
from mewseum.core.view import View


class Player(Protocol):
    """Chooses a move from what its seat may see, and from nothing else."""

    def choose(self, view: View) -> Move:
        """One of `view.moves`."""


class RandomPlayer:
    """Plays any kind of move as readily as any other, so that a kind with many variations does not crowd out the rest."""

    def __init__(self, seed: int | str) -> None:
        self._random = random.Random(seed)

    def choose(self, view: View) -> Move:
        verb = self._random.choice(sorted({move.verb for move in view.moves}))
        return self._random.choice([move for move in view.moves if move.verb == verb])
