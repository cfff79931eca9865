"""Opening the house, as a newcomer does: the command alone, or for others."""

from __future__ import annotations

import itertools
import os
import re
import socket
import stat
import subprocess
import sys
import time

import httpx
import pytest

from mewseum.server.serve import shown_host
from tests.command import mewseum, refuse
from tests.server.deals import ready_in, reveal_in
from tests.server.houses import house


def with_browser(tmp_path):
    """An environment with data of its own, and a browser that notes in the file `opened` what it was opened at."""
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {tmp_path / "opened"}\n', encoding="utf-8")
    browser.chmod(browser.stat().st_mode | stat.S_IEXEC)
    return {"BROWSER": f"{browser} %s", "MEWSEUM_DATA": str(tmp_path / "data")}


def open_alone(tmp_path, seconds=20.0):
    """`mewseum` without arguments; its address, and the one at which a browser was opened."""
    opened = tmp_path / "opened"
    environment = {**os.environ, **with_browser(tmp_path)}
    process = subprocess.Popen([sys.executable, "-m", "mewseum"], stdout=subprocess.PIPE, text=True, env=environment)
    try:
        address = re.search(r"http://\S+", process.stdout.readline())[0]
        end = time.monotonic() + seconds
        while not opened.exists() and time.monotonic() < end:
            time.sleep(0.05)
        page = httpx.get(address)
        time.sleep(0.1)
        return address, opened.read_text(encoding="utf-8").strip(), page
    finally:
        process.terminate()
        process.communicate()


def test_the_command_alone_opens_the_house_and_a_browser(tmp_path):
    address, opened, page = open_alone(tmp_path)

    assert opened == address
    assert page.status_code == 200
    assert "Mewseum" in page.text
    assert (tmp_path / "data" / "tables.sqlite").exists()
    assert stat.S_IMODE((tmp_path / "data" / "tables.sqlite").stat().st_mode) == 0o600


def test_a_second_house_takes_another_port(tmp_path):
    with socket.socket() as taken:
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            taken.bind(("127.0.0.1", 7370))
            taken.listen()
        except OSError:
            pass  # somebody else has it: the better
        address, _, page = open_alone(tmp_path)

    assert not address.endswith(":7370/")
    assert page.status_code == 200


def test_a_second_house_on_the_same_file_is_refused_and_told_where_the_first_is(tmp_path):
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    (tmp_path / "other.sqlite").symlink_to(tmp_path / "tables.sqlite")
    with house(tmp_path, "--thinkers", "0") as first:
        for name in (database, f"sqlite:///{tmp_path / 'other.sqlite'}"):
            said = refuse("serve", "--port", "0", "--database", name)
            assert f"Another house is open on {tmp_path / 'tables.sqlite'} already, at {first.url}/" in said
        assert httpx.get(f"{first.url}/health").status_code == 200
        first.kill()
        with house(tmp_path, "--thinkers", "0") as second:  # a lock ends with its process, however that ends
            assert httpx.get(f"{second.url}/health").status_code == 200


def test_the_command_alone_goes_to_the_house_that_is_open_already(tmp_path):
    data, environment = tmp_path / "data", with_browser(tmp_path)
    data.mkdir()
    with house(data, "--thinkers", "0") as first:
        done = mewseum(**environment)
        assert (done.returncode, done.stderr) == (0, "")
        assert f"{first.url}/" in done.stdout
        assert (tmp_path / "opened").read_text(encoding="utf-8").strip() == f"{first.url}/"
    assert open_alone(tmp_path)[2].status_code == 200


def test_a_house_at_an_ipv6_address_prints_it_as_browsers_want_it(tmp_path):
    if not has_ipv6():
        pytest.skip("this machine has no IPv6")
    with house(tmp_path, "--thinkers", "0", "--host", "::1") as opened:
        assert opened.url.startswith("http://[::1]:")
        assert httpx.get(f"{opened.url}/health").status_code == 200


def has_ipv6():
    try:
        with socket.socket(socket.AF_INET6) as probe:
            probe.bind(("::1", 0))
    except OSError:
        return False
    return True


@pytest.mark.parametrize(
    ("host", "shown"), [("::1", "[::1]"), ("2001:db8::7", "[2001:db8::7]"), ("127.0.0.1", "127.0.0.1")]
)
def test_hosts_are_written_as_addresses_want_them(host, shown):
    assert shown_host(host) == shown


def test_a_house_for_others_prints_its_link_and_a_code_for_phones(tmp_path):
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    command = [sys.executable, "-m", "mewseum", "serve", "--host", "0.0.0.0", "--port", "0", "--database", database]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONUNBUFFERED": "1"})
    lines = [process.stdout.readline() for _ in range(10)]
    process.terminate()
    process.communicate()

    assert re.search(r"http://\d+\.\d+\.\d+\.\d+:\d+/", lines[0])
    assert sum("█" in line or "▀" in line for line in lines[1:]) > 5


@pytest.mark.parametrize(
    ("database", "said"),
    [
        ("sqlite:////dev/null/nowhere/tables.sqlite", "cannot be opened"),
        ("postgresql://nobody@127.0.0.1:1/nothing", "cannot be opened"),
        ("mysql://somebody@somewhere/db", "no database"),
        ("nonsense", "no database"),
    ],
)
def test_a_database_that_cannot_be_opened_is_said_before_the_house_opens(database, said):
    assert said in refuse("serve", "--port", "0", "--database", database)


def test_the_pages_and_all_that_they_name_are_there(tmp_path):
    with house(tmp_path, "--thinkers", "0") as opened:
        page = httpx.get(opened.url)
        base = re.search(r'<base href="([^"]*)">', page.text)[1]
        named = re.findall(r'(?:src|href)="([^"]+\.(?:js|css|svg))"', page.text)
        assert named
        for path in named:
            answer = httpx.get(f"{opened.url}{base}{path.removeprefix('./')}")
            assert answer.status_code == 200, path
            has_hash = re.search(r"assets/.*-[\w-]{8}\.", path) is not None
            assert ("immutable" in answer.headers["cache-control"]) == has_hash, "what can change is asked for anew"
        assert httpx.get(f"{opened.url}/assets/..%2f..%2fapp.py").status_code == 404


def test_a_house_whose_bots_have_thought_ends_without_a_word(tmp_path):
    def thoughts(url):
        return int(re.search(r"mewseum_thoughts_total(?:{.*?})? (\d+)", httpx.get(f"{url}/metrics").text)[1])

    with house(tmp_path, "--thinkers", "1") as opened:
        wish = {"game": "catham-city", "players": 2, "name": "Mia", "others": ["burglar"]}
        seated = httpx.post(f"{opened.url}/api/tables", json=wish).json()
        path, headers = f"{opened.url}/api/tables/{seated['table']}", {"Authorization": f"Bearer {seated['token']}"}
        for wish in (ready_in(seated), reveal_in(seated)):
            httpx.post(f"{path}/do", json=wish, headers=headers).raise_for_status()
        end = time.monotonic() + 120
        for number in itertools.count(1):
            now = httpx.get(path, headers=headers).json()["now"]
            if thoughts(opened.url) or now["over"]:
                break
            assert time.monotonic() < end, "nobody thinks"
            if now["choices"]:
                play = {"do": "play", "id": f"{number}", "move": now["choices"][0]["text"], "after": now["changed"]}
                httpx.post(f"{path}/do", json=play, headers=headers)
            time.sleep(0.05)
        assert thoughts(opened.url) > 0
        assert opened.close() == ""
