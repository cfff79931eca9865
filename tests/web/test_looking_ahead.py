"""What is chosen can be looked at and left again: nobody hears of it before all that belongs together is chosen."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.pages import a_page, barriers, new_table, play_on, set_up

UNTIL_A_TARGET = """async (table) => {
  const at = new URL(`/api/tables/${table}`, location);
  const headers = { "content-type": "application/json" };
  const liked = ["activate-crew-card", "form-card-crew", "form-card-new"];
  for (let move = 0; move < 600; move++) {
    const { now } = await (await fetch(at)).json();
    if (now.over) return false;
    const targets = now.choices.filter((choice) => choice.verb === "infiltrate-crew");
    if (targets.length && now.view.awaits === "action") return true;
    if (!now.choices.length) {
      await new Promise((resolve) => setTimeout(resolve, 25));
      continue;
    }
    const some = now.choices.filter((choice) => move % 3 && liked.includes(choice.verb));
    const from = some.length ? some : now.choices;
    const { text } = from[Math.floor(Math.random() * from.length)];
    const body = JSON.stringify({ do: "play", id: `until-${move}`, move: text, after: now.changed });
    await fetch(`${at}/do`, { method: "POST", headers, body });
  }
  return false;
}"""
A_LINE = 32
"""Pixels: the prompt may need one line more."""
NUMBER = "async (table) => (await (await fetch(new URL(`/api/tables/${table}`, location))).json()).now.number"


def sit_before_a_target(page, url):
    for _ in range(8):
        table = new_table(page, url, players=3, others=["prowler", "prowler"])
        if page.evaluate(UNTIL_A_TARGET, table):
            page.goto(f"{url}/t/{table}")
            page.wait_for_selector(".actions .buttons button")
            return table
    raise AssertionError("nobody could be infiltrated")


def picture(page, name):
    """For whoever wants to see it."""
    if folder := os.environ.get("MEWSEUM_PICTURES"):
        page.wait_for_timeout(600)
        page.screenshot(path=Path(folder) / f"{name}.png")


def target_of(page):
    """A target that glows, opened where it is folded away."""
    return page.locator("main [data-token^='crew:'].lit").first


@contextlib.contextmanager
def a_watcher(browser, url, table):
    """The page of a spectator who sees the table. That they are watching is said before it is drawn."""
    with a_page(browser) as page:
        page.goto(f"{url}/t/{table}")
        page.get_by_text("You are watching").wait_for()
        page.wait_for_selector("main .card")
        yield page


@pytest.mark.parametrize("device", ["page", "phone"])
def test_a_targets_payments_are_looked_at_and_left_and_nobody_hears_of_it(request, browser, url, device):
    page = request.getfixturevalue(device)
    table = sit_before_a_target(page, url)
    with a_watcher(browser, url, table) as watcher:
        number, seen = page.evaluate(NUMBER, table), watcher.locator("main").inner_html()
        infiltrate = page.locator(".actions .buttons button", has_text="Infiltrate").first
        picture(page, f"{device}-1-before")

        def name_a_target():
            infiltrate.click()
            named = page.locator(".actions .buttons button.primary", has_text="crew")
            if not page.locator(".actions .ahead").count() and named.count():
                named.first.click()
            page.locator(".actions .ahead").wait_for()

        top = page.locator("main").bounding_box()
        name_a_target()
        payments = page.locator(".actions .buttons button.primary")
        assert page.locator(".actions .ahead").inner_text() == "Nobody else knows yet."
        assert "Nobody else knows yet: Infiltrate" in page.locator(".actions .told[role=status]").text_content()
        assert payments.count() or page.locator("main [data-token^='hand:'].lit").count()
        picture(page, f"{device}-2-payments")
        assert abs(page.locator("main").bounding_box()["height"] - top["height"]) < A_LINE, "nothing jumps"
        assert barriers(page, ".page") == []
        picture(page, f"{device}-2-payments")

        page.keyboard.press("Escape")
        expect(page.locator(".actions .ahead")).to_have_count(0)
        name_a_target()
        page.locator(".actions .buttons .back").click()
        expect(page.locator(".actions .ahead")).to_have_count(0)
        expect(infiltrate).to_be_visible()
        picture(page, f"{device}-3-back")
        assert page.evaluate(NUMBER, table) == number, "nothing has been written"
        assert watcher.locator("main").inner_html() == seen, "nobody has seen anything"

        name_a_target()
        if payments.count():
            payments.first.click()
        else:
            page.locator(".actions summary").click()
            page.locator(".actions details button").first.click()
        page.locator(".actions .ahead").wait_for(state="detached")
        picture(page, f"{device}-4-after")
        story = watcher.locator("#story li", has_text="Mia")
        expect(story.last).to_contain_text("infiltrates")
        expect(story.last).to_contain_text("pays")


def test_two_cards_of_the_market_are_taken_as_one_and_the_first_can_be_put_back(page, url):
    table = set_up(page, url, options={"first": 0})
    page.wait_for_selector(".actions .buttons button", timeout=15_000)
    hand, market = page.locator("[aria-label='Your hand'] .card"), page.locator("[aria-label='Market'] button.card")
    number, before = page.evaluate(NUMBER, table), hand.count()
    market.first.focus()
    page.keyboard.press("Enter")
    expect(hand).to_have_count(before + 1)
    assert page.get_by_role("button", name="Take back").count() == 0, "there is nothing to be taken back yet"
    page.keyboard.press("Escape")
    expect(hand).to_have_count(before)
    assert page.evaluate(NUMBER, table) == number
    market.first.click()
    expect(hand).to_have_count(before + 1)
    market.first.click()
    expect(hand).to_have_count(before + 2)
    page.locator(".actions .ahead").wait_for(state="detached")


def test_why_not_is_still_answered_while_something_is_chosen(page, url):
    set_up(page, url, options={"first": 0})
    page.wait_for_selector(".actions .buttons button", timeout=15_000)
    page.locator("[aria-label='Market'] button.card").first.click()
    page.locator(".actions .ahead").wait_for()
    page.get_by_role("button", name="Why not").click()
    page.locator(".why button").first.click()
    expect(page.locator(".refusal")).to_contain_text("§")
    assert page.locator(".actions .ahead").count() == 1, "asking leaves what is chosen as it is"


EDGE = {"x": 9, "y": 20}
"""In a hand, cards lie over cards."""
OWN_HAND = (
    "async (table) => (await (await fetch(new URL(`/api/tables/${table}`, location))).json()).now.view.hands[0].length"
)
MOVES = """async (table) => {
  const { steps } = await (await fetch(new URL(`/api/tables/${table}/replay?seat=0`, location))).json();
  return steps.filter((step) => step.move).map(({ number, move }) => [number, move]);
}"""


def a_hand_of_twelve(page, url):
    """A table of Catham City at which two cards or more have to go."""
    for _ in range(8):
        table = play_on(page, url, ("excess",), ("take",), game="catham-city", players=3, others=["kitten"] * 2)
        if page.evaluate(OWN_HAND, table) >= 12:
            return table
    raise AssertionError("nobody had two cards too many")


def test_excess_cards_are_chosen_put_back_and_discarded_as_one(phone, browser, url):
    table = a_hand_of_twelve(phone, url)
    with a_watcher(browser, url, table) as watcher:
        hand, ahead = phone.locator("[aria-label='Your hand'] .card"), phone.locator(".actions .ahead")
        phone.wait_for_selector("[aria-label='Your hand'] .card")
        held, number = hand.count(), phone.evaluate(NUMBER, table)
        seen = watcher.locator("main").inner_html()

        hand.first.click(position=EDGE)
        ahead.wait_for()
        expect(hand).to_have_count(held - 1)
        phone.locator(".actions .buttons .back").click()
        expect(ahead).to_have_count(0)
        expect(hand).to_have_count(held)
        assert phone.evaluate(NUMBER, table) == number, "nothing has been written"
        assert watcher.locator("main").inner_html() == seen, "nobody has seen anything"

        for left in range(held - 1, 9, -1):
            hand.first.click(position=EDGE)
            expect(hand).to_have_count(left)
        expect(watcher.locator("#story li", has_text="Mia").last).to_contain_text("discards")
    one_entry = [move for entry, move in phone.evaluate(MOVES, table) if entry == number + 1]
    assert len(one_entry) == held - 10
    assert all(move.startswith("discard") for move in one_entry)


CASTORS = """async (table) => {
  const { now } = await (await fetch(new URL(`/api/tables/${table}`, location))).json();
  return now.choices.filter((choice) => choice.verb === "castor-pile").length;
}"""


def a_castor_with_a_choice(page, url):
    """A table of MEOW at which Castor can take two mini-decks."""
    wish = {"game": "meow", "players": 3, "others": ["kitten"] * 2, "options": {"pick_cats": True, "first": 0}}
    for _ in range(12):
        table = play_on(page, url, ("castor-pile",), ("choose castor", "pick"), **wish)
        if page.evaluate(CASTORS, table) >= 2:
            return table
    raise AssertionError("there were never two mini-decks with cards in them")


def test_castors_mini_decks_are_looked_at_put_back_and_taken_as_one(page, browser, url):
    table = a_castor_with_a_choice(page, url)
    with a_watcher(browser, url, table) as watcher:
        button, ahead = page.locator(".actions .buttons button"), page.locator(".actions .ahead")
        number, seen = page.evaluate(NUMBER, table), watcher.locator("main").inner_html()
        castor = button.filter(has_text="Castor").first

        def take_a_mini_deck():
            castor.click()
            named = button.filter(has_text="mini-deck")
            if not ahead.count() and named.count():
                named.first.click()

        take_a_mini_deck()
        ahead.wait_for()
        page.keyboard.press("Escape")
        expect(ahead).to_have_count(0)
        assert page.evaluate(NUMBER, table) == number, "nothing has been written"
        assert watcher.locator("main").inner_html() == seen, "nobody has seen anything"

        take_a_mini_deck()
        ahead.wait_for()
        button.filter(has_text="mini-deck").first.click()
        ahead.wait_for(state="detached")
        expect(watcher.locator("#story li", has_text="Mia").last).to_contain_text("Castor")
    taken = [entry for entry, move in page.evaluate(MOVES, table) if move.startswith("castor")]
    assert taken == [number + 1] * 2, "one entry"
