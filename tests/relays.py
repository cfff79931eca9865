"""A relay between clients and a house, whose connections can go dead without a word: nobody hangs up, and nothing arrives any more."""

from __future__ import annotations

import contextlib
import select
import socket
import threading
from collections.abc import Iterator


class Relay:
    """Passes on what comes, each way, until told to swallow it. Connections that went dead stay dead; later ones are passed on again."""

    def __init__(self, house: str) -> None:
        """`house` is the address of the house."""
        host, _, port = house.removeprefix("http://").partition(":")
        self._house = (host, int(port))
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        self._dead: list[dict[str, bool]] = []
        """Of each connection, which ways are dead."""
        self._of_new = {"there": False, "back": False}
        threading.Thread(target=self._accept, daemon=True).start()

    def freeze(self, *ways: str, new: bool = False) -> None:
        """From now on swallow what goes these ways (`there` to the house, `back` to the client), perhaps on new connections too."""
        for dead in [*self._dead, *([self._of_new] if new else [])]:
            dead.update(dict.fromkeys(ways or ("there", "back"), True))

    def thaw(self) -> None:
        """Pass on what comes by new connections."""
        self._of_new = {"there": False, "back": False}

    def close(self) -> None:
        """Take no more connections."""
        self._listening.close()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                client, _ = self._listening.accept()
                dead = dict(self._of_new)
                self._dead.append(dead)
                threading.Thread(target=self._pass_on, args=(client, dead), daemon=True).start()

    def _pass_on(self, client: socket.socket, dead: dict[str, bool]) -> None:
        with contextlib.suppress(OSError), client, socket.create_connection(self._house) as house:
            ends = {client: (house, "there"), house: (client, "back")}
            while True:
                for end in select.select(list(ends), [], [])[0]:
                    other, way = ends[end]
                    content = end.recv(65536)
                    if not content and not any(dead.values()):
                        return
                    if not content:
                        del ends[end]  # nobody is told that this end has gone
                    elif not dead[way]:
                        other.sendall(content)


@contextlib.contextmanager
def relay(house: str) -> Iterator[Relay]:
    """A relay before a house, for one test."""
    opened = Relay(house)
    try:
        yield opened
    finally:
        opened.close()
