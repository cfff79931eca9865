"""Every case is played twice: by the plain rules and by the compiled ones."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import mewseum
from mewseum import Game
from tests.conformance.playing import compiled, plain

MakeGame = Callable[..., Game]


@pytest.fixture
def slug(request: pytest.FixtureRequest) -> str:
    """The game whose folder of tests this is."""
    return next(slug for slug, name in mewseum.GAMES.items() if name.endswith(f".{request.path.parent.name}"))


@pytest.fixture(params=["plain", "compiled"])
def make_game(request: pytest.FixtureRequest, slug: str) -> MakeGame:
    """Makes tables of the game; one copy of its rules serves all of a session."""
    is_compiled = request.param == "compiled"
    rules = {"plain": plain(slug)}
    if is_compiled:
        pytest.importorskip("numba")
        rules["fast"] = compiled(slug)

    def make(players: int = 3, **options: object) -> Game:
        game = mewseum.game(slug, players, **options).in_mode(compiled=is_compiled)
        game.__dict__.update(rules)
        return game

    return make


@pytest.fixture
def make_plain_game(slug: str) -> MakeGame:
    """For long searches, which the compiled rules are compared with elsewhere."""

    def make(players: int = 3, **options: object) -> Game:
        game = mewseum.game(slug, players, **options)
        game.__dict__["plain"] = plain(slug)
        return game

    return make
