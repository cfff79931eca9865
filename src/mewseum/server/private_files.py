"""The files of a SQLite database are its owner's alone: they hold the secrets of games that are being played."""

from __future__ import annotations

import contextlib
import logging
import os
import stat
from pathlib import Path

LOG = logging.getLogger("mewseum")
FILE_MODE = 0o600
FOLDER_MODE = 0o700
BESIDE = ("", "-wal", "-shm", "-journal", ".lock", ".turn")
"""How the names of a database's files go on. SQLite gives a new log the mode that the database has."""


def make_private(file: Path) -> None:
    """Make a database's file if it is missing, and let nobody else read it or what lies beside it, whatever was before.

    A file that is there is not opened for that: to close it again would end the locks of this process on it.
    """
    with contextlib.suppress(OSError):  # what cannot be made is said when it is to be opened
        make_folder(file.parent)
        if not file.exists():
            os.close(open_private(file))
    for ending in BESIDE:
        tighten(file.with_name(f"{file.name}{ending}"))


def make_folder(folder: Path) -> None:
    """Make a folder and all that it lies in, for its owner alone; what is there already stays as it is."""
    missing = [place for place in (folder, *folder.parents) if not place.exists()]
    for place in reversed(missing):
        with contextlib.suppress(FileExistsError):
            place.mkdir(mode=FOLDER_MODE)
            place.chmod(FOLDER_MODE)  # the umask may have taken something away


def open_private(file: Path) -> int:
    """Open a file to read and write, made anew if it is missing; nobody else may."""
    is_new = not file.exists()
    number = os.open(file, os.O_RDWR | os.O_CREAT, FILE_MODE)
    if is_new:
        os.fchmod(number, FILE_MODE)
    tighten(file)
    return number


def tighten(file: Path) -> None:
    """Take a file away from everybody but its owner, who may have made it one that can only be read."""
    try:
        mode = os.stat(file).st_mode
        if stat.S_ISREG(mode) and stat.S_IMODE(mode) & ~FILE_MODE:
            os.chmod(file, stat.S_IMODE(mode) & FILE_MODE)
    except FileNotFoundError:
        pass
    except OSError as error:  # another's file: the house may go on, but whoever runs it should know
        LOG.warning("%s may be read by others: %s", file, error.strerror)
