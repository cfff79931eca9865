"""Whatever cannot be done is refused with a stable code, and a sentence in the client's language; the house stays open."""

from __future__ import annotations

import asyncio
import json
import re
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing

import httpx
import pytest

from mewseum.core.words import LANGUAGES, words
from tests.server.clients import Client
from tests.server.deals import ready_in, reveal_in
from tests.server.hostility import TEXT, RawSocket, frame
from tests.server.houses import house

HTTP = httpx.Client()


@pytest.fixture(scope="module", autouse=True)
def hang_up():
    yield
    HTTP.close()


@pytest.fixture(scope="module")
def opened(tmp_path_factory):
    with house(tmp_path_factory.mktemp("house"), "--thinkers", "0", "--no-limits") as running:
        yield running
        assert running.close() == ""


class Evening:
    """Two people at a table of two, in the middle of a game; Mia is to move, or Leo."""

    def __init__(self, url):
        self.url = url
        mia = self.post("", game="cat-burglars", players=2, name="Mia").json()
        self.path = f"/{mia['table']}"
        leo = self.post(f"{self.path}/join", name="Leo", id="1").json()
        for wish in (ready_in, reveal_in):
            for seated in (mia, leo):
                self.post(f"{self.path}/do", seated["token"], **wish(seated))
        self.tokens = [mia["token"], leo["token"]]
        now = self.look()["now"]
        self.changed, self.turn = now["changed"], now["view"]["turn"]

    def post(self, path, token="", lang="", **body):
        return self.send(path, json.dumps(body).encode(), token, lang)

    def send(self, path, content, token="", lang=""):
        headers = {"Accept-Language": lang, "Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        HTTP.cookies.clear()
        return HTTP.post(f"{self.url}/api/tables{path}", content=content, headers=headers)

    def get(self, path, token="", lang=""):
        headers = {"Accept-Language": lang} | ({"Authorization": f"Bearer {token}"} if token else {})
        HTTP.cookies.clear()
        return HTTP.get(f"{self.url}/api/tables{path}", headers=headers)

    def look(self, token=""):
        """The table, but for how long it has been waited for."""
        seen = self.get(self.path, token).json()
        del seen["now"]["waited"]
        return seen

    def do(self, token, lang="", **request):
        return self.post(f"{self.path}/do", token, lang, id="x", **request)


@pytest.fixture(scope="module")
def evening(opened):
    return Evening(opened.url)


CASES = {
    "a wrong token": lambda e, lang: (e.do("wrong", lang, do="resign"), 403, "no-seat-held"),
    "no token": lambda e, lang: (e.do("", lang, do="resign"), 403, "no-seat-held"),
    "a wrong key": lambda e, lang: (e.post(f"{e.path}/claim", "", lang, key="wrong"), 403, "wrong-key"),
    "a link without a seat": lambda e, lang: (e.post(f"{e.path}/link", "", lang), 403, "no-seat-held"),
    "an unknown table": lambda e, lang: (e.get("/longgone", "", lang), 404, "no-table"),
    "joining an unknown table": lambda e, lang: (
        e.post("/longgone/join", "", lang, name="Zoe", id="1"),
        404,
        "no-table",
    ),
    "a game that has begun": lambda e, lang: (
        e.post(f"{e.path}/join", "", lang, name="Zoe", id="1"),
        422,
        "already-begun",
    ),
    "a move out of turn": lambda e, lang: (
        e.do(e.tokens[1 - e.turn], lang, do="play", move="recruit deck", after=e.changed),
        409,
        "not-your-turn",
    ),
    "an old number": lambda e, lang: (
        e.do(e.tokens[e.turn], lang, do="play", move="recruit deck", after=0),
        409,
        "old-number",
    ),
    "no move at all": lambda e, lang: (
        e.do(e.tokens[e.turn], lang, do="play", move="dance", after=e.changed),
        422,
        "no-move",
    ),
    "nothing to undo": lambda e, lang: (e.do(e.tokens[0], lang, do="undo", after=e.changed), 422, "nothing-to-undo"),
    "an undo at another moment": lambda e, lang: (e.do(e.tokens[0], lang, do="undo", after=0), 409, "old-number"),
    "an id for two messages": lambda e, lang: (
        e.post(f"{e.path}/do", e.tokens[0], lang, id="ready", do="resign"),
        409,
        "id-used",
    ),
    "an oversized message": lambda e, lang: (e.send("", b"x" * 17_000, "", lang), 413, "too-large"),
    "a malformed message": lambda e, lang: (e.send("", b"{", "", lang), 400, "bad-message"),
    "a message of another kind": lambda e, lang: (e.post("", "", lang, meow=1), 400, "bad-message"),
    "an unknown request": lambda e, lang: (e.do(e.tokens[0], lang, do="dance"), 400, "bad-message"),
    "an unknown game": lambda e, lang: (e.post("", "", lang, game="dogs", players=2, name="Mia"), 422, "unknown-game"),
    "a bad name": lambda e, lang: (e.post("", "", lang, game="meow", players=2, name=" "), 422, "bad-name"),
    "another's replay": lambda e, lang: (
        e.get(f"{e.path}/replay?seat=1", e.tokens[0], lang),
        403,
        "only-own-replay",
    ),
    "a record before the end": lambda e, lang: (e.get(f"{e.path}/record", e.tokens[0], lang), 422, "not-yet-over"),
    "a hint for another": lambda e, lang: (e.get(f"{e.path}/hint", e.tokens[1 - e.turn], lang), 422, "no-hint"),
    "a hint where hints are off": lambda e, lang: (e.get(f"{e.path}/hint", e.tokens[e.turn], lang), 422, "hints-off"),
    "only the host": lambda e, lang: (e.do(e.tokens[1], lang, do="clock", clock=None), 403, "only-host"),
    "nowhere": lambda e, lang: (e.get("/../nowhere", "", lang), 404, "not-found"),
    "no description": lambda e, lang: (e.get("/../openapi/x", "", lang), 404, "not-found"),
}


@pytest.mark.parametrize("case", CASES)
def test_each_refusal_has_a_stable_code_and_a_sentence_in_every_language(evening, case):
    sentences = set()
    before = evening.look()
    for language in LANGUAGES:
        answer, status, code = CASES[case](evening, language)
        refused = answer.json()
        assert (answer.status_code, refused["kind"], refused["code"]) == (status, "refused", code), refused
        assert refused["sentence"] not in ("", code)
        assert "{ $" not in refused["sentence"]
        assert "{$" not in refused["sentence"]
        sentences.add(refused["sentence"])
    assert len(sentences) == len(LANGUAGES), "each language has its own sentence"
    assert evening.look() == before, "nothing has changed"


def test_a_full_table_and_a_taken_seat_are_refused(opened):
    async def story():
        mia, leo, ida = (Client(opened.url, name) for name in ("Mia", "Leo", "Ida"))
        await mia.create("cat-burglars", 2, ready=False)
        path = f"/api/tables/{mia.table}/join"
        taken = await ida.ask("POST", path, {"name": "Ida", "id": "1", "seat": 0})
        assert (taken.status_code, taken.json()["code"]) == (409, "seat-taken")
        named = await ida.ask("POST", path, {"name": "mia", "id": "1"})
        assert named.json()["code"] == "name-taken"
        await leo.join(mia.table, ready=False)
        full = await ida.ask("POST", path, {"name": "Ida", "id": "1"})
        assert (full.status_code, full.json()["code"]) == (409, "table-full")

    asyncio.run(story())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_socket_that_is_refused_says_why_and_closes_with_a_stable_code(opened, language):
    async def story():
        raw = RawSocket(opened.url, "longgone", Accept_Language=language)
        await raw.open()
        refused = json.loads(await raw.read())
        assert (refused["code"], await raw.read(), raw.closed) == ("no-table", "", 4404)
        raw.close()
        return refused["sentence"]

    assert asyncio.run(story()) not in ("", "no-table")


def test_a_refused_message_on_a_socket_names_the_message(evening):
    async def story():
        raw = RawSocket(evening.url, evening.path[1:], evening.tokens[0])
        await raw.open()
        await raw.read()
        for text, number in (('{"id": "7", "do": "dance"}', "7"), ('{"id": "8"}', "8"), ("{", ""), ('{"id": 9}', "")):
            raw.write(frame(TEXT, text.encode()))
            refused = json.loads(await raw.read())
            assert (refused["kind"], refused["id"], refused["code"]) == ("refused", number, "bad-message")
        raw.close()

    asyncio.run(story())


def test_a_port_in_use_is_said_in_a_sentence(tmp_path):
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = str(taken.getsockname()[1])
        for language in LANGUAGES:
            command = [sys.executable, "-m", "mewseum", "serve", "--port", port, "--lang", language]
            command += ["--database", f"sqlite:///{tmp_path / 'tables.sqlite'}"]
            ended = subprocess.run(command, capture_output=True, text=True, timeout=60)
            assert ended.returncode == 2
            assert re.search(rf"\b{port}\b", ended.stderr), "a port is a name, not a number: its digits are not grouped"
            assert "Traceback" not in ended.stderr


def test_a_database_that_fails_is_a_refusal_and_when_it_is_back_all_goes_on(tmp_path):
    """Nothing is lost, nothing is half done, and nobody is told what was not stored."""

    async def story(opened):
        mia, leo = Client(opened.url, "Mia"), Client(opened.url, "Leo")
        await mia.create("cat-burglars", 2)
        await leo.join(mia.table)
        for client in (mia, leo):
            await client.come()
        mover = mia if (await mia.look())["now"]["view"]["turn"] == 0 else leo
        while not mover.moves:
            await asyncio.sleep(0.01)
        number, told = mover.now["changed"], len(leo.received)
        path = tmp_path / "tables.sqlite"
        with closing(sqlite3.connect(path)) as database:
            database.execute("alter table entries rename to entries_away")
            database.commit()
        sentences = set()
        for language in LANGUAGES:
            body = {"id": "once", "do": "play", "move": mover.moves[0], "after": number}
            answer = await mover.ask("POST", f"/api/tables/{mia.table}/do?lang={language}", body)
            assert (answer.status_code, answer.json()["code"]) == (503, "storage-down")
            sentences.add(answer.json()["sentence"])
        assert len(sentences) == len(LANGUAGES)
        assert len(leo.received) == told, "nobody was told"
        unknown = await mia.ask("GET", "/api/tables/neverseen")
        assert unknown.status_code in (404, 503)
        with closing(sqlite3.connect(path)) as database:
            database.execute("alter table entries_away rename to entries")
            database.commit()
        body = {"id": "once", "do": "play", "move": mover.moves[0], "after": number}
        answer = await mover.ask("POST", f"/api/tables/{mia.table}/do", body)
        assert answer.status_code == 200, answer.text
        again = await mover.ask("POST", f"/api/tables/{mia.table}/do", body)
        assert again.json() == answer.json()
        for client in (mia, leo):
            await client.go()

    with house(tmp_path, "--thinkers", "0", "--no-limits") as opened:
        asyncio.run(story(opened))
        said = opened.close()
    assert re.fullmatch("The storage is in trouble: no such table: .*\nThe storage is well again.\n", said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_number_of_an_entry_is_a_name_and_its_digits_are_not_grouped(evening, language):
    refused = evening.do(evening.tokens[evening.turn], language, do="play", move="recruit deck", after=1234567).json()
    assert refused["code"] == "old-number"
    assert "1234567" in refused["sentence"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("content", [b"{", b'{"game": 1}', b"[" * 5000])
def test_a_message_that_cannot_be_understood_is_refused_in_one_language(evening, lang, content):
    """The reasons are those of a library, which speaks English."""
    sentence = evening.send("", content, "", lang).json()["sentence"]
    own = words(lang).say("bad-message")
    assert sentence.startswith(own)
    assert (len(sentence) > len(own)) == (lang == "en"), sentence


def test_a_browser_is_shown_a_page_where_there_is_nothing_and_a_program_is_told(opened):
    browser = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}

    for headers, path, kind in (
        (browser, "/nowhere", "text/html"),
        (browser, "/t/too/deep", "text/html"),
        (browser, "/api/nowhere", "application/json"),
        ({}, "/nowhere", "application/json"),
    ):
        answer = HTTP.get(f"{opened.url}{path}", headers=headers)
        assert (answer.status_code, answer.headers["content-type"].split(";")[0]) == (404, kind), path
        assert "content-security-policy" in answer.headers
