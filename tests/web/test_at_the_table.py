"""What else somebody does at a table: asks for a hint, takes back, talks, leaves and returns, checks the deal, plays again."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.web.foretold import house
from tests.web.pages import DESK, PHONE, POST, a_page, barriers, play_one, resign, set_up, staged, until


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
    assert "decides it" in page.locator(".hint").last.inner_text(), "the belief, or how the moves compare"


HINT = {
    "move": "form red new",
    "chance": 0.5,
    "second": None,
    "second_chance": None,
    "reason_said": {"say": "hint-ahead", "with": {"gain": 7}},
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
    said = page.locator(".actions .told[role=status]").element_handle()
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
    table = sit(page, url)
    hand = page.locator("[aria-label='Your hand'] .card")
    before = hand.count()
    play_one(page, table, "recruit-market")
    page.get_by_text("your second card").first.wait_for()
    expect(hand).to_have_count(before + 1)
    page.get_by_role("button", name="Take back").click()

    page.get_by_text("Choose what glows").first.wait_for()
    expect(hand).to_have_count(before)
    until(page, lambda: story_of(page)[-1:] == ["Mia has taken a move back."])
    live = story_of(page)
    assert not [line for line in live if line.startswith("Mia recruits")], "it is not told any more"
    page.reload()
    until(page, lambda: len(story_of(page)) == len(live), 30)
    assert story_of(page) == live, "live and after a reload"


def test_after_taking_a_move_back_what_the_others_did_before_is_still_there(page, url):
    table = sit(page, url)
    look_back = page.get_by_role("button", name="What happened")
    play_one(page, table, "recruit-market")
    play_one(page, table, "recruit-market")
    look_back.wait_for()
    until(page, lambda: page.locator(".actions .buttons button").count() > 0)
    look_back.click()
    steps = page.locator(".since .where").inner_text()
    page.keyboard.press("Escape")
    play_one(page, table, "recruit-market")
    page.get_by_text("your second card").first.wait_for()
    expect(look_back).to_have_count(0)
    page.get_by_role("button", name="Take back").click()

    look_back.click()
    assert page.locator(".since .where").inner_text() == steps


def test_taking_back_is_offered_only_where_it_will_be_granted(page, url):
    asked = []
    page.on("response", lambda answer: asked.append(answer) if "/may-undo" in answer.url else None)
    table = sit(page, url)
    offer = page.get_by_role("button", name="Take back")
    play_one(page, table, "form")
    until(page, lambda: asked and asked[-1].json() == {"may_undo": False}, 30)
    expect(offer).to_have_count(0)


def test_an_offer_to_take_back_says_nothing_of_another_move(browser, url):
    held = []
    with a_page(browser) as page, a_page(browser) as rex:
        table = set_up(page, url, others=[None], options={"first": 0})
        rex.goto(f"{url}/t/{table}")
        sit_down_as(rex, "Rex")
        page.wait_for_selector(".actions .buttons button")
        page.route("**/may-undo*", lambda route: held.append(route))
        offer = page.get_by_role("button", name="Take back")
        play_one(page, table, "recruit-market")
        until(page, lambda: len(held) == 1)
        after = page.evaluate(
            "async (table) => (await (await fetch(`./api/tables/${table}`)).json()).now.changed", table
        )
        page.evaluate(POST, [f"/{table}/do", {"do": "undo", "id": "back", "after": after}])
        play_one(page, table, "form")
        until(page, lambda: len(held) == 2)
        with page.expect_response("**/may-undo*"):
            held[0].fulfill(json={"may_undo": True})
        page.wait_for_timeout(100)
        expect(offer).to_have_count(0)
        held[1].fulfill(json={"may_undo": True})
        offer.wait_for()


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
        for page in (mia, watcher):
            page.get_by_role("button", name="Talk", exact=True).click()
        mia.get_by_label("Say something").fill("Good luck, cats!")
        mia.get_by_role("button", name="Send").click()

        for page in (mia, watcher):
            page.locator("#talk li", has_text="Good luck, cats!").wait_for()
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
    assert "Waiting for you" in running.inner_text()
    assert "Mia, Kitten" in running.inner_text()
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


# Somebody is away.


def sit_down_as(page, name):
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit here").click()
    page.wait_for_selector(".actions .prompt")


OFFER = "is away. Let a bot play until they are back, or wait?"


@pytest.fixture(scope="module")
def hasty(tmp_path_factory):
    """A house in which others may soon ask for a bot."""
    with house(tmp_path_factory.mktemp("hasty"), "--thinkers", "0", "--no-limits", "--grace", "1") as opened:
        yield opened.url


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_for_who_is_away_a_bot_plays_only_if_somebody_asks_for_it_and_who_returns_is_told_what_was_played(
    browser, hasty, size
):
    with a_page(browser, viewport=size) as mia, a_page(browser, viewport=size) as rex:
        table = set_up(mia, hasty, others=[None], options={"first": 1})
        rex.goto(f"{hasty}/t/{table}")
        sit_down_as(rex, "Rex")
        rex.wait_for_selector(".actions .buttons button")
        offer = mia.locator(".offer")
        same = offer.element_handle()
        assert offer.inner_text() == ""
        rex.goto("about:blank")

        expect(offer).to_contain_text(f"Rex {OFFER}", timeout=30_000)
        assert same.evaluate("element => element.isConnected"), "what comes with its text is not read out"
        assert barriers(mia, ".page") == []
        offer.get_by_role("button", name="Wait").press("Enter")
        ask = offer.get_by_role("button", name="Let a bot play for Rex")
        expect(ask).to_be_visible()
        assert OFFER not in offer.inner_text()
        ask.press("Enter")
        mia.wait_for_selector(".actions .buttons button", timeout=30_000)
        expect(offer).to_be_empty()
        story = story_of(mia)
        assert "Mia lets a bot play for Rex until they are back." in story
        played = [line for line in story if "(bot for Rex)" in line]
        assert played

        rex.goto(f"{hasty}/t/{table}")
        missed = rex.locator(".missed li")
        expect(missed).to_have_count(len(played), timeout=30_000)
        own = [f"{line} (bot for Rex)" for line in missed.all_inner_texts()]
        assert own == [line for line in story_of(rex) if "(bot for Rex)" in line]
        assert barriers(rex, ".page") == []
        rex.get_by_role("button", name="What happened").click()
        rex.locator(".since .happened", has_text="(bot for Rex)").wait_for()
        rex.get_by_role("button", name="To the table").click()
        until(mia, lambda: "Rex is back and plays again." in story_of(mia))
        live = story_of(mia)
        mia.reload()
        until(mia, lambda: len(story_of(mia)) == len(live), 30)
        assert story_of(mia) == live, "live and after a reload"
        rex.get_by_role("button", name="Close").last.click()
        expect(missed).to_have_count(0)


def story_of(page):
    """The story, line by line."""
    return [" ".join(line.split()) for line in page.locator("#story .log li").all_text_contents()]


# Hints where several people play.


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_hints_among_people_are_off_unless_whoever_sets_up_the_table_allows_them(browser, url, size):
    with a_page(browser, viewport=size) as mia, a_page(browser, viewport=size) as rex:
        table = set_up(mia, url, others=[None], options={"first": 0})
        rex.goto(f"{url}/t/{table}")
        rex.get_by_text("Hints are off at this table.").wait_for()
        sit_down_as(rex, "Rex")
        mia.wait_for_selector(".actions .buttons button")
        assert mia.get_by_role("button", name="Hint").count() == 0


def test_where_they_are_allowed_everybody_is_told_of_a_hint_and_of_nothing_in_it(browser, url):
    with a_page(browser) as mia, a_page(browser) as rex:
        mia.goto(url)
        box = mia.locator(".games [data-game='cat-burglars']")
        box.get_by_role("button", name="Friends and options").click()
        assert box.get_by_label("Allow hints").count() == 0, "alone against bots there is nothing to allow"
        box.get_by_label("How many play").select_option("2")
        box.locator("fieldset select").first.select_option("open")
        box.get_by_label("Allow hints").check()
        assert barriers(mia, ".games") == []
        box.get_by_role("button", name="Open the table").click()
        mia.get_by_text("Hints are allowed at this table. Everybody is told").wait_for()
        rex.goto(mia.url)
        rex.get_by_text("Hints are allowed at this table. Everybody is told").wait_for()
        assert barriers(rex) == []
        sit_down_as(rex, "Rex")
        mia.wait_for_selector(".actions .prompt")
        first, other = (mia, rex) if "Your turn" in mia.locator(".prompt").inner_text() else (rex, mia)
        name = "Mia" if first is mia else "Rex"
        if first is mia and "Mia" not in mia.locator(".own").inner_text():
            name = mia.locator(".own .name").first.inner_text().replace(" (you)", "")
        first.get_by_role("button", name="Hint (everybody is told)").click()
        until(other, lambda: story_of(other)[-1:] == [f"{name} has taken a hint."], 30)
        expect(first.locator(".hint").first).not_to_have_text("Thinking …", timeout=30_000)
        assert other.locator(".hint").count() == 0
        live = story_of(other)
        other.reload()
        until(other, lambda: len(story_of(other)) == len(live), 30)
        assert story_of(other) == live, "live and after a reload"
