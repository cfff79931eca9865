"""How somebody likes to play: at which pace, and whether a move is sent only when it is confirmed. The house hears nothing of it."""

from __future__ import annotations

import json

import pytest

from tests.web.pages import DESK, PHONE, a_page, barriers, set_up, until

NUMBER = "async (table) => (await (await fetch(new URL(`/api/tables/${table}`, location))).json()).now.number"


def open_menu(page):
    menu = page.locator("summary", has_text="Table")
    if not menu.is_visible():
        page.get_by_role("button", name="Story").click()
    if not page.get_by_label("Pace").is_visible():
        menu.click()


def close_menu(page, size):
    page.locator("summary", has_text="Table").click()
    if size is PHONE:
        page.get_by_role("button", name="Story").click()


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_where_moves_are_confirmed_a_second_press_sends_and_escape_goes_back(browser, url, size):
    with a_page(browser, viewport=size) as page:
        table = set_up(page, url, game="meow", players=2, others=["kitten"])
        until(page, lambda: "Your turn" in page.locator(".prompt").inner_text())
        open_menu(page)
        page.get_by_label("Confirm every move").check()
        close_menu(page, size)
        number = page.evaluate(NUMBER, table)

        page.locator(".deck").click()
        page.get_by_role("button", name="Send: Pick up a card").wait_for()
        assert "Not sent yet" in page.locator(".prompt").inner_text()
        assert page.evaluate(NUMBER, table) == number
        assert barriers(page, ".actions") == []

        page.keyboard.press("Escape")
        until(page, lambda: "Your turn" in page.locator(".prompt").inner_text())
        assert page.get_by_role("button", name="Send:").count() == 0
        assert page.evaluate(NUMBER, table) == number, "nothing was sent"

        page.locator(".deck").click()
        page.get_by_role("button", name="Send: Pick up a card").wait_for()
        page.wait_for_timeout(400)
        page.locator(".deck").click()
        until(page, lambda: page.evaluate(NUMBER, table) > number)


def test_a_move_is_confirmed_by_keys_alone(page, url):
    table = set_up(page, url, game="meow", players=2, others=["kitten"])
    until(page, lambda: "Your turn" in page.locator(".prompt").inner_text())
    open_menu(page)
    page.get_by_label("Confirm every move").check()
    number = page.evaluate(NUMBER, table)
    page.get_by_role("button", name="Pick up a card").press("Enter")
    page.get_by_role("button", name="Send: Pick up a card").wait_for()
    until(page, lambda: page.evaluate("document.activeElement.textContent").startswith("Send:"))
    assert page.evaluate(NUMBER, table) == number

    page.keyboard.press("Enter")

    until(page, lambda: page.evaluate(NUMBER, table) > number)


def test_pace_and_confirming_are_kept_on_the_device_and_told_to_nobody(page, url):
    asked = []
    page.on("request", lambda request: asked.append(f"{request.url} {request.post_data or ''}"))
    page.on(
        "websocket", lambda socket: socket.on("framesent", lambda frame: asked.append(json.dumps(json.loads(frame))))
    )
    set_up(page, url, game="meow", players=2, others=["kitten"])
    until(page, lambda: "Your turn" in page.locator(".prompt").inner_text())
    open_menu(page)
    before = len(asked)
    page.get_by_label("Pace").select_option("slow")
    page.get_by_label("Confirm every move").check()
    page.wait_for_timeout(400)
    assert [request for request in asked[before:] if "/assets/" not in request and "heartbeat" not in request] == []

    page.reload()
    page.wait_for_selector(".actions")
    open_menu(page)
    assert page.get_by_label("Pace").input_value() == "slow"
    assert page.get_by_label("Confirm every move").is_checked()


def test_the_lit_doorway_is_where_a_run_is_banked(page, url):
    """By pointing at it, and by keys."""
    table = set_up(page, url, game="meow", players=2, others=["kitten"])
    doorway = page.locator("button.doorway")
    for press in (doorway.click, lambda: doorway.press("Enter")):
        for _ in range(40):
            until(page, lambda: page.locator(".actions .buttons button").count() > 0)
            if page.locator("button.doorway.lit").count():
                break
            pick_up = page.get_by_role("button", name="Pick up a card")
            (pick_up if pick_up.count() else page.locator(".actions .buttons button").last).click()
            page.wait_for_timeout(200)
        assert "bank" in doorway.inner_text().lower()
        assert min(doorway.bounding_box()[side] for side in ("width", "height")) >= 24
        number = page.evaluate(NUMBER, table)
        press()
        until(page, lambda number=number: page.evaluate(NUMBER, table) > number)
        until(page, lambda: page.locator(".run .card").count() == 0 or page.locator(".lit").count() > 0)
