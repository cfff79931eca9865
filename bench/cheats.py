"""What somebody does who keeps within all limits, and makes the house work: by what is stored, and by what has to be worked out.

Each of these attacks counts what was answered as it was meant (`meant`), and nothing of what had to be set up before.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import itertools
import json
import random
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
from bench.attacks import ATTACKS, MEANT, Counts, Target, attack, count, line, open_socket
from bench.load import alone
from tests.server.deals import ready_in, reveal_in
from tests.server.hostility import TEXT, frame

REFUSED_SECONDS = 0.3
"""Seconds that whoever is refused waits: what refusals cost is another attack's matter, and this one is to leave the cores to the house."""
AGAIN_SECONDS = 0.2
"""Seconds until a cheat tries again to set up a table."""


@dataclass
class Seated:
    """A table at which a cheat has every seat that is not a bot's."""

    name: str
    tokens: list[str] = field(default_factory=list)

    @property
    def token(self) -> str:
        """The host's."""
        return self.tokens[0]


@dataclass
class Cheat:
    """Somebody with scripts, over HTTP from one address."""

    http: httpx.AsyncClient
    counts: Counts

    async def ask(
        self, path: str, body: Any = None, method: str = "POST", token: str = "", *, meant: bool = False
    ) -> dict[str, Any]:
        """Ask once; what was answered, or nothing if it was refused. `meant`: whether it is this that the attack is about."""
        await count(self.counts, "asked")
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        content = {"content": body} if isinstance(body, bytes) else {"json": body}
        self.http.cookies.clear()
        try:
            answer = await self.http.request(method, path, headers=headers, **content)  # type: ignore[arg-type]
        except httpx.HTTPError:
            self.counts["cut"] += 1
            return {}
        self.counts["done" if answer.is_success else "refused"] += 1
        self.counts[MEANT] += meant and answer.is_success
        self.counts["bytes told"] += len(answer.content)
        if answer.is_success:
            return dict(answer.json())
        await asyncio.sleep(REFUSED_SECONDS)
        return {}

    async def do(self, seated: Seated, verb: str, *, seat: int = 0, meant: bool = False, **more: Any) -> dict[str, Any]:
        """Ask for something at a table."""
        wish = {"id": secrets.token_hex(8), "do": verb, **more}
        return await self.ask(f"/api/tables/{seated.name}/do", wish, token=seated.tokens[seat], meant=meant)

    async def look(self, seated: Seated, seat: int = 0) -> dict[str, Any]:
        """A table as it stands for one of its seats; nothing if that was refused."""
        told = await self.ask(f"/api/tables/{seated.name}", method="GET", token=seated.tokens[seat])
        return dict(told.get("now", {}))

    async def open_lobby(self) -> Seated:
        """A table for two at which nobody else sits yet."""
        wish = {"game": "catham-city", "players": 2, "name": "Mallory"}
        while not (told := await self.ask("/api/tables", wish)):
            await asyncio.sleep(AGAIN_SECONDS)
        return Seated(told["table"], [told["token"]])

    async def begin(
        self, game: str = "catham-city", players: int = 2, others: Sequence[str | None] = ("kitten",)
    ) -> Seated:
        """A table whose game has begun. At seats that are no bot's sits the cheat, too."""
        while (seated := await self.try_to_begin(game, players, others)) is None:
            await asyncio.sleep(AGAIN_SECONDS)
        return seated

    async def try_to_begin(self, game: str, players: int, others: Sequence[str | None]) -> Seated | None:
        """The same, once; nothing if any of it was refused."""
        made = await self.ask(
            "/api/tables", {"game": game, "players": players, "name": "Mallory", "others": list(others)}
        )
        if not made:
            return None
        sitting = [made]
        for number in range(others.count(None)):
            wish = {"name": f"Mallory {number + 2}", "id": secrets.token_hex(8)}
            sitting.append(await self.ask(f"/api/tables/{made['table']}/join", wish))
        if not all(sitting):
            return None
        for wish_in in (ready_in, reveal_in):
            for seat in sitting:
                await self.ask(f"/api/tables/{made['table']}/do", wish_in(seat), token=seat["token"])
        seated = Seated(made["table"], [seat["token"] for seat in sitting])
        return seated if (await self.look(seated)).get("began") else None

    async def play(self, seated: Seated, times: int) -> None:
        """Play some moves, whenever it is the own turn."""
        for _ in range(times):
            now = await self.look(seated)
            if not now or now["over"]:
                return
            if moves := moves_alone(now):
                await self.do(seated, "play", move=random.choice(moves), after=now["changed"])
            await asyncio.sleep(0.02)


@contextlib.asynccontextmanager
async def cheat(target: Target, address: str, counts: Counts) -> AsyncIterator[Cheat]:
    """A cheat who comes from an address."""
    transport = httpx.AsyncHTTPTransport(local_address=address)
    async with httpx.AsyncClient(base_url=target.url, transport=transport, timeout=60) as http:
        yield Cheat(http, counts)


def moves_alone(now: dict[str, Any]) -> Sequence[str]:
    """What a seat may play now by itself."""
    return alone([choice["text"] for choice in now["choices"]])


async def again_and_again(asked: Callable[[], Awaitable[Any]], at_once: int, pause: float = 0.05) -> None:
    """Do the same without end, several at a time."""

    async def one() -> None:
        while True:
            await asked()
            await asyncio.sleep(pause)

    await asyncio.gather(*(one() for _ in range(at_once)))


# By what is stored.


@attack("talk", shown_by=MEANT)
async def talk(target: Target, address: str, counts: Counts) -> None:
    """The longest sayings at ten tables of one's own, as fast as sockets take them."""
    async with cheat(target, address, counts) as mallory:

        async def one(seated: Seated) -> None:
            while True:
                async with line(target, address, counts) as opened:
                    await open_socket(opened, Target(target.host, target.port, seated.name), seated.token)
                    for number in itertools.count():
                        said = {"id": f"{number}-{secrets.token_hex(4)}", "do": "say", "text": "\U0001f63c" * 280}
                        await opened.pour(frame(TEXT, msgspec.json.encode(said)))
                        counts["said"] += 1
                        await asyncio.sleep(0.05)

        lobbies = [await mallory.open_lobby() for _ in range(10)]
        await asyncio.gather(*map(one, lobbies))


@attack("tables", shown_by=MEANT)
async def tables(target: Target, address: str, counts: Counts) -> None:
    """New tables, each with five bots, who begin to play."""
    async with cheat(target, address, counts) as mallory:

        async def open_one() -> None:
            counts[MEANT] += await mallory.try_to_begin("meow", 6, ["kitten"] * 5) is not None

        await again_and_again(open_one, 2)


@attack("joins", shown_by=MEANT)
async def joins(target: Target, address: str, counts: Counts) -> None:
    """A stranger with ever new tokens who joins and leaves a lobby."""
    async with cheat(target, address, counts) as mallory:
        lobby = await mallory.open_lobby()

        async def come_and_go() -> None:
            wish = {"name": "Mia", "id": secrets.token_hex(8)}
            told = await mallory.ask(f"/api/tables/{lobby.name}/join", wish, meant=True)
            if told:
                await mallory.do(Seated(lobby.name, [told["token"]]), "leave")

        await again_and_again(come_and_go, 2)


@attack("coming-and-going", shown_by="sockets")
async def coming_and_going(target: Target, address: str, counts: Counts) -> None:
    """Sockets of twenty own seats, closed as soon as they are open."""
    async with cheat(target, address, counts) as mallory:
        lobbies = [await mallory.open_lobby() for _ in range(20)]

        async def come(seated: Seated) -> None:
            async with line(target, address, counts) as opened:
                await open_socket(opened, Target(target.host, target.port, seated.name), seated.token)
                await asyncio.sleep(0.1)

        await asyncio.gather(*(again_and_again(functools.partial(come, lobby), 1, 5.2) for lobby in lobbies))


# By what has to be worked out.


@attack("taking-back", shown_by=MEANT)
async def taking_back(target: Target, address: str, counts: Counts) -> None:
    """A move, taken back, made again, taken back again; and before each time it is asked whether it may be."""
    async with cheat(target, address, counts) as mallory:

        async def one() -> None:
            while True:
                await to_and_fro(await mallory.begin("cat-burglars", 3, [None, None]))

        async def to_and_fro(seated: Seated) -> None:
            seat = 0
            while now := await mallory.look(seated, seat):
                if now["over"]:
                    return
                if now["choices"] and not moves_alone(now):
                    return
                if moves := moves_alone(now):
                    market = [move for move in moves if move.startswith("recruit market")]
                    move = random.choice(market or moves)
                    if await mallory.do(seated, "play", seat=seat, move=move, after=now["changed"]):
                        after = (await mallory.look(seated, seat)).get("changed", 0)
                        path = f"/api/tables/{seated.name}/may-undo?after={after}"
                        await mallory.ask(path, method="GET", token=seated.tokens[seat])
                        await mallory.do(seated, "undo", seat=seat, meant=True, after=after)
                elif now["view"] is not None:
                    seat = now["view"]["turn"] or 0
                await asyncio.sleep(0.05)

        await asyncio.gather(one(), one())


@attack("hints", "--thinkers", "2", shown_by=MEANT)
async def hints(target: Target, address: str, counts: Counts) -> None:
    """Hints at six tables of one's own, in every language."""
    async with cheat(target, address, counts) as mallory:
        seats = [await mallory.begin("meow", 6, ["kitten"] * 5)]

        async def sit_down() -> None:
            while len(seats) < 6:
                seats.append(await mallory.begin("meow", 6, ["kitten"] * 5))

        async def ask() -> None:
            seated, language = random.choice(seats), random.choice(("en", "de", "fr", "nl", "pl"))
            path = f"/api/tables/{seated.name}/hint?lang={language}"
            await mallory.ask(path, method="GET", token=seated.token, meant=True)

        await asyncio.gather(sit_down(), again_and_again(ask, 10))


@attack("bots", "--pace", "0.8", "--thinkers", "2", shown_by=MEANT)
async def bots(target: Target, address: str, counts: Counts) -> None:
    """Tables of five masters each, at which every move is made at once."""
    async with cheat(target, address, counts) as mallory:

        async def one() -> None:
            seated, seen = await mallory.begin("meow", 6, ["master"] * 5), 0
            while now := await mallory.look(seated):
                if now["over"]:
                    seated, seen = await mallory.begin("meow", 6, ["master"] * 5), 0
                elif now["choices"]:
                    move = random.choice(moves_alone(now))
                    done = await mallory.do(seated, "play", move=move, after=now["changed"])
                    seen = done.get("number", seen)
                else:
                    counts[MEANT] += now["changed"] > seen  # a bot has moved
                    seen = now["changed"]
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


@attack("records", shown_by=MEANT)
async def records(target: Target, address: str, counts: Counts) -> None:
    """The longest record, brought again and again."""
    content = largest_record()
    async with cheat(target, address, counts) as mallory:
        await again_and_again(lambda: mallory.ask("/api/records?seat=0", content, meant=True), 4)


@attack("replays", shown_by=MEANT)
async def replays(target: Target, address: str, counts: Counts) -> None:
    """A game told again from every perspective, each time another page of it."""
    async with cheat(target, address, counts) as mallory:
        seated = await mallory.begin("catham-city", 2, [None])
        pages = itertools.count()

        async def play(moves: int) -> None:
            for _ in range(moves):
                for seat in (0, 1):
                    await mallory.play(Seated(seated.name, [seated.tokens[seat]]), 1)

        async def ask() -> None:
            for seat in ("", "&seat=0"):
                path = f"/api/tables/{seated.name}/replay?first={next(pages) % 20}{seat}"
                await mallory.ask(path, method="GET", token=seated.token, meant=True)
            await play(1)

        await asyncio.gather(play(20), again_and_again(ask, 3))


@attack("pictures", shown_by=MEANT)
async def pictures(target: Target, address: str, counts: Counts) -> None:
    """QR codes of own links, each another."""
    async with cheat(target, address, counts) as mallory:
        lobby = await mallory.open_lobby()
        await again_and_again(lambda: mallory.ask(f"/api/tables/{lobby.name}/link", token=lobby.token, meant=True), 4)


@attack("everything", shown_by="bytes")
async def everything(target: Target, address: str, counts: Counts) -> None:
    """Another attack from each address."""
    others = ("pongs", "texts", "pipelined", "idle", "churn", "within-limits", "slivers", "talk")
    await ATTACKS[others[int(address.rpartition(".")[2]) % len(others)]].run(target, address, counts)
