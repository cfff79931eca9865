"""On a phone: others' sides open one at a time by their portraits, all kinds of moves can be reached, and the language changes."""

from __future__ import annotations

import pytest

from mewseum import GAMES
from tests.web.pages import PHONE, a_page, play_now, play_on, play_one, set_up
from tests.web.test_shown import retold

STAGES = {"cat-burglars": ("action",), "meow": ("action", "run"), "catham-city": ("action",)}


def three(page, url, game):
    set_up(page, url, game=game, players=3, others=["kitten", "kitten"])
    page.wait_for_selector(".actions .prompt")


@pytest.mark.parametrize("game", GAMES)
def test_a_portrait_opens_a_players_side_and_closes_the_other(phone, url, game):
    three(phone, url, game)
    first, second = (phone.locator(".opener", has_text=f"Kitten {seat}") for seat in (2, 3))
    assert first.locator("svg").count() > 1
    assert [one.get_attribute("aria-expanded") for one in (first, second)] == ["false", "false"]

    first.click()
    assert [one.get_attribute("aria-expanded") for one in (first, second)] == ["true", "false"]
    assert phone.locator(".player.opened").count() == 1
    second.click()
    assert [one.get_attribute("aria-expanded") for one in (first, second)] == ["false", "true"]
    second.click()
    assert phone.locator(".player.opened").count() == 0


@pytest.mark.parametrize(("game", "players"), [("cat-burglars", 4), ("meow", 6), ("catham-city", 6)])
def test_at_a_full_table_nothing_is_below_the_fold(phone, url, game, players):
    play_on(phone, url, STAGES[game], game=game, players=players, others=["kitten"] * (players - 1))
    phone.wait_for_selector(".actions .buttons button")
    phone.wait_for_timeout(400)

    assert phone.evaluate("document.querySelector('main').scrollHeight <= document.querySelector('main').clientHeight")
    tops = {round(one.bounding_box()["y"]) for one in phone.locator(".player:not(.own)").all()}
    assert len(tops) == 1, "the others share one row"


def test_who_has_many_crews_still_sees_what_they_hold(phone, url):
    play_on(phone, url, ("action",), ("form-card-crew",), game="cat-burglars", players=3, others=["kitten"] * 2)
    table = phone.url.rsplit("/", 1)[1]
    for _ in range(40):
        play_one(phone, table, "form")
    phone.set_viewport_size({"width": 360, "height": 640})
    phone.reload()
    phone.wait_for_selector(".actions .buttons button")
    phone.wait_for_timeout(400)

    hand, table = phone.locator(".own .fan").bounding_box(), phone.locator("main").bounding_box()
    assert hand["y"] < table["y"] + table["height"] - 24


def test_cats_have_different_faces(phone, url):
    three(phone, url, "meow")

    faces = {one.inner_html() for one in phone.locator(".portrait").all()}
    assert len(faces) == phone.locator(".portrait").count() == 3


def test_the_number_of_crews_stands_beside_the_number_of_cards(phone, url):
    three(phone, url, "cat-burglars")

    head = phone.locator(".player:not(.own)").first
    assert "holds" in head.inner_text()
    assert " crew" in head.inner_text()


def test_the_kinds_of_moves_take_two_rows_and_show_that_there_are_more(phone, url):
    play_now(phone, url, "cat-burglars")
    row = phone.locator(".actions .offers")
    buttons = [one.bounding_box() for one in row.locator("button").all()]
    assert len({round(box["y"]) for box in buttons}) <= 2

    beyond = row.evaluate("row => row.scrollWidth > row.clientWidth + 1")
    assert ("behind" in row.get_attribute("data-more")) == beyond
    row.evaluate("row => row.scrollTo({ left: row.scrollWidth, behavior: 'instant' })")
    phone.wait_for_timeout(100)
    assert ("before" in row.get_attribute("data-more")) == beyond
    assert "behind" not in row.get_attribute("data-more")


def test_the_language_is_changed_in_the_menu_of_the_table(phone, url):
    play_now(phone, url, "catham-city")
    phone.get_by_role("button", name="Story").click()
    phone.locator("summary", has_text="Table").click()
    phone.get_by_label("Language").select_option("de")

    phone.locator(".actions").get_by_text("Tipp", exact=True).wait_for()  # whatever is awaited, it is this seat's turn
    phone.wait_for_selector("html[lang=de]")


SPLIT = """() => [...document.querySelectorAll(".player:not(.own) .name")].filter((name) => {
  const [text] = name.childNodes;
  return [...text.data.matchAll(/\\S+/g)].some((word) => {
    const range = document.createRange();
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    return range.getClientRects().length > 1;
  });
}).map((name) => name.textContent)"""
"""Names of which a word goes on in the next line."""
BESIDE = """() => [...document.querySelectorAll(".player:not(.own) .score *")].filter((shown) => {
  const [box, panel] = [shown, shown.closest(".player")].map((element) => element.getBoundingClientRect());
  return !shown.closest(".unseen") && box.width && (box.left < panel.left - 0.5 || box.right > panel.right + 0.5);
}).map((shown) => shown.textContent)"""
"""What sticks out of its own side of the table."""


@pytest.mark.parametrize(("game", "players"), [("cat-burglars", 4), ("meow", 6), ("catham-city", 6)])
def test_abreast_names_are_whole_and_counts_stay_within_their_side(browser, url, game, players):
    def change(view):
        for scores, most in (("scores", 7), ("stars", 12), ("points", 12)):
            if scores in view:
                view[scores] = [most] * len(view[scores])
        if "arrest_at" in view:
            view["arrest_at"] = [13] * players

    with a_page(browser, viewport=PHONE, has_touch=True, is_mobile=True, locale="de") as phone:
        retold(phone, change)
        set_up(phone, url, game=game, players=players, others=["kitten"] * (players - 1))
        phone.wait_for_selector(".actions .prompt")
        phone.wait_for_timeout(300)

        assert phone.evaluate(SPLIT) == []
        assert phone.evaluate(BESIDE) == []


def test_what_can_be_asked_about_is_not_squeezed_by_the_answer(phone, url):
    play_now(phone, url, "meow")
    phone.get_by_role("button", name="Hint").tap()
    phone.wait_for_selector(".hint >> text=Chance")
    phone.get_by_role("button", name="Why not").tap()
    phone.locator(".why button").first.tap()
    phone.wait_for_selector(".refusal")
    asked, row = (phone.locator(one).first.bounding_box() for one in (".why button", ".why"))

    assert asked["height"] >= 44
    assert row["height"] >= asked["height"]


def test_the_table_stays_where_it_is_whether_one_acts_or_waits(browser, phone, url):
    table = set_up(phone, url, others=[None])
    with a_page(browser, viewport=PHONE, has_touch=True, is_mobile=True) as other:
        other.goto(f"{url}/t/{table}")
        other.get_by_role("button", name="Sit here").click()
        heights = []
        for page in (phone, other):
            page.wait_for_selector(".actions .prompt")
            heights.append(page.locator(".actions").bounding_box()["height"])
        acting = phone if phone.locator(".actions .buttons").count() else other
        acting.locator(".actions .buttons button").first.click()
        heights.append(acting.locator(".actions").bounding_box()["height"])

        assert max(heights) - min(heights) <= 2, heights
