"""Talk over the network: the whole of it is there on every device, and spectators talk where the host lets them."""

from __future__ import annotations

import asyncio

import pytest

from mewseum.server import seeing
from tests.server.clients import Client
from tests.server.houses import house


@pytest.fixture(scope="module")
def opened(tmp_path_factory):
    with house(tmp_path_factory.mktemp("house"), "--thinkers", "0", "--pace", "600") as running:
        yield running
        assert running.close() == ""


async def a_game(url, **wish):
    mia, leo = Client(url, "Mia"), Client(url, "Leo")
    await mia.create(**wish)
    await leo.join(mia.table)
    return mia, leo


async def talk_of(client, **wish):
    query = "&".join(f"{name}={value}" for name, value in wish.items())
    answer = await client.ask("GET", f"/api/tables/{client.table}/talk?{query}")
    assert answer.status_code == 200, answer.text
    return answer.json()


async def introduce(client, name, **more):
    answer = await client.ask(
        "POST", f"/api/tables/{client.table}/name", {"name": name, "id": client.next_id()}, **more
    )
    if answer.status_code == 200:
        client.token = answer.json()["token"] or client.token
    return answer.json()


def a_spectator(mia):
    zoe = Client(mia.url, "Zoe")
    zoe.table = mia.table
    return zoe


def test_the_whole_talk_is_there_on_every_device_and_after_the_house_was_opened_anew(tmp_path):
    async def talk(url):
        mia, leo = await a_game(url)
        await mia.do(do="say", text="Good evening")
        await leo.do(do="say", sign="hello")
        return mia, await talk_of(mia), await talk_of(a_spectator(mia), first=1)

    async def listen(mia, url):
        mia.url = url
        return await talk_of(mia)

    with house(tmp_path, "--thinkers", "0") as first:
        mia, told, rest = asyncio.run(talk(first.url))
    with house(tmp_path, "--thinkers", "0") as second:
        again = asyncio.run(listen(mia, second.url))

    assert [(one["seat"], one["name"], one["text"], one["sign"]) for one in told["sayings"]] == [
        (0, "Mia", "Good evening", ""),
        (1, "Leo", "", "hello"),
    ]
    assert again == told
    assert (rest["sayings"], rest["count"]) == (told["sayings"][1:], 2)


def test_a_long_talk_comes_in_pages(monkeypatch):
    from tests.table.evenings import begin

    monkeypatch.setattr(seeing, "SAYINGS_OF_A_PAGE", 2)
    evening = begin()
    for text in "abc":
        evening.do("say", 0, text)
    pages = [seeing.talk_for(evening.table, "", first) for first in (0, 2, 3)]

    assert [[one.text for one in page.sayings] for page in pages] == [["a", "b"], ["c"], []]
    assert {page.count for page in pages} == {3}


def test_a_sign_is_told_at_once_and_one_that_nobody_knows_is_not_understood(opened):
    async def story():
        mia, leo = await a_game(opened.url)
        await mia.come()
        assert (await leo.do(do="say", sign="wink")).json()["code"] == "bad-message"
        assert (await leo.do(do="say")).json()["code"] == "bad-saying"
        await leo.do(do="say", sign="bravo")
        while not any(message.get("happened", {}).get("what") == "said" for message in mia.received):
            mia.moved.clear()
            await asyncio.wait_for(mia.moved.wait(), 10)
        happened = mia.received[-1]["happened"]
        assert (happened["seat"], happened["sign"]) == (1, "bravo")
        await mia.go()

    asyncio.run(story())


def test_a_spectator_talks_once_the_host_allows_it_and_is_marked_as_one(opened):
    async def story():
        mia, leo = await a_game(opened.url)
        zoe = a_spectator(mia)
        assert (await introduce(zoe, "Zoe"))["code"] == "spectators-are-silent"
        assert (await zoe.do(do="say", text="Oh!")).json()["code"] == "spectators-are-silent"
        assert (await leo.do(do="open-talk", is_open=True)).json()["code"] == "only-host"
        assert not (await mia.look())["now"]["spectators_talk"]

        await mia.do(do="open-talk", is_open=True)
        assert (await mia.look())["now"]["spectators_talk"]
        assert (await zoe.do(do="say", text="Oh!")).json()["code"] == "no-name-told"
        assert (await introduce(zoe, "Mia"))["code"] == "name-taken"
        assert (await introduce(zoe, "Zoe"))["name"] == "Zoe"
        assert (await zoe.do(do="say", text="Oh!")).json()["kind"] == "done"

        told = (await talk_of(leo))["sayings"][-1]
        assert (told["seat"], told["name"], told["text"]) == (None, "Zoe", "Oh!")
        assert (await talk_of(zoe))["name"] == "Zoe"
        assert (await talk_of(leo))["name"] == ""
        assert (await introduce(zoe, "Eva"))["name"] == "Zoe", "one name for as long as they watch"
        for request in ({"do": "resign"}, {"do": "open-talk", "is_open": False}, {"do": "rematch"}):
            assert (await zoe.do(**request)).json()["code"] == "no-seat-held"

    asyncio.run(story())


def test_nobody_talks_under_a_name_by_a_token_that_they_have_chosen_themselves(opened):
    async def story():
        mia, _ = await a_game(opened.url, spectators_talk=True)
        zoe = a_spectator(mia)
        zoe.token = "chosen".ljust(32, "x")
        chosen = zoe.token
        await introduce(zoe, "Zoe")
        assert zoe.token != chosen
        mallory = a_spectator(mia)
        mallory.token = chosen
        assert (await mallory.do(do="say", text="I am Zoe")).json()["code"] == "no-name-told"
        nobody = a_spectator(mia)
        assert (await nobody.do(do="say", text="I am Zoe")).json()["code"] == "no-name-told"

    asyncio.run(story())


def test_whoever_sits_at_the_table_talks_from_their_seat_alone(opened):
    async def story():
        mia, _ = await a_game(opened.url, spectators_talk=True)
        assert (await introduce(mia, "Zoe"))["code"] == "other-seat-held"

    asyncio.run(story())


def test_at_a_table_without_spectators_nobody_else_hears_what_was_said(opened):
    async def story():
        mia, _ = await a_game(opened.url, spectators=False)
        await mia.do(do="say", text="Between us")
        zoe = a_spectator(mia)
        answer = await zoe.ask("GET", f"/api/tables/{mia.table}/talk")
        assert (answer.status_code, answer.json()["code"]) == (403, "no-spectators")

    asyncio.run(story())
