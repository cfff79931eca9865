"""A table on a big screen: only what everybody may see, large, with nothing to click."""

from __future__ import annotations

import pytest

from tests.web.pages import a_page, barriers, set_up, until

SIZES = [{"width": 1920, "height": 1080}, {"width": 3840, "height": 2160}]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["cat-burglars", "meow", "catham-city"])
def test_the_screen_shows_the_table_as_a_spectator_sees_it(browser, url, game, size):
    with a_page(browser, viewport=size) as page:
        table = set_up(page, url, game=game, players=4, others=["kitten", "tabby", "prowler"])
        page.wait_for_selector(".actions .buttons button")
        page.goto(f"{url}/t/{table}?screen")  # the same device, which holds a seat

        page.wait_for_selector(".screen h1")
        assert "Mia is to act" in page.locator(".screen h1").inner_text()
        assert page.locator(".player.own").count() == 0
        hands = page.locator(".player ul.fan .card .unseen").all_inner_texts()
        assert hands or game == "meow"
        assert {text for text in hands if text != "a card face down"} == set()
        assert page.locator("button:not([inert] *), a, input").count() == 0
        large = page.locator(".said h1").evaluate("h1 => parseFloat(getComputedStyle(h1).fontSize)")
        assert large >= 0.02 * size["width"]
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
        assert page.evaluate("document.documentElement.scrollHeight") <= size["height"]
        until(page, lambda: page.evaluate(FITS))  # once the cards have settled
        assert barriers(page) == []


FITS = """() => {
  const board = document.querySelector(".board");
  return Math.max(board.scrollWidth - board.clientWidth, board.scrollHeight - board.clientHeight) <= 1;
}"""
"""Whether all of the table is on the screen."""


def test_while_people_are_awaited_the_screen_invites_and_then_tells_what_happens(browser, url):
    with a_page(browser, viewport=SIZES[0]) as screen, a_page(browser) as page, a_page(browser) as friend:
        table = set_up(page, url, players=2, others=[None])
        screen.goto(f"{url}/t/{table}?screen")
        screen.wait_for_selector(".waiting .link")
        assert screen.get_by_text("Seats taken: 1 of 2").is_visible()

        friend.goto(f"{url}/t/{table}")
        friend.get_by_label("Your name").fill("Leo")
        friend.get_by_label("Your name").press("Tab")
        friend.get_by_role("button", name="Sit here").click()
        screen.wait_for_selector(".said h1")
        mover = page if page.locator(".own.acts").count() else friend
        mover.wait_for_selector(".actions .buttons button")
        mover.get_by_role("button", name="Recruit: deck").click()
        screen.wait_for_selector("text=recruits a card from the draw deck")


def test_a_screen_that_is_put_up_in_mid_game_tells_the_story_so_far(browser, url):
    with a_page(browser) as page, a_page(browser, viewport=SIZES[0]) as screen:
        table = set_up(page, url, players=2, others=["kitten"])
        page.get_by_role("button", name="Recruit: deck").click()
        page.wait_for_selector("text=Mia recruits from the draw deck", state="attached")  # which card, she alone knows

        screen.goto(f"{url}/t/{table}?screen")

        screen.wait_for_selector(".said >> text=Mia recruits a card from the draw deck")


def test_the_way_to_the_screen_is_in_the_menu(page, url):
    table = set_up(page, url)
    page.wait_for_selector(".actions")
    page.get_by_text("Table", exact=True).click()

    assert page.get_by_role("link", name="Big screen").get_attribute("href").endswith(f"/t/{table}?screen")
