"""What happened since one's own last move, as steps to tap through."""

from __future__ import annotations

import pytest

from tests.web.pages import DESK, PHONE, a_page, barriers, set_up, speak, until


def come_to_a_turn(page, url):
    """A turn at which the others have done something since the own last move."""
    set_up(page, url, game="meow", players=3, others=["kitten", "kitten"])
    for _ in range(40):
        until(page, lambda: page.locator(".actions .buttons button").count() > 0, 60)
        look_back = page.get_by_role("button", name="What happened")
        if look_back.count() and page.locator(".prompt", has_text="Your turn").count():
            return look_back
        page.locator(".actions .buttons button").last.click()
        page.wait_for_timeout(150)
    raise AssertionError("the others never did anything")


def where(page):
    _, number, _, count = page.locator(".since .where span").inner_text().split()
    return int(number), int(count)


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_what_the_others_did_is_gone_through_by_taps(browser, url, size):
    with a_page(browser, viewport=size) as page:
        come_to_a_turn(page, url).click()
        page.wait_for_selector(".since")
        number, count = where(page)
        assert number == 2
        told = [page.locator(".since .happened").inner_text()]
        while number < count:
            page.get_by_role("button", name="Later").click()
            number += 1
            assert where(page) == (number, count)
            told.append(page.locator(".since .happened").inner_text())
        assert all(text.startswith(("Kitten", "Mia")) for text in told)
        assert page.locator("main .lit").count() == 0, "nothing can be played in the past"
        assert barriers(page, ".since") == []
        page.get_by_role("button", name="Earlier").click()
        assert where(page) == (count - 1, count)
        page.get_by_role("button", name="To the table").click()
        page.wait_for_selector(".actions .buttons button")
        assert "Your turn" in page.locator(".prompt").inner_text()
        assert page.locator("main .lit").count() > 0


def test_keys_go_forward_and_back_and_escape_leaves(page, url):
    come_to_a_turn(page, url).press("Enter")
    page.wait_for_selector(".since")
    _, count = where(page)
    for key, at in (("ArrowLeft", 1), ("ArrowRight", 2), ("End", count), ("Home", 1)):
        page.keyboard.press(key)
        assert where(page) == (at, count)
    page.keyboard.press("Escape")
    page.wait_for_selector(".actions .buttons button")
    assert page.locator(".since").count() == 0


def test_the_steps_are_the_same_after_the_page_was_opened_anew(page, url):
    def steps():
        page.get_by_role("button", name="What happened").click()
        page.keyboard.press("Home")
        _, count = where(page)
        told = []
        for _ in range(count):
            told.append(page.locator(".since .happened").inner_text())
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Escape")
        return told

    come_to_a_turn(page, url)
    live = steps()
    page.reload()
    page.get_by_role("button", name="What happened").wait_for()
    assert steps() == live


def test_it_is_said_in_every_language(phone, url):
    come_to_a_turn(phone, url).click()
    phone.wait_for_selector(".since")
    for language in ("de", "fr", "nl", "pl"):
        speak(phone, language)
        until(phone, lambda: "web-" not in phone.locator(".since").inner_text())
        assert phone.evaluate("document.documentElement.scrollWidth") == 390
