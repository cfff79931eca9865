"""What somebody does who floods the house, below everything that it understands: connections, frames and requests.

An attack is one small function: what is done from one address until it is stopped (`@attack("name")`). It counts what it does, and the house's
answers. Attacks by what the house understands are in `cheats.py`; `floods.py` lets them loose.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import itertools
import os
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass

from tests.server.hostility import BINARY, PING, PONG, TEXT, frame


@dataclass(frozen=True)
class Target:
    """The house under attack, and the table at which people play."""

    host: str
    port: int
    table: str

    @property
    def url(self) -> str:
        """The house's address."""
        return f"http://{self.host}:{self.port}"


Counts = Counter[str]
Run = Callable[[Target, str, Counts], Awaitable[None]]


@dataclass(frozen=True)
class Attack:
    """What somebody does from one address, until they are stopped."""

    run: Run
    shown_by: str
    """The count that shows that anything was done: an attack that did nothing says nothing about the house."""
    arguments: tuple[str, ...] = ()
    """How the house is served that is attacked so."""


ATTACKS: dict[str, Attack] = {}
MEANT = "meant"
"""Counts what was answered as whoever asked meant it."""


def attack(name: str, *arguments: str, shown_by: str) -> Callable[[Run], Run]:
    """Register an attack. It is called once for each address, and cancelled when the time is over."""

    def register(function: Run) -> Run:
        ATTACKS[name] = Attack(function, shown_by, arguments)
        return function

    return register


MOST = {"bytes": 4_000_000_000, "opened": 300_000, "asked": 100_000}
"""After so much an attacker sends nothing more: an attack is bounded in its count, whatever its time."""


async def count(counts: Counts, what: str, amount: int = 1) -> None:
    """Count what an attacker does. Beyond the bound they do nothing more."""
    if counts[what] >= MOST[what]:
        await asyncio.Event().wait()
    counts[what] += amount


@dataclass
class Line:
    """One connection of an attacker, from an address of theirs."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter
    counts: Counts
    _reading: asyncio.Task[None] | None = None

    async def pour(self, content: bytes) -> None:
        """Send as much as the house takes."""
        self.writer.write(content)
        await self.writer.drain()
        await count(self.counts, "bytes", len(content))

    def drop_answers(self) -> None:
        """Take in whatever comes, and forget it."""
        self._reading = asyncio.create_task(self._drop())

    async def _drop(self) -> None:
        with contextlib.suppress(ConnectionError):
            while content := await self.reader.read(1 << 16):
                self.counts["refused"] += content.count(b" 429 ")
                self.counts["answers"] += content.count(b"HTTP/1.1 ")
                self.counts[MEANT] += content.count(b'"kind":"done"')
        self.writer.transport.abort()

    def hang_up(self) -> None:
        """Go without a word."""
        if self._reading is not None:
            self._reading.cancel()
        self.writer.transport.abort()


@contextlib.asynccontextmanager
async def line(target: Target, address: str, counts: Counts) -> AsyncIterator[Line]:
    """A connection, as soon as one is let in; counted as cut if the house ends it before the attacker does."""
    opened = await knock(target, address, counts)
    try:
        yield opened
    except (OSError, asyncio.IncompleteReadError):
        counts["cut"] += 1
        await asyncio.sleep(0.002)  # the attacker's machine is not to be halted by endless tries
    finally:
        opened.hang_up()


async def knock(target: Target, address: str, counts: Counts) -> Line:
    """Try until a connection is made."""
    while True:
        try:
            async with asyncio.timeout(3):
                streams = await asyncio.open_connection(target.host, target.port, local_addr=(address, 0))
        except OSError:  # a time that has run out is one, too
            counts["not let in"] += 1
            await asyncio.sleep(0.002)
        else:
            await count(counts, "opened")
            return Line(*streams, counts)


def upgrade(target: Target, token: str = "") -> bytes:
    """What asks for a socket at the table."""
    key = base64.b64encode(os.urandom(16)).decode()
    mine = f"Authorization: Bearer {token}\r\n" if token else ""
    return (
        f"GET /api/tables/{target.table}/live HTTP/1.1\r\nHost: {target.host}:{target.port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n{mine}\r\n"
    ).encode()


async def open_socket(opened: Line, target: Target, token: str = "") -> None:
    """Become a spectator, or the holder of a seat."""
    await opened.pour(upgrade(target, token))
    head = await opened.reader.readuntil(b"\r\n\r\n")
    if b" 101 " not in head.split(b"\r\n")[0]:
        opened.counts["refused"] += 1
        raise ConnectionRefusedError
    opened.counts["sockets"] += 1
    opened.drop_answers()


async def flood_socket(target: Target, address: str, counts: Counts, content: bytes, *, first: bytes = b"") -> None:
    """Send the same frames over sockets of a spectator without end; come again after every cut."""

    async def one() -> None:
        while True:
            async with line(target, address, counts) as opened:
                await open_socket(opened, target)
                await opened.pour(first)
                while True:
                    await opened.pour(content)

    await asyncio.gather(*(one() for _ in range(3)))


async def flood_http(target: Target, address: str, counts: Counts, content: bytes, connections: int = 4) -> None:
    """Send the same requests over kept connections without end; come again after every cut."""

    async def one() -> None:
        while True:
            async with line(target, address, counts) as opened:
                opened.drop_answers()
                while True:
                    await opened.pour(content)

    await asyncio.gather(*(one() for _ in range(connections)))


def request(target: Target, path: str = "/api/house", method: str = "GET", *lines: str, body: bytes = b"") -> bytes:
    """A request as programs write it."""
    head = [f"{method} {path} HTTP/1.1", f"Host: {target.host}:{target.port}", *lines]
    return ("\r\n".join(head) + "\r\n\r\n").encode() + body


@attack("busy", shown_by="rounds")
async def busy(target: Target, address: str, counts: Counts) -> None:  # noqa: ARG001
    """No attack: as much work for this machine, and none for the house."""
    while True:
        sum(range(20_000))
        counts["rounds"] += 1
        await asyncio.sleep(0)


# On sockets.


@attack("pongs", shown_by="sockets")
async def pongs(target: Target, address: str, counts: Counts) -> None:
    """Answers to pings that nobody has sent."""
    await flood_socket(target, address, counts, frame(PONG, b"") * 10_000)


@attack("pings", shown_by="sockets")
async def pings(target: Target, address: str, counts: Counts) -> None:
    """Pings, each to be answered."""
    await flood_socket(target, address, counts, frame(PING, b"x" * 100) * 600)


@attack("empty-fragments", shown_by="sockets")
async def empty_fragments(target: Target, address: str, counts: Counts) -> None:
    """A message of fragments that hold nothing and never end."""
    await flood_socket(target, address, counts, frame(0, b"", last=False) * 10_000, first=frame(TEXT, b"", last=False))


@attack("texts", shown_by="sockets")
async def texts(target: Target, address: str, counts: Counts) -> None:
    """Messages that are each to be refused with a sentence."""
    await flood_socket(target, address, counts, frame(TEXT, b'{"id": "1", "do": "resign"}') * 1000)


@attack("large-messages", shown_by="sockets")
async def large_messages(target: Target, address: str, counts: Counts) -> None:
    """Messages as large as a socket takes at all."""
    await flood_socket(target, address, counts, frame(BINARY, b"x" * 60_000))


@attack("masked-junk", shown_by="sockets")
async def masked_junk(target: Target, address: str, counts: Counts) -> None:
    """Frames of no known kind: a socket ends with the first, and the next is opened."""
    await flood_socket(target, address, counts, frame(11, b"junk") * 100)


@attack("slivers", shown_by="sockets")
async def slivers(target: Target, address: str, counts: Counts) -> None:
    """Messages that come a letter at a time, each letter in a packet of its own."""

    async def one() -> None:
        message = frame(TEXT, b"x" * 120)
        while True:
            async with line(target, address, counts) as opened:
                await open_socket(opened, target)
                for place in itertools.cycle(range(len(message))):
                    await opened.pour(message[place : place + 1])
                    await asyncio.sleep(0)

    await asyncio.gather(*(one() for _ in range(20)))


@attack("never-reading", shown_by="bytes")
async def never_reading(target: Target, address: str, counts: Counts) -> None:
    """Sockets that ask and never take in an answer."""

    async def one() -> None:
        while True:
            async with line(target, address, counts) as opened:
                await opened.pour(upgrade(target))
                opened.writer.transport.pause_reading()  # type: ignore[attr-defined]
                while True:
                    await opened.pour(frame(TEXT, b'{"id": "%s"}' % (b"?" * 64)) * 300)

    await asyncio.gather(*(one() for _ in range(20)))


@attack("crowd", shown_by="sockets")
async def crowd(target: Target, address: str, counts: Counts) -> None:
    """As many spectators of one table as may come, who take in all they are told."""

    async def one() -> None:
        while True:
            async with line(target, address, counts) as opened:
                await open_socket(opened, target)
                await asyncio.Event().wait()

    await asyncio.gather(*(one() for _ in range(320)))


@attack("half-open-upgrades", shown_by="bytes")
async def half_open_upgrades(target: Target, address: str, counts: Counts) -> None:
    """Sockets that are asked for and left at once."""

    async def one() -> None:
        while True:
            async with line(target, address, counts) as opened:
                await opened.pour(upgrade(target))

    await asyncio.gather(*(one() for _ in range(8)))


# Over HTTP.


@attack("pipelined", shown_by="answers")
async def pipelined(target: Target, address: str, counts: Counts) -> None:
    """Thousands of requests, none of whose answers is waited for."""
    await flood_http(target, address, counts, request(target) * 400)


@attack("one-request-each", shown_by="answers")
async def one_request_each(target: Target, address: str, counts: Counts) -> None:
    """A new connection for every request, most of them refused."""

    async def one() -> None:
        while True:
            async with line(target, address, counts) as opened:
                await opened.pour(request(target, "/", "GET", "Connection: close"))
                answer = await opened.reader.read(1 << 16)
                counts["answers"] += answer.startswith(b"HTTP/1.1 ")
                counts["refused"] += answer.startswith(b"HTTP/1.1 429")
                counts["cut"] += not answer

    await asyncio.gather(*(one() for _ in range(16)))


@attack("within-limits", shown_by="answers")
async def within_limits(target: Target, address: str, counts: Counts) -> None:
    """Pages that cost the most, as often as an address may have them."""

    async def one() -> None:
        while True:
            async with line(target, address, counts) as opened:
                opened.drop_answers()
                for path in itertools.cycle(
                    ("/api/messages", f"/api/tables/{target.table}", "/api/openapi/openapi.json")
                ):
                    await opened.pour(request(target, path))
                    await asyncio.sleep(4 / 49)

    await asyncio.gather(*(one() for _ in range(4)))


@attack("nowhere", shown_by="answers")
async def nowhere(target: Target, address: str, counts: Counts) -> None:
    """Addresses at which there is nothing."""
    await flood_http(target, address, counts, request(target, "/nowhere/at/all") * 400)


@attack("odd-methods", shown_by="answers")
async def odd_methods(target: Target, address: str, counts: Counts) -> None:
    """Methods that nothing answers to."""
    odd = [request(target, "/api/house", method) for method in ("HEAD", "OPTIONS", "DELETE", "MEOW")]
    await flood_http(target, address, counts, b"".join(odd) * 100)


@attack("wrong-hosts", shown_by="answers")
async def wrong_hosts(target: Target, address: str, counts: Counts) -> None:
    """Requests for a house of another name, refused before they are looked at further."""
    await flood_http(target, address, counts, b"GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n" * 400)


@attack("large-headers", shown_by="answers")
async def large_headers(target: Target, address: str, counts: Counts) -> None:
    """Requests with as many headers as are read at all."""
    await flood_http(target, address, counts, request(target, "/api/house", "GET", *["a: b"] * 2400) * 4)


@attack("garbage", shown_by="bytes")
async def garbage(target: Target, address: str, counts: Counts) -> None:
    """What is no HTTP, over ever new connections."""
    await flood_http(target, address, counts, b"\x00\x01garbage\r\n\r\n", connections=8)


@attack("letters", shown_by="bytes")
async def letters(target: Target, address: str, counts: Counts) -> None:
    """Requests that come a letter at a time, each letter in a packet of its own."""

    async def one() -> None:
        while True:
            async with line(target, address, counts) as opened:
                opened.drop_answers()
                await opened.pour(b"GET /?")
                while True:
                    await opened.pour(b"x")
                    await asyncio.sleep(0)

    await asyncio.gather(*(one() for _ in range(20)))


@attack("trickling-bodies", shown_by="bytes")
async def trickling_bodies(target: Target, address: str, counts: Counts) -> None:
    """Requests whose body never comes to its end."""
    lines = ("Content-Type: application/json", "Content-Length: 16000")

    async def one() -> None:
        while True:
            async with line(target, address, counts) as opened:
                opened.drop_answers()
                await opened.pour(request(target, "/api/tables", "POST", *lines))
                while True:
                    await opened.pour(b" ")
                    await asyncio.sleep(0.01)

    await asyncio.gather(*(one() for _ in range(150)))


@attack("unread", shown_by="bytes")
async def unread(target: Target, address: str, counts: Counts) -> None:
    """The longest answers, none of which is ever taken in."""

    async def one() -> None:
        while True:
            async with line(target, address, counts) as opened:
                opened.writer.transport.pause_reading()  # type: ignore[attr-defined]
                await opened.pour(request(target, "/api/openapi/openapi.json") * 3)
                await asyncio.Event().wait()

    await asyncio.gather(*(one() for _ in range(200)))


@attack("unfinished", shown_by="sockets")
async def unfinished(target: Target, address: str, counts: Counts) -> None:
    """Large messages in fragments, up to what a socket takes at all, whose end never comes."""

    async def one() -> None:
        while True:
            async with line(target, address, counts) as opened:
                await open_socket(opened, target)
                await opened.pour(frame(TEXT, b"x", last=False))
                for _ in range(4):
                    await opened.pour(frame(0, b"x" * 15_000, last=False))
                await asyncio.Event().wait()

    await asyncio.gather(*(one() for _ in range(200)))


# By connections alone.


async def many_at_once(one: Callable[[], Awaitable[None]], most: int, counts: Counts) -> None:
    """Begin the same again and again, as fast as connections are opened, and keep them all."""
    waiting: list[asyncio.Future[None]] = []
    try:
        for _ in range(most):
            waiting.append(asyncio.ensure_future(one()))
            await asyncio.sleep(0)
            while counts["opened"] + counts["not let in"] < len(waiting) - 50:
                await asyncio.sleep(0.001)
        await asyncio.Event().wait()
    finally:
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)


@attack("idle", shown_by="opened")
async def idle(target: Target, address: str, counts: Counts) -> None:
    """As many connections as there can be, which say nothing."""

    async def one() -> None:
        while True:
            async with line(target, address, counts) as opened:
                counts["cut"] += not await opened.reader.read(1)

    await many_at_once(one, 18_000, counts)


@attack("one-letter", "--rooms", "2", shown_by="bytes")
async def one_letter(target: Target, address: str, counts: Counts) -> None:
    """Connections that say one letter, and no more."""

    async def one() -> None:
        while True:
            async with line(target, address, counts) as opened:
                await opened.pour(b"G")
                counts["cut"] += not await opened.reader.read(1)

    await many_at_once(one, 6_000, counts)


@attack("churn", shown_by="opened")
async def churn(target: Target, address: str, counts: Counts) -> None:
    """Connections that are opened and closed as fast as can be."""

    async def one() -> None:
        while True:
            async with line(target, address, counts):
                pass

    await asyncio.gather(*(one() for _ in range(16)))
