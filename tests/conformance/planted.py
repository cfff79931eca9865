"""What a planted leak is, and how it is planted: into a copy of the game's folder, or into the kernel."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from mewseum import Game
from mewseum.core.game import Parts
from tests.conformance.leaks import Leak, check_leaks


@dataclass(frozen=True)
class Plant:
    """A leak: replacements in files of the game (file, old text, new text), and a change to the kernel."""

    id: str
    texts: tuple[tuple[str, str, str], ...] = ()
    kernel: Callable[[pytest.MonkeyPatch], None] | None = None
    caught_as: type[AssertionError] = Leak
    """Not a leak, but a plain AssertionError, where a world is imagined that cannot be."""


Tables = list[tuple[int, Mapping[str, Any], int]]
"""Players, options, and the seed of a random game."""


def assert_caught(plant: Plant, game: Parts, tables: Tables, folder: Path) -> None:
    """The checks for leaks find this one at one of these tables."""
    with planted(plant, game, folder) as parts, pytest.raises(plant.caught_as):
        check_tables(parts, tables)


def assert_nothing_is_caught(game: Parts, tables: Tables, folder: Path) -> None:
    """A copy of the game in which nothing was planted passes the same checks."""
    with planted(Plant("nothing"), game, folder) as parts:
        check_tables(parts, tables)


def check_tables(parts: Parts, tables: Tables) -> None:
    for players, options, seed in tables:
        check_leaks(Game(parts, players, options), seed)


@contextmanager
def planted(plant: Plant, game: Parts, folder: Path) -> Iterator[Parts]:
    """A copy of a game, below an empty folder, with this leak."""
    name = f"planted_{plant.id.replace('-', '_')}"
    copy = folder / name
    shutil.copytree(game.folder, copy, ignore=shutil.ignore_patterns("__pycache__"))
    for file, old, new in plant.texts:
        text = (copy / file).read_text(encoding="utf-8")
        if old not in text:
            pytest.fail(f"{file} reads {old!r} no more; plant this leak in another way")
        (copy / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(folder)
        if plant.kernel is not None:
            plant.kernel(patch)
        try:
            yield import_module(name).PARTS
        finally:
            for module in [module for module in sys.modules if module.partition(".")[0] == name]:
                del sys.modules[module]
