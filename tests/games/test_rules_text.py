"""The rules of each game for people: the whole of them, or the paragraph that somebody asks for."""

import pytest

from mewseum import GAMES, Refused
from mewseum.core.words import LANGUAGES
from mewseum.games import RULING_SIGN, parts, rules_paragraph, rules_text

PARAGRAPHS = """# Rules

The sign ◆ marks rulings of the house.

## 1 Cats

**§1.1** A cat has four paws.

**§1.2** It lands on all of them. ◆

## 2 Dogs ◆

**§2.1** There are none.
"""


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_tells_its_rules_in_every_language(slug, language):
    assert "**§1.1** " in rules_text(slug, language)


@pytest.mark.parametrize("slug", GAMES)
def test_in_a_language_without_rules_they_are_told_in_english(slug):
    assert rules_text(slug, "sv") == rules_text(slug) == rules_text(slug, "en")
    assert rules_text(slug, "de") != rules_text(slug)


def test_a_printed_rule_is_told_alone():
    assert rules_paragraph(PARAGRAPHS, "1.1") == "**§1.1** A cat has four paws."


def test_with_a_ruling_of_the_house_the_sign_is_explained():
    assert rules_paragraph(PARAGRAPHS, "1.2") == (
        "**§1.2** It lands on all of them. ◆\n\nThe sign ◆ marks rulings of the house."
    )


def test_where_the_whole_chapter_is_a_ruling_its_heading_says_so():
    assert rules_paragraph(PARAGRAPHS, "2.1") == (
        "## 2 Dogs ◆\n\n**§2.1** There are none.\n\nThe sign ◆ marks rulings of the house."
    )


def test_a_paragraph_that_is_not_there_is_empty():
    assert rules_paragraph(PARAGRAPHS, "9.9") == ""
    assert rules_paragraph(PARAGRAPHS, "1") == ""


@pytest.mark.parametrize("slug", GAMES)
def test_the_sign_stands_in_the_rules_of_every_game(slug):
    assert RULING_SIGN in rules_text(slug)


def test_a_game_that_the_house_does_not_have_is_refused_with_the_nearest():
    with pytest.raises(Refused) as refusal:
        parts("moew")
    assert refusal.value.key == "unknown-game"
    assert "meow" in str(refusal.value)
    for odd in ("chess", 7, None):
        with pytest.raises(Refused) as refusal:
            parts(odd)
        assert all(slug in str(refusal.value) for slug in GAMES)
