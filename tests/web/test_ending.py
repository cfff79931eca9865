"""The end of a game speaks to whoever sits there, and says what the scores are made of."""

from __future__ import annotations

import re

import pytest

from tests.web.pages import DESK, PHONE, STICKING_OUT, a_page, barriers, play_on, speak

GAMES = ("cat-burglars", "meow", "catham-city")
OWN = {"en": "You ", "de": "Du ", "fr": "Vous ", "nl": "Je ", "pl": "(Wygrywasz|Zajmujesz)"}


@pytest.mark.parametrize("game", GAMES)
def test_the_end_speaks_to_me_and_a_spectator_is_told_who_has_won(browser, url, game):
    with a_page(browser) as page, a_page(browser) as watcher:
        table = play_on(page, url, game=game, players=2)
        page.wait_for_selector(".ending")
        assert page.locator(".ending h2").inner_text().startswith("You ")
        assert "wins" in page.locator(".ending .how").inner_text()

        watcher.goto(f"{url}/t/{table}")
        watcher.wait_for_selector(".ending")
        assert "You" not in watcher.locator(".ending h2").inner_text()
        assert "win" in watcher.locator(".ending h2").inner_text()
        assert watcher.locator(".ending .mine").count() == 0
        assert watcher.locator(".made dd").all_inner_texts() == page.locator(".made dd").all_inner_texts()


def money(text):
    """What is said to be had: what is taken away is named with a minus."""
    return sum(
        int(sign + pounds) for sign, pounds in re.findall(r"(-?)£(\d+)K", text.replace(",", "").replace("−", "-"))
    )


def test_the_shares_that_are_shown_make_the_scores(page, url):
    play_on(page, url, game="meow", players=4, others=["kitten"] * 3)
    page.wait_for_selector(".ending")
    page.locator(".made summary").click()
    scores = [money(text) for text in page.locator(".ending li").all_inner_texts()]
    assert [money(text) for text in page.locator(".made dd").all_inner_texts()] == scores
    assert barriers(page, ".ending") == []


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_the_end_is_told_in_every_language_and_fits(browser, url, size):
    with a_page(browser, viewport=size) as page:
        play_on(page, url, game="meow", players=3, others=["kitten", "kitten"])
        page.wait_for_selector(".ending")
        page.locator(".made summary").click()
        for language, own in OWN.items():
            speak(page, language)
            page.wait_for_timeout(300)
            assert re.match(own, page.locator(".ending h2").inner_text())
            assert page.evaluate(STICKING_OUT) == []
