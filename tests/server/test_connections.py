"""The shorter way out: the same frames as ever, and never a message before one that was told earlier."""

from __future__ import annotations

import asyncio
import random
from types import SimpleNamespace
from typing import Any

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

from mewseum.server.connections import Connection, _head, never, shorter_way
from mewseum.server.sockets import Device, _send_all


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_a_text_is_framed_as_every_client_expects(size):
    text = b"x" * size
    assert _head(size) + text == Frame(Opcode.TEXT, text).serialize(mask=False, extensions=[])


class Client:
    """The other end: what it was sent, in order. Its connection may be full, and then only patient senders get through."""

    def __init__(self) -> None:
        self.got: list[bytes] = []
        self.has_room = asyncio.Event()
        self.at_once = 0

    def tell(self, message: bytes) -> bool:
        if self.has_room.is_set():
            self.at_once += 1
            self.got.append(message)
        return self.has_room.is_set()

    async def send(self, message: dict[str, Any]) -> None:
        await self.has_room.wait()
        await asyncio.sleep(0)
        self.got.append(message["text"].encode())


def a_table(*, spectators: bool = True) -> Any:
    return SimpleNamespace(table=SimpleNamespace(setup=SimpleNamespace(spectators=spectators), began=True))


@pytest.mark.parametrize("seed", range(20))
def test_messages_come_in_order_whichever_way_they_take(seed):
    async def story() -> None:
        client, dice = Client(), random.Random(seed)
        device = Device(0, client.tell)
        sending = asyncio.create_task(_send_all(client, device, a_table()))  # type: ignore[arg-type]
        told = [b"%d" % number for number in range(200)]
        for message in told:
            (client.has_room.set if dice.random() < 0.8 else client.has_room.clear)()
            device.tell(message)
            for _ in range(dice.randrange(12)):
                await asyncio.sleep(0)
        client.has_room.set()
        while len(client.got) < len(told):
            await asyncio.sleep(0)
        assert client.got == told
        assert 0 < client.at_once < len(told), "both ways were taken"
        sending.cancel()

    asyncio.run(story())


def test_a_spectator_is_told_nothing_on_the_shorter_way():
    async def story() -> None:
        client = Client()
        client.has_room.set()
        Device(None, client.tell).tell(b"1")
        assert client.got == []

    asyncio.run(story())


def test_a_device_that_was_sent_away_is_told_nothing_more():
    async def story() -> None:
        client = Client()
        client.has_room.set()
        device = Device(0, client.tell)
        device.end()
        device.tell(b"1")
        assert client.got == []

    asyncio.run(story())


class Wire:
    """What a connection writes to, and in how many goes."""

    def __init__(self) -> None:
        self.goes: list[bytes] = []
        self.closing = False

    def write(self, frames: bytes) -> None:
        self.goes.append(frames)

    def is_closing(self) -> bool:
        return self.closing


def a_connection(wire: Wire) -> Connection:
    connection = Connection.__new__(Connection)
    connection.loop = asyncio.get_running_loop()
    connection.transport = wire  # type: ignore[assignment]
    connection.writable = asyncio.Event()
    connection.writable.set()
    connection.handshake_complete, connection.close_sent = True, False
    connection._ready = []
    return connection


def framed(*texts: bytes) -> bytes:
    return b"".join(Frame(Opcode.TEXT, text).serialize(mask=False, extensions=[]) for text in texts)


def test_what_is_told_in_one_turn_of_the_loop_goes_out_in_one_go_and_in_order():
    async def story() -> None:
        wire = Wire()
        connection = a_connection(wire)
        assert connection.tell(b"news")
        assert connection.tell(b"done")
        await asyncio.sleep(0)
        assert connection.tell(b"more")
        await asyncio.sleep(0)
        assert wire.goes == [framed(b"news", b"done"), framed(b"more")]

    asyncio.run(story())


def test_what_comes_by_the_longer_way_does_not_overtake_what_was_told_before(monkeypatch):
    async def story() -> None:
        wire = Wire()
        connection = a_connection(wire)

        async def send(_: Any, message: Any) -> None:
            wire.write(message)

        monkeypatch.setattr(WebSocketsSansIOProtocol, "send", send)
        connection.tell(b"news")
        await connection.send(b"the end")
        await asyncio.sleep(0)
        assert wire.goes == [framed(b"news"), b"the end"]

    asyncio.run(story())


@pytest.mark.parametrize("ending", ["closing", "close_sent"])
def test_nothing_is_written_after_the_end(ending):
    async def story() -> None:
        wire = Wire()
        connection = a_connection(wire)
        connection.tell(b"news")
        wire.closing = ending == "closing"
        connection.close_sent = ending == "close_sent"
        await asyncio.sleep(0)
        assert wire.goes == []

    asyncio.run(story())


@pytest.mark.parametrize("trouble", ["full", "closing", "closed", "not yet open"])
def test_a_connection_that_cannot_take_it_says_so(trouble):
    async def story() -> None:
        wire = Wire()
        connection = a_connection(wire)
        if trouble == "full":
            connection.writable.clear()
        connection.handshake_complete = trouble != "not yet open"
        connection.close_sent = trouble == "closed"
        wire.closing = trouble == "closing"
        assert connection.tell(b"1") is False
        await asyncio.sleep(0)
        assert wire.goes == []

    asyncio.run(story())


def test_under_another_server_messages_take_the_longer_way():
    assert shorter_way({"type": "websocket"}) is never
    assert shorter_way({"extensions": {"websocket.http.response": {}}}) is never
    assert never(b"1") is False
