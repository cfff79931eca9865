"""Whoever floods the house is cut off, and everybody else goes on. How fast that is, `bench/floods.py` measures."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import itertools
import json
import re
import socket
import struct
from collections import Counter
from types import SimpleNamespace
from urllib.parse import urlsplit

import httpx
import pytest
from bench.attacks import ATTACKS, Target, line, open_socket, upgrade
from bench.floods import GOAL_BUSY, Pair, besiege, fetch_page, memory_mb, misses
from bench.load import rooms_of
from litestar.testing import TestClient

from mewseum.server import visitors
from mewseum.server.admission import Admission
from mewseum.server.app import Settings, make_app
from mewseum.server.connections import FRAGMENTS, Connection
from mewseum.server.database import prepare
from mewseum.server.front import Front
from mewseum.server.guard import CUT_COST, Guard
from mewseum.server.intake import ROOM, Intake, Kind
from mewseum.server.limits import Buckets, Limits
from mewseum.server.patience import Patient
from mewseum.server.serve import bind
from mewseum.server.serving import OpenServer, make_config
from mewseum.server.visitors import Visitor
from tests.server.clients import Client
from tests.server.hostility import BINARY, CLOSE, PING, PONG, TEXT, RawSocket, frame
from tests.server.houses import house

SOCKETS = {
    "pongs": frame(PONG, b""),
    "pings": frame(PING, b""),
    "texts": frame(TEXT, b'{"id": "1", "do": "resign"}'),
    "binaries": frame(BINARY, b""),
}


# In short, what the bench does at length.


@pytest.fixture(scope="module")
def opened(tmp_path_factory):
    with house(tmp_path_factory.mktemp("floods"), "--thinkers", "0") as running:
        yield running
        assert running.close() == ""


def check_all_but_speed(row):
    """How quick moves and pages are depends on the machine, which may be busy."""
    assert row["moves"] > 0
    assert row["newcomers"] > 0
    assert row["newcomers_without_page"] == 0
    assert set(misses(row)) <= {"moves", "newcomers"}, row


@pytest.mark.parametrize("addresses", [1, 8])
@pytest.mark.parametrize(
    "name", ["pongs", "empty-fragments", "pipelined", "one-request-each", "idle", "churn", "slivers"]
)
def test_beside_a_flood_people_play_on_and_newcomers_get_their_page(opened, name, addresses):
    row = asyncio.run(besiege(opened.url, [opened.process.pid], name, addresses, 1.5, tables=2))

    check_all_but_speed(row)
    if name in ("pongs", "empty-fragments", "idle"):
        assert row["attacker"].get("cut", 0) + row["attacker"].get("not let in", 0) > 0


def test_beside_letters_of_very_many_connections_the_porter_of_several_rooms_hardly_works(tmp_path):
    """One that looked at all of them again and again took 92 % of a core."""
    with house(tmp_path, "--thinkers", "0", *ATTACKS["one-letter"].arguments) as running:
        row = asyncio.run(besiege(running.url, rooms_of(running.process.pid), "one-letter", 1, 2.0, tables=2))
    check_all_but_speed(row)
    assert row["busy"] < GOAL_BUSY, "of the time in which a core was free for it"


MUCH = 12_000_000
"""Bytes of empty fragments. A house that takes them all in and keeps them grows by as much."""


def test_of_what_a_flood_sends_next_to_nothing_stays_in_memory(own):
    """By how much is sent, and not by how long it takes: a slow machine takes in less in a second."""
    pid = own.process.pid

    async def story():
        mia = await table_of(own.url)
        parts = urlsplit(own.url)
        target, counts = Target(parts.hostname, parts.port, mia.table), Counter()
        content = frame(0, b"", last=False) * 20_000 + frame(PONG, b"")  # who answers pings is not given up
        most = [0.0]

        async def send(addresses, much):
            """Over a socket of each address in turn, until so much is sent."""
            goal = counts["bytes"] + much
            while counts["bytes"] < goal:
                with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                    async with line(target, next(addresses), counts) as opened:
                        await open_socket(opened, target)
                        await opened.pour(frame(TEXT, b"", last=False))
                        while counts["bytes"] < goal:
                            await opened.pour(content)
                            most[0] = max(most[0], memory_mb([pid]))

        addresses = (f"127.0.{20 + number // 250}.{1 + number % 250}" for number in itertools.count())
        await send(addresses, MUCH // 12)
        before, most[0] = memory_mb([pid]), 0.0
        await send(addresses, MUCH)
        return max(most[0], memory_mb([pid])) - before, counts

    grown, counts = asyncio.run(story())
    assert counts["sockets"] > 0
    assert grown < MUCH / 2**20 / 4


@pytest.mark.parametrize("addresses", [1, 4])
def test_where_files_are_few_idle_connections_stop_neither_newcomers_nor_a_game(tmp_path, addresses):
    """One address may have two hundred, and several together would have all that there are."""
    with house(tmp_path, "--thinkers", "0", files=600) as running:
        parts = urlsplit(running.url)
        host, port = parts.hostname, parts.port

        async def story():
            pair, held = Pair(host, port, tables=1), []
            await pair.set_up()
            for number in range(800):
                with contextlib.suppress(OSError):
                    local = (f"127.0.8.{1 + number % addresses}", 0)
                    held.append(await asyncio.open_connection(host, port, local_addr=local))
            pages = [await fetch_page(host, port, f"127.0.7.{number}") for number in range(1, 20)]
            moves = [await asyncio.wait_for(pair.move(), 60) for _ in range(20)]
            await pair.leave()
            for _, writer in held:
                writer.transport.abort()
            await asyncio.sleep(0)
            return len(held), pages, moves

        held, pages, moves = asyncio.run(story())
        assert held > 250, "far more than may be open at once was asked for"
        assert all(pages)
        assert len(moves) == 20
        assert running.close() == ""


def test_every_attack_has_a_name_and_says_what_it_does():
    assert all(attack.run.__doc__ for attack in ATTACKS.values())
    assert len(ATTACKS) > 15


@pytest.mark.parametrize("name", ATTACKS)
def test_every_attack_does_what_it_is_about(opened, tmp_path, name):
    """An attack whose requests are all refused, or whose game never begins, would show nothing."""
    attack, place = ATTACKS[name], 1 + list(ATTACKS).index(name)

    async def story(url):
        mia = Client(url, "Mia", address=f"127.0.10.{place}")  # no address may have as many tables as there are attacks
        counts = Counter()
        await mia.create("catham-city", 2, others=[None])
        parts = urlsplit(url)
        target = Target(parts.hostname, parts.port, mia.table)
        attacking = asyncio.create_task(attack.run(target, f"127.0.9.{place}", counts))
        async with asyncio.timeout(120):
            while not counts[attack.shown_by]:
                assert not attacking.done(), attacking
                await asyncio.sleep(0.02)
        attacking.cancel()
        await asyncio.gather(attacking, return_exceptions=True)

    if attack.arguments:
        with house(tmp_path, "--thinkers", "0", *attack.arguments) as own:
            asyncio.run(story(own.url))
    else:
        asyncio.run(story(opened.url))


def test_a_siege_in_which_nothing_was_done_misses_its_goal():
    row = {
        "attack": "hints",
        "seconds": 6.0,
        "p99_ms": 5.0,
        "newcomers_p99_ms": 5.0,
        "newcomers_without_page": 0,
        "memory_mb": [90.0, 91.0],
        "server_cores": [0.3],
        "busy": 0.3,
        "broken": [],
        "refused_moves": 0,
        "attacker": {"asked": 70, "refused": 70},
    }
    assert misses(row) == ["attack"]
    assert misses(row | {"attacker": {"meant": 3}}) == []
    assert misses(row | {"attacker": {"meant": 3, "failed": 1}}) == ["attack"]
    assert misses(row | {"attack": "quiet"}) == []
    assert misses(row | {"attack": "quiet", "server_cores": [0.9, 0.1, 0.1], "busy": 0.9}) == ["porter"]
    assert misses(row | {"attack": "quiet", "memory_mb": [90.0, 107.0]}) == ["memory"]
    assert misses(row | {"attack": "quiet", "server_said": "Traceback"}) == ["said"]


# Sockets.


def cut(url):
    return int(httpx.get(f"{url}/metrics").text.partition("mewseum_cut_total ")[2].split()[0])


@pytest.fixture
def own(tmp_path):
    with house(tmp_path, "--thinkers", "0") as running:
        yield running


async def table_of(url):
    mia = Client(url, "Mia")
    await mia.create("cat-burglars", 2, others=[None])
    return mia


async def until_ended(flooder, content):
    """Send the same until the other side has hung up."""
    listening = asyncio.create_task(flooder.listen())
    with contextlib.suppress(ConnectionError):
        async with asyncio.timeout(30):
            while not listening.done():
                flooder.write(content * 100)
                await flooder.drain()
                await asyncio.sleep(0)
    await listening
    flooder.close()


@pytest.mark.parametrize("kind", SOCKETS)
def test_frames_of_every_kind_are_counted_and_who_sends_too_many_is_cut_off(own, kind):
    async def story():
        mia = await table_of(own.url)
        flooder = RawSocket(own.url, mia.table)
        await flooder.open()
        await until_ended(flooder, SOCKETS[kind])
        assert flooder.closed is None, "cut, and without a word"

    asyncio.run(story())
    assert cut(own.url) == 1


@pytest.mark.parametrize("content", [b"", b"x"])
def test_a_message_of_very_many_fragments_is_never_put_together(own, content):
    async def story():
        mia = await table_of(own.url)
        flooder = RawSocket(own.url, mia.table)
        await flooder.open()
        flooder.write(frame(TEXT, content, last=False))
        await until_ended(flooder, frame(0, content, last=False))

    asyncio.run(story())
    assert cut(own.url) == 1


def test_who_sends_what_is_no_frame_before_the_socket_is_open_is_cut_off_without_a_word_in_the_log(tmp_path):
    """A socket that is not open yet cannot say goodbye, and a traceback for each would let anybody fill the log."""
    with house(tmp_path, "--thinkers", "0") as running:

        async def story():
            mia = await table_of(running.url)
            parts = urlsplit(running.url)
            asked = upgrade(Target(parts.hostname, parts.port, mia.table)) + b"\xff" * 20_000

            async def one():
                reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
                writer.write(asked)
                with contextlib.suppress(ConnectionError):
                    await asyncio.wait_for(reader.read(), 30)
                writer.close()

            await asyncio.gather(*(one() for _ in range(40)))

        asyncio.run(story())
        assert running.close() == ""


def test_fragments_that_come_slowly_are_counted_too():
    """At a pace that no limit of frames minds, a message without end would grow for hours."""
    connection = Connection.__new__(Connection)
    cuts = []
    connection.frames = [b""] * FRAGMENTS
    connection.conn = SimpleNamespace(events=[], events_received=list)
    connection.handshake_initiated = False
    connection.transport = SimpleNamespace(address="")
    connection._cut = lambda: cuts.append(True)
    connection.handle_events()
    assert cuts == []
    connection.frames.append(b"")
    connection.handle_events()
    assert cuts == [True]


def test_who_plays_as_fast_as_a_program_can_is_not_cut_off(own):
    """It sends a message with every answer, and is told when that is too fast."""

    async def story():
        mia = await table_of(own.url)
        await mia.come()
        codes = [(await mia.send(do="resign"))["code"] for _ in range(400)]
        await mia.go()
        return codes

    codes = asyncio.run(story())
    assert set(codes) <= {"not-yet-begun", "too-many-requests"}
    assert cut(own.url) == 0


def test_after_a_flood_its_address_has_less_left():
    guard = Guard(Limits(requests=(0.0, 2 * CUT_COST), sockets=(0.0, 2 * CUT_COST)))
    guard.count_flood("192.0.2.1")
    guard.count_flood("192.0.2.1")
    guard.count_flood("192.0.2.1")
    assert not guard.may_ask("192.0.2.1")
    assert guard.may_ask("192.0.2.2")
    assert guard.cut == 3


# Requests.


def ask(url, *lines, path="/api/house", method="GET"):
    """One request over a connection of its own; the whole answer."""
    host, _, port = url.removeprefix("http://").partition(":")
    named = [] if any(line.startswith("Host") for line in lines) else [f"Host: {host}:{port}"]
    with socket.create_connection((host, int(port)), timeout=10) as connection:
        connection.sendall(
            "\r\n".join([f"{method} {path} HTTP/1.1", *named, "Connection: close", *lines, "", ""]).encode()
        )
        answer = b""
        while received := connection.recv(65536):
            answer += received
    return answer


def test_a_request_too_many_is_refused_as_the_house_itself_would(tmp_path):
    """The same status, sentence and headers, in the asker's language; and the connection ends."""
    settings = Settings(
        f"sqlite:///{tmp_path / 't.sqlite'}", loopback=False, thinkers=0, limits=Limits(requests=(0.0, 0))
    )
    tried = [
        ("/api/house", "de"),
        ("/nowhere", "pl, en;q=0.5"),
        ("/api/house?lang=fr", "de"),
        ("/", ""),
        ("/?lang=xx", "nl"),
    ]
    with TestClient(make_app(settings)) as client:
        expected = [client.get("/api/house", params={"lang": wanted}) for wanted in ("de", "pl", "fr", "en", "nl")]

    async def story(url, _):
        answers = []
        for path, language in tried:
            async with httpx.AsyncClient() as http:
                answers.append(await http.get(f"{url}{path}", headers={"Accept-Language": language}))
        return answers

    answers = serve_here(tmp_path, Limits(requests=(0.0, 0), refusals=(0.0, 10)), story)
    for answer, wanted in zip(answers, expected, strict=True):
        assert (answer.status_code, answer.json()) == (429, wanted.json())
        assert answer.headers["connection"] == "close"
        assert dict(answer.headers) == dict(wanted.headers)


TOO_MUCH = {
    "tables": ("POST", "/api/tables", {"game": "catham-city", "players": 2, "name": "Mia"}),
    "written": ("POST", "/api/tables", {"game": "catham-city", "players": 2, "name": "Mia"}),
    "joins": ("POST", "/api/tables/TABLE/join", {"name": "Leo", "id": "1"}),
    "joins_at_one_table": ("POST", "/api/tables/TABLE/join", {"name": "Leo", "id": "1"}),
    "hints": ("GET", "/api/tables/TABLE/hint", None),
    "offers": ("GET", "/api/tables/TABLE/may-undo?after=1", None),
    "undos": ("POST", "/api/tables/TABLE/do", {"do": "undo", "id": "1", "after": 1}),
    "looks": ("POST", "/api/tables/TABLE/do", {"do": "look", "id": "1", "moves": ["x"], "after": 1}),
    "records": ("POST", "/api/records", {"mewseum": 1}),
    "replays": ("GET", "/api/tables/TABLE/replay", None),
    "lists": ("GET", "/api/tables", None),
    "pictures": ("GET", "/t/TABLE/qr.svg", None),
    "keys": ("POST", "/api/tables/TABLE/claim", {"key": "0"}),
}
"""What is asked too often, by each limit that is counted for requests of one kind."""


@pytest.mark.parametrize("limit", TOO_MUCH)
def test_whoever_asks_too_much_of_anything_is_told_so_and_the_connection_ends(tmp_path, limit):
    """What was asked by it after that is not answered any more."""
    method, path, body = TOO_MUCH[limit]

    async def story(url, admission):
        mia = Client(url, "Mia")
        await mia.create("catham-city", 2, others=[None])
        guard = admission.guard
        setattr(guard, "_joins_here" if limit == "joins_at_one_table" else f"_{limit}", Buckets((0.0, 0)))
        host, _, port = url.removeprefix("http://").partition(":")
        content = b"" if body is None else json.dumps(body).encode()
        lines = [f"{method} {path.replace('TABLE', mia.table)} HTTP/1.1", f"Host: {host}:{port}"]
        lines += [f"Content-Length: {len(content)}", "Content-Type: application/json"]
        mine = [] if limit.startswith("joins") else [f"Authorization: Bearer {mia.token}"]
        asked = "\r\n".join([*lines, *mine, "", ""]).encode() + content
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(asked * 3)
        answer = await asyncio.wait_for(reader.read(), 20)
        writer.close()
        return answer

    answer = serve_here(tmp_path, Limits(), story)
    assert answer.startswith(b"HTTP/1.1 429 ")
    assert answer.count(b"HTTP/1.1 ") == 1
    assert b"\r\nconnection: close\r\n" in answer.lower()


def serve_here(tmp_path, limits, story, forwarded=""):
    """Serve a house in this process, and tell a story there: it gets the address, and who lets people in."""

    async def run():
        database = f"sqlite:///{tmp_path / 'here.sqlite'}"
        prepare(database)
        config, admission = make_config(Settings(database, thinkers=0, limits=limits), "", forwarded)
        listening = bind("127.0.0.1", 0)
        server = OpenServer(config, admission)
        serving = asyncio.create_task(server.serve([listening]))
        while not server.started:
            await asyncio.sleep(0.01)
        try:
            return await story(f"http://127.0.0.1:{listening.getsockname()[1]}", admission)
        finally:
            server.should_exit = True
            await serving

    return asyncio.run(run())


def test_refusing_asks_nobody_in_the_house(tmp_path, monkeypatch):
    """Not even for its size is a request read that is one too many."""

    async def story(url, admission):
        await asyncio.to_thread(ask, url)
        monkeypatch.setattr(Patient, "_may_ask", None)
        return await asyncio.to_thread(ask, url, *["a: b"] * 2000)

    answer = serve_here(tmp_path, Limits(requests=(0.0, 1)), story)
    assert answer.startswith(b"HTTP/1.1 429 Too Many Requests\r\n")


def test_of_pipelined_requests_none_is_answered_after_the_first_refusal(tmp_path):
    async def story(url, _):
        host, _, port = url.removeprefix("http://").partition(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(b"GET /api/house HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 500)
        answer = await asyncio.wait_for(reader.read(), 20)
        writer.close()
        return answer

    answer = serve_here(tmp_path, Limits(requests=(0.0, 3)), story)
    assert re.findall(rb"HTTP/1.1 (\d+)", answer) == [b"200"] * 3 + [b"429"]


@pytest.mark.parametrize("method", ["HEAD", "OPTIONS", "MEOW"])
@pytest.mark.parametrize("lines", [["Host: 127.0.0.1"], ["Host: evil.example"], ["Host: 127.0.0.1", "no colon"]])
def test_whatever_is_asked_counts(tmp_path, method, lines):
    """What leads nowhere too, and what is refused for another reason."""

    async def story(url, admission):
        for _ in range(3):
            await asyncio.to_thread(ask, url, *lines, path="/nowhere", method=method)
        return admission.guard.has_asked_enough("127.0.0.1")

    assert serve_here(tmp_path, Limits(requests=(0.0, 3)), story)


def test_who_has_been_told_often_enough_is_not_let_in_any_more(tmp_path):
    async def story(url, _):
        answers = []
        for _ in range(6):
            try:
                answers.append(await asyncio.to_thread(ask, url))
            except ConnectionError:
                answers.append(b"")
        return answers

    answers = serve_here(tmp_path, Limits(requests=(0.0, 2), refusals=(0.0, 2)), story)
    assert [answer[9:12] for answer in answers] == [b"200", b"200", b"429", b"429", b"", b""]


# Connections.


class Guest:
    """A connection that stays until it is sent away."""

    def __init__(self, admission, address, *, idle=True):
        self.admission, self.address, self.idle, self.is_here = admission, address, idle, True
        admission.come(self, address)

    def can_go(self):
        return self.idle

    def send_away(self):
        self.is_here = False
        self.admission.go(self, self.address)


def admission(most=10_000, trusted="", **limits):
    return Admission(Guard(Limits(**limits)), trusted, most + 256)


def test_where_an_address_has_enough_connections_its_oldest_idle_one_makes_room():
    doors = admission(open_connections=3)
    busy, first, second = Guest(doors, "192.0.2.1", idle=False), Guest(doors, "192.0.2.1"), Guest(doors, "192.0.2.1")
    assert doors.may_connect("192.0.2.1")
    assert [guest.is_here for guest in (busy, first, second)] == [True, False, True]
    assert doors.guard.cut == 1


def test_where_all_connections_of_an_address_are_busy_it_gets_no_more():
    doors = admission(open_connections=2)
    for _ in range(2):
        Guest(doors, "192.0.2.1", idle=False)
    assert not doors.may_connect("192.0.2.1")
    assert doors.may_connect("192.0.2.2")


def test_addresses_of_one_network_have_one_limit():
    doors = admission(open_connections=1)
    Guest(doors, doors.line_of(("2001:db8::1", 5)), idle=False)
    assert not doors.may_connect("2001:db8::2")
    assert doors.may_connect("2001:db8:0:1::2")


def test_when_the_house_is_full_whoever_has_most_makes_room_for_newcomers():
    doors = admission(most=9)
    players = [Guest(doors, "192.0.2.1", idle=False) for _ in range(2)]
    many = [Guest(doors, f"198.51.100.{number % 2}", idle=number > 1) for number in range(7)]
    for number in range(3):
        assert doors.may_connect(f"203.0.113.{number}")
        Guest(doors, f"203.0.113.{number}")
    assert all(player.is_here for player in players)
    assert sum(not guest.is_here for guest in many) == 3
    assert many[0].is_here
    assert many[1].is_here, "who is busy is the last to go"


def test_who_has_most_gets_nothing_more_in_a_full_house():
    doors = admission(most=4)
    for address in ("192.0.2.1", "192.0.2.2", "192.0.2.2", "192.0.2.2"):
        Guest(doors, address)
    assert not doors.may_connect("192.0.2.2")
    assert doors.may_connect("192.0.2.1")


def test_so_many_new_connections_and_no_more():
    doors = admission(connections=(0.0, 3))
    assert [doors.may_connect("192.0.2.1") for _ in range(5)] == [True] * 3 + [False] * 2
    assert doors.may_connect("192.0.2.2")


def test_a_proxy_is_not_limited_but_whoever_is_behind_it():
    doors = admission(trusted="192.0.2.9", connections=(0.0, 1), open_connections=1)
    assert [doors.may_connect("192.0.2.9") for _ in range(5)] == [True] * 5
    assert doors.line_of(("192.0.2.9", 1)) != doors.line_of(("192.0.2.9", 2)), "nobody behind it waits for another"
    headers = [(b"X-Forwarded-For", b"203.0.113.5, 192.0.2.9")]
    assert doors.asker_behind("192.0.2.9", headers) == "203.0.113.5"
    assert doors.asker_behind("192.0.2.8", headers) == "192.0.2.8", "who is no proxy is not believed"
    assert doors.asker_behind("192.0.2.9", []) == "192.0.2.9"
    assert doors.asker_behind("192.0.2.9", [(b"x-forwarded-for", b"2001:db8::7")]) == "2001:db8::"


def test_behind_a_proxy_everybody_has_a_limit_of_their_own(tmp_path):
    async def story(url, doors):
        codes = []
        for address in ("203.0.113.1", "203.0.113.1", "203.0.113.2", "203.0.113.1"):
            async with httpx.AsyncClient() as http:
                codes.append((await http.get(f"{url}/api/house", headers={"X-Forwarded-For": address})).status_code)
        return codes, doors.guard.has_asked_enough("127.0.0.1")

    codes, is_proxy_tired = serve_here(tmp_path, Limits(requests=(0.0, 2)), story, forwarded="127.0.0.1")
    assert codes == [200, 200, 200, 429]
    assert not is_proxy_tired


def test_connections_that_come_and_go_leave_nothing_for_the_collector(tmp_path):
    """Nobody collects what refers to itself while people play: a flood of connections would fill the memory with it."""

    async def story(url, doors):
        mia = Client(url, "Mia")
        await mia.create("cat-burglars", 2)
        host, _, port = url.removeprefix("http://").partition(":")
        gc.collect()
        gc.disable()
        try:
            for content in (b"", b"G", b"GET /api/house HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", b"\x00\r\n\r\n"):
                for _ in range(3):
                    _, writer = await asyncio.open_connection(host, int(port))
                    writer.write(content)
                    await asyncio.sleep(0.02)
                    writer.transport.abort()
            for content in (b"", frame(PONG, b"") * 1000, frame(CLOSE, b"")):
                spectator = RawSocket(url, mia.table)
                await spectator.open()
                await spectator.read()
                spectator.write(content)
                await asyncio.sleep(0.05)
                spectator.close()
            while doors._held:
                await asyncio.sleep(0.02)
            await asyncio.sleep(0.1)
            return [type(kept) for kept in gc.get_objects() if isinstance(kept, (Front, Patient, Connection))]
        finally:
            gc.enable()

    assert serve_here(tmp_path, Limits(), story) == []


def test_nothing_is_set_up_for_a_connection_before_it_says_something(tmp_path, monkeypatch):
    made = []
    monkeypatch.setattr(
        Front, "__init__", lambda self, *given, make=Front.__init__: (made.append(1), make(self, *given))[1]
    )

    async def story(url, doors):
        host, _, port = url.removeprefix("http://").partition(":")
        await asyncio.to_thread(ask, url)
        before = len(made)
        silent = [await asyncio.open_connection(host, int(port)) for _ in range(20)]
        gone = [await asyncio.open_connection(host, int(port)) for _ in range(20)]
        for _, writer in gone:
            writer.close()
        while len(doors._held.get("127.0.0.1", ())) != 20:
            await asyncio.sleep(0.01)
        assert len(made) == before
        silent[0][1].write(b"G")
        while len(made) == before:
            await asyncio.sleep(0.01)
        for _, writer in [*silent, *gone]:
            writer.close()
            with contextlib.suppress(ConnectionError):
                await writer.wait_closed()

    serve_here(tmp_path, Limits(), story)


def test_who_says_nothing_for_long_is_sent_away(tmp_path, monkeypatch):
    monkeypatch.setattr("mewseum.server.serving.VISITING_SECONDS", 0.1)

    async def story(url, doors):
        host, _, port = url.removeprefix("http://").partition(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        with contextlib.suppress(ConnectionError):
            assert await asyncio.wait_for(reader.read(), 10) == b""
        writer.close()
        return len(doors._held)

    assert serve_here(tmp_path, Limits(), story) == 0


# Taking turns.


def test_addresses_take_turns():
    async def story():
        intake, done = Intake(), []
        for number in range(40):
            intake.take("many", Kind.FRAMES, lambda number=number: done.append(("many", number)))
        intake.take("one", Kind.FRAMES, lambda: done.append(("one", 0)))
        while len(done) < 41:
            await asyncio.sleep(0)
        return done

    done = asyncio.run(story())
    assert done.index(("one", 0)) <= ROOM + 1
    assert [number for whose, number in done if whose == "many"] == list(range(40))


def test_every_line_is_served_before_any_is_served_again():
    async def story():
        intake, done = Intake(), []
        for address in "abc":
            for _ in range(5):
                intake.wait(address, Kind.FRAMES, lambda address=address: done.append(address))
        while len(done) < 15:
            await asyncio.sleep(0)
        return "".join(done)

    assert asyncio.run(story()) == "abc" * 5


def test_what_is_done_in_one_turn_of_the_loop_is_bounded_and_all_is_done():
    async def story():
        intake, turns = Intake(), []
        done = 0

        def work():
            nonlocal done
            done += 1

        for number in range(50):
            intake.take(f"{number % 7}", Kind.FRAMES, work)
            intake.take(f"{number % 7}", Kind.REQUEST, work)
        before = done
        while done < 100:
            await asyncio.sleep(0)
            turns.append(done - before)
            before = done
        return turns

    assert max(asyncio.run(story())) <= ROOM + 1


def test_frames_do_not_wait_for_requests():
    async def story():
        intake, done = Intake(), []
        for _ in range(30):
            intake.take("many", Kind.REQUEST, lambda: done.append("request"))
        await asyncio.sleep(0)
        intake.take("one", Kind.FRAMES, lambda: done.append("frames"))
        return list(done)

    done = asyncio.run(story())
    assert done[-1] == "frames"
    assert len(done) < 5


def test_a_failure_in_one_s_turn_is_nobody_else_s(caplog):
    async def story():
        intake, done = Intake(), []
        for number in range(10):
            intake.wait("one", Kind.FRAMES, lambda number=number: done.append(1 / (number - 5)))
        while len(done) < 9:
            await asyncio.sleep(0)

    asyncio.run(story())
    assert "ZeroDivisionError" in caplog.text


# The porter's visitors.


def test_who_has_said_a_letter_is_not_looked_at_again_until_they_say_more(monkeypatch):
    looks = []
    monkeypatch.setattr(Visitor, "_look", lambda self, look=Visitor._look: (looks.append(1), look(self))[1])

    async def story():
        ours, theirs = await a_connection()
        shown = []
        Visitor(ours, admission(), 60.0, lambda visitor, head: shown.append(head))
        theirs.sendall(b"G")
        await asyncio.sleep(0.5)
        before = len(looks)
        theirs.sendall(b"ET / HTTP/1.1\r\n")
        while not shown:
            await asyncio.sleep(0.01)
        assert ours.getsockopt(socket.SOL_SOCKET, socket.SO_RCVLOWAT) == 1, "its room is woken for every byte"
        ours.close()
        theirs.close()
        return before, shown

    before, shown = asyncio.run(story())
    assert before <= 2
    assert shown == [b"GET / HTTP/1.1\r\n"]


async def a_connection():
    with socket.create_server(("127.0.0.1", 0)) as listening:
        theirs = socket.create_connection(listening.getsockname())
        ours, _ = listening.accept()
    return ours, theirs


def test_who_says_a_letter_at_a_time_is_looked_at_ever_more_seldom(monkeypatch):
    looks = []
    monkeypatch.setattr(Visitor, "_look", lambda self, look=Visitor._look: (looks.append(1), look(self))[1])
    monkeypatch.setattr(visitors, "FIRST_PAUSE", 0.05)

    async def story():
        ours, theirs = await a_connection()
        visitor = Visitor(ours, admission(), 60.0, lambda *_: None)
        for _ in range(300):
            theirs.sendall(b"G")
            await asyncio.sleep(0.001)
        visitor.send_away()
        theirs.close()

    asyncio.run(story())
    assert len(looks) < 12


def test_who_waits_at_the_door_too_long_or_takes_another_s_place_is_sent_away():
    async def story():
        doors = admission(open_connections=2)
        pairs = [await a_connection() for _ in range(3)]
        shown = []
        for ours, _ in pairs:
            assert doors.may_connect("127.0.0.1")
            Visitor(ours, doors, 0.2, lambda *_: shown.append(1))
        assert [ours.fileno() >= 0 for ours, _ in pairs] == [False, True, True]
        while doors._held:
            await asyncio.sleep(0.02)
        assert all(ours.fileno() < 0 for ours, _ in pairs)
        for _, theirs in pairs:
            theirs.close()
        return shown

    assert asyncio.run(story()) == []


def test_a_frame_that_is_cut_in_two_is_put_together(own):
    """Slices end anywhere."""

    async def story():
        mia = await table_of(own.url)
        player = RawSocket(own.url, mia.table, mia.token)
        await player.open()
        said = frame(TEXT, b'{"id": "1", "do": "say", "text": "%s"}' % (b"meow " * 40) + b" " * 9000)
        player.write(said[:3] + said[3:])
        while '"done"' not in (message := await asyncio.wait_for(player.read(), 10)) and "refused" not in message:
            assert message
        assert '"id":"1"' in message
        player.write(said[:700])
        await asyncio.sleep(0.05)
        player.write(said[700:])
        while '"id":"1"' not in (message := await asyncio.wait_for(player.read(), 10)):
            assert message
        player.close()

    asyncio.run(story())


def test_the_system_keeps_little_of_what_nobody_reads():
    with bind("127.0.0.1", 0) as listening:
        assert listening.getsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF) <= 2 * 64 * 1024
    assert struct.calcsize("ii") == 8
