"""Cards travel from where they were to where they go, and what is worth a breath gets a short scene; not with reduced motion."""

from __future__ import annotations

import contextlib
import random
import time

import pytest
from playwright.sync_api import TimeoutError as Gone

from tests.web.pages import DESK, a_page, play_now, until
from tests.web.test_lessons import PATIENCE, act, begin, every_lesson, is_over
from tests.web.test_shown import own_and_other, play_retold

# Svelte's note that a card still on its way was asked for its look after the page was left; it is gone with the page.
HARMLESS = ("svelte.dev/e/derived_inert",)
WATCH = """() => {
  window.travels = [];
  window.changed = [];
  window.moments = [];
  const animated = new WeakSet();
  const shown = new WeakSet();
  const regionOf = (element) => {
    if (element.closest(".player")) return element.closest(".player.own") ? "own" : "other";
    return element.closest(".middle > *")?.querySelector("h2 [data-thing]")?.dataset.thing ?? "";
  };
  const regionAt = (x, y) => {
    for (const region of document.querySelectorAll(".middle > *, .player")) {
      const box = region.getBoundingClientRect();
      if (x >= box.left - 4 && x <= box.right + 4 && y >= box.top - 4 && y <= box.bottom + 4) return regionOf(region);
    }
    return "";
  };
  const look = () => {
    for (const animation of document.getAnimations()) {
      const place = animation.effect.target;
      if (animated.has(animation) || !place?.matches?.("main li")) continue;
      window.changed.push(...animation.effect.getKeyframes().flatMap(Object.keys));
      if (place.inert) continue;
      if (animation.id !== "travel") continue;  // it only moves up in its list
      animated.add(animation);
      const card = place.querySelector(".card");
      const now = animation.currentTime;
      animation.currentTime = 0;
      const box = card.getBoundingClientRect();
      animation.currentTime = now;
      window.travels.push({
        from: regionAt(box.left + box.width / 2, box.top + box.height / 2), to: regionOf(place),
        turns: card.querySelector(".other-side") !== null, label: card.dataset.label ?? "",
      });
    }
    for (const moment of document.querySelectorAll(".moment")) {
      if (shown.has(moment)) continue;
      shown.add(moment);
      window.moments.push({ hidden: moment.ariaHidden, displayed: moment.getClientRects().length > 0 });
    }
    requestAnimationFrame(look);
  };
  look();
}"""
TAUGHT = {
    "cat-burglars": {("deck", "own"), ("deck", "market"), ("market", "own"), ("own", "discard"), ("own", "own")},
    "meow": {("deck", "run"), ("run", "own"), ("own", "discard")},
    "catham-city": {("deck", "own"), ("deck", "display"), ("display", "own"), ("own", "discard")},
}
"""Ways of cards that a first game shows."""


@pytest.fixture
def moving(browser):
    """A page on which cards travel."""
    with a_page(browser, HARMLESS, viewport=DESK, reduced_motion="no-preference") as opened:
        yield opened


def watched(page):
    """The travels since the page is watched: from where to where, and whether the card turns over on the way."""
    return page.evaluate("window.travels")


def ways(page):
    return {(travel["from"], travel["to"]) for travel in watched(page)}


def play_on(page, holds, dice):
    """Moves by the buttons, until something is so."""
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, watched(page)
        buttons = page.locator(".actions .buttons button:not(:has-text('Back'))")
        if count := buttons.count():
            with contextlib.suppress(Gone):  # it may be gone by now: a bot was faster
                buttons.nth(dice.randrange(count)).click(timeout=500)
        page.wait_for_timeout(60)


def drawn_by(page, player):
    return [travel for travel in watched(page) if (travel["from"], travel["to"]) == ("deck", player)]


def test_what_is_drawn_blind_comes_from_the_deck_and_turns_over(moving, url):
    play_now(moving, url, "cat-burglars")
    moving.evaluate(WATCH)
    moving.get_by_role("button", name="Recruit: deck").click()

    until(moving, lambda: drawn_by(moving, "own"))
    assert all(travel["turns"] and travel["label"] for travel in drawn_by(moving, "own"))
    until(moving, lambda: moving.locator(".other-side").count() == 0)


def test_what_others_draw_comes_from_the_deck_face_down(moving, url):
    play_now(moving, url, "cat-burglars")
    moving.evaluate(WATCH)

    play_on(moving, lambda: drawn_by(moving, "other"), random.Random(2))
    assert {(travel["turns"], travel["label"]) for travel in drawn_by(moving, "other")} == {(False, "")}


@every_lesson
def test_cards_travel_from_where_they_were(moving, url, game):
    begin(moving, url, game)
    moving.evaluate(WATCH)
    end = time.monotonic() + PATIENCE
    while not is_over(moving) and time.monotonic() < end:
        act(moving)

    assert TAUGHT[game] - ways(moving) == set()


def test_cards_that_lie_on_the_table_when_it_is_opened_do_not_travel(moving, url):
    play_now(moving, url, "catham-city")
    moving.evaluate(WATCH)
    address = moving.url
    moving.add_init_script(f"addEventListener('DOMContentLoaded', {WATCH})")
    moving.goto(address)
    moving.wait_for_selector(".own .card")
    moving.wait_for_timeout(300)

    assert [travel for travel in watched(moving) if travel["to"] == "own"] == []


def test_the_last_card_that_was_discarded_lies_on_top(moving, url):
    begin(moving, url, "catham-city")
    moving.evaluate(WATCH)
    end = time.monotonic() + PATIENCE
    while ("own", "discard") not in ways(moving) and time.monotonic() < end:
        act(moving)
    came = {travel["label"] for travel in watched(moving) if travel["to"] == "discard"}

    assert moving.locator("ul.stack li:not([aria-hidden]) .card").get_attribute("data-label") in came


NO_LAYOUT = {"translate", "scale", "rotate", "opacity"}
"""What a browser changes without laying out or painting anything anew."""


def test_cards_move_without_a_layout(moving, url):
    begin(moving, url, "cat-burglars")
    moving.evaluate(WATCH)
    end = time.monotonic() + PATIENCE
    while not is_over(moving) and time.monotonic() < end:
        act(moving)

    changed = set(moving.evaluate("window.changed")) - {"offset", "computedOffset", "easing", "composite"}
    assert {"translate", "scale", "rotate"} <= changed <= NO_LAYOUT


def test_cards_make_room_for_one_that_comes_among_them(moving, url):
    begin(moving, url, "catham-city")
    moving.evaluate(
        """() => {
          window.aside = 0;
          const animate = Element.prototype.animate;
          Element.prototype.animate = function (steps, how) {
            const own = this.closest(".player.own") && steps.translate && how.id !== "travel";
            if (own) window.aside = Math.max(window.aside, Math.abs(parseFloat(steps.translate[0])));
            return animate.call(this, steps, how);
          };
        }"""
    )

    end = time.monotonic() + PATIENCE
    while not moving.evaluate("window.aside"):
        assert time.monotonic() < end
        act(moving)


# Pictures.


def test_a_card_is_one_image_that_is_there(page, url):
    play_now(page, url, "catham-city")

    cards = page.locator(".own .card")
    assert cards.locator("svg > image").count() == cards.count() > 0
    assert max(card.locator("*").count() for card in cards.all()) < 10
    read = page.evaluate(
        """async () => Promise.all([...document.querySelectorAll(".own .card image")].map(async (shown) => {
          const image = new Image();
          image.src = shown.href.baseVal;
          await image.decode();
          return [image.naturalWidth, image.naturalHeight];
        }))"""
    )
    assert all(size == [100, 140] for size in read)


FOREIGN = """() => {
  const own = [...document.fonts].map(({ family }) => family.replaceAll('"', ""));
  const families = [...document.querySelectorAll(".card text")].map((text) => getComputedStyle(text).fontFamily);
  return [...new Set(families.map((all) => all.split(",")))].filter((some) => !some.slice(0, 2).some((one) => own.includes(one.trim().replaceAll('"', ""))));
}"""
"""Fonts of letters on cards that do not come with the page."""


@pytest.mark.parametrize(("game", "letters"), [("cat-burglars", 2), ("catham-city", 1)])
def test_letters_on_a_card_are_in_the_pages_own_fonts(page, url, game, letters):
    play_now(page, url, game)

    for card in page.locator(".own ul.fan .card").all():
        assert card.locator("text").count() == letters
        assert card.locator("text").first.text_content() == card.get_attribute("data-label")[0].upper()
    assert page.evaluate(FOREIGN) == []


def test_a_cat_of_meow_bears_its_name_whatever_has_become_of_it(page, url):
    states = {"calvin": "free", "castor": "used", "chelsea": "jailed", "claus": "jailed and used"}

    def change(view):
        own, other = own_and_other(view)
        view["cats"][own], view["cats"][other] = states, {"crispin": "free"}

    play_retold(page, url, "meow", change)
    page.locator(".own .card[data-thing=claus]").wait_for()

    for cat, state in states.items():
        card = page.locator(f".own .card[data-thing={cat}]")
        assert card.locator("text").first.text_content() == card.get_attribute("data-label")
        if state != "free":  # above what lies over the picture
            assert card.locator(".state text").text_content() == card.get_attribute("data-label")
    assert page.locator(".card[data-thing=crispin] text").text_content() == "Crispin"
    assert page.evaluate(FOREIGN) == []


# Short scenes.


def meet_a_guard(page, url):
    """On in the first game until something is worth a breath."""
    begin(page, url, "meow")
    page.evaluate(WATCH)
    end = time.monotonic() + PATIENCE
    while not page.evaluate("window.moments.length"):
        assert time.monotonic() < end
        act(page)


def test_a_scene_is_for_the_eye_alone_and_passes(moving, url):
    meet_a_guard(moving, url)

    assert moving.evaluate("window.moments[0]") == {"hidden": "true", "displayed": True}
    until(moving, lambda: moving.locator(".moment").count() == 0, patience=3)


def test_with_reduced_motion_nothing_travels_and_there_are_no_scenes(page, url):
    meet_a_guard(page, url)

    assert [moment for moment in page.evaluate("window.moments") if moment["displayed"]] == []
    assert watched(page) == []
