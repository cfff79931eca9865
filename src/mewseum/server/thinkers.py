"""Bots beside the event loop: processes that think at idle priority, so that people's moves never wait for them.

A thinker gets what its seat has seen, never a situation. Each table's bots stay with one process, which keeps them in mind
and is told what they have watched since they were last asked; if something is missing in between (a process was started
anew, plain judgement has answered, a move was taken back), the player starts anew from what it sees.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import os
import signal
import subprocess
import sys
import zlib
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from mewseum.core.game import Game
from mewseum.core.situation import Glimpse
from mewseum.core.view import View
from mewseum.games import make_game, parts
from mewseum.players.budget import Budget
from mewseum.players.levels import LEVELS
from mewseum.players.mind import are_kept
from mewseum.players.player import CarefulPlayer, Player
from mewseum.players.reasons import Advice, Adviser
from mewseum.players.roster import make_player
from mewseum.server.lines import Lines, Ticket
from mewseum.server.thinker import Failed, Thinker

log = logging.getLogger("mewseum")

LONGEST_WAIT = 2.0
"""Seconds that a question may wait for its turn; if more are to be expected, plain judgement answers at once."""
DEADLINE = 6.0
"""Seconds after which plain judgement moves in place of a thinker that thinks and thinks."""
HUNG = 120.0
"""Seconds after which a thinker that has not answered is replaced: at idle priority, a busy machine leaves it little time."""
WAITING = 64
"""So many questions may wait for one process; for more, plain judgement answers."""
WAITING_AT_A_TABLE = 3
"""So many of them may be from one table: a bot's, and hints."""
USUAL = 0.5
"""Seconds that a bot is expected to think of whom nothing is known yet."""
KEPT = 200
"""So many players each process keeps in mind."""
A_MOMENT = Budget(seconds=1.0)
HINT = "adviser"


@dataclass(frozen=True)
class Watched:
    """What one move let a seat see."""

    seen: Any
    drawn: tuple[int, ...]
    mover: int


@dataclass(frozen=True)
class Question:
    """What should this seat play?"""

    slug: str
    players: int
    options: Mapping[str, Any]
    table: str
    seat: int
    bot: str
    seen: Any
    seed: str
    """For the player's own dice; it has nothing to do with the deal."""
    story: str = ""
    """Names what was watched so far; what a process remembers of another story, it forgets."""
    since: int = 0
    """How many moves were watched before that."""
    watched: list[Watched] = field(default_factory=list)
    """What was watched since the seat was last asked."""


@dataclass
class Memory:
    """What a bot has watched since it was last asked, and how many moves before."""

    since: int = 0
    watched: list[Watched] = field(default_factory=list)

    def tell(self) -> tuple[int, list[Watched]]:
        """All of it, which is thereby told."""
        since, watched = self.since, self.watched
        self.since, self.watched = since + len(watched), []
        return since, watched


def remembers(bot: str) -> bool:
    """Whether a bot's play depends on what it has watched."""
    level = LEVELS.get(bot.partition(":")[0])
    return bot == HINT or (level is not None and level.remembers)


_minds: OrderedDict[tuple[str, int, str], tuple[str, int, Any]] = OrderedDict()


def _start_process() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(AttributeError, OSError):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def _answer(question: Question) -> str | Advice:
    """In a process of its own: the move's text, or advice."""
    game = make_game(question.slug, question.players, question.options)
    thinker = _recall(game, question)
    view = View.of(game, question.seen, question.seat)
    if isinstance(thinker, Adviser):
        return thinker.advise(view)
    return str(thinker.choose(view))


def _recall(game: Game, question: Question) -> Player | Adviser:
    key = question.table, question.seat, question.bot
    story, count, thinker = _minds.pop(key, ("", 0, None))
    if thinker is None or story != question.story or (count != question.since and remembers(question.bot)):
        thinker = _make(game, question)
    for watched in question.watched:
        view = View.of(game, watched.seen, question.seat)
        thinker.watch(Glimpse(view, (), watched.drawn), watched.mover)
    _minds[key] = question.story, question.since + len(question.watched), thinker
    while len(_minds) > KEPT:
        _minds.popitem(last=False)
    return thinker  # type: ignore[no-any-return]


def _make(game: Game, question: Question) -> Player | Adviser:
    if question.bot == HINT:
        return Adviser(game, question.seed, A_MOMENT)
    return make_player(question.bot, game, question.seed, A_MOMENT)


def think_plainly(question: Question) -> str | Advice:
    """By plain judgement, in this process: for as long as nothing better can answer."""
    game = make_game(question.slug, question.players, question.options)
    view = View.of(game, question.seen, question.seat)
    if question.bot == HINT:
        return Adviser(game, question.seed, Budget(simulations=30), compiled=False).advise(view)
    return str(CarefulPlayer(game, question.seed, compiled=False).choose(view))


@dataclass(frozen=True)
class Thought:
    """An answer, and when somebody began to think about it, in the event loop's time."""

    answer: str | Advice
    began: float
    is_plain: bool = False
    """Whether it is plain judgement, because nobody had the time to think."""


Asked = Ticket[Question, "str | Advice | None"]


class Place:
    """One process that thinks, one question after another, and those who wait for it."""

    def __init__(self) -> None:
        self._thinker: Thinker[Question, str | Advice] | None = None
        self._lines: Lines[Question, str | Advice | None] = Lines()
        self._serving: asyncio.Task[None] | None = None
        self._asked: Asked | None = None
        """What it thinks about."""
        self._usual: dict[str, float] = {}
        """Seconds that a bot has usually thought of late."""

    def has_time_for(self, ticket: Asked) -> bool:
        """Whether a question may wait here: not for long, by all that is known, and not with many others of its table."""
        waiting = [other.question.table for other in self._lines]
        if len(waiting) >= WAITING or waiting.count(ticket.question.table) >= WAITING_AT_A_TABLE:
            return False
        ahead = sum(self._usual_seconds(other) for other in self._lines.ahead(ticket.whose))
        return ahead + self._rest() <= LONGEST_WAIT

    def _usual_seconds(self, ticket: Asked) -> float:
        return self._usual.get(ticket.question.bot, USUAL)

    def _rest(self) -> float:
        """Seconds until it has answered what it thinks about; what takes much longer than usual has no foreseeable end."""
        if self._asked is None or self._asked.began is None:
            return 0.0
        rest = self._usual_seconds(self._asked) - (asyncio.get_running_loop().time() - self._asked.began)
        return math.inf if rest < -LONGEST_WAIT else max(0.0, rest)

    async def ask(self, ticket: Asked) -> str | Advice | None:
        """An answer, or None if there is none in time."""
        self._lines.join(ticket)
        if self._serving is None or self._serving.done():
            self._serving = asyncio.create_task(self._serve())
        try:
            await asyncio.wait([ticket.answer], timeout=LONGEST_WAIT)
            if ticket.began is None and not ticket.answer.done():
                return None  # its turn has not come: others took longer than usual, or the process has yet to start
            async with asyncio.timeout(DEADLINE):
                return await ticket.answer
        except TimeoutError:
            return None
        finally:
            self._lines.leave(ticket)
            ticket.answer.cancel()

    async def _serve(self) -> None:
        """Answer all that wait, in turn."""
        while (ticket := self._lines.serve()) is not None:
            self._asked = ticket
            answer = await self._think(ticket)
            self._asked = None
            if not ticket.answer.done():
                ticket.answer.set_result(answer)

    async def _think(self, ticket: Asked) -> str | Advice | None:
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(HUNG):
                if self._thinker is None:
                    self._thinker = Thinker(_start_process, _answer)
                    await self._thinker.ready()
                if ticket.answer.done():
                    return None  # nobody waits for it any more
                ticket.began = loop.time()
                answer = await self._thinker.ask(ticket.question)
        except (TimeoutError, EOFError, OSError):
            await asyncio.to_thread(self._stop)  # at idle priority, even ending may take its time
            return None
        except Exception:  # a question that cannot even be asked must not keep the others waiting
            log.exception("A bot could not be asked.")
            return None
        if isinstance(answer, Failed):
            log.error("A bot could not think.\n%s", answer.trace)
            return None
        seconds, usual = loop.time() - ticket.began, self._usual_seconds(ticket)
        self._usual[ticket.question.bot] = usual + (seconds - usual) / 4
        return answer

    def _stop(self) -> None:
        """End the process; the next question starts another."""
        thinker, self._thinker = self._thinker, None
        if thinker is not None:
            thinker.end()

    def close(self) -> None:
        """Answer nobody any more."""
        if self._serving is not None:
            self._serving.cancel()
        self._stop()


class Thinkers:
    """All processes that think, and what is needed to get them ready."""

    def __init__(self, processes: int | None = None) -> None:
        count = max(1, (os.cpu_count() or 2) - 1) if processes is None else processes
        self._places = [Place() for _ in range(count)]
        self._looked: dict[str, asyncio.Task[bool]] = {}
        """Whether a game's thoughts were compiled before: to look takes longer than many a move."""
        self._warming: dict[str, subprocess.Popen[bytes]] = {}

    async def ask(self, question: Question, whose: str = "") -> Thought:
        """A move's text, or advice. Questions of one and the same (`whose`) wait for each other; others' only in turn."""
        place = self._places[zlib.crc32(question.table.encode()) % len(self._places)] if self._places else None
        ticket = Asked(question, whose)
        if place is not None and await self._is_warm(question.slug) and place.has_time_for(ticket):
            answer = await place.ask(ticket)
            if answer is not None:
                assert ticket.began is not None
                return Thought(answer, ticket.began)
        began = asyncio.get_running_loop().time() if ticket.began is None else ticket.began
        return Thought(await asyncio.to_thread(think_plainly, question), began, is_plain=True)

    async def _is_warm(self, slug: str) -> bool:
        """Whether a game's thoughts are compiled; if not, they are being compiled from now on."""
        if slug not in self._looked:
            self._looked[slug] = asyncio.create_task(asyncio.to_thread(are_kept, parts(slug)))
        try:
            if await asyncio.shield(self._looked[slug]):
                return True
        except OSError:  # no file could be opened just then, say: whoever asks next looks again
            self._looked.pop(slug, None)
            return False
        process = self._warming.get(slug)
        if process is not None:
            return process.poll() == 0
        if all(other.poll() is not None for other in self._warming.values()):  # one after another
            self._warming[slug] = subprocess.Popen(
                [sys.executable, "-m", "mewseum.players.warmth", slug],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                preexec_fn=_start_process,
            )
        return False

    def close(self) -> None:
        """Stop all of them."""
        for place in self._places:
            place.close()
        for warming in self._warming.values():
            if warming.poll() is None:
                warming.terminate()
