"""What pages say: whose answer is awaited, what is played by house rules, who is called how, and what one's own bank counts."""

from __future__ import annotations

import json

import pytest

from tests.web.pages import DESK, PHONE, a_page, barriers, new_table, resign, set_up, staged, until
from tests.web.test_shown import own_and_other, play_retold

LOOT = ["5k", "10k", "25k", "50k", "75k", "150k", "300k", "500k"]
RICH = [*LOOT, "distraction", "steal", "double-cross"]
EIGHT = LOOT
FOURTEEN = sorted([*RICH, "5k", "75k", "500k"], key=RICH.index)
COVERED = """(list) => [...document.querySelectorAll(`[aria-label='${list}'] :is(text.value, .count)`)].filter((said) => {
  if (said.closest("li.covered")) return false;
  const { left, right, top, height } = said.getBoundingClientRect();
  const isSign = said.matches(".count"); // round at its ends
  const heights = isSign ? [0.5] : [0.25, 0.72]; // of a letter's box, its digits take the middle
  const points = [left + 1, right - 1].flatMap((x) => heights.map((share) => [x, top + height * share]));
  return points.some(([x, y]) => document.elementFromPoint(x, y)?.closest("li") !== said.closest("li"));
}).map((said) => said.textContent)"""
"""Values, and numbers of equal cards, over which something else lies."""


@pytest.fixture(params=["page", "phone"])
def device(request):
    return request.getfixturevalue(request.param)


# Whose turn, and whose answer.


def test_answering_anothers_card_is_not_called_ones_turn(device, url):
    decline = ("decline", "decline", {"say": "move-decline", "with": {}})
    staged(device, choices=[decline], active=1, turn=0, awaits="match", extra="mafia", in_play=["detectives"] * 3)
    set_up(device, url, game="catham-city")
    device.wait_for_selector(".actions .buttons button")

    assert device.locator(".own .turn").inner_text() == "Your answer"
    until(device, lambda: device.title().startswith("★ Your answer"))
    assert "Your turn" not in device.locator("main").inner_text()
    assert device.locator(".actions .prompt").inner_text().startswith("Kitten has played detectives.")


def test_who_waits_for_an_answer_in_the_own_turn_is_not_told_that_it_is_not_their_turn(page, url):
    staged(page, choices=[], active=0, turn=1, awaits="match", extra="mafia", in_play=["detectives"] * 3)
    set_up(page, url, game="catham-city")
    page.wait_for_selector(".player.own")
    page.locator("[aria-label='Your hand'] button.card").first.dispatch_event("click")

    page.get_by_text("First Kitten has to answer.").wait_for()


# Before the game.


def test_the_waiting_room_says_what_is_not_by_the_book_and_offers_the_lesson(device, url):
    set_up(
        device,
        url,
        game="meow",
        others=[],
        options={"last_round": True, "serve_time": 3, "substitute_used": False, "first": 1},
    )
    rules = device.locator(".house-rules")
    rules.wait_for()

    said = [line.split("\n")[0] for line in rules.locator("li").all_inner_texts()]
    assert said == [
        "Starting player: Seat 2",
        "A last round after the deck",
        "Used cats may go to jail for you: no",
        "Turns in jail: 3",
    ]
    assert device.get_by_role("link", name="Learn it in 5 minutes").get_attribute("href").endswith("/learn/meow")
    rules.get_by_role("button").nth(1).click()
    device.wait_for_selector("dialog .wanted")
    assert device.locator("dialog .wanted b").inner_text() == "§14.1"
    assert barriers(device) == []


def test_guests_are_told_which_house_rules_differ(page, url, browser):
    options = {"last_round": True, "serve_time": 3, "substitute_used": False}
    table = set_up(page, url, game="meow", others=[], options=options)
    with a_page(browser, viewport=PHONE, has_touch=True, is_mobile=True) as guest:
        guest.goto(f"{url}/t/{table}")
        rules = guest.locator(".house-rules")
        rules.wait_for()

        said = [line.split("\n")[0] for line in rules.locator("li").all_inner_texts()]
        assert said == ["A last round after the deck", "Used cats may go to jail for you: no", "Turns in jail: 3"]
        rules.get_by_role("button").first.click()
        guest.wait_for_selector("dialog .wanted")


def test_guests_are_told_as_well_and_by_the_book_is_said_too(page, url, browser):
    table = new_table(page, url, game="cat-burglars", others=[])
    guest = browser.new_context(viewport=DESK, locale="en").new_page()
    guest.goto(f"{url}/t/{table}")
    guest.get_by_text("This table plays by the book.").wait_for()
    guest.context.close()


def test_who_starts_can_be_chosen_among_those_at_the_table(page, url):
    page.goto(url)
    page.locator("[data-game='cat-burglars']").get_by_role("button", name="Friends and options").click()
    page.get_by_text("Variants and house rules").click()
    chosen = page.get_by_label("Starting player")
    assert chosen.locator("option").all_inner_texts() == [
        "drawn at random",
        "you",
        "Prowler 2",
        "Prowler 3",
    ]
    chosen.select_option("Prowler 3")
    page.get_by_label("How many play").select_option("2")
    assert chosen.locator("option").all_inner_texts() == ["drawn at random", "you", "Prowler"]
    assert chosen.input_value() == "drawn at random"
    chosen.select_option("you")
    with page.expect_request("**/api/tables?*") as asked:
        page.get_by_role("button", name="Begin").click()

    assert asked.value.post_data_json["options"] == {"first": 0}


def test_there_is_no_temperament_where_there_is_no_bot(page, url):
    page.goto(url)
    page.locator("[data-game='meow']").get_by_role("button", name="Friends and options").click()
    assert page.get_by_label("Their temperament").is_visible()
    for seat in page.get_by_role("group", name="Opponents").locator("select:has(option[value='open'])").all():
        seat.select_option("open")

    assert page.get_by_label("Their temperament").count() == 0


def test_play_now_says_the_goal_and_offers_the_lesson(device, url):
    device.goto(url)
    card = device.locator("[data-game='meow']")
    button = card.get_by_role("button", name="Play now")

    assert "most money" in device.locator(f"#{button.get_attribute('aria-describedby')}").inner_text()
    card.locator(".goal").get_by_role("link", name="Learn it in 5 minutes").click()
    device.wait_for_url("**/learn/meow")


# Names.


def test_a_bot_is_called_the_same_everywhere(page, url):
    table = new_table(page, url, players=3, others=["master:bold", "master"])
    page.reload()
    assert "Mia, Master 2, Master 3" in page.get_by_role("region", name="Your tables").inner_text()
    page.goto(f"{url}/t/{table}")
    page.wait_for_selector(".player.own")

    assert page.locator(".player:not(.own) .name").all_inner_texts() == ["Master 2", "Master 3"]
    resign(page)
    assert "bold" not in page.locator("body").inner_text()


def test_the_story_says_who_has_resigned(page, url):
    set_up(page, url)
    page.wait_for_selector(".player.own")
    resign(page)

    story = page.locator("#story ol")
    assert story.inner_text().endswith("Mia has resigned.")
    page.reload()
    page.wait_for_selector(".ending")
    until(page, lambda: story.inner_text().endswith("Mia has resigned."))


def test_an_opened_record_calls_people_by_their_names(page, url, tmp_path):
    set_up(page, url)
    page.wait_for_selector(".player.own")
    resign(page)
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the record").click()
    saved = tmp_path / "game.json"
    download.value.save_as(saved)
    assert json.loads(saved.read_text("utf-8"))["seats"] == [{"name": "Mia"}, {"bot": "kitten"}]
    page.goto(url)
    page.locator(".records input").set_input_files(saved)
    page.wait_for_selector(".player")

    assert page.locator(".player .name").all_inner_texts() == ["Mia", "Kitten"]
    assert any(name in page.locator(".happened").inner_text() for name in ("Mia", "Kitten"))


# The own bank.


@pytest.mark.parametrize("cards", [EIGHT, FOURTEEN, RICH * 2], ids=["eight", "fourteen", "two of each"])
@pytest.mark.parametrize("place", ["Your bank", "The run"])
@pytest.mark.parametrize(
    "size", [PHONE, DESK, {"width": 360, "height": 740}, {"width": 360, "height": 640}, {"width": 844, "height": 390}]
)
def test_values_stay_readable_when_cards_are_squeezed(page, url, size, place, cards):
    lie = sorted(cards, key=RICH.index)

    def change(view):
        own, _ = own_and_other(view)
        view.update(active=own, run_value=1000, awaits="run", card="rufus" if cards is FOURTEEN else None)
        view["banks"][own], view["run"] = (lie, []) if place == "Your bank" else ([], lie)

    page.set_viewport_size(size)
    play_retold(page, url, "meow", change)
    values = page.locator(f"[aria-label='{place}'] li:not(.covered) text.value")
    values.first.wait_for()
    page.locator(f"[aria-label='{place}']").scroll_into_view_if_needed()

    assert values.count() >= 8
    assert page.evaluate(COVERED, place) == []


@pytest.mark.parametrize("guard", ["rufus", None])
def test_on_a_phone_a_guard_stands_in_the_doorway_and_not_where_it_is_open(phone, url, guard):
    def change(view):
        own, _ = own_and_other(view)
        view.update(active=own, run=EIGHT, run_value=1000, card=guard, awaits="run")

    play_retold(phone, url, "meow", change)
    doorway = phone.locator(".doorway").bounding_box()
    middle = [doorway["x"] + doorway["width"] / 2, doorway["y"] + doorway["height"] / 2]
    there = phone.evaluate("([x, y]) => document.elementFromPoint(x, y).closest('.met, .doorway').className", middle)

    assert ("met" in there) == (guard is not None)


def test_the_own_bank_has_its_total_and_others_have_none(device, url):
    def change(view):
        own, _ = own_and_other(view)
        view["banks"][own], view["worth"] = ["50k", "75k"], 125

    play_retold(device, url, "meow", change)

    assert "£125,000" in device.locator(".own .score").inner_text()
    assert "£" not in "".join(device.locator(".player:not(.own)").all_inner_texts())
