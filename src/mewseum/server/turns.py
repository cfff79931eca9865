"""Rooms that keep their tables in one SQLite file write there one after another.

SQLite has a lock of its own for that, but whoever finds it taken looks again only now and then, ever more seldom, while others come and
go. Here the system itself wakes whoever is next, and lets go of the turn of a process that ends, however it ends.
"""

from __future__ import annotations

import os
from pathlib import Path
from types import TracebackType

from mewseum.server.private_files import open_private


class Turn:
    """The turn to write a file, taken by `with`; only for threads of different processes, or of different turns."""

    def __init__(self, file: Path) -> None:
        self._file = file.with_name(f"{file.name}.turn")
        self._number: int | None = None

    def __enter__(self) -> None:
        import fcntl

        if self._number is None:
            self._number = open_private(self._file)
        fcntl.flock(self._number, fcntl.LOCK_EX)

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        import fcntl

        assert self._number is not None
        fcntl.flock(self._number, fcntl.LOCK_UN)

    def close(self) -> None:
        """Let go of the file."""
        if self._number is not None:
            os.close(self._number)
            self._number = None
