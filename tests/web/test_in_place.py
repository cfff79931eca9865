"""Nothing jumps: hand, market and what can be done keep their places while one waits, chooses, asks and looks back."""

from __future__ import annotations

import contextlib
import random

import pytest
from playwright.sync_api import TimeoutError as Gone

from mewseum import GAMES
from tests.web.foretold import house
from tests.web.pages import DESK, PHONE, Friend, a_page, set_up, until

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
MOST, MOST_WHERE_CROWDED = 2, 48
"""Pixels: where crews or mini-decks become many, the rest may give way by two lines."""
CROWDED = ".crews.many, .pile ~ .pile ~ .pile ~ .pile"
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
        self.most = MOST

    def look(self, what):
        if self.page.locator(".ending").count():
            return
        self.seen.add(what)
        if self.page.locator(CROWDED).count():
            self.most = MOST_WHERE_CROWDED
        if self.elsewhere():
            self.page.wait_for_timeout(A_BREATH)  # between two frames something may be measured half-way
            self.jumped += [(what, *found) for found in self.elsewhere()]

    def elsewhere(self):
        """What is not where it was at first."""
        places = [(name, self.first.setdefault(name, box), box) for name, box in self.page.evaluate(PLACES).items()]
        return [
            (name, before, box)
            for name, before, box in places
            if max(abs(one - other) for one, other in zip(box, before, strict=True)) > self.most
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

    def wait(self):
        """It is another's turn, for as long as they like."""
        until(self.page, lambda: not self.page.locator(".actions .buttons button").count())
        self.look("waiting")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_hand_market_and_bar_keep_their_places_over_a_stretch_of_play(browser, url, game, size):
    refused = "409"  # a hint that came too late
    with a_page(browser, allowed=[refused], **SIZES[size]) as page, a_page(browser) as elsewhere:
        hints = {"hints": True}
        table = set_up(page, url, game=game, players=3, others=["kitten", None], options={"first": 0}, **hints)
        friend = Friend(elsewhere, url, table)
        page.wait_for_selector(".actions .buttons button")
        page.evaluate("() => document.fonts.ready.then(() => true)")
        stretch = Stretch(page)
        for _ in range(TURNS):
            until(page, lambda: page.locator(".actions .buttons button, .ending").count() > 0 or friend.is_awaited())
            if page.locator(".ending").count():
                break
            if page.locator(".actions .buttons button").count():
                stretch.play_a_turn()
            if friend.is_awaited():
                stretch.wait()
                friend.play()

    assert stretch.jumped == []
    assert {"Hint", "Why not", "refused", "choosing", "waiting"} <= stretch.seen


NUMBERS = """() => [...document.querySelectorAll(".middle .slots > li:not(.place)")].map((slot) => [
  slot.style.gridColumn, slot.querySelector("button").dataset.card,
])"""
"""Of each slot its number, and that of the card in it."""


TAKEN = pytest.mark.parametrize("game", ["cat-burglars", "catham-city"])


def take(page, game, nth):
    """Take the card in a slot of the market or display; the slot's number."""
    card = page.locator(".middle .slots button.lit").nth(nth)
    slot = card.locator("xpath=..").evaluate("slot => slot.style.gridColumn")
    card.click()
    if game == "catham-city":
        page.locator(".actions .buttons button.primary").first.click()
    return slot


@TAKEN
def test_a_card_that_is_taken_leaves_its_slot_and_a_new_one_comes_into_it(browser, page, url, game):
    table = set_up(page, url, game=game, others=[None], options={"first": 0})
    with a_page(browser) as elsewhere:
        Friend(elsewhere, url, table)  # nobody else moves
    until(page, lambda: page.locator(".middle .slots button.lit").count() > 2)
    before = dict(page.evaluate(NUMBERS))
    slot = take(page, game, 2)

    until(page, lambda: dict(page.evaluate(NUMBERS)).get(slot) != before[slot])
    after = dict(page.evaluate(NUMBERS))
    others = {at: card for at, card in before.items() if at != slot}
    assert {at: card for at, card in after.items() if at != slot} == others, "all others lie where they lay"
    if game == "cat-burglars":  # what was taken is replaced when the turn is over
        assert page.locator(".slots > .place").count() == 1
        assert page.locator(".slots > .place").evaluate("slot => slot.style.gridColumn") == slot
    else:
        assert slot in after


@TAKEN
def test_cards_that_have_come_since_the_own_turn_are_marked_for_eye_and_ear(browser, page, url, game):
    table = set_up(page, url, game=game, others=[None], options={"first": 0})
    with a_page(browser) as elsewhere:
        friend = Friend(elsewhere, url, table)
        until(page, lambda: page.locator(".middle .slots button.lit").count() > 2)
        assert page.locator(".newcomer").count() == 0, "nobody has moved"
        before = dict(page.evaluate(NUMBERS))
        for _ in range(2 if game == "cat-burglars" else 1):
            until(page, lambda: page.locator(".middle .slots button.lit").count() > 1)
            take(page, game, 1)
            until(page, lambda: dict(page.evaluate(NUMBERS)) != before)
        until(page, friend.is_awaited)
        friend.play()
        until(page, lambda: page.locator(".actions .buttons button").count() > 0)
        now = dict(page.evaluate(NUMBERS))

    cards = {card for at, card in now.items() if before.get(at) != card}
    new = page.locator(".middle .slots button.card:has(.newcomer)")
    assert {card.get_attribute("data-card") for card in new.all()} == cards
    assert cards
    assert "(new)" in new.first.inner_text()
    assert new.first.locator(".newcomer path").count() == 1, "a shape, not a colour alone"
