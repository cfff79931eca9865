"""A network that doubles, swaps, delays, swallows and cuts: every game ends, and nothing is done twice."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from collections import Counter
from contextlib import closing
from typing import get_args

import pytest

from mewseum import GAMES, record
from mewseum.server import wire
from tests.server.clients import Client
from tests.server.deals import ready_in, reveal_in
from tests.server.faults import FAULTS, BadNetwork, Stubborn
from tests.server.houses import house


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("house")


@pytest.fixture(scope="module")
def opened(folder):
    with house(folder, "--thinkers", "0", "--no-limits") as running:
        yield running
        assert running.close() == ""


def entries_of(folder, table):
    with closing(sqlite3.connect(folder / "tables.sqlite")) as database:
        rows = database.execute("select body from entries where table_id = ? order by number", (table,))
        return [json.loads(body) for (body,) in rows]


EVENINGS = 6
"""At most so many games are played until every fault has hit every kind of message."""


@pytest.mark.parametrize("slug", GAMES)
def test_every_game_ends_and_nothing_is_done_twice_on_a_bad_network(slug, opened, folder):
    done = set()
    for evening in range(EVENINGS):
        done |= set(play_an_evening(slug, opened, folder, evening))
        hit = {fault: {kind for what, kind in done if what == fault} for fault in FAULTS}
        if all(kinds >= {"play", "done", "news"} for kinds in hit.values()):
            return
    pytest.fail(f"a network that never does the rest proves nothing: {hit}")


def play_an_evening(slug, opened, folder, evening):
    """One game over a bad network, checked from all sides; the faults that it met."""

    async def story():
        async with BadNetwork(opened.url, f"{slug} {evening}").open() as network:
            people = [Stubborn(opened.url, network.url, name) for name in ("Mia", "Leo")]
            await people[0].create(slug, 2)
            await people[1].join(people[0].table)
            for person in people:
                await person.connect()
            counts = await asyncio.gather(
                *(person.play_to_the_end(random.Random(f"{slug} {person.name}")) for person in people)
            )
            fresh = [await person.look() for person in people]
            for person, now in zip(people, fresh, strict=True):
                await person.hear_of(now["now"]["number"])
                await person.go()
            saved = (await people[0].ask("GET", f"/api/tables/{people[0].table}/record")).json()
            return people, counts, fresh, saved, network.done

    people, counts, fresh, saved, done = asyncio.run(story())
    stored = entries_of(folder, people[0].table)
    kinds = Counter(entry["kind"] for entry in stored)
    messages = [entry["message"] for entry in stored if "message" in entry]

    assert record.from_dict(saved).verify().outcome is not None
    for kind in ("played", "undid"):
        assert kinds[kind] == sum(count[kind] for count in counts), "as many as were acknowledged"
    made = sum(1 + len(entry.get("more", [])) for entry in stored if entry["kind"] == "played")
    assert len(saved["moves"]) == made - kinds["undid"], "a payment is never taken back, all else is one move"
    assert len(messages) == len(set(messages)), "no message led to two entries"
    for person, now in zip(people, fresh, strict=True):
        now["now"]["waited"] = person.now["waited"] = 0.0
        assert person.now == now["now"], "what they see is what is"
        for number in person.accepted.values():
            assert stored[number - 1]["seat"] == person.seat
    return done


ENTRIES = {
    "fill": "sat", "clear": "rose", "clock": "clocked", "ready": "ready", "reveal": "revealed", "say": "said", "open-talk": "talkopened", "play": "played", "undo": "undid",
    "leave": "stoodin", "return": "here", "resign": "resigned", "rematch": "rematched",
}  # fmt: skip
"""What comes of each verb."""
ROUNDS = 12
"""At most so many short games are played until every fault has hit every verb."""


async def play_a_short_game(url, network):
    """Mia and Leo ask for everything once; the two, and the verb of each request that was carried out."""
    mia, leo = (Stubborn(url, network.url, name) for name in ("Mia", "Leo"))
    carried_out = {}

    async def insist(person, **request):
        known = set(person.accepted)
        answer = await person.insist(**request)
        carried_out.update(dict.fromkeys(set(person.accepted) - known, request["do"]))
        return answer.get("code", "")

    async def changed():
        return (await mia.look())["now"]["changed"]

    await mia.create("cat-burglars", 2, ready=False, options={"first": 0})
    await mia.connect()
    assert await insist(mia, do="fill", seat=1, bot="kitten") == ""
    assert await insist(mia, do="clear", seat=1) == ""
    assert await insist(mia, do="clock", clock={"bank": 3600.0}) == ""
    await leo.join(mia.table, ready=False)
    seated = [{"table": mia.table, "seat": seat, **(await mia.look())["now"]["dealing"]} for seat in (0, 1)]
    for person, own in zip((mia, leo), seated, strict=True):
        await person.connect()
        assert await insist(person, **ready_in(own)) == ""
    for person, own in zip((mia, leo), seated, strict=True):
        assert await insist(person, **reveal_in(own)) == ""
    assert await insist(leo, do="say", text="Meow") == ""
    assert await insist(mia, do="open-talk", is_open=True) == ""
    move = next(move for move in (await mia.look())["now"]["view"]["moves"] if move.startswith("recruit market"))
    looked = await mia.insist(do="look", moves=[move], after=await changed())
    assert looked["kind"] == "looked", "it is answered, and stored nowhere"
    assert await insist(mia, do="play", move=move, after=await changed()) == ""
    assert await insist(mia, do="undo", after=await changed()) == ""
    assert await insist(leo, do="replace", seat=0) == "not-silent"
    assert await insist(leo, do="leave") == ""
    assert await insist(leo, do="return") == ""
    assert await insist(leo, do="resign") == ""
    assert await insist(mia, do="rematch") == ""
    return mia, leo, carried_out


def test_every_verb_is_carried_out_once_whatever_the_network_does_to_it(opened, folder):
    verbs = frozenset(request.__struct_config__.tag for request in get_args(wire.AnyRequest))
    hit = Counter()

    async def story():
        async with BadNetwork(opened.url, "verbs", verbs=verbs).open() as network:
            for _ in range(ROUNDS):
                mia, leo, carried_out = await play_a_short_game(opened.url, network)
                stored = entries_of(folder, mia.table)
                for person in (mia, leo):
                    for message, number in person.accepted.items():
                        entry = stored[number - 1]
                        assert entry["message"].endswith(f":{message}")
                        assert entry["kind"] == ENTRIES[carried_out[message]]
                    await person.go()
                asked = [entry["message"] for entry in stored if "message" in entry and entry["kind"] != "sat"]
                filled = sum("message" in entry and entry.get("bot") == "kitten" for entry in stored)
                assert len(asked) + filled == len(carried_out), "nothing else was done"
                assert len(asked) == len(set(asked))
                hit.update(network.done)
                if all(hit[fault, verb] for fault in FAULTS for verb in verbs):
                    return

    asyncio.run(story())
    assert [(fault, verb) for fault in FAULTS for verb in verbs if not hit[fault, verb]] == []


def test_a_repeated_message_is_answered_as_the_first_time_even_after_the_others_moved_on(opened):
    async def story():
        mia, leo = Client(opened.url, "Mia"), Client(opened.url, "Leo")
        await mia.create("cat-burglars", 2)
        await leo.join(mia.table)
        for client in (mia, leo):
            await client.come()
        while not (mia.moves or leo.moves):
            await asyncio.sleep(0.01)
        mover = mia if mia.moves else leo
        wish = {"id": "first", "do": "play", "move": mover.moves[0], "after": mover.now["changed"]}
        first = await mover.send(**wish)
        dice = random.Random(1)
        await asyncio.gather(
            *(client.play_on(dice, until=lambda client: client.now["number"] > 15) for client in (mia, leo))
        )
        before = (await mia.look())["now"]["number"]
        assert await mover.send(**wish) == first
        assert (await mover.send(**wish | {"move": "something else"}))["code"] == "id-used"
        assert (await mia.look())["now"]["number"] == before
        for client in (mia, leo):
            await client.go()

    asyncio.run(story())
