"""The documentation is built as a site, without a warning, and needs nothing from elsewhere."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

HOUSE = Path(__file__).parents[1]
LOADED = re.compile(
    r'<(?:script|img|iframe)[^>]*\ssrc="(https?:)?//|<link[^>]*rel="(?:stylesheet|preload|preconnect)"[^>]*href="(?:https?:)?//'
)


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    folder = tmp_path_factory.mktemp("docs")
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--site-dir", folder]
    done = subprocess.run(
        command, cwd=HOUSE, capture_output=True, text=True, env={**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    )
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    return folder


def test_every_page_of_the_docs_is_in_the_site_and_in_its_navigation(site):
    pages = {path.stem for path in (HOUSE / "docs").glob("*.md")}
    front = (site / "index.html").read_text(encoding="utf-8")

    assert {path.stem for path in site.glob("*.html")} - {"404"} == pages
    assert [page for page in pages - {"index"} if f'href="{page}.html"' not in front] == []


def test_no_page_loads_anything_from_elsewhere(site):
    for page in site.glob("*.html"):
        assert LOADED.search(page.read_text(encoding="utf-8")) is None, page.name


def test_the_reference_tells_what_the_package_gives(site):
    import mewseum

    told = (site / "api.html").read_text(encoding="utf-8")
    named = {name for name in mewseum.__all__ if name not in ("GAMES", "record")}

    assert [name for name in named if not re.search(rf'id="mewseum\.[\w.]*\b{name}"', told)] == []


EXAMPLES = re.findall(
    r"^```python\n(.*?)^```$", (HOUSE / "docs" / "research.md").read_text(encoding="utf-8"), re.M | re.S
)


def test_the_examples_run_one_after_the_other(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    names = {"__name__": "docs"}

    assert len(EXAMPLES) == 4
    for number, example in enumerate(EXAMPLES, 1):
        exec(compile(example, f"docs/research.md, example {number}", "exec"), names)
