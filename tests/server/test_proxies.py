"""The samples of docs/hosting.md: real proxies before a real house, at the root of a host and under a path."""

from __future__ import annotations

import asyncio
import itertools
import json
import re
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.asyncio.client import connect

from mewseum.server.records import LARGEST
from tests.server import proxies
from tests.server.deals import ready_in, reveal_in
from tests.server.houses import House

WISH = {"game": "cat-burglars", "players": 2, "name": "Mia", "others": ["kitten"]}
PLACES = list(itertools.product(proxies.NEEDED, ("", "/cats")))


@pytest.fixture(scope="module", params=PLACES, ids=[f"{program}{path or '/'}" for program, path in PLACES])
def public(request, tmp_path_factory):
    """The address that people use: a house, opened as the guide says, behind a proxy that is set up as it says."""
    program, path = request.param
    folder, port = tmp_path_factory.mktemp("house"), proxies.free_port()
    with proxies.proxy(program, path, port, folder) as address:
        options = [re.sub(r"^https://.*", address, option) for option in proxies.commands()[1 if path else 0]]
        assert ("--base-path" in options) == bool(path)
        database = f"sqlite:///{folder / 'tables.sqlite'}"
        house = House(database, *options, "--pace", "0", "--thinkers", "0", port=port, url=address)
        try:
            yield address
        finally:
            said = house.close()
        assert said == ""


def visitor(address, number):
    """A browser on a machine of its own."""
    transport = httpx.HTTPTransport(local_address=f"127.0.0.{number}")
    return httpx.Client(base_url=f"{address}/", transport=transport, timeout=30)


def origin_of(address):
    parts = urlsplit(address)
    return f"{parts.scheme}://{parts.netloc}"


def test_the_foyer_and_everything_on_it_loads(public):
    path = urlsplit(public).path
    with visitor(public, 2) as browser:
        page = browser.get("")
        assert page.status_code == 200
        assert f'<base href="{path}/">' in page.text
        loaded = re.findall(r'(?:src|href)="\.?/?((?:assets|pages)/[^"]+)"', page.text)
        assert loaded
        for name in loaded:
            assert browser.get(name).status_code == 200, name
        assert browser.get("api/house").json()["games"]
        assert "default-src 'none'" in page.headers["content-security-policy"]


def test_without_its_closing_slash_the_path_leads_to_the_foyer(public):
    with visitor(public, 2) as browser:
        page = browser.get(public, follow_redirects=True)
        assert (page.status_code, page.url.path) == (200, f"{urlsplit(public).path}/")


def test_a_table_is_set_up_with_a_cookie_for_the_path_and_a_link_that_leads_there(public):
    path = urlsplit(public).path
    with visitor(public, 2) as browser:
        made = browser.post("api/tables", json=WISH, headers={"Origin": origin_of(public)})
        assert made.status_code == 201, made.text
        assert f"path={path or '/'};" in f"{made.headers['set-cookie'].lower()};"
        seated = made.json()
        assert seated["link"] == f"{public}/t/{seated['table']}"
        assert browser.get(seated["link"]).status_code == 200
        assert browser.get(f"api/tables/{seated['table']}").json()["seat"] == 0, "the cookie came back"


def test_a_game_is_played_by_a_socket(public):
    async def story(table, cookie):
        address = f"{public.replace('http', 'ws', 1)}/api/tables/{table}/live"
        headers = {"Cookie": f"mewseum={cookie}"}
        async with connect(address, origin=origin_of(public), additional_headers=headers, compression=None) as line:
            picture = json.loads(await asyncio.wait_for(line.recv(), 10))
            assert (picture["kind"], picture["seat"]) == ("table", 0)
            now, played = picture["now"], 0
            while played < 3:
                if now["view"] and now["view"]["turn"] == 0:
                    wish = {"do": "play", "id": str(played), "move": now["choices"][0]["text"], "after": now["changed"]}
                    await line.send(json.dumps(wish))
                    played += 1
                number = now["number"]
                while now["number"] == number:
                    message = json.loads(await asyncio.wait_for(line.recv(), 10))
                    assert message["kind"] != "refused", message
                    now = message.get("now", now)

    with visitor(public, 2) as browser:
        seated = browser.post("api/tables", json=WISH).json()
        table = seated["table"]
        for wish in (ready_in(seated), reveal_in(seated)):
            answer = browser.post(f"api/tables/{table}/do", json=wish)
            assert answer.status_code == 200, answer.text
        asyncio.run(story(table, browser.cookies["mewseum"]))


def test_pages_of_other_sites_may_not_act(public):
    async def knock():
        address = f"{public.replace('http', 'ws', 1)}/api/tables/nowhere/live"
        async with connect(address, origin="https://evil.example") as line:
            return json.loads(await asyncio.wait_for(line.recv(), 10))["code"]

    with visitor(public, 2) as browser:
        refused = browser.post("api/tables", json=WISH, headers={"Origin": "https://evil.example"})
        assert (refused.status_code, refused.json()["code"]) == (403, "wrong-origin")
    assert asyncio.run(knock()) == "wrong-origin"


@pytest.mark.parametrize(
    "name", ["metrics", "metrics/", "metrics//", "/metrics", "%6detrics", "./metrics", "metrics?x"]
)
def test_the_counts_stay_inside(public, name):
    with visitor(public, 2) as browser:
        answer = browser.get(f"{public}/{name}")
        assert answer.status_code in (403, 404)
        assert "mewseum_" not in answer.text


def test_limits_are_counted_by_the_visitor_s_own_address_whatever_they_claim(public):
    with visitor(public, 7) as greedy, visitor(public, 8) as modest:
        assert [greedy.post("api/tables", json=WISH).status_code for _ in range(40)][-1] == 429
        lie = {"X-Forwarded-For": "203.0.113.9", "Forwarded": "for=203.0.113.9", "X-Real-IP": "203.0.113.9"}
        lies = [greedy.post("api/tables", json=WISH, headers=lie).status_code for _ in range(5)]
        assert lies.count(201) <= 1, "one table in two seconds"
        assert modest.post("api/tables", json=WISH).status_code == 201


def test_what_is_too_large_is_for_the_house_to_say(public):
    """The largest record that the house reads comes through; what is far larger, the proxy may refuse itself."""
    with visitor(public, 9) as browser:
        refused = browser.post("api/records", content=b"x" * LARGEST)
        assert refused.json()["kind"] == "refused"
        assert refused.status_code != 413
        assert browser.post("api/records", content=b"x" * 3_000_000).status_code == 413


def test_nothing_that_holds_secrets_is_compressed(public):
    with visitor(public, 2) as browser:
        for path in ("api/house", "api/tables", "api/messages"):
            answer = browser.get(path, headers={"Accept-Encoding": "gzip, br, zstd"})
            assert "content-encoding" not in answer.headers
