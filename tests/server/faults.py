"""A bad network between a client and the server: it doubles, swaps, delays and swallows messages, and cuts lines."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import struct
from collections import Counter
from collections.abc import AsyncIterator
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.clients import UNFINISHED, Client

FAULTS = ("drop", "cut", "swap", "delay", "double")
"""Those first after which a message has to be sent again, so that several hit it."""


class BadNetwork:
    """A proxy that understands enough of WebSockets to spoil them message by message."""

    def __init__(self, url: str, seed: int | str, often: float = 0.12, verbs: frozenset[str] = frozenset()) -> None:
        """Faults hit by chance, but requests of these verbs with every fault once, as long as they are sent."""
        self._upstream = url.removeprefix("http://").rpartition(":")
        self._dice = random.Random(seed)
        self.often = often
        self._to_come = {verb: list(FAULTS) for verb in verbs}
        self.done: Counter[tuple[str, str]] = Counter()
        """How often which fault has hit which kind of message."""
        self.url = ""

    @contextlib.asynccontextmanager
    async def open(self) -> AsyncIterator[BadNetwork]:
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        try:
            yield self
        finally:
            server.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        host, _, port = self._upstream
        there_reader, there = await asyncio.open_connection(host, int(port))
        with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError, asyncio.CancelledError):
            there.write(await reader.readuntil(b"\r\n\r\n"))
            writer.write(await there_reader.readuntil(b"\r\n\r\n"))
            ways = [asyncio.create_task(self._carry(*way)) for way in ((reader, there), (there_reader, writer))]
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)
        for end in (writer, there):
            end.transport.abort()

    def _fault_for(self, kind: str) -> str:
        if self._to_come.get(kind):
            return self._to_come[kind].pop(0)
        return self._dice.choice(FAULTS) if kind and self._dice.random() < self.often else ""

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        held = b""
        while True:
            raw, kind = await read_frame(reader)
            fault = self._fault_for(kind)
            if fault:
                self.done[fault, kind] += 1
            if fault == "cut":
                return
            if fault == "delay":
                await asyncio.sleep(self._dice.random() * 0.03)
            if fault == "swap" and not held:
                held = raw
                continue
            if fault != "drop":
                writer.write(raw * (2 if fault == "double" else 1))
            writer.write(held)
            held = b""


async def read_frame(reader: asyncio.StreamReader) -> tuple[bytes, str]:
    """One frame as it is, and the kind of the message in it (empty for what is none)."""
    head = await reader.readexactly(2)
    size, more = head[1] & 127, b""
    if size == 126:
        more = await reader.readexactly(2)
        (size,) = struct.unpack("!H", more)
    elif size == 127:
        more = await reader.readexactly(8)
        (size,) = struct.unpack("!Q", more)
    mask = await reader.readexactly(4) if head[1] & 128 else b""
    content = await reader.readexactly(size)
    plain = bytes(byte ^ mask[i % 4] for i, byte in enumerate(content)) if mask else content
    kind = ""
    if head[0] & 15 == 1:
        message = json.loads(plain)
        kind = message.get("kind") or message["do"]
    return head + more + mask + content, kind


class Stubborn(Client):
    """A client that asks again with the same id until it is answered, and comes again when the line is cut."""

    PATIENCE = 0.06

    def __init__(self, url: str, network: str, name: str) -> None:
        super().__init__(url, name)
        self.network = network
        self.accepted: dict[str, int] = {}
        """The entry that each of its messages led to."""

    async def connect(self) -> None:
        """Open the line, if it can be opened, and say what was seen last."""
        self.drop()
        number = self.now.get("number")
        since = "" if number is None else f"?since={number}"
        address = self.network.replace("http", "ws", 1) + f"/api/tables/{self.table}/live{since}"
        headers = {"Authorization": f"Bearer {self.token}"}
        with contextlib.suppress(OSError, EOFError, InvalidHandshake):
            self._socket = await connect(address, additional_headers=headers, compression=None)
            self._reading = asyncio.create_task(self._read(self._socket))

    async def _read(self, socket: Any) -> None:
        """Take in what is newer than what was seen; whatever comes late or twice says nothing new."""
        with contextlib.suppress(ConnectionClosed):
            async for text in socket:
                message = json.loads(text)
                self.received.append(message)
                if "now" in message:
                    if message["now"]["number"] >= self.now.get("number", 0):
                        self.now = message["now"]
                        self.moved.set()
                elif message["id"] in self._answers and not self._answers[message["id"]].done():
                    self._answers[message["id"]].set_result(message)
        if self._socket is socket:
            self._socket = None

    async def insist(self, **request: Any) -> dict[str, Any]:
        """Ask until there is an answer."""
        request["id"] = self.next_id()
        future = self._answers[request["id"]] = asyncio.get_running_loop().create_future()
        tries = 0
        while not future.done():
            tries += 1
            if self._socket is None or tries % 4 == 0:
                await self.connect()
            with contextlib.suppress(ConnectionClosed, TimeoutError, AttributeError):
                await self._socket.send(json.dumps(request))  # type: ignore[union-attr]
                await asyncio.wait_for(asyncio.shield(future), self.PATIENCE)
        answer: dict[str, Any] = future.result()
        if answer["kind"] == "done":
            self.accepted[request["id"]] = answer["number"]
        return answer

    async def play_to_the_end(self, dice: random.Random) -> Counter[str]:
        """Random moves, now and then a word, or one taken back; how many moves were made and how many taken back."""
        done: Counter[str] = Counter()
        while not self.now.get("over"):
            self.moved.clear()
            if self.moves:
                wish = {"do": "play", "move": dice.choice(self.moves), "after": self.now["changed"]}
                talk = [self.insist(do="say", text="Meow")] if dice.random() < 0.05 else []
                answer, *_ = await asyncio.gather(self._insist_on_all(wish), *talk)
                done["played"] += answer["kind"] == "done"
                if answer["kind"] == "done" and dice.random() < 0.1:
                    answer = await self.insist(do="undo", after=answer["number"])
                    done["undid"] += answer["kind"] == "done"
                if self.now["changed"] == wish["after"]:
                    await self._catch_up()
            else:
                await self._catch_up()
        return done

    async def _insist_on_all(self, wish: dict[str, Any]) -> dict[str, Any]:
        """Ask for a move until there is an answer, with the first of those that have to be named with it."""
        more: list[str] = []
        while (answer := await self.insist(**wish, more=more)).get("code") == UNFINISHED:
            looked = await self.insist(do="look", moves=[wish["move"], *more], after=wish["after"])
            if looked["kind"] == "refused":
                return looked
            more.append(looked["choices"][0]["text"])
        return answer

    async def hear_of(self, number: int) -> None:
        """Wait for an entry: what was said as the game ended may still be on its way, or lost."""
        async with asyncio.timeout(30):
            while self.now["number"] < number:
                self.moved.clear()
                await self._catch_up()

    async def _catch_up(self) -> None:
        """Wait for news; if there are none, come again: they may have been lost."""
        try:
            await asyncio.wait_for(self.moved.wait(), self.PATIENCE * 2)
        except TimeoutError:
            await self.connect()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.moved.wait(), self.PATIENCE)
