"""What every player is: somebody who chooses a move from a view. A player never receives a state."""

from __future__ import annotations

import random
from collections.abc import Sequence

from mewseum.core.game import Game
from mewseum.core.moves import Move
from mewseum.core.situation import Glimpse
from mewseum.core.view import View
from mewseum.players.mind import Mind


class Player:
    """Chooses a move from what its seat may see, what it was told so far, and from nothing else."""

    simulations = 0
    """How many games this player has played in its head."""
    decisions = 0
    """How many decisions they had."""

    def choose(self, view: View) -> Move:
        """One of `view.moves`."""
        raise NotImplementedError

    def choose_whole(self, view: View) -> list[Move]:
        """A move, and those that have to be named with it (`View.unfinished`): one decision, of one thought."""
        moves, seen = [self.choose(view)], view
        while (ahead := seen.unfinished(moves[-1])) is not None:
            moves.append(self.complete(ahead, view, moves))
            seen = ahead
        return moves

    def complete(self, ahead: View, view: View, begun: Sequence[Move]) -> Move:  # noqa: ARG002
        """One of `ahead.moves`, after those that were just chosen at `view`."""
        return self.choose(ahead)

    def watch(self, glimpse: Glimpse, mover: int) -> None:
        """Take note of what somebody's move let this seat see."""

    def ponder(self, view: View) -> None:
        """Do all the work of a choice without making it: nobody shall see that there was nothing to choose.

        It changes nothing that this player will ever choose.
        """


class RandomPlayer(Player):
    """Any legal move is as likely as any other."""

    def __init__(self, seed: int | str) -> None:
        self._random = random.Random(seed)

    def choose(self, view: View) -> Move:
        return self._random.choice(view.moves)


class CarefulPlayer(Player):
    """Plays what the game's own judgement rates best, at once."""

    def __init__(self, game: Game, seed: int | str, *, compiled: bool = True) -> None:
        self._random = random.Random(seed)
        self._mind = Mind(game, compiled=compiled, nodes=1)

    def choose(self, view: View) -> Move:
        self._mind.see(view, [0] * 8)
        self._mind.seed(self._random)
        return view.move(self._mind.choose())
