"""Nobody else may read what a house keeps, whatever its files were before and whatever the umask is."""

from __future__ import annotations

import os
import stat
import subprocess
import sys

import pytest

from mewseum.server.private_files import BESIDE, make_private, tighten
from tests.server.houses import House

OPEN = "import os, runpy, sys; os.umask(int(os.environ['MASK'], 8)); runpy.run_module('mewseum', run_name='__main__')"


def mode_of(path):
    return stat.S_IMODE(path.stat().st_mode)


@pytest.fixture
def free_umask():
    before = os.umask(0)
    yield
    os.umask(before)


def under_umask(folder, mask):
    """A program that does the same as `mewseum`, under an umask."""
    package = folder / "masked"
    package.mkdir(exist_ok=True)
    (package / "__main__.py").write_text(OPEN)
    return {"program": "masked", "environment": {"MASK": mask, "PYTHONPATH": str(folder)}}


@pytest.mark.parametrize("rooms", ["1", "2"])
@pytest.mark.parametrize("mask", ["000", "022", "0177"])
def test_a_new_house_keeps_everything_to_its_owner(tmp_path, mask, rooms):
    file = tmp_path / "far" / "away" / "tables.sqlite"
    house = House(f"sqlite:///{file}", "--thinkers", "0", "--rooms", rooms, **under_umask(tmp_path, mask))
    modes = {path.name: mode_of(path) for path in file.parent.iterdir()}
    house.close()

    assert {"tables.sqlite", "tables.sqlite-wal", "tables.sqlite-shm", "tables.sqlite.lock"} <= set(modes)
    assert set(modes.values()) == {0o600}, modes
    assert [mode_of(folder) for folder in (file.parent, file.parent.parent)] == [0o700, 0o700]


def test_a_house_that_lay_open_is_closed_to_others_and_its_folder_stays(tmp_path, free_umask):
    file = tmp_path / "tables.sqlite"
    tmp_path.chmod(0o755)
    house = House(f"sqlite:///{file}", "--thinkers", "0")
    for path in tmp_path.iterdir():
        path.chmod(0o666)
    house.kill()  # the log stays behind
    assert mode_of(tmp_path / "tables.sqlite-wal") == 0o666

    house = House(f"sqlite:///{file}", "--thinkers", "0")
    modes = {path.name: mode_of(path) for path in tmp_path.iterdir()}
    house.close()
    assert set(modes.values()) == {0o600}, modes
    assert mode_of(tmp_path) == 0o755


@pytest.mark.parametrize("ending", BESIDE)
def test_each_file_beside_is_tightened(tmp_path, ending):
    path = tmp_path / f"tables.sqlite{ending}"
    path.touch()
    path.chmod(0o777)

    make_private(tmp_path / "tables.sqlite")

    assert mode_of(path) == 0o600


def test_what_its_owner_may_only_read_stays_so(tmp_path):
    path = tmp_path / "tables.sqlite"
    path.touch()
    path.chmod(0o444)

    make_private(path)

    assert mode_of(path) == 0o400


def test_what_is_no_file_is_left_alone(tmp_path):
    tmp_path.chmod(0o755)

    tighten(tmp_path)

    assert mode_of(tmp_path) == 0o755


def test_closing_no_file_of_its_own_the_house_keeps_its_locks(tmp_path):
    """A lock of SQLite's ends when its process closes any handle of that file."""
    story = """
import sqlite3, subprocess, sys
from pathlib import Path
from mewseum.server.private_files import make_private
file = Path(sys.argv[1])
make_private(file)
held = sqlite3.connect(file, isolation_level=None)
held.execute("create table t (x)")
held.execute("begin exclusive")
make_private(file)
other = "import sqlite3, sys; sqlite3.connect(sys.argv[1], timeout=0.1).execute('insert into t values (1)')"
done = subprocess.run([sys.executable, "-c", other, str(file)], capture_output=True, text=True)
assert "locked" in done.stderr, done.stderr
"""
    subprocess.run([sys.executable, "-c", story, str(tmp_path / "t.sqlite")], check=True)
