"""Players who search: the house's own, and the textbook's."""

from __future__ import annotations

import random
from dataclasses import dataclass

from mewseum.core.game import Game
from mewseum.core.moves import Move, make_move
from mewseum.core.view import View
from mewseum.players.budget import Budget
from mewseum.players.mind import Mind
from mewseum.players.player import Player

LONG = 5000
"""More decisions than any game has left."""


@dataclass(frozen=True)
class Option:
    """A move that was considered, how often it was tried, and the chance of winning after it."""

    move: Move
    visits: int
    chance: float


@dataclass(frozen=True)
class Thought:
    """What a search has found, best first."""

    options: list[Option]
    simulations: int
    decisions: int


class Searcher(Player):
    """Searches on imagined worlds, until its budget is spent."""

    settings: dict[str, int]

    def __init__(self, game: Game, seed: int | str, budget: Budget, *, compiled: bool = True) -> None:
        self.game = game
        self.budget = budget
        self._random = random.Random(seed)
        self.mind = Mind(game, compiled=compiled)
        self.simulations = self.decisions = 0

    def choose(self, view: View) -> Move:
        if len(view.moves) == 1:
            return view.moves[0]
        return self.think(view).options[0].move

    def think(self, view: View) -> Thought:
        """Search, and report what was found."""
        key = [self._random.getrandbits(32) for _ in range(8)]
        self.mind.see(view, key)
        return self._search(view)

    def _search(self, view: View) -> Thought:
        mind = self.mind
        mind.seed(self._random)
        mind.begin(view.seat, **self.settings)
        batches = self.budget.batches()
        while size := batches.next():
            self._simulate(size)
        found = mind.root_moves(view.seat)
        options = [
            Option(make_move(self.game.parts.verbs, view.seen, move), visits, chance) for move, visits, chance in found
        ]
        decisions = mind.decisions
        self.simulations += batches.done
        self.decisions += decisions
        return Thought(options, batches.done, decisions)

    def _simulate(self, simulations: int) -> None:
        raise NotImplementedError


class SearchPlayer(Searcher):
    """The house's own search: priors and rollouts by the game's judgement, worlds judged by their standing."""

    settings = {"explore": 1000, "horizon": 40, "temper": 150, "faith": 50}  # noqa: RUF012

    def _simulate(self, simulations: int) -> None:
        self.mind.search(simulations)


class TextbookPlayer(Searcher):
    """Single-observer information-set search as published: UCB1 and uniform rollouts. The yardstick."""

    settings = {"explore": 700, "horizon": LONG}  # noqa: RUF012

    def _simulate(self, simulations: int) -> None:
        self.mind.search_by_the_book(simulations)
