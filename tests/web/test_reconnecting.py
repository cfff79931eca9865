"""Connections are lost and come back; two devices sit at one seat; a table may be gone or damaged."""

from __future__ import annotations

import time

import pytest

from tests.relays import relay
from tests.server.hands import hands_in
from tests.server.test_damage import alter_the_setup
from tests.web.foretold import House, house
from tests.web.pages import STICKING_OUT, a_page, barriers, set_up, until

NOTICED = 5.0
"""Seconds after which a dead connection has been noticed."""
BUSY = 20.0
"""Seconds by which a machine that does much else may be late. That it is five is held without a clock: web/tests/listening.test.ts."""
ANSWERED = 6000
"""Milliseconds after which the house's first ping has been answered, also by a busy machine. For that one a house is more patient."""
LOST = ["WebSocket", "net::ERR", "503", "Failed to load resource"]
"""What a browser itself says of a lost connection."""


def seen(page):
    """What the table looks like, in words; which cards have come lately is a mark that only the page itself remembers."""
    page.wait_for_timeout(400)
    return [
        page.locator(place).all_inner_texts()
        for place in (
            "[aria-label='Your hand'] .card > .unseen:first-child",
            "[aria-label='Market'] .card > .unseen:first-child",
            ".deck b",
            ".actions .prompt",
        )
    ]


def recruit(page):
    page.wait_for_selector(".actions .buttons button", timeout=15_000)
    page.get_by_role("button", name="Recruit: deck").first.click()


def test_a_house_that_closes_in_the_middle_is_missed_and_found_again_with_everything(browser, tmp_path):
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    first = House(database, "--pace", "0", "--thinkers", "0")
    port = int(first.url.rpartition(":")[2])
    try:
        with a_page(browser, allowed=LOST) as page:
            set_up(page, first.url, options={"first": 0})
            recruit(page)
            page.wait_for_selector("text=second card")
            before = seen(page)
            first.kill()
            page.wait_for_selector("text=Connection lost")
            assert page.locator("[role=status]", has_text="Connection lost").count() == 1
            assert seen(page)[:3] == before[:3]  # what was there stays there

            second = House(database, "--pace", "0", "--thinkers", "0", port=port)
            try:
                page.wait_for_selector(".away", state="detached", timeout=30_000)
                assert seen(page) == before
                recruit(page)
                until(page, lambda: page.locator(".deck b").inner_text() != before[2][0])
                page.wait_for_timeout(500)
                shown = seen(page)
                page.reload()
                page.wait_for_selector(".actions")
                assert seen(page) == shown
            finally:
                second.close()
    finally:
        if first.process.poll() is None:
            first.close()


def test_a_move_made_while_the_connection_is_lost_is_made_once_when_it_is_back(browser, tmp_path):
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    first = House(database, "--pace", "0", "--thinkers", "0")
    port = int(first.url.rpartition(":")[2])
    with a_page(browser, allowed=LOST) as page:
        set_up(page, first.url, options={"first": 0})
        page.wait_for_selector(".actions .buttons button")
        cards = page.locator("[aria-label='Your hand'] .card").count()
        first.kill()
        page.wait_for_selector(".away")
        recruit(page)
        second = House(database, "--pace", "0", "--thinkers", "0", port=port)
        try:
            page.wait_for_selector(".away", state="detached", timeout=30_000)
            page.wait_for_selector("text=second card")
            assert page.locator("[aria-label='Your hand'] .card").count() == cards + 1
        finally:
            second.close()


def test_two_devices_at_one_seat_stay_in_step(browser, url):
    with a_page(browser) as desk, a_page(browser, viewport={"width": 390, "height": 844}) as phone:
        table = set_up(desk, url, options={"first": 0})
        desk.wait_for_selector(".actions .buttons button")
        desk.get_by_text("Table", exact=True).click()
        desk.get_by_role("button", name="Play on another device").click()
        desk.wait_for_selector(".link")
        link = desk.locator(".link").inner_text()
        assert f"/t/{table}#" in link

        phone.goto(link)
        phone.get_by_role("button", name="Take the seat").click()
        phone.wait_for_selector(".actions .buttons button")
        assert "#" not in phone.url  # the key is not left in the address
        until(phone, lambda: seen(phone) == seen(desk))
        recruit(phone)
        desk.wait_for_selector("text=second card")
        until(phone, lambda: seen(phone) == seen(desk))
        desk.get_by_role("button", name="Recruit: deck").first.click()
        phone.wait_for_selector("text=second card", state="detached")
        desk.wait_for_selector("text=second card", state="detached")
        until(phone, lambda: seen(phone) == seen(desk))


def test_an_old_tab_of_a_table_that_is_gone_gets_a_friendly_page(browser, tmp_path):
    first = House(f"sqlite:///{tmp_path / 'one.sqlite'}", "--pace", "0", "--thinkers", "0")
    port = int(first.url.rpartition(":")[2])
    with a_page(browser, allowed=LOST) as page:
        set_up(page, first.url)
        page.wait_for_selector(".actions")
        first.kill()
        page.wait_for_selector(".away")
        second = House(f"sqlite:///{tmp_path / 'another.sqlite'}", "--pace", "0", "--thinkers", "0", port=port)
        try:
            page.wait_for_selector("text=This table cannot be opened", timeout=30_000)
            assert page.get_by_text("There is no table").is_visible()
            page.get_by_role("button", name="To the foyer").click()
            page.wait_for_selector(".games")
        finally:
            second.close()


@pytest.mark.parametrize("path", ["t/nosuchtable23456", "t/nosuchtable23456?screen"])
def test_a_link_to_no_table_says_so(browser, tmp_path, path):
    with house(tmp_path, "--thinkers", "0") as opened, a_page(browser, allowed=LOST) as page:
        page.goto(f"{opened.url}/{path}")

        page.wait_for_selector("text=This table cannot be opened")
        assert page.get_by_text("There is no table").is_visible()


def story_of(page):
    return [line for line in page.locator(".story li, aside ol li").all_inner_texts() if line]


def test_what_happened_while_the_connection_was_lost_is_told_when_it_is_back(browser, url):
    with a_page(browser, allowed=LOST) as page, a_page(browser) as friend:
        table = set_up(page, url, players=2, others=[None], options={"first": 1})
        friend.goto(f"{url}/t/{table}")
        friend.get_by_label("Your name").fill("Leo")
        friend.get_by_label("Your name").press("Tab")
        friend.get_by_role("button", name="Sit here").click()
        friend.wait_for_selector(".actions .buttons button")
        page.context.set_offline(True)
        page.evaluate("window.dispatchEvent(new Event('offline'))")
        cut = page.context.new_cdp_session(page)
        cut.send("Network.enable")
        cut.send(
            "Network.emulateNetworkConditions",
            {"offline": True, "latency": 0, "downloadThroughput": 0, "uploadThroughput": 0},
        )
        recruit(friend)
        friend.wait_for_selector("text=second card")
        recruit(friend)
        friend.wait_for_selector("text=Waiting for")
        page.context.set_offline(False)
        cut.detach()

        page.wait_for_selector("text=Leo recruits a card from the draw deck", timeout=30_000)
        until(page, lambda: sum("Leo recruits" in line for line in story_of(page)) == 2)


def test_a_story_that_comes_late_tells_nothing_twice(browser, url):
    with a_page(browser) as page:
        held = []
        page.route("**/replay*", lambda route: held.append(route))
        set_up(page, url, players=2, others=["kitten"], options={"first": 0})
        recruit(page)
        page.wait_for_selector("text=Mia recruits from the draw deck")
        until(page, lambda: held != [])
        held[0].continue_()
        until(page, lambda: any("Mia starts" in line for line in story_of(page)))
        assert sum("Mia recruits from the draw deck" in line for line in story_of(page)) == 1


@pytest.mark.parametrize("ways", [("there",), ("back",), ("there", "back")], ids="+".join)
def test_a_connection_that_dies_without_a_word_is_noticed_and_the_move_on_its_way_is_made_once(browser, url, ways):
    with relay(url) as between, a_page(browser, allowed=LOST) as page:
        set_up(page, between.url, options={"first": 0})
        page.wait_for_selector(".actions .buttons button")
        page.wait_for_timeout(ANSWERED)
        assert page.locator(".away").count() == 0
        cards = page.locator("[aria-label='Your hand'] .card").count()
        between.freeze(*ways)
        began = time.monotonic()
        recruit(page)
        page.wait_for_selector(".prompt:has-text('On its way: Recruit')", timeout=3000)
        page.wait_for_selector("[role=status]:text-matches('Connection lost|Connected again')", state="attached")
        assert time.monotonic() - began < NOTICED + BUSY

        page.wait_for_selector(".away", state="detached", timeout=20_000)
        page.wait_for_selector("text=second card", timeout=15_000)
        assert page.locator("[aria-label='Your hand'] .card").count() == cards + 1
        assert page.locator("[role=status]", has_text="Connected again").count() == 1


def test_a_house_that_cannot_be_reached_is_tried_again_until_it_can(browser, url):
    with relay(url) as between, a_page(browser, allowed=LOST) as page:
        set_up(page, between.url)
        page.wait_for_selector(".actions .buttons button")
        between.freeze(new=True)
        page.wait_for_selector(".away", timeout=10_000)
        page.wait_for_timeout(3000)
        assert page.locator(".away").count() == 1
        between.thaw()
        page.wait_for_selector(".away", state="detached", timeout=30_000)


def test_a_device_without_a_network_looks_twice_before_it_says_so(browser, url):
    """A house on the same device is there without any network."""
    with relay(url) as between, a_page(browser, allowed=LOST) as page:
        set_up(page, between.url)
        page.wait_for_selector(".actions .buttons button")
        page.evaluate("dispatchEvent(new Event('offline'))")
        page.wait_for_timeout(4000)
        assert page.locator(".away").count() == 0
        between.freeze(new=True)  # or it would be there again at once
        page.evaluate("dispatchEvent(new Event('offline'))")
        page.wait_for_selector(".away")


# Damage.


def damage(database, table):
    """Alter what is stored of a table, so that it could still be read."""
    with hands_in(database) as do:
        alter_the_setup(do, table, "")


@pytest.mark.parametrize("language", ["en", "de"])
def test_whoever_opens_a_damaged_table_is_told_so_and_plays_on_at_another(browser, tmp_path, language):
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    before = House(database, "--pace", "0", "--thinkers", "0")
    port = int(before.url.rpartition(":")[2])
    with a_page(browser, allowed=[*LOST, "410"], locale=language) as page:
        other = set_up(page, before.url, game="meow", options={"first": 0})
        page.wait_for_selector(".actions .buttons button")
        table = set_up(page, before.url)
        page.wait_for_selector(".actions .buttons button")
        before.close()
        damage(database, table)
        later = House(database, "--pace", "0", "--thinkers", "0", port=port)
        try:
            title, said = {
                "en": ("This table cannot be opened", "is damaged, so it was set aside as it is"),
                "de": (
                    "Dieser Tisch lässt sich nicht öffnen",
                    "ist beschädigt. Er wurde so, wie er ist, beiseitegestellt",
                ),
            }[language]
            page.get_by_role("heading", name=title).wait_for(timeout=30_000)
            assert page.get_by_text(said).is_visible(), "who was there is told"
            assert page.locator("main .card").count() == 0
            for path in (f"t/{table}", f"t/{table}?screen"):
                page.goto(f"{later.url}/{path}")
                page.get_by_role("heading", name=title).wait_for()
                assert page.get_by_text(said).is_visible(), "and so is who comes"
                assert barriers(page) == []
                assert page.evaluate(STICKING_OUT) == []

            page.goto(later.url)
            page.wait_for_selector(".own a")
            assert page.locator(f".own a[href*='{table}']").count() == 0
            page.locator(f".own a[href*='{other}']").click()
            page.wait_for_selector(".actions .buttons button")
        finally:
            later.close()
