"""RULES.md and the sources tick each other off, paragraph by paragraph."""

import ast
import re

import pytest

from mewseum.games.meow import PARTS
from tests.games.cat_burglars.test_rules_md import cited_in, docstrings_of_functions, sections_as_data

FOLDER = PARTS.folder
RULES = (FOLDER / "RULES.md").read_text(encoding="utf-8")
PARAGRAPHS = re.findall(r"^\*\*§(\d+\.\d+)\*\* ", RULES, re.MULTILINE)
CHAPTERS = re.findall(r"^## (\d+) ", RULES, re.MULTILINE)
SOURCES = sorted(FOLDER.rglob("*.py"))


def carried_out():
    """The § that a function, a table of cards, an option or a refusal names."""
    found = {option.section for option in PARTS.options} | cited_in((FOLDER / "state.py").read_text(encoding="utf-8"))
    for path in SOURCES:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        found |= cited_in(docstrings_of_functions(tree)) | sections_as_data(tree)
    return found


def test_paragraphs_are_numbered_in_order_within_their_chapters():
    expected = []
    for chapter in CHAPTERS:
        count = sum(paragraph.startswith(f"{chapter}.") for paragraph in PARAGRAPHS)
        expected += [f"{chapter}.{number}" for number in range(1, count + 1)]

    assert expected == PARAGRAPHS
    assert [str(number) for number in range(1, len(CHAPTERS) + 1)] == CHAPTERS


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(FOLDER)))
def test_every_section_that_a_source_names_is_in_the_rules(path):
    text = path.read_text(encoding="utf-8")

    named = cited_in(text) | sections_as_data(ast.parse(text))
    assert named - set(PARAGRAPHS) - set(CHAPTERS) == set()


def test_every_section_that_the_rules_refer_to_is_in_them():
    assert cited_in(RULES) - set(PARAGRAPHS) - set(CHAPTERS) == set()


@pytest.mark.parametrize("paragraph", PARAGRAPHS)
def test_every_paragraph_is_carried_out(paragraph):
    assert paragraph in carried_out()


@pytest.mark.parametrize("option", PARTS.options, ids=lambda option: option.name)
def test_every_option_is_named_where_the_rules_explain_it(option):
    lines = {line[3:].split("**")[0]: line for line in RULES.splitlines() if line.startswith("**§")}

    assert re.search(rf"`{option.name}\b", lines[option.section])
