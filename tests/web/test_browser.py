"""The browser's table in a real browser: from the foyer to a played game, by pointer and by keys alone."""

from __future__ import annotations

import random
import time
from collections import Counter

import pytest

from mewseum import GAMES
from tests.web.pages import PHONE, a_page, barriers, play_now, resign, set_up, staged, until

PATIENCE = 150.0
"""Seconds for a whole game, on a machine that has other things to do."""


WHERE = """() => {
  const held = document.activeElement;
  if (!held || held === document.body) return "nowhere";
  if (held.matches(".actions .buttons button")) return held.textContent.trim() === "Back" ? "back" : "button";
  if (held.matches(".actions details li button")) return "listed";
  if (held.matches("main :is(button.lit, .lit button, button.new)")) return held.matches(".card") ? "card" : "thing";
  return held.matches("button.card") ? "dark card" : "elsewhere";
}"""
"""On what the keyboard is."""


def go_by_keys(page, dice, tally):
    """Walk to something that can be chosen, as somebody does who has only a keyboard, and choose it."""
    onward = dice.choice(["Tab", "Tab", "Shift+Tab"])
    for _ in range(60):
        where = page.evaluate(WHERE)
        if where in ("button", "listed", "card", "thing") and dice.random() < 0.5:
            page.keyboard.press(dice.choice(["Enter", "Space"]))
            tally[where] += 1
            return
        if where == "back" and dice.random() < 0.05:
            page.keyboard.press("Enter")
            return
        if where in ("card", "dark card") and dice.random() < 0.4:
            page.keyboard.press(dice.choice(["ArrowRight", "ArrowLeft", "Home", "End"]))
            tally["arrows"] += 1
        else:
            page.keyboard.press(onward)


@pytest.mark.parametrize("game", GAMES)
def test_one_click_later_a_person_plays(page, url, game):
    play_now(page, url, game)

    assert page.url.startswith(f"{url}/t/")
    page.wait_for_selector(".actions .buttons button", timeout=15_000)
    assert page.get_by_text("(you)").is_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end_by_keys_alone(page, url, game):
    dice, tally = random.Random(7), Counter()
    set_up(page, url, game=game)
    end = time.monotonic() + PATIENCE
    while not page.locator(".ending").count() and time.monotonic() < end:
        if page.locator(".actions .buttons button").count():
            go_by_keys(page, dice, tally)
        else:
            page.wait_for_timeout(30)

    assert page.locator(".ending h2").is_visible(), tally
    assert tally["card"] + tally["thing"] > 5, "cards were picked, not only buttons"
    for _ in range(60):
        if page.evaluate("document.activeElement.textContent.trim()") == "Play again":
            break
        page.keyboard.press("Tab")
    played = page.url
    page.keyboard.press("Enter")
    until(page, lambda: page.url != played)  # against bots alone, one press deals again
    page.wait_for_selector("main .player")


def test_friends_meet_by_a_link_and_one_of_them_looks_on_from_a_phone(browser, page, url):
    page.goto(url)
    page.get_by_role("button", name="Friends and options").first.click()
    page.get_by_label("Your name").fill("Mia")
    page.get_by_label("How many play").select_option("2")
    page.get_by_label("Seat 2").select_option("open")
    page.get_by_role("button", name="Open the table").click()
    link = page.locator(".link").inner_text()
    assert page.get_by_text("mewseum serve --host").is_visible(), "nobody else can come to this address"

    friend = browser.new_context(viewport=PHONE, locale="de").new_page()
    friend.goto(link)
    friend.get_by_label("Dein Name").fill("Leo")
    friend.get_by_label("Dein Name").press("Tab")
    friend.locator("li button.primary").click()

    page.wait_for_selector(".actions, .stood-in")
    friend.wait_for_selector(".actions")
    assert page.get_by_text("Leo").first.is_visible()
    assert friend.get_by_text("Mia").first.is_visible()
    watcher = browser.new_context(viewport=PHONE, locale="pl").new_page()
    watcher.goto(link)
    watcher.wait_for_selector(".watching")
    friend.context.close()
    watcher.context.close()


def test_whatever_cannot_be_picked_says_why(page, url):
    play_now(page, url, "cat-burglars")
    page.wait_for_selector(".actions .buttons button", timeout=15_000)
    page.get_by_role("button", name="Recruit: deck").click()
    page.wait_for_selector("text=second card")

    page.locator("[aria-label='Your hand'] .card").first.click(force=True)

    assert "(§" in page.get_by_role("alert").inner_text()


def test_after_a_move_the_keyboard_goes_on_at_what_can_be_done(page, url):
    play_now(page, url, "cat-burglars")
    deck = page.get_by_role("button", name="Recruit: deck")
    deck.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("text=second card")
    until(page, lambda: page.evaluate("document.activeElement.closest('.actions .buttons') !== null"))

    page.keyboard.press("Enter")
    until(page, lambda: page.evaluate("document.activeElement.closest('.actions') !== null"))


def test_whoever_is_elsewhere_keeps_the_keyboard_there(page, url):
    play_now(page, url, "cat-burglars")
    page.locator("button.talk").click()
    page.get_by_placeholder("Say something").focus()
    page.locator(".deck.lit").dispatch_event("click")
    page.wait_for_selector("text=second card")
    page.wait_for_timeout(700)

    assert page.evaluate("document.activeElement.placeholder") == "Say something"


def test_a_name_that_can_be_picked_shows_the_keyboard(page, url):
    choices = [
        (
            f"steal {seat}",
            "steal-player",
            {"say": "move-steal-player", "with": {"player": {"say": "player", "with": {"number": seat}}}},
        )
        for seat in (2, 3)
    ]
    staged(page, choices=choices, banks=[["steal"], 3, 3], awaits="action")
    set_up(page, url, game="meow", players=3, others=["kitten", "kitten"])
    steal = page.locator("[data-token='bank:steal']")
    steal.wait_for()
    assert page.locator(".head button.name.lit").count() == 0, "whom it is aimed at comes second"
    steal.click()
    name = page.locator(".head button.name.lit").first
    name.wait_for()
    look = "one => getComputedStyle(one).backgroundColor"
    before = name.evaluate(look)
    page.keyboard.press("Tab")
    for _ in range(30):
        if name.evaluate("one => one === document.activeElement"):
            break
        page.keyboard.press("Tab")

    assert name.evaluate("one => one.matches(':focus-visible')")
    until(page, lambda: name.evaluate(look) != before)  # it comes softly


def test_what_is_impossible_can_be_asked_by_its_kind(page, url):
    play_now(page, url, "cat-burglars")
    page.get_by_text("Why not …?").click()
    page.get_by_role("button", name="Secure the loot").click()

    page.get_by_role("alert").wait_for()
    assert page.locator(".actions .buttons button").count() > 0


def test_a_player_can_be_asked_about_and_asking_never_plays(page, url):
    play_now(page, url, "cat-burglars")  # nobody has a crew yet, so nobody can be picked
    story = page.get_by_role("log").inner_text()
    page.locator(".player:not(.own) .head button.plain").first.click(force=True)

    page.get_by_role("alert").wait_for()
    assert page.get_by_role("log").inner_text() == story


@pytest.mark.parametrize(
    ("active", "said"),
    [(1, "It is not your turn. Kitten is to act."), (0, "First Kitten has to answer.")],
    ids=["Kitten's turn", "Kitten's answer"],
)
def test_out_of_turn_the_table_says_who_is_to_act(page, url, active, said):
    staged(page, choices=[], turn=1, active=active)
    set_up(page, url, game="cat-burglars")
    page.locator("[aria-label='Your hand'] .card").first.click(force=True)

    assert said in page.get_by_role("alert").inner_text()


def test_a_link_that_opens_no_seat_says_so_to_whoever_looks_on(browser, page, url):
    table = set_up(page, url)
    page.wait_for_selector(".actions")
    with a_page(browser, allowed=("403", "422", "404", "401", "Failed to load")) as other:
        other.goto(f"{url}/t/{table}#wrong-key")
        other.get_by_role("heading", name="This link opens no seat").wait_for()

        assert "This link does not open a seat" in other.get_by_role("alert").inner_text()
        other.get_by_role("button", name="Only watch").click()
        other.wait_for_selector(".watching")


def test_after_the_game_nobody_stands_in(page, url):
    set_up(page, url)
    resign(page)

    assert page.get_by_text("a bot stands in").count() == 0
    until(page, lambda: page.evaluate("document.activeElement.closest('.ending') !== null"))


def test_the_language_changes_at_once(page, url):
    page.goto(url)
    page.get_by_label("Language").select_option("pl")
    page.wait_for_selector("text=Zagraj")

    assert page.evaluate("document.documentElement.lang") == "pl"


@pytest.mark.parametrize("game", GAMES)
def test_nothing_scrolls_sideways(browser, url, game):
    page = browser.new_context(viewport={"width": 360, "height": 780}, locale="de").new_page()
    play_now(page, url, game)
    for width in (360, 390, 820):
        page.set_viewport_size({"width": width, "height": 780})
        until(page, lambda width=width: page.evaluate("innerWidth") == width)

        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert page.evaluate("document.querySelector('main').scrollWidth") <= width
    page.context.close()


def test_the_foyer_has_no_barriers(page, url):
    page.goto(url)
    page.wait_for_selector(".games")
    page.get_by_role("button", name="Friends and options").first.click()
    page.wait_for_selector("form")

    assert barriers(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_table_has_no_barriers(page, phone, url, game):
    for device in (page, phone):
        play_now(device, url, game)
        device.wait_for_selector(".actions .buttons button", timeout=15_000)

        assert barriers(device) == []


def test_a_table_that_is_gone_says_so_and_what_to_do(browser, url):
    page = browser.new_context(locale="en").new_page()
    page.goto(f"{url}/t/nosuchtable23456")

    page.wait_for_selector("text=This table cannot be opened")
    assert page.get_by_text("There is no table").is_visible()
    page.get_by_role("button", name="To the foyer").click()
    page.wait_for_selector(".games")
    page.context.close()


def test_the_first_screen_is_light(page, url):
    sizes = {}

    def weigh(response):
        if response.request.resource_type in ("script", "stylesheet"):
            sizes[response.url] = int(response.headers["content-length"])

    page.on("response", weigh)
    page.goto(url)
    page.wait_for_selector(".games")
    page.wait_for_load_state("networkidle")

    assert sizes
    assert sum(sizes.values()) < 150_000
    assert [address for address in sizes if "TablePage" in address or "synth" in address] == []
