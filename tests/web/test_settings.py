"""How somebody likes to play: at which pace, and whether a move is sent only when it is confirmed. The house hears nothing of it."""

from __future__ import annotations

import json

import pytest

from tests.web.pages import DESK, PHONE, Friend, a_page, barriers, play_now, set_up, until
from tests.web.test_lessons import PATIENCE, act, begin
from tests.web.test_motion import HARMLESS

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
    until(page, lambda: any("/devices" in request for request in asked))  # what the menu itself asks for
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


def at_pace(page, pace):
    """From now on everything on this page is shown at a pace."""
    page.add_init_script(f"localStorage.setItem('mewseum-pace', '{pace}')")


@pytest.mark.parametrize("pace", ["slow", "normal"])
def test_at_a_slow_pace_a_move_of_another_stays_in_sight_before_the_next_is_shown(browser, page, url, pace):
    heard = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(json.loads(frame))))
    at_pace(page, pace)
    table = set_up(page, url, others=[None], options={"first": 1})
    with a_page(browser) as elsewhere:
        friend = Friend(elsewhere, url, table)
        page.wait_for_selector(".actions .prompt")
        page.clock.install()
        page.clock.pause_at(page.evaluate("Date.now()") + 1000)

        def moves_heard():
            return [told for told in heard if told.get("kind") == "news" and told["happened"]["what"] == "played"]

        def moves_shown():
            return page.locator("#story li", has_text="Leo").count()

        before = moves_shown()
        friend.play(moves=2)
        until(page, lambda: len(moves_heard()) == 2)
        until(page, lambda: moves_shown() > before)
        shown_at_once = moves_shown() - before
        page.clock.run_for(4000)
        until(page, lambda: moves_shown() - before == 2)

    assert shown_at_once == (1 if pace == "slow" else 2)


LENGTHS = """() => {
  window.lengths = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (steps, how) {
    if (how?.id === "travel") window.lengths.push(how.duration);
    return animate.call(this, steps, how);
  };
}"""
RATES = """() => {
  window.rates = [];
  const look = () => {
    const scene = document.querySelector(".moment");
    if (scene) window.rates.push(...scene.getAnimations({ subtree: true }).map((animation) => animation.playbackRate));
    requestAnimationFrame(look);
  };
  look();
}"""


def shown_at(browser, url, pace, act, what):
    """What was noted while cards and scenes moved at this pace."""
    with a_page(browser, HARMLESS, viewport=DESK, reduced_motion="no-preference") as page:
        at_pace(page, pace)
        act(page)
        until(page, lambda: page.evaluate(what), PATIENCE)
        return page.evaluate(what)


def test_cards_travel_longer_at_a_slow_pace_and_shorter_at_a_fast_one(browser, url):
    def draw(page):
        play_now(page, url, "cat-burglars")
        page.evaluate(LENGTHS)
        page.get_by_role("button", name="Recruit: deck").click()

    slow, normal, fast = (
        max(shown_at(browser, url, pace, draw, "window.lengths")) for pace in ("slow", "normal", "fast")
    )
    assert slow > normal > fast > 0


def test_a_scene_takes_longer_at_a_slow_pace_and_shorter_at_a_fast_one(browser, url):
    def learn(page):
        begin(page, url, "meow")
        page.evaluate(RATES)
        until(page, lambda: act(page) or page.evaluate("window.rates.length"), PATIENCE)

    slow, normal, fast = (
        set(shown_at(browser, url, pace, learn, "window.rates")) for pace in ("slow", "normal", "fast")
    )
    assert max(slow) < min(normal) <= max(normal) < min(fast)


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
        assert "the lit way out" in page.locator(".prompt").inner_text()
        assert min(doorway.bounding_box()[side] for side in ("width", "height")) >= 24
        number = page.evaluate(NUMBER, table)
        press()
        until(page, lambda number=number: page.evaluate(NUMBER, table) > number)
        until(page, lambda: page.locator(".run .card").count() == 0 or page.locator(".lit").count() > 0)
