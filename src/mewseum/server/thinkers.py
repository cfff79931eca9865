"""Bots beside the event loop: processes that think at idle priority, so that people's moves never wait for them.

A thinker gets what its seat has seen, never a situation. Each table's bots stay with one process, which keeps them in mind
and is told what they have watched since they were last asked; if something is missing in between (a process was started
anew, plain judgement has answered, a move was taken back), the player starts anew from what it sees.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import subprocess
import sys
import zlib
from collections import OrderedDict
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from typing import Any

from mewseum.core.game import Game
from mewseum.core.refused import Refused
from mewseum.core.situation import Glimpse
from mewseum.core.view import View
from mewseum.games import make_game, parts
from mewseum.players.budget import Budget
from mewseum.players.levels import LEVELS
from mewseum.players.mind import are_kept
from mewseum.players.player import CarefulPlayer, Player
from mewseum.players.reasons import Advice, Adviser
from mewseum.players.roster import make_player

DEADLINE = 15.0
"""Seconds after which plain judgement moves in place of a thinker that has not answered."""
WAITING = 64
"""So many questions may wait for one process; for more, plain judgement answers."""
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


class Thinkers:
    """All processes that think, and what is needed to get them ready."""

    def __init__(self, processes: int | None = None) -> None:
        count = max(1, (os.cpu_count() or 2) - 1) if processes is None else processes
        self._processes: list[ProcessPoolExecutor | None] = [None] * count
        self._waiting = [0] * count
        self._warming: dict[str, subprocess.Popen[bytes]] = {}
        self._warm: set[str] = set()
        self.answered = 0
        self.plain = 0
        """How many questions plain judgement has answered."""

    async def ask(self, question: Question) -> str | Advice:
        """A move's text, or advice."""
        place = zlib.crc32(question.table.encode()) % len(self._processes) if self._processes else 0
        if not self._processes or self._waiting[place] >= WAITING or not self._is_warm(question.slug):
            return await self._plainly(question)
        self._waiting[place] += 1
        try:
            async with asyncio.timeout(DEADLINE):
                return await self._ask(place, question)
        except (TimeoutError, BrokenProcessPool, ImportError, Refused):
            self._processes[place] = None if self._is_broken(place) else self._processes[place]
            return await self._plainly(question)
        finally:
            self._waiting[place] -= 1

    def _is_broken(self, place: int) -> bool:
        process = self._processes[place]
        return process is not None and bool(getattr(process, "_broken", False))

    async def _ask(self, place: int, question: Question) -> str | Advice:
        process = self._processes[place]
        if process is None:
            context = multiprocessing.get_context("spawn")
            process = ProcessPoolExecutor(1, mp_context=context, initializer=_start_process)
            self._processes[place] = process
        answer = await asyncio.get_running_loop().run_in_executor(process, _answer, question)
        self.answered += 1
        return answer

    async def _plainly(self, question: Question) -> str | Advice:
        self.plain += 1
        return await asyncio.to_thread(think_plainly, question)

    def _is_warm(self, slug: str) -> bool:
        """Whether a game's thoughts are compiled; if not, they are being compiled from now on."""
        if slug in self._warm:
            return True
        process = self._warming.get(slug)
        if process is None:
            if are_kept(parts(slug)):
                self._warm.add(slug)
                return True
            if any(other.poll() is None for other in self._warming.values()):
                return False  # one after another
            self._warming[slug] = subprocess.Popen(
                [sys.executable, "-m", "mewseum.players.warmth", slug],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                preexec_fn=_start_process,
            )
        elif process.poll() == 0:
            self._warm.add(slug)
        return slug in self._warm

    def close(self) -> None:
        """Stop all of them."""
        for process in self._processes:
            if process is not None:
                for worker in list(getattr(process, "_processes", {}).values()):
                    worker.terminate()
                process.shutdown(wait=False, cancel_futures=True)
        for warming in self._warming.values():
            if warming.poll() is None:
                warming.terminate()
