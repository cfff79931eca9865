"""Nothing jumps: hand, market and what can be done keep their places while one waits, chooses, asks and looks back."""

from __future__ import annotations

import contextlib
import random

import pytest
from playwright.sync_api import TimeoutError as Gone

from mewseum import GAMES
from tests.web.foretold import house
from tests.web.pages import DESK, PHONE, a_page, set_up, until

PLACES = """() => {
  const places = {
    "the hand": ".own .body > :last-child", "the deck": ".middle > :first-child .deck", "the bar": ".page > .below",
    "the discard pile": ".middle > :last-child .place", "the market": ".middle > :nth-child(2)",
  };
  const box = (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return [left, top, right, bottom];
  };
  const found = Object.entries(places).map(([name, selector]) => [name, box(document.querySelector(selector))]);
  const slots = [...document.querySelectorAll(".slots > li")].map((slot) => [`slot ${slot.style.gridColumn}`, box(slot).slice(0, 2)]);
  return Object.fromEntries([...found, ...slots]);
}"""
MOST = 48
"""Pixels: where crews or mini-decks become many, the rest may give way by two lines."""
TURNS = 6
STEPS = 7
A_BREATH = 150
SIZES = {"phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True}, "desk": {"viewport": DESK}}


@pytest.fixture(scope="module")
def url(tmp_path_factory):
    """A house whose bots do not keep anybody waiting."""
    with house(tmp_path_factory.mktemp("house"), "--thinkers", "0", "--pace", "0", "--no-limits") as opened:
        yield opened.url


class Stretch:
    """A stretch of play, and all that has left its place in it."""

    def __init__(self, page):
        self.page, self.dice = page, random.Random(4)
        self.first, self.jumped, self.seen = page.evaluate(PLACES), [], set()

    def look(self, what):
        if self.page.locator(".ending").count():
            return
        self.seen.add(what)
        if self.elsewhere():
            self.page.wait_for_timeout(A_BREATH)  # between two frames something may be measured half-way
            self.jumped += [(what, *found) for found in self.elsewhere()]

    def elsewhere(self):
        """What is not where it was at first."""
        places = [(name, self.first.setdefault(name, box), box) for name, box in self.page.evaluate(PLACES).items()]
        return [
            (name, before, box)
            for name, before, box in places
            if max(abs(one - other) for one, other in zip(box, before, strict=True)) > MOST
        ]

    def ask(self, name, answer):
        """Ask by a button of the bar, and put the answer away again."""
        button = self.page.get_by_role("button", name=name)
        try:
            button.first.click(timeout=1000)
        except Gone:
            return  # a bot was faster
        self.page.locator(answer).first.wait_for()
        self.look(name)
        if name == "Why not":
            self.page.locator(".why button").first.click()
            self.page.locator(".refusal").wait_for()
            self.look("refused")
        self.page.keyboard.press("Escape")

    def choose(self):
        """Pick something on the table, or press a button."""
        things = self.page.locator("main [data-token].lit")
        buttons = self.page.locator(".actions .buttons button:not(.back)")
        for some in (things, buttons) if self.dice.random() < 0.6 else (buttons, things):
            count = some.count()
            with contextlib.suppress(Gone):
                if count:
                    return some.nth(self.dice.randrange(count)).click(timeout=500, position={"x": 9, "y": 20})
        return None

    def play_a_turn(self):
        if "Hint" not in self.seen:
            self.ask("Hint", ".hint >> text=Chance")
        self.ask("What happened", ".since")
        if self.page.locator(".since").count():
            self.page.get_by_role("button", name="To the table").click()
        self.page.wait_for_selector(".actions, .ending")
        self.ask("Why not", ".why")
        for _ in range(STEPS):
            if self.page.locator(".ending").count():
                return
            self.choose()
            self.look("waiting" if not self.page.locator(".actions .buttons").count() else "choosing")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_hand_market_and_bar_keep_their_places_over_a_stretch_of_play(browser, url, game, size):
    refused = "409"  # a hint that came too late
    with a_page(browser, allowed=[refused], **SIZES[size]) as page:
        set_up(page, url, game=game, players=3, others=["kitten", "tabby"])
        page.wait_for_selector(".actions .buttons button")
        page.evaluate("() => document.fonts.ready.then(() => true)")
        stretch = Stretch(page)
        for _ in range(TURNS):
            until(page, lambda: page.locator(".actions .buttons button, .ending").count() > 0)
            if page.locator(".ending").count():
                break
            stretch.play_a_turn()

    assert stretch.jumped == []
    assert {"Hint", "Why not", "refused", "choosing"} <= stretch.seen


NUMBERS = """() => [...document.querySelectorAll(".middle .slots > li:not(.place)")].map((slot) => [
  slot.style.gridColumn, slot.querySelector("button").dataset.card,
])"""
"""Of each slot its number, and that of the card in it."""


@pytest.mark.parametrize(
    ("game", "verb"), [("cat-burglars", "recruit-market-card"), ("catham-city", "take-card-number")]
)
def test_a_card_that_is_taken_leaves_its_slot_and_a_new_one_comes_into_it(page, url, game, verb):
    set_up(page, url, game=game, players=2, others=["kitten"])
    until(page, lambda: page.locator(".middle .slots button.lit").count() > 2)
    before = dict(page.evaluate(NUMBERS))
    third = page.locator(".middle .slots button.lit").nth(2)
    slot = third.locator("xpath=..").evaluate("slot => slot.style.gridColumn")
    assert page.locator(".slots .newcomer").count() == 0 or game, "whatever is new so far"

    third.click()
    if game == "catham-city":
        page.locator(".actions .buttons button.primary").first.click()
    until(page, lambda: dict(page.evaluate(NUMBERS)).get(slot) != before[slot])
    if game == "cat-burglars":  # what was taken is replaced when the turn is over
        assert page.locator(".slots > .place").count() == 1
        assert page.locator(".slots > .place").evaluate("slot => slot.style.gridColumn") == slot
        assert dict(page.evaluate(NUMBERS)) == {at: card for at, card in before.items() if at != slot}
        return
    after = dict(page.evaluate(NUMBERS))
    assert set(after) == set(before)


def test_cards_that_have_come_since_the_own_turn_are_marked_for_eye_and_ear(page, url):
    set_up(page, url, game="cat-burglars", players=2, others=["kitten"])
    until(page, lambda: page.locator(".actions .buttons button").count() > 0)
    for _ in range(2):
        until(page, lambda: page.locator(".middle .slots button.lit").count() > 0)
        count = page.locator(".middle .slots > li:not(.place)").count()
        page.locator(".middle .slots button.lit").first.click()
        until(page, lambda count=count: page.locator(".middle .slots > li:not(.place)").count() != count)
    until(page, lambda: page.locator(".middle .slots > .place").count() == 0)

    new = page.locator(".middle .slots button.card:has(.newcomer)")
    assert new.count() >= 2
    assert "(new)" in new.first.inner_text()
    assert new.first.locator(".newcomer path").count() == 1, "a shape, not a colour alone"
