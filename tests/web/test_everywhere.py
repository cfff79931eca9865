"""Every screen in every language: nothing stands in anybody's way, and no text is cut off or sticks out."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from mewseum import GAMES, record
from mewseum.core.words import LANGUAGES
from mewseum.games import make_game
from tests.web.pages import POST, STICKING_OUT, a_page, barriers, play_now, play_on, set_up, speak, until

WIDTHS = (360, 768, 1440)
PICTURES = Path(__file__).parents[2] / "build" / "screens"
"""Where every screen is kept as a picture, for whoever wants to look: by language and size."""
SIZES = ((390, 844), (820, 1180), (1440, 900))
LOOKED_AT = ("en", "de", "pl")


AT_REST = """() => document.getAnimations().every((moving) => moving.playState !== "running"
  || moving.effect.getComputedTiming().endTime === Infinity)"""


def keep(page, screen, language, sizes=SIZES):
    """Pictures of a screen."""
    for width, height in sizes if language in LOOKED_AT else ():
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(60)
        name = f"{screen.replace(' ', '-')}-{width}x{height}.jpeg"
        page.screenshot(path=PICTURES / language / name, quality=80)


def look_at(page, screen, widths=WIDTHS, sizes=SIZES):
    """What is not sound about a screen in any language: checked at these widths, and for barriers at one after the other."""
    found = {}
    for number, language in enumerate(LANGUAGES):
        speak(page, language)
        for width in widths:
            page.set_viewport_size({"width": width, "height": 900})
            page.wait_for_timeout(60)
            found[language, width] = page.evaluate(STICKING_OUT)
        page.set_viewport_size({"width": widths[number % len(widths)], "height": 900})
        page.mouse.move(1, 1)  # what is explained lies over what is beside it
        page.wait_for_timeout(60)
        until(page, lambda: page.evaluate(AT_REST))  # what is on its way lies over what it passes
        found[language, "for everyone"] = barriers(page)
        keep(page, screen, language, sizes)
    assert len(found) == len(LANGUAGES) * (len(widths) + 1)
    assert {place: wrong for place, wrong in found.items() if wrong} == {}


def test_the_foyer_and_the_setting_up_are_sound_in_every_language(page, url):
    page.goto(url)
    page.wait_for_selector(".games button.primary")
    look_at(page, "foyer")
    page.locator(".games > li").first.locator("button:not(.primary)").last.click()
    page.wait_for_selector("form")
    page.locator("form summary").click()
    look_at(page, "setting up")
    set_up(page, url, others=[None])
    page.wait_for_selector(".link")
    look_at(page, "waiting")


@pytest.mark.parametrize("game", GAMES)
def test_the_table_and_the_rules_are_sound_in_every_language(page, url, game):
    play_now(page, url, game)
    look_at(page, game)
    page.locator("header button.quiet").first.click()
    page.wait_for_selector("dialog[open], [role='dialog']")
    look_at(page, f"rules {game}", sizes=SIZES[:1])


def test_the_end_and_the_replay_are_sound_in_every_language(page, url):
    play_on(page, url, game="meow")
    page.wait_for_selector(".ending h2")
    look_at(page, "end")
    page.locator(".ending button", has=page.locator(":scope")).nth(1).click()
    page.wait_for_selector("input[type='range']")
    look_at(page, "replay")


# Screens that are met on the way.


def a_lesson(game):
    def go(page, url):
        page.goto(f"{url}/learn/{game}")
        for _ in range(4):
            page.locator(".teacher [data-onward]").click()
            page.wait_for_timeout(150)
        page.wait_for_selector(".teacher")

    return go


def a_record(page, url):
    dice = random.Random(5)
    played = record.Record(make_game("catham-city", 4, {}), 5)
    state = played.start()
    for _ in range(25):
        move = dice.choice(list(state.moves()))
        played.add(move)
        state = state.play(move)
    page.goto(url)
    content = json.dumps(played.to_dict()).encode()
    page.locator(".records input").set_input_files(
        {"name": "evening.json", "mimeType": "application/json", "buffer": content}
    )
    page.wait_for_selector(".controls")
    page.locator("input[type='range']").press("End")


def a_waiting_screen(page, url):
    table = set_up(page, url, others=[None])
    page.goto(f"{url}/t/{table}?screen")
    page.wait_for_selector(".waiting li")


def a_screen(page, url):
    table = play_on(page, url, ("second pick",), game="cat-burglars", players=4, others=["kitten"] * 3)
    page.goto(f"{url}/t/{table}?screen")
    page.wait_for_selector(".said h1")


def a_guest(page, url):
    """Somebody who has followed a link and has no seat yet."""
    table = set_up(page, url, others=[None, None, "kitten"], players=4)
    page.context.clear_cookies()
    page.goto(f"{url}/t/{table}")
    page.wait_for_selector("main input")


def no_table(page, url):
    page.goto(f"{url}/t/nosuchtable23456")
    page.wait_for_selector(".sorry button")


def a_menu(page, url):
    set_up(page, url, game="catham-city")
    page.wait_for_selector(".actions")
    if not page.locator("aside summary").is_visible():
        page.locator("header [aria-controls=story]").click()
    page.locator("aside summary").click()
    page.wait_for_selector("aside details[open] .buttons")


def a_link_to_a_seat(page, url):
    """The question that it asks, with a name as long as names may be."""
    table = set_up(page, url, name="Wilhelmina von Katzenberg"[:24])
    page.wait_for_selector(".actions")
    link = page.evaluate(POST.replace("./api", "/api"), [f"/{table}/link", {}])["link"]
    page.context.clear_cookies()
    page.goto("about:blank")
    page.goto(link)
    page.wait_for_selector("article .buttons")


def a_used_link(page, url):
    table = set_up(page, url)
    page.context.clear_cookies()
    page.goto("about:blank")
    page.goto(f"{url}/t/{table}#used")
    page.wait_for_selector("article .refusal")


def a_signed_out_device(page, url):
    """Where a seat was held that the house does not know of any more."""
    set_up(page, url, name="Wilhelmina von Katzenberg"[:24])
    page.wait_for_selector(".actions")
    page.context.clear_cookies()
    page.reload()
    page.wait_for_selector(".signed-out")


def a_menu_of_two_devices(page, url):
    """With a link for a third one on show."""
    a_menu(page, url)
    table = page.url.rpartition("/")[2]
    key = page.evaluate(POST.replace("./api", "/api"), [f"/{table}/link", {}])["link"].partition("#")[2]
    bearer = {"cookie": "", "authorization": f"Bearer {'d' * 32}"}
    page.request.post(f"{url}/api/tables/{table}/claim", headers=bearer, data={"key": key})
    page.get_by_role("button", name="Play on another device").click()
    page.wait_for_selector("aside .devices button")
    page.wait_for_selector("aside img")


def a_glossary(page, url):
    a_menu(page, url)
    page.locator("aside .buttons").get_by_role("button", name="Everything on the table").click()
    page.wait_for_selector("dialog[open]")


def a_stage(game, stages, wanted=()):
    def go(page, url):
        play_on(page, url, stages, wanted, game=game, players=3, others=["kitten"] * 2)
        page.wait_for_timeout(300)

    return go


def a_payment(page, url):
    """A target is chosen; nobody else knows."""
    play_on(
        page, url, ("infiltrate-crew",), ("activate", "form"), game="cat-burglars", players=3, others=["kitten"] * 2
    )
    page.locator(".actions .buttons button", has_text="Infiltrate").first.click()
    named = page.locator(".actions .buttons button.primary", has_text="crew")
    if not page.locator(".actions .ahead").count() and named.count():
        named.first.click()
    page.locator(".actions .ahead").wait_for()


SCREENS = {
    **{f"lesson {game}": a_lesson(game) for game in GAMES},
    "record": a_record,
    "big screen before": a_waiting_screen,
    "big screen": a_screen,
    "guest": a_guest,
    "no table": no_table,
    "menu": a_menu,
    "glossary": a_glossary,
    "link to a seat": a_link_to_a_seat,
    "used link": a_used_link,
    "signed out": a_signed_out_device,
    "devices": a_menu_of_two_devices,
    "payment": a_payment,
    "jail": a_stage("meow", ("jail", "paying", "distract", "gift"), ("pick",)),
    "response": a_stage("catham-city", ("match", "sacrifice", "gift", "excess", "policemen"), ("play",)),
}


@pytest.mark.parametrize("screen", SCREENS)
def test_what_is_met_on_the_way_is_sound_in_every_language(browser, url, screen):
    on_the_wall = screen.startswith("big screen")  # where nobody hangs a phone
    number = -1 if on_the_wall else list(SCREENS).index(screen) % len(WIDTHS)
    with a_page(browser, allowed=["403", "404", "WebSocket", "Failed to load"]) as page:
        page.set_viewport_size({"width": WIDTHS[number], "height": 900})
        SCREENS[screen](page, url)
        look_at(page, screen, WIDTHS[1:] if on_the_wall else WIDTHS, (SIZES[number],))


# Enlarged, and on its side.

NARROW = {
    "at 200 %": {"viewport": {"width": 640, "height": 400}, "device_scale_factor": 2},
    "a phone on its side": {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True},
}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", NARROW)
def test_low_screens_show_the_table_and_what_can_be_done(browser, url, game, size):
    with a_page(browser, locale="de", **NARROW[size]) as page:
        page.goto(url)
        page.wait_for_selector(".games")
        assert page.evaluate(STICKING_OUT) == []
        set_up(page, url, game=game, players=4, others=["kitten"] * 3)
        page.wait_for_selector(".actions .buttons button", timeout=15_000)
        assert page.evaluate(STICKING_OUT) == []
        for button in (page.locator(".actions .buttons button").first, page.locator(".actions .buttons button").last):
            button.click(trial=True, timeout=3000)
        board = page.locator("main").bounding_box()
        assert board["height"] >= 100, "some of the table stays in sight"
        keep(page, f"{game} {size.removesuffix(' %')}", "de", [tuple(NARROW[size]["viewport"].values())])


# Fingers.

TOO_SMALL = """() => [...document.querySelectorAll("a[href], button, input, select, summary, [role='button']")]
  .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest("[inert], .skip, [hidden]"))
  .map((element) => ({ element, place: element.closest("label") ?? element }))
  .map(({ element, place }) => ({ element, box: { width: place.offsetWidth, height: place.offsetHeight } }))
  .filter(({ element, box }) => {
    const least = element.matches(".primary, .buttons > button, select, dialog header button") ? 44 : 24;
    return box.width && (box.width < 24 || box.height < least - 0.5);
  })
  .map(({ element, box }) => `${element.tagName}.${element.className} ${element.textContent.trim().slice(0, 30)} ${box.width}x${box.height}`)"""
"""What a finger would miss: less than 24 pixels, or 44 for what one mainly presses."""


def test_everything_can_be_hit_by_a_finger(phone, url):
    missed = {}
    phone.goto(url)
    phone.wait_for_selector(".games")
    phone.locator(".games > li").first.locator("button").last.click()
    phone.locator("form summary").click()
    missed["foyer"] = phone.evaluate(TOO_SMALL)
    set_up(phone, url, others=[None])
    phone.wait_for_selector(".link")
    missed["waiting"] = phone.evaluate(TOO_SMALL)
    for game in GAMES:
        play_now(phone, url, game)
        missed[game] = phone.evaluate(TOO_SMALL)
    a_menu(phone, url)
    phone.wait_for_timeout(400)  # what has just come grows
    missed["menu"] = phone.evaluate(TOO_SMALL)
    a_menu_of_two_devices(phone, url)
    missed["devices"] = phone.evaluate(TOO_SMALL)
    a_link_to_a_seat(phone, url)
    missed["link to a seat"] = phone.evaluate(TOO_SMALL)
    a_menu(phone, url)
    phone.locator("aside .buttons button").first.click()
    phone.wait_for_selector("dialog[open]")
    missed["glossary"] = phone.evaluate(TOO_SMALL)
    assert {screen: found for screen, found in missed.items() if found} == {}


@pytest.mark.parametrize(
    "style",
    [
        "width: 2rem; overflow: hidden; white-space: nowrap",
        "display: block; width: 2rem; padding: 0; white-space: nowrap",
        "height: 0.6rem; min-height: 0; padding: 0; overflow: hidden",
        "position: absolute; left: -30px",
    ],
)
def test_the_check_finds_texts_that_are_cut_off_or_stick_out(page, url, style):
    page.goto(url)
    page.wait_for_selector(".games button.primary")
    assert page.evaluate(STICKING_OUT) == []
    page.evaluate(
        """(style) => {
          const button = document.querySelector(".games button.primary");
          button.prepend(Object.assign(document.createElement("i"), { textContent: "1" }));
          button.style.cssText = style;
        }""",
        style,
    )
    until(page, lambda: page.evaluate(STICKING_OUT) != [])


def test_the_check_finds_what_is_too_small(page, url):
    page.goto(url)
    page.wait_for_selector(".games button.quiet")
    assert page.evaluate(TOO_SMALL) == []
    page.locator(".games button.quiet").first.evaluate(
        "button => { button.style.minHeight = '0'; button.style.height = '30px'; }"
    )
    until(page, lambda: len(page.evaluate(TOO_SMALL)) == 1)
