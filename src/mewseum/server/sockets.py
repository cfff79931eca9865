"""The live socket: everything that happens at a table, as it happens; and requests, answered each."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import dataclass
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from mewseum.core.refused import Refused
from mewseum.server import wire
from mewseum.server.answers import STATUS, NotUnderstood, note_failure, say_no
from mewseum.server.attendance import Live, Watcher
from mewseum.server.connections import Tell, never, shorter_way
from mewseum.server.guard import Asker, Guard, asker_of
from mewseum.server.house import House
from mewseum.server.keys import holder_of, token_of
from mewseum.server.limits import Bucket
from mewseum.server.whose import WHOSE

AnySocket = WebSocket[Any, Any, State]


@websocket("/api/tables/{table:str}/live")
async def live_table(socket: AnySocket, table: FromPath[str]) -> None:
    """Everything that happens at a table, as it happens; and requests, answered each."""
    try:
        await _serve(socket, table)
    finally:  # Litestar's own ways in and out refer to their socket: nobody would collect that while people play
        socket.receive = socket.send = _gone


async def _gone(*_: Any) -> Any:
    raise WebSocketDisconnect(detail="The socket has ended.")


async def _serve(socket: AnySocket, table: str) -> None:
    looks_on = "screen" in socket.query_params  # a big screen shows what a spectator sees, whoever put it up
    token = None if looks_on else token_of(socket)
    guard, asker = socket.app.state.guard, asker_of(socket)
    WHOSE.set(asker.network)
    try:
        guard.check_host(asker)
        guard.check_origin(asker)
        guard.open_socket(asker)
    except Refused as refusal:
        await _turn_away(socket, refusal)
        return
    try:
        await _attend(socket, table, token, asker)
    finally:
        guard.close_socket(asker)


async def _turn_away(socket: AnySocket, refusal: Refused) -> None:
    await socket.accept()
    await _dismiss(socket, refusal)


async def _dismiss(socket: AnySocket, refusal: Refused) -> None:
    """Say why, and close."""
    await _send(socket, wire.encode(say_no(socket, refusal)))
    await socket.close(code=4000 + STATUS.get(refusal.key, 422), reason=refusal.key)


async def _attend(socket: AnySocket, table: str, token: str | None, asker: Asker) -> None:
    """Tell a device what happens at a table, and do what it asks for, until it goes."""
    state, house = socket.app.state, socket.app.state.house
    try:
        live, seat = await house.watched(table, token)
    except Refused as refusal:
        await _turn_away(socket, refusal)
        return
    await socket.accept()
    since = socket.query_params.get("since", "")
    device = Device(seat, shorter_way(socket.scope), asker.network, holder_of(token or ""))
    device.wants_beats = "beats" in socket.query_params
    device.is_screen = "screen" in socket.query_params
    bucket = Bucket(*state.guard.limits.messages)
    session = Session(house, live, seat, holder_of(token or ""), state.guard, asker, bucket)
    state.sockets += 1
    work: list[asyncio.Task[None]] = []
    try:
        await house.live.watch(live, device, int(since) if since.isdecimal() and len(since) < 10 else None)
        if await _seat_now(house, table, token) != seat:
            device.end()  # the seat was freed while the socket was opened
        work = [
            asyncio.create_task(_send_all(socket, device, live)),
            asyncio.create_task(_obey(socket, device, session)),
        ]
        await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
    finally:
        state.sockets -= 1
        house.live.unwatch(live, device)
        for task in work:
            task.cancel()
        await asyncio.gather(*work, return_exceptions=True)


class Device(Watcher):
    """A watcher at the other end of a socket. Once it is sent away it has no say, even if it never reads that."""

    def __init__(self, seat: int | None, tell_now: Tell, address: str = "", holder: str = "") -> None:
        super().__init__(seat, address, holder)
        self.waiting = 0
        """Messages that are not yet on their way: what is told now has to come after them."""
        # Spectators may have to be sent away before they see anything: theirs is always the longer way.
        self._tell_now = never if seat is None else tell_now

    def tell(self, message: bytes) -> None:
        """Send a message at once, or when the device can take it."""
        if self.is_gone or (self.waiting == 0 and self._tell_now(message)):
            return
        self.waiting += 1
        super().tell(message)


async def _seat_now(house: House, table: str, token: str | None) -> int | None:
    try:
        return await house.seat(table, token)
    except Refused:
        return None


@dataclass
class Session:
    """One device at one table."""

    house: House
    live: Any
    seat: int | None
    holder: str
    guard: Guard
    asker: Asker
    bucket: Bucket

    def count_message(self) -> None:
        """One more message of this device."""
        if not self.bucket.take():
            raise Refused("too-many-requests")
        self.guard.count_message(self.asker)


async def _obey(socket: AnySocket, device: Device, session: Session) -> None:
    """Carry out one request after another, until the device goes."""
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            text = await socket.receive_data(mode="text")
            if device.is_gone:
                return
            device.tell(wire.encode(await _answer(socket, session, text)))
            await asyncio.sleep(0)  # many messages may have come at once: others have their turn, and answers go out


async def _answer(socket: AnySocket, session: Session, text: str) -> wire.Done | wire.Looked | wire.No:
    try:
        session.count_message()
        if len(text.encode()) > wire.LARGEST:
            raise Refused("too-large", most=wire.LARGEST)
        request = wire.decode_request(text)
        session.guard.count_asked(session.asker, request, session.live.table)
        return await session.house.do(session.live, session.seat, session.holder, request)
    except Refused as refusal:
        return say_no(socket, refusal, _id_in(text))
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        return say_no(socket, NotUnderstood(str(error)), _id_in(text))
    except Exception as error:
        note_failure(socket, error)
        return say_no(socket, Refused("house-failed"), _id_in(text))


class _OnlyId(msgspec.Struct):
    id: str = ""


_decode_id = msgspec.json.Decoder(_OnlyId).decode


def _id_in(text: str) -> str:
    """The id of a message that may be wrong in every other way. One that is too large is not read for it."""
    if len(text.encode()) > wire.LARGEST:
        return ""
    try:
        return _decode_id(text).id[:64]
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return ""


STALLED = 20.0
"""Seconds after which a device that takes nothing in is given up."""


async def _send_all(socket: AnySocket, device: Device, live: Live) -> None:
    """Send what the device is told, in order; close when there is nothing more to tell, or nothing is taken in."""
    setup = live.table.setup
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
        while (message := await device.messages.get()) is not None:
            if device.seat is None and live.table.began and not setup.spectators:
                await socket.close(code=4000 + STATUS["no-spectators"], reason="no-spectators")
                return
            async with asyncio.timeout(STALLED):
                await _send(socket, message)
            device.waiting -= 1
        async with asyncio.timeout(STALLED):
            if device.is_signed_out:
                await _dismiss(socket, Refused("signed-out"))
                return
            await socket.close(code=1013 if device.is_slow else 1012)


async def _send(socket: AnySocket, message: bytes) -> None:
    await socket.send({"type": "websocket.send", "text": message.decode(), "bytes": None})
