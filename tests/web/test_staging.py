"""The table as a stage: scenes that hide nothing from who is to act, cards that are seen all the way, and rings for keyboards alone."""

from __future__ import annotations

import json
import random
import re

import pytest

from tests.web.pages import DESK, PHONE, a_page, barriers, set_up, speak, until
from tests.web.test_motion import HARMLESS

SIZES = pytest.mark.parametrize("size", [DESK, PHONE])
GAMES = pytest.mark.parametrize("game", ["cat-burglars", "meow", "catham-city"])
PLAYER = {seat: {"say": "player", "with": {"number": seat + 1}} for seat in range(6)}
SCENE = {
    "cat-burglars": {"fact": "looted", "details": {}},
    "meow": {"fact": "negative", "details": {"card": "randy"}},
    "catham-city": {"fact": "scored", "details": {}},
}
"""For each game something that is worth a scene."""


def told(page, add):
    """Of all that the page is told live, this is told too: `add` gives the facts for a message."""

    def tell(socket, text):
        message = json.loads(text)
        if message["kind"] == "news" and message["now"]["view"]:
            message["facts"] += add(message)
        socket.send(json.dumps(message))

    def between(socket):
        server = socket.connect_to_server()
        server.on_message(lambda text: tell(socket, text))

    page.route_web_socket(re.compile("/live"), between)


PRESS = """(share) => {
  const things = [...document.querySelectorAll("main :is(button.lit, .lit button, button.new), .actions .buttons button:not(.back)")];
  things.filter((thing) => thing.checkVisibility())[Math.floor(share * things.length)]?.click();
}"""


def act(page, dice):
    """One press of something that glows, or of a button, if there is one."""
    page.evaluate(PRESS, dice.random())


# What was done to oneself.


def attack(by, number):
    """Player `by` takes the ball of yarn under the crew of the first seat."""
    crew = {"say": "crew-of", "with": {"player": 1, "number": number}}
    return {
        "fact": "looted",
        "details": {"seat": by, "crew": f"1.{number}", "card": "red"},
        "say": {
            "say": "fact-looted",
            "with": {"seat": PLAYER[by], "crew": crew, "card": {"say": "card-red", "with": {}}},
        },
    }


def attacked(page, url, attackers):
    """A turn of one's own, before which each of these has attacked."""

    waiting = set()

    def add(message):
        by = message["happened"]["seat"]
        if by not in waiting:
            return []
        waiting.remove(by)
        return [attack(by, by)]

    told(page, add)
    set_up(page, url, game="cat-burglars", players=3, others=["kitten", "kitten"])
    until(page, lambda: page.locator(".actions .buttons button").count() > 0)
    page.get_by_role("button", name="Recruit: deck").click()
    page.wait_for_selector("text=second card")
    waiting.update(attackers)
    page.get_by_role("button", name="Recruit: deck").click()
    until(page, lambda: not waiting and "Your turn" in page.locator(".prompt").inner_text())


PLACES = """() => [...document.querySelectorAll(".own .body, .middle, .actions, .others")].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
})"""


def test_on_a_desk_what_was_done_to_me_stays_at_my_side_until_i_have_seen_it(page, url):
    attacked(page, url, (1, 2))
    note = page.locator(".own .struck")
    assert "Kitten 2 finds" in note.inner_text()
    assert "(1 more)" in note.inner_text()
    assert note.bounding_box()["height"] > 40
    assert float(note.locator("p").evaluate("text => parseFloat(getComputedStyle(text).fontSize)")) > 17
    assert barriers(page, ".own") == []
    places = page.evaluate(PLACES)

    note.get_by_role("button", name="Seen").click()
    assert "Kitten 3 finds" in note.inner_text()
    note.get_by_role("button", name="Seen").press("Enter")
    until(page, lambda: note.count() == 0)
    assert page.evaluate(PLACES) == places, "nothing moves for it"


def test_what_was_done_to_me_is_gone_with_my_next_move_and_told_in_every_language(page, url):
    attacked(page, url, (1,))
    for language in ("de", "fr", "nl", "pl", "en"):
        speak(page, language)
        until(page, lambda: "web-" not in page.locator(".struck").inner_text())
        assert page.locator(".struck p").evaluate("text => text.scrollHeight <= text.clientHeight + 1")
    page.get_by_role("button", name="Recruit: deck").click()
    until(page, lambda: page.locator(".struck").count() == 0)


def test_what_is_too_long_for_its_place_shows_that_there_is_more(page, url):
    attacked(page, url, (1,))
    text = page.locator(".struck p")
    mask = "text => getComputedStyle(text).maskImage"
    assert text.evaluate(mask) == "none"

    text.evaluate("text => text.append(' And something else.'.repeat(30))")
    until(page, lambda: text.evaluate(mask) != "none")
    text.evaluate("text => text.scrollTo(0, text.scrollHeight)")
    until(page, lambda: text.evaluate(mask) == "none")


def test_what_did_not_concern_me_is_not_said_to_be_done_to_me(page, url):
    attacked(page, url, ())
    assert page.locator(".struck").count() == 0


# Scenes.

HIDDEN_BY_SCENES = """() => {
  globalThis.looked = 0;
  globalThis.covered = [];
  const style = new CSSStyleSheet();
  style.replaceSync(".moment, .moment * { pointer-events: auto !important }");
  document.adoptedStyleSheets.push(style);
  const look = () => {
    const scene = document.querySelector(".moment")?.getBoundingClientRect();
    const buttons = document.querySelectorAll(".actions .buttons button").length;
    if (scene?.width && buttons) {
      for (const thing of document.querySelectorAll(".own :is(.card, .name, h2), .middle :is(.card, .deck, .doorway), .others .card, .actions button, .actions p")) {
        const { x, y, width, height } = thing.getBoundingClientRect();
        const [left, top] = [x + 4, y + height / 2];
        if (!width || left < scene.x || left > scene.right || top < scene.y || top > scene.bottom) continue;
        globalThis.looked += 1;
        if (document.elementFromPoint(left, top)?.closest(".moment")) globalThis.covered.push(thing.className);
      }
    }
    requestAnimationFrame(look);
  };
  look();
}"""


@GAMES
@SIZES
def test_a_scene_hides_nothing_from_who_is_to_act(browser, url, game, size):
    with a_page(browser, HARMLESS, viewport=size, reduced_motion="no-preference") as page:
        told(page, lambda message: [{**SCENE[game], "say": {"say": "nothing", "with": {}}}])
        set_up(page, url, game=game, players=2, others=["kitten"])
        page.wait_for_selector(".actions")
        page.evaluate(HIDDEN_BY_SCENES)
        dice = random.Random(3)
        until(page, lambda: act(page, dice) or page.evaluate("globalThis.looked") > 3, 60)
        assert page.evaluate("globalThis.covered") == []


# Cards on their way.

CUT_OFF = """() => {
  globalThis.flights = [];
  const seen = new WeakSet();
  const region = (node) => node.closest(".player") ? (node.closest(".own") ? "own" : "others") : "middle";
  const look = () => {
    for (const animation of document.getAnimations()) {
      const node = animation.effect.target;
      if (animation.id !== "travel" || seen.has(animation) || !node.isConnected) continue;
      seen.add(animation);
      const now = animation.currentTime;
      const { duration, delay } = animation.effect.getTiming();
      const bad = [];
      const leaves = node.inert;
      node.inert = false; // whatever leaves cannot be hit
      for (const part of [0.1, 0.5, 0.8]) {
        animation.currentTime = delay + part * duration;
        const { x, y, width, height } = (node.querySelector(".card") ?? node).getBoundingClientRect();
        const board = document.querySelector("main").getBoundingClientRect();
        const [left, top] = [x + width / 2, y + height / 2];
        const isOnBoard = top >= board.top && top <= board.bottom && left >= board.left && left <= board.right;
        if (!isOnBoard || width < 4) continue;
        const hit = document.elementFromPoint(left, top);
        if (!hit?.closest("[data-flies], .explanation") && !node.contains(hit)) bad.push([part, String(hit?.className.baseVal ?? hit?.className)]);
      }
      animation.currentTime = now;
      node.inert = leaves;
      globalThis.flights.push({ to: region(node), leaves, bad });
    }
    requestAnimationFrame(look);
  };
  look();
}"""


@GAMES
@SIZES
def test_cards_on_their_way_are_seen_all_the_way(browser, url, game, size):
    with a_page(browser, HARMLESS, viewport=size, reduced_motion="no-preference") as page:
        set_up(page, url, game=game, players=3, others=["kitten", "kitten"])
        page.wait_for_selector(".actions")
        page.evaluate(CUT_OFF)
        dice = random.Random(5)

        def flown():
            act(page, dice)
            flights = page.evaluate("globalThis.flights")
            return len(flights) > 12 and "others" in {flight["to"] for flight in flights}

        until(page, flown, 60)
        flights = page.evaluate("globalThis.flights")
        assert [flight for flight in flights if flight["bad"]] == []


# Rings.

RING = """() => {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body || activeElement.matches("input, select")) return "";
  const glows = activeElement.matches(".lit, .picked"); // it has an outline of its own
  const isDrawn = !glows && getComputedStyle(activeElement).outlineStyle !== "none";
  return isDrawn || activeElement.matches(":focus-visible") ? activeElement.className || activeElement.tagName : "";
}"""


@GAMES
@pytest.mark.parametrize("device", ["page", "phone"])
def test_rings_are_for_keyboards_alone(request, url, game, device):
    """And neither for a mouse nor for fingers."""
    page = request.getfixturevalue(device)
    press = page.touchscreen.tap if device == "phone" else page.mouse.click
    set_up(page, url, game=game, players=2, others=["kitten"])
    until(page, lambda: page.locator(".actions .buttons button").count() > 0)
    dice = random.Random(7)
    rings = set()
    for _ in range(12):
        until(page, lambda: page.locator(".actions .buttons button, .ending button").count() > 0, 30)
        if page.locator(".ending").count():
            break
        things = page.locator("main button.lit:visible, .actions .buttons button:visible")
        thing = things.nth(dice.randrange(things.count()))
        box = thing.bounding_box()
        if box:
            press(box["x"] + 6, box["y"] + 8)
        page.wait_for_timeout(150)
        rings.add(page.evaluate(RING))
    assert rings == {""}

    page.keyboard.press("Tab")
    assert page.evaluate(RING) != ""
    drawn = page.evaluate(
        "[document.activeElement, document.activeElement.closest('.crew')].map((one) => one && getComputedStyle(one).outlineStyle)"
    )
    assert "solid" in drawn
