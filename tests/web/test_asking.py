"""Deck and crews answer like cards: they say why they cannot be picked, in whichever language, and where the keyboard is can always be seen."""

from __future__ import annotations

from tests.web.pages import a_page, play_now, speak, until
from tests.web.test_shown import own_and_other, play_retold


def refusal(page):
    page.get_by_role("alert").wait_for()
    return page.get_by_role("alert").inner_text()


def crews(view):
    """A crew for everybody, of which the house knows nothing, and says so."""
    view["crews"] = [[{"cats": ["blue", "red"], "facedown": None}] for _ in view["crews"]]


def test_a_crew_that_cannot_be_picked_says_why(page, url):
    play_retold(page, url, "cat-burglars", crews)
    crew = page.locator(".player:not(.own) .crew").first
    assert "lit" not in crew.get_attribute("class")
    crew.locator(".card").first.click(force=True)

    assert "has no crew 1" in refusal(page)


def test_a_crew_can_be_asked_by_keys(page, url):
    play_retold(page, url, "cat-burglars", crews)
    page.locator(".own .crew button").press("Enter")

    assert "has no crew 1" in refusal(page)


def test_a_deck_that_cannot_be_picked_says_why(page, url):
    def spent(view):
        own, _ = own_and_other(view)
        view.update(turn=own)

    play_retold(page, url, "cat-burglars", spent)
    page.locator(".own .card.lit").first.click()
    deck = page.locator("button.deck")
    assert deck.get_attribute("aria-disabled") == "true"
    deck.press("Enter")  # it is possible after all, without the card that was picked

    page.wait_for_selector("text=second card")
    assert page.locator("button.deck:not([aria-disabled])").count() == 1


def test_a_deck_from_which_nobody_draws_explains_itself(page, url):
    play_now(page, url, "catham-city")
    page.locator("button.deck").click()

    assert page.locator(".explanation .title").inner_text() == "Draw pile"


RING = "thing => { const style = getComputedStyle(thing); return [style.outlineColor, style.outlineOffset, style.boxShadow] }"


def test_the_keyboard_is_seen_on_what_glows(page, url):
    play_now(page, url, "cat-burglars")
    for thing in (page.locator(".own .card.lit").first, page.locator("button.deck.lit")):
        glow = thing.evaluate(RING)
        thing.focus()
        page.keyboard.press("Shift+Tab")
        page.keyboard.press("Tab")
        assert thing.evaluate("thing => thing.matches(':focus-visible')")
        until(page, lambda thing=thing: thing.evaluate(RING)[0] == "rgb(255, 255, 255)")  # it comes softly
        ring = thing.evaluate(RING)

        assert [here for here, there in zip(ring, glow, strict=True) if here == there] == []
        page.locator("h1").first.click()


def test_the_keyboard_is_seen_on_a_crew(page, url):
    play_retold(page, url, "cat-burglars", crews)
    button = page.locator(".own .crew button")
    button.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    assert button.evaluate("button => button.matches(':focus-visible')")

    until(page, lambda: page.locator(".own .crew").evaluate(RING)[0] == "rgb(255, 255, 255)")


def test_a_refusal_is_said_anew_in_another_language(page, url):
    play_retold(page, url, "cat-burglars", crews)
    page.locator(".own .crew button").press("Enter")
    assert "has no crew 1" in refusal(page)

    speak(page, "de")
    until(page, lambda: "keine Bande 1" in refusal(page))
    page.locator(".player:not(.own) .crew .card").first.click(force=True)  # the house still answers in English here
    speak(page, "pl")
    until(page, lambda: "nie ma szajki 1" in refusal(page))


def test_why_a_table_cannot_be_opened_is_said_anew_in_another_language(browser, url):
    with a_page(browser, allowed=["404"]) as page:
        page.goto(f"{url}/t/nosuchtable23456")
        page.wait_for_selector("text=There is no table")
        speak(page, "pl")

        page.wait_for_selector("text=albo już go nie ma")
        assert page.locator("text=There is no table").count() == 0


def test_a_hint_is_said_anew_in_another_language(page, url):
    play_now(page, url, "meow")
    page.get_by_role("button", name="Hint").click()
    page.wait_for_selector(".hint:has-text('%')")
    before = page.locator(".hint").all_inner_texts()
    speak(page, "de")

    until(page, lambda: not set(before) & set(page.locator(".hint").all_inner_texts()))
    assert page.locator(".hint").count() == len(before)
