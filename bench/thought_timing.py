"""Whether a bot's thought at one table can be measured at another: `python bench/thought_timing.py` (prints JSON).

A bot at a victim's table has one legal move or many. An attacker asks at a table of their own that shares the thinker, and takes the time.
Printed is how well these times tell the two apart: the AUC with an interval of 95 %, where 0.5 is a coin and 1 is certainty, and how likely an
attacker who is told nothing would do as well. It is measured as the house is (`house`), with equal work but no equal time (`only_searched`),
and with a planted leak, a bot that does not think where there is no choice (`planted`). It fails if the house tells anything, at a false alarm
in ten thousand runs, or if the planted leak is not found. Six hundred trials find an AUC of 0.63 in nine of ten runs.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
from dataclasses import asdict
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.listening import Told, answer_at_once, listen

from mewseum.server import place, thinkers
from mewseum.server.thinkers import Thinkers


async def attack(minds: Thinkers, bot: str, trials: int, seed: int) -> Told:
    try:
        return await listen(minds, bot, trials, random.Random(seed), settle=64)
    finally:
        minds.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="master")
    parser.add_argument("--trials", type=int, default=600)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    thinkers.DEADLINE = thinkers.LONGEST_WAIT = place.HUNG_SECONDS = 300.0
    told = {}
    for name, are_even in (("house", True), ("only_searched", False), ("planted", False)):
        if name == "planted":
            thinkers._answer = answer_at_once
        told[name] = asyncio.run(attack(Thinkers(1, are_even=are_even), asked.bot, asked.trials, asked.seed))
        print(f"{name}: {told[name]}", file=sys.stderr)
    is_well = told["planted"].tells and not told["house"].tells
    result = {"bot": asked.bot, "trials": asked.trials, **{name: asdict(found) for name, found in told.items()}}
    print(json.dumps({**result, "as_promised": is_well}, indent=1))
    sys.exit(0 if is_well else 1)


if __name__ == "__main__":
    main()
