"""Things on the table explain themselves: on hover, on focus, on a long press; in all languages, with their §."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from mewseum import GAMES
from mewseum.core.words import LANGUAGES, Words
from mewseum.games import rules_text
from mewseum.games.cat_burglars.state import AWAITS as CAT_BURGLARS_AWAITS
from mewseum.games.cat_burglars.state import CARDS as CAT_BURGLARS_CARDS
from mewseum.games.catham_city.state import AWAITS as CATHAM_CITY_AWAITS
from mewseum.games.catham_city.state import FACTIONS
from mewseum.games.meow.state import AWAITS as MEOW_AWAITS
from mewseum.games.meow.state import CARDS as MEOW_CARDS
from tests.core.test_words import messages, variables
from tests.web.pages import barriers, play_now, set_up, until
from tests.web.test_shown import own_and_other, play_retold

TABLES = Path(__file__).parents[2] / "web" / "src" / "games"
LOCALES = Path(__file__).parents[2] / "src" / "mewseum" / "games"
CARDS = {"cat-burglars": CAT_BURGLARS_CARDS, "meow": MEOW_CARDS, "catham-city": FACTIONS}
AWAITS = {"cat-burglars": CAT_BURGLARS_AWAITS, "meow": MEOW_AWAITS, "catham-city": CATHAM_CITY_AWAITS}


def explained(game):
    """The things of a game with their §, as its file names them."""
    text = (TABLES / game / "explained.ts").read_text(encoding="utf-8")
    rules = text.split("rules: {", 1)[1].split("}", 1)[0]
    return {name.strip('"'): section for name, section in re.findall(r'("[\w-]+"|\w+): "([\d.]+)"', rules)}


# The texts.


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_thing_is_explained_in_every_language(game, language):
    folder = TABLES / game / "locale"
    texts = messages(folder, language)
    things = {key.removeprefix("explain-") for key in texts if key.startswith("explain-")}

    assert list(texts) == list(messages(folder, "en"))
    assert things == set(explained(game))
    assert [key for key, message in texts.items() if variables(message) and not key.startswith("web-awaits-")] == []
    for thing in things:
        sentences = Words(language, (folder,)).say(f"explain-{thing}")
        assert 30 < len(sentences) < 300, (thing, len(sentences))
        assert sentences.endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_moment_has_a_prompt_that_names_no_typed_command(game, language):
    folder = TABLES / game / "locale"
    texts = {key: text for key, text in messages(folder, language).items() if key.startswith("web-awaits-")}
    english = messages(folder, "en")
    prompts = {
        key: Words(language, (folder,)).say(key, **{name: f"<{name}>" for name in variables(english[key])})
        for key in texts
    }

    assert set(prompts) == {f"web-awaits-{stage.replace(' ', '-')}" for stage in AWAITS[game]}
    assert [key for key, text in texts.items() if variables(text) != variables(english[key])] == []
    assert [text for text in prompts.values() if "(" in text or "{" in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_short_name_of_a_kind_of_moves_is_shorter(game, language):
    texts = Words(language, (TABLES / game / "locale", LOCALES / game.replace("-", "_") / "locale"))
    short = [key for key in messages(TABLES / game / "locale", language) if key.startswith("web-kind-")]

    assert [key for key in short if len(texts.say(key)) >= len(texts.say(key.removeprefix("web-")))] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_paragraph_that_is_named_is_in_the_rules(game):
    text = (TABLES / game / "explained.ts").read_text(encoding="utf-8")
    named = {*explained(game).values(), *re.findall(r'rule: "([\d.]+)"', text)}

    assert {section for section in named if f"**§{section}**" not in rules_text(game)} == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_card_of_the_game_is_known_to_the_table(game):
    text = (TABLES / game / ("kinds.ts" if game == "cat-burglars" else "explained.ts")).read_text(encoding="utf-8")

    assert [card for card in CARDS[game] if not re.search(rf'\b"?{re.escape(card)}"?[:,\s]', text)] == []


# In the browser.


def shown(page):
    return page.locator(".explanation")


@pytest.mark.parametrize("game", GAMES)
def test_a_card_explains_itself_on_hover_and_stays_while_it_is_read(page, url, game):
    play_now(page, url, game)
    card = page.locator(".own .card[data-thing], .middle .card[data-thing]").first
    card.hover()
    shown(page).wait_for()
    assert card.get_attribute("aria-describedby") == "explanation"
    assert barriers(page, ".explanation") == []

    shown(page).hover()  # hoverable: it does not vanish on the way, nor while the pointer rests on it
    page.wait_for_timeout(600)
    assert shown(page).is_visible()
    page.keyboard.press("Escape")  # dismissable, without moving the pointer
    assert shown(page).count() == 0
    page.mouse.move(5, 5)
    card.hover()
    shown(page).wait_for()
    page.mouse.move(5, 5)
    shown(page).wait_for(state="detached")


def test_the_paragraph_opens_the_rules_at_its_place(page, url):
    play_now(page, url, "cat-burglars")
    page.locator("[aria-label='Your hand'] .card").first.hover()
    shown(page).get_by_role("button", name="§").click()

    page.wait_for_selector("dialog .wanted")
    assert page.locator("dialog .wanted b").inner_text() == "§5.2"
    assert page.locator("dialog .wanted").evaluate(
        "p => { const box = p.getBoundingClientRect(); return box.top >= 0 && box.bottom <= innerHeight }"
    )


def test_whoever_goes_by_keys_gets_the_same(page, url):
    play_now(page, url, "meow")
    word = page.locator(".word[data-thing='stars']").last
    word.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    shown(page).wait_for()
    assert "ten or more" in shown(page).inner_text()
    page.keyboard.press("Escape")
    assert shown(page).count() == 0
    assert word.evaluate("word => word === document.activeElement")
    page.keyboard.press("?")
    page.wait_for_selector("dialog .wanted")
    assert page.locator("dialog .wanted b").inner_text() == "§8.1"


def test_arrows_go_from_card_to_card_and_a_group_is_one_stop(page, url):
    play_now(page, url, "cat-burglars")
    page.get_by_role("button", name="Recruit: deck").click()
    page.wait_for_selector("text=second card")  # and nothing of the hand can be picked
    hand = page.locator("[aria-label='Your hand'] .card")
    assert hand.evaluate_all("cards => cards.filter((card) => card.tabIndex === 0).length") == 1

    hand.first.focus()
    page.keyboard.press("ArrowRight")
    assert hand.nth(1).evaluate("card => card === document.activeElement")
    shown(page).wait_for()


def test_a_long_press_shows_and_a_tap_picks(phone, url):
    play_now(phone, url, "cat-burglars")
    card = phone.locator("[aria-label='Your hand'] .card.lit").first
    box = card.bounding_box()
    finger = {"x": box["x"] + 8, "y": box["y"] + box["height"] / 2}
    touch = phone.context.new_cdp_session(phone)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    phone.wait_for_timeout(700)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    shown(phone).wait_for()
    assert card.get_attribute("aria-pressed") == "false"

    phone.locator("header h1").tap()
    shown(phone).wait_for(state="detached")
    phone.touchscreen.tap(finger["x"], finger["y"])
    phone.wait_for_selector("[aria-label='Your hand'] [aria-pressed='true']")
    assert shown(phone).count() == 0


def test_a_click_picks_at_once_and_shows_nothing(page, url):
    play_now(page, url, "cat-burglars")
    page.locator("[aria-label='Your hand'] .card.lit").first.click()

    assert page.locator("[aria-label='Your hand'] [aria-pressed='true']").count() >= 1
    assert shown(page).count() == 0


def test_what_is_being_explained_stays_on_the_page_when_that_gets_narrower(page, url):
    play_now(page, url, "cat-burglars")
    page.locator("[aria-label='Market'] .card").last.hover()
    box = page.locator(".explanation")
    box.wait_for()
    page.set_viewport_size({"width": 360, "height": 844})

    def is_on_the_page():
        place = box.bounding_box()
        return place is not None and place["x"] >= 0 and place["x"] + place["width"] <= 360

    until(page, is_on_the_page)


def test_all_of_it_stands_in_one_list_too(page, url):
    play_now(page, url, "meow")
    page.get_by_text("Table", exact=True).click()
    page.get_by_role("button", name="Everything on the table").click()

    assert page.locator("dialog dt").count() == len(explained("meow"))
    assert barriers(page) == []
    page.locator("dialog dd button").first.click()
    page.wait_for_selector("dialog .wanted")


def test_a_house_rule_that_changes_a_thing_is_named(page, url):
    set_up(page, url, game="meow", options={"last_round": True})
    page.wait_for_selector(".word[data-thing='deck']")
    page.locator(".word[data-thing='deck']").click()

    assert "house rule" in shown(page).inner_text()
    assert shown(page).get_by_role("button", name="§14.1").is_visible()


def test_the_first_stop_leads_past_the_cards_to_what_can_be_done(page, url):
    set_up(page, url)  # opened by its address: whoever comes from the foyer is led on already
    page.wait_for_selector(".actions .buttons button")
    page.locator("body").press("Tab")
    page.keyboard.press("Enter")

    assert page.evaluate("document.activeElement.closest('.actions') !== null")


def test_a_card_in_another_hand_is_not_taken_for_one_under_a_crew(page, url):
    play_now(page, url, "cat-burglars")
    page.locator(".player:not(.own) ul.fan .card").last.hover()
    shown(page).wait_for()

    assert shown(page).locator(".title").inner_text() == "Hand"


def test_own_mini_decks_explain_themselves_by_keys(page, url):
    def change(view):
        own, other = own_and_other(view)
        for seat, card in ((own, "vase"), (other, "camera")):
            view["piles"][seat] = [{"pile": f"{seat + 1}.1", "card": card, "cards": 2, "served": False}]

    play_retold(page, url, "meow", change)
    page.locator(".own .pile button.card").focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")

    page.locator("#explanation").wait_for()
    assert "Evidence, 2 stars" in page.locator("#explanation").inner_text()
    assert page.locator(".player:not(.own) .pile button.card").count() == 0, "others' would be a stop each"


def test_what_comes_under_a_mouse_at_rest_does_not_explain_itself(page, url):
    play_now(page, url, "cat-burglars")
    own = page.locator(".player.own").bounding_box()
    place = own["x"] + 40, own["y"] - 12  # between the own side of the table and the market, where nothing is
    page.mouse.move(*place)
    page.locator("[aria-label='Your hand'] .card").first.evaluate(
        """(card, [x, y]) => {
          const at = card.getBoundingClientRect();
          card.style.translate = `${x - at.x - at.width / 2}px ${y - at.y - at.height / 2}px`;
        }""",
        place,
    )
    page.wait_for_timeout(1200)
    assert page.locator(".explanation").count() == 0

    page.mouse.move(place[0] + 3, place[1] + 3)
    page.wait_for_selector(".explanation")
