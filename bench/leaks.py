"""The leak suite through the whole server, as long as it takes: `python bench/leaks.py --positions 10000`.

Prints one line of JSON for each game: how many positions were compared through two whole houses, how often by each
channel, and the first leak, if there is any. Short forms of the same checks run with the tests.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.conformance.leaks import Leak
from tests.conformance.playing import tables
from tests.server.alike import check_pairs, make_pairs

from mewseum import GAMES

BATCH = 40
"""Pairs of worlds for two houses; then two new houses open."""


def measure(slug: str, positions: int, seed: int, share: float, folder: str) -> dict[str, object]:
    dice = random.Random(f"{slug} {seed}")
    tally: Counter[str] = Counter()
    started, leak, pairs_seen = time.time(), "", 0
    while tally["positions"] < positions and not leak:
        pairs = []
        while len(pairs) < BATCH:
            pairs += make_pairs(dice.choice(tables(slug)).game, dice.getrandbits(30), 5)
        pairs_seen += len(pairs)
        with tempfile.TemporaryDirectory(dir=folder or None) as houses:
            try:
                tally += check_pairs(pairs, Path(houses), share=share)
            except Leak as found:
                leak = str(found)
    return {
        "game": slug,
        "positions": tally["positions"],
        "pairs_of_worlds": pairs_seen,
        "compared": dict(sorted(tally.items())),
        "leak": leak,
        "seconds": round(time.time() - started, 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=10_000, help="for each game")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--share", type=float, default=0.3, help="how much of what can be asked is asked at each")
    parser.add_argument("--folder", default="", help="where the houses keep their tables; a RAM disk is quicker")
    parser.add_argument("--game", choices=list(GAMES), action="append")
    asked = parser.parse_args()
    results = []
    for slug in asked.game or GAMES:
        results.append(measure(slug, asked.positions, asked.seed, asked.share, asked.folder))
        print(json.dumps(results[-1]), flush=True)
    sys.exit(any(result["leak"] for result in results))


if __name__ == "__main__":
    main()
