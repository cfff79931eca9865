"""Leaks that were planted on purpose, each of another kind: the checks of `leaks` catch every one of them.

A leak is planted into a copy of the game's folder, or into the kernel. The copy without a leak passes the same
checks, of the same random games.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from mewseum import Game
from mewseum.core.game import Parts
from mewseum.games import cat_burglars
from tests.conformance.leaks import check_leaks
from tests.conformance.planted import Plant
from tests.conformance.planted_in_game import IN_GAME
from tests.conformance.planted_in_kernel import IN_KERNEL

TABLES = [
    (2, {"equal_turns": True}, 1),
    (3, {}, 2),
    (2, {}, 3),
    (4, {"hall_of_fame": True, "equal_turns": True, "first": 0}, 4),
]
"""Players, options, and the seed of the random game."""


def plant_into(folder: Path, plant: Plant, monkeypatch: pytest.MonkeyPatch) -> Parts:
    """A copy of the game with this leak."""
    name = f"planted_{plant.id.replace('-', '_')}"
    copy = folder / name
    shutil.copytree(Path(cat_burglars.__file__).parent, copy, ignore=shutil.ignore_patterns("__pycache__"))
    for file, old, new in plant.texts:
        text = (copy / file).read_text(encoding="utf-8")
        if old not in text:
            pytest.fail(f"{file} reads {old!r} no more; plant this leak in another way")
        (copy / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    monkeypatch.syspath_prepend(folder)
    if plant.kernel is not None:
        plant.kernel(monkeypatch)
    return import_module(name).PARTS


@pytest.fixture(autouse=True)
def forget_planted_modules() -> Iterator[None]:
    yield
    for name in [name for name in sys.modules if name.startswith("planted_")]:
        del sys.modules[name]


def check_planted(parts: Parts) -> None:
    for players, options, seed in TABLES:
        check_leaks(Game(parts, players, options), seed)


@pytest.mark.parametrize("plant", [*IN_GAME, *IN_KERNEL], ids=lambda plant: plant.id)
def test_a_planted_leak_is_caught(plant, tmp_path, monkeypatch):
    parts = plant_into(tmp_path, plant, monkeypatch)
    with pytest.raises(plant.caught_as):
        check_planted(parts)


def test_the_game_without_a_planted_leak_passes_the_same_checks(tmp_path, monkeypatch):
    check_planted(plant_into(tmp_path, Plant("nothing"), monkeypatch))
