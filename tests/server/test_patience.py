"""Connections that are kept open for nothing are given up, and how much one address may have at once is limited."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time

import httpx
import pytest
from litestar.testing import TestClient

from mewseum.core.refused import Refused
from mewseum.server.app import Settings, make_app
from mewseum.server.guard import Asker, Guard
from mewseum.server.limits import Limits
from tests.server.clients import Client
from tests.server.houses import House

WISH = {"game": "cat-burglars", "players": 2, "name": "Mia", "others": [None]}


@pytest.fixture(scope="module")
def opened(tmp_path_factory):
    """A house that gives up after a second at most."""
    database = f"sqlite:///{tmp_path_factory.mktemp('house') / 'tables.sqlite'}"
    house = House(database, "--thinkers", "0", "--no-limits", program="tests.server.troubled")
    try:
        yield house
    finally:
        said = house.close()
    assert said == ""


HEAD = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
LOITERERS = {
    "says nothing": b"",
    "never ends its first line": b"GET /api/hou",
    "never ends its headers": HEAD,
    "never ends its body": HEAD + b"Content-Length: 500\r\n\r\n{",
    "never ends its chunks": HEAD + b"Transfer-Encoding: chunked\r\n\r\n5\r\n{",
    "never ends a second request": b"GET /api/house HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET /api",
}


@pytest.mark.parametrize("loiterer", LOITERERS)
def test_who_never_ends_a_request_is_given_up_however_busy_it_seems(opened, loiterer):
    async def loiter():
        host, _, port = opened.url.removeprefix("http://").partition(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(LOITERERS[loiterer])
        began = time.monotonic()
        with contextlib.suppress(ConnectionError):
            async with asyncio.timeout(30):
                while not writer.is_closing():
                    with contextlib.suppress(TimeoutError):
                        async with asyncio.timeout(0.1):
                            if not await reader.read(100_000):
                                break
                    if LOITERERS[loiterer].endswith(b"\r\n"):
                        writer.write(b"X: y\r\n")  # a little every now and then
        writer.transport.abort()
        return time.monotonic() - began

    assert asyncio.run(loiter()) < 20


def test_who_never_reads_an_answer_is_given_up(opened):
    async def ask_and_never_read():
        host, _, port = opened.url.removeprefix("http://").partition(":")
        reader, writer = await asyncio.open_connection(host, int(port), limit=1000)
        writer.transport.pause_reading()
        with contextlib.suppress(ConnectionError, TimeoutError):
            async with asyncio.timeout(40):
                while not writer.is_closing():
                    writer.write(b"GET /api/messages HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 50)
                    await writer.drain()
                    await asyncio.sleep(0.05)
        assert writer.is_closing() or reader.exception() is not None or writer.transport.is_closing()
        writer.transport.abort()

    asyncio.run(ask_and_never_read())


def test_who_waits_for_news_and_who_plays_slowly_are_not_given_up(opened):
    async def story():
        mia = Client(opened.url, "Mia")
        await mia.create("cat-burglars", 2, others=[None])
        await mia.come()
        number = (await mia.look())["now"]["number"]
        waited = asyncio.create_task(mia.ask("GET", f"/api/tables/{mia.table}?since={number}&wait=2.5"))
        assert (await waited).status_code == 200
        assert (await mia.send(do="say", text="Still here"))["kind"] == "done"
        await mia.go()

    asyncio.run(story())


# How much one address may have at once.


def asker(address):
    return Asker(address, "house.example", "", secure=False)


def test_one_address_may_have_so_many_sockets_open_and_no_more():
    guard = Guard(Limits(open_sockets=3))
    for _ in range(3):
        guard.open_socket(asker("192.0.2.1"))
    with pytest.raises(Refused):
        guard.open_socket(asker("192.0.2.1"))
    guard.open_socket(asker("192.0.2.2"))
    guard.close_socket(asker("192.0.2.1"))
    guard.open_socket(asker("192.0.2.1"))


@pytest.mark.parametrize(
    ("one", "other", "together"),
    [
        ("2001:db8::1", "2001:db8::ffff:1", True),
        ("2001:db8:0:1::1", "2001:db8:0:2::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("192.0.2.1", "192.0.2.2", False),
        ("fe80::1%eth0", "fe80::2%eth0", False),
        ("", "", True),
    ],
)
def test_who_has_a_whole_network_to_themselves_has_one_limit(one, other, together):
    guard = Guard(Limits(tables=(0.0, 1)))
    guard.count_table(asker(one))
    with pytest.raises(Refused) if together else contextlib.nullcontext():
        guard.count_table(asker(other))


def in_process(tmp_path, limits):
    settings = Settings(f"sqlite:///{tmp_path / 'tables.sqlite'}", loopback=False, thinkers=0, limits=limits)
    return TestClient(make_app(settings))


def until_closed(client):
    """The house learns of a closed line a moment later."""
    for _ in range(500):
        if not client.app.state.guard._open:
            return
        time.sleep(0.01)
    pytest.fail("sockets are open still")


def test_a_socket_too_many_is_refused_with_a_sentence_until_another_is_closed(tmp_path):
    with in_process(tmp_path, Limits(open_sockets=2)) as client:
        table = client.post("/api/tables", json=WISH).json()["table"]
        path = f"/api/tables/{table}/live"
        with client.websocket_connect(path) as one, client.websocket_connect(path) as two:
            assert [json.loads(line.receive_text())["kind"] for line in (one, two)] == ["table", "table"]
            with client.websocket_connect(path) as three:
                assert json.loads(three.receive_text())["code"] == "too-many-requests"
        until_closed(client)
        with client.websocket_connect("/api/tables/nowhere/live") as lost:
            assert json.loads(lost.receive_text())["code"] == "no-table"
        until_closed(client)
        with client.websocket_connect(path) as four, client.websocket_connect(path) as five:
            assert [json.loads(line.receive_text())["kind"] for line in (four, five)] == ["table", "table"]


def test_many_sockets_of_one_address_may_not_ask_for_more_than_one_alone_could(tmp_path):
    with in_process(tmp_path, Limits(messages=(0.0, 20), messages_together=(0.0, 30))) as client:
        table = client.post("/api/tables", json=WISH).json()["table"]
        codes = []
        for _ in range(3):
            with client.websocket_connect(f"/api/tables/{table}/live") as line:
                line.receive_text()
                for number in range(20):
                    line.send_text(json.dumps({"do": "resign", "id": str(number)}))
                    codes.append(json.loads(line.receive_text())["code"])
    assert codes == ["not-yet-begun"] * 30 + ["too-many-requests"] * 30


def test_a_house_allows_itself_as_many_connections_as_it_may(opened):
    with open(f"/proc/{opened.process.pid}/limits", encoding="ascii") as limits:
        soft, hard = next(line for line in limits if line.startswith("Max open files")).split()[3:5]
    assert int(soft) == min(65_536, int(hard))
    assert httpx.get(f"{opened.url}/api/house").status_code == 200
