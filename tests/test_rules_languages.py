"""The rules for people are the same in every language, paragraph by paragraph."""

from __future__ import annotations

import re

import pytest

from mewseum import GAMES
from mewseum.core.words import LANGUAGES
from mewseum.games import parts, rules_text
from tests.command import refuse, succeed

MARK = re.compile(r"^\*\*§([\d.]+)\*\* ", re.MULTILINE)
CODE = re.compile(r"`([^`]+)`")
OTHERS = [language for language in LANGUAGES if language != "en"]


def paragraphs(text):
    """Each paragraph by its §."""
    pieces = MARK.split(text)[1:]
    return dict(zip(pieces[::2], pieces[1::2], strict=True))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("slug", GAMES)
def test_every_paragraph_is_there_in_its_place(slug, language):
    assert (parts(slug).folder / f"RULES.{language}.md").is_file()
    assert list(paragraphs(rules_text(slug, language))) == list(paragraphs(rules_text(slug)))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("slug", GAMES)
def test_options_and_typed_moves_are_the_same_in_every_language(slug, language):
    english, other = paragraphs(rules_text(slug)), paragraphs(rules_text(slug, language))

    different = {
        section: (sorted(CODE.findall(english[section])), sorted(CODE.findall(other[section])))
        for section in english
        if sorted(CODE.findall(english[section])) != sorted(CODE.findall(other[section]))
    }
    assert different == {}


def numbers(text):
    """All numbers of a paragraph; thousands as such, however a language writes them (5K, 5.000, 5 000)."""
    text = re.sub(r"(?<=\d)[.,\s\u00a0\u202f](?=\d{3}\b)", "", CODE.sub("", text))
    found = [int(number) for number in re.findall(r"\d+", text)]
    return sorted(number // 1000 if number >= 1000 and number % 1000 == 0 else number for number in found)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("slug", GAMES)
def test_the_numbers_are_the_same_in_every_language(slug, language):
    english, other = paragraphs(rules_text(slug)), paragraphs(rules_text(slug, language))

    assert [section for section in english if numbers(english[section]) != numbers(other[section])] == []


def test_the_command_prints_the_rules_in_a_language():
    text = succeed("rules", "meow", "--lang", "de")

    assert text == rules_text("meow", "de").rstrip() + "\n"
    assert succeed("rules", "meow", "--lang", "pl", "--section", "3.1") != succeed("rules", "meow", "--section", "3.1")
    assert "§99" in refuse("rules", "meow", "--lang", "de", "--section", "99")
