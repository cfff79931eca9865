"""Every screen in every language: nothing stands in anybody's way, and no text is cut off or sticks out."""

from __future__ import annotations

import pytest

from mewseum import GAMES
from mewseum.core.words import LANGUAGES
from tests.web.pages import a_page, barriers, play_now, set_up

WIDTHS = (360, 768, 1440)

STICKING_OUT = """() => {
  const wide = document.documentElement.clientWidth;
  const found = [];
  if (document.documentElement.scrollWidth > wide) found.push(`the page: ${document.documentElement.scrollWidth}`);
  for (const element of document.body.querySelectorAll("*")) {
    const texts = [...element.childNodes].filter((node) => node.nodeType === 3 && node.textContent.trim());
    const style = getComputedStyle(element);
    if (!texts.length || !element.checkVisibility() || style.clipPath !== "none" || element.closest("svg, .unseen")) continue;
    const range = document.createRange();
    range.selectNodeContents(texts[0]);
    const text = range.getBoundingClientRect();
    let scroller = element.parentElement;
    while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowX)) scroller = scroller.parentElement;
    const box = element.getBoundingClientRect();
    const isCut = /hidden|clip/.test(style.overflowX) && element.scrollWidth > element.clientWidth + 1;
    const isOut = !scroller && (text.right > wide + 1 || text.left < -1);
    const isWider = style.display !== "inline" && style.position !== "absolute" && text.width > box.width + 1;
    if (text.width && (isCut || isOut || isWider)) found.push(`${element.className || element.tagName}: ${texts[0].textContent.trim().slice(0, 60)}`);
  }
  return found;
}"""
"""Texts that are cut off, wider than what holds them, or beside the page."""


def look_at(page, screen, checked):
    """Check a screen at every width, and for barriers at one."""
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 900})
        page.wait_for_timeout(60)
        checked[f"{screen} at {width}"] = page.evaluate(STICKING_OUT)
    checked[f"{screen} for everyone"] = barriers(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_screens_are_sound_in_every_language(browser, url, language):
    checked = {}
    with a_page(browser, locale=language) as page:
        page.goto(url)
        page.wait_for_selector(".games button.primary")
        look_at(page, "foyer", checked)
        page.locator(".games article, .games li").first.locator("button:not(.primary)").last.click()
        page.wait_for_selector("form")
        look_at(page, "setting up", checked)
        set_up(page, url, others=[None])
        page.wait_for_selector(".link")
        look_at(page, "waiting", checked)
        for game in GAMES:
            play_now(page, url, game)
            look_at(page, game, checked)
        page.locator("header button.quiet").first.click()
        page.wait_for_selector("dialog[open], [role='dialog']")
        look_at(page, "rules", checked)
    assert {screen: found for screen, found in checked.items() if found} == {}
    assert len(checked) == 7 * (len(WIDTHS) + 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_and_the_replay_are_sound_in_every_language(browser, url, language):
    checked = {}
    with a_page(browser, locale=language) as page:
        table = set_up(page, url)
        page.wait_for_selector(".actions")
        page.evaluate(
            """(table) => fetch(`../api/tables/${table}/do`, {
              method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ do: "resign", id: "9" }),
            })""",
            table,
        )
        page.wait_for_selector(".ending h2")
        look_at(page, "end", checked)
        page.locator(".ending button", has=page.locator(":scope")).nth(1).click()
        page.wait_for_selector("input[type='range']")
        look_at(page, "replay", checked)
    assert {screen: found for screen, found in checked.items() if found} == {}
    assert len(checked) == 2 * (len(WIDTHS) + 1)


def test_the_check_finds_texts_that_are_cut_off_or_stick_out(page, url):
    page.goto(url)
    page.wait_for_selector(".games button.primary")
    assert page.evaluate(STICKING_OUT) == []
    for style in (
        "width: 2rem; overflow: hidden; white-space: nowrap",
        "display: block; width: 2rem; padding: 0; white-space: nowrap",
    ):
        page.evaluate("(style) => (document.querySelector('.games button.primary').style.cssText = style)", style)
        assert page.evaluate(STICKING_OUT) != []
