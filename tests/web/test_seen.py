"""What lies open can be browsed, and what everybody has seen is told by the house: by pointer, by keys, and to the ear."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from mewseum import GAMES
from tests.web.pages import PLAY_WHOLE, barriers, play_on, set_up, until
from tests.web.test_shown import retold
from tests.web.test_since import come_to_a_turn

NOW = "(table) => fetch(`../api/tables/${table}`).then((answer) => answer.json()).then(({ now }) => now.view)"
LISTS = """() => [...document.querySelectorAll("dialog .seen section")].map((section) => [
  section.querySelector("h3").textContent, [...section.querySelectorAll("li")].map((kind) => kind.textContent.trim()),
])"""


@pytest.fixture(params=["page", "phone"])
def device(request):
    return request.getfixturevalue(request.param)


def play_a_while(device, url, game):
    """A table at which something lies in the discard pile, on this seat's turn."""
    table = set_up(device, url, game=game, players=3, others=["kitten", "tabby"])
    until(device, lambda: device.locator(".actions .buttons button").count() > 0)
    for _ in range(200):
        view = device.evaluate(NOW, table)
        known = view["remembered"] and any(kept["known"] for row in view["remembered"]["kept"] for kept in row)
        if view["discard"] and known and view["turn"] == 0:
            return table
        device.evaluate(PLAY_ONE, table)
        device.wait_for_timeout(30)
    raise AssertionError("nothing was discarded")


PLAY_ONE = """async (table) => {
  const at = `../api/tables/${table}`;
  PLAY_WHOLE
  const { now } = await (await fetch(at)).json();
  if (!now.choices.length) return;
  const wanted = ["pay", "infiltrate", "stop", "play", "discard", "activate", "recruit-market", "form"];
  const { text } = wanted.map((verb) => now.choices.find((choice) => choice.verb.startsWith(verb))).find(Boolean) ?? now.choices[0];
  await playWhole(at, text, now.changed);
}""".replace("PLAY_WHOLE", PLAY_WHOLE)


def counted(lines):
    """How many cards a list tells of."""
    return sum(int(line.rpartition("×")[2]) for line in lines)


@pytest.mark.parametrize("game", GAMES)
def test_the_discard_pile_and_what_all_know_are_listed_as_the_house_tells_them(device, url, game):
    table = play_a_while(device, url, game)
    view = device.evaluate(NOW, table)
    pile = device.get_by_role("button", name="Look through the discard pile")
    until(device, lambda: f"(cards: {len(view['discard'])})" in pile.inner_text())
    pile.click()
    panel = device.get_by_role("dialog", name="What everybody has seen")
    panel.wait_for()
    left = view["remembered"]["unseen"]
    known = [sum(len(one["known"]) for one in row) for row in view["remembered"]["kept"]]
    counts = [len(view["discard"]), *known, sum(left.values())]
    # The panel tells of the board: one that still shows a run being lost, and has as high a pile, shows the latest moves soon.
    until(device, lambda: [counted(lines) for _, lines in device.evaluate(LISTS)] == counts)

    discard, *seats, unseen = device.evaluate(LISTS)
    assert discard[0] == f"Discard pile (cards: {len(view['discard'])})"
    assert (counted(discard[1]), len(discard[1])) == (len(view["discard"]), len(Counter(view["discard"])))
    assert [counted(lines) for _, lines in seats] == known
    assert counted(unseen[1]) == sum(left.values())
    assert len(unseen[1]) == sum(count > 0 for count in left.values())
    assert panel.locator("li svg").count() == panel.locator("li").count(), "a picture beside every name"
    assert barriers(device, "dialog") == []
    assert device.evaluate("document.documentElement.scrollWidth") == device.viewport_size["width"]


def test_by_keys_it_is_opened_and_closed_and_the_keyboard_is_where_it_was(page, url):
    set_up(page, url, game="meow", players=2, others=["kitten"])
    pile = page.get_by_role("button", name="Look through the discard pile")
    pile.focus()
    page.keyboard.press("Enter")
    page.get_by_role("dialog", name="What everybody has seen").wait_for()
    page.keyboard.press("Escape")
    until(page, lambda: page.locator("dialog").count() == 0)
    assert pile.evaluate("pile => pile === document.activeElement")


def test_the_menu_of_the_table_opens_it_too(device, url):
    set_up(device, url, game="catham-city", players=2, others=["kitten"])
    device.wait_for_selector(".actions")
    menu = device.locator("summary", has_text="Table")
    if not menu.is_visible():
        device.get_by_role("button", name="Story").click()
    menu.click()
    device.locator("aside").get_by_role("button", name="What everybody has seen").click()
    device.get_by_role("dialog", name="What everybody has seen").wait_for()


# What the panel tells is what lies on the board, also where that is no longer the table.

STEP = """async ([table, at]) => {
  const { steps } = await (await fetch(new URL(`/api/tables/${table}/replay?first=${at}`, location))).json();
  return steps[0].view;
}"""


def pile_of(page):
    """How many cards the pile on the board says that it has, and what its panel lists."""
    pile = page.get_by_role("button", name="Look through the discard pile")
    count = int(re.search(r"cards: (\d+)", pile.inner_text())[1])
    pile.click()
    page.get_by_role("dialog", name="What everybody has seen").wait_for()
    lists = page.evaluate(LISTS)
    page.keyboard.press("Escape")
    until(page, lambda: page.locator("dialog").count() == 0)
    return count, lists


def assert_told_as_of_each_moment(page, table):
    """At the beginning, in the middle and at the end of a game that is seen again."""
    last = int(page.get_by_role("slider").get_attribute("max"))
    counts = set()
    for at in (0, last // 2, last):
        page.get_by_role("slider").fill(str(at))
        view = page.evaluate(STEP, [table, at])
        until(page, lambda: page.locator(".player").count() > 0)
        count, (discard, *others) = pile_of(page)
        counts.add(count)
        assert count == counted(discard[1]) == len(view["discard"])
        assert discard[0] == f"Discard pile (cards: {count})"
        if "remembered" not in view:  # the game is over
            assert (at, others) == (last, [])
            continue
        *seats, unseen = others
        assert [counted(lines) for _, lines in seats] == [
            sum(len(one["known"]) for one in row) for row in view["remembered"]["kept"]
        ]
        assert counted(unseen[1]) == sum(view["remembered"]["unseen"].values())
    assert len(counts) > 1, "the pile has grown"


def test_a_game_that_is_seen_again_lists_what_lay_there_then(page, url):
    table = play_on(page, url, game="meow", players=2)
    page.wait_for_selector(".ending")
    page.get_by_role("button", name="See it again").click()
    page.wait_for_selector(".controls p")

    assert_told_as_of_each_moment(page, table)


def test_the_pile_of_a_record_is_looked_through_as_well(page, url, tmp_path):
    table = play_on(page, url, game="meow", players=2)
    page.wait_for_selector(".ending")
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the record").click()
    download.value.save_as(tmp_path / "game.json")
    page.goto(url)
    page.locator(".records input").set_input_files(tmp_path / "game.json")
    page.wait_for_selector(".controls p")

    assert_told_as_of_each_moment(page, table)


def test_who_looks_back_finds_the_pile_as_it_was_then(page, url):
    def change(view):
        view["discard"] = ["5k"] * (1 + view["deck"] % 5)

    retold(page, change)
    come_to_a_turn(page, url)
    now, _ = pile_of(page)
    page.get_by_role("button", name="What happened").click()
    page.wait_for_selector(".since")
    counts = []
    for key in ("Home", *["ArrowRight"] * 6):
        page.keyboard.press(key)
        count, (discard, *_) = pile_of(page)
        counts.append(count)
        assert count == counted(discard[1])
    assert any(count != now for count in counts)
