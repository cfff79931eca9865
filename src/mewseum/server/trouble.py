"""Storage in trouble: people are told what, why and what to do in the house's own words; the log has the driver's."""

from __future__ import annotations

import logging
import math
import os
import sqlite3
import time
from pathlib import Path

from sqlalchemy.exc import DataError, IntegrityError, SQLAlchemyError

from mewseum.core.refused import Refused
from mewseum.core.words import Phrase

LOG = logging.getLogger("mewseum")
AGAIN = 60.0
"""Seconds until the log says the same again: while a database is down, every request fails."""
CLOSING = Phrase("storage-closing")
SILENT = Phrase("storage-silent")
FAILING = Phrase("storage-failing")
FULL = Phrase("storage-full")
LOCKED = Phrase("storage-locked")
READ_ONLY = Phrase("storage-read-only")
GONE = Phrase("storage-gone")
WHY = {
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_BUSY: LOCKED,
    sqlite3.SQLITE_LOCKED: LOCKED,
    sqlite3.SQLITE_READONLY: READ_ONLY,
    sqlite3.SQLITE_CANTOPEN: GONE,
    "53100": FULL,
    "55P03": LOCKED,
    "40P01": LOCKED,
    "25006": READ_ONLY,
    "25P03": SILENT,
    "57014": SILENT,
}
"""SQLite's codes and PostgreSQL's (SQLSTATE) that say more than that something is wrong."""


class Gone(SQLAlchemyError):
    """The file of the database was removed or replaced: what is written to it now, nobody will ever read."""


class OutOfOrder(Exception):
    """An entry would not follow the last that is stored: this server does not know what the database does."""


class File:
    """The file of a SQLite database. An open one can be written to even after it was removed, in vain."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._found: tuple[int, int] | None = None

    def check(self) -> None:
        """See that it is still the same file."""
        try:
            found = os.stat(self.path)
        except OSError as error:
            raise Gone(f"{self.path}: {error.strerror}") from None
        self._found = self._found or (found.st_dev, found.st_ino)
        if self._found != (found.st_dev, found.st_ino):
            raise Gone(f"{self.path} is another file than before: open the house anew")


class Trouble:
    """What is wrong with a storage: the log is told when it begins and when it is over, not with every request."""

    def __init__(self, secret: object = None) -> None:
        self._secret = str(secret or "")
        self._is_well = True
        self._noted: dict[str, float] = {}

    def refusal(self, error: SQLAlchemyError | OSError) -> Refused:
        """What somebody is told who asked for something meanwhile."""
        self._is_well = False
        words = driver_words(error)
        self._note(f"The storage is in trouble: {words.replace(self._secret, '***') if self._secret else words}")
        return storage_down(_why(error))

    def silence(self, seconds: float) -> Refused:
        """The same where it has said nothing at all for so long."""
        self._is_well = False
        self._note(f"The storage is in trouble: it has not answered for {seconds:g} seconds.")
        return storage_down(SILENT)

    def passed(self) -> None:
        """It is over."""
        if not self._is_well:
            self._is_well = True
            self._note("The storage is well again.")

    def _note(self, words: str) -> None:
        now = time.monotonic()
        if now - self._noted.get(words, -math.inf) > AGAIN:
            self._noted = {said: when for said, when in self._noted.items() if now - when <= AGAIN} | {words: now}
            LOG.warning(words)


def storage_down(why: Phrase) -> Refused:
    """The refusal of whatever needs the storage, with one of the house's words for what is wrong."""
    return Refused("storage-down", why=why)


def is_its_own(error: Exception) -> bool:
    """Whether a write failed for what it would write, and not because anything is wrong with the database."""
    return isinstance(error, IntegrityError | DataError | OutOfOrder)


def is_locked(error: Exception | None) -> bool:
    """Whether somebody else's lock was in the way."""
    return isinstance(error, SQLAlchemyError) and _why(error) is LOCKED


def _why(error: Exception) -> Phrase:
    """The house's own words for what is wrong."""
    if isinstance(error, Gone):
        return GONE
    if isinstance(error, OSError):
        return FAILING
    said = getattr(error, "orig", None)
    code = getattr(said, "sqlite_errorcode", None)
    if code is not None:
        return WHY.get(code & 0xFF, FAILING)
    state = getattr(said, "sqlstate", None) or ""
    return WHY.get(state, FAILING if state and state[:2] not in ("08", "57") else SILENT)


def driver_words(error: Exception) -> str:
    """What a database says, on one line, without the statement."""
    return (str(getattr(error, "orig", None) or error).strip() or type(error).__name__).splitlines()[0]
