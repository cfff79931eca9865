"""A house in a process of its own, as anybody would open it."""

from __future__ import annotations

import contextlib
import functools
import os
import re
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx


class House:
    """A running `mewseum serve`."""

    def __init__(
        self,
        database: str,
        *arguments: str,
        port: int = 0,
        environment: dict[str, str] | None = None,
        program: str = "mewseum",
        url: str = "",
        files: int = 0,
    ) -> None:
        """`url` is where it is asked, if that is not where it listens. `files` is how many may be open, if not as many as usual."""
        command = [sys.executable, "-m", program, "serve", "--port", str(port), "--database", database, *arguments]
        limit = functools.partial(resource.setrlimit, resource.RLIMIT_NOFILE, (files, files)) if files else None
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1", **(environment or {})},
            preexec_fn=limit,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"https?://[^/\s]+", line)
        if found is None:
            raise RuntimeError(self.process.communicate()[1])
        self.url = url or found[0]
        self._wait()

    def _wait(self) -> None:
        for _ in range(400):
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(f"{self.url}/health", timeout=5).status_code == 200:
                    return
            if self.process.poll() is not None:
                raise RuntimeError(self.process.communicate()[1])
            time.sleep(0.025)
        raise RuntimeError("the house did not open")

    def kill(self) -> None:
        """End it without any warning."""
        self.process.send_signal(signal.SIGKILL)
        self.process.communicate()

    def close(self) -> str:
        """Close it in peace; what it said on the side."""
        self.process.terminate()
        return self.process.communicate(timeout=20)[1]


@contextlib.contextmanager
def house(
    folder: Path, *arguments: str, database: str = "", program: str = "mewseum", files: int = 0
) -> Iterator[House]:
    """A house with bots that do not dawdle, for one test."""
    database = database or f"sqlite:///{folder / 'tables.sqlite'}"
    opened = House(database, "--pace", "0", *arguments, program=program, files=files)
    try:
        yield opened
    finally:
        if opened.process.poll() is None:
            opened.close()
