"""The browser's own texts: the same in all five languages, every one that is asked for there, and no other."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from mewseum import GAMES
from mewseum.core.words import LANGUAGES, Words
from mewseum.games import parts
from mewseum.games.meow.state import CAT_STATES
from mewseum.players.levels import LEVELS, TEMPERAMENTS
from tests.core.test_words import NUMBERS, Functions, every_language, messages, variables

SOURCES = Path(__file__).parents[1] / "web" / "src"
TEXTS = SOURCES / "locale"

LITERAL = re.compile(r"""(["'`])(web-[a-z0-9-]+)\1""")
BEGINNING = re.compile(r"`(web-[a-z0-9-]*)\$\{")
SAID = re.compile(r"""\bsay\(\s*["'`](web-[^"'`$]*)["'`]""")

FAMILIES = {
    "web-game-": set(GAMES),
    "web-about-": set(GAMES),
    "web-level-": set(LEVELS),
    "web-temperament-": set(TEMPERAMENTS),
    "web-option-": {
        option.name.replace("_", "-") for slug in GAMES for option in parts(slug).options if option.name != "first"
    },
    "web-value-": {
        value.replace(" ", "-")
        for slug in GAMES
        for option in parts(slug).options
        if option.name != "first"
        for value in option.values
        if isinstance(value, str)
    },
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


# The same in all languages.


def test_there_are_texts_in_all_languages_and_no_others():
    assert {path.stem for path in TEXTS.glob("*.ftl")} == set(LANGUAGES)


@every_language
def test_every_language_has_the_ids_of_english_in_their_order(language):
    assert list(messages(TEXTS, language)) == list(messages(TEXTS, "en"))


@every_language
def test_every_message_has_the_details_of_english(language):
    english, other = messages(TEXTS, "en"), messages(TEXTS, language)

    assert {key for key in english if key in other and variables(english[key]) != variables(other[key])} == set()


@every_language
def test_no_id_hides_one_of_the_house_or_of_a_game(language):
    assert [key for key in messages(TEXTS, language) if not key.startswith("web-")] == []


@every_language
def test_messages_are_plain(language):
    assert [key for key, message in messages(TEXTS, language).items() if Functions(message).calls] == []


@every_language
def test_every_message_is_said_with_all_kinds_of_details(language):
    words = Words(language, (TEXTS,))
    for key, message in messages(TEXTS, language).items():
        names = {name: f"<{name}>" for name in variables(message)}
        for details in (names, *(dict.fromkeys(names, number) for number in NUMBERS)):
            text = words.say(key, **details)

            assert text.strip() == text
            assert text
            assert "{" not in text
        assert [value for value in names.values() if value not in words.say(key, **names)] == [], key


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


@pytest.mark.parametrize("beginning", FAMILIES)
def test_texts_that_are_put_together_are_complete(beginning):
    made = {key for key in there() - asked() if key.startswith(beginning)}

    assert made == {beginning + rest for rest in FAMILIES[beginning]}
