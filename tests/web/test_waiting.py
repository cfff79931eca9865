"""Before the game: the way in for friends, also where the browser keeps the clipboard for itself, and guests without a name."""

from __future__ import annotations

import contextlib

from tests.server.proxies import free_port
from tests.web.foretold import House
from tests.web.pages import PHONE, a_page, barriers, set_up

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
        host.get_by_text("Guest 2").wait_for()
        assert name.get_attribute("placeholder") == "Guest 2", "the second has not heard of it"
        second.get_by_role("button", name="Sit here").last.click()
        host.get_by_text("Guest 3").wait_for()


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
