"""Two houses that differ only in what one seat cannot see, and everything that this seat is ever sent by them.

Both houses are the real application with the same names, tokens and time, each with a table of its own. The cards of
the one are those of a world, the cards of the other those of a world that looks alike to a seat (see
`tests.conformance.leaks`). The same is done at both, as far as the seat can tell. Then not a byte may differ: not in
what the seat and a spectator are told by their sockets, not in any answer, not in the number or the order of messages.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import re
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextvars import ContextVar
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from mewseum import Game, Move, Situation
from mewseum.core.record import Record
from mewseum.server.app import Settings, make_app
from mewseum.server.limits import Limits
from tests.conformance.leaks import (
    Attempts,
    Leak,
    answer,
    dealt_alike,
    imagined,
    looks_alike,
    one_of_each,
    reseeded,
    with_chance,
)
from tests.conformance.playing import choose, random_situations
from tests.server.deals import commitment_of, number_of
from tests.server.nearby import work_nearby

LONGEST = 12
"""So many moves two worlds are followed at most."""
NAMES = ("Mia", "Leo", "Ida", "Tom", "Eva", "Max")
SPECTATOR = "a spectator"

Tally = Counter[str]


# Worlds


class Told(Situation):
    """A situation whose next moves lead where they led before, whatever chance would bring now."""

    def __init__(self, game: Game, s: Any, course: list[tuple[Move, Situation]]) -> None:
        super().__init__(game, s)
        self._course = course

    def play_known(self, move: Move, chance: Any = ()) -> Situation:
        if not self._course or move != self._course[0][0]:
            return super().play_known(move, chance)
        return Told(self.game, self._course[0][1]._s, self._course[1:])


@dataclass
class Pair:
    """Two courses of a game that look alike to a seat: where each starts, and its moves with what they led to."""

    game: Game
    seat: int
    starts: tuple[Situation, Situation]
    moves: list[tuple[tuple[Move, Situation], tuple[Move, Situation]]] = field(default_factory=list)
    tried: list[list[str]] = field(default_factory=list)
    """Texts that the seat tries in vain, before the first move and after each."""

    def start(self, side: int) -> Situation:
        return Told(self.game, self.starts[side]._s, [step[side] for step in self.moves])

    def before(self, number: int, side: int = 0) -> Situation:
        """The situation in which a move is made."""
        return self.starts[side] if number == 0 else self.moves[number - 1][side][1]

    def mover(self, number: int) -> int:
        turn = self.before(number).turn
        assert turn is not None
        return turn

    def has_to_be_completed(self, number: int) -> bool:
        """Whether a move is refused without the next."""
        view = self.before(number).view(self.mover(number))
        return view.unfinished(view.find(self.moves[number][0][0].text)) is not None

    def is_completed(self, number: int) -> bool:
        """Whether a move can be made as one with the next."""

        def foresees(side: int) -> bool:
            view = self.before(number, side).view(self.mover(number))
            return view.foresee(view.find(self.moves[number][side][0].text)) is not None

        return number + 1 < len(self.moves) and foresees(0) and foresees(1)


def make_pairs(game: Game, seed: int, number: int) -> list[Pair]:
    """So many pairs along one random game, from its deal and from anywhere in it."""
    dice = random.Random(f"{game.slug} {seed}")
    situations = [situation for situation in random_situations(game, seed) if situation.turn is not None]
    attempts = Attempts(game, dice)
    attempts.add(*situations)
    pairs = []
    for _ in range(number):
        seat = dice.randrange(game.players)
        worlds = _start(game, seat, situations, dice)
        if worlds is not None:
            pairs.append(_follow(Pair(game, seat, worlds), attempts, dice))
    return pairs


def _start(
    game: Game, seat: int, situations: list[Situation], dice: random.Random
) -> tuple[Situation, Situation] | None:
    source = dice.choice(["dealt", "imagined", "imagined", "reseeded"])
    if source == "dealt":
        world = game.deal(dice.getrandbits(64))
        other = dealt_alike(world, seat, dice)
        return None if other is None else (world, other)
    some = dice.choice(situations)
    world = Situation(game, some._s.copy())  # without the facts of the last move
    if source == "imagined":
        return world, imagined(world, seat, dice.getrandbits(64))
    return world, reseeded(world, dice.getrandbits(64))


def _follow(pair: Pair, attempts: Attempts, dice: random.Random) -> Pair:
    world, other = pair.starts
    pair.tried.append(_in_vain(world, other, pair.seat, attempts))
    while len(pair.moves) < LONGEST and world.turn is not None:
        for move in [choose(dice, world), *one_of_each(world.moves(), dice)]:
            after = world.play(move)
            follower = _play_alike(world, move, after, other, pair.seat, dice)
            if follower is not None:
                pair.moves.append(((move, after), follower))
                world, other = after, follower[1]
                pair.tried.append(_in_vain(world, other, pair.seat, attempts))
                break
        else:
            return pair
    return pair


def _in_vain(world: Situation, other: Situation, seat: int, attempts: Attempts) -> list[str]:
    texts = attempts.some(2) if world.turn is not None else []
    return [text for text in texts if "legal" not in (answer(world, seat, text)[0], answer(other, seat, text)[0])]


def _play_alike(
    world: Situation, move: Move, after: Situation, other: Situation, seat: int, dice: random.Random
) -> tuple[Move, Situation] | None:
    """What looks the same to the seat in the other world, if it is possible there."""
    if seat == world.turn:
        moves = [twin for twin in other.moves() if twin.text == move.text]
    else:
        moves = [twin for twin in other.moves() if (twin.verb, twin.open_text) == (move.verb, move.open_text)]
    dice.shuffle(moves)
    moves.sort(key=lambda twin: twin.text == move.text)  # rather another card laid face down than the same
    for twin in moves[:4]:
        there = with_chance(lambda chance, twin=twin: other.play(twin, chance), after, seat)
        if there is not None and looks_alike(world, after, other, there, seat):
            return twin, there
    return None


# Houses


KEY = "k" * 32
"""The key of every own link."""
SIDE: ContextVar[int] = ContextVar("SIDE")


class Sameness:
    """What is random in a house, or comes with time, is the same in both."""

    def __init__(self) -> None:
        self.pair: Pair | None = None
        self.table = ""
        self.time = 1_000_000.0

    def plant(self, patch: pytest.MonkeyPatch) -> None:
        def seed_of(terms: Any, secret: str, numbers: Any) -> bytes:
            return bytes([SIDE.get()]) * 32

        def start(record: Record) -> Situation:
            assert self.pair is not None
            assert isinstance(record.seed, bytes)
            return self.pair.start(record.seed[0])

        patch.setattr("mewseum.server.live.SWEEP", 1e9)  # time stands still between two questions
        patch.setattr("mewseum.table.table.seed_of", seed_of)
        patch.setattr(Record, "start", start)
        work_nearby(patch)
        patch.setattr("mewseum.server.live.new_table", lambda: self.table)
        given = count(), count()
        patch.setattr("mewseum.server.house.new_token", lambda: f"{next(given[SIDE.get()]):032}")
        patch.setattr("mewseum.server.links.secrets", SimpleNamespace(token_urlsafe=lambda _: KEY))
        patch.setattr("mewseum.server.house.secrets", SimpleNamespace(token_hex=lambda size: "5a" * size))


class Socket:
    """An open socket, and all that came by it."""

    def __init__(self, app: Any, path: str, query: str, headers: list[tuple[bytes, bytes]]) -> None:
        self._events: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._events.put_nowait({"type": "websocket.connect"})
        self.heard: list[str] = []
        self.flowing = asyncio.Event()
        """Whether the other end reads."""
        self.flowing.set()
        scope = _scope("websocket", path, query, headers) | {"scheme": "ws", "subprotocols": []}
        self.task = asyncio.create_task(app(scope, self._events.get, self._send))

    async def _send(self, event: Any) -> None:
        await self.flowing.wait()
        self.heard.append(repr(event))
        if event["type"] == "websocket.close":
            self._events.put_nowait({"type": "websocket.disconnect", "code": event["code"]})

    def say(self, **message: Any) -> None:
        self._events.put_nowait({"type": "websocket.receive", "text": json.dumps(message), "bytes": None})

    def take(self) -> list[str]:
        heard, self.heard = self.heard, []
        return heard

    async def close(self) -> None:
        self._events.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self.task


def _scope(kind: str, path: str, query: str, headers: list[tuple[bytes, bytes]]) -> dict[str, Any]:
    return {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": [(b"host", b"localhost"), *headers],
        "client": ("127.0.0.1", 1),
        "server": ("localhost", 80),
    }


class Side:
    """One of the two houses."""

    def __init__(self, app: Any, number: int) -> None:
        self.app = app
        self.number = number
        self._tokens: dict[str, str] = {}
        """The tokens that the house has given people, by their names."""

    @property
    def live(self) -> Any:
        return self.app.state.house.live

    async def ask(self, name: str, method: str, path: str, body: Any = None, query: str = "") -> list[str]:
        """Everything that a request of somebody is answered."""
        SIDE.set(self.number)
        content = b"" if body is None else json.dumps(body).encode()
        events = [{"type": "http.request", "body": content, "more_body": False}]
        heard: list[str] = []

        async def receive() -> Any:
            return events.pop() if events else {"type": "http.disconnect"}

        async def send(event: Any) -> None:
            heard.append(repr(event))

        headers = [
            *self._headers(name),
            (b"content-length", b"%d" % len(content)),
            (b"content-type", b"application/json"),
        ]
        await self.app(_scope("http", path, query, headers) | {"method": method, "scheme": "http"}, receive, send)
        self._learn(name, heard)
        return heard

    def _learn(self, name: str, heard: list[str]) -> None:
        given = re.search(r'"token":"([\w-]{32})"', "".join(heard))
        if given is not None:
            self._tokens[name] = given[1]

    def _headers(self, name: str) -> list[tuple[bytes, bytes]]:
        """Of somebody who is told from others by a name; until the house has given them a token, they show one of their own."""
        token = self._tokens.get(name) or f"{re.sub('[^A-Za-z0-9]', '-', name):->32}"[-32:]
        return [(b"authorization", f"Bearer {token}".encode())] if name else []

    async def open(self, name: str, table: str, query: str = "") -> Socket:
        SIDE.set(self.number)
        socket = Socket(self.app, f"/api/tables/{table}/live", query, self._headers(name))
        while not any("websocket.accept" in event for event in socket.heard):
            await asyncio.sleep(0)
        return socket

    async def settle(self, table: str) -> None:
        """Until everybody was told what there is to tell."""
        live = await self.live.find(table)
        for _ in range(3):
            while any(watcher.messages.qsize() and not watcher.is_gone for watcher in live.watchers):
                await asyncio.sleep(0)
            await asyncio.sleep(0)


@contextlib.asynccontextmanager
async def two_houses(folder: Path, same: Sameness) -> AsyncIterator[tuple[Side, Side]]:
    async with contextlib.AsyncExitStack() as stack:
        sides = []
        for number in (0, 1):
            database = f"sqlite:///{folder / f'{number}.sqlite'}"
            app = make_app(Settings(database, thinkers=0, limits=Limits.none()))
            await stack.enter_async_context(app.lifespan())
            app.state.house.live.now = lambda: same.time
            sides.append(Side(app, number))
        yield sides[0], sides[1]


# Comparing


def compare(one: list[str], other: list[str], who: object, what: str) -> None:
    """Not a byte may differ."""
    if one == other:
        return
    if len(one) != len(other):
        raise Leak(f"{what} lets {who} tell two worlds apart by its length: {len(one)} and {len(other)} messages")
    for first, second in zip(one, other, strict=True):
        if first != second:
            same = next((i for i, (a, b) in enumerate(zip(first, second, strict=False)) if a != b), 0)
            excerpts = [text[max(0, same - 100) : same + 160] for text in (first, second)]
            raise Leak("\n".join([f"{what} lets {who} tell two worlds apart:", *excerpts]))


class Twins:
    """A table in each house, the same as far as one seat can tell."""

    def __init__(
        self, sides: tuple[Side, Side], same: Sameness, pair: Pair, name: str, dice: random.Random, share: float
    ) -> None:
        self.sides, self.same, self.pair, self.name, self.dice = sides, same, pair, name, dice
        self.share = share
        """How much of all that can be asked is asked at a position."""
        self.players = pair.game.players
        self.path = f"/api/tables/{name}"
        self.sockets: dict[object, tuple[Socket, Socket]] = {}
        self.tally: Tally = Counter()
        self._ids = count()

    def _token(self, who: object) -> str:
        return "" if who == SPECTATOR else f"token of {self.name} {who}"

    async def both(self, who: object, method: str, path: str, body: Any = None, query: str = "") -> list[list[str]]:
        """Ask the same in both houses."""
        return [await side.ask(self._token(who), method, path, body, query) for side in self.sides]

    async def check(self, who: object, what: str, method: str, path: str, body: Any = None, query: str = "") -> None:
        """Ask the same in both houses; the answers are the same."""
        if self.dice.random() > self.share:
            return
        one, other = await self.both(who, method, path, body, query)
        compare(one, other, who, what)
        self.tally[what] += 1

    async def sit_down(self) -> None:
        """Everybody takes a seat and is ready; the seat and a spectator watch from before the deal."""
        self.same.pair, self.same.table = self.pair, self.name
        game = self.pair.game
        clock = {"bank": 600, "increment": 5} if self.dice.random() < 0.5 else None
        wish = {
            "game": game.slug,
            "players": self.players,
            "options": game.options,
            "name": NAMES[0],
            "clock": clock,
            "hints": True,
        }
        await self.both(0, "POST", "/api/tables", wish)
        for seat in range(1, self.players):
            await self.both(seat, "POST", f"{self.path}/join", {"name": NAMES[seat], "id": "1", "seat": seat})
        for who in (self.pair.seat, SPECTATOR):
            one, other = [await side.open(self._token(who), self.name) for side in self.sides]
            self.sockets[who] = one, other
        dealing = (await self.sides[0].live.find(self.name)).table
        for seat in range(self.players):
            await self.do(seat, do="ready", commitment=commitment_of(self.name, seat, dealing.commitment))
        for seat in range(self.players):
            await self.do(seat, do="reveal", number=number_of(self.name, seat))
        await self.listen("the deal")

    async def do(self, who: int, /, *requests: dict[str, Any], **request: Any) -> list[list[str]]:
        """The same request in both houses, or one for each; who asks is compared only if it is the seat."""
        number = f"m{next(self._ids)}"
        bodies = [{"id": number, **one} for one in requests or (request, request)]
        path, token = f"{self.path}/do", self._token(who)
        answers = [await side.ask(token, "POST", path, body) for side, body in zip(self.sides, bodies, strict=True)]
        if who == self.pair.seat:
            compare(*answers, who, f"the answer to {bodies[0]['do']}")
        return answers

    async def listen(self, when: str) -> None:
        """What came by the sockets since, in number, order and content."""
        for side in self.sides:
            await side.settle(self.name)
        for who, (one, other) in self.sockets.items():
            compare(one.take(), other.take(), who, f"the socket, at {when},")
        dues = [(await side.live.find(self.name)).table.due() for side in self.sides]
        compare([str(dues[0])], [str(dues[1])], "everybody", "when something happens by itself")

    async def check_position(self, tried: list[str]) -> None:
        """Everything that the seat and a spectator can ask of this position."""
        seat = self.pair.seat
        others = [other for other in range(self.players) if other != seat]
        table = (await self.sides[0].live.find(self.name)).table
        changed = table.changed
        for who in (seat, SPECTATOR):
            await self.check(who, "the table", "GET", self.path)
            await self._reconnect(who, since=self.dice.choice(["", "since=0", f"since={changed}", "since=99999"]))
        self.tally["positions"] += 1
        if table.over:  # from here on everybody may look back at everything
            return
        for who in (seat, SPECTATOR):
            await self.check(who, "the record", "GET", f"{self.path}/record")
            await self.check(who, "another's replay", "GET", f"{self.path}/replay", query=f"seat={others[0]}")
            compare(
                *await self.both(who, "GET", f"{self.path}/replay", query="open=true"),
                who,
                "a replay with all cards open",
            )
            self.tally["an open replay"] += 1
            await self.check(who, "a spectator's replay", "GET", f"{self.path}/replay")
        await self.check(seat, "the own replay", "GET", f"{self.path}/replay", query=f"seat={seat}")
        await self.check(SPECTATOR, "a hint to a spectator", "GET", f"{self.path}/hint")
        await self.check(seat, "own tables", "GET", "/api/tables")
        await self._look_ahead(changed, tried)
        hint = "a hint" if seat == table.awaited else "a hint out of turn"
        await self.check(seat, hint, "GET", f"{self.path}/hint", query="lang=pl")
        if table.awaited is not None and table.awaited != seat and self.dice.random() < 0.3 * self.share:
            await self.both(table.awaited, "GET", f"{self.path}/hint")
            await self.listen("another's hint")
            self.tally["another's hint"] += 1
        for text in tried[: 1 + (self.share == 1)]:
            await self.do(seat, do="play", move=text, after=changed)
            self.tally["a move in vain"] += 1
        what = self.dice.randrange(round(6 / self.share))
        if what == 0:
            await self.check(seat, "a wrong key", "POST", f"{self.path}/claim", {"key": "wrong"})
            await self.check(seat, "joining again", "POST", f"{self.path}/join", {"name": "Zoe", "id": "again"})
            await self.check(seat, "the own link", "POST", f"{self.path}/link")
            await self.check("a stranger", "what a link opens", "POST", f"{self.path}/link/look", {"key": KEY})
            for who in (seat, "a stranger"):
                await self.check(who, "the devices of a seat", "GET", f"{self.path}/devices")
                await self.check(who, "signing others out", "POST", f"{self.path}/sign-out")
                for away in (True, False):
                    await self.check(who, "putting away", "POST", f"{self.path}/put-away", {"away": away})
        elif what == 1:
            await self.do(seat, do="replace", seat=others[0])
            await self.do(seat, do="rematch")
            await self.do(seat, do="play", move="pass", after=changed - 1)
        elif what == 2:
            await self._talk()
            await self.check("a stranger", "a foreign token", "POST", f"{self.path}/do", {"id": "1", "do": "resign"})
            await self.check("a stranger", "a late guest", "POST", f"{self.path}/join", {"name": "Zoe", "id": "again"})
            await self.do(seat, do="say", text="Meow", sign="hello")
        await self.listen("this position")

    async def _talk(self) -> None:
        """Somebody who only looks on tells a name, and talks; everybody hears it, and what was said before."""
        host = (await self.sides[0].live.find(self.name)).table.setup.host
        await self.do(host, do="open-talk", is_open=True)
        name = {"name": "Zoe", "id": f"m{next(self._ids)}"}
        said = {"do": "say", "text": "Oh!", "id": f"m{next(self._ids)}"}
        asked: list[tuple[object, str, str, str, Any]] = [
            ("a talker", "a name to talk under", "POST", "name", name),
            ("a talker", "talk from afar", "POST", "do", said),
            *((who, "the talk", "GET", "talk", None) for who in (self.pair.seat, SPECTATOR, "a talker")),
        ]
        for who, what, method, path, body in asked:
            compare(*await self.both(who, method, f"{self.path}/{path}", body), who, what)
            self.tally[what] += 1

    async def _look_ahead(self, changed: int, tried: list[str]) -> None:
        """The seat looks at what follows its moves, or asks in vain. Nobody else hears of it, and nothing has happened."""
        await self.listen("what came before")
        before = [(await side.live.find(self.name)).table for side in self.sides]
        situation = before[0].state
        assert situation is not None
        moves = [move.text for move in one_of_each(situation.view(self.pair.seat).moves, self.dice)]
        for text in [*moves, *tried[:1]]:
            if self.dice.random() <= self.share:
                one, _ = await self.do(self.pair.seat, do="look", moves=[text], after=changed)
                self.tally["looking ahead"] += '"choices":[{' in one[1]
        for side, table in zip(self.sides, before, strict=True):
            await side.settle(self.name)
            if (await side.live.find(self.name)).table is not table:
                raise Leak("looking ahead has changed something")
        for who, sockets in self.sockets.items():
            if any(socket.take() for socket in sockets):
                raise Leak(f"looking ahead was told to {who}")

    async def _reconnect(self, who: object, since: str) -> None:
        if self.dice.random() > self.share:
            return
        sockets = [await side.open(self._token(who), self.name, since) for side in self.sides]
        for side, socket in zip(self.sides, sockets, strict=True):
            await side.settle(self.name)
            socket.say(id="?", do="resign" if who == SPECTATOR else "dance")
            while sum("websocket.send" in event for event in socket.heard) < 1 + (since == "" or "9999" in since):
                await asyncio.sleep(0)
        await asyncio.gather(*(socket.close() for socket in sockets))
        compare(sockets[0].heard, sockets[1].heard, who, "a new socket")
        self.tally["a new socket"] += 1

    async def play(self, number: int) -> int:
        """The next move, made by whoever is to act, and perhaps those that complete it; perhaps all is taken back, and made again.

        The number of the move after it.
        """
        self.same.time += self.dice.choice([1.0, 7.5])
        mover, first = self.pair.mover(number), number
        while self.pair.is_completed(number) and (self.pair.has_to_be_completed(number) or self.dice.random() < 0.7):
            number += 1
        if self.pair.has_to_be_completed(number):
            return len(self.pair.moves)  # the course ends before the next was chosen
        self.tally["moves made as one"] += number > first
        moves = [[step[side][0] for step in self.pair.moves[first : number + 1]] for side in (0, 1)]
        poll = None
        if self.dice.random() < 0.3 * self.share:
            poll = await self._poll()
        await self._move(mover, moves)
        await self.listen(f"{[move.open_text for move in moves[0]]}")
        if poll is not None:
            compare(*await asyncio.gather(*poll), self.pair.seat, "a long wait")
            self.tally["a long wait"] += 1
        if self.dice.random() < 0.5 * self.share:
            await self._take_back(mover, moves)
        return number + 1

    async def _poll(self) -> list[asyncio.Task[list[str]]]:
        number = (await self.sides[0].live.find(self.name)).table.number
        token, query = self._token(self.pair.seat), f"since={number}&wait=20"
        polls = [asyncio.create_task(side.ask(token, "GET", self.path, query=query)) for side in self.sides]
        await asyncio.sleep(0.01)
        return polls

    async def _move(self, mover: int, moves: list[list[Move]]) -> None:
        changed = (await self.sides[0].live.find(self.name)).table.changed
        texts = [[move.text for move in of_side] for of_side in moves]
        requests = [{"do": "play", "move": first, "more": more, "after": changed} for first, *more in texts]
        for heard in await self.do(mover, *requests):
            assert "'status': 200" in heard[0], heard

    async def _take_back(self, mover: int, moves: list[list[Move]]) -> None:
        what = "taking back"
        changed = (await self.sides[0].live.find(self.name)).table.changed
        offer = "an offer to take back"
        await self.check(self.pair.seat, offer, "GET", f"{self.path}/may-undo", query=f"after={changed}")
        await self.listen(offer)
        for seat in {mover, self.pair.seat}:
            changed = (await self.sides[0].live.find(self.name)).table.changed
            one, other = await self.do(seat, do="undo", after=changed)
            await self.listen(what)
            self.tally[what] += 1
            if "'status': 200" in one[0] and "'status': 200" in other[0]:
                self.tally["taken back"] += 1
                await self._move(mover, moves)
                await self.listen("the same move again")

    async def go_home(self) -> None:
        for sockets in self.sockets.values():
            for socket in sockets:
                await socket.close()
        for side in self.sides:
            side.live._live.pop(self.name).wake = None


async def check_pair(twins: Twins) -> None:
    """All that a seat is sent during one pair of courses."""
    await twins.sit_down()
    await twins.check_position(twins.pair.tried[0])
    number = 0
    while number < len(twins.pair.moves):
        number = await twins.play(number)
        await twins.check_position(twins.pair.tried[number])


def check_pairs(
    pairs: list[Pair],
    folder: Path,
    plant: Callable[[pytest.MonkeyPatch], None] | None = None,
    share: float = 1.0,
) -> Tally:
    """All pairs through two houses, one after another."""

    async def run(same: Sameness) -> tuple[Tally, Leak | None]:
        tally: Tally = Counter()
        async with two_houses(folder, same) as sides:
            for number, pair in enumerate(pairs):
                twins = Twins(sides, same, pair, f"table{number:011d}", random.Random(number), share)
                try:
                    await check_pair(twins)
                except Leak as leak:
                    return tally, leak
                finally:
                    await twins.go_home()
                tally += twins.tally
        return tally, None

    with pytest.MonkeyPatch.context() as patch:
        same = Sameness()
        same.plant(patch)
        if plant is not None:
            plant(patch)
        tally, leak = asyncio.run(run(same))
        if leak is not None:
            raise leak
        return tally
