"""No numbered case and no ruling goes without a test of its number.

Each game has `tests/games/<folder>/cases.py`, whose NUMBERS are the cases as the names of tests begin with them.
"""

from __future__ import annotations

import re

import pytest

from tests.conformance.places import folder_of_tests, from_tests


@pytest.fixture
def numbers(slug: str) -> list[str]:
    return from_tests(slug, "cases").NUMBERS


@pytest.fixture
def numbered_tests(slug: str) -> list[str]:
    texts = [path.read_text(encoding="utf-8") for path in sorted(folder_of_tests(slug).glob("test_*.py"))]
    return [name for text in texts for name in re.findall(r"^def test_(a?\d\w+)\(", text, re.MULTILINE)]


def test_every_number_has_a_test(numbers, numbered_tests):
    assert numbers
    assert [n for n in numbers if not any(name.startswith(f"{n}_") for name in numbered_tests)] == []


def test_no_test_has_a_number_that_is_none(numbers, numbered_tests):
    known = tuple(f"{n}_" for n in numbers)

    assert [name for name in numbered_tests if not name.startswith(known)] == []


def test_no_two_tests_have_the_same_name(numbered_tests):
    assert sorted(set(numbered_tests)) == sorted(numbered_tests)
