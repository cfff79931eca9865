"""Hostile input: whatever comes is answered by a refusal, and the house stays open."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
from collections import Counter

import httpx
import pytest
import requests
import schemathesis
from bench.hostile import grows
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable

from mewseum.server.keys import new_token
from tests.server.clients import Client
from tests.server.hostility import BINARY, GARBAGE, TEXT, Malice, RawSocket, attack, frame, knock
from tests.server.houses import house

HTTP = httpx.Client()
SESSION = requests.Session()


@pytest.fixture(scope="module", autouse=True)
def hang_up():
    yield
    HTTP.close()
    SESSION.close()


@pytest.fixture(scope="module")
def opened(tmp_path_factory):
    with house(tmp_path_factory.mktemp("house"), "--thinkers", "0", "--no-limits", "--grace", "600") as running:
        yield running
        assert failures(running) == 0
        assert running.close() == ""


def failures(opened):
    return int(HTTP.get(f"{opened.url}/metrics").text.partition("mewseum_failures_total ")[2].split()[0])


def test_thousands_of_bad_messages_are_refused_while_two_people_play(opened):
    async def story():
        ida, tom = Client(opened.url, "Ida"), Client(opened.url, "Tom")
        await ida.create("meow", 2)
        await tom.join(ida.table)
        mia, leo = Client(opened.url, "Mia"), Client(opened.url, "Leo")
        await mia.create("catham-city", 2)
        await leo.join(mia.table)
        for client in (mia, leo):
            await client.come()
        tokens = [ida.token, tom.token, "", "a foreign token"]
        *sockets, _, _ = await asyncio.gather(
            *(attack(opened.url, ida.table, token, 600, Malice(token)) for token in tokens),
            mia.play_on(random.Random(1)),
            leo.play_on(random.Random(2)),
        )
        for client in (mia, leo):
            await client.go()
        assert mia.now["over"]
        for socket in sockets:
            assert socket.heard["refused"] == 600
        assert len({code for socket in sockets for code in socket.codes}) > 8

    asyncio.run(story())


@pytest.mark.parametrize(
    "bytes_sent",
    [
        frame(BINARY, b"\xff\xfe"), frame(3, b"reserved"), frame(11, b""), b"\xff" * 300, frame(TEXT, b"x")[:-1],
        frame(TEXT, b"{", last=False) + frame(TEXT, b"}"), frame(0, b"a continuation of nothing"), b"GET / HTTP/1.1\r\n",
        frame(9, b"x" * 200), frame(8, b"\x00"), frame(8, b"\x03\xe8" + b"\xff" * 20), b"\x81\x05hello",
    ],
)  # fmt: skip
def test_broken_frames_end_a_socket_at_most(opened, bytes_sent):
    async def story():
        mia = Client(opened.url, "Mia")
        await mia.create("cat-burglars", 2, others=["kitten"])
        socket = RawSocket(opened.url, mia.table, mia.token)
        await socket.open()
        assert await socket.read()
        socket.write(bytes_sent)
        await asyncio.sleep(0.02)
        socket.close()
        assert (await mia.look())["seat"] == 0

    asyncio.run(story())


@pytest.mark.parametrize("garbage", GARBAGE, ids=lambda garbage: repr(garbage[:40]))
def test_garbage_is_answered_and_leaves_no_line_in_the_log(opened, garbage):
    """That nothing is said is looked at when the house closes."""
    answer = asyncio.run(knock(opened.url, garbage))
    assert answer.startswith((b"HTTP/1.1 4", b"HTTP/1.1 200")), answer


def test_a_text_that_is_no_text_gets_its_sentence_and_the_socket_stays_open(opened):
    async def story():
        mia = Client(opened.url, "Mia")
        await mia.create("cat-burglars", 2, others=["kitten"])
        socket = RawSocket(opened.url, mia.table, mia.token)
        await socket.open()
        assert await socket.read()
        for broken in (frame(TEXT, b"\xff\xfe{"), frame(TEXT, b'{"id": "\xc3', last=False) + frame(0, b'"}')):
            socket.write(broken)
            while '"refused"' not in (message := await asyncio.wait_for(socket.read(), 5)):
                assert message
            assert '"bad-message"' in message
        socket.write(frame(TEXT, '{"id": "1", "do": "say", "text": "Łódź, ça va?"}'.encode()))
        while '"done"' not in (message := await asyncio.wait_for(socket.read(), 5)):
            assert message
        socket.close()

    asyncio.run(story())


@pytest.mark.parametrize(
    ("curve", "is_growing"),
    [
        ([90, 100, 101, 99, 100, 102, 101, 100], False),
        ([50, 100, 104, 103, 105, 104, 106, 105], False),
        ([90, 100, 110, 120, 130, 140, 150, 160], True),
        ([100], False),
    ],
)
def test_memory_that_grows_is_told_from_memory_that_settles(curve, is_growing):
    assert grows([size * 1000 for size in curve]) == is_growing


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"[]", b"null", b"\xff\xfe", b"[" * 8000, b'{"game":' * 1500, b'{"players": 1e999}', b'{"a":"\\ud800"}', b"9" * 9000],
    ids=lambda body: repr(body[:12]),
)  # fmt: skip
def test_broken_bodies_are_refused(opened, body):
    for path in ("", "/nowhere/join", "/nowhere/do", "/nowhere/claim"):
        answer = HTTP.post(f"{opened.url}/api/tables{path}", content=body)
        assert answer.status_code in (400, 404), answer.text
        assert answer.json()["code"] in ("bad-message", "no-table")


@pytest.mark.parametrize(
    "wish",
    [
        {"players": 0}, {"players": 63}, {"players": -1}, {"seat": 2}, {"seat": 63}, {"others": ["kitten"] * 3},
        {"others": ["nobody"]}, {"others": [""]}, {"others": ["kitten:"]}, {"others": [""] * 16}, {"options": {"unheard-of": 1}}, {"options": {"first": []}},
        {"options": {"first": {}}}, {"options": {"first": 10**30}}, {"options": {"first": "0"}}, {"options": {"first": 1.5}},
        {"options": {"": None}}, {"options": {"first": [[[]]]}}, {"clock": {"bank": 1}}, {"clock": {"bank": 1e308}},
        {"clock": {"bank": 60, "increment": -1}}, {"number": "x" * 32}, {"number": "00"}, {"game": ""}, {"game": "../meow"},
        {"name": None}, {"unheard-of": 1},
    ],
    ids=repr,
)  # fmt: skip
@pytest.mark.parametrize("game", ["cat-burglars", "meow", "catham-city"])
def test_tables_that_cannot_be_are_refused(opened, game, wish):
    body = {"game": game, "players": 2, "name": "Mia"} | wish
    answer = HTTP.post(f"{opened.url}/api/tables", json=body)
    assert answer.status_code in (400, 403, 409, 422), answer.text
    assert answer.json()["sentence"]


@pytest.mark.parametrize(
    "path",
    [
        "%00",
        "%FF",
        "%ED%A0%80",
        "..%2f..",
        "x" * 3000,
        "%F0%9F%98%BC",
        "'%20or%201=1",
        "%0d%0aSet-Cookie:%20a=b",
        "{table}",
    ],
)
def test_strange_addresses_lead_nowhere(opened, path):
    for address in (f"/api/tables/{path}", f"/t/{path}/qr.svg", f"/t/{path}", f"/{path}", f"/pages/{path}"):
        answer = HTTP.get(f"{opened.url}{address}", headers={"Authorization": f"Bearer {'x' * 3000}"})
        assert answer.status_code in (200, 404)
        assert "set-cookie" not in answer.headers


@pytest.mark.parametrize(
    "header", ["Authorization", "Cookie", "Accept-Language", "Origin", "Content-Type", "Content-Length"]
)
@pytest.mark.parametrize("value", ["", ";", "=", "mewseum=", "mewseum", "Bearer", "Bearer  x", "\xff\xfe", "en;q=nan,de;q=1e999", ",;q=,,"])  # fmt: skip
def test_strange_headers_are_no_reason_to_fail(opened, header, value):
    if header == "Content-Length":
        value = "0"
    answer = HTTP.post(f"{opened.url}/api/tables/x/claim", content=b"", headers={header: value.encode("latin-1")})
    assert answer.status_code in (400, 403, 404)


def test_the_openapi_document_describes_what_the_house_does(opened):
    """Schemathesis asks everything that the document allows, and much that it does not."""
    document = HTTP.get(f"{opened.url}/api/openapi/openapi.json").json()
    api = schemathesis.openapi.from_dict(document)
    api.config.base_url = opened.url
    tables = tables_of_all_ages(opened.url)
    statuses: Counter[int] = Counter()
    carried_out: Counter[str] = Counter()
    operations = [result.ok() for result in api.get_all_operations()]
    operations.sort(key=lambda operation: ends_early(operation.label))
    for operation in operations:
        for mode in (schemathesis.GenerationMode.POSITIVE, schemathesis.GenerationMode.NEGATIVE):
            ask_much(operation, mode, tables, statuses, carried_out)

    assert len(operations) >= 10
    assert max(statuses) < 500
    assert statuses[200] > 50
    assert statuses[400] > 30
    never = {operation.label for operation in operations} - set(carried_out)
    unguessed = {
        "POST /api/records": "nobody guesses a game that was played",
        "POST /api/tables/{table}/name": "whoever asks here has a seat, and only spectators tell a name",
    }
    assert never <= set(unguessed), "everything else was carried out"


def ends_early(label):
    """In which order things are asked: keys are used before others take their place, and after moves tables are of another age."""
    return next((place for place, end in enumerate(("/link", "/sign-out", "/do"), 1) if label.endswith(end)), 0)


def tables_of_all_ages(url):
    """What nobody guesses: tables of Mia's before, in the middle of and after a game, her token, and keys to her seat."""

    async def story():
        tables, token = [], new_token()
        for others in ([], ["kitten"], ["kitten"]):
            mia = Client(url, "Mia", token)
            await mia.create("cat-burglars", 2, others=others, ready=bool(others))
            tables.append(mia)
        while (await tables[1].look())["now"]["view"]["turn"] != 0:
            await asyncio.sleep(0.02)
        assert (await tables[2].do(do="resign")).status_code == 200
        keys = [
            (await mia.ask("POST", f"/api/tables/{mia.table}/link")).json()["link"].partition("#")[2] for mia in tables
        ]
        return itertools.cycle([(mia.table, mia.token, key) for mia, key in zip(tables, keys, strict=True)])

    return asyncio.run(story())


def put_right(case, known):
    """Real names in the place of invented ones."""
    for name in set(case.path_parameters or {}) & set(known):
        case.path_parameters[name] = known[name]


def put_right_body(case, known):
    for name in set(case.body) & set(known) if isinstance(case.body, dict) else ():
        case.body[name] = known[name]


def ask_much(operation, mode, tables, statuses, carried_out):
    names = ("positive_data_acceptance", "negative_data_rejection", "unsupported_method", "missing_required_header")
    beside = [schemathesis.checks.CHECKS.get_one(name) for name in names]

    is_positive = mode is schemathesis.GenerationMode.POSITIVE

    @settings(
        max_examples=(60 if operation.label.endswith("/do") else 20) if is_positive else 10,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def ask(case):
        if case.query:
            case.query.pop("wait", None)
        table, token, key = next(tables)
        if is_positive or sum(statuses.values()) % 2:
            put_right(case, {"table": table, "game": "cat-burglars", "language": "en"})
        if is_positive:
            put_right_body(case, {"game": "cat-burglars", "players": 2, "options": {}, "seat": 0, "key": key})
        response = case.call(headers={"Authorization": f"Bearer {token}"}, session=SESSION)
        case.validate_response(response, excluded_checks=beside)
        statuses[response.status_code] += 1
        if response.status_code < 300:
            carried_out[operation.label] += 1

    with contextlib.suppress(Unsatisfiable):  # what takes no input cannot be given a wrong one
        ask()
