"""What else somebody does at a table: asks for a hint, takes back, talks, leaves and returns, checks the deal, plays again."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.web.pages import a_page, barriers, resign, set_up, staged


def sit(page, url, **wish):
    """A table at which the first move is this seat's."""
    table = set_up(page, url, **{"options": {"first": 0}, **wish})
    page.wait_for_selector(".actions .buttons button", timeout=15_000)
    return table


def open_menu(page):
    page.locator("summary", has_text="Table").click()


def test_a_hint_says_what_to_do_and_why(page, url):
    sit(page, url)
    page.get_by_role("button", name="Hint").click()

    expect(page.locator(".hint").first).not_to_have_text("Thinking …", timeout=20_000)
    assert len(page.locator(".hint").first.inner_text()) > 20


HINT = {
    "move": "form red new",
    "chance": 0.5,
    "second": None,
    "second_chance": None,
    "belief_said": None,
    "likelihood": None,
}
CREWS = {
    "awaits": "action",
    "hands": [["blue", "red", "red"], 3],
    "crews": [[{"cats": ["red"], "facedown": None}], [{"cats": ["blue"], "facedown": "hidden"}]],
}
FORM = ("form-card-new", {"say": "kind-form-card-new", "with": {}})


@pytest.mark.parametrize("device", ["page", "phone"])
def test_a_hint_marks_what_its_move_is_made_of(request, url, device):
    page = request.getfixturevalue(device)
    infiltrate = ("infiltrate 2.1", "infiltrate-crew", {"say": "kind-infiltrate-crew", "with": {}})
    staged(page, choices=[("form blue new", *FORM), ("form red new", *FORM), infiltrate], **CREWS)
    told = {**HINT}
    page.route("**/hint*", lambda route: route.fulfill(body=json.dumps(told), content_type="application/json"))
    set_up(page, url)
    hint = page.get_by_role("button", name="Hint", exact=True)
    said = page.locator(".actions [role=status]").element_handle()
    assert said.text_content().strip() == ""
    hint.click()

    marked = page.locator("main .hinted")
    expect(marked).to_have_count(2)
    own = page.locator(".own")
    assert own.get_by_role("button", name="red (Hint)").count() == 1, "one of two that are alike"
    assert own.get_by_role("button", name="New crew (Hint)").count() == 1
    assert page.get_by_role("button", name="Start a crew").locator(".hinted").count() == 1
    assert "Chance of winning: 50%" in said.text_content(), "in an element that was there before"
    assert barriers(page, ".page") == []

    own.locator("[data-token='hand:red']").first.click()
    expect(marked).to_have_count(1)
    assert page.locator(".new .hinted").count() == 1
    own.locator("[data-token='hand:blue']").click(force=True)
    expect(marked).to_have_count(0)
    page.get_by_role("button", name="Back").click()
    expect(marked).to_have_count(2)
    hint.click()
    expect(marked).to_have_count(0)
    assert page.locator(".hint").count() == 0

    told["move"] = "infiltrate 2.1"
    hint.click()
    expect(page.locator(".player:not(.own) :is(.portrait, .crew) > .hinted:visible")).to_have_count(1)
    assert page.locator(".portrait > .hinted").count() == (device == "phone"), "there the crew is folded away"


def test_a_move_that_told_nobody_anything_is_taken_back(page, url):
    sit(page, url)
    hand = page.locator("[aria-label='Your hand'] .card")
    before = hand.count()
    page.locator("[aria-label='Market'] button.card").first.click()
    page.get_by_text("your second card").first.wait_for()
    expect(hand).to_have_count(before + 1)
    page.get_by_role("button", name="Take back").click()

    page.get_by_text("Choose what glows").first.wait_for()
    expect(hand).to_have_count(before)


def test_who_has_left_is_stood_in_for_and_takes_the_seat_back(browser, url):
    with a_page(browser) as mia, a_page(browser) as rex:
        table = set_up(mia, url, others=[None], options={"first": 1})
        rex.goto(f"{url}/t/{table}")
        rex.get_by_label("Your name").fill("Rex")
        rex.get_by_role("button", name="Sit here").click()
        rex.wait_for_selector(".actions .buttons button")
        open_menu(mia)
        mia.get_by_role("button", name="Leave (a bot plays on)").click()
        back = mia.get_by_role("button", name="Take my seat back")
        back.wait_for()

        assert mia.locator(".actions .buttons button").count() == 0
        back.click()
        back.wait_for(state="detached")
        for _ in range(2):
            rex.get_by_role("button", name="Recruit: deck").first.click()
        mia.wait_for_selector(".actions .buttons button")


def test_what_is_said_reaches_everybody_at_the_table(browser, url):
    with a_page(browser) as mia, a_page(browser) as watcher:
        table = sit(mia, url)
        watcher.goto(f"{url}/t/{table}")
        watcher.get_by_text("You are watching").wait_for()
        open_menu(mia)
        mia.get_by_label("Say something").fill("Good luck, cats!")
        mia.get_by_role("button", name="Send").click()

        for page in (mia, watcher):
            page.get_by_role("complementary").get_by_text("Mia: Good luck, cats!").wait_for()
        assert mia.get_by_label("Say something").input_value() == ""


def test_giving_up_is_asked_once_more_by_the_same_button_which_keeps_the_keyboard(page, url):
    page.clock.install()
    sit(page, url)
    open_menu(page)
    asks = page.get_by_role("button", name="Resign", exact=True)
    same = asks.element_handle()
    for take_back in ("Escape", "Tab", "time"):
        asks.press("Enter")
        assert same.evaluate("button => [button.textContent, document.activeElement === button]") == [
            "Really resign?",
            True,
        ]
        assert page.locator("aside .unseen[role=status]").text_content() == "Really resign?"
        page.clock.run_for(10_000) if take_back == "time" else page.keyboard.press(take_back)
        asks.wait_for(timeout=2000)  # sooner than by itself
        assert same.evaluate("button => document.activeElement === button") == (take_back != "Tab")
        assert page.evaluate("document.activeElement !== document.body")
    assert page.locator(".ending").count() == 0
    asks.press("Enter")
    page.keyboard.press("Enter")
    page.wait_for_selector(".ending")


def test_links_of_the_menu_are_told_and_copied_by_keyboard(browser, url):
    with a_page(browser, permissions=["clipboard-read", "clipboard-write"]) as page:
        table = sit(page, url)
        open_menu(page)
        told = page.locator("aside details > [role=status]:not(.unseen)")
        same = told.element_handle()
        assert told.text_content() == ""
        for name, said, ending in (
            ("Link to this table", "The link to this table is below", f"/t/{table}"),
            ("Play on another device", "The link for your other device is below", f"/t/{table}#"),
        ):
            page.get_by_role("button", name=name).press("Enter")
            expect(told).to_contain_text(said)
            assert page.evaluate("document.activeElement.textContent") == name
            page.get_by_role("button", name="Copy the link").press("Enter")
            expect(told).to_have_text("Copied")
            copied = page.evaluate("navigator.clipboard.readText()")
            assert copied == page.locator(".link").inner_text()
            assert copied.startswith(f"{url}{ending}")
            assert page.locator(".link").evaluate("link => getComputedStyle(link).userSelect") == "all"
        assert same.evaluate("element => element.isConnected"), "an element that comes with its text is not read out"


def test_own_running_tables_are_in_the_foyer_and_finished_ones_are_not(page, url):
    sit(page, url, game="meow")
    page.goto(url)
    running = page.get_by_role("region", name="Your tables").get_by_role("link", name="MEOW")
    running.wait_for()
    assert "Your turn" in running.inner_text()
    assert "Mia" in running.inner_text()
    running.click()
    resign(page)
    page.get_by_role("button", name="To the foyer").click()
    page.wait_for_selector(".games")
    page.wait_for_timeout(300)
    expect(page.get_by_role("region", name="Your tables").get_by_role("link", name="MEOW")).to_have_count(0)


def test_the_deal_is_checked_in_the_browser(page, url):
    """By whoever has set up the table in the foyer, and so has seen the commitment before the deal."""
    page.goto(url)
    box = page.locator(".games [data-game='cat-burglars']")
    box.get_by_role("button", name="Friends and options").click()
    box.get_by_label("How many play").select_option("2")
    box.get_by_role("button", name="Begin").click()
    resign(page)
    page.get_by_role("button", name="Check the deal").click()

    page.get_by_text("The deal was fair").wait_for()


def test_play_again_sets_up_the_same_table_anew(page, url):
    table = sit(page, url)
    resign(page)
    page.get_by_role("button", name="Play again").click()
    page.get_by_role("button", name="To the next game").click()

    page.wait_for_url(lambda address: table not in address)
    page.get_by_role("button", name="I am ready").click()
    page.wait_for_selector(".actions")
    assert page.get_by_text("Kitten").first.is_visible()
