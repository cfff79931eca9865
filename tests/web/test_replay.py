"""A finished game seen again: by arrow keys from anywhere, at the own pace, line by line, and with all cards open."""

from __future__ import annotations

import pytest

from tests.web.pages import DESK, PHONE, PLAY_ON, a_page, barriers, resign, set_up, speak, until

PLAYED_FOR = "async (table) => (await (await fetch(`/api/tables/${table}/replay`)).json()).count"


def look_back(page, url, moves=12):
    """A short game is over, and seen again."""
    table = set_up(page, url)
    page.wait_for_selector(".actions .buttons button")
    until(
        page,
        lambda: (
            page.evaluate(PLAYED_FOR, table) >= moves or page.evaluate(PLAY_ON, [table, [], ["recruit"], 5]) is None
        ),
    )
    resign(page)
    if page.locator("aside.open").count() and page.viewport_size["width"] < 1000:
        page.get_by_role("button", name="Story").click()
    page.get_by_role("button", name="See it again").click()
    page.wait_for_selector(".controls p")


def at(page):
    return int(page.get_by_role("slider").input_value())


@pytest.fixture
def replay(page, url):
    look_back(page, url)
    return page


def test_arrow_keys_go_on_and_back_wherever_the_keyboard_is(replay):
    last = int(replay.get_by_role("slider").get_attribute("max"))
    for focused in (
        "document.body.focus(), document.activeElement?.blur()",
        "document.querySelector('.page > header a').focus()",
    ):
        replay.evaluate(focused)
        for key, there in (
            ("Home", 0),
            ("ArrowRight", 1),
            ("ArrowRight", 2),
            ("ArrowLeft", 1),
            ("End", last),
            ("ArrowRight", last),
        ):
            replay.keyboard.press(key)
            assert at(replay) == there
    replay.get_by_label("As seen by").focus()
    replay.keyboard.press("ArrowLeft")
    assert at(replay) == last, "in a list of choices they choose"
    replay.get_by_role("slider").focus()
    replay.keyboard.press("ArrowLeft")
    assert at(replay) == last - 1, "once, and not twice"


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_a_line_of_the_story_is_clicked_and_the_one_that_is_shown_is_marked(browser, url, size):
    with a_page(browser, viewport=size) as page:
        look_back(page, url)
        if size == PHONE:
            page.locator("button.lines").click()
        lines = page.locator("#moments li button")
        current = page.locator("#moments [aria-current=step]")
        assert lines.count() == int(page.get_by_role("slider").get_attribute("max")) + 1
        lines.nth(2).press("Enter")
        assert at(page) == 2
        assert current.all_inner_texts() == [lines.nth(2).inner_text()]
        assert page.locator(".happened").inner_text() == lines.nth(2).inner_text()
        page.keyboard.press("ArrowRight")
        assert current.all_inner_texts() == [lines.nth(3).inner_text()]
        page.keyboard.press("End")
        until(
            page,
            lambda: current.evaluate(
                "line => { const list = line.closest('ol'); const [at, all] = [line.getBoundingClientRect(), list.getBoundingClientRect()]; return at.bottom <= all.bottom + 1 && at.top >= all.top - 1; }"
            ),
        )
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
        assert barriers(page) == []


def test_what_a_bot_played_in_somebodys_place_is_marked_in_the_list_and_above_it(page, url):
    def stand_in(route):
        told = route.fetch().json()
        for step in told["steps"][1:3]:
            step["stand_in"] = True
        route.fulfill(json=told)

    page.route("**/replay?*", stand_in)
    look_back(page, url)
    lines = page.locator("#moments li").all_inner_texts()
    marked = [place for place, line in enumerate(lines) if "(bot for " in line]
    assert marked == [1, 2]
    page.locator("#moments li button").nth(1).click()
    assert page.locator(".happened").inner_text() == lines[1]


def test_after_the_end_all_cards_lie_open_when_asked(replay):
    def backs():
        return replay.locator(".player ul.fan .card .unseen", has_text="a card face down").count()

    replay.keyboard.press("End")
    assert backs() > 0
    replay.get_by_label("As seen by").select_option(label="all cards open")
    until(replay, lambda: backs() == 0)
    assert replay.locator(".player ul.fan .card").count() > 6


@pytest.mark.parametrize(("pace", "milliseconds"), [("slow", 2400), ("fast", 480)])
def test_it_plays_at_the_own_pace(page, url, pace, milliseconds):
    look_back(page, url)
    page.get_by_label("Pace").select_option(pace)
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)
    page.get_by_role("button", name="Play", exact=True).click()
    page.clock.run_for(milliseconds - 50)
    assert at(page) == 0
    page.clock.run_for(100)
    assert at(page) == 1


def test_it_is_said_in_every_language(browser, url):
    with a_page(browser, viewport=PHONE) as page:
        look_back(page, url, moves=5)
        for language in ("de", "fr", "nl", "pl"):
            speak(page, language)
            until(page, lambda: "web-" not in page.locator(".controls").inner_text())
            assert page.evaluate("document.documentElement.scrollWidth") == 390
