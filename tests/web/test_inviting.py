"""The foyer: a friend is invited by one click, what is dead is put away, and options come in sets."""

from __future__ import annotations

import pytest

import mewseum
from tests.web.pages import PHONE, STICKING_OUT, a_page, barriers, new_table, until

SHARED = """window.shared = []; Object.defineProperty(navigator, "share", {
  configurable: true, value: async (what) => void window.shared.push(what),
})"""


def card(page, game):
    return page.locator(f".games [data-game='{game}']")


def in_sight(page, place):
    box = page.locator(place).bounding_box()
    return box["y"] >= 0 and box["y"] + box["height"] <= page.viewport_size["height"]


@pytest.mark.parametrize("game", ["cat-burglars", "meow", "catham-city"])
def test_one_click_from_the_foyer_to_a_link_for_a_friend(phone, url, game):
    phone.goto(url)
    card(phone, game).get_by_role("button", name="Invite a friend").click()
    phone.locator(".link").wait_for()

    table = phone.url.rpartition("/")[2]
    assert phone.locator(".link").inner_text() == f"{url}/t/{table}"
    assert in_sight(phone, ".link"), "nobody has to look for it"
    assert phone.get_by_role("button", name="Copy the link").is_visible()
    assert phone.get_by_role("button", name="Sit here").count() == 0, "the host sits already"
    picture = phone.evaluate("async (at) => (await fetch(at)).json()", f"./api/tables/{table}")
    assert (picture["game"], picture["players"]) == (game, 2)
    assert [bool(seat["name"]) for seat in picture["now"]["seats"]] == [True, False]
    assert barriers(phone) == []


def test_the_game_that_was_played_last_is_offered_for_a_friend(page, url):
    new_table(page, url, game="meow")
    page.goto(url)
    page.locator(".own").get_by_role("button", name="Invite a friend: Cat Burglar: the MEOW heist").click()
    page.locator(".link").wait_for()

    table = page.url.rpartition("/")[2]
    assert page.evaluate("async (at) => (await fetch(at)).json()", f"./api/tables/{table}")["game"] == "meow"


def test_where_the_device_can_share_a_link_it_is_shared_by_its_own_way(browser, url):
    with a_page(browser, viewport=PHONE) as page:
        page.add_init_script(SHARED)
        page.goto(url)
        card(page, "meow").get_by_role("button", name="Invite a friend").click()
        page.get_by_role("button", name="Share the link").click()
        until(page, lambda: page.evaluate("shared.length") == 1)

        [shared] = page.evaluate("shared")
        assert shared["url"] == page.url
        assert "MEOW" in shared["text"]


def tables(page):
    return page.locator(".own > .running li").count()


def test_a_dead_table_is_put_away_by_one_click_and_brought_back_by_another(page, url):
    for game in ("meow", "catham-city"):
        table = new_table(page, url, game=game, others=[None])
    page.goto(url)
    dead = page.locator(f"[data-table='{table}']")
    dead.get_by_role("button", name="Put away").focus()
    page.keyboard.press("Enter")

    page.get_by_role("status").get_by_text("has been put away").wait_for()
    assert tables(page) == 1
    assert page.evaluate("document.activeElement.textContent") == "Undo"
    page.keyboard.press("Enter")
    until(page, lambda: tables(page) == 2)
    assert page.evaluate("document.activeElement.closest('[data-table]')?.dataset.table") == table


def test_what_was_put_away_stays_so_and_is_found_again(phone, url):
    new_table(phone, url, others=[None])
    phone.goto(url)
    phone.get_by_role("button", name="Put away").click()
    phone.get_by_role("button", name="Undo").wait_for()
    phone.goto(url)
    phone.get_by_text("Put away: 1").click()
    assert tables(phone) == 0
    assert phone.get_by_text("You keep your seat").is_visible()
    assert barriers(phone) == []
    assert phone.evaluate(STICKING_OUT) == []
    phone.get_by_role("button", name="Back to the list").click()
    until(phone, lambda: tables(phone) == 1)


def set_up(page, url, game):
    page.goto(url)
    box = card(page, game)
    box.get_by_role("button", name="Friends and options").click()
    box.get_by_text("Variants and house rules").click()
    return box


def options_of(page):
    table = page.url.rpartition("/")[2]
    return page.evaluate("async (at) => (await fetch(at)).json()", f"./api/tables/{table}")


FIRST_GAMES = {"cat-burglars": {"show_scored_colours": True}, "meow": {}, "catham-city": {"factions": "first game"}}


@pytest.mark.parametrize("game", FIRST_GAMES)
def test_a_first_game_is_one_press_and_what_it_means_is_said(page, url, game):
    box = set_up(page, url, game)
    box.get_by_role("button", name="First game").click()

    if game == "catham-city":
        assert box.get_by_label("Factions").first.input_value() == "those for a first game"
    assert box.get_by_label("Seat 2").input_value() == "kitten"
    assert box.get_by_role("button", name="First game").get_attribute("aria-pressed") == "true"
    assert box.get_by_text("The easiest way to begin").is_visible()
    box.get_by_role("button", name="Begin").click()
    page.wait_for_selector(".player.own")
    by_the_book = mewseum.game(game).options
    assert options_of(page)["options"] == {**by_the_book, **FIRST_GAMES[game]}


def test_all_variants_are_one_press_and_by_the_book_takes_them_away_again(page, url):
    box = set_up(page, url, "meow")
    last_round = box.get_by_label("A last round after the deck")
    box.get_by_role("button", name="All variants").click()
    assert last_round.is_checked()
    assert box.get_by_text("4 not as in the book").is_visible()
    last_round.uncheck()
    assert box.get_by_text("A choice of your own").is_visible()
    assert box.get_by_role("button", name="All variants").get_attribute("aria-pressed") == "false"
    box.get_by_role("button", name="By the book").click()
    assert box.get_by_text("not as in the book").count() == 0
    assert box.get_by_text("As printed").is_visible()


def test_fewer_play_where_by_the_book_no_more_may(page, url):
    box = set_up(page, url, "cat-burglars")
    box.get_by_label("How many play").select_option("5")
    box.get_by_role("button", name="By the book").click()

    assert box.get_by_label("How many play").input_value() == "4"


def test_the_last_time_can_be_had_again(page, url):
    box = set_up(page, url, "catham-city")
    assert box.get_by_role("button", name="As last time").count() == 0
    box.get_by_label("How many play").select_option("4")
    box.get_by_label("Seat 3").select_option("burglar")
    box.get_by_label("Factions").first.select_option("chosen one by one")
    names = box.locator(".names")
    names.get_by_label("detectives").uncheck()
    names.get_by_label("officials").check()
    box.get_by_label("Two actions a turn").check()
    box.get_by_role("button", name="Begin").click()
    page.wait_for_selector("[aria-label='On display'] .card")
    chosen = options_of(page)

    box = set_up(page, url, "catham-city")
    box.get_by_role("button", name="As last time").click()
    assert box.get_by_label("Seat 3").input_value() == "burglar"
    box.get_by_role("button", name="Begin").click()
    page.wait_for_selector("[aria-label='On display'] .card")
    again = options_of(page)
    assert (again["options"], again["players"]) == (chosen["options"], 4)


@pytest.mark.parametrize(("game", "groups"), [("cat-burglars", 4), ("catham-city", 4), ("meow", 6)])
def test_options_stand_in_groups_each_under_its_name(page, url, game, groups):
    box = set_up(page, url, game)
    sections = box.locator("details section").all()
    assert len(sections) == groups
    assert sum(section.locator(".variant").count() for section in sections) == box.locator(".variant").count()
    assert all(section.locator(".variant").count() for section in sections)
    names = [section.locator("h4").inner_text() for section in sections]
    assert len(set(names)) == groups
    assert barriers(page) == []
