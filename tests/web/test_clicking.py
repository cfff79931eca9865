"""A whole game of each kind by clicking alone: on the cards and things of the table, and on the buttons where there is nothing else."""

from __future__ import annotations

import contextlib
import random
import time

import pytest
from playwright.sync_api import TimeoutError as Gone

from mewseum import GAMES
from tests.web.foretold import house
from tests.web.pages import set_up

LEFT_EDGE = {"x": 9, "y": 24}
PATIENCE = 150.0
"""Seconds for a whole game, on a machine that has other things to do."""


@pytest.fixture(scope="module")
def url(tmp_path_factory):
    """A house whose bots do not keep anybody waiting."""
    with house(tmp_path_factory.mktemp("house"), "--thinkers", "0", "--pace", "0") as opened:
        yield opened.url


def click_something(page, dice, tally):
    """Pick a thing that glows, if there is one; else press a button."""
    things = page.locator("main [data-token].lit")
    buttons = page.locator(".actions .buttons button:not(:has-text('Back'))")
    ready = page.locator(".actions .buttons button.primary")
    if dice.random() < 0.7 and click_any(ready, dice):
        tally["buttons"] += 1
    elif dice.random() < 0.9 and click_any(things, dice):
        tally["things"] += 1
    elif click_any(buttons, dice):
        tally["buttons"] += 1
    elif not click_any(page.locator(".actions .buttons button", has_text="Back"), dice):
        page.wait_for_timeout(30)


def click_any(locator, dice):
    """Whether one of these could be clicked; they may be gone by now, if a bot was faster."""
    count = locator.count()
    if not count:
        return False
    with contextlib.suppress(Gone):
        locator.nth(dice.randrange(count)).click(timeout=500, position=LEFT_EDGE)  # in a hand, cards lie over cards
        return True
    return False


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end_by_clicking_alone(page, url, game):
    dice, tally = random.Random(3), {"things": 0, "buttons": 0}
    set_up(page, url, game=game)
    end = time.monotonic() + PATIENCE
    while not page.locator(".ending").count() and time.monotonic() < end:
        click_something(page, dice, tally)

    assert page.locator(".ending h2").is_visible(), (tally, page.locator(".actions").all_inner_texts())
    assert tally["things"] > 5, "cards were clicked, not only buttons"
