"""What is chosen can be looked at and left again: nobody hears of it before all that belongs together is chosen."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.pages import a_page, barriers, new_table, set_up

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


@pytest.mark.parametrize("device", ["page", "phone"])
def test_a_targets_payments_are_looked_at_and_left_and_nobody_hears_of_it(request, browser, url, device):
    page = request.getfixturevalue(device)
    table = sit_before_a_target(page, url)
    with a_page(browser) as watcher:
        watcher.goto(f"{url}/t/{table}")
        watcher.get_by_text("You are watching").wait_for()
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
