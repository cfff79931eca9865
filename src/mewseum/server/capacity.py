"""How much is worked out at the same time beside the event loop: one limit for everything that somebody waits for.

Plain judgement, moves to be taken back, pictures and games told again each have processes and lines of their own (`place.py`). They share a
few turns, half as many as this machine has cores: however much is asked for, and of however many kinds, the other cores are left to
people's moves. Those who wait for a turn are at most as many as there are processes. A house of several rooms divides the turns among them.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections import deque
from collections.abc import AsyncIterator, Callable

LONGEST_TURN_SECONDS = 10.0
"""Seconds after which the next has its turn, whether or not a process has answered: one that hangs stops nobody else."""
URGENT_IN_A_ROW = 4
"""After so many pieces of work that a table waits for, one that can wait has its turn."""


def default_turns() -> int:
    """So many processes work at the same time for those who wait."""
    return max(1, (os.cpu_count() or 2) // 2)


def share_of(total: int, rooms: int) -> int:
    """How much of a whole each of several rooms has: at least one, if there is anything at all."""
    return 0 if total == 0 else max(1, total // rooms)


class Capacity:
    """The turns of one process that serves the house."""

    def __init__(self, turns: int | None = None) -> None:
        self._free = default_turns() if turns is None else turns
        self._urgent: deque[asyncio.Future[None]] = deque()
        self._patient: deque[asyncio.Future[None]] = deque()
        self._urgent_in_a_row = 0

    @contextlib.asynccontextmanager
    async def turn(self, *, is_patient: bool = False) -> AsyncIterator[None]:
        """Wait for a turn, and have it for as long as something is worked out."""
        await self._wait(is_patient=is_patient)
        end = _Once(self._give_back)
        timer = asyncio.get_running_loop().call_later(LONGEST_TURN_SECONDS, end)
        try:
            yield
        finally:
            timer.cancel()
            end()

    async def _wait(self, *, is_patient: bool) -> None:
        waiting = self._patient if is_patient else self._urgent
        mine = asyncio.get_running_loop().create_future()
        waiting.append(mine)
        self._serve()
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self._give_back()  # it came at the same moment
            elif mine in waiting:
                waiting.remove(mine)
            raise

    def _give_back(self) -> None:
        self._free += 1
        self._serve()

    def _serve(self) -> None:
        """Give free turns to those who wait."""
        while self._free and (self._urgent or self._patient):
            is_patient = not self._urgent or (bool(self._patient) and self._urgent_in_a_row >= URGENT_IN_A_ROW)
            turn = (self._patient if is_patient else self._urgent).popleft()
            if not turn.done():
                self._urgent_in_a_row = 0 if is_patient else self._urgent_in_a_row + 1
                self._free -= 1
                turn.set_result(None)


class _Once:
    """Does something the first time that it is called."""

    def __init__(self, work: Callable[[], None]) -> None:
        self._work: Callable[[], None] | None = work

    def __call__(self) -> None:
        work, self._work = self._work, None
        if work is not None:
            work()
