"""The browser's table in a real browser: from the foyer to a played game, by pointer and by keys alone."""

from __future__ import annotations

import contextlib
import random
import time

import pytest
from playwright.sync_api import TimeoutError as Gone

from mewseum import GAMES
from tests.web.pages import PHONE, barriers, play_now

PATIENCE = 150.0
"""Seconds for a whole game, on a machine that has other things to do."""


def choose_by_keys(page, dice):
    """Make a move with the keyboard alone, by the buttons that say it in words; many stand in a list to be opened."""
    folded = page.locator(".actions details:not([open]) summary")
    if folded.count():
        with contextlib.suppress(Gone):
            folded.press("Enter", timeout=500)
    buttons = page.locator(".actions .buttons button:not(:has-text('Back')), .actions details button")
    count = buttons.count()
    if count == 0:
        page.wait_for_timeout(30)
        return
    with contextlib.suppress(Gone):  # it may be gone by now: a bot was faster
        buttons.nth(dice.randrange(count)).press("Enter", timeout=500)


@pytest.mark.parametrize("game", GAMES)
def test_one_click_later_a_person_plays(page, url, game):
    play_now(page, url, game)

    assert page.url.startswith(f"{url}/t/")
    page.wait_for_selector(".actions .buttons button", timeout=15_000)
    assert page.get_by_text("(you)").is_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end_by_keys_alone(page, url, game):
    dice = random.Random(7)
    play_now(page, url, game)
    end = time.monotonic() + PATIENCE
    while not page.locator(".ending").count() and time.monotonic() < end:
        choose_by_keys(page, dice)

    assert page.locator(".ending h2").is_visible()
    assert page.get_by_role("button", name="Play again").is_visible()


def test_friends_meet_by_a_link_and_one_of_them_looks_on_from_a_phone(browser, page, url):
    page.goto(url)
    page.get_by_role("button", name="Friends and options").first.click()
    page.get_by_label("Your name").fill("Mia")
    page.get_by_label("How many play").select_option("2")
    page.get_by_label("Seat 2").select_option("open")
    page.get_by_role("button", name="Open the table").click()
    link = page.locator(".link").inner_text()
    code = page.get_by_alt_text("The link as a QR code")
    code.evaluate("picture => picture.decode()")
    assert code.evaluate("picture => picture.naturalWidth") > 100

    friend = browser.new_context(viewport=PHONE, locale="de").new_page()
    friend.goto(link)
    friend.get_by_label("Dein Name").fill("Leo")
    friend.get_by_label("Dein Name").press("Tab")
    friend.locator("li button.primary").click()

    page.wait_for_selector(".actions, .stood-in")
    friend.wait_for_selector(".actions")
    assert page.get_by_text("Leo").first.is_visible()
    assert friend.get_by_text("Mia").first.is_visible()
    watcher = browser.new_context(viewport=PHONE, locale="pl").new_page()
    watcher.goto(link)
    watcher.wait_for_selector(".watching")
    friend.context.close()
    watcher.context.close()


def test_whatever_cannot_be_picked_says_why(page, url):
    play_now(page, url, "cat-burglars")
    page.wait_for_selector(".actions .buttons button", timeout=15_000)
    page.get_by_role("button", name="Recruit from the draw deck").click()
    page.wait_for_selector("text=second card")

    page.locator("[aria-label='Your hand'] .card").first.click(force=True)

    assert "(§" in page.get_by_role("alert").inner_text()


def test_the_language_changes_at_once(page, url):
    page.goto(url)
    page.get_by_label("Language").select_option("pl")
    page.wait_for_selector("text=Zagraj")

    assert page.evaluate("document.documentElement.lang") == "pl"


@pytest.mark.parametrize("width", [360, 390, 820])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_scrolls_sideways(browser, url, game, width):
    page = browser.new_context(viewport={"width": width, "height": 780}, locale="de").new_page()
    play_now(page, url, game)
    page.wait_for_selector(".actions .buttons button", timeout=15_000)

    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.evaluate("document.querySelector('main').scrollWidth") <= width
    page.context.close()


def test_the_foyer_has_no_barriers(page, url):
    page.goto(url)
    page.wait_for_selector(".games")
    page.get_by_role("button", name="Friends and options").first.click()
    page.wait_for_selector("form")

    assert barriers(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_table_has_no_barriers(page, phone, url, game):
    for device in (page, phone):
        play_now(device, url, game)
        device.wait_for_selector(".actions .buttons button", timeout=15_000)

        assert barriers(device) == []


def test_a_table_that_is_gone_says_so_and_what_to_do(browser, url):
    page = browser.new_context(locale="en").new_page()
    page.goto(f"{url}/t/nosuchtable23456")

    page.wait_for_selector("text=This table cannot be opened")
    assert page.get_by_text("There is no table").is_visible()
    page.get_by_role("button", name="To the foyer").click()
    page.wait_for_selector(".games")
    page.context.close()


def test_the_first_screen_is_light(page, url):
    sizes = {}

    def weigh(response):
        if response.request.resource_type in ("script", "stylesheet"):
            sizes[response.url] = int(response.headers["content-length"])

    page.on("response", weigh)
    page.goto(url)
    page.wait_for_selector(".games")
    page.wait_for_load_state("networkidle")

    assert sizes
    assert sum(sizes.values()) < 150_000
    assert [address for address in sizes if "TablePage" in address or "synth" in address] == []
