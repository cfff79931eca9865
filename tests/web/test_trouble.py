"""What is fetched only when it is needed may not come: the page never stays empty, and says what happened and what to do."""

from __future__ import annotations

import pytest

from mewseum.core.words import LANGUAGES
from tests.web.foretold import House
from tests.web.pages import PHONE, STICKING_OUT, a_page, barriers, until

BROKEN = ["net::ERR", "Failed to load resource", "dynamically imported module", "Unable to preload"]
"""What a browser itself says of what does not come."""
RENEWED = {
    "en": "The house has been renewed",
    "de": "Das Haus wurde erneuert",
    "fr": "La maison a été rénovée",
    "nl": "Het huis is vernieuwd",
    "pl": "Dom został odnowiony",
}
PARTS = {
    "en": ("learn/meow", "LessonPage"),
    "de": ("t/nosuchtable23456", "TablePage"),
    "fr": ("record", "RecordPage"),
    "nl": ("", "nl-"),
    "pl": ("t/nosuchtable23456", "TablePage"),
}
"""Where somebody goes, and what of it does not come; of the Dutch not even the words."""


def break_off(page, part):
    page.route(f"**/assets/{part}*.js", lambda route: route.abort())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_of_which_a_part_is_gone_says_so_and_reloads(browser, url, language):
    path, part = PARTS[language]
    with a_page(browser, allowed=BROKEN, locale=language, viewport=PHONE) as page:
        break_off(page, part)
        page.goto(f"{url}/{path}")

        page.wait_for_selector(f"h1:has-text('{RENEWED[language]}')")
        assert page.locator("dialog").get_attribute("lang") == language
        assert barriers(page) == []
        assert page.evaluate(STICKING_OUT) == []
        assert page.locator("dialog button").count() == 1, "there is nothing to stay at"
        page.keyboard.press("Escape")
        assert page.locator("dialog").is_visible()
        page.unroute_all()
        page.locator("dialog button").click()
        page.wait_for_selector("dialog", state="detached")
        page.wait_for_selector("main")


def test_rules_that_do_not_come_leave_the_foyer_as_it_was(browser, url):
    with a_page(browser, allowed=BROKEN) as page:
        page.goto(url)
        page.wait_for_selector(".games")
        break_off(page, "Rules")
        for _ in range(2):
            page.get_by_role("button", name="Rules").first.click()
            page.get_by_role("heading", name="The house has been renewed").wait_for()
            page.get_by_role("button", name="Stay here").click()
            page.wait_for_selector("dialog", state="detached")
        assert page.get_by_role("button", name="Play now").first.is_visible()


def test_a_house_that_is_gone_is_missed_in_words_and_found_again(browser, tmp_path):
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    first = House(database, "--thinkers", "0")
    port = int(first.url.rpartition(":")[2])
    with a_page(browser, allowed=[*BROKEN, "503", "fetching the script"]) as page:
        page.goto(first.url)
        page.wait_for_selector(".games")
        first.kill()
        page.get_by_role("link", name="Learn it in 5 minutes").first.click()
        page.get_by_role("heading", name="The house cannot be reached").wait_for()
        assert page.get_by_text("Nothing is lost").is_visible()
        page.get_by_role("button", name="Reload").click()
        until(page, lambda: page.get_by_role("button", name="Reload").is_enabled())
        assert page.get_by_role("heading", name="The house cannot be reached").is_visible(), (
            "no page of the browser's own"
        )

        second = House(database, "--thinkers", "0", port=port)
        try:
            page.get_by_role("button", name="Reload").click()
            page.wait_for_selector(".teacher", timeout=15_000)
        finally:
            second.close()


@pytest.mark.parametrize("address", ["/nothing/here", "/t/NO-SUCH", "/offline.html"])
def test_an_address_at_which_there_is_nothing_leads_back_to_the_foyer(browser, url, address):
    with a_page(browser, allowed=["404"], locale="de") as page:
        page.goto(f"{url}{address}")
        page.get_by_role("heading", name="Diesen Raum gibt es nicht").wait_for()
        assert page.get_by_text(f"Unter {address} gibt es nichts.").is_visible()
        assert barriers(page) == []

        page.get_by_role("button", name="Ins Foyer").click()
        page.wait_for_selector(".games")
        page.go_back()
        page.get_by_role("heading", name="Diesen Raum gibt es nicht").wait_for()
