"""One press makes one move, whoever presses quickly; and after every press the page says what comes next, and the keyboard is somewhere."""

from __future__ import annotations

import re

import pytest

from mewseum import GAMES
from tests.web.pages import a_page, play_now, set_up, until
from tests.web.test_own_links import CUT, ask, make_link, take

MOVES = "(table) => fetch(`/api/tables/${table}/replay?seat=0`).then((told) => told.json()).then(({ steps }) => steps.length - 1)"
FOCUS = "document.activeElement === document.body ? '' : document.activeElement.tagName"


def at_an_own_run(page, url):
    """A table of MEOW at which the first card has just been picked up, and another button stands where that one was."""
    for _ in range(10):
        table = set_up(page, url, game="meow", players=2)
        pick_up = page.get_by_role("button", name="Pick up a card")
        pick_up.wait_for()
        box = pick_up.bounding_box()
        place = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.mouse.click(*place)
        page.wait_for_timeout(400)
        if page.get_by_role("button", name="Stop and bank the run").count():
            return table, place
    raise AssertionError("guards everywhere")


PRESS_TWICE = """(later) => new Promise((resolve) => {
  const buttons = () => document.querySelector(".actions .buttons")?.textContent;
  const { left, top, width, height } = document.querySelector(".actions .buttons button").getBoundingClientRect();
  const [clientX, clientY] = [left + width / 2, top + height / 2];
  function press(detail) {
    for (const kind of ["pointerdown", "click"]) {
      const event = new PointerEvent(kind, { clientX, clientY, detail, bubbles: true, cancelable: true });
      document.elementFromPoint(clientX, clientY).dispatchEvent(event);
    }
  }
  const before = buttons();
  new MutationObserver((_, observer) => {
    if (buttons() === before) return;
    observer.disconnect();
    setTimeout(() => resolve(press(2)), later);
  }).observe(document.querySelector(".page"), { childList: true, subtree: true });
  press(1);
})"""
"""Presses twice at one spot: the second time so many milliseconds after the first press has led to something."""


def played_by_pressing_twice(page, url, later):
    """The moves that the page has sent, after a first one that lets this seat go on."""
    sent = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda text: sent.append('"play"' in text)))
    for _ in range(10):
        set_up(page, url, game="meow", players=2, options={"first": 0})
        page.get_by_role("button", name="Pick up a card").wait_for()
        sent.clear()
        page.evaluate(PRESS_TWICE, later)
        page.wait_for_timeout(300)
        if page.get_by_role("button", name="Stop and bank the run").count() or sum(sent) > 1:
            return sum(sent)
    raise AssertionError("guards everywhere")


def test_the_second_half_of_a_double_click_is_no_move_of_its_own(page, url):
    assert played_by_pressing_twice(page, url, later=0) == 1


def test_who_has_seen_what_came_may_press_again_quickly(page, url):
    assert played_by_pressing_twice(page, url, later=300) == 2


def test_a_key_that_is_held_down_presses_once(page, url):
    table, _ = at_an_own_run(page, url)
    before = page.evaluate(MOVES, table)
    page.get_by_role("button", name="Stop and bank the run").focus()
    page.keyboard.down("Enter")
    stop, pick_up = (page.get_by_role("button", name=name) for name in ("Stop and bank the run", "Pick up a card"))
    until(page, lambda: stop.count() == 0 and pick_up.count() == 1)  # the next turn
    after = page.evaluate(MOVES, table)
    assert after > before
    for _ in range(8):
        page.keyboard.down("Enter")  # it repeats
        page.wait_for_timeout(60)
    page.keyboard.up("Enter")
    page.wait_for_timeout(300)
    assert page.evaluate(MOVES, table) == after


def test_after_the_first_thing_is_picked_the_prompt_asks_for_the_next(page, url):
    play_now(page, url, "cat-burglars")
    prompt = page.locator(".actions .prompt")
    first = prompt.inner_text()
    page.get_by_role("button", name=re.compile("^Start a crew")).click()
    assert prompt.inner_text() == "Now choose what glows: a card of your hand, a new crew."
    page.get_by_role("button", name="Back").click()
    assert prompt.inner_text() == first


def test_what_is_not_possible_is_asked_about_beside_what_is_and_for_this_moment_only(page, url):
    play_now(page, url, "cat-burglars")
    why = page.get_by_role("button", name="Why not")
    why.click()
    asked = page.locator(".why")
    assert "Not possible now" in asked.inner_text()
    possible = page.locator(".actions .buttons").bounding_box()
    assert asked.bounding_box()["x"] >= possible["x"] + possible["width"]
    page.keyboard.press("Escape")
    assert asked.count() == 0

    why.click()
    page.get_by_role("button", name="Recruit: deck").click()
    page.wait_for_selector("text=second card")
    assert asked.count() == 0


@pytest.mark.parametrize("game", GAMES)
def test_who_comes_to_a_table_by_keyboard_can_go_on_at_once(browser, url, game):
    with a_page(browser) as page:
        page.goto(url)
        page.locator(f"[data-game='{game}'] button.primary").first.focus()
        page.keyboard.press("Enter")
        page.wait_for_selector(".actions .buttons button", timeout=15_000)
        until(page, lambda: page.evaluate(FOCUS) == "BUTTON")
        assert page.evaluate("document.activeElement.closest('.actions .buttons') !== null")
        assert page.title().endswith(" · Mewseum")


def test_where_many_moves_are_left_the_keyboard_goes_to_them_and_not_back(page, url):
    play_now(page, url, "catham-city")
    kind = page.get_by_role("button", name=re.compile("^Take cards from the display"))
    kind.focus()
    page.keyboard.press("Enter")
    until(page, lambda: page.evaluate(FOCUS) in ("SUMMARY", "BUTTON"))
    assert page.evaluate("document.activeElement.textContent.trim()") != "Back"


def test_a_move_that_was_on_its_way_when_the_seat_was_entered_anew_is_in_nobodys_way(browser, url):
    """The device was signed out meanwhile, and comes back by a link in the same tab."""
    swallowed = []

    def swallow_the_first(socket):
        house = socket.connect_to_server()

        def send(message):
            if '"play"' in message and not swallowed:
                swallowed.append(message)
            else:
                house.send(message)

        socket.on_message(send)

    with a_page(browser, allowed=CUT) as page, a_page(browser) as other:
        page.route_web_socket("**/live*", swallow_the_first)
        table = set_up(page, url, game="meow", players=2, options={"first": 0})
        pick_up = page.get_by_role("button", name="Pick up a card")
        pick_up.click()
        until(page, lambda: swallowed)
        take(other, make_link(page, table))
        ask(other, f"/{table}/sign-out", {})
        page.get_by_role("heading", name="This device was signed out").wait_for()
        page.evaluate("(link) => (location.hash = new URL(link).hash)", make_link(other, table))
        page.get_by_role("button", name="Take the seat").click()
        pick_up.wait_for()
        before = page.evaluate(MOVES, table)
        pick_up.click()
        until(page, lambda: page.evaluate(MOVES, table) > before)
        assert page.get_by_role("alert").count() == 0
