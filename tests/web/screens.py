"""The pictures of the README: `python -m tests.web.screens docs/screens` plays a little and takes them."""

from __future__ import annotations

import contextlib
import random
import sys
import tempfile
from pathlib import Path

from mewseum import GAMES
from tests.server.houses import house
from tests.web.chromium import open_browser

DESK = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 780}
MOVES = 16
LESSON = 6
PICKABLE = "main :is(button.lit, .lit button, button.new)"


def play_a_little(page, dice):
    """Some moves by the buttons, until it is this seat's turn again."""
    from playwright.sync_api import TimeoutError as Gone

    for _ in range(MOVES):
        with contextlib.suppress(Gone):
            page.wait_for_selector(".actions .buttons button", timeout=8000)
            buttons = page.locator(".actions .buttons button:not(:has-text('Back'))")
            buttons.nth(dice.randrange(max(1, buttons.count()))).click(timeout=1000)
            page.wait_for_timeout(150)
    back = page.locator(".actions button:has-text('Back')")
    if back.count():
        back.first.click()
    page.wait_for_selector(".actions .buttons button", timeout=8000)
    page.wait_for_timeout(700)


def learn_a_little(page):
    """Some steps of a lesson, to where something is asked of the learner."""
    for _ in range(LESSON):
        page.wait_for_selector(f".teacher button.primary, {PICKABLE}", timeout=8000)
        onward = page.locator(".teacher button.primary")
        (onward if onward.count() else page.locator(PICKABLE)).first.click()
        page.wait_for_timeout(500)
    page.wait_for_selector(".teacher")
    page.wait_for_timeout(700)


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    dice = random.Random(4)
    with (
        tempfile.TemporaryDirectory() as kept,
        house(Path(kept), "--thinkers", "0") as opened,
        open_browser() as browser,
    ):
        for name, size in (("", DESK), ("-phone", PHONE)):
            page = browser.new_context(viewport=size, locale="en", device_scale_factor=1).new_page()
            page.goto(opened.url)
            page.wait_for_selector(".games")
            page.wait_for_timeout(400)
            page.screenshot(path=folder / f"foyer{name}.png")
            for game in GAMES:
                page.goto(opened.url)
                page.locator(f"[data-game='{game}'] button.primary").first.click()
                play_a_little(page, dice)
                page.screenshot(path=folder / f"{game}{name}.png")
        page = browser.new_context(viewport=DESK, locale="en", device_scale_factor=1).new_page()
        page.goto(f"{opened.url}/learn/meow")
        learn_a_little(page)
        page.screenshot(path=folder / "lesson.png")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
