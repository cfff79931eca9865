"""An attacker who listens at a shared thinker: what can be told of another table's bot from the times at one's own."""

from __future__ import annotations

import asyncio
import itertools
import math
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from mewseum.core.view import View
from mewseum.games import make_game
from mewseum.server import thinkers
from mewseum.server.thinkers import Question, Thinkers

GAME = make_game("meow", 2, {})


def positions(wanted: int) -> tuple[list[View], list[View]]:
    """Views of those to move: with one legal move, and with many."""
    forced: list[View] = []
    free: list[View] = []
    for seed in itertools.count():
        state, dice = GAME.deal(seed), random.Random(seed)
        while state.outcome is None:
            view = state.view(state.turn)
            group = forced if len(view.moves) == 1 else free
            if len(group) < wanted and (group is forced or dice.random() < 0.05):
                group.append(view)
            if len(forced) == len(free) == wanted:
                return forced, free
            state = state.play(dice.choice(state.moves()))
    raise AssertionError


def ask_for(view: View, table: str, bot: str) -> Question:
    return Question(GAME.slug, GAME.players, GAME.options, table, view.seat, bot, view.seen, f"dice {table}")


BY_CHANCE = 1e-4
"""An attack tells something if somebody who is told nothing would do as well in fewer of so many cases."""


@dataclass(frozen=True)
class Told:
    """How well times tell two things apart: the chance that of one of each kind, the longer is told rightly."""

    auc: float
    least: float
    most: float
    chance: float
    """How likely somebody who is told nothing would do as well, or as well the other way round."""

    @classmethod
    def by(cls, some: Sequence[float], others: Sequence[float]) -> Told:
        """From the times of both kinds, with an interval of 95 % (Hanley and McNeil), and Mann and Whitney's test."""
        pairs = [(a > b) + 0.5 * (a == b) for a in some for b in others]
        auc, n, m = sum(pairs) / len(pairs), len(some), len(others)
        one, two = auc / (2 - auc), 2 * auc * auc / (1 + auc)
        variance = auc * (1 - auc) + (n - 1) * (one - auc * auc) + (m - 1) * (two - auc * auc)
        spread = 1.96 * math.sqrt(max(variance, 1e-9) / (n * m))
        blind = math.sqrt((n + m + 1) / (12 * n * m))
        return cls(auc, auc - spread, auc + spread, math.erfc(abs(auc - 0.5) / blind / math.sqrt(2)))

    def __str__(self) -> str:
        return f"AUC {self.auc:.3f} (95 %: {self.least:.3f} to {self.most:.3f}), by chance {self.chance:.2g}"

    @property
    def tells(self) -> bool:
        """Whether the attack tells anything."""
        return self.chance < BY_CHANCE

    @property
    def strength(self) -> float:
        """The same whichever of the two takes longer."""
        return max(self.auc, 1 - self.auc)


async def listen(minds: Thinkers, bot: str, trials: int, dice: random.Random, *, settle: int = 12) -> Told:
    """Ask at one's own table just after a bot elsewhere was asked, again and again; what the waits tell of that bot's moves."""
    forced, free = positions(8)
    own = free[0]
    waits: dict[bool, list[float]] = {True: [], False: []}
    kinds = [True, False] * (trials // 2)
    dice.shuffle(kinds)
    for number, is_forced in enumerate([*([True, False] * (settle // 2)), *kinds]):
        view = dice.choice(forced if is_forced else free)
        victim = asyncio.create_task(minds.ask(ask_for(view, "victim", bot), "victim"))
        await asyncio.sleep(0.002)
        wait = await _time(minds.ask(ask_for(own, "attacker", "kitten"), "attacker"))
        thought = await victim
        assert not thought.is_plain, "or nothing was shared"
        if number >= settle:
            waits[is_forced].append(wait)
    return Told.by(waits[False], waits[True])


async def _time(asking: Any) -> float:
    loop = asyncio.get_running_loop()
    began = loop.time()
    await asking
    return loop.time() - began


def answer_at_once(question: Question) -> Any:
    """A planted leak: whoever has one legal move does not think."""
    view = View.of(make_game(question.slug, question.players, question.options), question.seen, question.seat)
    if len(view.moves) == 1:
        return str(view.moves[0])
    return thinkers._answer(question)


def moments(count: int) -> Iterator[float]:
    """Times that tell nothing."""
    dice = random.Random(count)
    return (dice.random() for _ in range(count))
