"""Nothing hidden leaves the server: change all that a seat cannot see, and not a byte that it is sent changes."""

from __future__ import annotations

import asyncio
import json
import random
from functools import cache

import pytest

from mewseum import GAMES
from mewseum.server.app import Settings, make_app
from mewseum.server.limits import Limits
from tests.conformance.leaks import Leak
from tests.conformance.playing import tables
from tests.server.alike import SIDE, Side, check_pairs, make_pairs
from tests.server.planted import PLANTS


@cache
def some_pairs(slug: str, seed: int, number: int):
    dice = random.Random(f"{slug} {seed}")
    pairs = []
    while len(pairs) < number:
        pairs += make_pairs(dice.choice(tables(slug)).game, dice.getrandbits(30), 3)
    return pairs


@pytest.mark.parametrize("slug", GAMES)
def test_nothing_hidden_is_sent_to_a_seat_or_a_spectator(slug, tmp_path):
    tally = check_pairs(some_pairs(slug, 1, 6), tmp_path, share=0.5)

    assert tally["positions"] > 30
    for channel in (
        "the table",
        "a new socket",
        "the own replay",
        "a spectator's replay",
        "own tables",
        "a long wait",
        "taking back",
        "a hint",
    ):
        assert tally[channel], f"a check of {channel} that compares nothing finds nothing"


@pytest.mark.parametrize("plant", PLANTS, ids=lambda plant: plant.__name__)
def test_a_leak_planted_in_the_server_is_caught(plant, tmp_path, caplog):
    with pytest.raises(Leak):
        check_pairs(some_pairs("cat-burglars", 2, 24), tmp_path, plant, share=0.6)
    assert [record.message for record in caplog.records] == [], "it leaks; nothing fails"


# Seats that change hands.


@pytest.fixture
def open_house(tmp_path):
    """Runs a story in the real application, without a network."""

    def run(story):
        async def tell():
            app = make_app(Settings(f"sqlite:///{tmp_path / 'tables.sqlite'}", thinkers=0, limits=Limits.none()))
            async with app.lifespan():
                return await story(Side(app, 0))

        SIDE.set(0)
        return asyncio.run(tell())

    return run


def content(heard):
    """The body of an answer, and its status."""
    start, *rest = [eval(event, {}) for event in heard]
    return start["status"], json.loads(b"".join(event.get("body", b"") for event in rest))


async def ask(side, token, method, path, **body):
    return content(await side.ask(token, method, path, body or None))


NUMBER = "0" * 32


async def set_up(side, **wish):
    """Mia's table with an open seat."""
    status, seated = await ask(side, "mia", "POST", "/api/tables", game="cat-burglars", players=2, name="Mia", **wish)
    assert status == 201, seated
    path = f"/api/tables/{seated['table']}"
    await ask(side, "mia", "POST", f"{path}/do", id="ready", do="ready", number=NUMBER)
    return path, seated["table"]


def test_who_was_sent_from_a_seat_sees_and_does_nothing_from_it_any_more(open_house):
    async def story(side):
        path, table = await set_up(side)
        await ask(side, "leo", "POST", f"{path}/join", name="Leo", id="1")
        link = (await ask(side, "leo", "POST", f"{path}/link"))[1]["link"]
        key = link.partition("#")[2]
        socket = await side.open("leo", table)
        await ask(side, "mia", "POST", f"{path}/do", id="1", do="clear", seat=1)
        await ask(side, "ida", "POST", f"{path}/join", name="Ida", id="1", number=NUMBER)
        socket.say(id="1", do="resign")
        await side.settle(table)
        await asyncio.wait_for(asyncio.shield(socket.close()), 5)

        assert not [event for event in socket.heard if '"moves"' in event]
        assert not [event for event in socket.heard if '"done"' in event]
        for token in ("leo", key):
            status, picture = await ask(side, token, "GET", path)
            assert (status, picture["seat"], picture["now"]["over"]) == (200, None, False)
            assert (await ask(side, token, "POST", f"{path}/do", id="2", do="resign"))[1]["code"] == "no-seat-held"
            assert (await ask(side, token, "GET", f"{path}/replay?seat=1"))[0] in (403, 404)
        assert (await ask(side, "zoe", "POST", f"{path}/claim", key=key))[1]["code"] == "wrong-key"

    open_house(story)


def test_a_device_that_reads_nothing_cannot_act_for_a_seat_that_was_freed(open_house):
    """The socket of such a device cannot be closed in good order; still it has no seat any more."""

    async def story(side):
        path, table = await set_up(side)
        await ask(side, "leo", "POST", f"{path}/join", name="Leo", id="1")
        socket = await side.open("leo", table)
        socket.flowing.clear()
        live = await side.live.find(table)
        await ask(side, "mia", "POST", f"{path}/do", id="1", do="clear", seat=1)
        await ask(side, "ida", "POST", f"{path}/join", name="Ida", id="1", number=NUMBER)
        assert live.table.began
        socket.say(id="1", do="resign")
        await asyncio.sleep(0.2)
        assert not live.table.over, "who sits there now has not resigned"
        socket.flowing.set()
        await socket.close()

    open_house(story)


def test_a_table_without_spectators_sends_away_who_watched_before_the_game(open_house):
    async def story(side):
        path, table = await set_up(side, spectators=False)
        socket = await side.open("", table)
        await ask(side, "leo", "POST", f"{path}/join", name="Leo", id="1", number=NUMBER)
        await side.settle(table)
        await asyncio.sleep(0.05)
        status, refused = await ask(side, "", "GET", path)
        await socket.close()

        assert (status, refused["code"]) == (403, "no-spectators")
        assert not [event for event in socket.heard if '"market"' in event or '"view":{' in event]

    open_house(story)


def test_a_token_opens_no_seat_at_another_table(open_house):
    async def story(side):
        path, _ = await set_up(side)
        _, seated = await ask(side, "leo", "POST", "/api/tables", game="meow", players=2, name="Leo", others=["kitten"])
        key = (await ask(side, "leo", "POST", f"/api/tables/{seated['table']}/link"))[1]["link"].partition("#")[2]

        assert (await ask(side, "leo", "GET", path))[1]["seat"] is None
        assert (await ask(side, "leo", "POST", f"{path}/do", id="1", do="resign"))[1]["code"] == "no-seat-held"
        assert (await ask(side, "leo", "POST", f"{path}/link"))[1]["code"] == "no-seat-held"
        assert (await ask(side, "leo", "POST", f"{path}/claim", key=key))[1]["code"] == "wrong-key"
        assert [own["table"] for own in (await ask(side, "leo", "GET", "/api/tables"))[1]] == [seated["table"]]

    open_house(story)


def test_who_joins_again_after_being_sent_away_is_answered_clearly(open_house):
    async def story(side):
        path, _ = await set_up(side)
        assert (await ask(side, "leo", "POST", f"{path}/join", name="Leo", id="1"))[1]["seat"] == 1
        assert (await ask(side, "leo", "POST", f"{path}/join", name="Leo", id="1"))[1]["seat"] == 1
        assert (await ask(side, "leo", "POST", f"{path}/join", name="Leo", id="2"))[1]["seat"] == 1
        await ask(side, "mia", "POST", f"{path}/do", id="1", do="clear", seat=1)
        status, refused = await ask(side, "leo", "POST", f"{path}/join", name="Leo", id="1")
        assert (status, refused["code"]) == (403, "no-seat-held")
        assert (await ask(side, "leo", "POST", f"{path}/join", name="Leo", id="3"))[0] == 200

    open_house(story)


def test_who_joins_twice_at_once_has_one_seat(open_house):
    async def story(side):
        body = {"game": "cat-burglars", "players": 4, "name": "Mia"}
        _, seated = content(await side.ask("mia", "POST", "/api/tables", body))
        path = f"/api/tables/{seated['table']}"
        answers = await asyncio.gather(
            *(ask(side, "leo", "POST", f"{path}/join", name=f"Leo {i}", id=f"{i}") for i in range(3))
        )
        live = await side.live.find(seated["table"])

        assert {status for status, _ in answers} == {200}, answers
        assert {answer["seat"] for _, answer in answers} == {1}
        assert sum(sitting.taken for sitting in live.table.seats) == 2

    open_house(story)


def test_a_link_asked_for_while_a_seat_is_freed_opens_nothing(open_house):
    async def story(side):
        path, _ = await set_up(side)
        await ask(side, "leo", "POST", f"{path}/join", name="Leo", id="1")
        links = [asyncio.create_task(ask(side, "leo", "POST", f"{path}/link")) for _ in range(20)]
        freed = asyncio.create_task(ask(side, "mia", "POST", f"{path}/do", id="1", do="clear", seat=1))
        links += [asyncio.create_task(ask(side, "leo", "POST", f"{path}/link")) for _ in range(20)]
        answers = [answer for status, answer in await asyncio.gather(*links) if status == 200]
        await freed
        for answer in answers:
            key = answer["link"].partition("#")[2]
            assert (await ask(side, key, "GET", path))[1]["seat"] is None

    open_house(story)


def test_who_connects_while_a_seat_is_freed_does_not_watch_from_it(open_house):
    async def story(side):
        path, table = await set_up(side)
        await ask(side, "leo", "POST", f"{path}/join", name="Leo", id="1")
        live = await side.live.find(table)
        opening = [asyncio.create_task(side.open("leo", table)) for _ in range(10)]
        freed = asyncio.create_task(ask(side, "mia", "POST", f"{path}/do", id="1", do="clear", seat=1))
        opening += [asyncio.create_task(side.open("leo", table)) for _ in range(10)]
        sockets = await asyncio.gather(*opening)
        await freed
        await ask(side, "ida", "POST", f"{path}/join", name="Ida", id="1", number=NUMBER)
        await asyncio.sleep(0.1)
        assert live.table.began
        for socket in sockets:
            assert not [event for event in socket.heard if '"view":{' in event and '"seat":1,"turn"' in event]
            await socket.close()

    open_house(story)
