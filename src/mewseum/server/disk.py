"""How much room is left where a SQLite database lies.

Before it is full, new tables and talk are refused, so that everybody can finish their games. It is looked at now and then in a thread,
since a disk may take its time to say, and what was seen last is what counts. PostgreSQL's disk is not the house's to see.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from mewseum.core.refused import Refused

LOOK_SECONDS = 2.0
"""Seconds between two looks. In so short a time even a flood within all limits writes little beside the default mark."""
MEGABYTE = 1_000_000
USUAL_SPARE_MEGABYTES = 200


class Space(Protocol):
    """What a file system says of itself."""

    @property
    def f_bavail(self) -> int:
        """Blocks that are free."""

    @property
    def f_frsize(self) -> int:
        """Bytes of a block."""


class Disk:
    """The disk of a database."""

    def __init__(
        self,
        file: Path | None,
        spare_megabytes: int = USUAL_SPARE_MEGABYTES,
        look: Callable[[Path], Space] = os.statvfs,
    ) -> None:
        """`file` is None where the house cannot see it. `look` asks the file system."""
        self._folder = None if file is None else file.parent
        self._spare_megabytes = spare_megabytes
        self._look = look
        self._free: int | None = None

    def check_room(self) -> None:
        """Whether there is room for more than the games that are being played."""
        if self._free is not None and self._free < self._spare_megabytes * MEGABYTE:
            raise Refused("disk-nearly-full", spare=self._spare_megabytes)

    def see(self) -> None:
        """Look how much is free. What cannot be seen is no reason to refuse: the storage says so itself when it is full."""
        if self._folder is None:
            return
        try:
            space = self._look(self._folder)
        except OSError:
            self._free = None
        else:
            self._free = space.f_bavail * space.f_frsize

    async def watch(self) -> None:
        """Look again and again, beside the event loop."""
        while self._folder is not None:
            await asyncio.to_thread(self.see)
            await asyncio.sleep(LOOK_SECONDS)
