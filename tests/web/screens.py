"""The pictures of the README: `python -m tests.web.screens docs/screens` plays a little and takes them."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from mewseum import GAMES
from tests.web.chromium import open_browser
from tests.web.foretold import house
from tests.web.pages import set_up

DESK = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 780}
GOOD = {
    "cat-burglars": (
        "action",
        "view => Math.min(...view.crews.map((crews) => crews.length)) >= 2 && view.market.length",
    ),
    "meow": ("run", "view => view.run.length >= 3 && Math.min(...view.piles.map((piles) => piles.length)) >= 1"),
    "catham-city": ("action", "view => Math.min(...view.points) >= 3 && Math.max(...view.points) >= 7"),
}
"""What a table worth looking at awaits, and what is on it: crews everywhere, cards in the run, points on the tally."""
LIKED = {"cat-burglars": ["form", "expand", "activate"], "meow": ["pick up"], "catham-city": ["play"]}
UNTIL = """async ([table, stage, good, liked]) => {
  const isGood = eval(good);
  const at = `./api/tables/${table}`;
  const headers = { "content-type": "application/json" };
  for (let move = 0; move < 1000; move++) {
    const { now } = await (await fetch(at)).json();
    if (now.over) return false;
    if (!now.choices.length) {
      await new Promise((resolve) => setTimeout(resolve, 30));
      continue;
    }
    if (now.view.awaits === stage && isGood(now.view)) return true;
    const better = now.choices.filter((choice) => liked.includes(choice.verb));
    const choices = better.length ? better : now.choices;
    const { text } = choices[Math.floor(Math.random() * choices.length)];
    const body = JSON.stringify({ do: "play", id: `${move}-${Math.random()}`, move: text, after: now.changed });
    await fetch(`${at}/do`, { method: "POST", headers, body });
  }
  return false;
}"""
LESSON = 6
PICKABLE = "main :is(button.lit, .lit button, button.new)"


def play_to_a_good_moment(page, url, game):
    """Tables, one after another, until one is worth looking at on this seat's turn."""
    stage, good = GOOD[game]
    for _ in range(20):
        table = set_up(page, url, game=game, players=3, others=["tabby", "prowler"])
        page.wait_for_selector(".actions")
        if page.evaluate(UNTIL, [table, stage, good, LIKED[game]]):
            break
    page.wait_for_timeout(1500)


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
    with (
        tempfile.TemporaryDirectory() as kept,
        house(Path(kept), "--thinkers", "0", "--no-limits") as opened,
        open_browser() as browser,
    ):
        for name, size in (("", DESK), ("-phone", PHONE)):
            page = browser.new_context(viewport=size, locale="en", device_scale_factor=1).new_page()
            page.goto(opened.url)
            page.wait_for_selector(".games")
            page.wait_for_timeout(400)
            page.screenshot(path=folder / f"foyer{name}.png")
            for game in GAMES:
                play_to_a_good_moment(page, opened.url, game)
                page.screenshot(path=folder / f"{game}{name}.png")
        page = browser.new_context(viewport=DESK, locale="en", device_scale_factor=1).new_page()
        page.goto(f"{opened.url}/learn/meow")
        learn_a_little(page)
        page.screenshot(path=folder / "lesson.png")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
