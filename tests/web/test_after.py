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
        assert page.get_by_text("Mia").first.is_visible()
        assert page.locator(".player.own").count() == 0
        page.get_by_role("slider").press("End")
        page.get_by_label("As seen by").select_option(label="Kitten")
        page.wait_for_selector(".player.own")
        assert "Kitten" in page.locator(".player.own").inner_text()
        assert barriers(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
        earlier, later = (page.get_by_role("button", name=name).bounding_box() for name in ("Earlier", "Later"))
        assert earlier["y"] == later["y"], "on either side of what plays the moves between them"
        last = page.get_by_role("slider").get_attribute("max")
        assert page.get_by_text(f"Move {last} of {last}").is_visible()
        page.get_by_role("button", name="Close").click()
        page.wait_for_selector(".games")


PACE = 1200
"""How long a replay that plays by itself shows every move, in milliseconds."""


@pytest.fixture
def replay(browser, url, saved):
    """The replay of a short game, in a page whose time passes only when it is told to."""
    with a_page(browser, viewport=PHONE) as page:
        page.clock.install()
        page.goto(url)
        page.locator(".records input").set_input_files(saved)
        page.wait_for_selector(".controls p")
        page.clock.pause_at(page.evaluate("Date.now()") + 1000)
        yield page


def moment(page):
    """Which move is shown, and of how many."""
    slider = page.get_by_role("slider")
    shown, last = int(slider.input_value()), int(slider.get_attribute("max"))
    assert page.get_by_text(f"Move {shown} of {last}", exact=True).is_visible()
    return shown, last


def test_a_replay_plays_by_itself_when_asked_until_it_is_paused(replay):
    _, last = moment(replay)
    assert last > 3
    replay.clock.run_for(5 * PACE)
    assert moment(replay) == (0, last), "nobody has asked for it"

    play, pause = (replay.get_by_role("button", name=name, exact=True) for name in ("Play", "Pause"))
    assert play.bounding_box()["height"] >= 44
    play.press("Enter")
    for shown in (0, 1, 2):
        assert moment(replay) == (shown, last)
        replay.clock.run_for(PACE / 2)
        assert moment(replay) == (shown, last), "there is time to read"
        replay.clock.run_for(PACE / 2)
    assert play.count() == 0
    pause.press("Enter")
    replay.clock.run_for(5 * PACE)
    assert moment(replay) == (3, last)
    assert play.is_visible()


def test_a_replay_that_plays_stops_at_the_last_move_and_then_begins_anew(replay):
    _, last = moment(replay)
    play = replay.get_by_role("button", name="Play", exact=True)
    play.click()
    replay.clock.run_for(last * PACE)
    assert moment(replay) == (last, last)
    assert play.is_visible()
    replay.clock.run_for(5 * PACE)
    assert moment(replay) == (last, last)

    play.click()
    assert moment(replay) == (0, last)
    replay.clock.run_for(PACE)
    assert moment(replay) == (1, last)


@pytest.mark.parametrize("way", ["Earlier", "Later", "slider", "held slider"])
def test_a_replay_that_plays_stops_for_whoever_goes_elsewhere(replay, way):
    replay.get_by_role("button", name="Play", exact=True).click()
    replay.clock.run_for(PACE)
    if way == "slider":
        replay.get_by_role("slider").press("ArrowRight")
    elif way == "held slider":
        replay.get_by_role("slider").dispatch_event("pointerdown")
    else:
        replay.get_by_role("button", name=way).click()
    there = moment(replay)
    assert there[0] == {"Earlier": 0, "held slider": 1}.get(way, 2)
    replay.clock.run_for(5 * PACE)
    assert moment(replay) == there
    assert replay.get_by_role("button", name="Play", exact=True).is_visible()


def test_a_replay_that_is_closed_leaves_no_clock_running(replay):
    replay.evaluate(
        """() => {
          const [start, end] = [setInterval, clearInterval];
          window.running = new Set();
          window.setInterval = (...wish) => { const id = start(...wish); running.add(id); return id; };
          window.clearInterval = (id) => { running.delete(id); end(id); };
        }"""
    )
    replay.get_by_role("button", name="Play", exact=True).click()
    replay.clock.run_for(PACE)
    assert replay.evaluate("running.size") == 1
    replay.get_by_role("button", name="Close").click()
    replay.wait_for_selector(".games")
    assert replay.evaluate("running.size") == 0


def test_who_sees_a_replay_is_labelled_for_the_eye_too(replay):
    label = replay.get_by_text("As seen by", exact=True)
    assert label.bounding_box()["width"] > 40
    label.click()
    assert replay.evaluate("document.activeElement.tagName") == "SELECT"


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


def test_how_it_ended_is_read_out_and_whoever_goes_to_the_foyer_has_the_keyboard_there(page, url):
    set_up(page, url, game="meow", players=2)
    page.wait_for_selector(".actions .buttons button")
    region = page.locator(".ended[role=status]")
    assert region.text_content() == ""
    same = region.element_handle()
    resign(page)

    page.wait_for_selector(".ending")
    told = [page.locator(f".ending {part}").text_content() for part in ("h2", ".how")]
    assert region.text_content() == " ".join(told) == "You resigned. Kitten wins: everybody else has resigned."
    assert same.evaluate("element => element.isConnected"), "an element that comes with its text is not read out"
    assert page.locator(".ending[aria-live]").count() == 0, "nor is it read out twice"
    page.get_by_role("button", name="To the foyer").press("Enter")
    page.wait_for_selector(".games")
    assert page.evaluate("document.activeElement.textContent") == "Mewseum"
