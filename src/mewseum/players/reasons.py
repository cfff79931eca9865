"""Reasons: what a seat should play, what else, how likely it then wins, and the belief that mattered most."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

from mewseum.core.game import Game
from mewseum.core.situation import Glimpse
from mewseum.core.view import View
from mewseum.core.words import Phrase
from mewseum.players.budget import Budget
from mewseum.players.mind import advised
from mewseum.players.search import Option, SearchPlayer
from mewseum.players.thought.tree import HYPOTHESES

ENOUGH = 12
"""In so many worlds at least a hypothesis must have held, and failed, before it counts as a reason."""


@dataclass(frozen=True)
class Belief:
    """Something hidden that a seat believes, and how firmly."""

    phrase: Phrase
    likelihood: float


@dataclass(frozen=True)
class Advice:
    """The best move, the runner-up if there is one, and the belief that decided between them if one did."""

    best: Option
    second: Option | None
    belief: Belief | None

    @property
    def reason(self) -> Phrase:
        """Why this move: the belief that decides, or else how it compares with the next best. No move is advised without one."""
        if self.belief is not None:
            return Phrase("hint-belief", chance=percent(self.belief.likelihood), belief=self.belief.phrase)
        if self.second is None:
            return Phrase("hint-only")
        gain = percent(self.best.chance) - percent(self.second.chance)
        return Phrase("hint-ahead", gain=gain) if gain > 0 else Phrase("hint-even")

    def to_dict(self) -> dict[str, Any]:
        """JSON-ready."""
        return {
            "best": {"move": str(self.best.move), "chance": round(self.best.chance, 3)},
            "second": self.second and {"move": str(self.second.move), "chance": round(self.second.chance, 3)},
            "belief": self.belief and {"says": self.belief.phrase.key, "likelihood": round(self.belief.likelihood, 3)},
        }


def percent(chance: float) -> int:
    """A chance as people are told it."""
    return round(100 * chance)


class Adviser:
    """Somebody who looks over a seat's shoulder: it sees what the seat sees, and no more."""

    def __init__(self, game: Game, seed: int | str, budget: Budget, *, compiled: bool = True) -> None:
        self._game = game
        self._seed = seed
        self._search = SearchPlayer(game, seed, budget, compiled=compiled, reasons=True)

    def watch(self, glimpse: Glimpse, mover: int) -> None:
        """Take note of what somebody's move let the seat see."""
        self._search.watch(glimpse, mover)

    def advise(self, view: View) -> Advice:
        """What to play, and why."""
        options = self._search.think(view).options
        best, second = options[0], options[1] if len(options) > 1 else None
        return Advice(best, second, self._decisive_belief(view, best, second) if second else None)

    def _decisive_belief(self, view: View, best: Option, second: Option) -> Belief | None:
        """The hypothesis with which the choice between the two moves changes most."""
        name = advised(self._game.parts, "name_belief", None)
        known = name and best.evidence and second.evidence
        weights = {bit: weight(best, second, bit) for bit in range(HYPOTHESES)} if known else {}
        bit = max(weights, key=lambda bit: weights[bit], default=0)
        if name is None or weights.get(bit, 0.0) <= 0.0:
            return None
        return Belief(name(view.seen, view.seat, bit), likelihood(best, second, bit))


def likelihood(best: Option, second: Option, bit: int) -> float:
    """In which part of all worlds a hypothesis held."""
    return (best.evidence[2 * bit] + second.evidence[2 * bit]) / (best.visits + second.visits)


def weight(best: Option, second: Option, bit: int) -> float:
    """How much a hypothesis mattered: how far the advantage of the best move depends on it, and how open it is."""
    leads = []
    for holds in (True, False):
        means = []
        for option in (best, second):
            count, total = option.evidence[2 * bit], option.evidence[2 * bit + 1]
            if not holds:
                count, total = option.visits - count, option.visits * option.chance - total
            if count < ENOUGH:
                return 0.0
            means.append(total / count)
        leads.append(means[0] - means[1])
    likely = likelihood(best, second, bit)
    return abs(leads[0] - leads[1]) * math.sqrt(likely * (1 - likely))
