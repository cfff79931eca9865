"""A house with a fourth game in it, which only the tests know."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

import mewseum


@contextmanager
def fourth_game() -> Iterator[None]:
    """For a while the toy game is in the house: by one line in GAMES, as any other game is."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(mewseum.GAMES, "pounce", "tests.fourth_game")
        yield
