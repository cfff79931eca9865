"""Players who search: the house's own, and the textbook's."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from mewseum.core.fields import Fields
from mewseum.core.game import Game
from mewseum.core.moves import Move
from mewseum.core.situation import Glimpse
from mewseum.core.view import View
from mewseum.players.budget import Budget
from mewseum.players.mind import Mind, TriedMove, advised
from mewseum.players.player import Player

LONG = 5000
"""More decisions than any game has left."""


@dataclass(frozen=True)
class Option:
    """A move that was considered, how often it was tried, and the chance of winning after it."""

    move: Move
    visits: int
    chance: float
    evidence: list[float] = field(default_factory=list, repr=False)
    """For each hypothesis in how many worlds it held, and what the move brought there in sum."""


@dataclass(frozen=True)
class Thought:
    """What a search has found: the options, the best first."""

    options: list[Option]
    simulations: int


def _together(one: TriedMove, other: TriedMove) -> TriedMove:
    both = one.evidence and other.evidence  # a mind that came upon a move late has none for it
    evidence = [a + b for a, b in zip(one.evidence, other.evidence, strict=True)] if both else []
    return TriedMove(one.packed, one.visits + other.visits, one.total + other.total, evidence)


class Searcher(Player):
    """Searches on imagined worlds until its budget is spent, in one thread or several side by side."""

    settings: Mapping[str, int]
    worlds = 0
    """In how many worlds it believes; 0 for new ones in every simulation."""
    habit = 150
    """How loosely others are believed to play by the game's judgement: the temperature of their choices in percent."""

    def __init__(
        self,
        game: Game,
        seed: int | str,
        budget: Budget,
        *,
        compiled: bool = True,
        threads: int = 1,
        reasons: bool = False,
    ) -> None:
        self.game = game
        self.budget = budget
        self._random = random.Random(seed)
        self._minds = [
            Mind(game, compiled=compiled, worlds=max(1, self.worlds), reasons=reasons) for _ in range(threads)
        ]
        self._believed: View | None = None
        self._searched: View | None = None
        """What the tree of the last search begins with."""
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None

    def choose(self, view: View) -> Move:
        if len(view.moves) == 1:
            return view.moves[0]
        return self.settle(self.think(view).options).move

    def complete(self, ahead: View, view: View, begun: Sequence[Move]) -> Move:
        """What the search has tried most after those moves, so that it takes no time of its own; what it did not try, judgement chooses."""
        tried = self._options(ahead, begun) if self._searched is view else []
        return self.settle(tried).move if tried else self._judge(ahead)

    def settle(self, options: list[Option]) -> Option:
        """The option to take, of all that were considered, the most tried first."""
        return options[0]

    def _judge(self, view: View) -> Move:
        mind = self._minds[0]
        mind.see(view, self._key())
        mind.seed(self._random)
        return view.move(mind.choose())

    def ponder(self, view: View) -> None:
        dice, believed = self._random.getstate(), self._believed
        states = self._minds[0].copy_states()
        self.think(view)
        self._random.setstate(dice)
        self._believed, self._minds[0].states, self._searched = believed, states, None

    def think(self, view: View) -> Thought:
        """Search, and say what was found."""
        return self._search(view, None)

    def think_knowing(self, view: View, truth: Fields) -> Thought:
        """The same in the one true world, for a cheat."""
        return self._search(view, truth)

    def watch(self, glimpse: Glimpse, mover: int) -> None:
        """Believe what explains this too."""
        if self._believed is None or glimpse.view.turn is None:
            return
        mind = self._minds[0]
        mind.see(glimpse.view, self._key())
        mind.follow(glimpse.view.seat, self.habit, glimpse.drawn, mine=mover == glimpse.view.seat)
        self._believed = glimpse.view

    def _believe(self, view: View) -> None:
        """Believe in worlds that explain this view, if those of before do not."""
        if self._believed != view:
            self._minds[0].imagine(view.seat, self.habit)
            self._believed = view
        for mind in self._minds[1:]:
            mind.share_beliefs(self._minds[0])

    def _search(self, view: View, truth: Fields | None) -> Thought:
        worlds = self.worlds
        for mind in self._minds:
            mind.see(view, self._key())
            mind.seed(self._random)
        if truth is not None:
            self._minds[0].believe(truth, self._key())
            worlds = 1
        elif worlds:
            self._believe(view)
        for mind in self._minds:
            mind.begin(view.seat, **self.settings, worlds=worlds)
        spend = map if self._pool is None else self._pool.map
        done = sum(spend(self._spend, self._minds))
        self.simulations += done
        self.decisions += sum(mind.decisions for mind in self._minds)
        self._searched = view
        return Thought(self._options(view), done)

    def _key(self) -> list[int]:
        return [self._random.getrandbits(32) for _ in range(8)]

    def _spend(self, mind: Mind) -> int:
        """Spend the budget in one mind; how many simulations there were."""
        batches = self.budget.batches()
        while size := batches.next():
            self._simulate(mind, size)
        return batches.done

    def _options(self, view: View, begun: Sequence[Move] = ()) -> list[Option]:
        """What all minds have found together for the moves of a view, the most tried first."""
        path = [move.packed for move in begun]
        found: dict[int, TriedMove] = {}
        for mind in self._minds:
            for move in mind.tried_moves(view.seat, path):
                found[move.packed] = _together(found[move.packed], move) if move.packed in found else move
        options = [
            Option(view.move(move.packed), move.visits, move.total / move.visits, move.evidence)
            for move in found.values()
        ]
        return sorted(options, key=lambda option: (-option.visits, -option.chance, option.move.packed))

    def _simulate(self, mind: Mind, simulations: int) -> None:
        raise NotImplementedError


class SearchPlayer(Searcher):
    """The house's own search: priors and rollouts by the game's judgement, worlds judged by their standing.

    A game's advice may know better settings (`SEARCH`).
    """

    worlds = 100
    settings: Mapping[str, int] = {"explore": 1000, "horizon": 40, "temper": 150, "faith": 50}

    def __init__(self, game: Game, seed: int | str, budget: Budget, **how: Any) -> None:
        self.settings = {**type(self).settings, **advised(game.parts, "SEARCH", {})}
        super().__init__(game, seed, budget, **how)

    def _simulate(self, mind: Mind, simulations: int) -> None:
        mind.search(simulations)


class TextbookPlayer(Searcher):
    """Single-observer information-set search as published: UCB1 and uniform rollouts. The yardstick."""

    settings: Mapping[str, int] = {"explore": 700, "horizon": LONG}

    def _simulate(self, mind: Mind, simulations: int) -> None:
        mind.search_by_the_book(simulations)
