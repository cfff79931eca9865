"""Fills the cache of compiled rules, one game a process: `python -m tests.warm SLUG ...`."""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import mewseum
from mewseum.players.mind import thoughts
from tests.house import fourth_game


def warm(slug: str) -> None:
    """Compile everything that the tests use of a game, in this process."""
    with fourth_game():
        game = mewseum.game(slug)
        game.compile()
        game.compile(boundscheck=True)
        thoughts(game.parts, compiled=True)


def warm_all() -> None:
    """Compile all games side by side, as many at once as there are cores. Whatever fails is compiled where it is used."""
    with fourth_game():
        slugs = list(mewseum.GAMES)

    def run(slug: str) -> None:
        subprocess.run([sys.executable, "-m", "tests.warm", slug], check=False)

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(run, slugs))


if __name__ == "__main__":
    for slug in sys.argv[1:]:
        warm(slug)
