"""What the page on security names is there: every path, and every test."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = ("docs/security.md", "SECURITY.md")
NAMED = re.compile(r"`((?:src|tests|bench|docs|requirements|web)/[\w./-]+|\w+\.md)(?:::(\w+))?`")
LINKED = re.compile(r"\]\(([^)#:]+)\)")


def named(page):
    """The paths and tests that a page names."""
    return NAMED.findall((ROOT / page).read_text(encoding="utf-8"))


def collected_from(path):
    """The tests that pytest collects from a file: functions of its own called test_…"""
    module = ast.parse((ROOT / path).read_text(encoding="utf-8"))
    functions = [node for node in module.body if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))]
    return {function.name for function in functions if function.name.startswith("test_")}


@pytest.mark.parametrize("page", PAGES)
def test_every_path_that_is_named_exists(page):
    missing = [path for path, _ in named(page) if not (ROOT / path).exists()]
    missing += [
        path
        for path in LINKED.findall((ROOT / page).read_text(encoding="utf-8"))
        if not ((ROOT / page).parent / path).exists()
    ]
    assert missing == []


@pytest.mark.parametrize("page", PAGES)
def test_every_test_that_is_named_is_collected(page):
    files = {path for path, _ in named(page) if path.startswith("tests/") and path.endswith(".py")}
    assert all(Path(path).name.startswith("test_") and collected_from(path) for path in files)
    missing = [f"{path}::{test}" for path, test in named(page) if test and test not in collected_from(path)]
    assert missing == []


def promises():
    """The rows of the tables of promises."""
    found, is_promise = [], False
    for line in (ROOT / PAGES[0]).read_text(encoding="utf-8").splitlines():
        row = line.strip("| ").split(" | ")
        is_promise = line.startswith("|") and (is_promise or row[0] == "promise")
        if is_promise and row[0] != "promise" and not line.startswith("|---"):
            found.append(row)
    return found


def test_every_promise_names_where_it_is_kept_and_what_holds_it():
    assert len(promises()) >= 20
    for _, kept, held in promises():
        assert re.search(r"`(src|requirements)/", kept), kept
        assert "`tests/" in held, held


def test_a_name_that_is_not_there_would_be_noticed(tmp_path, monkeypatch):
    (tmp_path / "SECURITY.md").write_text(
        "`tests/test_security_page.py::test_of_dreams` `src/nowhere.py`", encoding="utf-8"
    )
    monkeypatch.setattr("tests.test_security_page.ROOT", tmp_path)
    assert [path for path, _ in named("SECURITY.md") if not (tmp_path / path).exists()] == [
        "tests/test_security_page.py",
        "src/nowhere.py",
    ]


def test_nothing_is_invented_that_nobody_reads():
    for page in PAGES:
        assert not re.search(r"[\w.]+@[\w.]+", (ROOT / page).read_text(encoding="utf-8"))
