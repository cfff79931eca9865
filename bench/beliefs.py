"""Imagined worlds beside all that a seat cannot rule out, in as many small positions as wanted: `python bench/beliefs.py --positions 300`.

Prints one line of JSON for each game: in how many positions just those worlds were imagined that could be, in how many of these only
chance was hidden, so that it was also compared how often each is imagined, and where something else was found. Short
forms of the same checks run with the tests (tests/games/*/test_worlds.py).
"""

from __future__ import annotations

import argparse
import importlib
import json
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.conformance.enumerating import assert_same_worlds
from tests.conformance.places import folder_of_tests

import mewseum
from mewseum import GAMES, Game


def measure(slug: str, first: int, positions: int) -> dict[str, object]:
    worlds = importlib.import_module(f"tests.games.{folder_of_tests(slug).name}.test_worlds")

    open_cards = {"show_scored_colours": True} if slug == "cat-burglars" else {}

    def make_game(players: int, **options: object) -> Game:
        return mewseum.game(slug, players, **open_cards, **options)

    started, most, only_chance, wrong = time.time(), 0, 0, []
    for number in range(first, first + positions):
        try:
            found = assert_same_worlds(*worlds.lay_at_random(make_game, number))
            most = max(most, len(found.weights))
            only_chance += found.only_chance and len(found.weights) > 1
        except AssertionError as error:
            wrong.append({"number": number, "why": str(error).partition("\n")[0]})
    return {
        "game": slug,
        "positions": positions,
        "only_chance": only_chance,
        "most_worlds": most,
        "wrong": wrong,
        "seconds": round(time.time() - started, 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=300, help="for each game")
    parser.add_argument("--first", type=int, default=0, help="the number of the first position")
    parser.add_argument("--game", choices=list(GAMES), action="append")
    asked = parser.parse_args()
    results = []
    for slug in asked.game or GAMES:
        results.append(measure(slug, asked.first, asked.positions))
        print(json.dumps(results[-1]), flush=True)
    sys.exit(any(result["wrong"] for result in results))


if __name__ == "__main__":
    main()
