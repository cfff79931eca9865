"""What takes long and is no thought of a bot, in processes beside the event loop: games told again, moves to be taken back, pictures.

There are two places, each a process with fair lines of those who ask (`place.py`), one line for each address: one for what people at
a table wait for, one for games that are told again. They take turns with each other and with plain judgement (`capacity.py`). They run at a low
priority, but not at an idle one: where something else computes all the time, an idle process gets nothing, and people would wait for ever.
"""

from __future__ import annotations

import contextlib
import os
import signal
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from mewseum.core.fields import Fields
from mewseum.core.record import Record
from mewseum.core.refused import Refused
from mewseum.core.situation import Situation
from mewseum.games import make_game
from mewseum.server import pictures, records, seeing, wire
from mewseum.server.capacity import Capacity
from mewseum.server.lines import Ticket
from mewseum.server.place import Place
from mewseum.server.slots import Slots
from mewseum.server.whose import WHOSE
from mewseum.table.undo import nobody_learned

Result = TypeVar("Result", bytes, bool)

MOST_OF_ONE = 8
"""So many pieces of work of one address may wait at one place: as many as have sat at a table, and look back when the game is over."""
MOST = 256
"""So many may wait there altogether."""
SOON_SECONDS, LATER_SECONDS = 20.0, 30.0
"""So long anybody waits for their turn: at a table, and for a game that is told again."""
OFFER_SECONDS = 5.0
"""So long an offer to take a move back waits for its turn: then the moment is gone."""
DEADLINE_SECONDS = 60.0
"""So long they wait for the answer after that."""


@dataclass(frozen=True)
class TakeBack:
    """May this move be taken back?"""

    slug: str
    players: int
    options: Mapping[str, Any]
    before: Fields
    move: str


@dataclass(frozen=True)
class Draw:
    """An address as a QR code."""

    address: str


@dataclass(frozen=True)
class TellGame:
    """A table's game so far, as one viewer saw it: one page of it."""

    table: str
    slug: str
    players: int
    options: Mapping[str, Any]
    seed: int | bytes
    moves: tuple[str, ...]
    numbers: tuple[int, ...]
    """The entry of each step."""
    by_stand_ins: tuple[int, ...]
    """The entries with which a bot moved in somebody's place."""
    seat: int | None
    is_over: bool
    first: int
    is_open: bool
    """Whether all cards are to be open."""


@dataclass(frozen=True)
class TellRecord:
    """A game from a record that somebody has brought: one page of it."""

    content: bytes
    name: str
    seat: int | None
    first: int
    is_open: bool


Work = TakeBack | Draw | TellGame | TellRecord
Done = bytes | bool | Refused


def carry_out(work: Work) -> Done:
    """In a process of its own. What is refused is an answer as well."""
    try:
        match work:
            case TakeBack():
                return _may_take_back(work)
            case Draw():
                return pictures.draw(work.address)
            case TellGame():
                game = make_game(work.slug, work.players, work.options)
                record = Record(game, work.seed, [(text, ()) for text in work.moves])
                return wire.encode(
                    seeing.replay_of(
                        record,
                        work.numbers,
                        work.table,
                        work.seat,
                        is_over=work.is_over,
                        first=work.first,
                        by_stand_ins=work.by_stand_ins,
                        is_open=work.is_open,
                    )
                )
            case TellRecord():
                shown = records.show_record(work.content, work.name, work.seat, work.first, is_open=work.is_open)
                return wire.encode(shown)
    except Refused as refusal:
        return refusal


def _may_take_back(work: TakeBack) -> bool:
    before = Situation(make_game(work.slug, work.players, work.options), work.before)
    move = before.retrace(work.move)
    return nobody_learned(before, move, before.play_known(move))


def _start() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(OSError):
        os.nice(10)


class Beside:
    """Both places. A process is started when it is first needed."""

    def __init__(self, capacity: Capacity | None = None) -> None:
        capacity = capacity or Capacity()
        self._soon = _place(capacity, is_patient=False)
        self._later = _place(capacity, is_patient=True)

    async def may_take_back(self, work: TakeBack, *, is_patient: bool = False) -> bool:
        """Whether a move may be taken back. Where nobody has asked to take it back yet, that comes after what others wait for."""
        if is_patient:
            return bool(await self._ask(self._soon, work, OFFER_SECONDS, is_patient=True))
        return bool(await self._ask(self._soon, work, SOON_SECONDS))

    async def draw(self, address: str) -> bytes:
        """An address as a QR code."""
        return _text(await self._ask(self._soon, Draw(address), SOON_SECONDS))

    async def tell(self, work: TellGame | TellRecord) -> bytes:
        """A page of a game, ready to be sent."""
        return _text(await self._ask(self._later, work, LATER_SECONDS))

    async def _ask(
        self, place: Place[Work, Done], work: Work, longest_wait: float, *, is_patient: bool = False
    ) -> bytes | bool:
        whose = WHOSE.get()
        group = f"{whose}, offers" if is_patient else whose  # they take no room from what somebody waits for
        ticket = Ticket[Work, "Done | None"](work, whose, type(work).__name__, group, is_patient)
        if not place.has_room_for(ticket) or place.expected_wait(ticket) > longest_wait:
            raise Refused("house-busy")
        done = await place.ask(ticket, longest_wait=longest_wait, deadline=DEADLINE_SECONDS)
        if done is None:
            raise Refused("house-busy")
        if isinstance(done, Refused):
            raise done
        return done

    def dismiss(self) -> None:
        """Refuse all that waits, and whatever comes: the house closes."""
        self._soon.dismiss()
        self._later.dismiss()

    def close(self) -> None:
        """Carry out nothing more."""
        self._soon.close()
        self._later.close()


def _place(capacity: Capacity, *, is_patient: bool) -> Place[Work, Done]:
    return Place(
        _start,
        carry_out,
        slots=Slots(are_even=False),
        most_waiting=MOST,
        most_in_a_group=MOST_OF_ONE,
        capacity=capacity,
        is_patient=is_patient,
    )


def _text(done: bytes | bool) -> bytes:
    assert isinstance(done, bytes)
    return done
