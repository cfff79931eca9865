"""A normal table beside somebody who floods the house: `python bench/floods.py` (prints JSON).

Starts the real server with its ordinary limits. Two people play at a steady pace, newcomers fetch the foyer's page over fresh
connections, and an attacker in processes of its own does one thing as fast as it can: from one address, and from eight. Printed are,
for each attack, how long it took from a move being sent until both were told, how long newcomers waited for their page, the server's
memory before and after, and how many of the attacker's connections were cut. `quiet` is the same without an attacker; in `busy` the attacker's
processes only compute, which shows how much of a figure is this machine's, since an attacker elsewhere takes none of its cores.

It fails if a goal is missed: 99 of 100 moves within 50 ms, a page for every newcomer within a second, and memory that stays flat.

An attack is one small function in `ATTACKS`: what somebody does from one address until they are stopped (`@attack("name")`).
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import contextlib
import functools
import itertools
import json
import os
import random
import resource
import secrets
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

sys.path.insert(0, str(Path(__file__).parents[1]))

import httpx
import msgspec
from bench.load import Now, Socket, alone, cpu_seconds, decode, rooms_of
from tests.server.deals import ready_in, reveal_in
from tests.server.hostility import BINARY, PING, PONG, TEXT, frame
from tests.server.houses import House

PEOPLE = "127.0.0.99"
"""Where the two who play come from; newcomers come from addresses of their own."""
GOAL_MOVES_MS, GOAL_NEWCOMERS_MS, GOAL_GROWTH_MB = 50.0, 1000.0, 40.0
TABLES = 8
"""Tables that are set up before the attack: when a game is over, the two go on at the next."""


# What attackers share.


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
Attack = Callable[[Target, str, Counts], Awaitable[None]]
ATTACKS: dict[str, Attack] = {}


ARGUMENTS: dict[str, tuple[str, ...]] = {}
"""How the house is served under some attacks."""


def attack(name: str, *arguments: str) -> Callable[[Attack], Attack]:
    """Register an attack, perhaps on a house that is served so. It is called once for each address, and cancelled when the time is over."""

    def register(function: Attack) -> Attack:
        ATTACKS[name] = function
        ARGUMENTS[name] = arguments
        return function

    return register


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
        self.counts["bytes"] += len(content)

    def drop_answers(self) -> None:
        """Take in whatever comes, and forget it."""
        self._reading = asyncio.create_task(self._drop())

    async def _drop(self) -> None:
        with contextlib.suppress(ConnectionError):
            while content := await self.reader.read(1 << 16):
                self.counts["refused"] += content.count(b" 429 ")
                self.counts["answers"] += content.count(b"HTTP/1.1 ")
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
            counts["opened"] += 1
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


@attack("busy")
async def busy(target: Target, address: str, counts: Counts) -> None:  # noqa: ARG001
    """No attack: as much work for this machine, and none for the house."""
    while True:
        sum(range(20_000))
        counts["rounds"] += 1
        await asyncio.sleep(0)


# Attacks on sockets.


@attack("pongs")
async def pongs(target: Target, address: str, counts: Counts) -> None:
    """Answers to pings that nobody has sent."""
    await flood_socket(target, address, counts, frame(PONG, b"") * 10_000)


@attack("pings")
async def pings(target: Target, address: str, counts: Counts) -> None:
    """Pings, each to be answered."""
    await flood_socket(target, address, counts, frame(PING, b"x" * 100) * 600)


@attack("empty-fragments")
async def empty_fragments(target: Target, address: str, counts: Counts) -> None:
    """A message of fragments that hold nothing and never end."""
    await flood_socket(target, address, counts, frame(0, b"", last=False) * 10_000, first=frame(TEXT, b"", last=False))


@attack("texts")
async def texts(target: Target, address: str, counts: Counts) -> None:
    """Messages that are each to be refused with a sentence."""
    await flood_socket(target, address, counts, frame(TEXT, b'{"id": "1", "do": "resign"}') * 1000)


@attack("large-messages")
async def large_messages(target: Target, address: str, counts: Counts) -> None:
    """Messages as large as a socket takes at all."""
    await flood_socket(target, address, counts, frame(BINARY, b"x" * 60_000))


@attack("masked-junk")
async def masked_junk(target: Target, address: str, counts: Counts) -> None:
    """Frames of no known kind: a socket ends with the first, and the next is opened."""
    await flood_socket(target, address, counts, frame(11, b"junk") * 100)


@attack("slivers")
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


@attack("never-reading")
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


@attack("crowd")
async def crowd(target: Target, address: str, counts: Counts) -> None:
    """As many spectators of one table as may come, who take in all they are told."""

    async def one() -> None:
        while True:
            async with line(target, address, counts) as opened:
                await open_socket(opened, target)
                await asyncio.Event().wait()

    await asyncio.gather(*(one() for _ in range(320)))


@attack("half-open-upgrades")
async def half_open_upgrades(target: Target, address: str, counts: Counts) -> None:
    """Sockets that are asked for and left at once."""

    async def one() -> None:
        while True:
            async with line(target, address, counts) as opened:
                await opened.pour(upgrade(target))

    await asyncio.gather(*(one() for _ in range(8)))


# Attacks over HTTP.


@attack("pipelined")
async def pipelined(target: Target, address: str, counts: Counts) -> None:
    """Thousands of requests, none of whose answers is waited for."""
    await flood_http(target, address, counts, request(target) * 400)


@attack("one-request-each")
async def one_request_each(target: Target, address: str, counts: Counts) -> None:
    """A new connection for every request, most of them refused."""

    async def one() -> None:
        while True:
            async with line(target, address, counts) as opened:
                await opened.pour(request(target, "/", "GET", "Connection: close"))
                answer = await opened.reader.read(1 << 16)
                counts["refused"] += answer.startswith(b"HTTP/1.1 429")
                counts["cut"] += not answer

    await asyncio.gather(*(one() for _ in range(16)))


@attack("within-limits")
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
                    counts["asked"] += 1
                    await asyncio.sleep(4 / 49)

    await asyncio.gather(*(one() for _ in range(4)))


@attack("nowhere")
async def nowhere(target: Target, address: str, counts: Counts) -> None:
    """Addresses at which there is nothing."""
    await flood_http(target, address, counts, request(target, "/nowhere/at/all") * 400)


@attack("odd-methods")
async def odd_methods(target: Target, address: str, counts: Counts) -> None:
    """Methods that nothing answers to."""
    odd = [request(target, "/api/house", method) for method in ("HEAD", "OPTIONS", "DELETE", "MEOW")]
    await flood_http(target, address, counts, b"".join(odd) * 100)


@attack("wrong-hosts")
async def wrong_hosts(target: Target, address: str, counts: Counts) -> None:
    """Requests for a house of another name, refused before they are looked at further."""
    await flood_http(target, address, counts, b"GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n" * 400)


@attack("large-headers")
async def large_headers(target: Target, address: str, counts: Counts) -> None:
    """Requests with as many headers as are read at all."""
    await flood_http(target, address, counts, request(target, "/api/house", "GET", *["a: b"] * 2400) * 4)


@attack("garbage")
async def garbage(target: Target, address: str, counts: Counts) -> None:
    """What is no HTTP, over ever new connections."""
    await flood_http(target, address, counts, b"\x00\x01garbage\r\n\r\n", connections=8)


@attack("letters")
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


@attack("trickling-bodies")
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


@attack("unread")
async def unread(target: Target, address: str, counts: Counts) -> None:
    """The longest answers, none of which is ever taken in."""

    async def one() -> None:
        while True:
            async with line(target, address, counts) as opened:
                opened.writer.transport.pause_reading()  # type: ignore[attr-defined]
                await opened.pour(request(target, "/api/openapi/openapi.json") * 3)
                counts["asked"] += 3
                await asyncio.Event().wait()

    await asyncio.gather(*(one() for _ in range(200)))


@attack("unfinished")
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


# Attacks by connections alone.


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


@attack("idle")
async def idle(target: Target, address: str, counts: Counts) -> None:
    """As many connections as there can be, which say nothing."""

    async def one() -> None:
        while True:
            async with line(target, address, counts) as opened:
                counts["cut"] += not await opened.reader.read(1)

    await many_at_once(one, 18_000, counts)


@attack("one-letter")
async def one_letter(target: Target, address: str, counts: Counts) -> None:
    """Connections that say one letter, and no more."""

    async def one() -> None:
        while True:
            async with line(target, address, counts) as opened:
                await opened.pour(b"G")
                counts["cut"] += not await opened.reader.read(1)

    await many_at_once(one, 6_000, counts)


@attack("churn")
async def churn(target: Target, address: str, counts: Counts) -> None:
    """Connections that are opened and closed as fast as can be."""

    async def one() -> None:
        while True:
            async with line(target, address, counts):
                pass

    await asyncio.gather(*(one() for _ in range(16)))


# Attacks within all limits, by what is stored and what has to be worked out.


@dataclass
class Cheat:
    """Somebody with scripts, over HTTP from one address."""

    http: httpx.AsyncClient
    counts: Counts
    table: str = ""
    token: str = ""

    async def ask(self, path: str, body: Any = None, method: str = "POST", token: str | None = None) -> dict[str, Any]:
        """Ask once; what was answered, or nothing if it was refused."""
        token = self.token if token is None else token
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        self.http.cookies.clear()
        try:
            answer = await self.http.request(method, path, json=body, headers=headers)
        except httpx.HTTPError:
            self.counts["cut"] += 1
            return {}
        self.counts["done" if answer.is_success else "refused"] += 1
        self.counts["bytes told"] += len(answer.content)
        return dict(answer.json()) if answer.is_success else {}

    async def set_up(
        self, game: str = "catham-city", players: int = 2, others: Sequence[str | None] = ("kitten",)
    ) -> None:
        """Set up a table of one's own, and be ready."""
        told = await self.ask(
            "/api/tables", {"game": game, "players": players, "name": "Mallory", "others": list(others)}, token=""
        )
        self.table, self.token = told.get("table", ""), told.get("token", "")
        await self.do("ready", number=secrets.token_hex(32))

    async def do(self, verb: str, **more: Any) -> dict[str, Any]:
        """Ask for something at the own table."""
        return await self.ask(f"/api/tables/{self.table}/do", {"id": secrets.token_hex(8), "do": verb, **more})

    async def look(self) -> dict[str, Any]:
        """The own table as it stands."""
        return (await self.ask(f"/api/tables/{self.table}", method="GET")).get("now", {})

    async def play(self, moves: int) -> None:
        """Play some moves, whenever it is the own turn."""
        for _ in range(moves):
            now = await self.look()
            if not now or now["over"]:
                return
            if now["choices"]:
                await self.do(
                    "play",
                    move=random.choice(alone([choice["text"] for choice in now["choices"]])),
                    after=now["changed"],
                )
            await asyncio.sleep(0.02)


@contextlib.asynccontextmanager
async def cheat(target: Target, address: str, counts: Counts) -> AsyncIterator[Cheat]:
    """A cheat who comes from an address."""
    transport = httpx.AsyncHTTPTransport(local_address=address)
    async with httpx.AsyncClient(base_url=target.url, transport=transport, timeout=60) as http:
        yield Cheat(http, counts)


async def again_and_again(asked: Callable[[], Awaitable[Any]], at_once: int, pause: float = 0.05) -> None:
    """Do the same without end, several at a time."""

    async def one() -> None:
        while True:
            await asked()
            await asyncio.sleep(pause)

    await asyncio.gather(*(one() for _ in range(at_once)))


@attack("talk")
async def talk(target: Target, address: str, counts: Counts) -> None:
    """The longest sayings at ten tables of one's own, as fast as sockets take them."""
    async with cheat(target, address, counts) as mallory:

        async def one(table: str, token: str) -> None:
            while True:
                async with line(target, address, counts) as opened:
                    await open_socket(opened, Target(target.host, target.port, table), token)
                    for number in itertools.count():
                        said = {"id": f"{number}-{secrets.token_hex(4)}", "do": "say", "text": "\U0001f63c" * 280}
                        await opened.pour(frame(TEXT, msgspec.json.encode(said)))
                        counts["said"] += 1
                        await asyncio.sleep(0.05)

        seats = []
        for _ in range(10):
            await mallory.set_up(others=[None])
            seats.append((mallory.table, mallory.token))
        await asyncio.gather(*(one(*seat) for seat in seats))


@attack("tables")
async def tables(target: Target, address: str, counts: Counts) -> None:
    """New tables, each with five bots."""
    async with cheat(target, address, counts) as mallory:
        await again_and_again(lambda: mallory.set_up("meow", 6, ["kitten"] * 5), 2)


@attack("joins")
async def joins(target: Target, address: str, counts: Counts) -> None:
    """A stranger with ever new tokens who joins and leaves a lobby."""
    async with cheat(target, address, counts) as mallory:
        await mallory.set_up(others=[None])
        host = mallory.table

        async def come_and_go() -> None:
            told = await mallory.ask(f"/api/tables/{host}/join", {"name": "Mia", "id": secrets.token_hex(8)}, token="")
            if told:
                leave = {"id": secrets.token_hex(8), "do": "leave"}
                await mallory.ask(f"/api/tables/{host}/do", leave, token=told["token"])

        await again_and_again(come_and_go, 2)


@attack("taking-back")
async def taking_back(target: Target, address: str, counts: Counts) -> None:
    """A move, taken back, made again, taken back again."""
    async with cheat(target, address, counts) as mallory:
        await mallory.set_up("cat-burglars", 3, ["kitten", "kitten"])

        async def to_and_fro() -> None:
            now = await mallory.look()
            if not now or now["over"]:
                await mallory.set_up("cat-burglars", 3, ["kitten", "kitten"])
            elif now["may_undo"]:
                await mallory.do("undo", after=now["changed"])
            elif now["choices"]:
                moves = alone([choice["text"] for choice in now["choices"]])
                market = [move for move in moves if move.startswith("recruit market")]
                await mallory.do("play", move=random.choice(market or moves), after=now["changed"])

        await again_and_again(to_and_fro, 2)


@attack("hints", "--thinkers", "2")
async def hints(target: Target, address: str, counts: Counts) -> None:
    """Hints at six tables of one's own, in every language."""
    async with cheat(target, address, counts) as mallory:
        seats = []
        for _ in range(6):
            await mallory.set_up("meow", 6, ["kitten"] * 5)
            seats.append((mallory.table, mallory.token))

        async def ask() -> None:
            table, token = random.choice(seats)
            language = random.choice(("en", "de", "fr", "nl", "pl"))
            await mallory.ask(f"/api/tables/{table}/hint?lang={language}", method="GET", token=token)

        await again_and_again(ask, 10)


@attack("bots", "--pace", "0.8", "--thinkers", "2")
async def bots(target: Target, address: str, counts: Counts) -> None:
    """Tables of five masters each, at which every move is made at once."""

    async def one() -> None:
        async with cheat(target, address, counts) as mallory:
            await mallory.set_up("meow", 6, ["master"] * 5)
            while True:
                await mallory.play(50)
                await asyncio.sleep(0.5)

    await asyncio.gather(*(one() for _ in range(15)))


@functools.cache
def largest_record() -> bytes:
    """A record as large as may be brought: a game in which nobody ever comes to an end."""
    from mewseum import record
    from mewseum.games import make_game

    game, dice = make_game("catham-city", 6, {}), random.Random(2)
    played = record.Record(game, 2)
    state, size = played.start(), 1000
    while state.outcome is None and size < 62_000:
        move = min(state.moves(), key=lambda move: (len(move.text), dice.random()))
        played.add(move)
        state, size = state.play(move), size + len(move.text) + 4
    return json.dumps(played.to_dict()).encode()


@attack("records")
async def records(target: Target, address: str, counts: Counts) -> None:
    """The longest record, brought again and again."""
    content = largest_record()

    async def bring() -> None:
        async with cheat(target, address, counts) as mallory:
            try:
                answer = await mallory.http.post("/api/records?seat=0", content=content)
            except httpx.HTTPError:
                counts["cut"] += 1
                return
            counts["done" if answer.is_success else "refused"] += 1
            counts["bytes told"] += len(answer.content)

    await again_and_again(bring, 4)


@attack("replays")
async def replays(target: Target, address: str, counts: Counts) -> None:
    """A game told again from every perspective after each of its moves."""
    async with cheat(target, address, counts) as mallory:
        await mallory.set_up("catham-city", 2)
        await mallory.play(60)

        async def ask() -> None:
            await mallory.ask(f"/api/tables/{mallory.table}/replay", method="GET")
            await mallory.ask(f"/api/tables/{mallory.table}/replay?seat=0", method="GET")
            await mallory.play(1)

        await again_and_again(ask, 3)


@attack("pictures")
async def pictures(target: Target, address: str, counts: Counts) -> None:
    """QR codes of own links, each another."""
    async with cheat(target, address, counts) as mallory:
        await mallory.set_up()
        await again_and_again(lambda: mallory.ask(f"/api/tables/{mallory.table}/link"), 4)


@attack("coming-and-going")
async def coming_and_going(target: Target, address: str, counts: Counts) -> None:
    """Sockets of twenty own seats, closed as soon as they are open."""
    async with cheat(target, address, counts) as mallory:
        seats = []
        for _ in range(20):
            await mallory.set_up(others=[None])
            seats.append((mallory.table, mallory.token))

        async def come(table: str, token: str) -> None:
            async with line(target, address, counts) as opened:
                await open_socket(opened, Target(target.host, target.port, table), token)
                await asyncio.sleep(0.1)

        await asyncio.gather(*(again_and_again(lambda seat=seat: come(*seat), 1, 5.2) for seat in seats))  # type: ignore[misc]


@attack("everything")
async def everything(target: Target, address: str, counts: Counts) -> None:
    """Another attack from each address."""
    others = ("pongs", "texts", "pipelined", "idle", "churn", "within-limits", "slivers", "talk")
    await ATTACKS[others[int(address.rpartition(".")[2]) % len(others)]](target, address, counts)


# The people who play, and those who come.


class Pair:
    """Two people at tables of their own, of whom whoever is to move does so when told to."""

    def __init__(self, host: str, port: int, tables: int = TABLES) -> None:
        self._host, self._port, self._wanted = host, port, tables
        self._tables: list[tuple[str, list[str]]] = []
        self._sockets: list[Socket] = []
        self._now: list[Now | None] = [None, None]
        self._told = asyncio.Event()
        self._dice = random.Random(1)
        self.refused = 0

    @property
    def table(self) -> str:
        """The table at which they play just now."""
        return self._tables[0][0]

    async def set_up(self) -> None:
        """Take seats at all tables, and sit down at the first."""
        transport = httpx.AsyncHTTPTransport(local_address=PEOPLE)
        async with httpx.AsyncClient(base_url=f"http://{self._host}:{self._port}", transport=transport) as http:
            for _ in range(self._wanted):
                self._tables.append(await self._seat(http))
        await self._sit_down()

    async def _seat(self, http: httpx.AsyncClient) -> tuple[str, list[str]]:
        made = (await http.post("/api/tables", json={"game": "catham-city", "players": 2, "name": "Mia"})).json()
        http.cookies.clear()
        joined = (await http.post(f"/api/tables/{made['table']}/join", json={"name": "Leo", "id": "1"})).json()
        http.cookies.clear()
        for wish in (ready_in, reveal_in):
            for seated in (made, joined):
                own = {"Authorization": f"Bearer {seated['token']}"}
                answer = await http.post(f"/api/tables/{made['table']}/do", json=wish(seated), headers=own)
                answer.raise_for_status()
        return made["table"], [made["token"], joined["token"]]

    async def _sit_down(self) -> None:
        table, tokens = self._tables[0]
        self._sockets, self._now = [], [None, None]
        for seat, token in enumerate(tokens):
            _, socket = await asyncio.get_running_loop().create_connection(
                lambda seat=seat, token=token: Socket(  # type: ignore[misc]
                    f"/api/tables/{table}/live", token, lambda frame: self._hear(seat, frame)
                ),
                self._host,
                self._port,
                local_addr=(PEOPLE, 0),
            )
            await socket.opened
            self._sockets.append(socket)
        while None in self._now:
            await self._news()

    def _hear(self, seat: int, frame: bytes) -> None:
        message = decode(frame)
        if message.kind == "refused":
            self.refused += 1
        if message.now is not None:
            self._now[seat] = message.now
        self._told.set()

    async def _news(self) -> None:
        await self._told.wait()
        self._told.clear()

    async def move(self) -> float:
        """Make one move; how long it took until both were told."""
        first = self._now[0]
        assert first is not None
        if first.over:
            await self._go_on()
            return await self.move()
        assert first.view is not None
        seat = first.view.turn or 0
        now = self._now[seat]
        assert now is not None
        assert now.view is not None
        move = self._dice.choice(alone(now.view.moves))
        began = time.perf_counter()
        self._sockets[seat].send(
            msgspec.json.encode({"do": "play", "id": secrets.token_hex(4), "move": move, "after": now.changed})
        )
        while any(seen is None or seen.changed <= now.changed for seen in self._now):
            await self._news()
        return time.perf_counter() - began

    async def leave(self) -> None:
        """Hang up."""
        for socket in self._sockets:
            assert socket.transport is not None
            socket.transport.abort()
        await asyncio.sleep(0)

    async def _go_on(self) -> None:
        await self.leave()
        self._tables.append(self._tables.pop(0))
        await self._sit_down()


@dataclass
class Watch:
    """What was measured in a time."""

    moves: list[float] = field(default_factory=list)
    stuck: float = 0.0
    """Since when the last move has been under way."""
    coming: float = 0.0
    """Since when the last newcomer has waited."""
    newcomers: list[float] = field(default_factory=list)
    pages: int = 0


async def play(pair: Pair, watch: Watch, pace: float) -> None:
    """Moves at a steady pace; whoever plays waits for nobody's flood."""
    loop = asyncio.get_running_loop()
    due = loop.time()
    while True:
        watch.stuck = time.perf_counter()
        watch.moves.append(await pair.move())
        watch.stuck = 0.0
        due = max(due + 1 / pace, loop.time())
        await asyncio.sleep(due - loop.time())


async def come(host: str, port: int, watch: Watch) -> None:
    """One newcomer after another, each from an address of their own, fetches the foyer's page."""
    for number in itertools.count():
        address = f"127.0.{1 + number // 200 % 200}.{1 + number % 200}"
        watch.coming = time.perf_counter()
        watch.pages += await fetch_page(host, port, address)
        watch.newcomers.append(time.perf_counter() - watch.coming)
        watch.coming = 0.0
        await asyncio.sleep(0.2)


async def fetch_page(host: str, port: int, address: str) -> bool:
    """Whether somebody who comes for the first time gets the foyer's page within five seconds."""
    writer = None
    try:
        async with asyncio.timeout(5):
            reader, writer = await asyncio.open_connection(host, port, local_addr=(address, 0))
            writer.write(f"GET / HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: close\r\n\r\n".encode())
            answer = await reader.read()
        return answer.startswith(b"HTTP/1.1 200") and b"</html>" in answer
    except (OSError, TimeoutError):
        return False
    finally:
        if writer is not None:
            writer.transport.abort()


# A siege: the attack beside the people, and what it did to them.


def memory_mb(processes: Sequence[int]) -> float:
    """What the server's processes have in memory."""
    pages = [int(Path(f"/proc/{process}/statm").read_text().split()[1]) for process in processes]
    return round(sum(pages) * os.sysconf("SC_PAGE_SIZE") / 2**20, 1)


def part(times: list[float], share: float) -> float | None:
    """A share of all times in milliseconds."""
    return round(1000 * sorted(times)[min(len(times) - 1, int(share * len(times)))], 1) if times else None


def slowest(times: list[float]) -> list[tuple[int, float]]:
    """The slowest moves: which of them, and their milliseconds."""
    return [(place, round(1000 * late, 1)) for place, late in sorted(enumerate(times), key=lambda pair: -pair[1])[:4]]


async def besiege(
    url: str,
    processes: Sequence[int],
    name: str,
    addresses: int,
    seconds: float,
    pace: float = 20.0,
    tables: int = TABLES,
) -> dict[str, Any]:
    """Let an attacker loose on an open house, and measure what people notice. `quiet` is no attack."""
    parts = urlsplit(url)
    host, port = str(parts.hostname), int(parts.port or 80)
    pair, watch = Pair(host, port, tables), Watch()
    await pair.set_up()
    before = memory_mb(processes)
    attackers = await start_attackers(name, Target(host, port, pair.table), addresses, seconds + 0.5)
    tasks = [asyncio.create_task(play(pair, watch, pace)), asyncio.create_task(come(host, port, watch))]
    began, computed = time.perf_counter(), cpu_seconds(processes)
    await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    took = time.perf_counter() - began
    computed = cpu_seconds(processes) - computed
    after = memory_mb(processes)
    broken = [repr(task.exception()) for task in tasks if task.done()]
    late = time.perf_counter()
    if watch.stuck:
        watch.moves.append(late - watch.stuck)
    if watch.coming and late - watch.coming > 1:
        watch.newcomers.append(late - watch.coming)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await pair.leave()
    counts = await end_attackers(attackers)
    return {
        "attack": name,
        "addresses": addresses,
        "moves": len(watch.moves) - bool(watch.stuck),
        "moves_asked": int(took * pace),
        "p50_ms": part(watch.moves, 0.5),
        "p99_ms": part(watch.moves, 0.99),
        "slowest": slowest(watch.moves),
        "newcomers": len(watch.newcomers),
        "newcomers_without_page": len(watch.newcomers) - watch.pages,
        "newcomers_p50_ms": part(watch.newcomers, 0.5),
        "newcomers_p99_ms": part(watch.newcomers, 0.99),
        "server_cores": round(computed / took, 2),
        "memory_mb": [before, after],
        "refused_moves": pair.refused,
        "broken": broken,
        "attacker": dict(counts),
    }


async def start_attackers(
    name: str, target: Target, addresses: int, seconds: float
) -> list[asyncio.subprocess.Process]:
    """At most two processes, which share the addresses; they are ready when this returns."""
    if name == "quiet":
        return []
    names = [f"127.0.0.{number}" for number in range(1, addresses + 1)]
    started = []
    for own in (names[::2], names[1::2]):
        if own:
            command = [sys.executable, __file__, "--attacker", name, target.host, str(target.port), target.table]
            started.append(
                await asyncio.create_subprocess_exec(
                    *command, str(seconds), *own, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
                )
            )
    for process in started:
        assert process.stdout is not None
        await process.stdout.readline()
    for process in started:
        assert process.stdin is not None
        process.stdin.write(b"go\n")
    return started


async def end_attackers(attackers: list[asyncio.subprocess.Process]) -> Counts:
    """Wait until they have ended by themselves; what they have counted."""
    counts: Counts = Counter()
    for process in attackers:
        try:
            async with asyncio.timeout(20):
                said, _ = await process.communicate()
            counts.update(json.loads(said))
        except TimeoutError:
            process.kill()
            await process.wait()
    return counts


def be_attacker(name: str, host: str, port: str, table: str, seconds: str, *addresses: str) -> None:
    """Attack from some addresses for a time, and print what was counted."""
    counts: Counts = Counter()
    target = Target(host, int(port), table)

    async def run() -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(float(seconds)):
                await asyncio.gather(*(ATTACKS[name](target, address, counts) for address in addresses))

    raise_limit()
    if name == "records":
        largest_record()  # to play it takes a while
    print("ready", flush=True)
    sys.stdin.readline()
    asyncio.run(run())
    print(json.dumps(counts), flush=True)


def raise_limit() -> None:
    """As many connections as the system allows."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def misses(row: dict[str, Any]) -> list[str]:
    """Which goals a siege has missed."""
    before, after = row["memory_mb"]
    found = {
        "moves": row["p99_ms"] is None or row["p99_ms"] > GOAL_MOVES_MS,
        "newcomers": row["newcomers_without_page"] > 0 or (row["newcomers_p99_ms"] or 1e9) > GOAL_NEWCOMERS_MS,
        "memory": after - before > GOAL_GROWTH_MB,
        "broken": bool(row["broken"] or row["refused_moves"]),
    }
    return [name for name, missed in found.items() if missed]


def close(house: House) -> str:
    """Close a house, or end it if it does not hear any more; what it said on the side."""
    try:
        return house.close()
    except subprocess.TimeoutExpired:
        house.kill()
        return "did not close"


def stored_kb(folder: str) -> int:
    """What the database holds, counted by its rows: SQLite's log keeps the size that it once had."""
    with contextlib.closing(sqlite3.connect(f"{folder}/tables.sqlite")) as database:
        sizes = ("select sum(length(body) + 24) from entries", "select sum(length(setup) + 60) from tables")
        return sum(database.execute(size).fetchone()[0] or 0 for size in sizes) // 1000


def run_one(name: str, addresses: int, seconds: float, arguments: Sequence[str]) -> dict[str, Any]:
    """One siege of a house of its own."""
    with tempfile.TemporaryDirectory() as folder:
        house = House(
            f"sqlite:///{folder}/tables.sqlite", "--pace", "0", "--thinkers", "0", *ARGUMENTS.get(name, ()), *arguments
        )
        try:
            processes = rooms_of(house.process.pid) if "--rooms" in arguments else [house.process.pid]
            row = asyncio.run(besiege(house.url, processes, name, addresses, seconds))
            row["stored_kb"] = stored_kb(folder)
        finally:
            said = close(house)
    row |= {"server_said": said[-2000:]}
    row["missed"] = misses(row)
    return row


def main() -> None:
    if sys.argv[1:2] == ["--attacker"]:
        be_attacker(*sys.argv[2:])
        return
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("attacks", nargs="*", help=f"of: quiet {' '.join(ATTACKS)}; all of them unless told otherwise")
    parser.add_argument("--addresses", type=int, nargs="+", default=[1, 8])
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--rooms", type=int, default=1)
    parser.add_argument("--runs", type=int, default=1, help="so many times each; medians are judged")
    asked = parser.parse_args()
    raise_limit()
    arguments = ("--rooms", str(asked.rooms)) if asked.rooms > 1 else ()
    rows = []
    for name in asked.attacks or ["quiet", *ATTACKS]:
        for addresses in asked.addresses if name != "quiet" else [0]:
            runs = [run_one(name, addresses, asked.seconds, arguments) for _ in range(asked.runs)]
            row = min(
                runs, key=lambda run: abs((run["p99_ms"] or 1e9) - statistics.median(r["p99_ms"] or 1e9 for r in runs))
            )
            rows.append(row)
            print(json.dumps(row), file=sys.stderr)
    print(json.dumps({"sieges": rows, "missed": [row["attack"] for row in rows if row["missed"]]}, indent=1))
    sys.exit(any(row["missed"] for row in rows))


if __name__ == "__main__":
    main()
