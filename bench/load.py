"""How much one house can take: `python bench/load.py` (prints JSON).

Starts the real server (SQLite, every move synced before anybody is told), seats four people at each of many tables of all three
games, and lets them make moves at a given rate. Measured is the time from a move being sent until the last of the four
seats has been told. The generator runs beside the server on the same machine.

With --bots some more tables are played by bots that think all the time (`thoughts` says how many times a second, `plain_thoughts` how
often plain judgement answered because all thinkers were busy); their thoughts are compiled before. With --runs everything is done several times, each
with a new server: a machine has better and worse minutes (`stolen_percent` of the time of its cores went to its host's other
guests; `left_alone` is what was measured in those seconds in which at most 2 % did). For each rate the medians are printed, and
whether they are what is aimed at (`met`); if one is not, the exit code is 1.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import contextlib
import gc
import json
import os
import random
import re
import resource
import statistics
import struct
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Protocol

import msgspec

from mewseum.core.fairness import seat_commitment_of

GAMES = ("cat-burglars", "meow", "catham-city")
TARGET = 50.0
"""Milliseconds until the last seat is told, in 99 of 100 moves."""
ALONE = 2.0
"""Percent of a second that a host may take to have left the machine alone."""
SERVED = 0.98
"""So much of a rate has to be served; what is still under way at the end is not counted."""


class View(msgspec.Struct):
    turn: int | None
    moves: list[str]


class Now(msgspec.Struct):
    number: int
    changed: int
    over: bool
    view: View | None


class Message(msgspec.Struct):
    kind: str
    now: Now | None = None
    code: str = ""


decode = msgspec.json.Decoder(Message).decode


class Socket(asyncio.Protocol):
    """A WebSocket client that does next to nothing, so that the generator costs little."""

    def __init__(self, path: str, token: str, hear: Callable[[bytes], None]) -> None:
        self._path = path
        self._token = token
        self._hear = hear
        self._buffer = bytearray()
        self._open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nAuthorization: Bearer {self._token}\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open:
            head, separator, rest = bytes(self._buffer).partition(b"\r\n\r\n")
            if not separator:
                return
            assert b" 101 " in head.split(b"\r\n")[0], head
            self._buffer = bytearray(rest)
            self._open = True
            self.opened.set_result(None)
        while (frame := self._frame()) is not None:
            self._hear(frame)

    def _frame(self) -> bytes | None:
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        size, start = buffer[1] & 127, 2
        if size == 126:
            if len(buffer) < 4:
                return None
            size, start = struct.unpack_from(">H", buffer, 2)[0], 4
        elif size == 127:
            if len(buffer) < 10:
                return None
            size, start = struct.unpack_from(">Q", buffer, 2)[0], 10
        if len(buffer) < start + size:
            return None
        kind, frame = buffer[0] & 15, bytes(buffer[start : start + size])
        del buffer[: start + size]
        if kind == 9:
            self.send(frame, 10)
            return self._frame()
        assert kind == 1, (kind, frame)
        return frame

    def send(self, payload: bytes, kind: int = 1) -> None:
        size = len(payload)
        head = bytes((0x80 | kind, 0x80 | size)) if size < 126 else struct.pack(">BBH", 0x80 | kind, 0x80 | 126, size)
        assert self.transport is not None
        self.transport.write(head + b"\0\0\0\0" + payload)  # a mask of zeros leaves the payload as it is


def number_of(seat: int) -> str:
    """A seat's number for the deal; nobody here minds which cards they get."""
    return f"{seat:064x}"


class Http:
    """One kept connection for the few requests that set up a table."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, body: Any, token: str = "") -> Any:
        if self._streams is None:
            self._streams = await asyncio.open_connection("127.0.0.1", self._port)
        reader, writer = self._streams
        content = msgspec.json.encode(body)
        token = f"Authorization: Bearer {token}\r\n" if token else ""
        writer.write(
            f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{token}Content-Type: application/json\r\n"
            f"Content-Length: {len(content)}\r\n\r\n".encode()
            + content
        )
        head = await reader.readuntil(b"\r\n\r\n")
        if b"connection: close" in head.lower():  # a house of several rooms: the next request may be for another
            self._streams = None
        found = re.search(rb"content-length: (\d+)", head, re.IGNORECASE)
        assert found is not None
        answer = msgspec.json.decode(await reader.readexactly(int(found[1])))
        if self._streams is None:
            writer.close()
        assert b" 20" in head.split(b"\r\n")[0], answer
        return answer

    async def create(self, wish: Any) -> Any:
        """A table whose host is ready."""
        seated = await self.post("/api/tables", wish)
        await self.ready(seated)
        return seated

    async def ready(self, seated: Any) -> None:
        """Whoever has sat down commits to a number for the deal."""
        table, seat = seated["table"], seated["seat"]
        commitment = seat_commitment_of(table, seated["round"], seat, seated["commitment"], number_of(seat))
        ready = {"do": "ready", "id": "ready", "commitment": commitment}
        await self.post(f"/api/tables/{table}/do", ready, seated["token"])

    async def reveal(self, seated: Any) -> None:
        """And reveals it, once everybody has."""
        reveal = {"do": "reveal", "id": "reveal", "number": number_of(seated["seat"])}
        await self.post(f"/api/tables/{seated['table']}/do", reveal, seated["token"])


class Table:
    """Four people at one table. At most one move is under way."""

    def __init__(self, game: str, port: int, dice: random.Random) -> None:
        self.game = game
        self.port = port
        self.dice = dice
        self.sockets: list[Socket] = []
        self.nows: list[Now | None] = [None] * 4
        self.sent = 0.0
        self.waits_for = 0
        self.late: Callable[[float], None] = lambda _: None
        self.refused = 0
        self.played = 0

    async def set_up(self, http: Http) -> None:
        people = [await http.create({"game": self.game, "players": 4, "name": "p0"})]
        self.name = people[0]["table"]
        for seat in (1, 2, 3):
            wish = {"name": f"p{seat}", "id": "1", "seat": seat}
            people.append(await http.post(f"/api/tables/{self.name}/join", wish))
            await http.ready(people[-1])
        for seated in people:
            await http.reveal(seated)
        tokens = [seated["token"] for seated in people]
        loop = asyncio.get_running_loop()
        for seat, token in enumerate(tokens):
            path = f"/api/tables/{self.name}/live"
            _, socket = await loop.create_connection(
                lambda seat=seat, path=path, token=token: Socket(path, token, lambda frame: self.hear(seat, frame)),
                "127.0.0.1",
                self.port,
            )
            await socket.opened
            self.sockets.append(socket)

    def hear(self, seat: int, frame: bytes) -> None:
        message = decode(frame)
        if message.kind == "refused":
            self.refused += 1
            self.waits_for = 0
        elif message.now is not None:
            before = self.nows[seat]
            self.nows[seat] = message.now
            if self.waits_for and (before is None or message.now.changed > before.changed):
                self.waits_for -= 1
                if self.waits_for == 0:
                    self.played += 1
                    self.late(time.perf_counter() - self.sent)

    def is_idle(self) -> bool:
        return self.waits_for == 0 and self.nows[0] is not None and not self.nows[0].over

    def move(self) -> bool:
        """Send one move of whoever is to act, if the table is idle."""
        if not self.is_idle():
            return False
        assert self.nows[0] is not None
        view = self.nows[0].view
        if view is None or view.turn is None:
            return False
        now = self.nows[view.turn]
        if now is None or now.view is None or not alone(now.view.moves):
            return False
        self.waits_for, self.sent = 4, time.perf_counter()
        move = {
            "do": "play",
            "id": f"{now.changed}",
            "move": self.dice.choice(alone(now.view.moves)),
            "after": now.changed,
        }
        self.sockets[view.turn].send(msgspec.json.encode(move))
        return True


def alone(moves: Sequence[str]) -> Sequence[str]:
    """Of some moves those that a house takes by themselves: in Cat Burglars a target comes with its payment.

    None at the end of a few games; then whoever looks no further takes another table.
    """
    return [move for move in moves if not move.startswith("infiltrate ")]


def cpu_seconds(processes: Sequence[int]) -> float:
    """What processes have computed so far."""
    stats = [Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split() for process in processes]
    return sum(int(fields[11]) + int(fields[12]) for fields in stats) / os.sysconf("SC_CLK_TCK")


def rooms_of(server: int) -> list[int]:
    """The processes of a server: itself, and its rooms if it has several."""
    started = Path(f"/proc/{server}/task/{server}/children").read_text().split()
    rooms = [int(child) for child in started if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]
    return [server, *rooms]


def idle_and_stolen() -> tuple[float, float]:
    """Seconds that this machine's cores had nothing to do so far, and that they had but its host gave them to others."""
    fields = Path("/proc/stat").read_text().split(maxsplit=9)
    return (int(fields[4]) + int(fields[5])) / os.sysconf("SC_CLK_TCK"), int(fields[8]) / os.sysconf("SC_CLK_TCK")


def thoughts_at(ports: Sequence[int], rooms: int) -> tuple[int, int]:
    """How often bots have thought so far, and how often plain judgement has answered for them."""
    import httpx

    pages = [
        httpx.get(f"http://127.0.0.1:{port}/metrics?room={room + 1}").text for port in ports for room in range(rooms)
    ]
    counts = [
        [
            int(count)
            for count in re.findall(rf"^mewseum_{name}_total(?:{{.*}})? (\d+)$", "\n".join(pages), re.MULTILINE)
        ]
        for name in ("thoughts", "plain_thoughts")
    ]
    return sum(counts[0]), sum(counts[1])


def warm_thoughts() -> None:
    """Compile what bots think by, so that it is not measured how the machine compiles."""
    for game in GAMES:
        subprocess.run([sys.executable, "-m", "mewseum.players.warmth", game], check=True)


class Mover(Protocol):
    """Where a move can be made, if none is under way."""

    def move(self) -> bool: ...


async def keep_pace(movers: Sequence[Mover], rate: float, seconds: float, servers: Sequence[int]) -> tuple[int, float]:
    """Moves at a rate, everywhere in turn; how many could not be made, and how long the servers have computed."""
    start, sent, skipped, place = time.perf_counter(), 0, 0, 0
    computed = cpu_seconds(servers)
    while (passed := time.perf_counter() - start) < seconds:
        wanted = int(passed * rate)
        while sent + skipped < wanted:
            for _ in range(len(movers)):
                place = (place + 1) % len(movers)
                if movers[place].move():
                    sent += 1
                    break
            else:
                skipped += 1
        await asyncio.sleep(0.001)
    await asyncio.sleep(0.5)
    return skipped, cpu_seconds(servers) - computed


class Seconds:
    """How late the last seat was told in each second, and how much of that second the host gave to others."""

    def __init__(self) -> None:
        self._late: list[list[float]] = [[]]
        self._stolen: list[float] = []
        """Of each second that has passed, in percent."""
        self._since = time.perf_counter(), idle_and_stolen()[1]

    def note(self, late: float) -> None:
        """Somebody was told."""
        began, stolen = self._since
        now = time.perf_counter()
        if now - began >= 1:
            self._since = now, idle_and_stolen()[1]
            self._stolen.append(100 * (self._since[1] - stolen) / ((now - began) * (os.cpu_count() or 1)))
            self._late.append([])
        self._late[-1].append(late)

    def report(self) -> dict[str, Any]:
        """All of it, and how late it was in those seconds that the host left alone."""
        late = self._late[: len(self._stolen)]
        alone = [moves for moves, stolen in zip(late, self._stolen, strict=True) if stolen <= ALONE]
        return {
            "p99_ms_by_second": [p99(moves) for moves in late],
            "stolen_percent_by_second": [round(stolen, 1) for stolen in self._stolen],
            "left_alone": {"seconds": len(alone), "p99_ms": p99([move for moves in alone for move in moves])},
        }


def p99(late: list[float]) -> float | None:
    return round(1000 * sorted(late)[int(0.99 * len(late))], 1) if late else None


async def run_rate(tables: list[Table], rate: float, seconds: float, servers: Sequence[int]) -> dict[str, Any]:
    """Moves at a rate; how late the last seat was told."""
    times: list[float] = []
    by_second = Seconds()
    began = time.perf_counter()

    def note(late: float) -> None:
        times.append(late)
        by_second.note(late)

    for table in tables:
        table.late = note
    worked, (idle, stolen) = time.process_time(), idle_and_stolen()
    skipped, computed = await keep_pace(tables, rate, seconds, servers)
    worked, (idle_then, stolen_then) = time.process_time() - worked, idle_and_stolen()
    cores = (time.perf_counter() - began) * (os.cpu_count() or 1)
    return {
        "moves_per_s_asked": rate,
        **percentiles(times, seconds, computed),
        "generator_cpu_ms_per_move": round(1000 * worked / max(1, len(times)), 3),
        "idle_percent": round(100 * (idle_then - idle) / cores, 1),
        "stolen_percent": round(100 * (stolen_then - stolen) / cores, 1),
        **by_second.report(),
        "skipped": skipped,
        "unfinished": sum(table.waits_for > 0 for table in tables),
        "refused": sum(table.refused for table in tables),
    }


def percentiles(times: list[float], seconds: float, computed: float) -> dict[str, Any]:
    """How many moves there were a second, how late the last seat was told, and what a move cost the server."""
    times.sort()
    late = {"p50_ms": 0.5, "p99_ms": 0.99, "max_ms": 1.0}
    return {
        "moves_per_s": round(len(times) / seconds, 1),
        **{
            name: round(1000 * times[min(len(times) - 1, int(len(times) * part))], 2) if times else None
            for name, part in late.items()
        },
        "server_cpu_ms_per_move": round(1000 * computed / max(1, len(times)), 3),
    }


def judge(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """For each rate the medians of all runs, and whether they are what is aimed at."""
    judged = []
    for rate in dict.fromkeys(row["moves_per_s_asked"] for row in rows):
        runs = [row for row in rows if row["moves_per_s_asked"] == rate and row["p99_ms"] is not None]
        middle = {
            name: statistics.median(row[name] for row in runs) if runs else None
            for name in ("moves_per_s", "p50_ms", "p99_ms", "stolen_percent", "thoughts")
        }
        is_met = bool(runs) and middle["p99_ms"] <= TARGET and middle["moves_per_s"] >= SERVED * rate
        is_met = is_met and all(row["thoughts"] > 0 for row in runs if row["bots"])
        judged.append({"moves_per_s_asked": rate, **middle, "runs": len(runs), "target_ms": TARGET, "met": is_met})
    return judged


def raise_limit() -> None:
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(65536, hard), hard))


def start_server(folder: Path, database: str, *arguments: str) -> tuple[subprocess.Popen[str], int]:
    database = database or f"sqlite:///{folder / 'tables.sqlite'}"
    command = [
        sys.executable,
        "-m",
        "mewseum",
        "serve",
        "--port",
        "0",
        "--no-limits",
        "--database",
        database,
        *arguments,
    ]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    found = re.search(r":(\d+)/", server.stdout.readline())
    assert found is not None
    return server, int(found[1])


async def add_bots(port: int, tables: int) -> list[asyncio.Task[None]]:
    """Tables at which one person plays at once whenever it is their turn, against three bots that think."""
    dice = random.Random(3)

    async def play_one(game: str) -> None:
        http = Http(port)
        seated = await http.create({"game": game, "players": 4, "name": "p0", "others": ["burglar"] * 3})
        await http.reveal(seated)
        over = asyncio.Event()
        sockets: list[Socket] = []

        def hear(frame: bytes) -> None:
            message = decode(frame)
            if message.now is None:
                return
            is_own = message.now.view is not None and bool(message.now.view.moves)
            if message.now.over or (message.now.view is not None and is_own and not alone(message.now.view.moves)):
                over.set()
            elif message.now.view and message.now.view.moves:
                move = dice.choice(alone(message.now.view.moves))
                ask = {"do": "play", "id": f"{message.now.changed}", "move": move, "after": message.now.changed}
                sockets[0].send(msgspec.json.encode(ask))

        socket = Socket(f"/api/tables/{seated['table']}/live", seated["token"], hear)
        sockets.append(socket)
        await asyncio.get_running_loop().create_connection(lambda: socket, "127.0.0.1", port)
        await over.wait()

    async def play(game: str) -> None:
        while True:
            await play_one(game)

    return [asyncio.create_task(play(GAMES[i % 3])) for i in range(tables)]


async def measure(options: argparse.Namespace, ports: Sequence[int], servers: Sequence[int]) -> list[dict[str, Any]]:
    dice = random.Random(1)
    tables = [Table(GAMES[i % len(GAMES)], ports[i % len(ports)], dice) for i in range(options.tables)]
    https = [Http(ports[i % len(ports)]) for i in range(8)]
    await asyncio.gather(*(set_up_all(tables[i::8], http) for i, http in enumerate(https)))
    bots = await add_bots(ports[0], options.bots)
    await asyncio.sleep(2.0)
    for _ in range(60):
        if not options.bots or thoughts_at(ports, options.rooms)[0]:
            break
        await asyncio.sleep(0.5)  # their processes are starting
    rows = []
    for rate in options.rates:
        before, began = thoughts_at(ports, options.rooms), time.perf_counter()
        row = await run_rate(tables, rate, options.seconds, servers)
        seconds = time.perf_counter() - began
        thought, plain = (then - now for then, now in zip(thoughts_at(ports, options.rooms), before, strict=True))
        row |= {
            "bots": options.bots,
            "thoughts": round(thought / seconds, 1),
            "plain_thoughts": round(plain / seconds, 1),
        }
        rows.append(row)
        print(json.dumps(row), file=sys.stderr)
    stopped = [task for task in bots if task.done()]
    for task in bots:
        task.cancel()
    await asyncio.gather(*bots, return_exceptions=True)
    assert not stopped, f"bots do not play: {stopped[0].exception()!r}"
    return rows


async def set_up_all(tables: list[Table], http: Http) -> None:
    for table in tables:
        await table.set_up(http)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument(
        "--rates", type=lambda text: [float(rate) for rate in text.split(",")], default=[250, 500, 1000]
    )
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--bots", type=int, default=0, help="so many tables of bots think at the same time")
    parser.add_argument("--database", default="")
    parser.add_argument("--nodes", type=int, default=1, help="so many servers share the tables, on a PostgreSQL")
    parser.add_argument("--rooms", type=int, default=1, help="each server has so many rooms, a process each")
    parser.add_argument("--runs", type=int, default=1, help="so many times, each with a new server")
    options = parser.parse_args()
    if options.nodes > 1 and options.database.startswith("sqlite"):
        parser.error("several servers share a PostgreSQL; a SQLite file is for one")
    raise_limit()
    if options.bots:
        warm_thoughts()
    gc.disable()  # the generator must not halt by itself
    rows = [row for _ in range(options.runs) for row in run_once(options)]
    judged = judge(rows)
    report = {"tables": options.tables, "sockets": 4 * options.tables, "rates": judged, "rows": rows}
    print(json.dumps(report, indent=1))
    sys.exit(not all(rate["met"] for rate in judged))


def run_once(options: argparse.Namespace) -> list[dict[str, Any]]:
    """All rates, one after the other, with a new server."""
    import uvloop

    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database = options.database or (start_postgres(stack) if options.nodes > 1 else "")
        servers, ports = [], []
        for _ in range(options.nodes):
            server, port = start_server(folder, database, "--pace", "0", "--rooms", str(options.rooms))
            stack.callback(server.wait, 20)
            stack.callback(server.terminate)
            servers += rooms_of(server.pid) if options.rooms > 1 else [server.pid]
            ports.append(port)
        rows: list[dict[str, Any]] = uvloop.run(measure(options, ports, servers))
        return rows


def start_postgres(stack: contextlib.ExitStack) -> str:
    """A PostgreSQL of its own that syncs every commit; the URL of its database."""
    sys.path.append(str(Path(__file__).parents[1]))
    from tests.server.postgres import Postgres

    postgres = Postgres(Path(stack.enter_context(tempfile.TemporaryDirectory())), fsync=True)
    stack.callback(postgres.stop)
    return postgres.fresh()


if __name__ == "__main__":
    main()
