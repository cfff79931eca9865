"""Fills the cache of compiled rules: `python -m tests.warm` everything, `python -m tests.warm SLUG FORM` one form of one game."""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import mewseum
from mewseum.core.compiled import is_kept
from mewseum.core.fields import dtype_of
from mewseum.core.game import KERNEL
from mewseum.players.mind import are_kept, thoughts
from tests.house import fourth_game

FORMS = ("thoughts", "rules", "checked")
"""What the tests use of a game, longest first: judgement and search, rules alone, and rules that check all indexes."""
HASTY = {"NUMBA_OPT": "1"}
"""Code that checks indexes is run little: it need not be the best."""


def warm(slug: str, form: str) -> None:
    """Compile one form of a game, in this process."""
    with fourth_game():
        game = mewseum.game(slug)
        if form == "thoughts":
            thoughts(game.parts, compiled=True)
        else:
            game.compile(boundscheck=form == "checked")


def is_warm(slug: str, form: str) -> bool:
    """Whether this was compiled before."""
    parts = mewseum.game(slug).parts
    if form == "thoughts":
        return are_kept(parts)
    return is_kept(dtype_of(parts.state), (*KERNEL, *parts.rules), boundscheck=form == "checked")


def warm_all() -> None:
    """Compile all games side by side, as many at once as there are cores. Whatever fails is compiled where it is used."""
    with fourth_game():
        jobs = [(slug, form) for form in FORMS for slug in mewseum.GAMES if not is_warm(slug, form)]

    def run(job: tuple[str, str]) -> None:
        environment = {**os.environ, **(HASTY if "checked" in job else {})}
        subprocess.run([sys.executable, "-m", "tests.warm", *job], check=False, env=environment)

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(run, jobs))


if __name__ == "__main__":
    if sys.argv[1:]:
        warm(*sys.argv[1:])
    else:
        warm_all()
