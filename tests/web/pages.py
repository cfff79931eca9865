"""Pages of the house in a browser: opened, played at, and asked what stands in somebody's way."""

from __future__ import annotations

import contextlib
import time
from pathlib import Path

PHONE, DESK = {"width": 390, "height": 844}, {"width": 1440, "height": 900}
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
WCAG = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]}


@contextlib.contextmanager
def a_page(browser, allowed=(), **context):
    """A page of its own that must not complain about anything, but for what is allowed."""
    context = {"viewport": DESK, "locale": "en", "reduced_motion": "reduce", **context}
    opened = browser.new_context(**context)
    page = opened.new_page()
    complaints = []

    def hear(kind, text):
        if kind in ("error", "warning") and not any(part in text for part in allowed):
            complaints.append(text)

    page.on("console", lambda message: hear(message.type, message.text))
    page.on("pageerror", lambda error: hear("error", str(error)))
    yield page
    opened.close()
    assert complaints == [], complaints


def play_now(page, url, game):
    """One click from opening the page to playing, and on until it is this seat's turn."""
    page.goto(url)
    page.locator(f"[data-game='{game}'] button.primary").first.click()
    page.wait_for_selector(".actions .buttons button", timeout=15_000)


def set_up(page, url, **wish):
    """A table by the house's own address, with bots that are there at once; the page sits at it."""
    page.goto(url)
    wish = {"game": "cat-burglars", "players": 2, "others": ["kitten"], "name": "Mia", **wish}
    table = page.evaluate(
        """async (wish) => {
          const post = async (path, body) => (await fetch(`./api/tables${path}`, {
            method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body),
          })).json();
          const { table } = await post("", wish);
          await post(`/${table}/do`, { do: "ready", id: "1", number: "0".repeat(32) });
          return table;
        }""",
        wish,
    )
    page.goto(f"{url}/t/{table}")
    return table


def resign(page):
    """Give up: of two, the other has won, and the game is over."""
    page.wait_for_selector(".actions")
    menu = page.locator("summary", has_text="Table")
    if not menu.is_visible():
        page.get_by_role("button", name="Story").click()
    menu.click()
    page.get_by_role("button", name="Resign", exact=True).click()
    page.get_by_role("button", name="Really resign?").click()
    page.wait_for_selector(".ending")


def until(page, holds, patience=15.0):
    """Wait for something that the page's own policy does not let the browser wait for."""
    end = time.monotonic() + patience
    while not holds():
        assert time.monotonic() < end
        page.wait_for_timeout(50)


def barriers(page, within="body"):
    """What stands in somebody's way, as axe finds it."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("([within, options]) => axe.run(within, options)", [within, WCAG])["violations"]
    return [(rule["id"], [node["html"][:120] for node in rule["nodes"][:3]]) for rule in found]
