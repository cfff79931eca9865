"""Before the game: the way in for friends, guests without a name, and seats that are taken, left and freed, also by keyboard and by ear."""

from __future__ import annotations

import contextlib
import json
import re

from playwright.sync_api import expect

from mewseum.core.words import LANGUAGES
from tests.server.deals import ready_in, reveal_in
from tests.server.proxies import free_port
from tests.web.foretold import House, house
from tests.web.pages import PHONE, STICKING_OUT, a_page, barriers, set_up, speak

NO_CLIPBOARD = "Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined })"
"""As on a page that was opened without https, at home for example."""
NO_COPYING = "document.execCommand = () => false"


def wait_with_friends(page, url, **wish):
    table = set_up(page, url, **{"others": [None], **wish})
    page.wait_for_selector(".link")
    return table


def test_the_link_is_copied_by_the_clipboard(browser, url):
    with a_page(browser, permissions=["clipboard-read", "clipboard-write"]) as page:
        table = wait_with_friends(page, url)
        page.get_by_role("button", name="Copy the link").click()

        page.get_by_text("Copied").wait_for()
        assert page.evaluate("navigator.clipboard.readText()") == f"{url}/t/{table}"


def test_without_a_clipboard_the_link_is_copied_the_old_way(browser, url):
    with a_page(browser) as page:
        page.add_init_script(NO_CLIPBOARD)
        page.add_init_script("addEventListener('copy', () => (window.copied = String(getSelection())))")
        table = wait_with_friends(page, url)
        page.get_by_role("button", name="Copy the link").click()

        page.get_by_text("Copied").wait_for()
        assert page.evaluate("window.copied") == f"{url}/t/{table}"


def test_where_nothing_may_be_copied_the_link_is_selected_and_that_is_said(browser, url):
    with a_page(browser) as page:
        page.add_init_script(NO_CLIPBOARD)
        page.add_init_script(NO_COPYING)
        table = wait_with_friends(page, url)
        page.get_by_role("button", name="Copy the link").click()

        page.get_by_text("The link is selected").wait_for()
        assert page.get_by_text("Copied").count() == 0
        assert page.evaluate("String(getSelection())") == f"{url}/t/{table}"


def test_a_house_for_one_computer_says_how_to_open_it_and_the_room_how_the_game_begins(browser, url):
    with a_page(browser, viewport=PHONE) as page:
        wait_with_friends(page, url)

        assert page.get_by_text("mewseum serve --host 0.0.0.0").is_visible()
        assert page.get_by_alt_text("QR").count() == 0, "a code that leads a phone to itself helps nobody"
        assert page.get_by_text("The game begins by itself").is_visible()
        assert barriers(page) == []


def test_a_house_for_others_shows_a_code_that_a_phone_can_read(browser, tmp_path):
    port = free_port()
    known_as = f"http://cats.test:{port}"
    tables = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    opened = House(tables, "--public-url", known_as, port=port, url=f"http://127.0.0.1:{port}")
    with contextlib.closing(opened), a_page(browser, allowed=["Opener-Policy"], viewport=PHONE) as page:
        table = wait_with_friends(page, known_as)
        code = page.get_by_alt_text("QR")
        code.wait_for()

        assert page.get_by_text("mewseum serve").count() == 0
        assert code.get_attribute("src").endswith(f"/t/{table}/qr.svg")
        assert code.evaluate("image => image.decode().then(() => image.naturalWidth)") > 0
        assert code.bounding_box()["width"] >= 150
        assert barriers(page) == []
        page.goto(f"{known_as}/t/{table}?screen")
        on_screen = page.locator(".waiting img")
        assert on_screen.evaluate("image => image.decode().then(() => image.naturalWidth)") > 100
        assert page.get_by_text("mewseum serve").count() == 0


def hear_until(socket, deaf):
    """A page that hears nothing any more once it is deaf."""
    house = socket.connect_to_server()
    house.on_message(lambda message: None if deaf else socket.send(message))


def test_guests_without_a_name_are_numbered_also_when_two_sit_down_at_once(browser, url):
    with a_page(browser) as host, a_page(browser, allowed=["409", "422", "400"]) as second, a_page(browser) as third:
        table = wait_with_friends(host, url, players=4, others=[None, None, None], name="Guest")
        deaf = []
        second.route_web_socket("**/live*", lambda socket: hear_until(socket, deaf))
        for page in (second, third):
            page.goto(f"{url}/t/{table}")
            page.get_by_role("button", name="Sit here").first.wait_for()
        name, seat = second.get_by_label("Your name"), second.get_by_role("button", name="Sit here").first
        assert name.bounding_box()["y"] < seat.bounding_box()["y"], "first the name, then the seat"
        assert name.get_attribute("placeholder") == "Guest 2"

        deaf.append(True)
        third.get_by_role("button", name="Sit here").first.click()
        host.locator("li", has_text="Guest 2").wait_for()
        assert name.get_attribute("placeholder") == "Guest 2", "the second has not heard of it"
        second.get_by_role("button", name="Sit here").last.click()
        host.locator("li", has_text="Guest 3").wait_for()


def test_everybody_sees_which_seat_is_the_own_one(page, url):
    wait_with_friends(page, url, others=[None, "kitten"], players=3)

    assert page.locator("li", has_text="Mia (you)").is_visible()
    assert page.get_by_text("(you)").count() == 1


def test_on_a_phone_the_way_home_the_rules_and_the_language_share_a_row(browser, url):
    with a_page(browser, viewport=PHONE, locale="pl") as page:
        wait_with_friends(page, url)
        boxes = [
            page.locator(f".page > header {one}").first.bounding_box() for one in (".home", "button.quiet", "select")
        ]

        middles = [box["y"] + box["height"] / 2 for box in boxes]
        assert max(middles) - min(middles) < 4


# Seats are taken, left and freed.

JOIN = """([table, name, seat]) => fetch(`./api/tables/${table}/join`, {
  method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ id: name, name, seat }),
})"""


def sit_down(page, url, table, name="Tom", seat=2):
    """As a friend does who has got the link."""
    page.goto(f"{url}/t/{table}")
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name=f"Sit here, Seat {seat}").press("Enter")
    page.locator("li", has_text=f"{name} (you)").wait_for()


def sit_unready(page, url, table, name="Tom", seat=2):
    """As a seat that is kept for somebody after a game: it is theirs, but they have not said that they are ready."""
    page.goto(url)
    page.evaluate(JOIN, [table, name, seat - 1])
    page.goto(f"{url}/t/{table}")
    page.locator("li", has_text=f"{name} (you)").wait_for()


def button(page, name):
    return page.get_by_role("button", name=name, exact=True)


def told(page):
    """What is told to whoever does not see the seats."""
    return page.locator("main > [role=status]")


NAME = "(element) => element.ariaLabel ?? element.textContent.trim().slice(0, 60)"


def keyboard_at(page):
    return page.evaluate(f"({NAME})(document.activeElement)")


def test_the_host_frees_the_seat_of_somebody_who_left_and_the_game_begins_without_them(browser, url):
    with a_page(browser) as host:
        table = wait_with_friends(host, url, players=4, others=[None, None, "kitten"])
        with a_page(browser) as tom:
            sit_unready(tom, url, table)
            lines = host.locator("li", has_text="Tom")
            expect(lines).to_contain_text("not ready yet")
            assert "away" not in lines.inner_text()
        expect(lines).to_contain_text("away", timeout=15_000)

        button(host, "Free this seat, Tom").press("Enter")
        lines.wait_for(state="detached")
        assert keyboard_at(host) == "Seat a bot, Seat 2"
        expect(told(host)).to_have_text("The seat of Tom is free again. Seats taken: 2 of 4.")
        host.keyboard.press("Enter")
        host.locator("li", has_text="Prowler").wait_for()
        assert keyboard_at(host) == "Seat a bot, Seat 3"
        expect(told(host)).to_have_text("Prowler has sat down. Seats taken: 3 of 4.")
        host.keyboard.press("Enter")
        host.wait_for_selector(".player")
        expect(host.locator("body:focus, body:not(:has(:focus))")).to_have_count(0)


def test_a_bot_is_sent_away_and_the_keyboard_goes_on_at_the_seats_that_are_open(page, url):
    wait_with_friends(page, url, players=3, others=["kitten", None])
    button(page, "Free this seat, Kitten").press("Enter")
    button(page, "Seat a bot, Seat 2").wait_for()
    assert keyboard_at(page) == "Seat a bot, Seat 2"
    assert page.get_by_role("button", name="Free this seat").count() == 0, "the host stays"

    button(page, "Seat a bot, Seat 3").press("Enter")
    button(page, "Free this seat, Prowler").wait_for()
    assert keyboard_at(page) == "Seat a bot, Seat 2"


def test_a_guest_leaves_the_seat_and_may_sit_down_again(browser, url):
    with a_page(browser) as host, a_page(browser) as tom:
        table = wait_with_friends(host, url, players=3, others=[None, None])
        sit_down(tom, url, table)
        expect(told(host)).to_have_text("Tom has sat down. Seats taken: 2 of 3.")
        assert tom.get_by_role("button", name="seat").count() == 1, "nobody else's seat is a guest's to free"
        button(tom, "Leave this seat, Tom").press("Enter")

        button(tom, "Sit here, Seat 2").wait_for()
        assert keyboard_at(tom) == "Sit here, Seat 2"
        assert tom.get_by_role("button", name="I am ready").count() == 0
        expect(told(host)).to_have_text("The seat of Tom is free again. Seats taken: 1 of 3.")
        expect(tom.locator(".lost")).to_have_count(0)
        assert keyboard_at(tom) == "Sit here, Seat 2"
        tom.keyboard.press("Enter")
        button(host, "Free this seat, Tom").wait_for()


def test_whoever_is_sent_away_sees_it_and_hears_it(browser, url):
    with a_page(browser) as host, a_page(browser) as tom:
        table = wait_with_friends(host, url, players=3, others=[None, None])
        sit_down(tom, url, table)
        expect(told(tom)).to_have_text("Tom has sat down. Seats taken: 2 of 3.")
        button(host, "Free this seat, Tom").click()

        button(tom, "Sit here, Seat 2").wait_for()
        expect(told(tom)).to_have_text("The seat of Tom is free again. Seats taken: 1 of 3.")
        assert tom.get_by_text("(you)").count() == 0


def test_it_is_told_who_sits_down_and_who_is_ready_but_not_what_was_so_before(browser, url):
    with a_page(browser) as host, a_page(browser) as tom, a_page(browser) as rex:
        table = wait_with_friends(host, url, players=4, others=[None, None, "kitten"])
        host.wait_for_timeout(600)
        assert told(host).text_content() == ""
        same = told(host).element_handle()
        sit_unready(tom, url, table)
        expect(told(host)).to_have_text("Tom has sat down. Seats taken: 3 of 4.")
        tom.wait_for_timeout(600)
        assert told(tom).text_content() == ""
        sit_down(rex, url, table, "Rex", 3)
        expect(told(host)).to_have_text("Rex has sat down. Seats taken: 4 of 4.")
        expect(told(rex)).to_have_text("Rex has sat down. Seats taken: 4 of 4.")
        assert keyboard_at(rex) == "Seats", "the page was opened anew, and the keyboard is still at the seats"
        assert same.evaluate("element => element.isConnected"), "an element that comes with its text is not read out"

        rex.reload()
        rex.locator("li", has_text="Rex (you)").wait_for()
        rex.wait_for_timeout(600)
        assert told(rex).text_content() == ""


def test_who_is_ready_keeps_the_keyboard_and_the_others_hear_it(browser, url):
    with a_page(browser) as host, a_page(browser) as tom:
        table = wait_with_friends(host, url, players=3, others=[None, None])
        sit_unready(tom, url, table)
        button(tom, "I am ready").press("Enter")

        button(tom, "I am ready").wait_for(state="detached")
        assert keyboard_at(tom) == "Seats"
        expect(told(host)).to_have_text("Tom is ready.")


def test_the_buttons_of_the_seats_are_told_apart_by_their_names(browser, url):
    with a_page(browser) as host, a_page(browser) as tom:
        table = wait_with_friends(
            host, url, players=6, others=["kitten", "kitten", None, None, None], game="catham-city"
        )
        sit_down(tom, url, table, seat=4)
        for page, count in ((host, 5), (tom, 1)):
            buttons = page.locator("li button")
            expect(buttons).to_have_count(count)
            assert len({one.evaluate(NAME) for one in buttons.all()}) == count
            assert barriers(page) == []


def test_seats_and_their_buttons_fit_a_narrow_phone_in_every_language(browser, url):
    narrow = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
    with a_page(browser, **narrow) as host, a_page(browser, **narrow) as tom:
        table = wait_with_friends(host, url, players=4, others=["burglar", None, None])
        sit_unready(tom, url, table, "W" * 24, 3)
        host.locator("li", has_text="WWW").wait_for()
        for page in (host, tom):
            for language in LANGUAGES:
                speak(page, language)
                assert page.evaluate(STICKING_OUT) == []
                heights = [one.bounding_box()["height"] for one in page.locator("li button").all()]
                assert heights
                assert min(heights) >= 44


def test_what_is_refused_in_the_waiting_room_is_said_there(browser, url):
    with a_page(browser) as host, a_page(browser) as tom:
        deaf = []

        def hear(socket):
            house = socket.connect_to_server()
            house.on_message(lambda message: None if deaf and '"news"' in message else socket.send(message))

        host.route_web_socket("**/live*", hear)
        table = wait_with_friends(host, url, players=3, others=[None, None])
        button(host, "Seat a bot, Seat 2").wait_for()
        deaf.append(True)
        sit_down(tom, url, table)
        button(host, "Seat a bot, Seat 2").click()

        expect(host.get_by_role("alert")).to_contain_text("taken")


def test_whoever_takes_the_last_seat_by_keys_goes_on_by_keys(browser, url):
    with a_page(browser) as host, a_page(browser) as tom:
        table = wait_with_friends(host, url)
        tom.goto(f"{url}/t/{table}")
        tom.get_by_role("button", name="Sit here").press("Enter")
        tom.wait_for_selector(".player")
        expect(tom.locator("body:not(:has(:focus))")).to_have_count(0)
        assert tom.evaluate("document.activeElement.closest('.actions') !== null")


# A deal that does not come about.


def show(page, alter):
    """Of whatever the page is told about the table, `alter` changes what is told about now."""

    def tell(socket, text):
        message = json.loads(text)
        if "now" in message:
            alter(message["now"])
        socket.send(json.dumps(message))

    def between(socket):
        server = socket.connect_to_server()
        server.on_message(lambda text: tell(socket, text))

    page.route_web_socket(re.compile("/live"), between)


def given_up(rounds, *, freed=True):
    """So many rounds were given up, for want of Leo's number."""

    def alter(now):
        past = [{"round": number, "names": ["Leo"], "freed": freed} for number in range(1, rounds + 1)]
        now["dealing"] |= {"round": rounds + 1, "past": past}
        now["seats"][0]["ready"] = False

    return alter


def test_it_is_said_who_withheld_a_number_and_that_they_lost_the_seat(browser, url):
    for freed, said in ((True, "loses their seat"), (False, "the host frees the seat")):
        with a_page(browser, viewport=PHONE) as page:
            show(page, given_up(1, freed=freed))
            wait_with_friends(page, url)
            expect(page.get_by_role("alert")).to_contain_text("did not come from: Leo")
            expect(page.get_by_role("alert")).to_contain_text(said)
            expect(page.get_by_role("button", name="I am ready")).to_be_visible()
            expect(page.get_by_role("button", name="Seat a bot").first).to_be_visible()


def test_where_too_many_rounds_were_given_up_it_is_said_that_the_table_deals_no_more(browser, url):
    with a_page(browser, viewport=PHONE) as page:
        show(page, given_up(3))
        wait_with_friends(page, url)
        expect(page.get_by_role("alert")).to_contain_text("deals no more: 3 rounds")
        for language in LANGUAGES:
            speak(page, language)
            expect(page.get_by_role("alert")).to_contain_text("Leo")
            assert page.locator("[data-act]").count() == 0, "nothing is offered that would be refused"
            assert page.evaluate(STICKING_OUT) == []


def test_it_is_said_whom_the_deal_waits_for(browser, url):
    def alter(now):
        for seat in now["seats"]:
            seat |= {"name": seat["name"] or "Leo", "ready": True}
        now["seats"][1]["away"] = True

    with a_page(browser, viewport=PHONE) as page:
        show(page, alter)
        wait_with_friends(page, url)
        expect(page.get_by_text("as soon as somebody is back: Leo")).to_be_visible()


def test_a_round_without_a_number_is_given_up_and_everybody_sees_whose_number_did_not_come(browser, tmp_path):
    """Leo commits to a number and withholds it, until the house waits no longer."""
    with house(tmp_path, "--thinkers", "0", "--grace", "0") as opened, a_page(browser, viewport=PHONE) as mia:
        table = wait_with_friends(mia, opened.url)
        at = f"{opened.url}/api/tables/{table}"

        def post(path, data, token=""):
            shown = {"authorization": f"Bearer {token}"} if token else {}
            answer = mia.request.post(f"{at}/{path}", headers={"cookie": "", **shown}, data=data)
            assert answer.status == 200, answer.text()
            return answer.json()

        leo = post("join", {"name": "Leo", "id": "1"}, "leo".ljust(32, "x"))
        post("do", ready_in(leo), leo["token"])
        mia.get_by_text("Numbers for the deal that have come: 1 of 2.").wait_for()
        alert = mia.get_by_role("alert").filter(has_text="The deal was given up")
        alert.wait_for(timeout=60_000)

        assert "did not come from: Leo" in alert.inner_text()
        assert "Mia" not in alert.inner_text(), "hers has come"
        assert mia.get_by_role("button", name="Seat a bot").first.is_visible(), "Leo has lost the seat"
        assert mia.evaluate(STICKING_OUT) == []
        assert barriers(mia) == []
        box = alert.bounding_box()
        assert 0 <= box["y"] <= PHONE["height"] - box["height"], "nobody has to look for it"

        with a_page(browser) as guest:
            guest.goto(f"{opened.url}/t/{table}")
            guest.get_by_role("alert").filter(has_text="did not come from: Leo").wait_for()

        leo = post("join", {"name": "Leo", "id": "2"}, "leo".ljust(32, "x"))
        mia.get_by_role("button", name="I am ready").click()
        dealing = mia.request.get(at).json()["now"]["dealing"]
        again = {**leo, "round": dealing["round"], "commitment": dealing["commitment"]}
        post("do", {**ready_in(again), "id": "ready again"}, leo["token"])
        post("do", reveal_in(again), leo["token"])
        mia.wait_for_selector("main .player")
