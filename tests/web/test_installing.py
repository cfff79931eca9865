"""The house can be installed like an app, wherever on a site it lives; and who is offline is told so."""

from __future__ import annotations

import json
import struct
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import httpx
import pytest

from mewseum.core.words import LANGUAGES
from tests.web.foretold import house
from tests.web.pages import a_page

GONE = ["net::ERR", "503"]
"""What a browser itself says of an unreachable house."""


def test_the_manifest_and_its_icons_are_what_they_say(url):
    answer = httpx.get(f"{url}/pages/manifest.webmanifest")
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = answer.json()

    assert {icon.get("purpose", "any") for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        picture = httpx.get(f"{url}/pages/{icon['src']}")
        assert picture.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            assert "{}x{}".format(*struct.unpack(">II", picture.content[16:24])) == icon["sizes"]


class Stripping(BaseHTTPRequestHandler):
    """A proxy that serves a house under a path of its own."""

    behind = ""
    path_of_the_house = "/cats/of/the/house"

    def do_GET(self):
        answer = httpx.get(
            self.behind + self.path.removeprefix(self.path_of_the_house), headers={"accept-encoding": ""}
        )
        self.send_response(answer.status_code)
        for name, value in answer.headers.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(answer.content)

    def log_message(self, *words):
        """Say nothing."""


@pytest.fixture(params=["at the root", "under a path"])
def address(request, tmp_path):
    """Where a browser finds the house."""
    if request.param == "at the root":
        with house(tmp_path, "--thinkers", "0") as opened:
            yield opened.url
        return
    path = Stripping.path_of_the_house
    with house(tmp_path, "--thinkers", "0", "--base-path", path) as opened:
        proxy = ThreadingHTTPServer(("127.0.0.1", 0), type("Proxy", (Stripping,), {"behind": opened.url}))
        threading.Thread(target=proxy.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{proxy.server_port}{path}"
        proxy.shutdown()
        proxy.server_close()


def test_chromium_would_install_it(browser, address):
    with a_page(browser) as page:
        page.goto(f"{address}/")
        page.wait_for_selector(".games")
        devtools = page.context.new_cdp_session(page)
        errors = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
        # a private window, which every test has, cannot install anything
        assert [error["errorId"] for error in errors if error["errorId"] != "in-incognito"] == []
        told = devtools.send("Page.getAppManifest")
        assert told["errors"] == []
        assert told["url"] == f"{address}/pages/manifest.webmanifest"
        assert told["manifest"]["startUrl"] == told["manifest"]["scope"] == f"{address}/"
        colour = page.locator("meta[name='theme-color']").get_attribute("content")
        assert json.loads(told["data"])["theme_color"] == colour
        wait_for_the_worker(page)
        assert page.evaluate("navigator.serviceWorker.ready.then((worker) => worker.scope)") == f"{address}/"


def wait_for_the_worker(page):
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_cannot_reach_the_house_is_told_so_and_gets_back(browser, tmp_path, language):
    with a_page(browser, allowed=GONE, locale=language) as page, house(tmp_path, "--thinkers", "0") as opened:
        page.goto(opened.url)
        page.wait_for_selector(".games")
        wait_for_the_worker(page)
        page.context.set_offline(True)
        page.goto(f"{opened.url}/t/abcdefgh")

        assert page.evaluate("document.documentElement.lang") == language
        assert len(page.locator("p").inner_text()) > 80
        assert page.locator("main").evaluate("main => getComputedStyle(main).display") == "grid"
        assert page.locator("img").evaluate("picture => picture.naturalWidth") > 0
        page.context.set_offline(False)
        page.goto(opened.url)
        page.wait_for_selector(".games")


def test_nothing_of_the_app_is_kept_on_the_device(browser, url):
    with a_page(browser) as page:
        page.goto(url)
        page.wait_for_selector(".games")
        wait_for_the_worker(page)
        page.reload()
        page.wait_for_selector(".games")
        end = time.monotonic() + 10
        kept = []
        while not kept and time.monotonic() < end:
            kept = page.evaluate(
                """async () => (await Promise.all((await caches.keys()).map(async (name) =>
                     (await (await caches.open(name)).keys()).map((request) => new URL(request.url).pathname)))).flat()"""
            )

        assert sorted(kept) == ["/pages/icon.svg", "/pages/offline.css", "/pages/offline.html", "/pages/offline.js"]
