"""Things on the table explain themselves: on hover, on focus, on a long press; in all languages, with their §."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from mewseum import GAMES
from mewseum.core.words import LANGUAGES, Words
from mewseum.games import parts, rules_paragraph, rules_text
from mewseum.games.cat_burglars.state import AWAITS as CAT_BURGLARS_AWAITS
from mewseum.games.cat_burglars.state import CARDS as CAT_BURGLARS_CARDS
from mewseum.games.catham_city.state import AWAITS as CATHAM_CITY_AWAITS
from mewseum.games.catham_city.state import FACTIONS
from mewseum.games.meow.state import AWAITS as MEOW_AWAITS
from mewseum.games.meow.state import CARDS as MEOW_CARDS
from mewseum.games.meow.state import CATNIP_TO
from tests.core.test_words import messages, variables
from tests.web.pages import barriers, play_now, set_up, until
from tests.web.test_shown import own_and_other, play_retold

TABLES = Path(__file__).parents[2] / "web" / "src" / "games"
LOCALES = Path(__file__).parents[2] / "src" / "mewseum" / "games"
CARDS = {"cat-burglars": CAT_BURGLARS_CARDS, "meow": MEOW_CARDS, "catham-city": FACTIONS}
AWAITS = {"cat-burglars": CAT_BURGLARS_AWAITS, "meow": MEOW_AWAITS, "catham-city": CATHAM_CITY_AWAITS}


NAME = r'("[\w-]+"|\w+)'


def source(game):
    """The file in which a game says what is explained."""
    return (TABLES / game / "explained.ts").read_text(encoding="utf-8")


def part(game, name):
    """One of the file's mappings of names to names or §."""
    text = source(game).split(f"  {name}: {{", 1)[1].split("}", 1)[0]
    return {key.strip('"'): value for key, value in re.findall(NAME + r': "([\w.-]+)"', text)}


def explained(game):
    """The things of a game with their §, as its file names them."""
    return part(game, "rules")


def house_rules(game):
    """Of each thing and kind of move the options that change it, each with its usual value and its §."""
    pattern = r'\{ option: "(\w+)", usual: ([^,]+), rule: "([\d.]+)" \}'
    constants = dict(re.findall(r"const (\w+): Changed = (\{[^}]+\});", source(game)))
    text = re.sub(r"\b[A-Z][A-Z_]+\b", lambda name: constants.get(name[0], name[0]), source(game))
    text = text.split("  changed: {", 1)[1].split("\n  },\n", 1)[0]
    rows = re.findall(NAME + r": \[(.*?)\],", text, re.DOTALL)
    return {
        name.strip('"'): {option: (json.loads(usual), rule) for option, usual, rule in re.findall(pattern, changes)}
        for name, changes in rows
    }


def apart(game):
    """The options that change nothing that is explained."""
    return set(re.findall(r'"(\w+)"', source(game).split("  apart: [", 1)[1].split("]", 1)[0]))


def meant(name):
    """How the rules may call a card: its name, or one of a faction."""
    singular = {"police": "police|policem[ae]n", "mafia": "mafia"}
    return singular.get(name, name.replace("-", " ").removesuffix("s") + "s?")


# The texts.


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_thing_is_explained_in_every_language(game, language):
    folder = TABLES / game / "locale"
    texts = messages(folder, language)
    things = {key.removeprefix("explain-") for key in texts if key.startswith("explain-")}

    assert list(texts) == list(messages(folder, "en"))
    assert things == {*explained(game), *part(game, "actions")}
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
    named = {*explained(game).values(), *part(game, "actions").values(), *re.findall(r'rule: "([\d.]+)"', text)}

    assert {section for section in named if f"**§{section}**" not in rules_text(game)} == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_card_of_the_game_is_known_to_the_table(game):
    text = (TABLES / game / ("kinds.ts" if game == "cat-burglars" else "explained.ts")).read_text(encoding="utf-8")

    assert [card for card in CARDS[game] if not re.search(rf'\b"?{re.escape(card)}"?[:,\s]', text)] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_move_is_explained_by_itself_or_by_a_thing(game):
    verbs = {verb.id for verb in parts(game).verbs.all}
    own, same = part(game, "actions"), part(game, "same")

    assert own.keys() | same.keys() == verbs
    assert own.keys() & same.keys() == set()
    assert set(same.values()) <= set(explained(game))
    assert verbs & set(explained(game)) == set(), "a thing and a kind of move of one name"


@pytest.mark.parametrize("game", GAMES)
def test_every_option_is_named_where_it_changes_something_or_said_to_change_nothing(game):
    options = {option.name: (option.default, option.section) for option in parts(game).options}
    changes = house_rules(game)
    named = {name: told for told_of in changes.values() for name, told in told_of.items()}

    assert named.keys() | apart(game) == options.keys()
    assert named.keys() & apart(game) == set()
    assert {name: told for name, told in named.items() if told != options[name]} == {}
    assert set(changes) <= {*explained(game), *part(game, "actions")}


@pytest.mark.parametrize("game", GAMES)
def test_a_card_that_a_house_rule_speaks_of_says_so(game):
    cards = [thing for thing in explained(game) if thing in CARDS[game]]
    options = [option for option in parts(game).options if option.name not in apart(game)]
    spoken_of = {
        (card, option.name)
        for card in cards
        for option in options
        if re.search(
            rf"\b({meant(card)})\b",
            rules_paragraph(rules_text(game), option.section).partition("**§")[2],
            re.IGNORECASE,
        )
    }

    assert spoken_of or game == "cat-burglars"
    assert {(card, option) for card, option in spoken_of if option not in house_rules(game).get(card, {})} == set()


# What the texts leave out no longer.

SAID_NOW = {
    "explain-police": {
        "en": "the victim draws a card for each police card",
        "de": "zieht das Opfer für jede aufgedeckte Polizeikarte",
        "fr": "la victime pioche une carte par carte de police",
        "nl": "trekt het slachtoffer een kaart per opengelegde politiekaart",
        "pl": "ofiara dobiera po jednej karcie za każdą odkrytą kartę policji",
    },
    "explain-hackers": {
        "en": "Hackers that stay hidden stay there",
        "de": "Nicht aufgedeckte Hacker bleiben dort",
        "fr": "Les hackers non révélés restent chez lui",
        "nl": "De overige hackers blijven daar",
        "pl": "Nieodkryci hakerzy tam zostają",
    },
    "explain-mafia": {
        "en": "whoever has no point discards",
        "de": "wer keinen Punkt hat, wirft ab",
        "fr": "sans point, ce sont les cartes",
        "nl": "wie geen punt heeft, legt af",
        "pl": "kto nie ma punktu, odrzuca",
    },
    "explain-jail": {
        "en": "Whoever has no free cat and could only pay too much may choose",
        "de": "Wer keine freie Katze hat und nur zu viel zahlen könnte, darf",
        "fr": "Qui n’a pas de chat libre et ne pourrait que payer trop peut choisir",
        "nl": "Wie geen vrije kat heeft en alleen te veel zou kunnen betalen, mag",
        "pl": "Kto nie ma wolnego kota i mógłby tylko przepłacić, może wybrać",
    },
    "explain-secure-crew": {
        "en": "as many as you like and in any order",
        "de": "so viele du willst und in beliebiger Reihenfolge",
        "fr": "autant que vous voulez et dans l’ordre de votre choix",
        "nl": "zoveel je wilt en in willekeurige volgorde",
        "pl": "ile chcesz i w dowolnej kolejności",
    },
    "web-awaits-more-balls": {
        "en": "in any order, or finish with the button. You are asked even when only traps are left",
        "de": "in beliebiger Reihenfolge, oder beende die Aktion mit dem Knopf. Gefragt wirst du auch, wenn nur Fallen übrig sind",
        "fr": "dans l’ordre de votre choix, ou terminez avec le bouton. La question est posée même s’il ne reste que des pièges",
        "nl": "in willekeurige volgorde, of sluit af met de knop. De vraag komt ook als er alleen nog valstrikken liggen",
        "pl": "w dowolnej kolejności, albo zakończ przyciskiem. Pytanie pada także wtedy, gdy zostały same pułapki",
    },
    "web-awaits-jail": {
        "en": "if you have no free cat and would have to pay too much",
        "de": "wenn du ohne freie Katze zu viel zahlen müsstest",
        "fr": "si, sans chat libre, il faudrait payer trop",
        "nl": "als je zonder vrije kat te veel zou moeten betalen",
        "pl": "bez wolnego kota trzeba by przepłacić",
    },
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_explanations_used_to_leave_out_is_said(language):
    books = [Words(language, (TABLES / game / "locale",)) for game in ("catham-city", "meow", "cat-burglars")]
    catham, meow, _ = books
    asked = {"active": "Mia", "gift": "choice"}

    for key, said in SAID_NOW.items():
        assert said[language] in next(words for words in books if words.has(key)).say(key)
    assert catham.say("web-awaits-sacrifice", points=0, **asked) != catham.say(
        "web-awaits-sacrifice", points=1, **asked
    )
    gifts = {meow.say("web-awaits-gift", gift=to) for to in CATNIP_TO}
    assert len(gifts) == len(CATNIP_TO)


# In the browser.


def shown(page):
    return page.locator(".explanation")


@pytest.mark.parametrize("game", GAMES)
def test_a_card_explains_itself_on_hover_and_stays_while_it_is_read(page, url, game):
    play_now(page, url, game)
    card = page.locator(".own .card[data-thing]").first  # it stays; one in the middle may go while it is looked at
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


def test_the_rules_name_the_sign_of_the_houses_rulings_and_explain_it(page, url):
    play_now(page, url, "cat-burglars")
    page.locator("[aria-label='Your hand'] .card").first.hover()
    shown(page).get_by_role("button", name="§").click()
    page.wait_for_selector("dialog .wanted")

    asked_for_more = page.locator("[id='rule-7.3']").get_by_role("img", name="The house’s ruling")
    printed = page.locator("[id='rule-7.5']")
    assert asked_for_more.count() == 2
    assert printed.get_by_role("img").count() == 0
    assert page.locator(".rules h3", has_text="House rules").get_by_role("img", name="The house’s ruling").count() == 1
    assert page.locator(".rules p", has_text="say what is printed").get_by_role("img").count() == 1
    assert barriers(page) == []


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


@pytest.mark.parametrize(("game", "verb"), [("cat-burglars", "form-card-crew"), ("meow", "pick-up")])
def test_a_button_of_an_action_says_what_the_action_does(page, url, game, verb):
    play_now(page, url, game)
    button = page.locator(f".actions button[data-thing='{verb}']").first
    if not button.count():  # not possible now: it can be asked about
        page.get_by_role("button", name="Why not").click()
    button.hover()
    shown(page).wait_for()

    assert shown(page).get_by_role("button", name="§").is_visible()
    assert button.get_attribute("aria-describedby") == "explanation"
    page.keyboard.press("Escape")
    button.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    shown(page).wait_for()
    assert barriers(page, ".explanation") == []


def test_whoever_is_led_on_to_an_action_is_not_told_what_it_does(page, url):
    play_now(page, url, "meow")
    page.locator(".actions button[data-thing='pick-up']").focus()
    page.keyboard.press("Enter")
    until(page, lambda: page.evaluate("document.activeElement.closest('.actions') !== null"))
    page.wait_for_timeout(700)

    assert shown(page).count() == 0


def test_a_long_press_on_an_action_explains_it_and_plays_nothing(phone, url):
    play_now(phone, url, "meow")
    button = phone.locator(".actions button[data-thing='pick-up']")
    box = button.bounding_box()
    finger = {"x": box["x"] + 8, "y": box["y"] + box["height"] / 2}
    touch = phone.context.new_cdp_session(phone)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    phone.wait_for_timeout(700)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    shown(phone).wait_for()

    assert "top card" in shown(phone).inner_text()
    assert phone.get_by_role("button", name="Stop and bank").count() == 0


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
