"""Setting up a table: variants that are shown as they are."""

from __future__ import annotations

import json

import pytest

from mewseum import GAMES, record
from mewseum.games import make_game
from tests.web.pages import STICKING_OUT, barriers, until


def open_options(page, url, game):
    page.goto(url)
    box = page.locator(f".games [data-game='{game}']")
    box.get_by_role("button", name="Friends and options").click()
    box.get_by_text("Variants and house rules").click()
    return box


def options_of(page):
    table = page.url.rpartition("/")[2]
    return page.evaluate("async (table) => (await fetch(`./api/tables/${table}`)).json()", table)


def test_five_play_by_the_house_rule_that_lets_them(page, url):
    box = open_options(page, url, "cat-burglars")
    assert "2–4 players" in box.locator(".facts").inner_text()
    rule, count = box.get_by_label("More than four players"), box.get_by_label("How many play")
    assert not rule.is_checked()
    count.select_option("5")
    assert rule.is_checked()
    rule.uncheck()
    assert count.input_value() == "4"
    count.select_option("5")
    box.get_by_role("button", name="Begin").click()

    page.wait_for_selector("[aria-label='Market'] .card")
    assert page.locator(".player").count() == 5
    assert options_of(page)["options"]["more_players"] is True


@pytest.mark.parametrize("game", GAMES)
def test_every_variant_says_what_it_is_and_opens_its_rule(phone, url, game):
    box = open_options(phone, url, game)
    for variant in box.locator(".variant").all():
        field = variant.locator("input, select").first
        described = phone.locator(f"[id='{field.get_attribute('aria-describedby')}']").inner_text()
        assert len(described) > 25
        assert described.endswith(".")
    link = box.locator(".variant").last.get_by_role("button", name="in full")
    section = link.inner_text().removeprefix("§")
    link.click()
    phone.locator(".rules .wanted").wait_for()
    assert phone.locator(".rules .wanted b").inner_text() == f"§{section}"
    assert phone.locator(".rules .wanted").evaluate(
        "rule => rule.getBoundingClientRect().top < innerHeight && rule.getBoundingClientRect().bottom > 0"
    )
    phone.get_by_role("button", name="Close").click()
    assert box.get_by_role("button", name="Begin").is_visible(), "what was chosen is still there"


def test_the_options_come_into_view_and_opponents_are_described(phone, url):
    phone.goto(url)
    box = phone.locator(".games [data-game='catham-city']")
    box.get_by_role("button", name="Friends and options").click()
    title = box.get_by_role("heading", name="Friends and options")
    title.wait_for()
    assert title.evaluate("heading => heading === document.activeElement")
    until(phone, lambda: 0 <= title.bounding_box()["y"] < 400)
    assert box.get_by_text("Weighs every move").count() == 1, "said once, also of two"
    box.get_by_label("Seat 2").select_option("Kitten")
    assert box.get_by_text("for a first evening").is_visible()
    box.get_by_label("Their temperament").select_option("spiteful")
    assert box.get_by_text("the one that hurts somebody").is_visible()


def test_factions_are_chosen_one_by_one_and_a_wrong_number_is_said(page, url):
    box = open_options(page, url, "catham-city")
    box.get_by_label("Factions").first.select_option("chosen one by one")
    chosen = box.locator(".names")
    assert chosen.get_by_role("checkbox").count() == 8
    assert chosen.get_by_role("checkbox", checked=True).count() == 5
    chosen.get_by_label("detectives").uncheck()
    assert "4 of 5 factions" in chosen.get_by_role("status").inner_text()
    assert barriers(page) == []
    box.get_by_role("button", name="Begin").click()
    assert "exactly 5" in box.get_by_role("alert").inner_text()
    assert "/t/" not in page.url

    chosen.get_by_label("officials").check()
    box.get_by_role("button", name="Begin").click()
    page.wait_for_selector("[aria-label='On display'] .card")
    assert options_of(page)["options"]["factions"] == ["scientists", "robocats", "mafia", "hackers", "officials"]


def a_run_with(card, table):
    """The record of a game in which a card has just been picked up, by a table of loot."""
    for seed in range(2000):
        played = record.Record(make_game("meow", 2, {"loot_kinds": table}), seed)
        state = played.start()
        while "pick up" in [move.text for move in state.moves()]:
            played.add("pick up")
            state = state.play("pick up")
            if card in state.view(None).to_dict()["run"]:
                return json.dumps(played.to_dict()).encode()
    raise AssertionError(card)


@pytest.mark.parametrize(
    ("table", "card", "label", "kind"),
    [("a", "25k", "£25K", "Cash"), ("c", "25k", "£25K", "Jewellery"), ("b", "500k", "£500K", "Painting")],
)
def test_loot_is_what_the_table_has_agreed_on(page, url, table, card, label, kind):
    page.goto(url)
    file = {"name": "run.json", "mimeType": "application/json", "buffer": a_run_with(card, table)}
    page.locator(".records input").set_input_files(file)
    page.wait_for_selector(".controls")
    page.get_by_role("slider").press("End")
    shown = page.locator(f".run .card[data-label='{label}']").first
    shown.hover()

    page.locator(".explanation").wait_for()
    assert page.locator(".explanation .title").inner_text() == f"{kind} · {label}"


@pytest.mark.parametrize(("width", "rows"), [(390, 3), (820, 2), (1440, 1)])
def test_the_games_leave_no_hole_in_the_foyer(page, url, width, rows):
    page.set_viewport_size({"width": width, "height": 1180})
    page.goto(url)
    page.wait_for_selector(".games button.primary")
    games = [game.bounding_box() for game in page.locator(".games > li").all()]
    room = page.locator(".games").bounding_box()

    assert len({round(game["y"]) for game in games}) == rows
    assert abs(games[-1]["x"] + games[-1]["width"] - room["x"] - room["width"]) < 1
    assert page.evaluate(STICKING_OUT) == []


BOXES = """() => Object.fromEntries([...document.querySelectorAll(".games [data-game]")].map((box) => [
  box.dataset.game, box.getBoundingClientRect().toJSON(),
]))"""


@pytest.mark.parametrize("width", [820, 1440])
@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_is_set_up_has_a_row_of_its_own_and_the_other_two_share_one(page, url, game, width):
    page.set_viewport_size({"width": width, "height": 1000})
    page.goto(url)
    page.locator(f".games [data-game='{game}']").get_by_role("button", name="Friends and options").click()
    page.wait_for_selector(".setting-up form")
    boxes = page.evaluate(BOXES)  # all at once: the page scrolls to the form
    whole = boxes.pop(game)
    left, right = sorted(boxes.values(), key=lambda box: box["x"])
    assert (left["y"], left["height"]) == pytest.approx((right["y"], right["height"]))
    assert left["x"] == pytest.approx(whole["x"])
    assert right["x"] + right["width"] == pytest.approx(whole["x"] + whole["width"])
    assert not whole["y"] < left["y"] + left["height"] / 2 < whole["y"] + whole["height"]
