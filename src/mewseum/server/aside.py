"""Damaged tables are set aside: nobody plays there, nothing is written there, and all other tables go on."""

from __future__ import annotations

import logging
import time

from mewseum.core.words import words
from mewseum.server.chain import Damaged

AGAIN_SECONDS = 60.0
"""Seconds until a damaged table is read again for whoever opens it: its host may have mended it."""
MOST_LOGGED = 100
"""So many damaged tables are named in the log; `mewseum check` names all."""
FLAWS_LOGGED = 3

log = logging.getLogger("mewseum")


class Aside:
    """Tables that were found damaged."""

    def __init__(self) -> None:
        self._found: dict[str, tuple[float, Damaged]] = {}

    def __contains__(self, table: object) -> bool:
        return table in self._found

    def __len__(self) -> int:
        return len(self._found)

    def add(self, damaged: Damaged) -> None:
        """Set a table aside. The log hears of it once."""
        table = str(damaged.details["table"])
        if table not in self._found and len(self._found) < MOST_LOGGED:
            say = words("en").say
            flaws = " ".join(say(flaw.key, **flaw.details) for flaw in damaged.flaws[:FLAWS_LOGGED])
            log.error("The table %s is damaged and was set aside. %s", table, flaws)
        self._found[table] = (time.monotonic(), damaged)

    def check(self, table: str) -> None:
        """Refuse a table that was found damaged a moment ago."""
        found = self._found.get(table)
        if found is not None and time.monotonic() - found[0] < AGAIN_SECONDS:
            raise Damaged(table, found[1].flaws)

    def refuse(self, table: str) -> None:
        """Refuse to write to a table that was found damaged, however long ago."""
        if table in self._found:
            raise Damaged(table, self._found[table][1].flaws)

    def remove(self, table: str) -> None:
        """A table is as it should be."""
        self._found.pop(table, None)
