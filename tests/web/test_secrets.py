"""Two people in two browsers and a bot at one table: whatever reaches a page, and whatever it shows, is its own seat's."""

from __future__ import annotations

import json
import random
import re
import time
from collections import Counter

import pytest

from mewseum.games.cat_burglars import state as cat_burglars
from mewseum.games.catham_city import state as catham_city
from mewseum.games.meow import state as meow
from tests.web.pages import a_page, set_up
from tests.web.test_clicking import click_something

SECRETS = {
    "cat-burglars": {"recruited-deck": {"seat"}, "activated": {"seat"}},
    "meow": {
        "picked-up-secretly": {"seat"}, "found": {"seat"}, "gave": {"giver", "receiver"}, "stolen": {"seat", "target"},
    },
    "catham-city": {"drew": {"seat"}, "gave": {"giver", "receiver"}},
}  # fmt: skip
"""The facts of which the card is for some alone, and which of their arguments name those."""
HANDS = {"cat-burglars": "hands", "meow": "banks", "catham-city": "hands"}
CARDS = {"cat-burglars": cat_burglars.CARDS, "meow": meow.CARDS, "catham-city": catham_city.FACTIONS}
NAMES = ("Mia", "Leo", "Kitten")
WITH_SECRETS = {"catham-city": {"factions": ["scientists", "robocats", "mafia", "hackers", "journalists"]}}
"""Factions with blind draws and secret gifts."""
PATIENCE = 60.0


def listen(page):
    """Everything that comes to a page: over sockets, and as answers to what it asks."""
    heard = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(frame)))
    page.on("response", lambda answer: heard.append(answer.text()) if "/api/tables/" in answer.url else None)
    return heard


def views_in(value):
    """Every view of a game anywhere in a message."""
    if isinstance(value, dict):
        if "seat" in value and "turn" in value and "moves" in value:
            yield value
        for part in value.values():
            yield from views_in(part)
    elif isinstance(value, list):
        for part in value:
            yield from views_in(part)


def facts_in(value):
    """Every fact anywhere in a message."""
    if isinstance(value, dict):
        if "fact" in value and "details" in value:
            yield value
        for part in value.values():
            yield from facts_in(part)
    elif isinstance(value, list):
        for part in value:
            yield from facts_in(part)


def check_facts(facts, game, seat):
    """No argument of a fact, and no word of how it is said, is for others; how many were kept back."""
    kept = 0
    for fact in facts:
        knowers = {fact["details"][name] for name in SECRETS[game].get(fact["fact"], ())}
        if knowers and seat not in knowers:
            kept += 1
            assert "card" not in fact["details"], fact
            assert fact["say"]["with"]["card"] == "hidden", fact
    return kept


SHOWN = """(selector) => [...document.querySelectorAll(selector)].map((place) => {
  const strings = [];
  for (const element of [place, ...place.querySelectorAll("*")]) {
    for (const { name, value } of element.attributes) {
      if (/^(data-|aria-|title$|alt$|id$|href$)/.test(name)) strings.push(value);
    }
    for (const node of element.childNodes) if (node.nodeType === 3) strings.push(node.textContent);
  }
  return { name: place.getAttribute("aria-label"), strings };
})"""
"""All that a place of the page says: to eyes, to screen readers, and to whoever reads its source."""


def cards_in(strings, game):
    """The cards that are named anywhere in these, however they are spelled: £25K is 25k, a laser pen is a laser-pen."""
    text = "\n".join(strings).casefold().replace("£", "").replace(" ", "-")
    return {card for card in CARDS[game] if re.search(rf"(?<![a-z0-9]){card}(?![a-z0-9])", text)}


def kinds_in(value):
    """Every word of a view, one by one."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for part in value:
            yield from kinds_in(part)
    elif isinstance(value, dict):
        yield from value
        for part in value.values():
            yield from kinds_in(part)


def check_elements(hands, hidden, faces, view, game):
    """Of what others hide, elements say nothing but what this seat may know; and no card shows its face that is not in the view."""
    for hand in hands:
        other = next(seat for seat, name in enumerate(NAMES) if name in hand["name"])
        may_know = {*view.get("known", [[]] * 3)[other], *view.get("known_to_you", [[]] * 3)[other]}
        assert cards_in(hand["strings"], game) <= may_know, hand
    for facedown in hidden:
        assert not cards_in(facedown["strings"], game), facedown
    there = Counter(
        kinds_in({name: part for name, part in view.items() if name not in ("moves", "options", "factions")})
    )
    shown = Counter(kind for face in faces for kind in cards_in([face], game))
    assert shown <= there, shown - there


def check_page(page, table, game):
    """Search what the page is made of; how many hidden places it has."""
    page.wait_for_timeout(350)
    ask = "async (table) => (await (await fetch(`../api/tables/${table}`)).json()).now"
    now = page.evaluate(ask, table)
    hands = page.evaluate(SHOWN, "main .player:not(.own) :is([aria-label^='Hand of'], [aria-label^='Bank of'])")
    hidden = page.evaluate(SHOWN, "main .player:not(.own) [data-thing='facedown']")
    faces = page.evaluate("[...document.querySelectorAll('main .card')].map((card) => card.dataset.label ?? '')")
    if now["over"] or page.evaluate(ask, table)["number"] != now["number"]:
        return 0  # somebody has moved in the meantime
    check_elements(hands, hidden, faces, now["view"], game)
    return len(hands) + len(hidden)


def kept_back(heard, game, seat):
    """How many facts came without what others know of them."""
    return check_facts([fact for message in heard for fact in facts_in(json.loads(message))], game, seat)


def check(heard, game, seat):
    """Nothing that was heard is another seat's."""
    views = [view for message in heard for view in views_in(json.loads(message))]
    for view in views:
        assert view["seat"] in (seat, None), "who has not sat down yet looks on"
        for other, hand in enumerate(view[HANDS[game]]):
            assert isinstance(hand, list if other == view["seat"] else int), "of other hands the size alone"
        for other, crews in enumerate(view.get("crews", [])):
            hidden = {crew["facedown"] for crew in crews if other != view["seat"]}
            assert hidden <= {None, "hidden"}
        assert not view["moves"] or view["turn"] == seat
    kept = kept_back(heard, game, seat)
    assert kept or game == "meow", "there was something to keep back"  # where cards are open, only thieves have secrets
    for text in heard:
        assert '"secret":"' not in text, "before the end nobody learns the deal"
    return sum(view["seat"] == seat for view in views)


@pytest.mark.parametrize("game", list(HANDS))
def test_each_page_gets_to_know_its_own_cards_only(browser, url, game):
    dice = random.Random(2)
    with a_page(browser) as mia, a_page(browser) as leo:
        heard = {mia: listen(mia), leo: listen(leo)}
        table = set_up(mia, url, game=game, players=3, others=[None, "kitten"], options=WITH_SECRETS.get(game, {}))
        leo.goto(f"{url}/t/{table}")
        leo.get_by_label("Your name").fill("Leo")
        leo.get_by_label("Your name").press("Tab")
        leo.locator("li button.primary").click()
        for page in (mia, leo):
            page.wait_for_selector(".actions, .stood-in")
        end, tally = time.monotonic() + PATIENCE, {"things": 0, "buttons": 0}
        searched = []
        while tally["things"] + tally["buttons"] < 40 and time.monotonic() < end:
            for page in (mia, leo):
                if page.locator(".ending").count():
                    break
                click_something(page, dice, tally)
            if tally["things"] + tally["buttons"] > 8 * len(searched):
                searched.append(sum(check_page(page, table, game) for page in (mia, leo)))
        assert sum(searched) >= 10, "there was something hidden to search"
        seen = [check(heard[page], game, seat) for seat, page in enumerate((mia, leo))]
        assert min(seen) > 20, "they have watched each other play"


def test_the_search_finds_what_should_be_hidden():
    view = {"seat": 0, "hands": [["blue"], 1, 1], "known": [[], ["red"], []], "market": ["green"]}

    def search(*, hand=(), hidden=(), faces=()):
        places = [{"name": "Hand of Leo", "strings": list(hand)}], [{"name": None, "strings": list(hidden)}]
        check_elements(*places, list(faces), view, "cat-burglars")

    search(hand=["a card face down", "red"], hidden=["a card face down"], faces=["blue", "green", ""])
    for leak in (
        {"hand": ["hand:blue"]},
        {"hand": ["Blue card"]},
        {"hidden": ["mirror"]},
        {"faces": ["purple"]},
        {"faces": ["blue", "blue"]},
    ):
        with pytest.raises(AssertionError):
            search(**leak)
    card = {"say": "card-blue", "with": {}}
    for details, said in (({"seat": 1, "card": "blue"}, "hidden"), ({"seat": 1}, card)):
        with pytest.raises(AssertionError):
            check_facts(
                [{"fact": "recruited-deck", "details": details, "say": {"with": {"card": said}}}], "cat-burglars", 0
            )
    assert (
        check_facts(
            [{"fact": "recruited-deck", "details": {"seat": 0, "card": "blue"}, "say": {"with": {}}}], "cat-burglars", 0
        )
        == 0
    )
