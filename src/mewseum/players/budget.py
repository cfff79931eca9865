"""How long a player may think: a time, or a number of simulations."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from dataclasses import dataclass, replace

from mewseum.core.refused import Refused

FORM = re.compile(r"([0-9]+(?:\.[0-9]+)?)(ms|s)|([0-9]+)")


@dataclass(frozen=True)
class Budget:
    """Either `seconds` or `simulations`; only the latter makes the same choice every time."""

    seconds: float = 0.0
    simulations: int = 0
    clock: Callable[[], float] = time.perf_counter
    """What counts the seconds; people wait by the clock on the wall."""

    def __str__(self) -> str:
        return f"{self.seconds * 1000:g}ms" if self.seconds else f"{self.simulations}"

    def of_its_own(self) -> Budget:
        """The same in seconds for which the thinking thread itself has worked: a busy machine takes nothing from it."""
        return replace(self, clock=time.thread_time)

    def batches(self) -> Batches:
        """The simulations to run, some at a time."""
        return Batches(self)


class Batches:
    """Deals out a budget in batches of simulations, each short beside the whole."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._start = budget.clock()
        self._size = 4
        self.done = 0

    def next(self) -> int:
        """How many simulations to run now; 0 when the budget is spent."""
        if not self._budget.seconds:
            size = min(64, self._budget.simulations - self.done)
        else:
            spent = self._budget.clock() - self._start
            if spent >= self._budget.seconds and self.done:
                return 0
            if self.done:
                in_time = (self._budget.seconds - spent) * self.done / max(spent, 1e-6)
                self._size = max(1, min(2 * self._size, int(in_time), 512))
            size = self._size
        self.done += size
        return size


def read_budget(text: str) -> Budget:
    """A budget from a text such as `50ms`, `2s` or `400` (simulations)."""
    match = FORM.fullmatch(text.strip())
    amount = float(match[1] or match[3]) if match else 0
    if match is None or amount <= 0:
        raise Refused("bad-budget", budget=text)
    if match[3]:
        return Budget(simulations=int(match[3]))
    return Budget(seconds=amount / 1000 if match[2] == "ms" else amount)
