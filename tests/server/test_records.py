"""Records that somebody brings to be shown, and the same deal played again."""

from __future__ import annotations

import asyncio
import json
import random
import time
from types import SimpleNamespace

import httpx
import pytest

from mewseum import GAMES, record
from mewseum.core.refused import Refused
from mewseum.core.words import LANGUAGES
from mewseum.games import make_game
from mewseum.server import seeing
from mewseum.server.limits import Limits
from mewseum.server.records import LARGEST
from mewseum.server.telling import AT_ONCE, WAITING, Telling
from tests.server.clients import Client
from tests.server.houses import house


@pytest.fixture(scope="module")
def url(tmp_path_factory):
    with house(tmp_path_factory.mktemp("house"), "--thinkers", "0", "--no-limits") as opened:
        yield opened.url


def a_record(slug, players=3, moves=40, seed=5):
    """The JSON of a game played at random, for so many moves."""
    game = make_game(slug, players, {})
    played = record.Record(game, seed)
    state, dice = played.start(), random.Random(seed)
    while state.outcome is None and len(played.moves) < moves:
        move = dice.choice(list(state.moves()))
        played.add(move)
        state = state.play(move)
    return played.to_dict()


def show(url, content, **query):
    body = content if isinstance(content, bytes) else json.dumps(content).encode()
    return httpx.post(f"{url}/api/records", content=body, params=query, timeout=60)


@pytest.mark.parametrize("slug", GAMES)
def test_a_record_is_shown_as_each_seat_saw_it(url, slug):
    content = a_record(slug)
    states = list(record.from_dict(content).replay())
    for seat in (None, 0, 2):
        answer = show(url, content, **({} if seat is None else {"seat": seat}))

        assert answer.status_code == 200, answer.text
        told = answer.json()
        assert (told["game"], told["players"], told["seat"]) == (slug, 3, seat)
        assert [step["move"] for step in told["steps"]] == ["", *content["moves"]]
        assert [step["view"] for step in told["steps"]] == json.loads(
            json.dumps([state.view(seat).to_dict() for state in states])
        )


BROKEN = [
    ("not-json", b"{"),
    ("not-json", b"\xff\xfe\x00"),
    ("not-json", b"[" * 20_000),
    ("not-json", b'{"mewseum": ' + b"9" * 5000 + b"}"),
    ("not-a-record", b"[]"),
    ("incomplete-record", b"{}"),
    ("edited-record", {**a_record("meow"), "seed": 6}),
    ("unknown-format", {**a_record("meow"), "mewseum": 7}),
    ("unknown-game", {**a_record("meow"), "game": "chess", "check": None}),
    ("illegal-in-record", {**a_record("meow"), "moves": ["stop"]}),
    ("bad-entry", {**a_record("meow"), "moves": [7]}),
    ("bad-seed", {**a_record("meow"), "seed": "moon"}),
]


def without_check(content):
    return {k: v for k, v in content.items() if k != "check"} if isinstance(content, dict) else content


@pytest.mark.parametrize(("code", "content"), BROKEN)
def test_a_broken_file_is_refused_with_a_sentence_that_names_it(url, code, content):
    if code not in ("edited-record", "unknown-format"):
        content = without_check(content)
    for language in LANGUAGES:
        answer = show(url, content, name="evening.json", lang=language)

        assert answer.status_code == 422, answer.text
        told = answer.json()
        assert told["code"] == code
        assert len(told["sentence"]) > 20
        if "record" in code or code == "not-json":
            assert "evening.json" in told["sentence"] or code == "illegal-in-record"


def test_whatever_stands_in_a_record_is_refused_or_shown_and_never_fails(url):
    dice, whole = random.Random(3), without_check(a_record("catham-city", moves=6))
    odd = [None, True, -1, 10**30, 1.5, "", "x" * 300, [], [[]], {}, {"a": []}, ["take mafia 1"]]
    for _ in range(120):
        content = dict(whole)
        for part in dice.sample([*whole, "deal", "position", "fair"], 2):
            content[part] = dice.choice(odd)
        answer = show(url, content)

        assert answer.status_code in (200, 400, 422), (content, answer.text)


def test_a_record_has_a_size_that_is_said(url):
    fits = json.dumps(a_record("meow")).encode().ljust(LARGEST)

    assert show(url, fits).status_code == 200
    answer = show(url, fits + b" ")
    assert answer.status_code == 413
    assert f"{LARGEST:,}" in answer.json()["sentence"]
    assert httpx.post(f"{url}/api/tables", content=b" " * 20_000).status_code == 413


def test_a_seat_that_is_not_there_is_refused(url):
    assert show(url, a_record("meow"), seat=3).status_code == 422


def test_games_told_again_are_rationed(tmp_path):
    async def story(opened):
        mia = Client(opened.url, "Mia")
        await mia.create("meow", 2, others=["kitten"])
        path = f"/api/tables/{mia.table}/replay?seat=0"
        return [(await mia.ask("GET", path)).status_code for _ in range(Limits().replays[1] + 5)]

    with house(tmp_path, "--thinkers", "0") as opened:
        codes = asyncio.run(story(opened))
    assert codes[: Limits().replays[1]] == [200] * Limits().replays[1]
    assert codes[-1] == 429


async def told_at_once(telling, table, times):
    return await asyncio.gather(*(telling.replay(table, 0) for _ in range(times)), return_exceptions=True)


@pytest.fixture
def slow(monkeypatch):
    """Games take their time to be told again; how often one was, and how many at once."""
    told = {"times": 0, "now": 0, "most": 0}

    def replay_for(table, seat):
        told["times"] += 1
        told["now"] += 1
        told["most"] = max(told["most"], told["now"])
        time.sleep(0.02)
        told["now"] -= 1
        return f"{table.changed} {seat}"

    monkeypatch.setattr(seeing, "replay_for", replay_for)
    return told


def test_few_games_are_told_again_at_once_and_who_comes_when_many_wait_is_refused(slow):
    telling = Telling()
    table = SimpleNamespace(setup=SimpleNamespace(id="t"), changed=1, over=False)
    answers = asyncio.run(told_at_once(telling, table, WAITING + 3))
    telling.close()
    assert slow["most"] <= AT_ONCE
    assert [answer.key for answer in answers if isinstance(answer, Refused)] == ["too-many-requests"] * 3


def test_a_game_that_has_not_changed_is_told_again_without_being_played_again(slow):
    async def story():
        for changed, over, seat in (
            (1, False, 0),
            (1, False, 0),
            (2, False, 0),
            (2, True, 0),
            (2, True, 1),
            (2, True, 0),
        ):
            table = SimpleNamespace(setup=SimpleNamespace(id="t"), changed=changed, over=over)
            assert await telling.replay(table, seat) == f'"{changed} {seat}"'.encode()

    telling = Telling()
    asyncio.run(story())
    telling.close()
    assert slow["times"] == 4


def test_records_are_rationed(tmp_path):
    content = a_record("meow", moves=2)
    with house(tmp_path, "--thinkers", "0") as opened:
        codes = [show(opened.url, content).status_code for _ in range(Limits().records[1] + 3)]

    assert codes[: Limits().records[1]] == [200] * Limits().records[1]
    assert 429 in codes


def test_the_same_deal_again_is_for_those_who_sat_there_and_says_what_it_is(url):
    async def story():
        mia, leo, watcher = Client(url, "Mia"), Client(url, "Leo"), Client(url, "Kim")
        await mia.create("cat-burglars", 3, others=[None, "kitten"])
        await leo.join(mia.table)
        assert (await mia.ask("POST", f"/api/tables/{mia.table}/again")).json()["code"] == "not-yet-over"
        for client in (mia, leo):
            await client.come()
        await asyncio.gather(mia.play_on(random.Random(1)), leo.play_on(random.Random(2)))
        first = (await mia.ask("GET", f"/api/tables/{mia.table}/record")).json()
        for stranger in (watcher, Client(url, "Kim", token="of-somebody-else")):
            answer = await stranger.ask("POST", f"/api/tables/{mia.table}/again")
            assert (answer.status_code, answer.json()["code"]) == (403, "no-seat-held")

        answer = await leo.ask("POST", f"/api/tables/{mia.table}/again")
        assert answer.status_code == 201, answer.text
        again = Client(url, "Leo", leo.token)
        again.table, again.seat = answer.json()["table"], answer.json()["seat"]
        assert (answer.json()["seat"], answer.json()["commitment"]) == (1, "")
        picture = await again.look()
        assert picture["repeated"]
        assert picture["commitment"] == ""
        assert [seat["bot"] for seat in picture["now"]["seats"]] == ["prowler", "", "kitten"]
        await again.come()
        await again.play_on(random.Random(3))
        assert again.now["secret"] is None
        second = (await again.ask("GET", f"/api/tables/{again.table}/record")).json()
        assert second["seed"] == first["seed"]
        assert "fair" in first
        assert "fair" not in second
        deals = [record.from_dict(played).start().view(1).to_dict() for played in (first, second)]
        assert deals[0] == deals[1]

        await again.send(do="rematch")
        fresh = Client(url, "Leo", leo.token)
        fresh.table = again.now["rematch"]
        picture = await fresh.look()
        assert not picture["repeated"]
        assert picture["commitment"]
        for client in (mia, leo, again):
            await client.go()

    asyncio.run(story())
