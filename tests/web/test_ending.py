"""The end of a game speaks to whoever sits there, and says what the scores are made of."""

from __future__ import annotations

import re

import pytest

from tests.web.pages import DESK, PHONE, STICKING_OUT, a_page, barriers, play_on, resign, set_up, speak

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


RESIGNED = {
    "en": "You resigned.",
    "de": "Du hast aufgegeben.",
    "fr": "Vous avez abandonné.",
    "nl": "Je hebt opgegeven.",
    "pl": "Rezygnujesz z gry.",
}


def test_who_has_resigned_is_spoken_to_as_well_and_is_told_who_has_won(page, url):
    set_up(page, url)
    resign(page)

    for language, said in RESIGNED.items():
        speak(page, language)
        page.wait_for_timeout(200)
        assert page.locator(".ending h2").inner_text() == said
        assert page.locator(".ending .how").inner_text()


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_ones_own_score_is_marked_and_not_by_colour_alone(browser, url, size):
    with a_page(browser, viewport=size) as page:
        play_on(page, url, game="meow", players=3, others=["kitten", "kitten"])
        page.wait_for_selector(".ending")
        own = page.locator(".ending li.own")

        assert own.count() == 1
        assert own.inner_text().startswith("Mia (you)")
        assert "(you)" not in "".join(page.locator(".ending li:not(.own)").all_inner_texts())
        page.locator(".made summary").click()
        assert sum("(you)" in name for name in page.locator(".made dt").all_inner_texts()) == 1
