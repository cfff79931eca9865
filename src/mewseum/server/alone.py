"""One house at a time on a SQLite file: two would not hear of each other's moves, and their tables would part.

The lock is on a file beside the database. The system itself lets go of it when the process ends, however it ends. What is
written in that file says where the house is open, for whoever comes second.
"""

from __future__ import annotations

import contextlib
import os
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from mewseum.core.refused import Refused
from mewseum.server.database import file_of, show_url
from mewseum.server.private_files import make_folder, open_private

MOMENT = 1.0
"""Seconds that a house which has just taken its file has to say where it is open."""
ANSWER = 3.0
"""Seconds within which a house answers."""

Tell = Callable[[str], None]


@contextlib.contextmanager
def alone(database: str) -> Iterator[Tell]:
    """Be the only house on a database, or be refused. What is given takes the house's address."""
    file = _file_of(database)
    if file is None:  # any number of houses may share a PostgreSQL
        yield lambda _: None
        return
    with _open_lock(file, database) as lock:
        if not _take(lock):
            raise Refused("second-house", file=str(file), address=_address_in(lock) or "?")
        _write(lock, "")
        yield lambda address: _write(lock, address)
        _write(lock, "")


def house_at(database: str) -> str:
    """The address of the house that is open on a database, if there is one and it answers; else nothing."""
    file = _file_of(database)
    if file is None or not _lock_beside(file).exists():
        return ""
    with _open_lock(file, database) as lock:
        address = "" if _take(lock) else _address_in(lock)
    return address if address and _answers(address) else ""


def _file_of(database: str) -> Path | None:
    try:
        file = file_of(sa.make_url(database))
    except SQLAlchemyError:
        return None  # no database at all: that is said later
    return None if file is None else file.resolve()


def _lock_beside(file: Path) -> Path:
    return file.with_name(f"{file.name}.lock")


def _open_lock(file: Path, database: str) -> IO[str]:
    try:
        make_folder(file.parent)
        number = open_private(_lock_beside(file))
    except OSError as error:
        reason = error.strerror or str(error)
        raise Refused("no-database", database=show_url(database), reason=reason) from None
    return open(number, "r+", encoding="utf-8")


def _take(lock: IO[str]) -> bool:
    """Whether nobody else had it. Such a lock is the process's own: children that outlive it do not keep it."""
    try:
        import fcntl
    except ImportError:  # elsewhere nobody is warned
        return True
    try:
        fcntl.lockf(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def _write(lock: IO[str], address: str) -> None:
    with contextlib.suppress(OSError):  # a disk may be full: the lock holds all the same
        os.ftruncate(lock.fileno(), 0)
        os.pwrite(lock.fileno(), address.encode(), 0)


def _address_in(lock: IO[str]) -> str:
    """What the other house has written, or will in a moment."""
    end = time.monotonic() + MOMENT
    while True:
        lock.seek(0)
        address = lock.read().strip()
        if address or time.monotonic() > end:
            return address
        time.sleep(0.02)


def _answers(address: str) -> bool:
    ask = urllib.request.build_opener(urllib.request.ProxyHandler({}))  # the way to this machine leads through no proxy
    try:
        with ask.open(f"{address.rstrip('/')}/health", timeout=ANSWER):
            return True
    except OSError:
        return False
