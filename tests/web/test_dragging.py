"""Cards can be dragged to where they go, by mouse and by finger; it is the same as picking one thing after the other."""

from __future__ import annotations

import pytest

from tests.web.pages import play_now, until

HAND = "[aria-label='Your hand'] .card"


def middle(locator):
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page, start, end, *, release=True):
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0] + 12, start[1] - 12)
    page.mouse.move(*end, steps=5)
    if release:
        page.mouse.up()


def test_a_card_dragged_to_a_new_crew_starts_it(page, url):
    play_now(page, url, "cat-burglars")
    new = page.locator("button.new")
    drag(page, middle(page.locator(f"{HAND}.lit").first), middle(new), release=False)
    assert new.get_attribute("data-over") == ""
    assert page.locator(".dragged").count() == 1
    assert page.locator(".deck[data-target]").count() == 0
    page.mouse.up()

    page.wait_for_selector(".own .crew")
    assert page.locator(".dragged").count() == 0
    assert page.locator("[data-target]").count() == 0


def test_a_card_dropped_elsewhere_goes_back_and_nothing_is_picked(page, url):
    play_now(page, url, "cat-burglars")
    before = page.locator(HAND).count()
    drag(page, middle(page.locator(f"{HAND}.lit").first), (700, 60))

    page.wait_for_selector(".dragged", state="detached")
    assert page.locator(HAND).count() == before
    assert page.locator("[aria-pressed='true']").count() == 0
    assert page.get_by_role("button", name="Recruit: deck").is_visible()


def test_escape_gives_a_drag_up(page, url):
    play_now(page, url, "cat-burglars")
    drag(page, middle(page.locator(f"{HAND}.lit").first), middle(page.locator("button.new")), release=False)
    page.keyboard.press("Escape")
    page.mouse.up()

    assert page.locator(".dragged").count() == 0
    assert page.locator(".own .crew").count() == 0
    assert page.locator("[aria-pressed='true']").count() == 0


def test_a_market_card_dragged_to_oneself_is_recruited(page, url):
    play_now(page, url, "cat-burglars")
    before = page.locator(HAND).count()
    card = page.locator("[aria-label='Market'] .card.lit").first
    own = page.locator(".player.own").bounding_box()
    drag(page, middle(card), (own["x"] + own["width"] - 40, own["y"] + 20))

    page.wait_for_selector("text=second card")
    assert page.locator(HAND).count() == before + 1


def test_a_click_still_picks(page, url):
    play_now(page, url, "cat-burglars")
    page.locator(f"{HAND}.lit").first.click()
    page.locator("button.new").click()

    page.wait_for_selector(".own .crew")


@pytest.mark.parametrize("game", ["cat-burglars", "meow"])
def test_a_finger_drags_too(phone, url, game):
    play_now(phone, url, game)
    left = phone.locator(".deck b").inner_text()
    if game == "meow":
        card, target, done = phone.locator("button.deck"), phone.locator(".player.own .head"), ""
    else:
        card, target, done = phone.locator(f"{HAND}.lit").first, phone.locator("button.new"), ".own .crew"
    (x, y), (to_x, to_y) = middle(card), middle(target)
    touch = phone.context.new_cdp_session(phone)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for step in range(1, 9):
        point = {"x": x + (to_x - x) * step / 8, "y": y + (to_y - y) * step / 8}
        touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    assert phone.locator(".dragged").count() == 1
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    if done:
        phone.wait_for_selector(done)
    else:
        until(phone, lambda: phone.locator(".deck b").inner_text() != left)
