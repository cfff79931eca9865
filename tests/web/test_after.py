"""After the game: its record as a file, opened again in the foyer; and the same deal once more."""

from __future__ import annotations

import base64
import json

import pytest

from tests.web.pages import DESK, PHONE, a_page, barriers, resign, set_up


@pytest.fixture
def saved(browser, url, tmp_path):
    """The record of a short game, as the page lets it be downloaded."""
    with a_page(browser) as page:
        set_up(page, url, game="meow", players=2)
        page.wait_for_selector(".actions .buttons button")
        for _ in range(3):
            page.get_by_role("button", name="Pick up").or_(page.get_by_role("button", name="Stop")).first.click()
            page.wait_for_timeout(150)
            page.wait_for_selector(".actions .buttons button")
        resign(page)
        with page.expect_download() as download:
            page.get_by_role("button", name="Download the record").click()
        path = tmp_path / "evening.json"
        download.value.save_as(path)
        yield path


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_a_record_is_opened_in_the_foyer_and_seen_from_any_seat(browser, url, saved, size):
    with a_page(browser, viewport=size) as page:
        page.goto(url)
        with page.expect_file_chooser() as chooser:
            page.get_by_role("button", name="Open a record").click()
        chooser.value.set_files(saved)

        page.wait_for_selector(".controls")
        assert page.get_by_text("Player 1").first.is_visible()
        assert page.locator(".player.own").count() == 0
        page.get_by_role("slider").press("End")
        page.get_by_label("As seen by").select_option(label="Player 2")
        page.wait_for_selector(".player.own")
        assert "Player 2" in page.locator(".player.own").inner_text()
        assert barriers(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
        earlier, later = (page.get_by_role("button", name=name).bounding_box() for name in ("Earlier", "Later"))
        assert earlier["y"] == later["y"], "on either side of the time between them"
        last = page.get_by_role("slider").get_attribute("max")
        assert page.get_by_text(f"Move {last} of {last}").is_visible()
        page.get_by_role("button", name="Close").click()
        page.wait_for_selector(".games")


def test_an_opened_record_has_an_address_and_outlives_a_reload_in_its_own_tab_only(browser, url, saved):
    with a_page(browser) as page:
        page.goto(url)
        with page.expect_file_chooser() as chooser:
            page.get_by_role("button", name="Open a record").click()
        chooser.value.set_files(saved)
        page.wait_for_selector(".controls")
        assert page.url.endswith("/record")

        page.reload()
        page.wait_for_selector(".controls")
        assert saved.name in page.locator("header").inner_text()
        page.go_back()
        page.wait_for_selector(".games")
        page.go_forward()
        page.wait_for_selector(".controls")
    with a_page(browser) as page:
        page.goto(f"{url}/record")
        page.wait_for_selector(".games")


def drop(page, content, name):
    page.evaluate(
        """([content, name]) => {
          const files = new DataTransfer();
          files.items.add(new File([Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0))], name));
          const at = document.querySelector(".records");
          for (const kind of ["dragover", "drop"]) {
            at.dispatchEvent(new DragEvent(kind, { dataTransfer: files, bubbles: true, cancelable: true }));
          }
        }""",
        [base64.b64encode(content).decode(), name],
    )


def test_a_record_can_be_dropped_and_a_broken_one_is_refused_with_a_sentence(browser, url, saved):
    with a_page(browser, allowed=["422"]) as page:
        page.goto(url)
        page.wait_for_selector(".records")
        drop(page, saved.read_bytes()[:-40], "half.json")
        page.wait_for_selector(".records [role='alert']")
        assert "half.json is no complete record" in page.locator(".records [role='alert']").inner_text()

        drop(page, saved.read_bytes(), "evening.json")
        page.wait_for_selector(".controls")


def test_the_same_deal_again_is_marked_and_has_nothing_to_check(browser, url):
    with a_page(browser) as page:
        set_up(page, url)
        page.wait_for_selector("[aria-label='Your hand'] .card")
        hand = page.locator("[aria-label='Your hand'] .card .unseen").all_inner_texts()
        market = page.locator("[aria-label='Market'] .card .unseen").all_inner_texts()
        resign(page)
        assert page.get_by_role("button", name="Check the deal").is_visible()
        first = page.url
        page.get_by_role("button", name="The same deal again").click()

        page.wait_for_selector(".repeated")
        assert page.url != first
        page.wait_for_selector("[aria-label='Your hand'] .card")
        if page.locator(".own.acts").count():  # else a bot has taken some of it by now
            assert page.locator("[aria-label='Market'] .card .unseen").all_inner_texts() == market
        assert sorted(page.locator("[aria-label='Your hand'] .card .unseen").all_inner_texts()) == sorted(hand)
        resign(page)
        assert page.get_by_text("was played before").is_visible()
        assert page.get_by_role("button", name="Check the deal").count() == 0


def test_the_deal_is_checked_also_where_the_house_is_not_reached_by_an_encrypted_connection(browser, url):
    with a_page(browser) as page:
        page.add_init_script("Object.defineProperty(crypto, 'subtle', { value: undefined })")  # as at http://192.168…
        set_up(page, url)
        page.wait_for_selector("[aria-label='Your hand'] .card")
        resign(page)
        page.get_by_role("button", name="Check the deal").click()
        page.get_by_text("follows from the secret and everybody’s numbers").wait_for(timeout=5000)


def test_a_check_that_cannot_be_made_says_why(browser, url):
    with a_page(browser, allowed=["503"]) as page:
        set_up(page, url)
        page.wait_for_selector("[aria-label='Your hand'] .card")
        resign(page)
        refusal = json.dumps(
            {"kind": "refused", "id": "", "code": "storage-down", "sentence": "Not now.", "section": ""}
        )
        page.route("**/record?*", lambda route: route.fulfill(status=503, body=refusal))
        page.get_by_role("button", name="Check the deal").click()
        page.get_by_text("Not now.").wait_for(timeout=5000)


def test_a_spectator_is_not_offered_the_same_deal(browser, url):
    with a_page(browser) as page, a_page(browser) as watcher:
        table = set_up(page, url)
        resign(page)
        watcher.goto(f"{url}/t/{table}")
        watcher.wait_for_selector(".ending")

        assert watcher.get_by_role("button", name="The same deal again").count() == 0
