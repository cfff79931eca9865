"""Whatever can be asked by a socket can be asked by plain HTTP, and is answered alike."""

from __future__ import annotations

import asyncio
from typing import get_args

import pytest

from mewseum.server import wire
from tests.completing import alone
from tests.server.clients import Client
from tests.server.houses import house

NUMBER = "0" * 64
REQUESTS = {
    "play": {"move": "recruit deck"},
    "undo": {"after": 0},
    "resign": {},
    "leave": {},
    "return": {},
    "replace": {"seat": 1},
    "fill": {"seat": 1, "bot": "kitten"},
    "clear": {"seat": 1},
    "ready": {"commitment": NUMBER},
    "reveal": {"number": NUMBER},
    "look": {"moves": ["recruit deck"], "after": 0},
    "clock": {"clock": {"bank": 60.0}},
    "say": {"text": "Meow"},
    "open-talk": {"is_open": True},
    "rematch": {},
}
AGES = ("before", "during", "after")


@pytest.fixture(scope="module")
def opened(tmp_path_factory):
    with house(tmp_path_factory.mktemp("house"), "--thinkers", "0", "--no-limits", "--pace", "600") as running:
        yield running
        assert running.close() == ""


def test_every_request_is_asked_here():
    assert {request.__struct_config__.tag for request in get_args(wire.AnyRequest)} == set(REQUESTS)


async def set_up(url, age):
    mia, leo = Client(url, "Mia"), Client(url, "Leo")
    await mia.create("cat-burglars", 2, options={"first": 0}, ready=age != "before")
    await leo.join(mia.table, ready=age != "before")
    if age == "after":
        assert (await leo.do(do="resign")).status_code == 200
    return mia


@pytest.mark.parametrize("age", AGES)
@pytest.mark.parametrize("request_", REQUESTS)
def test_a_request_is_answered_by_http_as_by_a_socket(opened, age, request_):
    async def story():
        by_socket, by_http = await set_up(opened.url, age), await set_up(opened.url, age)
        await by_socket.come()
        while not by_socket.now:
            await asyncio.sleep(0.005)
        wish = {"id": "once", "do": request_, **REQUESTS[request_]}
        if request_ == "play":
            wish["after"] = 10**6  # who begins is decided by the deal: neither may play
        said = await by_socket.send(**wish)
        written = (await by_http.do(**wish)).json()
        assert said["kind"] == written["kind"]
        if said["kind"] == "refused":
            assert {**said, "id": ""} == written
        else:
            assert said == written
        after = (await by_http.look())["now"]
        assert (after["number"], after["seats"]) == (by_socket.now["number"], (await by_socket.look())["now"]["seats"])
        await by_socket.go()

    asyncio.run(story())


def test_whoever_asks_for_a_rematch_has_the_seat_they_had_and_nobody_else_has_one(opened):
    async def story():
        mia, leo = Client(opened.url, "Mia"), Client(opened.url, "Leo")
        await mia.create("meow", 2, seat=1)
        await leo.join(mia.table)
        link = (await leo.ask("POST", f"/api/tables/{mia.table}/link")).json()["link"]
        second = Client(opened.url, "Leo")
        answer = await second.ask("POST", f"/api/tables/{mia.table}/claim", {"key": link.partition("#")[2]})
        second.token, second.table = answer.json()["token"], mia.table
        assert (await mia.do(do="resign")).status_code == 200
        assert (await leo.do(do="rematch")).status_code == 200
        now = (await mia.look())["now"]
        again = now["rematch"]
        assert (bool(again), now["again"]) == (True, [0])
        before = Client(opened.url, token=mia.token)
        before.table = again
        seen = await before.look()
        assert (seen["seat"], seen["now"]["host"], [seat["name"] for seat in seen["now"]["seats"]]) == (
            None,
            0,
            ["Leo", ""],
        )
        for asked in (mia, mia, second):  # twice is once, and any device of a seat may ask
            assert (await asked.do(do="rematch")).status_code == 200
        now = (await mia.look())["now"]
        assert (now["rematch"], now["again"]) == (again, [0, 1])
        seats = []
        for client in (mia, leo, second, Client(opened.url, "Zoe")):
            client.table = again
            picture = await client.look()
            seats.append(picture["seat"])
        assert seats == [1, 0, 0, None]
        assert [seat["name"] for seat in picture["now"]["seats"]] == ["Leo", "Mia"]
        assert not picture["now"]["began"]
        for client in (mia, leo):
            await client.get_ready()
        assert (await leo.look())["now"]["began"]

    asyncio.run(story())


def test_who_comes_late_to_a_running_game_hears_what_a_spectator_has_heard_and_no_more(opened):
    async def story():
        mia, leo, ann, late = (Client(opened.url, name) for name in ("Mia", "Leo", "Ann", "Tom"))
        await mia.create("cat-burglars", 2)
        await leo.join(mia.table, ready=False)
        await ann.come(mia.table)
        await leo.get_ready()
        for _ in range(12):
            pictures = [await client.look() for client in (mia, leo)]
            now = pictures[0]["now"]
            turn = now["view"]["turn"]
            move = alone([choice["text"] for choice in pictures[turn]["now"]["choices"]])[-1]
            assert (await (mia, leo)[turn].do(do="play", move=move, after=now["changed"])).status_code == 200
        while ann.now["changed"] <= now["changed"]:
            ann.moved.clear()
            await asyncio.wait_for(ann.moved.wait(), 20)
        news = [message for message in ann.received if message["kind"] == "news"]
        dealt = next(message for message in news if message["facts"])
        assert dealt["happened"]["what"] == "revealed"
        moves = [message for message in news if message["happened"]["what"] == "played"]

        path = f"/api/tables/{mia.table}/replay"
        told = [(await client.ask("GET", path)).json() for client in (late, mia)]
        heard = [(message["now"]["number"], message["happened"]["move"], message["facts"]) for message in moves]
        first, *steps = [(step["number"], step["move"], step["facts"]) for step in told[0]["steps"]]
        assert first == (dealt["now"]["number"], "", dealt["facts"])
        assert len(steps) == 12
        assert steps == heard
        assert told[0] == told[1], "whoever holds a seat may look at it as everybody does: on a big screen"
        assert (await late.ask("GET", f"{path}?seat=0")).status_code == 403
        assert (await mia.ask("GET", f"{path}?seat=1")).status_code == 403
        await ann.go()

    asyncio.run(story())


def test_people_play_without_a_socket_and_news_are_waited_for(opened):
    async def story():
        mia, leo = Client(opened.url, "Mia"), Client(opened.url, "Leo")
        await mia.create("meow", 2)
        await leo.join(mia.table)
        for _ in range(20):
            pictures = [await client.look() for client in (mia, leo)]
            now = pictures[0]["now"]
            mover, other = (mia, leo) if now["view"]["turn"] == 0 else (leo, mia)
            number = now["number"]
            news = asyncio.create_task(other.ask("GET", f"/api/tables/{mia.table}?since={number}&wait=20"))
            choices = pictures[now["view"]["turn"]]["now"]["choices"]
            done = await mover.do(do="play", move=choices[0]["text"], after=now["changed"])
            assert done.status_code == 200, done.text
            assert (await news).json()["now"]["number"] > number
        assert (await leo.do(do="resign")).status_code == 200
        steps = (await mia.ask("GET", f"/api/tables/{mia.table}/replay?seat=0")).json()["steps"]
        assert len(steps) == 21, "with the facts of every move"
        assert (await mia.ask("GET", f"/api/tables/{mia.table}/record")).status_code == 200

    asyncio.run(story())
