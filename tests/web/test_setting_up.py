"""Setting up a table: variants that are shown as they are."""

from __future__ import annotations

import json

import pytest

from mewseum import record
from mewseum.games import make_game
from tests.web.pages import barriers


def open_options(page, url, game):
    page.goto(url)
    box = page.locator(f".games [data-game='{game}']")
    box.get_by_role("button", name="Friends and options").click()
    box.get_by_text("Variants and house rules").click()
    return box


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
    table = page.url.rpartition("/")[2]
    picture = page.evaluate("async (table) => (await fetch(`./api/tables/${table}`)).json()", table)
    assert picture["options"]["factions"] == ["scientists", "robocats", "mafia", "hackers", "officials"]


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
