"""What has happened since one's own last move is in sight, whether or not the story is."""

from __future__ import annotations

import itertools
import json
import re

from tests.web.pages import DESK, PHONE, play_now, set_up, until

RIVALS = ("Kitten 2", "Kitten 3")


def play_a_turn(page):
    """Recruit two cards, and wait until the others have played and it is this seat's turn again."""
    page.get_by_role("button", name="Recruit: deck").click()
    page.wait_for_selector("text=second card")
    page.get_by_role("button", name="Recruit: deck").click()
    until(page, lambda: "Your turn" in page.locator(".prompt").inner_text())


def three_at_a_table(page, url):
    set_up(page, url, game="cat-burglars", players=3, others=["kitten", "kitten"])
    until(page, lambda: page.locator(".actions .buttons button").count() > 0)
    play_a_turn(page)


def test_on_a_phone_all_that_happened_since_the_own_move_is_told_above_the_moves(phone, url):
    three_at_a_table(phone, url)

    latest = phone.locator(".latest")
    assert latest.is_visible()
    assert [name for name in RIVALS if name not in latest.inner_text()] == []
    assert latest.bounding_box()["height"] < PHONE["height"] / 8
    assert phone.locator(".prompt").is_visible()


def test_on_a_desk_the_story_tells_it_until_it_is_folded(page, url):
    three_at_a_table(page, url)
    story = page.get_by_role("button", name="Story")
    assert story.get_attribute("aria-expanded") == "true"
    assert page.locator(".latest").count() == 0
    board = page.locator("main").bounding_box()["width"]

    story.click()

    assert story.get_attribute("aria-expanded") == "false"
    assert not page.locator("aside").is_visible()
    assert page.locator("main").bounding_box()["width"] == DESK["width"] > board
    assert [name for name in RIVALS if name not in page.locator(".latest").inner_text()] == []


def test_where_there_is_no_story_nothing_unfolds_it(page, url):
    page.goto(url)
    page.get_by_role("button", name="Friends and options").first.click()
    page.get_by_label("How many play").select_option("2")
    page.get_by_label("Seat 2").select_option("open")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".link")
    assert page.get_by_role("button", name="Story").count() == 0

    play_now(page, url, "meow")
    assert page.get_by_role("button", name="Story").count() == 1


TELLING = """(place) => {
  const words = place.querySelector(".words");
  return [words.dataset.more, getComputedStyle(words).maskImage !== "none", words.scrollTop];
}"""


def test_where_more_was_told_than_there_is_room_for_it_fades_and_begins_at_its_beginning(phone, url):
    three_at_a_table(phone, url)
    bar = phone.locator(".actions")
    bar.locator(".latest ol").evaluate("list => (list.style.minHeight = '20rem')")
    until(phone, lambda: bar.evaluate(TELLING) == ["below", True, 0])

    bar.locator(".words").evaluate("words => words.scrollTo(0, words.scrollHeight)")
    until(phone, lambda: bar.evaluate(TELLING)[:2] == ["", False])


LINES = """() => [...document.querySelectorAll(".latest li")].map((line) => {
  const { top, bottom } = line.getBoundingClientRect();
  return [line.textContent, line.classList.contains("mine"), top, bottom];
})"""


def test_what_happened_to_oneself_is_told_first_then_what_the_others_did_and_nothing_hides_anything(phone, url):
    """The second rival infiltrates a crew of Mia's, after the first has done something else."""
    seats = [{"say": "player", "with": {"number": seat + 1}} for seat in range(3)]
    said = {"say": "fact-recruited-deck", "with": {"seat": seats[1], "card": None}}
    crew = {"say": "crew-of", "with": {"player": 1, "number": 1}}
    hit = {"say": "fact-infiltrated", "with": {"seat": seats[2], "crew": crew}}

    def retell(message):
        told = json.loads(message)
        if told.get("kind") == "news" and told["happened"]["seat"] in (1, 2):
            seat = told["happened"]["seat"]
            told["facts"] = (
                [{"fact": "recruited-deck", "details": {"seat": 1}, "say": said}] * 3
                if seat == 1
                else [{"fact": "infiltrated", "details": {"seat": 2, "crew": "1.1"}, "say": hit}]
            )
        return json.dumps(told)

    def between(socket):
        server = socket.connect_to_server()
        server.on_message(lambda text: socket.send(retell(text)))

    phone.route_web_socket(re.compile("/live"), between)
    three_at_a_table(phone, url)
    until(phone, lambda: len(phone.evaluate(LINES)) >= 2)

    lines = phone.evaluate(LINES)
    assert [mine for _, mine, _, _ in lines] == sorted((mine for _, mine, _, _ in lines), reverse=True)
    assert [line[0][:8] for line in lines[:2]] == ["Kitten 3", "Kitten 2"]
    assert [line[1] for line in lines[:2]] == [True, False]
    assert all(above[3] <= below[2] + 0.5 for above, below in itertools.pairwise(lines)), "none lies over another"
    first = phone.locator(".latest .mine").first
    bar = phone.locator(".actions .words").bounding_box()
    assert first.bounding_box()["y"] < bar["y"] + bar["height"] - 12, "it is in sight"


def test_what_the_own_move_led_to_stays_in_sight_while_the_others_go_on(phone, url):
    set_up(phone, url, game="meow", players=2, others=["kitten"])
    for _ in range(60):
        until(
            phone, lambda: phone.locator(".actions .buttons button").count() > 0 or phone.locator(".ending").count() > 0
        )
        latest = phone.locator(".latest").inner_text()
        if "Mia picks up a negative card" in latest and "Kitten" in latest:
            break
        pick_up = phone.get_by_role("button", name="Pick up a card")
        (pick_up if pick_up.count() else phone.locator(".actions .buttons button").last).click()
        phone.wait_for_timeout(250)
    else:
        raise AssertionError("what befell Mia was never in sight at her next turn")
    assert phone.locator(".latest .mine").first.inner_text().startswith("Mia picks up a negative card")
