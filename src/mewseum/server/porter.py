"""The porter of a house with several rooms: opens them, and shows whoever comes to the room that they come for.

A connection is handed over as it is, before anything of it was read: its room sees the same address and the same bytes as if it had
listened itself. A room that ends without being asked to is opened anew; its tables are in the database.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import multiprocessing
import signal
import socket
from collections.abc import Callable
from dataclasses import replace
from types import FrameType

from mewseum.core.refused import Refused
from mewseum.server.accepting import Acceptor
from mewseum.server.admission import Admission
from mewseum.server.app import Settings, make_guard
from mewseum.server.capacity import default_turns, share_of
from mewseum.server.rooms import Room, room_wanted
from mewseum.server.serving import READY, allow_many_connections, serve_room
from mewseum.server.tasks import Tasks
from mewseum.server.thinkers import default_processes
from mewseum.server.visitors import VISITING_SECONDS, Visitor

log = logging.getLogger("mewseum")

PATIENCE = 15.0
"""Seconds that whoever comes waits for a room to be opened anew."""
AGAIN = 0.02
"""Seconds until a room is tried again that has its hands full."""
REOPENING, LONGEST = 0.5, 30.0
"""Seconds until a room that has ended is opened anew; twice as many after each time that it did not even open, up to so many."""
CLOSING = 8.0
"""Seconds that rooms have to store what waits and to say goodbye."""


def can_have_rooms() -> bool:
    """Whether connections can be handed over here at all."""
    return hasattr(socket, "send_fds")


def for_one_room(settings: Settings, room: Room) -> Settings:
    """How one of several rooms is run: with its share of the house's thinkers, and of the work beside them."""
    thinkers = default_processes() if settings.thinkers is None else settings.thinkers
    turns = default_turns() if settings.turns is None else settings.turns
    return replace(settings, room=room, thinkers=share_of(thinkers, room.rooms), turns=share_of(turns, room.rooms))


class Door:
    """The way to one room: its process, and the socket through which connections are handed over."""

    def __init__(self, settings: Settings, base_path: str, forwarded: str) -> None:
        self._arguments = (base_path, forwarded)
        self._settings = settings
        self._context = multiprocessing.get_context("spawn")
        self._socket: socket.socket | None = None
        self._is_closing = False
        self._pause = REOPENING
        self.is_open = asyncio.Event()

    def open(self) -> None:
        """Start the room's process."""
        self._socket, theirs = socket.socketpair()
        self._socket.setblocking(False)
        with theirs:
            process = self._context.Process(
                target=serve_room, args=(self._settings, theirs, *self._arguments), name=f"room-{self.number}"
            )
            process.start()
        self.process = process
        asyncio.get_running_loop().add_reader(self._socket, self._hear)

    @property
    def number(self) -> int:
        """The room's number as people count."""
        return self._settings.room.number + 1

    def _hear(self) -> None:
        assert self._socket is not None
        try:
            said = self._socket.recv(len(READY))
        except BlockingIOError:
            return
        except OSError:
            said = b""
        if said:
            self._pause = REOPENING
            self.is_open.set()
            return
        self._let_go()
        if not self._is_closing:
            log.warning("Room %d has ended by itself, and is opened anew.", self.number)
            self._reopen_later()

    def _reopen(self) -> None:
        if not self._is_closing:
            self.process.kill()  # it is gone, or it does not hear any more
            self.process.join()
            try:
                self.open()
            except OSError as error:  # no more processes, or files, just now
                log.warning("Room %d could not be opened anew: %s", self.number, error)
                self._let_go()
                self._reopen_later()

    def _reopen_later(self) -> None:
        asyncio.get_running_loop().call_later(self._pause, self._reopen)
        self._pause = min(2 * self._pause, LONGEST)

    def _let_go(self) -> None:
        self.is_open.clear()
        if self._socket is not None:
            asyncio.get_running_loop().remove_reader(self._socket)
            self._socket.close()
            self._socket = None

    def try_hand_over(self, connection: socket.socket) -> bool:
        """Give a connection to the room, if it can take it just now; whether it has."""
        if self._socket is None or not self.is_open.is_set():
            return False
        try:
            socket.send_fds(self._socket, [READY], [connection.fileno()])
        except BlockingIOError:  # very many come at once
            return False
        except OSError:
            self.is_open.clear()  # it has just ended; that is about to be heard
            return False
        return True

    async def hand_over(self, connection: socket.socket) -> None:
        """Give a connection to the room, as soon as it can take it; not if the connection ends meanwhile."""
        while connection.fileno() >= 0 and not self.try_hand_over(connection):
            await self.is_open.wait()
            await asyncio.sleep(AGAIN)

    async def close(self) -> None:
        """Ask the room to end, and wait until it has."""
        self._is_closing = True
        self.process.terminate()
        await asyncio.to_thread(self.process.join, CLOSING)
        if self.process.is_alive():
            self.process.kill()
            await asyncio.to_thread(self.process.join)
        self._let_go()


class Porter:
    """Shows people in, until told to stop."""

    def __init__(self, settings: Settings, rooms: int, base_path: str, forwarded: str) -> None:
        if not can_have_rooms():
            raise Refused("no-rooms")
        self._doors = [
            Door(for_one_room(settings, Room(number, rooms)), base_path, forwarded) for number in range(rooms)
        ]
        self._base_path = base_path
        self._admission = Admission(make_guard(settings), forwarded, allow_many_connections())
        self._turn = itertools.cycle(self._doors)
        self._arriving = Tasks()
        self._stopped_by: int | None = None

    def run(self, listening: socket.socket, on_open: Callable[[], None]) -> None:
        """Keep the house open until a signal comes, and end by that signal as any server does."""
        asyncio.run(self._run(listening, on_open))
        if self._stopped_by is not None:
            signal.raise_signal(self._stopped_by)

    async def _run(self, listening: socket.socket, on_open: Callable[[], None]) -> None:
        told, loop = asyncio.Event(), asyncio.get_running_loop()

        def stop(number: int, _: FrameType | None) -> None:
            self._stopped_by = number
            loop.call_soon_threadsafe(told.set)

        before = {number: signal.signal(number, stop) for number in (signal.SIGINT, signal.SIGTERM)}
        acceptor = Acceptor(listening, self._admission, self._welcome)
        try:
            for door in self._doors:
                door.open()
            opened = asyncio.gather(*(door.is_open.wait() for door in self._doors))
            stopped = asyncio.create_task(told.wait())
            await asyncio.wait((opened, stopped), return_when=asyncio.FIRST_COMPLETED)
            if not told.is_set():
                on_open()
                acceptor.open()
                await stopped
            opened.cancel()
        finally:
            acceptor.close()
            listening.close()
            self._admission.send_all_away()
            for task in self._arriving:
                task.cancel()
            await asyncio.gather(*(door.close() for door in self._doors), return_exceptions=True)
            for number, handler in before.items():
                signal.signal(number, handler)

    def _welcome(self, connection: socket.socket) -> None:
        Visitor(connection, self._admission, VISITING_SECONDS, self._show_in)

    def _show_in(self, visitor: Visitor, head: bytes) -> None:
        """Show somebody to the room that they come for."""
        room = room_wanted(head, len(self._doors), self._base_path)
        door = next(self._turn) if room is None else self._doors[room]
        if door.try_hand_over(visitor.connection):
            visitor.leave()
        else:
            self._arriving.spawn(self._wait_for(door, visitor))

    async def _wait_for(self, door: Door, visitor: Visitor) -> None:
        with contextlib.suppress(TimeoutError, OSError):
            async with asyncio.timeout(PATIENCE):
                await door.hand_over(visitor.connection)
        visitor.leave()
