"""One table in memory, and who is there: the devices that watch it, and the seats that ask for something now and then."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field

from mewseum.server.clock import TableClock
from mewseum.server.store import Notes
from mewseum.server.thinkers import Memory
from mewseum.table.table import Table

ATTENTION = 60.0
"""Seconds for which somebody who asks without watching counts as being there."""
STALE = 60.0
"""Seconds by which the note of when a table was last touched may be behind."""
QUEUE = 64
"""Messages that may wait for one slow client; one that is slower is sent away and may come again."""


class Watcher:
    """One device that watches a table from a seat, or as a spectator."""

    def __init__(self, seat: int | None, address: str = "", holder: str = "") -> None:
        self.seat = seat
        self.holder = holder
        """The hash of its token."""
        self.address = address
        """From where it watches: thinkers serve addresses in turn."""
        self.messages: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUE)
        self.is_slow = False
        self.is_gone = False
        """Sent away: it is told nothing more, however long it takes to read that."""

        self.is_signed_out = False
        self.wants_beats = False
        """Whether it is told again and again that the house is there."""
        self.is_screen = False
        """Whether it shows the table to a whole room."""

    def tell(self, message: bytes) -> None:
        """Send a message when the device can take it."""
        if self.is_gone:
            return
        try:
            self.messages.put_nowait(message)
        except asyncio.QueueFull:
            self.end(slow=True)

    def sign_out(self) -> None:
        """Send nothing more, not even what waits: the device does not hold its seat any more."""
        self.is_signed_out = True
        while not self.messages.empty():
            self.messages.get_nowait()
        self.end()

    def end(self, *, slow: bool = False) -> None:
        """Send nothing more."""
        self.is_gone = True
        self.is_slow = self.is_slow or slow
        while True:
            try:
                self.messages.put_nowait(None)
                return
            except asyncio.QueueFull:
                self.messages.get_nowait()


@dataclass
class Live:
    """One table in memory."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    rematching: asyncio.Lock = field(default_factory=asyncio.Lock)
    weighing: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Whether a move may be taken back is worked out once, however often it is asked."""
    watchers: set[Watcher] = field(default_factory=set)
    moved: asyncio.Event = field(default_factory=asyncio.Event)
    """Set, and replaced by a new one, whenever something happens."""
    memories: dict[int, Memory] = field(default_factory=dict)
    """What those bots have watched whose play depends on it."""
    clock: TableClock = field(default_factory=TableClock)
    story: str = "1"
    wake: asyncio.Task[None] | None = None
    awaits: tuple[int, float | None, str] = (0, None, "")
    """What the wake-up is for: the game's last change, the moment, the bot."""
    used: float = field(default_factory=time.monotonic)
    since: float = field(default_factory=lambda: asyncio.get_running_loop().time())
    """Since when it is in memory."""
    asked: dict[int, float] = field(default_factory=dict)
    """When seats have last asked for something without watching."""
    doubted: int = 0
    """The game's last change after which it was asked on all servers whether the awaited seat is there."""
    came: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when somebody comes."""
    notes: Notes | None = None
    """What this server has noted in the store, as long as no other has."""

    def new_notes(self, notes: Notes) -> Notes | None:
        """These notes if they have to be written: that somebody was there again is not worth it with every move."""
        noted = self.notes
        if noted is not None and (noted.due, noted.over) == (notes.due, notes.over):
            return notes if abs(notes.touched - noted.touched) > STALE else None
        return notes

    def attend(self, seat: int) -> None:
        """Somebody asks for something from a seat."""
        self.asked[seat] = asyncio.get_running_loop().time()
        self.came.set()

    def is_attended(self) -> bool:
        """Whether anybody is there: watching, or asking now and then and playing for themselves."""
        long_ago, seats = asyncio.get_running_loop().time() - ATTENTION, self.table.seats
        asking = any(asked > long_ago and not seats[seat].stood_in for seat, asked in self.asked.items())
        return asking or bool(self.watchers)

    def silent_seats(self, patience: float) -> set[int]:
        """Seats of which nothing was seen or heard here for so long; a program may need longer until it asks again."""
        now = asyncio.get_running_loop().time()
        if now - self.since < patience:
            return set()
        heard = {seat for seat, asked in self.asked.items() if now - asked < ATTENTION}
        return set(range(self.table.setup.players)) - self.seats_watched() - heard

    def whose(self, asker: int | None = None) -> str:
        """In whose line a question waits for a thinker: that of an address which watches, the asker's or the host's if it does."""
        dearest = self.table.host if asker is None else asker
        watchers = [watcher for watcher in self.watchers if watcher.address]
        first = min(watchers, key=lambda watcher: (watcher.seat != dearest, watcher.address), default=None)
        return "" if first is None else first.address

    def spectators(self) -> int:
        """How many look on from no seat, big screens not counted."""
        return sum(watcher.seat is None and not watcher.is_screen for watcher in self.watchers)

    def seats_watched(self) -> set[int]:
        """Seats with at least one device here."""
        return {watcher.seat for watcher in self.watchers if watcher.seat is not None}
