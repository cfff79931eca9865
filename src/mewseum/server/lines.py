"""Questions that wait for a process: everybody's in a line of their own, and the lines are served in turn.

So who asks a hundred times waits a hundred times as long, and nobody else does.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice
from typing import Generic, TypeVar

Question = TypeVar("Question")
Answer = TypeVar("Answer")


@dataclass(eq=False)
class Ticket(Generic[Question, Answer]):
    """One question, and who waits for its answer."""

    question: Question
    whose: str
    """The line in which it waits."""
    kind: str = ""
    """Questions of a kind take about as long."""
    group: str = ""
    """The table that it is about."""
    is_patient: bool = False
    """Whether it can wait: nobody else waits for its answer."""
    answer: asyncio.Future[Answer] = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    began: float | None = None
    """When somebody began to think about it."""


class Lines(Generic[Question, Answer]):
    """All lines before one thinker."""

    def __init__(self) -> None:
        self._lines: OrderedDict[str, deque[Ticket[Question, Answer]]] = OrderedDict()

    def __iter__(self) -> Iterator[Ticket[Question, Answer]]:
        return (ticket for line in self._lines.values() for ticket in line)

    def ahead(self, whose: str) -> list[Ticket[Question, Answer]]:
        """Who would be served before one more in a line: all of that line, and as many of every other, and one more."""
        own = len(self._lines.get(whose, ()))
        return [
            ticket for other, line in self._lines.items() for ticket in islice(line, own if other == whose else own + 1)
        ]

    def join(self, ticket: Ticket[Question, Answer]) -> None:
        """Wait in a line; a new one comes last."""
        self._lines.setdefault(ticket.whose, deque()).append(ticket)

    def leave(self, ticket: Ticket[Question, Answer]) -> None:
        """Wait no more."""
        line = self._lines.get(ticket.whose, deque())
        if ticket in line:
            line.remove(ticket)
            if not line:
                del self._lines[ticket.whose]

    def serve(self) -> Ticket[Question, Answer] | None:
        """The first of the line whose turn it is, which is then the last line."""
        if not self._lines:
            return None
        whose, line = self._lines.popitem(last=False)
        ticket = line.popleft()
        if line:
            self._lines[whose] = line
        return ticket
