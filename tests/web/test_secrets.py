"""Two people in two browsers and a bot at one table: whatever reaches a page, and whatever it shows, is its own seat's."""

from __future__ import annotations

import json
import random
import time

import pytest

from tests.web.pages import a_page, set_up
from tests.web.test_clicking import click_something

HANDS = {"cat-burglars": "hands", "meow": "banks", "catham-city": "hands"}
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
    for text in heard:
        assert '"secret":"' not in text, "before the end nobody learns the deal"
    return sum(view["seat"] == seat for view in views)


@pytest.mark.parametrize("game", list(HANDS))
def test_each_page_gets_to_know_its_own_cards_only(browser, url, game):
    dice = random.Random(2)
    with a_page(browser) as mia, a_page(browser) as leo:
        heard = {mia: listen(mia), leo: listen(leo)}
        table = set_up(mia, url, game=game, players=3, others=[None, "kitten"])
        leo.goto(f"{url}/t/{table}")
        leo.get_by_label("Your name").fill("Leo")
        leo.get_by_label("Your name").press("Tab")
        leo.locator("li button.primary").click()
        for page in (mia, leo):
            page.wait_for_selector(".actions, .stood-in")
        end, tally = time.monotonic() + PATIENCE, {"things": 0, "buttons": 0}
        while tally["things"] + tally["buttons"] < 40 and time.monotonic() < end:
            for page in (mia, leo):
                if page.locator(".ending").count():
                    break
                click_something(page, dice, tally)
        seen = [check(heard[page], game, seat) for seat, page in enumerate((mia, leo))]
        assert min(seen) > 20, "they have watched each other play"
