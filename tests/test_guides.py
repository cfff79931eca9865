"""What the guides name is there: files, commands of make, options."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

HOUSE = Path(__file__).parents[1]
GUIDES = [HOUSE / name for name in ("AGENTS.md", "CONTRIBUTING.md", "docs/adding-a-game.md", "README.md")]


@pytest.mark.parametrize("guide", GUIDES, ids=lambda guide: guide.name)
def test_every_file_that_a_guide_names_is_there(guide):
    named = set(
        re.findall(r"`((?:src|tests|docs|web|bench|requirements)/[^`*\s]+)`", guide.read_text(encoding="utf-8"))
    )
    missing = [
        path for path in named if "my_game" not in path and "my-game" not in path and not (HOUSE / path).exists()
    ]

    assert missing == []


@pytest.mark.parametrize("guide", GUIDES, ids=lambda guide: guide.name)
def test_every_target_that_a_guide_names_can_be_made(guide):
    targets = set(re.findall(r"^([a-z]+):", (HOUSE / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))

    assert set(re.findall(r"(?:`|    )make ([a-z]+)", guide.read_text(encoding="utf-8"))) <= targets


def test_the_guide_for_a_game_names_every_file_of_the_toy():
    guide = (HOUSE / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    files = {path.name for path in (HOUSE / "tests" / "fourth_game").glob("*.*")} - {"options.py"}

    assert [name for name in files if name not in guide] == []
