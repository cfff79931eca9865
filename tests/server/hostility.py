"""Clients that mean no good: messages that are broken in every way, by sockets that are driven byte by byte."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import os
import random
import socket
import struct
from collections import Counter
from typing import Any

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
VERBS = {
    "play": ("move", "after"),
    "undo": ("after",),
    "return": (),
    "rematch": (),
    "replace": ("seat",),
    "fill": ("seat", "bot"),
    "clear": ("seat",),
    "ready": ("commitment",),
    "reveal": ("number",),
    "clock": ("clock",),
}
"""What a request says; none of these is possible in the middle of a game, out of turn."""
STRANGE = (
    None, True, -1, 0, 1, 63, 64, 2**31, 2**53, 2**53 + 1, 2**63, 2**64, 10**30, -(10**30), 0.5, 1e308, -1e308, "", " ",
    "0", "\x00", "\u202e", "𝟚", "ĳ" * 100, "é\u0301" * 30, "😼" * 60, "a" * 5000, "' or 1=1 --", "<script>", "../../etc",
    "{ $text }", "%s%n", [], {}, [[]], [[[[1]]]], {"a": {"a": {}}}, ["play"],
)  # fmt: skip
BROKEN = (
    "", " ", "{", "}", "[", "null", "true", "0", '""', "{}", "[]", "NaN", "-Infinity", "1e999", '{"do"', '{"do":}',
    '{"do":"play"', '{"do":"play","do":"undo"}', '{"id":"1","id":"2","do":"undo","do":"dance"}', "'", "\x00", "\ufeff{}",
    '{"id":"\\ud800","do":"undo"}', '{"id":"1","do":"\\u0000"}', "[" * 5000, '{"a":' * 2000, "9" * 5000,
    '{"id":"1","do":"play","move":"pass","after":1e400}', '{"id":"1","do":"play","move":"pass","after":' + "9" * 400 + "}",
)  # fmt: skip


class Malice:
    """Messages that should be refused, each of a kind that is counted."""

    def __init__(self, seed: int | str) -> None:
        self.dice = random.Random(seed)
        self.kinds: Counter[str] = Counter()

    def message(self) -> tuple[int, bytes]:
        """How it is sent, and what."""
        kind = self.dice.choice(
            (
                self.broken,
                self.noise,
                self.vain,
                self.strange,
                self.unknown,
                self.old,
                self.cut,
                self.binary,
                self.no_text,
            )
        )
        self.kinds[kind.__name__] += 1
        return kind()

    def broken(self) -> tuple[int, bytes]:
        return TEXT, self.dice.choice(BROKEN).encode()

    def noise(self) -> tuple[int, bytes]:
        return TEXT, "".join(chr(self.dice.choice((9, 34, 44, 58, 91, 123, 233, 8364))) for _ in range(40)).encode()

    def binary(self) -> tuple[int, bytes]:
        return BINARY, self.dice.randbytes(self.dice.randrange(200))

    def no_text(self) -> tuple[int, bytes]:
        """What calls itself a text, and is not: no UTF-8."""
        content = bytearray(json.dumps(self._request()).encode())
        content[self.dice.randrange(len(content))] = self.dice.choice((0x80, 0xC0, 0xFF))
        return TEXT, bytes(content)

    def _request(self) -> dict[str, Any]:
        verb = self.dice.choice(list(VERBS))
        values = {
            "move": self.dice.choice(("pass", "recruit deck", "nothing", "")),
            "after": self.dice.randrange(50),
            "seat": self.dice.randrange(8),
            "bot": self.dice.choice(("kitten", "nobody")),
            "number": "0" * 64,
            "commitment": "0" * 64,
            "clock": {"bank": self.dice.choice((-1, 0, 9.5, 1e9))},
        }
        return {"id": f"{self.dice.randrange(1000)}", "do": verb, **{name: values[name] for name in VERBS[verb]}}

    def vain(self) -> tuple[int, bytes]:
        """A request in good order that is not possible."""
        return TEXT, json.dumps(self._request()).encode()

    def strange(self) -> tuple[int, bytes]:
        """A request in which one thing has a strange value."""
        request = self._request()
        request[self.dice.choice([*request, "id", "unheard-of"])] = self.dice.choice(STRANGE)
        if request.get("do") == "clock" and request.get("clock") is None:
            return self.strange()  # a host may take the clock away
        return TEXT, json.dumps(request).encode()

    def unknown(self) -> tuple[int, bytes]:
        return TEXT, json.dumps({"id": "1", "do": self.dice.choice(("dance", "Play", "", "__init__"))}).encode()

    def old(self) -> tuple[int, bytes]:
        """A move of the right shape, for another moment."""
        wish = {"id": f"{self.dice.randrange(1000)}", "do": "play", "move": "recruit deck", "after": 2**40}
        return TEXT, json.dumps(wish).encode()

    def cut(self) -> tuple[int, bytes]:
        text = json.dumps(self._request())
        return TEXT, text[: self.dice.randrange(len(text))].encode()


def frame(kind: int, content: bytes, *, last: bool = True) -> bytes:
    """One frame of a client, masked as the standard asks."""
    size = len(content)
    head = bytes([kind | (128 if last else 0)])
    if size < 126:
        head += bytes([128 | size])
    elif size < 2**16:
        head += bytes([128 | 126]) + struct.pack("!H", size)
    else:
        head += bytes([128 | 127]) + struct.pack("!Q", size)
    return head + b"\0\0\0\0" + content  # a mask of zeros is a mask


class RawSocket:
    """A WebSocket whose every byte can be chosen."""

    def __init__(self, url: str, table: str, token: str = "", **headers: str) -> None:
        self.address = url.removeprefix("http://")
        self.table, self.token, self.headers = table, token, headers
        self.heard: Counter[str] = Counter()
        self.codes: Counter[str] = Counter()
        self.closed: int | None = None
        """With which code it was closed."""

    async def open(self, room: int = 0) -> str:
        """Open it, perhaps with little room for what comes; the head of the answer."""
        host, _, port = self.address.rpartition(":")
        plug = socket.socket()
        if room:
            plug.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
        plug.setblocking(False)
        await asyncio.get_running_loop().sock_connect(plug, (host, int(port)))
        self._reader, self._writer = await asyncio.open_connection(sock=plug)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET /api/tables/{self.table}/live HTTP/1.1",
            f"Host: {self.address}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            *([f"Authorization: Bearer {self.token}"] if self.token else []),
            *(f"{name.replace('_', '-')}: {value}" for name, value in self.headers.items()),
        ]
        self._writer.write(("\r\n".join(lines) + "\r\n\r\n").encode())
        return (await asyncio.wait_for(self._reader.readuntil(b"\r\n\r\n"), 10)).decode("latin-1")

    def write(self, content: bytes) -> None:
        self._writer.write(content)

    async def drain(self) -> None:
        await self._writer.drain()

    async def read(self) -> str:
        """The next message; empty when there is none any more."""
        try:
            while True:
                first, second = await self._reader.readexactly(2)
                size = second & 127
                if size == 126:
                    (size,) = struct.unpack("!H", await self._reader.readexactly(2))
                elif size == 127:
                    (size,) = struct.unpack("!Q", await self._reader.readexactly(8))
                content = await self._reader.readexactly(size)
                if first & 15 == CLOSE:
                    self.closed = struct.unpack("!H", content[:2])[0] if content else 1005
                    return ""
                if first & 15 == PING:
                    self.write(frame(PONG, content))
                if first & 15 == TEXT:
                    return content.decode()
        except (asyncio.IncompleteReadError, ConnectionError):
            return ""

    async def listen(self) -> None:
        """Count what comes, by kind and code, to the end."""
        while message := await self.read():
            kind = message[9 : message.index('"', 9)]
            self.heard[kind] += 1
            if kind == "refused":
                start = message.index('"code":"') + 8
                self.codes[message[start : message.index('"', start)]] += 1

    def close(self) -> None:
        self._writer.transport.abort()


GARBAGE = (
    b"\x00\x01garbage\r\n\r\n", b"\xff" * 400 + b"\r\n\r\n", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\x00" * 300,
    b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"GET / HTTP/1.1\r\nno colon\r\n\r\n", b"GET / HTTP/1.1\r\n: x\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: many\r\n\r\n", b"GET / HTTP/1.1\r\nHost: x\r\n" + b"a: b\r\n" * 20_000,
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: teapot\r\n\r\n",
    b"GET /api/tables/x/live HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
    b"GET /api/tables/x/live HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: short\r\n\r\n",
)  # fmt: skip
"""What comes to a port that is open to the world, and is no HTTP, or hardly any."""


async def knock(url: str, garbage: bytes) -> bytes:
    """Send garbage to a house, and take in what it answers until it hangs up, or has said it all."""
    host, _, port = url.removeprefix("http://").rpartition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    answer = b""
    with contextlib.suppress(ConnectionError, TimeoutError):
        async with asyncio.timeout(5):
            writer.write(garbage)
            answer = await reader.read(4000)
    writer.transport.abort()
    return answer


async def attack(url: str, table: str, token: str, messages: int, malice: Malice, most: int = 40) -> RawSocket:
    """Send so many bad messages by one socket, never more than `most` that are not answered yet."""
    raw = RawSocket(url, table, token)
    await raw.open()
    listening = asyncio.create_task(raw.listen())
    sent = 0
    while sent < messages and not listening.done():
        while sent - raw.heard["refused"] - raw.heard["done"] > most and not listening.done():
            await asyncio.sleep(0.001)
        group = [frame(*malice.message()) for _ in range(min(most // 2, messages - sent))]
        raw.write(b"".join(group))
        sent += len(group)
        await raw.drain()
    for _ in range(2000):
        if raw.heard["refused"] + raw.heard["done"] >= sent or listening.done():
            break
        await asyncio.sleep(0.005)
    raw.heard["sent"] = sent
    raw.close()
    listening.cancel()
    await asyncio.gather(listening, return_exceptions=True)
    return raw
