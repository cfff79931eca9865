"""Every run of the tests plays the same games, with rules that were compiled once for all workers."""

from __future__ import annotations

import pytest
from hypothesis import settings

import mewseum
from mewseum.players.mind import thoughts
from tests.house import fourth_game

settings.register_profile("mewseum", deadline=None, derandomize=True)
settings.load_profile("mewseum")


def pytest_configure(config: pytest.Config) -> None:
    """Before workers are started, fill the cache of compiled rules: else each of them would compile all games."""
    if config.getoption("numprocesses", None) and not hasattr(config, "workerinput"):
        with fourth_game():
            for slug in mewseum.GAMES:
                game = mewseum.game(slug)
                game.compile()
                game.compile(boundscheck=True)
                thoughts(game.parts, compiled=True)
