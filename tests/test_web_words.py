"""The browser's own texts and those of its lessons: the same in all five languages, all that is asked for, and no other."""

import re
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from mewseum import GAMES
from mewseum.core.facts import Fact
from mewseum.core.moves import SEAT
from mewseum.core.words import LANGUAGES, Words
from mewseum.games import parts
from mewseum.games.meow.state import CAT_STATES
from mewseum.lessons import LESSONS, lesson_in
from mewseum.players.levels import LEVELS, TEMPERAMENTS
from mewseum.table.talk import SIGNS
from tests.core.test_words import NUMBERS, Functions, every_language, messages, variables

SOURCES = Path(__file__).parents[1] / "web" / "src"
TEXTS = SOURCES / "locale"
TAUGHT = {slug: TEXTS / "lessons" / slug for slug in LESSONS}
TROUBLE = TEXTS / "trouble"
FOLDERS = {"web": TEXTS, "trouble": TROUBLE, **TAUGHT}
LONGEST = 33
"""Words that a guide may say at a time."""
every_folder = pytest.mark.parametrize("folder", FOLDERS.values(), ids=FOLDERS)

LITERAL = re.compile(r"""(["'`])(web-[a-z0-9-]+)\1""")
BEGINNING = re.compile(r"`(web-[a-z0-9-]*)\$\{")
SAID = re.compile(r"""\bsay\(\s*["'`](web-[^"'`$]*)["'`]""")

CHOSEN = {option.name.replace("_", "-") for slug in GAMES for option in parts(slug).options}
"""The variants and house rules that are chosen in the foyer."""

PRESETS = {preset.name for slug in GAMES for preset in parts(slug).presets}

PLACES = {
    place
    for slug in GAMES
    for place in re.findall(
        r"""(?<!view\[)[`"](\w+)(?::|"\])""",
        (SOURCES / "games" / slug / "tokens.ts").read_text("utf-8").split("/** The move that")[0],
    )
}
"""Where things lie that moves are made of."""

FAMILIES = {
    "web-game-": set(GAMES),
    "web-about-": set(GAMES),
    "web-goal-": set(GAMES),
    "web-pick-": PLACES,
    "web-plays-": set(LEVELS),
    "web-mood-": set(TEMPERAMENTS),
    "web-option-": CHOSEN,
    "web-variant-": CHOSEN,
    "web-value-": {
        value.replace(" ", "-")
        for slug in GAMES
        for option in parts(slug).options
        for value in option.values
        if isinstance(value, str)
    },
    "web-preset-": PRESETS,
    "web-explains-preset-": PRESETS | {"last-time"},
    "web-group-": {option.group for slug in GAMES for option in parts(slug).options},
    "web-pace-": {"slow", "normal", "fast"},
    "web-sign-": set(SIGNS),
    "web-cat-": {state.replace(" ", "-") for state in CAT_STATES if state != "elsewhere"},
}
"""The beginnings of ids that the browser puts together, each with all that may follow."""


@cache
def sources():
    """The browser's sources, one text for each file; its tests may ask for what they like."""
    files = (path for ending in ("svelte", "ts") for path in SOURCES.rglob(f"*.{ending}") if ".test." not in path.name)
    return tuple(path.read_text(encoding="utf-8") for path in sorted(files))


def asked():
    """The ids that the sources name in full."""
    return {key for text in sources() for _, key in LITERAL.findall(text)}


def there():
    return set(messages(TEXTS, "en"))


class Selections(Visitor):
    """The plural forms of every choice by number in a message."""

    def __init__(self, node):
        self.forms = []
        self.visit(node)

    def visit_SelectExpression(self, node):  # noqa: N802
        self.forms.append({variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)})
        self.generic_visit(node)


class Shown(Visitor):
    """The details that a message shows; others only choose between its forms."""

    def __init__(self, node):
        self.names = set()
        self.visit(node)

    def visit_SelectExpression(self, node):  # noqa: N802
        for variant in node.variants:
            self.visit(variant.value)

    def visit_VariableReference(self, node):  # noqa: N802
        self.names.add(node.id.name)


# The same in all languages.


@every_folder
def test_there_are_texts_in_all_languages_and_no_others(folder):
    assert {path.stem for path in folder.glob("*.ftl")} == set(LANGUAGES)


@every_folder
@every_language
def test_every_language_has_the_ids_of_english_in_their_order(folder, language):
    assert list(messages(folder, language)) == list(messages(folder, "en"))


@every_folder
@every_language
def test_every_message_has_the_details_of_english(folder, language):
    english, other = messages(folder, "en"), messages(folder, language)

    assert {key for key in english if key in other and variables(english[key]) != variables(other[key])} == set()


@every_folder
@every_language
def test_no_id_hides_one_of_the_house_or_of_a_game(folder, language):
    beginning = {TEXTS: "web-", TROUBLE: "trouble-"}.get(folder, "lesson-")

    assert [key for key in messages(folder, language) if not key.startswith(beginning)] == []


@every_folder
@every_language
def test_messages_are_plain(folder, language):
    assert [key for key, message in messages(folder, language).items() if Functions(message).calls] == []


@every_folder
@every_language
def test_every_message_is_said_with_all_kinds_of_details(folder, language):
    words = Words(language, (folder,))
    for key, message in messages(folder, language).items():
        names = {name: f"<{name}>" for name in variables(message)}
        for details in (names, *(dict.fromkeys(names, number) for number in NUMBERS)):
            text = words.say(key, **details)

            assert text.strip() == text
            assert text
            assert "{" not in text
        shown = Shown(message).names
        assert [name for name in shown if names[name] not in words.say(key, **names)] == [], key


def test_what_english_counts_in_two_forms_polish_counts_in_four():
    counted = [
        key for key, message in messages(TEXTS, "en").items() if "one" in set().union(*Selections(message).forms)
    ]
    polish = messages(TEXTS, "pl")

    assert counted
    assert [key for key in counted if {"one", "few", "many", "other"} not in Selections(polish[key]).forms] == []


# What the browser asks for.


def test_the_sources_are_understood():
    assert {"web-motto", "web-your-turn", "web-temperament-none"} <= asked()
    assert {key for text in sources() for key in SAID.findall(text)} <= asked()
    assert {beginning for text in sources() for beginning in BEGINNING.findall(text)} == set(FAMILIES)


def test_every_text_that_the_sources_name_is_there():
    assert asked() - there() == set()


def test_every_text_that_is_there_is_named():
    made = tuple(FAMILIES)

    assert {key for key in there() - asked() if not key.startswith(made)} == set()


def test_the_words_that_come_with_the_page_are_those_that_are_named():
    named = {key for text in sources() for key in re.findall(r'"(trouble-[a-z-]+)"', text)}

    assert named == set(messages(TROUBLE, "en"))


@pytest.mark.parametrize("beginning", FAMILIES)
def test_texts_that_are_put_together_are_complete(beginning):
    made = {key for key in there() - asked() if key.startswith(beginning)}

    assert made == {beginning + rest for rest in FAMILIES[beginning]}


# What lessons ask for.


@pytest.mark.parametrize("slug", TAUGHT)
def test_a_lesson_has_its_texts_in_the_order_in_which_they_are_said(slug):
    said = [line.text for scene in lesson_in(slug).scenes for line in scene.script if line.text]

    assert list(messages(TAUGHT[slug], "en")) == [f"lesson-{text}" for text in said]


@every_language
@pytest.mark.parametrize("slug", TAUGHT)
def test_what_a_guide_says_is_short(slug, language):
    words = Words(language, (TAUGHT[slug],))
    lengths = {key: len(words.say(key, rival="Kitten").split()) for key in messages(TAUGHT[slug], language)}

    assert {key: length for key, length in lengths.items() if length > LONGEST} == {}


def test_a_guide_speaks_of_nobody_but_the_rival():
    assert set().union(
        *(variables(text) for folder in TAUGHT.values() for text in messages(folder, "en").values())
    ) == {"rival"}


# What strikes somebody.


def facts_of(slug):
    module = import_module(f"mewseum.games.{slug.replace('-', '_')}.facts")
    return {kind.name: kind.arguments for kind in vars(module).values() if isinstance(kind, Fact)}


def test_the_browser_knows_every_seat_that_a_fact_names():
    named = {
        name
        for slug in GAMES
        for arguments in facts_of(slug).values()
        for name, domain in arguments.items()
        if domain is SEAT
    }
    (known,) = re.findall(r"const SEATS = \[(.*?)\]", (SOURCES / "lib" / "struck.svelte.ts").read_text("utf-8"))

    assert named == set(re.findall(r'"(\w+)"', known))


def test_what_is_said_to_strike_somebody_are_facts_of_the_games():
    said = (SOURCES.parent / "tests" / "struck.test.ts").read_text("utf-8")
    for slug, listed in re.findall(r"\n  \"?([a-z-]+)\"?: \[\n(.*?)\n  \],", said, re.DOTALL):
        for name, details in re.findall(r'fact\("([a-z-]+)", \{(.*?)\}\)', listed):
            assert set(re.findall(r"(\w+):", details)) <= set(facts_of(slug)[name]), name
