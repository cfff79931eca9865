"""What has happened since one's own last move is in sight, whether or not the story is."""

from __future__ import annotations

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


def test_where_more_was_told_than_there_is_room_for_it_fades(phone, url):
    three_at_a_table(phone, url)
    latest = phone.locator(".latest")
    fades = "latest => [latest.dataset.more, getComputedStyle(latest).maskImage !== 'none']"
    latest.locator("ol").evaluate("list => (list.style.minHeight = '20rem')")
    until(phone, lambda: latest.evaluate(fades) == ["above", not latest.locator(".mine").count()])

    latest.evaluate("latest => latest.scrollTo(0, -latest.scrollHeight)")
    until(phone, lambda: latest.evaluate(fades) == ["", False])


def test_what_the_own_move_led_to_stays_in_sight_while_the_others_go_on(phone, url):
    set_up(phone, url, game="meow", players=2, others=["kitten"])
    for _ in range(60):
        until(
            phone, lambda: phone.locator(".actions .buttons button").count() > 0 or phone.locator(".ending").count() > 0
        )
        latest = phone.locator(".latest").inner_text()
        if "Mia picks up a negative card" in latest and "Kitten" in latest:
            break
        phone.locator(".actions .buttons button").last.click()
        phone.wait_for_timeout(250)
    else:
        raise AssertionError("what befell Mia was never in sight at her next turn")
    assert phone.locator(".latest .mine").first.inner_text().startswith("Mia picks up a negative card")
