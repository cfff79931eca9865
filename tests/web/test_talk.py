"""Talk at the table: unread messages are counted and read out once, all of it is there after a reload, and cats say the usual."""

from __future__ import annotations

import pytest

from tests.web.pages import DESK, PHONE, a_page, barriers, seat_friends, set_up, speak, until


def with_leo(page, url):
    """Mia's game with Leo, who has no page; how he says something."""
    table = set_up(page, url, players=2, others=[None])
    page.wait_for_selector("button.talk")
    elsewhere = page.context.browser.new_context()  # his cookies are not hers
    (leo,) = seat_friends(elsewhere, url, table, ["Leo"])
    page.locator("main .player").first.wait_for()
    said = []

    def say(**body):
        headers = {"authorization": f"Bearer {leo['token']}"}
        said.append({"do": "say", "id": f"said-{len(said)}", **body})
        answer = elsewhere.request.post(f"{url}/api/tables/{table}/do", headers=headers, data=said[-1])
        assert answer.status == 200, answer.text()

    return table, say


def talk_button(page):
    return page.locator("button.talk")


def heard(page):
    return page.locator(".heard[role=status]")


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_what_is_said_is_counted_shown_once_and_read_when_the_talk_is_opened(browser, url, size):
    with a_page(browser, viewport=size) as page:
        _, say = with_leo(page, url)
        region = heard(page).element_handle()
        before = page.locator("main").bounding_box()
        say(text="Good evening")
        say(sign="hello")
        until(page, lambda: talk_button(page).get_attribute("aria-label") == "Talk: 2 unread")
        assert heard(page).inner_text().split() == ["Leo:", "Hello!"], "the latest, in an element that was there before"
        assert region.evaluate("element => element.isConnected")
        assert heard(page).locator("svg").count() == 1
        assert page.locator("main").bounding_box() == before, "nothing moves"

        talk_button(page).click()
        assert talk_button(page).get_attribute("aria-label") == "Talk"
        assert heard(page).inner_text() == ""
        said = page.locator("#talk li").all_inner_texts()
        assert [text.split() for text in said] == [["Leo", "Good", "evening"], ["Leo", "Hello!"]]
        say(text="How are you?")
        page.locator("#talk li").nth(2).wait_for()
        assert heard(page).inner_text() == "", "the open talk reads it out itself"
        assert talk_button(page).get_attribute("aria-label") == "Talk"
        assert page.evaluate("document.documentElement.scrollWidth") == size["width"]
        assert barriers(page) == []


def test_the_whole_talk_is_there_after_a_reload_and_what_was_read_stays_read(page, url):
    _, say = with_leo(page, url)
    say(text="One")
    talk_button(page).click()
    page.locator("#talk li", has_text="One").wait_for()
    page.keyboard.press("Escape")
    assert page.evaluate("document.activeElement.matches('button.talk')")
    say(text="Two")
    page.reload()
    until(page, lambda: talk_button(page).get_attribute("aria-label") == "Talk: 1 unread")
    assert heard(page).inner_text() == "", "what was said before is not read out"
    talk_button(page).click()
    until(page, lambda: page.locator("#talk li").count() == 2)


def test_by_keys_alone_one_says_something_and_lets_a_cat_say_it(page, url):
    with_leo(page, url)
    talk_button(page).focus()
    page.keyboard.press("Enter")
    until(page, lambda: page.evaluate("document.activeElement.placeholder") == "Say something")
    page.keyboard.type("Meow")
    page.keyboard.press("Enter")
    page.locator("#talk li.own", has_text="Meow").wait_for()
    assert page.get_by_label("Say something").input_value() == ""
    page.get_by_role("button", name="Well played!").press("Enter")
    page.locator("#talk li.own", has_text="Well played!").wait_for()
    assert talk_button(page).get_attribute("aria-label") == "Talk", "one's own words are read"
    page.keyboard.press("Escape")
    assert page.locator("#talk").count() == 0


def test_spectators_are_counted_and_talk_once_the_host_lets_them(browser, url):
    with a_page(browser) as page, a_page(browser, allowed=["422", "403"]) as watcher:
        table, _ = with_leo(page, url)
        watcher.goto(f"{url}/t/{table}")
        until(page, lambda: "1 spectator" in page.locator("header .watching").inner_text())
        talk_button(watcher).click()
        watcher.get_by_text("Only those who sit at this table may talk.").wait_for()
        assert watcher.get_by_label("Say something").count() == 0

        talk_button(page).click()
        page.get_by_label("Spectators may talk").check()
        watcher.get_by_label("Your name").fill("Mia")
        watcher.get_by_label("Say something").fill("Oh!")
        watcher.get_by_role("button", name="Send").click()
        watcher.locator("#talk [role=alert]").wait_for()
        assert "already called" in watcher.locator("#talk [role=alert]").inner_text()
        assert watcher.get_by_label("Say something").input_value() == "Oh!", "nothing is lost"
        watcher.get_by_label("Your name").fill("Zoe")
        watcher.get_by_role("button", name="Send").click()
        for one in (page, watcher):
            one.locator("#talk li.afar", has_text="Zoe (watching)").wait_for()
        assert watcher.locator("#talk li.own").count() == 1
        watcher.reload()
        talk_button(watcher).click()
        watcher.get_by_role("button", name="Thank you!").click()  # the name is known
        page.locator("#talk li.afar", has_text="Thank you!").wait_for()


def test_people_talk_before_the_game_too(browser, url):
    with a_page(browser, viewport=PHONE) as page:
        set_up(page, url, others=[None])
        talk_button(page).click()
        page.get_by_label("Say something").fill("Anybody here?")
        page.get_by_role("button", name="Send").click()
        page.locator("#talk li.own", has_text="Anybody here?").wait_for()
        assert barriers(page) == []


def test_a_big_screen_shows_what_is_said(browser, url):
    with a_page(browser) as page, a_page(browser) as screen:
        table, say = with_leo(page, url)
        screen.goto(f"{url}/t/{table}?screen")
        screen.wait_for_selector(".said h1")
        say(sign="laugh")
        screen.get_by_text("Leo: Ha ha!").wait_for()


def test_it_is_said_in_every_language(browser, url):
    with a_page(browser, viewport=PHONE) as page:
        _, say = with_leo(page, url)
        say(sign="bravo")
        talk_button(page).click()
        page.locator("#talk li").wait_for()
        for language in ("de", "fr", "nl", "pl"):
            speak(page, language)
            until(page, lambda: "web-" not in page.locator("#talk").inner_text())
            assert page.evaluate("document.documentElement.scrollWidth") == 390
