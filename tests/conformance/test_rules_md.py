"""RULES.md and the sources of a game tick each other off, paragraph by paragraph."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import pairwise

import pytest

from mewseum.games import parts


class Rules:
    """The RULES.md of a game, and its sources."""

    def __init__(self, slug: str) -> None:
        self.options = parts(slug).options
        self.text = (parts(slug).folder / "RULES.md").read_text(encoding="utf-8")
        self.paragraphs = re.findall(r"^\*\*§(\d+\.\d+)\*\* ", self.text, re.MULTILINE)
        self.chapters = re.findall(r"^## (\d+) ", self.text, re.MULTILINE)
        self.headings = " ".join(re.findall(r"^## .*$", self.text, re.MULTILINE))
        self.sources = {path: path.read_text(encoding="utf-8") for path in sorted(parts(slug).folder.rglob("*.py"))}

    def unknown(self, sections: set[str]) -> set[str]:
        """Those of some § that are not in the rules."""
        return sections - set(self.paragraphs) - set(self.chapters)

    def paragraph(self, section: str) -> str:
        """The text of a paragraph."""
        return next(line for line in self.text.splitlines() if line.startswith(f"**§{section}**"))


@pytest.fixture
def rules(slug: str) -> Rules:
    return Rules(slug)


def cited_in(text: str) -> set[str]:
    return set(re.findall(r"§(\d+(?:\.\d+)?)", text))


def docstrings(tree: ast.AST) -> Iterator[str]:
    """What is said of functions and of constants."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            yield ast.get_docstring(node) or ""
        elif isinstance(node, (ast.Module, ast.ClassDef)):
            for named, said in pairwise(node.body):
                if isinstance(named, (ast.Assign, ast.AnnAssign)) and isinstance(said, ast.Expr):
                    yield ast.unparse(said)


def sections_as_data(tree: ast.AST) -> set[str]:
    """The § that options and refusals name: texts such as "5.3"."""
    texts = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return {text for text in texts if re.fullmatch(r"\d+\.\d+", text)}


def test_paragraphs_are_numbered_in_order_within_their_chapters(rules):
    expected = []
    for chapter in rules.chapters:
        count = sum(paragraph.startswith(f"{chapter}.") for paragraph in rules.paragraphs)
        expected += [f"{chapter}.{number}" for number in range(1, count + 1)]

    assert rules.paragraphs
    assert expected == rules.paragraphs
    assert [str(number) for number in range(1, len(rules.chapters) + 1)] == rules.chapters


def test_every_section_that_a_source_names_is_in_the_rules(rules):
    for path, text in rules.sources.items():
        assert rules.unknown(cited_in(text) | sections_as_data(ast.parse(text))) == set(), path


def test_every_section_that_the_rules_refer_to_is_in_them(rules):
    assert rules.unknown(cited_in(rules.text)) == set()


def test_every_paragraph_is_carried_out_by_a_function_a_constant_an_option_or_a_refusal(rules):
    carried_out = {option.section for option in rules.options}
    for tree in map(ast.parse, rules.sources.values()):
        carried_out |= cited_in(" ".join(docstrings(tree))) | sections_as_data(tree)

    assert [paragraph for paragraph in rules.paragraphs if paragraph not in carried_out] == []


def test_every_option_is_named_where_the_rules_explain_it(rules):
    for option in rules.options:
        explained = rules.paragraph(option.section) + rules.headings
        assert re.search(rf"`{option.name}( =|`)", explained), option.name
