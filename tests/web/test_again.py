"""Playing again: one click for whoever is there, and nobody is left behind: spectators and big screens go along."""

from __future__ import annotations

import re

import pytest

from tests.web.pages import DESK, PHONE, a_page, barriers, resign, set_up, until


def sit(page, url, table, name):
    page.goto(f"{url}/t/{table}")
    page.get_by_label("Your name").fill(name)
    page.get_by_label("Your name").press("Tab")
    page.get_by_role("button", name="Sit here").first.click()


def table_at(page):
    return re.search(r"/t/([a-z0-9]+)", page.url)[1]


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_whoever_clicks_plays_again_and_the_others_see_who_wants_to(browser, url, size):
    with a_page(browser, viewport=size) as mia, a_page(browser) as leo:
        table = set_up(mia, url, others=[None])
        sit(leo, url, table, "Leo")
        mia.wait_for_selector("main .player")
        resign(mia)
        told = mia.locator(".ending .again[role=status]").element_handle()
        leo.get_by_role("button", name="Play again").click()

        mia.get_by_text("Leo wants to play again.").wait_for()
        assert told.evaluate("element => [element.isConnected, element.textContent]") == [
            True,
            "Leo wants to play again.",
        ]
        assert table_at(mia) == table, "nobody is taken away from what they look at"
        assert mia.locator(".ending h2").is_visible()
        assert barriers(mia, ".ending") == []
        leo.get_by_text("The table is set").wait_for()
        until(leo, lambda: leo.locator("li", has_text="Leo").count() == 1)
        assert leo.get_by_text("not ready yet").count() == 0, "one click is enough"
        assert leo.locator("li", has_text="Mia").count() == 0, "who has not asked does not sit there"

        mia.get_by_role("button", name="Join the next game").click()
        for page in (mia, leo):
            page.wait_for_selector("main .player")
        assert table_at(mia) == table_at(leo) != table


def test_alone_against_bots_one_click_deals_again(page, url):
    table = set_up(page, url)
    page.wait_for_selector(".actions .buttons button")
    resign(page)
    page.get_by_role("button", name="Play again").click()
    until(page, lambda: table_at(page) != table)
    page.wait_for_selector("main .player")


def test_spectators_and_big_screens_go_along_and_whoever_comes_back_is_not_driven_on(browser, url):
    with a_page(browser) as mia, a_page(browser) as watcher, a_page(browser) as screen:
        table = set_up(mia, url)
        mia.wait_for_selector(".actions")
        watcher.goto(f"{url}/t/{table}")
        screen.goto(f"{url}/t/{table}?screen")
        screen.wait_for_selector(".said h1")
        watcher.get_by_text("You are watching").wait_for()
        resign(mia)
        watcher.wait_for_selector(".ending")
        mia.get_by_role("button", name="Play again").click()

        for page in (mia, watcher, screen):
            until(page, lambda page=page: table_at(page) != table)
        assert screen.url.endswith("?screen")
        screen.wait_for_selector(".said h1")
        assert watcher.get_by_text("You are watching").is_visible()
        again = table_at(mia)
        assert (table_at(watcher), table_at(screen)) == (again, again)

        watcher.go_back()
        watcher.wait_for_selector(".ending")
        watcher.get_by_role("button", name="To the next game").click()
        until(watcher, lambda: table_at(watcher) == again)


def test_a_big_screen_that_is_put_up_late_is_at_the_game_that_is_played(browser, url):
    with a_page(browser) as mia, a_page(browser) as screen:
        table = set_up(mia, url)
        mia.wait_for_selector(".actions")
        resign(mia)
        mia.get_by_role("button", name="Play again").click()
        until(mia, lambda: table_at(mia) != table)
        screen.goto(f"{url}/t/{table}?screen")
        until(screen, lambda: table_at(screen) == table_at(mia))


def test_a_big_screen_warns_of_a_link_that_leads_to_itself(browser, url):
    with a_page(browser) as page, a_page(browser) as screen:
        table = set_up(page, url, others=[None])
        screen.goto(f"{url}/t/{table}?screen")
        screen.get_by_text("This link opens on this computer only.").wait_for()
        assert screen.get_by_text("mewseum serve --host 0.0.0.0").is_visible()
        assert screen.locator(".waiting img").count() == 0
        assert barriers(screen) == []
