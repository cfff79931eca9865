"""A process that thinks, one question after another.

It is spoken to by a pipe: the semaphores of a process pool would be left behind by a house that ends by a signal.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any, Generic, TypeVar

Question = TypeVar("Question")
Answer = TypeVar("Answer")
Heard = TypeVar("Heard")


@dataclass(frozen=True)
class Failed:
    """In place of an answer: what went wrong."""

    trace: str


class Thinker(Generic[Question, Answer]):
    """Begins by `start`, and then answers by `answer`, both in a process of its own."""

    def __init__(self, start: Callable[[], None], answer: Callable[[Question], Answer]) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=_think, args=(theirs, start, answer), daemon=True)
        self._process.start()
        theirs.close()
        self._listener = ThreadPoolExecutor(1, thread_name_prefix="thinker")

    async def ready(self) -> None:
        """Wait until it has started: to start is not to think."""
        await self._beside(self._pipe.recv)

    async def ask(self, question: Question) -> Answer | Failed:
        """Its answer; EOFError or OSError if the process has ended."""

        def speak() -> Answer | Failed:
            self._pipe.send(question)
            return self._pipe.recv()  # type: ignore[no-any-return]

        return await self._beside(speak)

    async def _beside(self, speak: Callable[[], Heard]) -> Heard:
        return await asyncio.get_running_loop().run_in_executor(self._listener, speak)

    def end(self) -> None:
        """End it, however busy it is."""
        self._process.kill()
        self._process.join()
        self._listener.shutdown()  # whoever listens hears the end at once
        self._pipe.close()


def _think(pipe: Connection, start: Callable[[], None], answer: Callable[[Any], Any]) -> None:
    """What the process does, until nobody can ask any more."""
    start()
    pipe.send(None)
    with contextlib.suppress(EOFError, OSError):
        while True:
            question = pipe.recv()
            try:
                pipe.send(answer(question))
            except Exception:  # whatever is wrong with one question must not keep the others waiting
                pipe.send(Failed(traceback.format_exc()))
