"""Whose token is believed: one that the house has made, from a cookie that nobody else can have set."""

from __future__ import annotations

import asyncio
import json

import httpx
import pytest

from mewseum.server.keys import new_token
from tests.server.hostility import RawSocket
from tests.server.houses import house

WISH = {"game": "cat-burglars", "players": 2, "name": "Mia", "others": [None]}
SECURE = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.9"}
MADE_UP = "chosen-by-somebody-else-not-us-0"


@pytest.fixture(scope="module")
def url(tmp_path_factory):
    """A house that believes the proxy on its own machine."""
    folder = tmp_path_factory.mktemp("house")
    with house(folder, "--thinkers", "0", "--forwarded-from", "127.0.0.1") as opened:
        yield opened.url


@pytest.fixture(scope="module")
def url_with_path(tmp_path_factory):
    folder = tmp_path_factory.mktemp("house")
    arguments = ("--forwarded-from", "127.0.0.1", "--base-path", "/cats")
    with house(folder, "--thinkers", "0", *arguments) as opened:
        yield opened.url


def post(url, path="/api/tables", body=None, **headers):
    return httpx.post(f"{url}{path}", json=body or WISH, headers={k.replace("_", "-"): v for k, v in headers.items()})


def seat_of(url, table, **headers):
    return httpx.get(f"{url}/api/tables/{table}", headers=headers).json()["seat"]


def bearer(token):
    return {"Authorization": f"Bearer {token}"}


# Tokens that the house did not make.


@pytest.mark.parametrize("shown", [bearer(MADE_UP), {"Cookie": f"mewseum={MADE_UP}"}], ids=["header", "cookie"])
def test_a_token_that_the_house_did_not_make_is_never_adopted(url, shown):
    made = post(url, **shown)
    joined = post(url, f"/api/tables/{made.json()['table']}/join", {"name": "Leo", "id": "1"}, **shown)

    assert (made.status_code, joined.status_code) == (201, 200)
    for answer in (made, joined):
        told = answer.json()["token"]
        assert told not in ("", MADE_UP)
        assert told == answer.cookies["mewseum"], "a program is told, a browser keeps it"
    assert made.json()["token"] != joined.json()["token"]
    assert seat_of(url, made.json()["table"], **shown) is None, "whoever has chosen it sees nothing"


def test_a_token_that_holds_a_seat_is_kept(url):
    made = post(url).json()

    again = post(url, **bearer(made["token"]))
    by_cookie = post(url, Cookie=f"mewseum={made['token']}")

    assert again.json()["token"] == made["token"]
    assert (by_cookie.json()["token"], by_cookie.cookies["mewseum"]) == ("", made["token"])


def test_a_token_that_holds_no_seat_any_more_is_replaced(url):
    table = post(url).json()["table"]
    leo = post(url, f"/api/tables/{table}/join", {"name": "Leo", "id": "1"}).json()["token"]

    assert post(url, f"/api/tables/{table}/do", {"do": "leave", "id": "2"}, **bearer(leo)).status_code == 200
    back = post(url, f"/api/tables/{table}/join", {"name": "Leo", "id": "3"}, **bearer(leo))

    assert back.status_code == 200
    assert back.json()["token"] != leo


# Where the cookie is kept.


def test_over_https_on_a_host_of_its_own_nobody_else_can_set_the_cookie(url):
    made = post(url, **SECURE)

    cookie = made.headers["set-cookie"]
    assert cookie.startswith(f"__Host-mewseum={made.json()['token']};")
    attributes = {part.strip().lower() for part in cookie.split(";")[1:]}
    assert {"secure", "path=/", "httponly", "samesite=lax"} <= attributes
    assert not any(part.startswith("domain") for part in attributes)


def test_there_only_that_cookie_is_read(url):
    made = post(url, **SECURE).json()
    table, token = made["table"], made["token"]

    assert seat_of(url, table, Cookie=f"__Host-mewseum={token}", **SECURE) == 0
    assert seat_of(url, table, Cookie=f"mewseum={token}", **SECURE) is None, "a neighbour may have planted it"
    assert seat_of(url, table, Cookie=f"mewseum={new_token()}; __Host-mewseum={token}", **SECURE) == 0
    assert seat_of(url, table, Cookie=f"__Host-mewseum={token}") is None, "over http no browser keeps such a one"


def test_under_a_path_and_over_http_it_is_a_cookie_of_that_path(url, url_with_path):
    under_path, plain = post(url_with_path, **SECURE), post(url)

    assert under_path.headers["set-cookie"].startswith("mewseum=")
    assert "path=/cats" in under_path.headers["set-cookie"].lower()
    assert "secure" in under_path.headers["set-cookie"].lower()
    assert plain.headers["set-cookie"].startswith("mewseum=")
    assert "secure" not in plain.headers["set-cookie"].lower()


def test_the_socket_reads_the_same_cookie(url):
    async def picture_of(table, **headers):
        socket = RawSocket(url, table, **headers)
        await socket.open()
        message = json.loads(await asyncio.wait_for(socket.read(), 5))
        socket.close()
        return message

    made = post(url, **SECURE).json()
    forwarded = {key.replace("-", "_"): value for key, value in SECURE.items()}
    for cookie, seat in ((f"__Host-mewseum={made['token']}", 0), (f"mewseum={made['token']}", None)):
        assert asyncio.run(picture_of(made["table"], Cookie=cookie, **forwarded))["seat"] == seat


def test_of_two_cookies_that_differ_neither_is_believed(url):
    mia, eve = post(url).json(), post(url).json()
    cookies = f"mewseum={mia['token']}; mewseum={eve['token']}"

    for table in (mia["table"], eve["table"]):
        assert seat_of(url, table, Cookie=cookies) is None
    assert post(url, Cookie=cookies).json()["token"] not in ("", mia["token"], eve["token"])
    assert seat_of(url, mia["table"], Cookie=f"mewseum={mia['token']}; mewseum={mia['token']}") == 0


def test_without_the_prefix_a_planted_token_of_the_house_is_believed(url, url_with_path):
    """What docs/security.md does not promise under a path and over plain HTTP, where a neighbour can plant a cookie."""
    for at, headers in ((url, {}), (url_with_path, SECURE)):
        mia, eve = post(at, **headers).json(), post(at, **headers).json()
        planted = {"Cookie": f"mewseum={eve['token']}", **headers}
        join = {"name": "Leo", "id": "1"}
        assert post(at, f"/api/tables/{mia['table']}/join", join, **planted).status_code == 200
        assert seat_of(at, mia["table"], **bearer(eve["token"])) == 1, "the neighbour sees Leo's hand"


# What browsers say of the page that asks.


@pytest.mark.parametrize("site", ["cross-site", "same-site", "Cross-Site", "anything"])
def test_what_a_page_of_another_site_asks_is_refused_whatever_origin_it_names(url, site):
    async def knock():
        socket = RawSocket(url, "nowhere", Sec_Fetch_Site=site, Origin=url)
        await socket.open()
        message = json.loads(await asyncio.wait_for(socket.read(), 5))
        socket.close()
        return message["code"]

    for origin in ({}, {"Origin": url}):
        refused = post(url, Sec_Fetch_Site=site, **origin)
        assert (refused.status_code, refused.json()["code"]) == (403, "wrong-origin")
    assert asyncio.run(knock()) == "wrong-origin"


@pytest.mark.parametrize("site", ["same-origin", "none"])
def test_the_own_page_and_a_typed_address_may_ask(url, site):
    assert post(url, Sec_Fetch_Site=site, Origin=url).status_code == 201
    assert post(url, Sec_Fetch_Site=site).status_code == 201


def test_a_link_on_another_site_leads_into_the_house(url):
    headers = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate", "Accept": "text/html"}
    for path in ("/", f"/t/{post(url).json()['table']}"):
        assert httpx.get(f"{url}{path}", headers=headers).status_code == 200
