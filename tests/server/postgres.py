"""A PostgreSQL of the tests' own: started once, with a fresh database for each test that asks for one.

`python -m tests.server.postgres` sees to it that PostgreSQL is installed, or says what to install.
"""

from __future__ import annotations

import itertools
import os
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

MISSING = (
    "PostgreSQL is not installed, and the server's tests want it: apt-get install postgresql, or your system's like."
)
INSTALL = ["apt-get", "install", "-y", "--no-install-recommends", "postgresql"]


def binaries() -> Path | None:
    """Where the newest PostgreSQL of this machine is."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: float(folder.parent.name))
    in_path = shutil.which("pg_ctl")
    folders = [*([Path(in_path).parent] if in_path else []), *folders]
    return next((folder for folder in reversed(folders) if (folder / "pg_ctl").exists()), None)


class Postgres:
    """A running PostgreSQL; unless told to sync what it writes, it forgets everything when the power goes."""

    def __init__(self, folder: Path, *, fsync: bool = False) -> None:
        found = binaries()
        if found is None:
            pytest.fail(MISSING, pytrace=False)
        self._binaries, self._folder, self._fsync = found, folder, fsync
        self._names = itertools.count(1)
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        if os.getuid() == 0:
            shutil.chown(folder, "postgres")
        self._run("initdb", "--no-sync", "--auth=trust", "--username=postgres", "--encoding=UTF8", "--locale=C")
        self.start()

    def start(self) -> None:
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories="
        options += f" -c fsync={'on' if self._fsync else 'off'}"
        self._run("pg_ctl", "-w", "-l", str(self._folder / "log"), "-o", options, "start")

    def _run(self, command: str, *arguments: str) -> None:
        """It refuses to run as root."""
        subprocess.run(
            [str(self._binaries / command), "-D", str(self._folder / "data"), *arguments],
            check=True, cwd=self._folder, stdout=subprocess.DEVNULL, user="postgres" if os.getuid() == 0 else None,
        )  # fmt: skip

    def stop(self) -> None:
        """As if it had been killed."""
        self._run("pg_ctl", "-w", "-m", "immediate", "stop")

    def url(self, database: str) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/{database}"

    def ask(self, query: str, database: str = "postgres") -> list[tuple[object, ...]]:
        """What a query gives, asked from outside."""
        with psycopg.connect(self.url(database), autocommit=True) as connection:
            answer = connection.execute(query)
            return answer.fetchall() if answer.description else []

    def fresh(self) -> str:
        """The URL of a new, empty database."""
        name = f"test{next(self._names)}"
        self.ask(f"create database {name}")
        return self.url(name)

    def processes(self, url: str) -> list[int]:
        """The processes that serve a database."""
        database = url.rpartition("/")[2]
        return [int(str(pid)) for (pid,) in self.ask(f"select pid from pg_stat_activity where datname = '{database}'")]

    def cut_off(self, url: str, which: str = "") -> int:
        """End every connection to a database whose last query has this in it; how many there were."""
        database = url.rpartition("/")[2]
        return len(
            self.ask(
                "select pg_terminate_backend(pid) from pg_stat_activity"
                f" where datname = '{database}' and pid <> pg_backend_pid() and query ilike '%{which}%'"
            )
        )


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """PostgreSQL for as long as the tests run. Its folder is not pytest's own: only root could enter that."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        running = Postgres(Path(folder))
        yield running
        running.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite'}"
    fresh: str = request.getfixturevalue("postgres").fresh()
    return fresh


def install() -> int:
    """Install PostgreSQL where that is possible without asking anybody; otherwise say what to install."""
    if binaries() is None and shutil.which("apt-get") and os.getuid() == 0:
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for command in (["apt-get", "update"], INSTALL):
            subprocess.run(command, check=False, env=environment, **quiet)
    if binaries() is None:
        print(MISSING)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(install())
