"""Time to think, in the browser: chosen before the game, seen to run, and taken away; never forced on anybody."""

from __future__ import annotations

import contextlib

import pytest
from playwright.sync_api import expect

from tests.web.pages import PHONE, STICKING_OUT, a_page, barriers, seat_friends, set_up, speak, until

CLOCK = "10 min each, plus 10 s a move"
QUICK = "2 min each, plus 3 s a move"


@contextlib.contextmanager
def a_guest(browser, url, table, **context):
    """Somebody else, who has followed the link."""
    with a_page(browser, **context) as guest:
        guest.goto(f"{url}/t/{table}")
        guest.wait_for_selector("main input")
        yield guest


def seconds(page, player):
    """What somebody's clock shows."""
    minutes, rest = page.locator(".player", has_text=player).locator(".clock").inner_text().split(":")
    return 60 * int(minutes) + int(rest)


def sit(guest, name):
    guest.get_by_label("Your name").fill(name)
    guest.get_by_role("button", name="Sit here").first.click()


def test_a_clock_is_chosen_in_the_foyer_runs_for_whoever_is_to_act_and_is_taken_away_by_the_host(browser, url):
    with a_page(browser) as host:
        host.goto(url)
        host.locator("[data-game='cat-burglars']").get_by_role("button", name="Friends and options").click()
        host.get_by_label("Your name").fill("Mia")
        host.get_by_label("How many").select_option("2")
        host.get_by_label("Seat 2").select_option("open")
        host.get_by_label("Time to think").select_option(CLOCK)
        host.get_by_role("button", name="Open the table").click()
        host.wait_for_selector(".link")
        with a_guest(browser, url, host.url.rpartition("/")[2]) as guest:
            expect(guest.get_by_text(CLOCK)).to_be_visible()
            sit(guest, "Leo")
            for page in (host, guest):
                page.wait_for_selector(".player .clock")
            is_host_first = host.locator(".player.own.acts").count() == 1
            acts, waits = ("Mia", "Leo") if is_host_first else ("Leo", "Mia")
            for page in (host, guest):
                before = seconds(page, acts)
                until(page, lambda page=page, before=before: seconds(page, acts) <= before - 2)
                assert seconds(page, waits) == 600
            assert guest.get_by_role("button", name="Stop the clocks").count() == 0, "that is the host's"
            host.locator("summary", has_text="Table").click()
            host.get_by_role("button", name="Wind up all clocks").click()
            until(host, lambda: seconds(host, acts) >= 599)
            host.get_by_role("button", name="Stop the clocks").click()
            for page in (host, guest):
                expect(page.locator(".clock")).to_have_count(0)


def test_whoever_was_ready_is_asked_again_when_the_host_tightens_the_clock(browser, url):
    with a_page(browser) as host:
        table = set_up(host, url, players=3, others=[None, None])
        with a_guest(browser, url, table) as guest:
            sit(guest, "Leo")
            guest.wait_for_selector("text=Leave this seat")
            assert guest.get_by_role("button", name="I am ready").count() == 0
            host.get_by_label("Time to think").select_option(QUICK)
            expect(guest.locator("main > [role=status]")).to_contain_text(QUICK)
            guest.get_by_role("button", name="I am ready").click()
            expect(guest.get_by_role("button", name="I am ready")).to_have_count(0)
            host.get_by_label("Time to think").select_option("as long as you like")
            expect(guest.get_by_text(QUICK)).to_have_count(0)
            assert guest.get_by_role("button", name="I am ready").count() == 0, "more time is nobody's worry"


def test_short_time_is_told_to_the_ear_too(browser, url):
    with a_page(browser) as page:
        set_up(page, url, players=2, others=["kitten"], clock={"bank": 10})
        page.wait_for_selector(".actions .buttons button", timeout=15_000)
        expect(page.locator("[role=status]", has_text="Fewer than 30 seconds left.")).to_have_count(1)
        assert page.locator(".player.own .clock.short").count() == 1


@pytest.mark.parametrize("game", ["cat-burglars", "meow", "catham-city"])
def test_clocks_fit_on_a_phone_at_a_full_table_in_every_language(browser, url, game):
    players = 4 if game == "cat-burglars" else 6
    with a_page(browser, viewport=PHONE) as page:
        table = set_up(page, url, game=game, players=players, others=[None] * (players - 1), clock={"bank": 1800})
        for language in ("en", "de", "fr", "nl", "pl"):
            speak(page, language)
            assert page.evaluate(STICKING_OUT) == []
            assert barriers(page) == []
        names = ("Wilhelmina", "Leo", "Zoe", "Maximilian", "Ann")[: players - 1]
        seat_friends(page, url, table, names)
        page.wait_for_selector(".player .clock")
        for language in ("en", "de", "fr", "nl", "pl"):
            speak(page, language)
            page.wait_for_timeout(60)
            assert page.evaluate(STICKING_OUT) == []
        assert barriers(page) == []
