"""Who may ask, from which pages, how often and how much; and what every answer carries."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import os
import random
import re
import time
from pathlib import Path

import httpx
import pytest

from mewseum.server.keys import new_token
from mewseum.server.wire import LARGEST
from tests.server.clients import Client
from tests.server.hostility import PING, TEXT, RawSocket, frame
from tests.server.houses import house

HTTP = httpx.Client()
NUMBER = "0" * 32
WISH = {"game": "cat-burglars", "players": 2, "name": "Mia", "others": ["kitten"]}


@pytest.fixture(scope="module", autouse=True)
def hang_up():
    yield
    HTTP.close()
    gc.collect()  # whatever was left open shows here


@pytest.fixture(scope="module")
def opened(tmp_path_factory):
    with house(tmp_path_factory.mktemp("house"), "--thinkers", "0") as running:
        yield running


@pytest.fixture
def url(opened):
    return opened.url


def post(url, path="/api/tables", body=None, **headers):
    return HTTP.post(f"{url}{path}", json=body or WISH, headers={k.replace("_", "-"): v for k, v in headers.items()})


def head_of_socket(url, table="nowhere", **headers):
    """What the server says to a socket of these headers, and with which code it closes it."""

    async def knock():
        socket = RawSocket(url, table, **headers)
        head = await socket.open()
        message = await asyncio.wait_for(socket.read(), 5)
        await asyncio.wait_for(socket.read(), 5)
        socket.close()
        return head, json.loads(message), socket.closed

    return asyncio.run(knock())


# Pages of other sites.


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://localhost", "http://127.0.0.1:1", "file://"]
)
def test_a_page_of_another_site_may_not_act(url, origin):
    refused = post(url, Origin=origin)
    assert (refused.status_code, refused.json()["code"]) == (403, "wrong-origin")
    _, refused, closed = head_of_socket(url, Origin=origin)
    assert (refused["code"], closed) == ("wrong-origin", 4403)


def test_the_own_page_and_programs_may(url):
    assert post(url, Origin=url).status_code == 201
    assert post(url).status_code == 201


def test_another_site_may_act_if_it_was_named(tmp_path):
    with house(tmp_path, "--thinkers", "0", "--origin", "https://cats.example") as opened:
        assert post(opened.url, Origin="https://cats.example").status_code == 201
        assert post(opened.url, Origin="https://dogs.example").status_code == 403


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "localhost@evil.example", "[::1", "[", ""])
def test_a_house_on_this_machine_answers_to_its_own_names_only(url, host):
    """Else a page could point its own name at this machine."""
    for path in ("/", "/api/house", "/api/tables", "/metrics", "/health"):
        refused = HTTP.get(f"{url}{path}", headers={"Host": host.encode("latin-1")})
        assert (refused.status_code, refused.json()["code"]) == (403, "wrong-host")


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:99", "127.0.0.1", "[::1]:7370"])
def test_its_own_names_are_this_machine_s(url, host):
    assert HTTP.get(f"{url}/api/house", headers={"Host": host}).status_code == 200


# Behind a proxy.


FORWARDED = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.9", "X-Forwarded-Host": "evil.example"}


def test_forwarded_headers_mean_nothing_unless_a_proxy_was_named(url):
    made = post(url, **FORWARDED)
    assert made.json()["link"].startswith(f"{url}/t/")
    assert "secure" not in made.headers["set-cookie"].lower()


def test_behind_a_proxy_that_was_named_links_and_cookies_are_safe(tmp_path):
    arguments = ("--forwarded-from", "127.0.0.1", "--base-path", "/cats")
    with house(tmp_path, "--thinkers", "0", *arguments) as opened:
        made = post(opened.url, Host="play.example", **FORWARDED)
        assert re.fullmatch(r"https://play\.example/cats/t/\w{16}", made.json()["link"])
        assert "secure" in made.headers["set-cookie"].lower()
        assert "path=/cats" in made.headers["set-cookie"].lower()
        assert post(opened.url, Host="play.example", Origin="https://play.example", **FORWARDED).status_code == 201
        assert post(opened.url, Host="play.example", Origin="http://play.example", **FORWARDED).status_code == 403
        browser = {"Accept": "text/html", "Host": "play.example", **FORWARDED}
        for path, kind in (("/nowhere", "text/html"), ("/api/nowhere", "application/json")):
            answer = HTTP.get(f"{opened.url}{path}", headers=browser)
            assert (answer.status_code, answer.headers["content-type"].split(";")[0]) == (404, kind)


# Sizes.


def test_a_request_of_more_than_16_kb_is_refused(url):
    for size, expected in ((15_000, 422), (17_000, 413), (3_000_000, 413)):
        refused = post(url, body=WISH | {"options": {"first": "x" * size}})
        assert refused.status_code == expected, refused.text
    chunks = (b'{"game": "' + b"x" * 4000 for _ in range(100))
    assert HTTP.post(f"{url}/api/tables", content=chunks).status_code == 413


@pytest.mark.parametrize("letter", ["x", "é", "€", "😼"])
def test_a_message_of_more_than_16_kb_gets_its_sentence_and_is_not_carried_out(url, letter):
    """Bytes count, not letters."""

    async def story():
        mia = Client(url, "Mia")
        await mia.create("cat-burglars", 2, others=["kitten"])
        socket = RawSocket(url, mia.table, mia.token)
        await socket.open()
        await socket.read()
        rest = json.dumps({"id": "1", "do": "resign", "z": ""}, ensure_ascii=False)
        for size, code in ((LARGEST - 1000, "bad-message"), (LARGEST + 4, "too-large")):
            large = rest.replace('""', f'"{letter * (size // len(letter.encode()))}"').encode()
            for parts in ([large], [large[:9_000], large[9_000:]]):
                for place, part in enumerate(parts):
                    socket.write(frame(TEXT if not place else 0, part, last=place == len(parts) - 1))
                while '"refused"' not in (message := await asyncio.wait_for(socket.read(), 5)):
                    assert message, "it is answered, and the socket stays open"
                assert json.loads(message)["code"] == code
        socket.close()
        assert not (await mia.look())["now"]["over"]

    asyncio.run(story())


def test_a_message_that_is_far_too_large_ends_the_socket_and_nothing_else(url):
    async def story():
        mia = Client(url, "Mia")
        await mia.create("cat-burglars", 2, others=["kitten"])
        socket = RawSocket(url, mia.table, mia.token)
        await socket.open()
        socket.write(frame(TEXT, b"x" * 2_000_000)[:1000])  # its head says how large it will be
        while await asyncio.wait_for(socket.read(), 5):
            pass
        assert socket.closed == 1009
        socket.close()
        assert (await mia.look())["seat"] == 0

    asyncio.run(story())


# How often.


def test_a_whole_fast_game_stays_within_the_limits(tmp_path):
    """Somebody who always has their next move ready, with a look and a hint now and then, against bots at once."""

    async def story(url):
        mia = Client(url, "Mia")
        await mia.create("cat-burglars", 3, others=["kitten", "kitten"])
        await mia.come()
        dice, moves = random.Random(1), 0
        while not mia.now.get("over"):
            mia.moved.clear()
            if mia.moves:
                answer = await mia.play(dice.choice(mia.moves))
                assert answer["kind"] == "done" or answer["code"] == "old-number", answer
                moves += 1
                if moves % 5 == 0:
                    await mia.look()
                if moves % 15 == 0:
                    assert (await mia.send(do="say", text="Meow"))["kind"] == "done"
                await asyncio.sleep(0.03)  # a hand that never rests
            else:
                await asyncio.wait_for(mia.moved.wait(), 30)
        await mia.go()
        return moves

    with house(tmp_path, "--thinkers", "0") as opened:
        assert asyncio.run(story(opened.url)) > 20


def test_too_many_messages_are_refused_by_their_ids_and_the_socket_lives_on(url):
    async def story():
        mia = Client(url, "Mia")
        await mia.create("cat-burglars", 2, others=[None])
        await mia.come()
        answers = await asyncio.gather(*(mia.send(do="resign") for _ in range(200)))
        codes = [answer["code"] for answer in answers]
        assert codes.count("too-many-requests") > 10
        assert codes[:50] == ["not-yet-begun"] * 50
        await asyncio.sleep(0.3)
        assert (await mia.send(do="resign"))["code"] == "not-yet-begun"
        await mia.go()

    asyncio.run(story())


def test_too_many_tables_are_refused(tmp_path):
    with house(tmp_path, "--thinkers", "0") as opened:
        answers = [post(opened.url) for _ in range(40)]
        assert [answer.status_code for answer in answers[:25]] == [201] * 25
        assert answers[-1].status_code == 429
        assert answers[-1].json()["code"] == "too-many-requests"


# Clients that do not read.


def memory(opened):
    return int(Path(f"/proc/{opened.process.pid}/status").read_text().partition("VmRSS:")[2].split()[0])


def sockets(opened):
    return int(HTTP.get(f"{opened.url}/metrics").text.partition("mewseum_sockets ")[2].split()[0])


def connections(opened):
    """So many connections the house's process has open; one of them is asked over here."""
    sockets(opened)
    count = 0
    for file in Path(f"/proc/{opened.process.pid}/fd").iterdir():
        with contextlib.suppress(FileNotFoundError):
            count += os.readlink(file).startswith("socket:")
    return count


async def shout(url, table):
    """Ask and ask, and never read an answer, until the other side has had enough."""
    deaf = RawSocket(url, table)
    await deaf.open(room=4096)
    deaf._writer.transport.pause_reading()
    questions = frame(TEXT, b'{"id": "%s"}' % (b"?" * 64)) * 300
    with contextlib.suppress(TimeoutError, ConnectionError):
        for _ in range(200):
            deaf.write(questions)
            async with asyncio.timeout(1):
                await deaf.drain()
    return deaf


def test_a_client_that_never_reads_is_sent_away_and_its_table_goes_on(tmp_path):
    async def story(opened):
        mia = Client(opened.url, "Mia")
        await mia.create("cat-burglars", 2, others=[None])
        await mia.come()
        await mia.send(do="resign")  # whoever is refused first has the texts read
        before, kept, slowest, said = memory(opened), connections(opened), 0.0, 0
        shouting = [asyncio.create_task(shout(opened.url, mia.table)) for _ in range(3)]
        while said < 4 or not all(task.done() for task in shouting):
            if said < 4 and sum(not task.done() for task in shouting) < 3:  # it never gets quiet meanwhile
                shouting.append(asyncio.create_task(shout(opened.url, mia.table)))
            began = time.monotonic()
            await mia.send(do="resign")  # refused without asking the disk, which may be slow for reasons of its own
            slowest = max(slowest, time.monotonic() - began)
            said += (await mia.send(do="say", text="Meow"))["kind"] == "done"
            await asyncio.sleep(0.02)
        assert slowest < 1.0, "nobody waits for them"
        for _ in range(600):
            if sockets(opened) == 1:
                break
            await asyncio.sleep(0.1)
        assert sockets(opened) == 1, "they were sent away, though they cannot know"
        assert memory(opened) - before < 10_000, "and little was kept for them"
        assert (await mia.send(do="say", text="Quiet at last"))["kind"] == "done"
        for _ in range(200):
            if connections(opened) <= kept:
                break
            await asyncio.sleep(0.1)
        assert connections(opened) <= kept, "and the house does not keep their connections, though they never hung up"
        for task in shouting:
            (await task).close()
        await mia.go()

    with house(tmp_path, "--thinkers", "0", "--no-limits") as opened:
        asyncio.run(story(opened))
        assert opened.close() == ""


def test_pings_without_end_end_a_socket_before_their_answers_pile_up(tmp_path):
    async def story(opened):
        mia = Client(opened.url, "Mia")
        await mia.create("cat-burglars", 2, others=[None])
        await mia.come()
        await mia.send(do="resign")
        before = memory(opened)
        deaf = RawSocket(opened.url, mia.table)
        await deaf.open(room=4096)
        deaf._writer.transport.pause_reading()
        with contextlib.suppress(ConnectionError, TimeoutError):
            for _ in range(200):
                deaf.write(frame(PING, b"x" * 125) * 1000)
                async with asyncio.timeout(20):
                    await deaf.drain()
        deaf.close()
        assert memory(opened) - before < 5_000
        polite = RawSocket(opened.url, mia.table)
        await polite.open()
        for _ in range(30):
            polite.write(frame(PING, b"x"))
        polite.write(frame(TEXT, b'{"id": "1", "do": "resign"}'))
        assert "table" in await polite.read()
        assert "no-seat-held" in await polite.read()
        polite.close()
        await mia.go()

    with house(tmp_path, "--thinkers", "0") as opened:
        asyncio.run(story(opened))
        assert opened.close() == ""


# What every answer carries.


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/"), ("GET", "/t/abc"), ("GET", "/t/abc/qr.svg"), ("GET", "/pages/style.css"), ("GET", "/health"),
        ("GET", "/metrics"), ("GET", "/api/house"), ("GET", "/api/messages"), ("GET", "/api/tables"),
        ("GET", "/api/openapi/openapi.json"), ("GET", "/nowhere"), ("GET", "/api/tables/nowhere"),
        ("GET", "/pages/..%2f..%2fapp.py"), ("POST", "/api/tables"), ("DELETE", "/api/tables"), ("OPTIONS", "/api/tables"),
        ("HEAD", "/"), ("GET", "/api/tables/x?since=-1"), ("GET", "/api/tables/x?wait=99"), ("POST", "/api/tables/x/do"),
    ],
)  # fmt: skip
def test_every_answer_carries_the_headers_that_keep_browsers_out_of_trouble(url, method, path):
    answer = HTTP.request(method, f"{url}{path}", headers={"Accept-Encoding": "gzip, br, deflate, zstd"})
    policy = answer.headers["content-security-policy"]

    assert answer.status_code < 500
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert answer.headers["cross-origin-resource-policy"] == "same-origin"
    assert answer.headers["cache-control"] == "no-store"
    if not path.startswith("/pages/"):
        assert "content-encoding" not in answer.headers, "what is compressed beside secrets tells their length"
    assert "access-control-allow-origin" not in answer.headers
    assert "server" not in answer.headers


def test_a_socket_is_not_compressed(url):
    head, _, _ = head_of_socket(url, Sec_WebSocket_Extensions="permessage-deflate; client_max_window_bits")
    assert "101" in head
    assert "permessage-deflate" not in head


def test_a_token_is_kept_where_no_script_can_read_it(url):
    cookie = post(url).headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie


# What people write.


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("<b>Mia</b>", "<b>Mia</b>"),
        ("  Mia \n\t Mau ", "Mia Mau"),
        ("M\u202eia\x00\x1b[31m", "M ia [31m"),
        ("\u200b\u2028Mia", "Mia"),
    ],
)
def test_names_are_one_line_without_signs_that_nobody_sees(url, written, shown):
    mia = post(url, body=WISH | {"name": written})
    table = HTTP.get(f"{url}/api/tables/{mia.json()['table']}")
    assert table.json()["now"]["seats"][0]["name"] == shown
    assert table.headers["content-type"].startswith("application/json")


@pytest.mark.parametrize("name", ["", "   ", "\u202e\u200b", "x" * 25, "x" * 201, "\x00"])
def test_names_that_cannot_be_shown_are_refused(url, name):
    refused = post(url, body=WISH | {"name": name})
    assert refused.json()["code"] in ("bad-name", "bad-message")


def test_pages_never_put_what_people_write_into_their_text_as_it_is():
    root = Path(__file__).parents[2]
    for folder in (root / "src" / "mewseum" / "server" / "plain", root / "web" / "src"):
        pages = [path for path in folder.rglob("*") if path.suffix in (".js", ".ts", ".svelte", ".html")]
        assert pages, f"{folder} has no pages"
        for path in pages:
            assert not re.search(
                r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|\{@html", path.read_text("utf-8")
            ), path


# Tokens.


@pytest.mark.parametrize("shown", ["a", "x" * 31, "x" * 33, "x" * 31 + "!", "ü" * 32])
def test_what_the_house_cannot_have_given_out_is_no_token(url, shown):
    HTTP.cookies.clear()
    header = {"Authorization": f"Bearer {shown}".encode()}
    made = HTTP.post(f"{url}/api/tables", json=WISH, headers=header).json()
    HTTP.cookies.clear()
    assert made["token"] != shown
    assert len(made["token"]) == 32
    path = f"{url}/api/tables/{made['table']}"
    assert HTTP.get(path, headers=header).json()["seat"] is None, "whoever says it holds no seat"
    assert HTTP.get(path, headers={"Authorization": f"Bearer {made['token']}"}).json()["seat"] == 0


def test_a_token_that_came_in_a_cookie_stays_there(url):
    HTTP.cookies.clear()
    made = post(url).json()
    path, wish = f"/api/tables/{made['table']}", {"name": "Mia", "id": "1"}
    assert made["token"] == HTTP.cookies["mewseum"], "a program has to learn it once"
    assert post(url, f"{path}/join", wish).json() == {**made, "token": ""}
    key = post(url, f"{path}/link").json()["link"].partition("#")[2]
    assert made["token"] not in post(url, f"{path}/claim", {"key": key}).text
    HTTP.cookies.clear()
    bearer = {"Authorization": f"Bearer {made['token']}"}
    assert post(url, f"{path}/join", wish, **bearer).json() == made
    HTTP.cookies.clear()


# Logs.


def test_tokens_are_never_in_logs(tmp_path):
    async def story(url):
        mia = Client(url, "Mia")
        await mia.create("cat-burglars", 2, others=[None])
        leo = Client(url, "Leo")
        await leo.join(mia.table)
        link = (await leo.ask("POST", f"/api/tables/{mia.table}/link")).json()["link"]
        key = link.partition("#")[2]
        second = Client(url, token=new_token())
        second.table = mia.table
        assert (await second.ask("POST", f"/api/tables/{mia.table}/claim", {"key": key})).status_code == 200
        await leo.come()
        await second.come()
        for text in ("broken", "\x00", '{"id": "1", "do": "dance"}'):
            await leo.send_raw(text)
        for path in ("nowhere", f"{mia.table}/replay?seat=99", f"{mia.table}/record", f"{mia.table}?since=x"):
            await leo.ask("GET", f"/api/tables/{path}")
        leo.drop()
        await second.go()
        return mia.token, leo.token, key, second.token

    with house(tmp_path, "--thinkers", "0") as opened:
        tokens = asyncio.run(story(opened.url))
        said = opened.close()
    stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    for token in tokens:
        assert token not in said
        assert token.encode() not in stored, "stored is only what is made of it"


# Invitations.


def test_the_qr_code_of_an_invitation_is_there_for_tables_that_are(tmp_path):
    """It takes a while to draw one: whoever asks for those of tables that nobody has set up gets none."""
    with house(tmp_path, "--thinkers", "0", "--host", "0.0.0.0") as opened:
        table = post(opened.url).json()["table"]
        path = f"{opened.url}/t/{table}/qr.svg"
        assert HTTP.get(path).headers["content-type"] == "image/svg+xml"
        assert HTTP.get(f"{opened.url}/t/{'a' * 16}/qr.svg").json()["code"] == "no-table"
        assert HTTP.get(path, headers={"Host": "x" * 5000}).json()["code"] == "not-found"
        assert opened.close() == ""
