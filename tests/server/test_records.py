"""Records that somebody brings to be shown, and the same deal played again."""

from __future__ import annotations

import asyncio
import json
import random

import httpx
import pytest

from mewseum import GAMES, record
from mewseum.core.words import LANGUAGES
from mewseum.games import make_game
from mewseum.server import records, seeing
from mewseum.server.limits import Limits
from mewseum.server.records import LARGEST
from mewseum.server.seeing import STEPS_OF_A_PAGE
from mewseum.server.telling import Telling
from mewseum.server.wire import encode
from tests.server.clients import Client
from tests.server.houses import house
from tests.table.evenings import begin


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


class Told:
    """In place of a process that tells games."""

    def __init__(self):
        self.asked = []

    async def tell(self, work):
        self.asked.append(work)
        return b"told"


def test_a_game_that_has_not_changed_is_told_again_without_being_played_again():
    async def story():
        evening = begin()
        for turn, over, seat, first in (
            (0, False, 0, 0),
            (0, False, 0, 0),
            (0, False, 0, 250),
            (1, False, 0, 0),
            (1, True, 0, 0),
            (1, True, 1, 0),
            (1, True, 0, 0),
        ):
            if turn and not evening.table.record.moves:
                evening.play()
            if over and not evening.table.over:
                evening.do("resign", 1)
            assert await telling.replay(evening.table, seat, first) == b"told"

    beside = Told()
    telling = Telling(beside)
    asyncio.run(story())
    assert [(work.seat, work.first, len(work.moves), work.is_over) for work in beside.asked] == [
        (0, 0, 0, False), (0, 250, 0, False), (0, 0, 1, False), (0, 0, 1, True), (1, 0, 1, True),
    ]  # fmt: skip


@pytest.mark.parametrize("slug", GAMES)
def test_a_long_game_is_told_in_pages_that_make_the_whole(url, slug, monkeypatch):
    content = a_record(slug, moves=60)
    monkeypatch.setattr(records, "STEPS_OF_A_PAGE", 1000)
    whole = records.show_record(json.dumps(content).encode(), "evening.json", 1)
    monkeypatch.setattr(records, "STEPS_OF_A_PAGE", 25)
    pages = [records.show_record(json.dumps(content).encode(), "evening.json", 1, first) for first in (0, 25, 50, 75)]

    assert [step for page in pages for step in page.steps] == whole.steps
    assert {page.count for page in pages} == {len(content["moves"]) + 1} == {whole.count}
    assert max(len(page.steps) for page in pages) == 25
    assert show(url, content, seat=1, first=50).json()["steps"] == json.loads(encode(whole))["steps"][50:]


@pytest.mark.parametrize("slug", GAMES)
def test_so_is_a_table_s_game(slug, monkeypatch):
    evening = begin(2, game=slug)
    dice = random.Random(3)
    while not evening.table.over and len(evening.table.steps) < 40:
        evening.play(str(dice.choice(evening.state.moves())))
    for seat in (None, 0):
        monkeypatch.setattr(seeing, "STEPS_OF_A_PAGE", 1000)
        whole = seeing.replay_for(evening.table, seat)
        monkeypatch.setattr(seeing, "STEPS_OF_A_PAGE", 7)
        pages = [seeing.replay_for(evening.table, seat, first) for first in range(0, 49, 7)]

        assert [step for page in pages for step in page.steps] == whole.steps
        assert {page.count for page in pages} == {len(evening.table.steps)} == {whole.count}


def test_the_largest_record_is_answered_with_less_than_a_megabyte_and_a_half():
    """The game of the largest views, for most players, and a page that is full."""
    content = a_record("meow", players=6, moves=STEPS_OF_A_PAGE + 50)
    told = records.show_record(json.dumps(content).encode(), "evening.json", 0)

    assert len(told.steps) <= STEPS_OF_A_PAGE
    assert len(encode(told)) / len(told.steps) * STEPS_OF_A_PAGE < 1_500_000


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
