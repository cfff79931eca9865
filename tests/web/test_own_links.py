"""Own links in the browser: a seat is taken over by a press alone, and its owner sees how many devices hold it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.server.test_links import MOST_DEVICES
from tests.web.pages import DESK, PHONE, POST, STICKING_OUT, a_page, barriers, new_table, set_up, until

PLAIN = Path(__file__).parents[2] / "src" / "mewseum" / "server" / "plain" / "index.html"
GET = "async (path) => (await fetch(new URL(`/api/tables${path}`, location))).json()"
REFUSED = ["403", "404", "409", "Failed to load resource"]
"""What a browser itself says of a refusal."""
CUT = ["WebSocket", "net::ERR", "Failed to load resource"]
"""What a browser itself says of a lost connection."""


def ask(page, path, body=None):
    """Ask the house for something, as the page's device."""
    return page.evaluate(GET, path) if body is None else page.evaluate(POST.replace("./api", "/api"), [path, body])


def sit(page, url, **wish):
    """Mia sits at a table of her own, on her turn."""
    table = set_up(page, url, options={"first": 0}, **wish)
    page.wait_for_selector(".actions .buttons button")
    return table


def make_link(page, table):
    """The link of the page's own seat, as its menu would show it."""
    return ask(page, f"/{table}/link", {})["link"]


def devices(page, table):
    return ask(page, f"/{table}/devices")["devices"]


def question(page, link):
    page.goto(link)
    page.get_by_role("heading", name="Play from this device?").wait_for()


def take(page, link):
    question(page, link)
    page.get_by_role("button", name="Take the seat").click()
    page.wait_for_selector(".player.own")


def open_menu(page):
    menu = page.locator("aside summary")
    if not menu.is_visible():
        page.locator("header [aria-controls=story]").click()
    menu.click()
    page.wait_for_selector("aside details[open] .buttons")


# The question.


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_link_is_never_taken_over_without_a_press(browser, url, size):
    with a_page(browser) as mia, a_page(browser, viewport=size) as leo:
        table = sit(mia, url)
        link = make_link(mia, table)
        asked = []
        leo.on("request", lambda request: asked.append(request.url))

        question(leo, link)
        assert leo.get_by_text("This link holds seat 1, Mia, at a table of Cat Burglars.").is_visible()
        assert leo.get_by_text("whoever gave you this link sees the same cards").is_visible()
        assert leo.evaluate("document.activeElement.textContent") == "Play from this device?"
        leo.keyboard.press("Enter")
        leo.keyboard.press("Space")
        leo.reload()
        leo.get_by_role("heading", name="Play from this device?").wait_for()

        assert barriers(leo) == []
        assert leo.evaluate(STICKING_OUT) == []
        assert [path for path in asked if "/claim" in path or "/live" in path] == []
        assert devices(mia, table) == 1
        assert ask(leo, f"/{table}")["seat"] is None


def test_whoever_only_watches_uses_nothing_up(browser, url):
    with a_page(browser) as mia, a_page(browser) as leo, a_page(browser) as phone:
        table = sit(mia, url)
        link = make_link(mia, table)
        question(leo, link)
        leo.get_by_role("button", name="Only watch").click()

        leo.get_by_text("You are watching").wait_for()
        assert leo.url == f"{url}/t/{table}", "the key is not left in the address"
        assert leo.locator(".player.own").count() == 0
        assert devices(mia, table) == 1
        take(phone, link)
        assert devices(mia, table) == 2


def test_a_seat_is_taken_by_keyboard_and_the_keyboard_goes_on_at_the_table(browser, url):
    with a_page(browser) as mia, a_page(browser) as phone:
        table = sit(mia, url)
        question(phone, make_link(mia, table))
        phone.keyboard.press("Tab")
        assert phone.evaluate("document.activeElement.textContent") == "Take the seat"
        phone.keyboard.press("Enter")

        phone.wait_for_selector(".actions .buttons button")
        assert phone.url == f"{url}/t/{table}", "the key is not left in the address"
        until(phone, lambda: phone.evaluate("Boolean(document.activeElement.closest('.actions'))"))
        assert (ask(phone, f"/{table}")["seat"], devices(mia, table)) == (0, 2)


def test_what_a_screen_reader_hears_is_the_whole_question(browser, url):
    with a_page(browser) as mia, a_page(browser) as phone:
        question(phone, make_link(mia, sit(mia, url)))

        about = phone.evaluate(
            "document.getElementById(document.activeElement.getAttribute('aria-describedby')).innerText"
        )
        assert "This link holds seat 1, Mia" in about
        assert "whoever gave you this link sees the same cards" in about
        assert phone.title() == "Play from this device? · Mewseum"


def test_a_link_that_is_opened_in_a_tab_of_the_same_table_is_asked_about_too(browser, url):
    with a_page(browser) as mia, a_page(browser) as leo:
        table = sit(mia, url)
        leo.goto(f"{url}/t/{table}")
        leo.get_by_text("You are watching").wait_for()
        key = make_link(mia, table).partition("#")[2]
        leo.evaluate("key => { location.hash = key; }", key)
        leo.get_by_role("heading", name="Play from this device?").wait_for()
        assert leo.locator("main .player").count() == 0

        leo.get_by_role("button", name="Only watch").click()
        leo.get_by_text("You are watching").wait_for()
        assert devices(mia, table) == 1
        leo.evaluate("key => { location.hash = key; }", key)
        leo.get_by_role("button", name="Take the seat").click()
        leo.wait_for_selector(".player.own")
        assert devices(mia, table) == 2


def test_whoever_takes_the_key_out_of_the_address_only_watches(browser, url):
    with a_page(browser) as mia, a_page(browser) as leo:
        table = sit(mia, url)
        question(leo, make_link(mia, table))
        leo.evaluate("() => { location.hash = ''; }")
        leo.get_by_text("You are watching").wait_for()
        assert devices(mia, table) == 1


def used(mia, phone, table):
    link = make_link(mia, table)
    take(phone, link)
    return link


def voided(mia, _, table):
    link = make_link(mia, table)
    make_link(mia, table)
    return link


def unknown(*_):
    return f"#{'x' * 32}"


def no_key(*_):
    return f"#{'too-long' * 40}"


@pytest.mark.parametrize("spent", [used, voided, unknown, no_key])
def test_a_link_that_opens_nothing_says_so_and_why(browser, url, spent):
    with a_page(browser) as mia, a_page(browser) as phone, a_page(browser, allowed=REFUSED) as leo:
        table = sit(mia, url)
        key = spent(mia, phone, table).partition("#")[2]
        leo.goto(f"{url}/t/{table}#{key}")
        leo.get_by_role("heading", name="This link opens no seat").wait_for()

        assert leo.get_by_role("alert").get_by_text("it was used, is too old, or belongs to another table").is_visible()
        assert leo.get_by_role("button", name="Take the seat").count() == 0
        assert barriers(leo) == []
        leo.get_by_role("button", name="Only watch").click()
        leo.get_by_text("You are watching").wait_for()
        assert leo.url == f"{url}/t/{table}"


def test_of_two_devices_that_are_asked_at_once_the_later_one_is_told_that_it_is_too_late(browser, url):
    with a_page(browser) as mia, a_page(browser) as phone, a_page(browser, allowed=REFUSED) as leo:
        table = sit(mia, url)
        link = make_link(mia, table)
        question(leo, link)
        take(phone, link)
        leo.get_by_role("button", name="Take the seat").click()

        leo.get_by_role("heading", name="This link opens no seat").wait_for()
        assert leo.evaluate("document.activeElement.textContent") == "This link opens no seat"
        assert ask(leo, f"/{table}")["seat"] is None


def test_a_device_that_holds_the_seat_already_is_told_so_and_uses_nothing_up(browser, url):
    with a_page(browser) as mia, a_page(browser) as phone:
        table = sit(mia, url)
        link = make_link(mia, table)
        mia.goto("about:blank")
        mia.goto(link)
        mia.get_by_role("heading", name="You play from this device already").wait_for()
        assert mia.get_by_text("The link was not used up").is_visible()
        assert mia.get_by_role("button", name="Take the seat").count() == 0
        mia.get_by_role("button", name="To your seat").click()
        mia.wait_for_selector(".actions .buttons button")

        take(phone, link)
        assert devices(mia, table) == 2


def test_a_device_with_another_seat_is_told_that_it_keeps_that_one(browser, url):
    with a_page(browser) as mia, a_page(browser) as leo:
        table = set_up(mia, url, others=[None])
        leo.goto(f"{url}/t/{table}")
        leo.get_by_label("Your name").fill("Leo")
        leo.get_by_label("Your name").press("Tab")
        leo.get_by_role("button", name="Sit here").click()
        leo.wait_for_selector(".player.own")
        link = make_link(mia, table)
        leo.goto("about:blank")
        leo.goto(link)
        leo.get_by_role("heading", name="This device holds another seat").wait_for()

        assert leo.get_by_text("This link holds seat 1, Mia").is_visible()
        assert leo.get_by_text("On this device you hold seat 2, Leo").is_visible()
        assert leo.get_by_role("button", name="Take the seat").count() == 0
        leo.get_by_role("button", name="To your seat").click()
        leo.wait_for_selector(".player.own")
        assert devices(mia, table) == 1


def test_a_seat_that_is_open_on_too_many_devices_is_not_taken_and_the_link_stays_unused(browser, url):
    with a_page(browser) as mia, a_page(browser, allowed=REFUSED) as leo:
        table = sit(mia, url)
        for number in range(MOST_DEVICES - 1):
            key = make_link(mia, table).partition("#")[2]
            token = f"Bearer {str(number).rjust(32, 'd')}"
            mia.request.post(
                f"{url}/api/tables/{table}/claim", headers={"cookie": "", "authorization": token}, data={"key": key}
            )
        assert devices(mia, table) == MOST_DEVICES
        question(leo, make_link(mia, table))
        leo.get_by_role("button", name="Take the seat").click()
        leo.get_by_role("alert").get_by_text("Sign the others out on one of them, then try again.").wait_for()
        assert leo.get_by_role("button", name="Take the seat").is_enabled()


def test_a_link_that_cannot_be_looked_at_for_now_is_looked_at_again(browser, url):
    with a_page(browser) as mia, a_page(browser, allowed=CUT) as phone:
        table = sit(mia, url)
        phone.route("**/link/look*", lambda route: route.abort())
        phone.goto(make_link(mia, table))
        phone.get_by_role("heading", name="The link could not be checked yet").wait_for()
        assert phone.get_by_role("alert").get_by_text("The house cannot be reached").is_visible()
        phone.unroute("**/link/look*")
        phone.get_by_role("button", name="Try again").click()

        phone.get_by_role("heading", name="Play from this device?").wait_for()


def test_at_a_table_without_spectators_whoever_declines_goes_to_the_foyer(browser, url):
    with a_page(browser) as mia, a_page(browser, allowed=REFUSED) as leo:
        table = sit(mia, url, spectators=False)
        link = make_link(mia, table)
        question(leo, link)
        assert leo.get_by_role("button", name="Only watch").count() == 0
        leo.get_by_role("button", name="To the foyer").click()
        leo.wait_for_selector(".games")
        assert devices(mia, table) == 1


def test_a_link_to_no_table_says_that_there_is_none(browser, url):
    with a_page(browser, allowed=[*REFUSED, "WebSocket"]) as page:
        page.goto(f"{url}/t/nosuchtable23456#{'x' * 32}")
        page.wait_for_selector("text=This table cannot be opened")
        assert page.get_by_text("There is no table").is_visible()


def test_the_plain_page_asks_before_it_takes_a_seat(browser, url):
    """The page of a house whose browser's table was not built."""
    with a_page(browser) as mia, a_page(browser, allowed=["404"]) as leo:
        table = sit(mia, url)
        link = make_link(mia, table)
        page = PLAIN.read_text("utf-8").replace("<head>", '<head><base href="/">')
        leo.route(re.compile(f"/t/{table}$"), lambda route: route.fulfill(body=page, content_type="text/html"))
        leo.goto(link)
        leo.get_by_text("seat 1, Mia").wait_for()
        leo.get_by_role("button", name="Leave it").click()
        leo.get_by_text("none yet").wait_for()
        assert (devices(mia, table), "#" in leo.url) == (1, False)

        leo.goto("about:blank")
        leo.goto(link)
        leo.get_by_role("button", name="Take the seat").click()
        leo.get_by_role("link", name="Mia").wait_for()
        assert devices(mia, table) == 2


# In the menu.


def test_the_menu_says_what_an_own_link_is_and_when_it_was_used(browser, url):
    with a_page(browser) as mia, a_page(browser) as phone:
        sit(mia, url)
        open_menu(mia)
        mia.get_by_text("Your seat is open on this device only.").wait_for()
        assert mia.get_by_role("button", name="Sign the others out").count() == 0
        mia.get_by_role("button", name="Play on another device").press("Enter")
        told = mia.locator("aside details > [role=status]:not(.unseen)")
        told.get_by_text("It opens your seat once, within 10 minutes").wait_for()
        code = mia.get_by_role("img", name="The link to your seat as a QR code")
        until(mia, lambda: code.evaluate("image => image.naturalWidth > 0"))
        assert barriers(mia, "aside") == []

        take(phone, mia.locator(".link").inner_text())
        mia.get_by_text("The link has been used").wait_for()
        assert mia.get_by_text("Your seat is open on 2 devices").is_visible()
        assert (mia.locator(".link").count(), code.count()) == (0, 0)
        open_menu(phone)
        phone.get_by_text("Your seat is open on 2 devices").wait_for()


def test_a_link_whose_time_is_over_is_not_shown_any_more(browser, url):
    with a_page(browser, allowed=CUT) as page:
        page.clock.install()
        sit(page, url)
        open_menu(page)
        page.get_by_role("button", name="Play on another device").click()
        page.wait_for_selector(".link")
        page.clock.fast_forward(599_000)
        assert page.locator(".link").count() == 1
        page.clock.fast_forward(2_000)
        page.get_by_text("The link’s time is over").wait_for()
        assert page.locator(".link").count() == 0


def test_the_others_are_signed_out_after_one_more_question_and_both_sides_are_told(browser, url):
    with a_page(browser) as mia, a_page(browser, viewport=PHONE) as phone:
        table = sit(mia, url)
        take(phone, make_link(mia, table))
        open_menu(mia)
        mia.get_by_text("Your seat is open on 2 devices").wait_for()
        mia.get_by_role("button", name="Sign the others out").press("Enter")
        assert mia.evaluate("document.activeElement.textContent") == "Really sign the others out?"
        assert mia.locator("aside .unseen[role=status]").text_content() == "Really sign the others out?"
        mia.keyboard.press("Escape")
        assert devices(mia, table) == 2
        mia.keyboard.press("Enter")
        mia.keyboard.press("Enter")

        told = mia.locator("aside details > [role=status]:not(.unseen)")
        told.get_by_text("The others are signed out.").wait_for()
        assert mia.evaluate("document.activeElement.textContent") == "Your seat is open on this device only."
        assert devices(mia, table) == 1

        phone.get_by_role("heading", name="This device was signed out").wait_for()
        assert phone.get_by_text("It held seat 1, Mia, at this table").is_visible()
        assert phone.get_by_text("Another device that holds this seat has signed this one out.").is_visible()
        assert phone.locator("[role=status]", has_text="This device was signed out").count() == 1
        assert phone.locator("main .card").count() == 0, "no hand is left on it"
        assert not phone.title().startswith("★")
        assert barriers(phone) == []
        assert phone.evaluate(STICKING_OUT) == []

        phone.reload()
        phone.get_by_role("heading", name="This device was signed out").wait_for()
        phone.get_by_role("button", name="Only watch").click()
        phone.get_by_text("You are watching").wait_for()
        phone.reload()
        phone.get_by_text("You are watching").wait_for()
        assert phone.get_by_text("This device was signed out").count() == 0, "once it was read, it is not told again"


def test_a_device_that_was_signed_out_while_it_was_away_is_told_when_it_comes_back(browser, url):
    with a_page(browser) as mia, a_page(browser) as phone:
        table = sit(mia, url)
        take(phone, make_link(mia, table))
        phone.goto(url)
        phone.wait_for_selector(".games")
        ask(mia, f"/{table}/sign-out", {})

        phone.goto(f"{url}/t/{table}")
        phone.get_by_role("heading", name="This device was signed out").wait_for()
        assert phone.get_by_text("Meanwhile another device").is_visible()
        assert phone.locator("main .card").count() == 0
        take(phone, make_link(mia, table))
        phone.reload()
        phone.wait_for_selector(".player.own")
        assert phone.get_by_text("This device was signed out").count() == 0, "it holds the seat again"


def test_whoever_left_a_seat_before_the_game_was_not_signed_out(browser, url):
    with a_page(browser) as mia, a_page(browser) as leo:
        table = new_table(mia, url, players=3, others=[None, None])
        leo.goto(f"{url}/t/{table}")
        leo.get_by_role("button", name="Sit here").first.click()
        leo.get_by_role("button", name="Leave this seat").click()
        leo.get_by_role("button", name="Sit here").first.wait_for()
        leo.reload()
        leo.get_by_role("button", name="Sit here").first.wait_for()
        assert leo.get_by_text("This device was signed out").count() == 0
