"""A place where questions are answered beside the event loop: processes, and fair lines of those who wait for them.

Everybody's questions wait in a line of their own (`lines.py`). Questions that can wait (hints) come after those for which a whole table
waits, but never have to wait for more than a few of them. A process that hangs is replaced.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
from collections.abc import Callable
from typing import Generic, TypeVar

from mewseum.server.capacity import Capacity
from mewseum.server.lines import Lines, Ticket
from mewseum.server.slots import Slots
from mewseum.server.thinker import Failed, Thinker

log = logging.getLogger("mewseum")

Question = TypeVar("Question")
Answer = TypeVar("Answer")

HUNG_SECONDS = 120.0
"""After so long a process that has not answered is replaced: at idle priority, a busy machine leaves it little time."""
OVERDUE_SECONDS = 2.0
"""What takes so much longer than expected has no foreseeable end."""
MOST_WAITING = 256
"""So many questions may wait for one place."""
MOST_WAITING_OF_ONE = 32
"""So many of them may be of one address: nobody takes up all the room there is."""
MOST_WAITING_OF_NOBODY = 128
"""So many of them may be for tables that nobody watches: there is always room for somebody who is there."""
MOST_WAITING_IN_A_GROUP = 3
"""So many of them may be from one table: a bot's, and hints."""
TRIES = 2
"""So often a question is asked whose process ends over it: killed from outside, perhaps."""
URGENT_IN_A_ROW = 4
"""After so many urgent questions one that can wait has its turn."""


class Place(Generic[Question, Answer]):
    """Processes that answer, each one question after another, and those who wait for them."""

    def __init__(
        self,
        start: Callable[[], None],
        answer: Callable[[Question], Answer],
        *,
        slots: Slots | None = None,
        processes: int = 1,
        most_waiting: int = MOST_WAITING,
        most_in_a_group: int = 0,
        capacity: Capacity | None = None,
        is_patient: bool = False,
    ) -> None:
        """At most so many questions wait here; so many of one table, or of whatever else makes a group.

        `capacity` is what this place shares with others, and `is_patient` whether the others come first.
        """
        self._capacity, self._is_patient = capacity, is_patient
        self._most_waiting, self._most_in_a_group = most_waiting, most_in_a_group
        self._start, self._answer = start, answer
        self._slots = slots or Slots(are_even=False)
        self._urgent: Lines[Question, Answer | None] = Lines()
        self._patient: Lines[Question, Answer | None] = Lines()
        self._urgent_in_a_row = 0
        self._is_dismissed = False
        self._desks: list[_Desk[Question, Answer]] = [_Desk() for _ in range(processes)]

    @property
    def is_ready(self) -> bool:
        """Whether a process has been started, or else one is started from now on."""
        self._wake_up()
        return any(desk.is_ready for desk in self._desks)

    def expected_wait(self, ticket: Ticket[Question, Answer | None]) -> float:
        """Seconds until a question would have its turn, by all that is known."""
        ahead = self._urgent.ahead(ticket.whose)
        if ticket.is_patient:
            ahead = [*self._urgent, *self._patient.ahead(ticket.whose)]
        return (sum(self._slots.expected(other.kind) for other in ahead) + min(map(self._rest, self._desks))) / len(
            self._desks
        )

    def has_room_for(self, ticket: Ticket[Question, Answer | None]) -> bool:
        """Whether a question may wait here: not with too many others, and not with many others of its table."""
        waiting = [other.group for line in (self._urgent, self._patient) for other in line]
        of_one = sum(other.whose == ticket.whose for line in (self._urgent, self._patient) for other in line)
        most_of_one = MOST_WAITING_OF_ONE if ticket.whose else MOST_WAITING_OF_NOBODY
        is_within_group = waiting.count(ticket.group) < (self._most_in_a_group or MOST_WAITING_IN_A_GROUP)
        has_room = len(waiting) < self._most_waiting and of_one < most_of_one and is_within_group
        return has_room and not self._is_dismissed

    def _rest(self, desk: _Desk[Question, Answer]) -> float:
        """Seconds until a process has answered what it thinks about."""
        if desk.asked is None or desk.asked.began is None:
            return 0.0
        elapsed = asyncio.get_running_loop().time() - desk.asked.began
        rest = self._slots.expected(desk.asked.kind) - elapsed
        return math.inf if rest < -OVERDUE_SECONDS else max(0.0, rest)

    async def ask(
        self, ticket: Ticket[Question, Answer | None], *, longest_wait: float, deadline: float
    ) -> Answer | None:
        """An answer, or None: its turn did not come within `longest_wait` seconds, or no answer `deadline` seconds after that."""
        lines = self._patient if ticket.is_patient else self._urgent
        lines.join(ticket)
        self._wake_up()
        try:
            await asyncio.wait([ticket.answer], timeout=None if math.isinf(longest_wait) else longest_wait)
            if ticket.began is None and not ticket.answer.done():
                return None  # others took longer than usual, or the process has yet to start
            async with asyncio.timeout(deadline):
                return await ticket.answer
        except TimeoutError:
            return None
        finally:
            lines.leave(ticket)
            ticket.answer.cancel()

    def _wake_up(self) -> None:
        """Let every process serve that does not yet."""
        for desk in self._desks:
            if desk.serving is None or desk.serving.done():
                desk.serving = asyncio.create_task(self._serve(desk))

    def _next(self) -> Ticket[Question, Answer | None] | None:
        """Whose turn it is."""
        is_patient_due = self._urgent_in_a_row >= URGENT_IN_A_ROW
        ticket = (self._patient if is_patient_due else self._urgent).serve()
        ticket = ticket or (self._urgent if is_patient_due else self._patient).serve()
        if ticket is not None:
            self._urgent_in_a_row = 0 if ticket.is_patient else self._urgent_in_a_row + 1
        return ticket

    async def _serve(self, desk: _Desk[Question, Answer]) -> None:
        """Answer all that wait, in turn."""
        await self._open(desk)
        while (ticket := self._next()) is not None:
            desk.asked = ticket
            async with self._turn():
                answer = None if ticket.answer.done() else await self._think(desk, ticket)
            desk.asked = None
            if not ticket.answer.done():
                ticket.answer.set_result(answer)

    def _turn(self) -> contextlib.AbstractAsyncContextManager[None]:
        """Whoever thinks at idle priority needs no turn: that takes nothing from anybody."""
        if self._capacity is None:
            return contextlib.nullcontext()
        return self._capacity.turn(is_patient=self._is_patient)

    async def _open(self, desk: _Desk[Question, Answer]) -> None:
        """Start a process where there is none; to start is not to think."""
        if desk.thinker is not None:
            return
        try:
            async with asyncio.timeout(HUNG_SECONDS):
                await asyncio.get_running_loop().run_in_executor(None, desk.start, self._start, self._answer)
                if desk.thinker is not None:
                    await desk.thinker.ready()
                    desk.is_ready = True
        except (TimeoutError, EOFError, OSError):
            log.exception("A process beside the event loop could not be started.")
            await asyncio.to_thread(desk.stop)

    async def _think(self, desk: _Desk[Question, Answer], ticket: Ticket[Question, Answer | None]) -> Answer | None:
        """An answer, when its slot is over; None if there is none. If its process ends over it, another is asked."""
        answer: Answer | Failed | None = None
        for _ in range(TRIES):
            try:
                answer = await self._put(desk, ticket)
                break
            except TimeoutError:
                await asyncio.to_thread(desk.stop)  # at idle priority, even ending may take its time
                return None
            except (EOFError, OSError):
                await asyncio.to_thread(desk.stop)
        if answer is None or ticket.began is None:
            return None
        if isinstance(answer, Failed):
            log.error("A question could not be answered.\n%s", answer.trace)
            return None
        loop = asyncio.get_running_loop()
        seconds = loop.time() - ticket.began
        until = ticket.began + self._slots.occupied(ticket.kind, seconds)
        self._slots.note(ticket.kind, seconds)
        await asyncio.sleep(until - loop.time())
        return answer

    async def _put(
        self, desk: _Desk[Question, Answer], ticket: Ticket[Question, Answer | None]
    ) -> Answer | Failed | None:
        """Put a question to a process; None if there is no process, or it cannot even be asked."""
        await self._open(desk)
        if desk.thinker is None:
            return None
        ticket.began = asyncio.get_running_loop().time()
        try:
            async with asyncio.timeout(HUNG_SECONDS):
                return await desk.thinker.ask(ticket.question)
        except (TimeoutError, EOFError, OSError):
            raise
        except Exception:  # a question that cannot even be asked must not keep the others waiting
            log.exception("A question could not be asked.")
            return None

    def dismiss(self) -> None:
        """Let nobody wait any more: the house closes."""
        self._is_dismissed = True
        waiting = [*self._urgent, *self._patient, *(desk.asked for desk in self._desks if desk.asked is not None)]
        for ticket in waiting:
            if not ticket.answer.done():
                ticket.answer.set_result(None)

    def close(self) -> None:
        """Answer nobody any more."""
        for desk in self._desks:
            if desk.serving is not None:
                desk.serving.cancel()
            desk.is_closed = True
            desk.stop()


class _Desk(Generic[Question, Answer]):
    """One process of a place, and what it thinks about."""

    def __init__(self) -> None:
        self.thinker: Thinker[Question, Answer] | None = None
        self.is_ready = False
        self.is_closed = False
        self.serving: asyncio.Task[None] | None = None
        self.asked: Ticket[Question, Answer | None] | None = None

    def start(self, begin: Callable[[], None], answer: Callable[[Question], Answer]) -> None:
        """Start the process. That takes several milliseconds: a thread does it."""
        thinker = Thinker(begin, answer)
        if self.is_closed:
            thinker.end()
        else:
            self.thinker = thinker

    def stop(self) -> None:
        """End the process; the next question starts another."""
        thinker, self.thinker, self.is_ready = self.thinker, None, False
        if thinker is not None:
            thinker.end()
