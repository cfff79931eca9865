"""Bots beside the event loop: processes that think at idle priority, so that people's moves never wait for them.

A thinker gets what its seat has seen, never a situation. Each table's bots stay with one process, which keeps them in mind
and is told what they have watched since they were last asked; if something is missing in between (a process was started
anew, plain judgement has answered, a move was taken back), the player starts anew from what it sees.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import os
import signal
import subprocess
import sys
import zlib
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from mewseum.core.game import Game, Parts
from mewseum.core.moves import Move
from mewseum.core.refused import Refused
from mewseum.core.situation import Glimpse
from mewseum.core.view import View
from mewseum.games import make_game, parts
from mewseum.players.budget import Budget
from mewseum.players.levels import LEVELS
from mewseum.players.player import CarefulPlayer, Player
from mewseum.players.reasons import Advice, Adviser
from mewseum.players.roster import make_player
from mewseum.players.warmth import become_idle
from mewseum.server.capacity import Capacity
from mewseum.server.lines import Ticket
from mewseum.server.place import Place
from mewseum.server.slots import Slots

LONGEST_WAIT = 2.0
"""Seconds that a bot's move may wait for its turn; if more are to be expected, plain judgement answers at once."""
LONGEST_WAIT_FOR_HINT = 8.0
"""Seconds that a hint may wait for its turn."""
DEADLINE = 6.0
"""Seconds after which plain judgement moves in place of a thinker that thinks and thinks."""
DEADLINE_FOR_PLAIN = 60.0
"""Seconds after which plain judgement counts as lost; the bot is asked again then."""
NO_ROOM_SECONDS = 0.5
"""Seconds between two looks whether there is room for one more question of an address."""
LONGEST_LOOK = 60.0
"""Seconds after which nobody waits any longer to hear whether a game's thoughts were compiled before."""
KEPT = 200
"""So many players each process keeps in mind."""
A_MOMENT = Budget(seconds=1.0)
HINT = "adviser"
Answer = tuple[str, ...] | Advice
"""The texts of moves that are made as one, or advice."""


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
    become_idle()


def _start_plain_process() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(OSError):
        os.nice(
            10
        )  # a move is waited for, so not idle; but plain advice takes a while, and nobody's move waits for that


def are_kept(parts: Parts) -> bool:
    """Whether a game's thoughts were compiled before. Another process looks: to load the compiler takes a second and 70 MB."""
    try:
        looking = subprocess.run(
            [sys.executable, "-m", "mewseum.players.warmth", "--kept", parts.slug],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            timeout=LONGEST_LOOK,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return False
    return looking.returncode == 0


def default_processes() -> int:
    """As many processes as cores think: at idle priority, and each a part of its time only, for the rest of its slots it waits."""
    return max(1, os.cpu_count() or 2)


def _answer(question: Question) -> Answer:
    """In a process of its own: the texts of moves that are made as one, or advice."""
    game = make_game(question.slug, question.players, question.options)
    thinker = _recall(game, question)
    view = View.of(game, question.seen, question.seat)
    if isinstance(thinker, Adviser):
        return thinker.advise(view)
    if len(view.moves) == 1:
        thinker.ponder(view)
    return _texts(thinker.choose_whole(view))


def _texts(moves: Sequence[Move]) -> tuple[str, ...]:
    return tuple(move.text for move in moves)


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


def think_plainly(question: Question) -> Answer:
    """By plain judgement, in this process: for as long as nothing better can answer."""
    game = make_game(question.slug, question.players, question.options)
    view = View.of(game, question.seen, question.seat)
    if question.bot == HINT:
        return Adviser(game, question.seed, Budget(simulations=30), compiled=False).advise(view)
    return _texts(CarefulPlayer(game, question.seed, compiled=False).choose_whole(view))


@dataclass(frozen=True)
class Thought:
    """An answer."""

    answer: Answer
    is_plain: bool = False
    """Whether it is plain judgement, because nobody had the time to think."""


Asked = Ticket[Question, "Answer | None"]


class Thinkers:
    """All processes that think, and what is needed to get them ready."""

    def __init__(
        self,
        processes: int | None = None,
        *,
        are_even: bool = True,
        plain_process: bool = False,
        capacity: Capacity | None = None,
    ) -> None:
        """`are_even`: whether every question occupies a thinker for its kind's slot. `plain_process`: whether plain judgement has one.

        `capacity` is what plain judgement shares with other work: it has its turn for the whole slot, as it occupies its process.
        """
        count = default_processes() if processes is None else processes
        self._places = [
            Place[Question, "Answer"](_start_process, _answer, slots=Slots(are_even=are_even)) for _ in range(count)
        ]
        self._plain = (
            Place[Question, "Answer"](
                _start_plain_process, think_plainly, slots=Slots(are_even=are_even), capacity=capacity or Capacity()
            )
            if plain_process
            else None
        )
        self._looked: dict[str, asyncio.Task[bool]] = {}
        """Whether a game's thoughts were compiled before: to look takes longer than many a move."""
        self._warming: dict[str, subprocess.Popen[bytes]] = {}

    async def ask(self, question: Question, whose: str = "") -> Thought:
        """The texts of moves, or advice. Questions of one and the same (`whose`) wait for each other; others' only in turn."""
        place = self._places[zlib.crc32(question.table.encode()) % len(self._places)] if self._places else None
        if place is not None and await self._is_warm(question.slug):
            answer = await _ask_in_time(place, question, whose)
            if answer is not None:
                return Thought(answer)
        return Thought(await self._ask_plainly(question, whose), is_plain=True)

    async def _ask_plainly(self, question: Question, whose: str) -> Answer:
        """By plain judgement, in its process. A house that has none for it (in tests) answers in a thread."""
        if self._plain is None:
            return await asyncio.to_thread(think_plainly, question)
        if question.bot == HINT:
            answer = await _ask_in_time(self._plain, question, whose)
        else:
            answer = await _ask_however_long_it_takes(self._plain, question, whose)
        if answer is None:
            raise Refused("house-busy")
        return answer

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
                [sys.executable, "-m", "mewseum.players.warmth", "--idle", slug],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
        return False

    def dismiss(self) -> None:
        """Answer nobody any more, and let nobody wait: the house closes."""
        for place in (*self._places, self._plain):
            if place is not None:
                place.dismiss()

    def close(self) -> None:
        """Stop all of them."""
        for place in (*self._places, self._plain):
            if place is not None:
                place.close()
        for warming in self._warming.values():
            if warming.poll() is None:
                warming.terminate()


async def _ask_however_long_it_takes(place: Place[Question, Answer], question: Question, whose: str) -> Answer | None:
    """A bot's move: whoever has very many bots waits for them, since in this process they would make everybody wait."""
    ticket = _ticket_for(question, whose)
    while not place.has_room_for(ticket):
        await asyncio.sleep(NO_ROOM_SECONDS)
    return await place.ask(ticket, longest_wait=math.inf, deadline=DEADLINE_FOR_PLAIN)


def _ticket_for(question: Question, whose: str) -> Asked:
    is_hint = question.bot == HINT
    return Asked(question, whose, f"{question.slug} {question.players} {question.bot}", question.table, is_hint)


async def _ask_in_time(place: Place[Question, Answer], question: Question, whose: str) -> Answer | None:
    """An answer, or None if none can be had in time."""
    longest_wait = LONGEST_WAIT_FOR_HINT if question.bot == HINT else LONGEST_WAIT
    ticket = _ticket_for(question, whose)
    if not place.has_room_for(ticket) or place.expected_wait(ticket) > longest_wait:
        return None
    return await place.ask(ticket, longest_wait=longest_wait, deadline=DEADLINE)
