"""What one address may have stored: bytes are counted before they are written, moves apart from all else, and a disk that is nearly
full refuses new tables and talk, and no move."""

from __future__ import annotations

import asyncio
import itertools
import json
import sqlite3
import threading
from pathlib import Path
from types import SimpleNamespace
from typing import get_args

import pytest
from litestar.testing import TestClient

from mewseum.core.refused import Refused
from mewseum.server import wire
from mewseum.server.app import Settings, make_app
from mewseum.server.disk import MEGABYTE, Disk
from mewseum.server.guard import Asker, Guard
from mewseum.server.house import House, Manner
from mewseum.server.limits import Limits
from mewseum.server.live import LiveTables
from mewseum.server.thinkers import Thinkers
from mewseum.server.writing import cost_at
from tests.server.deals import get_ready, ready_in, reveal_in
from tests.server.test_pace import Paper

LONG = "x" * 64
WISH = {"game": "cat-burglars", "players": 2, "name": "Mia", "options": {"first": 0}}
MIA, EVE = Asker("192.0.2.1", "", "", secure=False), Asker("192.0.2.2", "", "", secure=False)
GENEROUS = Limits.none()


def settings(folder, limits=GENEROUS, pace=0.0):
    return Settings(
        f"sqlite:///{folder / 'tables.sqlite'}",
        loopback=False,
        thinkers=0,
        limits=limits,
        manner=Manner(pace=pace, grace=0.0),
    )


# What is counted.


def stored_bytes(folder):
    """All that the rows of the database hold, with their keys."""
    with sqlite3.connect(folder / "tables.sqlite") as database:
        rows = itertools.chain.from_iterable(
            database.execute(f"select * from {table}") for table in ("tables", "entries", "holds", "links")
        )
        return sum(len(part) if isinstance(part, str | bytes) else 8 for row in rows for part in row)


class Person:
    """Somebody who asks over HTTP."""

    def __init__(self, client):
        self.client, self.token, self.table = client, "", ""
        self.ids = itertools.count()

    def ask(self, path, **body):
        header = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        self.client.cookies.clear()
        answer = self.client.post(path, json=body, headers=header)
        assert answer.status_code < 300, answer.text
        told = answer.json()
        self.token = told.get("token") or self.token
        self.table = told.get("table") or self.table
        return told

    def do(self, verb, **more):
        return self.ask(f"/api/tables/{self.table}/do", id=f"{next(self.ids)}".rjust(64, "x"), do=verb, **more)

    def get(self, what=""):
        header = {"Authorization": f"Bearer {self.token}"}
        answer = self.client.get(f"/api/tables/{self.table}/{what}".rstrip("/"), headers=header)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def look(self):
        return self.get()["now"]


REPLACES = ("link", "put-away")
"""What is stored in the place of something else."""


def everything_that_writes(client):
    """All requests that store something, one after another; each is a step."""
    mia, leo, zoe = Person(client), Person(client), Person(client)
    name = "W" * 24
    yield "create", lambda: mia.ask("/api/tables", **WISH, hints=True)
    path = f"/api/tables/{mia.table}"
    yield "fill", lambda: mia.do("fill", seat=1, bot="burglar")
    yield "clear", lambda: mia.do("clear", seat=1)
    yield "clock", lambda: mia.do("clock", clock={"bank": 86399.123456, "increment": 3599.123456})
    yield "say", lambda: mia.do("say", text="😼" * 280)
    yield "open-talk", lambda: mia.do("open-talk", is_open=True)
    yield "name", lambda: zoe.ask(f"{path}/name", name="\u1e9e" * 24, id=LONG)
    zoe.table = mia.table
    yield "say from afar", lambda: zoe.do("say", text="😼" * 280)
    yield "say by a sign from afar", lambda: zoe.do("say", sign="hello")
    yield "join", lambda: leo.ask(f"{path}/join", name=name, id=LONG)
    leo.table = mia.table
    seated = [{"table": mia.table, "seat": seat, **mia.look()["dealing"]} for seat in (0, 1)]
    for person, own in ((mia, seated[0]), (leo, seated[1])):
        yield "ready", lambda person=person, own=own: person.do("ready", commitment=ready_in(own)["commitment"])
    for person, own in ((mia, seated[0]), (leo, seated[1])):
        yield "reveal", lambda person=person, own=own: person.do("reveal", number=reveal_in(own)["number"])
    move = next(text for text in mia.look()["view"]["moves"] if text.startswith("recruit market"))
    yield "play", lambda: mia.do("play", move=move, after=mia.look()["changed"])
    yield "undo", lambda: mia.do("undo", after=mia.look()["changed"])
    yield "hint", lambda: mia.get("hint")
    yield "replace", lambda: leo.do("replace", seat=0)
    yield "return", lambda: mia.do("return")
    yield "put-away", lambda: mia.ask(f"{path}/put-away", away=True)
    yield "leave", lambda: leo.do("leave")
    yield "return", lambda: leo.do("return")
    link = mia.ask(f"{path}/link")["link"]
    yield "link", lambda: leo.ask(f"{path}/link")
    yield "claim", lambda: Person(client).ask(f"{path}/claim", key=link.partition("#")[2])
    yield "resign", lambda: leo.do("resign")
    yield "rematch", lambda: mia.do("rematch")
    yield "again", lambda: Person.ask(mia, f"{path}/again")


def test_nothing_stores_more_than_was_counted_before(tmp_path, monkeypatch):
    counted, done = [], set()
    monkeypatch.setattr(Guard, "count_written", lambda _guard, _asker, cost: counted.append(cost.size))
    slowly = settings(tmp_path, pace=600.0)  # a bot that stands in must not move meanwhile
    with TestClient(make_app(slowly)) as client:
        for name, step in everything_that_writes(client):
            before = stored_bytes(tmp_path)
            counted.clear()
            step()
            stored = stored_bytes(tmp_path) - before
            assert stored <= sum(counted), (name, stored, sum(counted))
            assert stored > 0 or name in REPLACES, name
            assert sum(counted) > 0, name
            done.add(name)
    verbs = {kind.__struct_config__.tag for kind in get_args(wire.AnyRequest)}
    assert verbs - {"look"} <= done, "whatever may be asked for at a table is among them"


# Who may have how much.


def spend(guard, asker, request, table):
    """How often a request is let through, of a thousand times."""
    done = 0
    for _ in range(1000):
        try:
            guard.count_asked(asker, request, table)
        except Refused:
            break
        done += 1
    return done


def a_table(bots=0):
    seats = [SimpleNamespace(bot="kitten" if seat < bots else "", stood_in="") for seat in range(4)]
    return SimpleNamespace(rematch="", seats=seats, setup=SimpleNamespace(players=4))


SAY = wire.Say(id="1", text="😼" * 280)
PLAY = wire.Play(id="1", move="pass", after=0)


def test_talk_without_end_takes_nothing_from_moves_and_nothing_from_other_addresses():
    guard = Guard(Limits(written=(0.0, 10_000), played=(0.0, 10_000)))
    table = a_table()
    assert spend(guard, MIA, SAY, table) == 10_000 // cost_at(table, SAY).size
    assert spend(guard, MIA, wire.Leave(id="1"), table) <= 4, "whatever else is stored is of the same budget"
    assert spend(guard, MIA, PLAY, table) > 10
    assert spend(guard, EVE, SAY, table) > 1


def test_a_move_is_counted_with_the_moves_that_bots_answer():
    alone, with_bots = (cost_at(a_table(bots), PLAY).size for bots in (0, 3))
    assert with_bots == 4 * alone


def test_an_evening_of_thirty_tables_behind_one_address_stays_within_the_budgets():
    """Four people at each, a move every four seconds at each table, a word in each minute of each, and a new game every half hour."""
    limits, hours = Limits(), 4
    assert 30 * cost_at(a_table(), PLAY).size / 4 < limits.played[0]
    words = 30 * cost_at(a_table(), wire.Say(id="1", text="Well played, that was a good one!")).size / 60
    games = 30 * cost_at(a_table(), wire.Rematch(id="1")).size / 1800
    assert (words + games) * hours < limits.written[0] * hours
    assert 30 * cost_at(a_table(), wire.Rematch(id="1")).size < limits.written[1], "and all may begin at once"


def test_one_address_stores_about_a_gigabyte_a_day_at_most():
    limits = Limits()
    assert (limits.written[0] + limits.played[0]) * 86400 < 1.1e9


@pytest.mark.parametrize("by_socket", [True, False])
def test_who_talks_without_end_is_refused_and_plays_on(tmp_path, by_socket):
    limits = Limits(written=(0.0, 6_000))
    with TestClient(make_app(settings(tmp_path, limits))) as client:
        mia = Person(client)
        mia.ask("/api/tables", **WISH, others=["kitten"])
        own = {"table": mia.table, "seat": 0, **mia.look()["dealing"]}
        mia.do("ready", commitment=ready_in(own)["commitment"])
        mia.do("reveal", number=reveal_in(own)["number"])
        wishes = [{"id": f"{number}", "do": "say", "text": "😼" * 280} for number in range(5)]
        if by_socket:
            header = {"Authorization": f"Bearer {mia.token}"}
            with client.websocket_connect(f"/api/tables/{mia.table}/live", headers=header) as line:
                kinds = []
                for wish in wishes:
                    line.send_text(json.dumps(wish))
                    while "id" not in (told := json.loads(line.receive_text())):
                        pass
                    kinds.append(told.get("code", told["kind"]))
        else:
            path, header = f"/api/tables/{mia.table}/do", {"Authorization": f"Bearer {mia.token}"}
            answers = [client.post(path, json=wish, headers=header).json() for wish in wishes]
            kinds = [told.get("code", told["kind"]) for told in answers]
        assert kinds[0] == "done"
        assert kinds[-1] == "too-many-requests"
        now = mia.look()
        if now["choices"]:
            mia.do("play", move=now["choices"][0]["text"], after=now["changed"])


def test_a_stranger_with_ever_new_tokens_is_one_address_and_closes_no_lobby(tmp_path):
    with TestClient(make_app(settings(tmp_path, Limits(joins_at_one_table=(0.0, 3))))) as client:
        mia, leo = Person(client), Person(client)
        for person in (mia, leo):
            person.ask("/api/tables", **WISH | {"players": 3, "game": "meow"})
        codes = []
        for number in range(5):
            stranger = Person(client)
            client.cookies.clear()
            answer = client.post(f"/api/tables/{mia.table}/join", json={"name": "Mallory", "id": f"{number}"})
            codes.append(answer.json().get("code", ""))
            if not codes[-1]:
                stranger.token, stranger.table = answer.json()["token"], mia.table
                stranger.do("leave")
        client.cookies.clear()
        assert codes == ["", "", "", "too-many-requests", "too-many-requests"]
        assert client.post(f"/api/tables/{leo.table}/join", json={"name": "Kim", "id": "1"}).status_code == 200


def test_who_has_a_seat_may_ask_for_it_as_often_as_they_like(tmp_path):
    with TestClient(make_app(settings(tmp_path, Limits(joins=(0.0, 1))))) as client:
        mia = Person(client)
        mia.ask("/api/tables", **WISH)
        for _ in range(3):
            assert mia.ask(f"/api/tables/{mia.table}/join", name="Mia", id="1")["seat"] == 0


# A disk that is nearly full.


class Statvfs:
    """In place of a file system."""

    def __init__(self, megabytes):
        self.megabytes, self.looks = megabytes, 0

    def __call__(self, _: Path):
        self.looks += 1
        if self.megabytes is None:
            raise OSError("gone")
        return SimpleNamespace(f_bavail=self.megabytes * MEGABYTE // 1000, f_frsize=1000)


def with_disk(story, space):
    """Let a story happen in a house on a disk of this much space."""

    async def tell():
        tables = LiveTables(Paper(itertools.repeat(0.0)), Thinkers(0))
        disk = Disk(Path("/somewhere/tables.sqlite"), 100, space)
        try:
            return await story(House(tables.store, tables, Manner(), disk), disk)
        finally:
            await tables.close()

    return asyncio.run(tell())


async def answered(house, live, **request):
    try:
        return type(await house.do(live, 0, "mia", wire.decode_request(json.dumps(request)))).__name__
    except Refused as refusal:
        return refusal.key


async def two_people(house):
    name, _ = await house.create(wire.Create(game="cat-burglars", players=2, name="Mia", options={"first": 0}), "token")
    live = await house.live.find(name)
    await house.live.change(live, lambda table, now: table.sit(1, "Leo", now))
    await get_ready(house.live, live, 0, 1)
    return live


def test_below_the_mark_new_tables_and_talk_are_refused_and_moves_are_not():
    space = Statvfs(1000)

    async def story(house, disk):
        live = await two_people(house)
        disk.see()
        assert await answered(house, live, do="say", id="1", text="Meow") == "Done"
        space.megabytes = 99
        disk.see()
        assert await answered(house, live, do="say", id="1", text="Meow") == "Done", "this was said before"
        assert await answered(house, live, do="say", id="2", text="Meow") == "disk-nearly-full"
        with pytest.raises(Refused, match="nearly full"):
            await house.create(wire.Create(game="meow", players=2, name="Mia"), "token")
        move = live.table.state.moves()[0].text
        assert await answered(house, live, do="play", id="3", move=move, after=live.table.changed) == "Done"
        assert await answered(house, live, do="resign", id="4") == "Done"
        assert await answered(house, live, do="rematch", id="5") == "disk-nearly-full"
        space.megabytes = 100
        disk.see()
        assert await answered(house, live, do="say", id="2", text="Meow") == "Done"

    with_disk(story, space)


def test_a_disk_that_cannot_be_looked_at_and_one_elsewhere_refuse_nothing():
    lost = Disk(Path("/somewhere/tables.sqlite"), 100, Statvfs(None))
    lost.see()
    lost.check_room()
    elsewhere = Disk(None, 100, Statvfs(0))
    elsewhere.see()
    elsewhere.check_room()


def test_nobody_waits_for_a_disk_that_takes_its_time_and_requests_do_not_look():
    goes_on, looks = threading.Event(), []

    def slow(folder):
        looks.append(folder)
        goes_on.wait(10)
        return Statvfs(1)(folder)

    async def story():
        disk = Disk(Path("/somewhere/tables.sqlite"), 100, slow)
        watching = asyncio.create_task(disk.watch())
        while not looks:
            await asyncio.sleep(0.001)
        for _ in range(100):
            disk.check_room()  # what was seen last counts, and nothing was seen yet
        assert looks == [Path("/somewhere")]
        goes_on.set()
        while disk._free is None:
            await asyncio.sleep(0.001)
        with pytest.raises(Refused, match="nearly full"):
            disk.check_room()
        watching.cancel()

    asyncio.run(story())


def test_a_running_house_watches_its_disk(tmp_path):
    """The mark is set so high that no disk has so much room."""
    full = Settings(f"sqlite:///{tmp_path / 'tables.sqlite'}", loopback=False, thinkers=0, spare_megabytes=10**12)
    with TestClient(make_app(full)) as client:
        for _ in range(200):
            answer = client.post("/api/tables", json=WISH)
            if answer.status_code == 507:
                break
        assert answer.json()["code"] == "disk-nearly-full"
        assert client.get("/health").status_code == 200
