"""A house of several rooms: one address, several processes, each table in one of them, and nothing lost with any of them."""

from __future__ import annotations

import asyncio
import itertools
import os
import random
import re
import signal
import socket
import time
from collections import Counter
from pathlib import Path
from types import SimpleNamespace
from urllib.parse import urlsplit
from zlib import crc32

import httpx
import pytest
from bench.load import rooms_of

from mewseum import record
from mewseum.core.refused import Refused
from mewseum.server import porter
from mewseum.server.app import Settings
from mewseum.server.live import SWEEP, LiveTables
from mewseum.server.porter import Porter, for_one_room
from mewseum.server.rooms import Room, room_of, room_wanted
from mewseum.server.store import Store
from mewseum.server.thinkers import Thinkers
from mewseum.server.turns import Turn
from mewseum.table.entries import Setup
from tests.server.clients import Client
from tests.server.houses import House, house
from tests.server.test_pace import OwnTime, Paper

ROOMS = 3
NAMES = [f"table{number}" for number in range(12)]


def processes_of(opened: House) -> list[int]:
    """The processes of a house's rooms, in the order in which they were opened."""
    return rooms_of(opened.process.pid)[1:]


def is_running(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def tables_in(opened: House, room: int) -> int:
    """How many tables a room has in memory, by its own counts."""
    counts = httpx.get(f"{opened.url}/metrics", params={"room": room}).text
    return int(re.search(rf'^mewseum_tables{{room="{room}"}} (\d+)$', counts, re.MULTILINE)[1])


async def until(holds, seconds=15.0):
    async with asyncio.timeout(seconds):
        while not holds():
            await asyncio.sleep(0.02)


@pytest.fixture(scope="module")
def rooms(tmp_path_factory):
    """A house of three rooms, which says nothing on the side."""
    with house(tmp_path_factory.mktemp("rooms"), "--thinkers", "0", "--rooms", str(ROOMS)) as opened:
        yield opened
        assert opened.close() == ""


@pytest.fixture
def mortal(tmp_path):
    """A house of two rooms, for a test that kills somebody."""
    with house(tmp_path, "--thinkers", "0", "--rooms", "2") as opened:
        yield opened


def test_a_request_is_for_the_room_of_the_table_that_its_address_names():
    room = room_of("abcd", 5)

    for target in ("/api/tables/abcd", "/api/tables/abcd/live?since=3", "/t/abcd", "/t/abcd/qr.svg", "/t/%61bc%64?x"):
        assert room_wanted(f"GET {target} HTTP/1.1\r\nHost: x\r\n".encode(), 5) == room
    assert room_wanted(b"GET /cats/t/abcd HTTP/1.1\r\n", 5, "/cats") == room
    assert room_wanted(b"GET /metrics?room=2 HTTP/1.1\r\n", 5) == 1
    for target in ("/", "/api/tables", "/api/house", "/metrics", "/talk/abcd", "/x?/t/abcd"):
        assert room_wanted(f"GET {target} HTTP/1.1\r\n".encode(), 5) is None
    for garbage in (b"\r\n", b"\xff\xfe\n", b"GET", b"GET /t/ HTTP/1.1\r\n"):
        assert room_wanted(garbage, 5) is None


def test_every_table_is_in_one_room_alone():
    names = [f"table{number}" for number in range(300)]

    for name in names:
        assert sum(Room(number, 4).has(name) for number in range(4)) == 1
    assert min(Counter(room_of(name, 4) for name in names).values()) > 50
    assert all(Room().has(name) for name in names)


def test_the_tables_of_one_room_are_shared_among_its_thinkers():
    names = [name for name in map(str, range(400)) if Room(1, 2).has(name)]

    assert min(Counter(crc32(name.encode()) % 2 for name in names).values()) > 60


def test_each_room_has_its_share_of_thinkers_and_of_other_work_and_at_least_one():
    rooms = [for_one_room(Settings("x", thinkers=wanted, turns=wanted), Room(1, 4)) for wanted in (1, 4, 9)]
    assert [(room.thinkers, room.turns) for room in rooms] == [(1, 1), (1, 1), (2, 2)]
    assert for_one_room(Settings("x", thinkers=0), Room(0, 4)).thinkers == 0


def test_where_connections_cannot_be_handed_over_several_rooms_are_refused(monkeypatch):
    monkeypatch.setattr(porter, "can_have_rooms", lambda: False)

    with pytest.raises(Refused, match="--rooms"):
        Porter(Settings("sqlite:///unused"), 2, "", "")


def test_rooms_write_one_after_another_and_each_as_soon_as_the_other_has(tmp_path):
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    stores = [Store(url, Room(number, 2)) for number in range(2)]
    first, second = (
        Setup(id=name, game="meow", rules="1", players=2, options={}, secret="5" * 64, created=1.0)
        for name in ("one", "two")
    )

    async def write():
        with Turn(tmp_path / "tables.sqlite"):
            waiting = asyncio.create_task(stores[0].create(first, [], [], None))
            await asyncio.sleep(0.3)
            assert not waiting.done()
        await asyncio.wait_for(waiting, 5)
        await asyncio.gather(*(stores[number % 2].postpone("one", float(number)) for number in range(40)))
        await stores[1].create(second, [], [], None)
        return await stores[0].load("two")

    for store in stores:
        store.open()
    stored = asyncio.run(write())
    for store in stores:
        store.close()
    assert stored is not None
    assert stored.setup == second


def test_a_house_of_one_room_takes_no_turns(tmp_path):
    with house(tmp_path, "--thinkers", "0"):
        assert not (tmp_path / "tables.sqlite.turn").exists()


def test_tables_are_spread_over_the_rooms_and_games_are_played_to_their_end(rooms):
    before = [tables_in(rooms, room) for room in range(1, ROOMS + 1)]

    async def play(number):
        mia, leo = Client(rooms.url, "Mia"), Client(rooms.url, "Leo")
        await mia.create("meow", 3, others=[None, "kitten"])
        await leo.join(mia.table)
        await mia.come()
        await leo.come()
        await asyncio.gather(mia.play_on(random.Random(number)), leo.play_on(random.Random(-number)))
        told = (await leo.ask("GET", f"/api/tables/{mia.table}/record")).json()
        await mia.go()
        await leo.go()
        return mia.table, told

    async def play_all():
        return await asyncio.gather(*(play(number) for number in range(6)))

    games = asyncio.run(play_all())
    for _, told in games:
        assert record.from_dict(told).verify().outcome is not None
    after = [tables_in(rooms, room) for room in range(1, ROOMS + 1)]
    where = Counter(room_of(name, ROOMS) for name, _ in games)
    assert [now - then for now, then in zip(after, before, strict=True)] == [where[room] for room in range(ROOMS)]


def test_own_tables_of_all_rooms_are_listed_as_they_stand(rooms):
    async def play():
        mia = Client(rooms.url, "Mia")
        names, found = {}, {}
        while len(set(names.values())) < ROOMS:
            await mia.create("cat-burglars", 2, others=["kitten"])
            names[mia.table] = room_of(mia.table, ROOMS)
        for _ in range(2 * ROOMS):  # whichever rooms are asked
            listed = (await mia.ask("GET", "/api/tables")).json()
            assert {own["table"] for own in listed} == set(names)
            assert not any(own["over"] for own in listed)
        for name in names:
            mia.table = name
            assert (await mia.do(do="resign")).status_code == 200
        for _ in range(2 * ROOMS):
            found = {own["table"]: own["over"] for own in (await mia.ask("GET", "/api/tables")).json()}
            assert found == dict.fromkeys(names, True)

    asyncio.run(play())


def test_a_rematch_and_the_same_deal_again_are_found(rooms):
    async def play():
        mia = Client(rooms.url, "Mia")
        await mia.create("cat-burglars", 2, others=["kitten"])
        await mia.do(do="resign")
        again = (await mia.ask("POST", f"/api/tables/{mia.table}/again")).json()["table"]
        assert (await mia.do(do="rematch")).status_code == 200
        rematch = (await mia.look())["now"]["rematch"]
        for name in (again, rematch):
            mia.table = name
            assert (await mia.look())["table"] == name

    asyncio.run(play())


@pytest.mark.parametrize("number", [0, 1])
def test_what_is_overdue_is_taken_up_by_its_own_room_alone(number):
    taken_up = []

    class Overdue(Paper):
        async def due_before(self, *_):
            return NAMES

    async def sweep():
        tables = LiveTables(Overdue([]), Thinkers(0), room=Room(number, 2))
        tables._take_up = lambda name: taken_up.append(name) or asyncio.sleep(0)
        sweeping = asyncio.create_task(tables.sweep())
        await asyncio.sleep(1.5 * SWEEP)
        sweeping.cancel()

    loop = OwnTime()
    loop.run_until_complete(sweep())
    loop.close()
    assert taken_up == [name for name in NAMES if room_of(name, 2) == number] != NAMES


def test_a_room_that_does_not_open_is_tried_ever_more_seldom(monkeypatch, caplog):
    opened = []

    async def wait():
        door = porter.Door(Settings("sqlite:///unused"), "", "")
        door.process = SimpleNamespace(kill=lambda: None, join=lambda: None)

        def end_at_once():
            opened.append(asyncio.get_running_loop().time())
            door._socket, theirs = socket.socketpair()
            theirs.close()
            door._hear()

        monkeypatch.setattr(door, "open", end_at_once)
        door.open()
        await asyncio.sleep(200)

    loop = OwnTime()
    loop.run_until_complete(wait())
    loop.close()
    pauses = [round(later - earlier, 3) for earlier, later in itertools.pairwise(opened)]
    assert pauses == [0.5, 1, 2, 4, 8, 16, 30, 30, 30, 30, 30]
    assert len(caplog.records) == len(opened)


def test_a_room_whose_process_cannot_even_be_started_is_tried_again(monkeypatch, caplog):
    tried = []

    class Unstarted:
        def __init__(self, **_):
            tried.append(asyncio.get_running_loop().time())

        def start(self):
            raise BlockingIOError("no more processes just now")

    async def wait():
        door = porter.Door(Settings("sqlite:///unused"), "", "")
        door.process = SimpleNamespace(kill=lambda: None, join=lambda: None)
        door._context = SimpleNamespace(Process=Unstarted)
        door._reopen()
        await asyncio.sleep(10)
        assert door._socket is None

    loop = OwnTime()
    loop.run_until_complete(wait())
    loop.close()
    assert len(tried) == 5
    assert "could not be opened anew: no more processes just now" in caplog.text


def test_who_keeps_a_connection_is_answered_for_every_table(rooms):
    with httpx.Client(base_url=rooms.url) as kept:
        wish = {"game": "meow", "players": 2, "name": "Mia", "others": ["kitten"]}
        names = [kept.post("/api/tables", json=wish).json()["table"] for _ in range(8)]
        assert len({room_of(name, ROOMS) for name in names}) > 1
        for name in [*names, *reversed(names)]:
            answer = kept.get(f"/api/tables/{name}")
            assert (answer.status_code, answer.json()["table"]) == (200, name)
            assert answer.headers["connection"] == "close"


def test_a_name_that_is_spelled_in_another_way_leads_to_the_same_table(rooms):
    wish = {"game": "meow", "players": 2, "name": "Mia", "others": ["kitten"]}
    for _ in range(4):
        name = httpx.post(f"{rooms.url}/api/tables", json=wish).json()["table"]
        spelled = "".join(f"%{ord(letter):02x}" for letter in name)
        assert httpx.get(f"{rooms.url}/api/tables/{spelled}").json()["table"] == name


def speak(opened: House, *parts: bytes, pause: float = 0.05) -> bytes:
    """Send bytes in parts; all that comes back."""
    address = urlsplit(opened.url)
    with socket.create_connection((address.hostname, address.port), timeout=10) as connection:
        for part in parts:
            connection.sendall(part)
            time.sleep(pause)
        answer = b""
        while received := connection.recv(4096):
            answer += received
        return answer


def test_who_speaks_slowly_is_waited_for_and_garbage_is_answered(rooms):
    assert b"200 OK" in speak(rooms, b"GET /hea", b"lth HT", b"TP/1.1\r\nHost: 127.0", b".0.1\r\n\r\n")
    assert b" 400 " in speak(rooms, b"\x00\x01\x02\n\n")
    assert b" 40" in speak(rooms, b"GET /" + b"x" * 6000 + b" HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
    assert b" 404 " in speak(rooms, b"GET /api/tables/%ff%fe HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")


def test_who_comes_and_goes_without_a_word_leaves_nothing_behind(rooms):
    def held():
        return len(list(Path(f"/proc/{rooms.process.pid}/fd").iterdir()))

    address, before = urlsplit(rooms.url), held()
    for _ in range(50):
        socket.create_connection((address.hostname, address.port)).close()

    assert httpx.get(f"{rooms.url}/health").status_code == 200  # whoever comes later is shown in later: all have come
    end = time.monotonic() + 5
    while (after := held()) > before + 5 and time.monotonic() < end:
        time.sleep(0.05)
    assert after <= before + 5


def test_when_a_room_is_killed_nothing_is_lost_and_the_others_notice_nothing(mortal):
    async def play():
        people = {}
        while len(people) < 2:
            mia = Client(mortal.url, "Mia")
            await mia.create("meow", 2, others=["kitten"])
            people.setdefault(room_of(mia.table, 2), mia)
        for mia in people.values():
            await mia.come()
            await mia.play_on(random.Random(1), until=lambda mia: mia.now.get("changed", 0) > 12)
        first, second = processes_of(mortal)
        unlucky, lucky = people[0], people[1]
        number = unlucky.now["number"]
        os.kill(first, signal.SIGKILL)
        await until(lambda: len(processes_of(mortal)) == 2 and first not in processes_of(mortal))
        await unlucky.come()
        await until(lambda: unlucky.now["number"] >= number)
        await asyncio.gather(unlucky.play_on(random.Random(2)), lucky.play_on(random.Random(3)))
        told = [(await mia.ask("GET", f"/api/tables/{mia.table}/record")).json() for mia in people.values()]
        pictures = [message["kind"] for message in lucky.received].count("table")
        for mia in people.values():
            await mia.go()
        return told, pictures, second in processes_of(mortal)

    told, pictures, is_other_there = asyncio.run(play())
    for game in told:
        assert record.from_dict(game).verify().outcome is not None
    assert (pictures, is_other_there) == (1, True), "whoever plays in the other room notices nothing"
    assert "Room 1 has ended by itself, and is opened anew." in mortal.close()


def test_when_the_porter_is_killed_the_rooms_close_and_the_house_can_be_opened_again(mortal, tmp_path):
    rooms = processes_of(mortal)
    wish = {"game": "meow", "players": 2, "name": "Mia", "others": ["kitten"]}
    name = httpx.post(f"{mortal.url}/api/tables", json=wish).json()["table"]

    mortal.process.kill()

    end = time.monotonic() + 10
    while time.monotonic() < end and any(map(is_running, rooms)):
        time.sleep(0.05)
    left = [process for process in rooms if is_running(process)]
    for process in left:
        os.kill(process, signal.SIGKILL)
    mortal.process.communicate()
    assert left == []
    with house(tmp_path, "--thinkers", "0", "--rooms", "3") as again:  # of how many rooms is nobody's concern
        assert httpx.get(f"{again.url}/api/tables/{name}").json()["table"] == name
    with house(tmp_path, "--thinkers", "0") as alone:
        assert httpx.get(f"{alone.url}/api/tables/{name}").json()["table"] == name


def test_a_second_house_on_the_same_file_is_refused_whatever_its_rooms(mortal, tmp_path):
    with pytest.raises(RuntimeError, match="Another house is open"):
        House(f"sqlite:///{tmp_path / 'tables.sqlite'}", "--rooms", "2", "--thinkers", "0")
