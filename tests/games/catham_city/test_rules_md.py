"""RULES.md and the sources tick each other off, paragraph by paragraph."""

import ast
import re

import pytest

from mewseum.games.catham_city import PARTS
from tests.games.cat_burglars.test_rules_md import cited_in, sections_as_data

FOLDER = PARTS.folder
RULES = (FOLDER / "RULES.md").read_text(encoding="utf-8")
PARAGRAPHS = re.findall(r"^\*\*§(\d+\.\d+)\*\* ", RULES, re.MULTILINE)
CHAPTERS = re.findall(r"^## (\d+) ", RULES, re.MULTILINE)
SOURCES = sorted(FOLDER.rglob("*.py"))


def named_in(path):
    """The § that a source names: in a docstring of a function or a number, in an option, in a refusal."""
    text = path.read_text(encoding="utf-8")
    return cited_in(text) | sections_as_data(ast.parse(text))


def test_paragraphs_are_numbered_in_order_within_their_chapters():
    expected = []
    for chapter in CHAPTERS:
        count = sum(paragraph.startswith(f"{chapter}.") for paragraph in PARAGRAPHS)
        expected += [f"{chapter}.{number}" for number in range(1, count + 1)]

    assert expected == PARAGRAPHS
    assert [str(number) for number in range(1, len(CHAPTERS) + 1)] == CHAPTERS


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(FOLDER)))
def test_every_section_that_a_source_names_is_in_the_rules(path):
    assert named_in(path) - set(PARAGRAPHS) - set(CHAPTERS) == set()


def test_every_section_that_the_rules_refer_to_is_in_them():
    assert cited_in(RULES) - set(PARAGRAPHS) - set(CHAPTERS) == set()


@pytest.mark.parametrize("paragraph", PARAGRAPHS)
def test_every_paragraph_is_named_by_a_source(paragraph):
    assert paragraph in set().union(*map(named_in, SOURCES))


def test_every_option_is_named_where_the_rules_explain_it():
    lines = {line[3:].split("**")[0]: line for line in RULES.splitlines() if line.startswith("**§")}
    headings = " ".join(re.findall(r"^## .*$", RULES, re.MULTILINE))

    for option in PARTS.options:
        assert f"`{option.name}`" in lines[option.section] + headings
