"""boardgame.io's server under the same generator as `bench/load.py`: its own example, tic-tac-toe, two sockets a match.

Wants `npm install boardgame.io` in some folder: `python bench/load_peer.py --modules FOLDER/node_modules` (prints JSON).
Its store is its default, in memory: nothing is durable. A match ends after nine moves at most, so there are many of them.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import secrets
import socket as sockets
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from load import Socket, keep_pace, percentiles, raise_limit

SPACE = "/tic-tac-toe,"


class Match:
    """Two people at one match. At most one move is under way."""

    def __init__(self, port: int, times: list[float]) -> None:
        self.port = port
        self.times = times
        self.sockets: list[Socket] = []
        self.synced = 0
        self.state: dict[str, Any] = {}
        self.waits_for = 0
        self.sent = 0.0

    async def set_up(self) -> None:
        """The server makes a match when somebody syncs with it."""
        self.name = secrets.token_hex(8)
        for seat in (0, 1):
            socket = Socket(
                "/socket.io/?EIO=4&transport=websocket", "", lambda frame, seat=seat: self.hear(seat, frame)
            )
            self.sockets.append(socket)
            await asyncio.get_running_loop().create_connection(lambda socket=socket: socket, "127.0.0.1", self.port)
            await socket.opened
        while self.synced < 2:
            await asyncio.sleep(0.002)

    def emit(self, seat: int, *message: Any) -> None:
        self.sockets[seat].send(f"42{SPACE}{json.dumps(message)}".encode())

    def hear(self, seat: int, frame: bytes) -> None:
        if frame.startswith(b"0"):
            self.sockets[seat].send(f"40{SPACE}".encode())
        elif frame == b"2":
            self.sockets[seat].send(b"3")
        elif frame.startswith(b"40"):
            self.emit(seat, "sync", self.name, str(seat), None, 2)
        elif frame.startswith(f"42{SPACE}".encode()):
            what, *rest = json.loads(frame[len(f"42{SPACE}") :])
            if what == "sync":
                self.state = rest[1]["state"]
                self.synced += 1
            elif what == "update":
                self.state = rest[1]
                self.told()

    def told(self) -> None:
        if self.waits_for:
            self.waits_for -= 1
            if self.waits_for == 0:
                self.times.append(time.perf_counter() - self.sent)

    def move(self) -> bool:
        if self.waits_for or "gameover" in self.state["ctx"]:
            return False
        seat = int(self.state["ctx"]["currentPlayer"])
        cell = self.state["G"]["cells"].index(None)
        payload = {"type": "clickCell", "args": [cell], "playerID": str(seat), "credentials": None}
        self.waits_for, self.sent = 2, time.perf_counter()
        action = {"type": "MAKE_MOVE", "payload": payload}
        self.emit(seat, "update", action, self.state["_stateID"], self.name, str(seat))
        return True


async def measure(options: argparse.Namespace, port: int, server: int) -> list[dict[str, Any]]:
    rows = []
    for rate in options.rates:
        times: list[float] = []
        matches = [Match(port, times) for _ in range(options.matches)]
        await asyncio.gather(*(set_up_all(matches[i::8]) for i in range(8)))
        skipped, computed = await keep_pace(matches, rate, options.seconds, [server])
        rows.append({"moves_per_s_asked": rate, **percentiles(times, options.seconds, computed), "skipped": skipped})
        print(json.dumps(rows[-1]), file=sys.stderr)
        for match in matches:
            for socket in match.sockets:
                assert socket.transport is not None
                socket.transport.close()
    return rows


async def set_up_all(matches: list[Match]) -> None:
    for match in matches:
        await match.set_up()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--modules", type=Path, required=True)
    parser.add_argument("--matches", type=int, default=2000)
    parser.add_argument(
        "--rates", type=lambda text: [float(rate) for rate in text.split(",")], default=[250, 500, 1000]
    )
    parser.add_argument("--seconds", type=float, default=8.0)
    options = parser.parse_args()
    raise_limit()
    gc.disable()  # the generator must not halt by itself
    with sockets.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    script = Path(__file__).with_name("peer_boardgameio.cjs")
    environment = {**os.environ, "NODE_PATH": str(options.modules), "NODE_ENV": "production"}
    command = ["node", str(script), str(port)]
    server = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    while "ready" not in server.stdout.readline():
        pass
    try:
        import uvloop

        rows = uvloop.run(measure(options, port, server.pid))
    finally:
        server.terminate()
    print(json.dumps({"peer": "boardgame.io", "matches": options.matches, "rows": rows}, indent=1))


if __name__ == "__main__":
    main()
