"""Whether anything can be written: known from what was written last, and tried where that was a while ago."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable

from mewseum.core.refused import Refused

TRIAL_SECONDS = 3.0
"""Seconds for which the last write tells; after that another is tried, if anybody asks."""
NOTE_SECONDS = 5.0
"""Seconds between two notes of the house's time while there are tables in memory."""
IDLE_NOTE_SECONDS = 60.0
"""The same while there are none."""


class Pulse:
    """Feels whether a storage takes what is written. However many ask, one write is tried at a time."""

    def __init__(self, write: Callable[[], Awaitable[None]]) -> None:
        self._write = write
        self._is_beating = True
        self._felt = time.monotonic() - TRIAL_SECONDS
        self._trial: asyncio.Task[None] | None = None

    def note(self, *, is_beating: bool) -> None:
        """Something was written, or could not be."""
        self._is_beating, self._felt = is_beating, time.monotonic()

    async def is_beating(self, patience: float) -> bool:
        """Whether something was written a moment ago, or can be within some seconds."""
        if time.monotonic() - self._felt < TRIAL_SECONDS:
            return self._is_beating
        if self._trial is None or self._trial.done():
            self._trial = asyncio.create_task(self._try())
        await asyncio.wait([self._trial], timeout=patience)
        return self._trial.done() and self._is_beating

    async def _try(self) -> None:
        try:
            await self._write()
        except Refused:
            self.note(is_beating=False)


async def note_time_again_and_again(write: Callable[[], Awaitable[None]], is_busy: Callable[[], object]) -> None:
    """Note the house's time, often while anybody's time runs, so that little of it is counted twice after a crash."""
    noted = time.monotonic()
    while True:
        await asyncio.sleep(NOTE_SECONDS)
        if is_busy() or time.monotonic() - noted >= IDLE_NOTE_SECONDS:
            noted = time.monotonic()
            with contextlib.suppress(Refused):  # the storage is in trouble: next time, then
                await write()
