"""People and programs at a live table: clients over HTTP and WebSocket, as anybody could write them."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import secrets
import ssl
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.server.deals import ready_in, reveal_in

UNUSED = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Nothing is encrypted here; to read all the world's certificates for every request takes longer than the request."""


DEVICES: dict[tuple[str, int], Client] = {}
"""Whose device is at which seat of a table."""


UNFINISHED = "payment-not-named"
"""The code with which a move is refused that has to be named with others."""
TOO_FAST = "too-many-requests"
"""The code with which whatever comes too fast is refused."""


class Client:
    """One device of one person: it keeps its token, its last picture, and everything it was ever sent."""

    def __init__(self, url: str, name: str = "Mia", token: str = "", *, address: str | None = None) -> None:
        """`address` is where it asks from over HTTP, if not from where everybody does."""
        self.url = url
        self.address = address
        self.name = name
        self.token = token
        self.table = ""
        self.seat: int | None = None
        self.now: dict[str, Any] = {}
        self.received: list[dict[str, Any]] = []
        self._ids = itertools.count(1)
        self._own = secrets.token_hex(4)
        self._socket: ClientConnection | None = None
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._reading: asyncio.Task[None] | None = None
        self.moved = asyncio.Event()

    # Over HTTP.

    async def ask(self, method: str, path: str, body: Any = None, **headers: str) -> httpx.Response:
        if self.token:
            headers.setdefault("Authorization", f"Bearer {self.token}")
        way = httpx.AsyncHTTPTransport(verify=UNUSED, local_address=self.address)
        async with httpx.AsyncClient(timeout=60, transport=way) as http:
            return await http.request(method, f"{self.url}{path}", json=body, headers=headers)

    async def create(self, game: str = "cat-burglars", players: int = 2, *, ready: bool = True, **wish: Any) -> None:
        body = {"game": game, "players": players, "name": self.name, **wish}
        answer = await self.ask("POST", "/api/tables", body)
        assert answer.status_code == 201, answer.text
        self._seated(answer.json())
        if ready:
            await self.get_ready()

    async def join(self, table: str, *, ready: bool = True, **wish: Any) -> None:
        body = {"name": self.name, "id": self.next_id(), **wish}
        answer = await self.ask("POST", f"/api/tables/{table}/join", body)
        assert answer.status_code == 200, answer.text
        self._seated(answer.json())
        if ready:
            await self.get_ready()

    async def get_ready(self) -> None:
        """Commit to a number. Once everybody has, all devices reveal theirs: here each of them knows it at once."""
        picture = await self.look()
        DEVICES[self.table, picture["seat"]] = self
        seated = {"table": self.table, "seat": picture["seat"], **picture["now"]["dealing"]}
        answer = await self.do(**ready_in(seated) | {"id": self.next_id()})
        assert answer.status_code == 200, answer.text
        await self.reveal_all()

    async def reveal_all(self) -> None:
        """If every seat has committed, every device reveals its number."""
        dealing = (await self.look())["now"]["dealing"]
        if dealing is None or not dealing["closed"]:
            return
        for seat in [
            seat for seat, given in enumerate(dealing["commitments"]) if given and not dealing["revealed"][seat]
        ]:
            seated = {"table": self.table, "seat": seat, **dealing}
            device = DEVICES[self.table, seat]
            answer = await device.do(**reveal_in(seated) | {"id": device.next_id()})
            assert answer.status_code == 200, answer.text

    def _seated(self, seated: dict[str, Any]) -> None:
        self.table, self.seat, self.token = seated["table"], seated["seat"], seated["token"]

    async def look(self) -> dict[str, Any]:
        answer = await self.ask("GET", f"/api/tables/{self.table}")
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def do(self, **request: Any) -> httpx.Response:
        return await self.ask("POST", f"/api/tables/{self.table}/do", {"id": self.next_id(), **request})

    def next_id(self) -> str:
        return f"{self._own}-{next(self._ids)}"

    # By a socket.

    async def come(self, table: str = "", since: int | None = None) -> None:
        """Open the socket, and read whatever comes."""
        self.table = table or self.table
        address = self.url.replace("http", "ws", 1) + f"/api/tables/{self.table}/live"
        if since is not None:
            address += f"?since={since}"
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        self._socket = await connect(address, additional_headers=headers, compression=None, max_size=None)
        self._reading = asyncio.create_task(self._read(self._socket))

    async def _read(self, socket: ClientConnection) -> None:
        async for text in socket:
            message = json.loads(text)
            self.received.append(message)
            if "now" in message:
                self.now = message["now"]
                if message["kind"] == "table":
                    self.seat = message["seat"]
                self.moved.set()
            elif message["id"] in self._answers:
                self._answers.pop(message["id"]).set_result(message)
        self.moved.set()

    async def send(self, **request: Any) -> dict[str, Any]:
        """Ask by the socket, and wait for the answer."""
        request.setdefault("id", self.next_id())
        future = self._answers[request["id"]] = asyncio.get_running_loop().create_future()
        assert self._socket is not None
        await self._socket.send(json.dumps(request))
        return await asyncio.wait_for(future, 30)

    async def send_raw(self, text: str | bytes) -> None:
        assert self._socket is not None
        await self._socket.send(text)

    async def go(self) -> None:
        """Close the socket."""
        if self._socket is not None:
            await self._socket.close()
            assert self._reading is not None
            await asyncio.gather(self._reading, return_exceptions=True)
            self._socket = None

    def drop(self) -> None:
        """Vanish without a word."""
        if self._socket is not None:
            self._socket.transport.abort()
            self._socket = None

    @property
    def moves(self) -> list[str]:
        view = self.now.get("view")
        return view["moves"] if view and not self.now["over"] else []

    async def play(self, move: str, **request: Any) -> dict[str, Any]:
        """Make a move, and the first of those that have to be named with it. If it is refused to look for them, that is the answer."""
        moves, after = [move], self.now["changed"]
        while True:
            wish = {"do": "play", "move": moves[0], "more": moves[1:], "after": after}
            answer = await self.send(**wish, **request)
            if answer.get("code") != UNFINISHED:
                return answer
            looked = await self.send(do="look", moves=moves, after=after)
            if looked["kind"] == "refused":
                return looked
            moves.append(looked["choices"][0]["text"])

    async def play_on(self, dice: random.Random, until: Any = None) -> None:
        """Play random moves whenever it is this seat's turn, until the game is over (or something else holds)."""
        while not self.now.get("over") and not (until is not None and until(self)):
            self.moved.clear()
            if self.moves and not self.now["seats"][self.seat]["stood_in"]:
                if (await self.play(dice.choice(self.moves))).get("code") == TOO_FAST:
                    await asyncio.sleep(0.2)
            else:
                await asyncio.wait_for(self.moved.wait(), 60)
