"""Mewseum beside OpenSpiel, in one run on one machine: `make bench`.

Both play uniformly random games in one thread, and both are measured in decisions per second of CPU time (chance
events are not counted). Rounds alternate between the two, so that a disturbed moment hits both, and the best round
of each counts. The ratios are what to look at: machines differ, and the same machine differs from minute to minute.

  whole games    Mewseum's compiled games, deal included, beside OpenSpiel's C++ games of go_fish (evaluate_bots)
  stepped        one game driven from Python decision by decision, beside OpenSpiel's Python loop on go_fish

Prints JSON: the rows that were measured, the ratios, and the targets.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Callable
from importlib.metadata import version

import pyspiel

import mewseum
from mewseum.lab.bench import clone_time, one_run

Unit = Callable[[], tuple[int, int]]

TARGETS = {"whole games": 3.0, "stepped": 2.0}


def open_spiel_python(game: pyspiel.Game) -> Unit:
    """The loop legal_actions, apply_action from Python; (decisions, games) a call."""
    dice = random.Random(1).random

    def run() -> tuple[int, int]:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                left = dice()
                for action, probability in state.chance_outcomes():
                    left -= probability
                    if left < 0:
                        state.apply_action(action)
                        break
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(dice() * len(actions))])
                decisions += 1
        return decisions, 1

    return run


def open_spiel_whole(game: pyspiel.Game, decisions_per_game: float) -> Unit:
    """A whole game in C++ a call. It counts only games; decisions follow from their mean number."""
    seeds = random.Random(3)
    bots = [pyspiel.make_uniform_random_bot(player, 11 + player) for player in range(game.num_players())]

    def run() -> tuple[int, int]:
        for _ in range(100):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, seeds.getrandbits(30))
        return round(100 * decisions_per_game), 100

    return run


def rate(unit: Unit, seconds: float) -> tuple[float, float]:
    """Decisions and games per second of CPU time."""
    decisions = games = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        more, ended = unit()
        decisions += more
        games += ended
    return decisions / spent, games / spent


def measure(players: list[int], seconds: float, rounds: int) -> dict[str, object]:
    go_fish = pyspiel.load_game("go_fish")
    loop = open_spiel_python(go_fish)
    mean = sum(loop()[0] for _ in range(2000)) / 2000
    units: dict[tuple[str, str], Unit] = {
        ("OpenSpiel go_fish", "whole games"): open_spiel_whole(go_fish, mean),
        ("OpenSpiel go_fish", "stepped"): loop,
    }
    tables = [mewseum.game(slug, n) for slug in mewseum.GAMES for n in players]
    for table in tables:
        units[f"{table.slug}, {table.players} players", "whole games"] = one_run(table, "compiled")
        units[f"{table.slug}, {table.players} players", "stepped"] = one_run(table, "stepped")
    for unit in units.values():
        rate(unit, 0.2)  # warm
    best = dict.fromkeys(units, (0.0, 0.0))
    for _ in range(rounds):
        for name, unit in units.items():
            best[name] = max(best[name], rate(unit, seconds))
    ratios = {
        f"{who}, {how}": round(decisions / best["OpenSpiel go_fish", how][0], 2)
        for (who, how), (decisions, _) in best.items()
        if who != "OpenSpiel go_fish"
    }
    return {
        "peer": f"OpenSpiel {version('open_spiel')}",
        "rows": [
            {"who": who, "how": how, "decisions_per_s": round(decisions), "games_per_s": round(games, 1)}
            for (who, how), (decisions, games) in best.items()
        ],
        "states": [clone_time(mewseum.game(slug)) for slug in mewseum.GAMES],
        "ratios": ratios,
        "targets": TARGETS,
        "reached": all(ratio >= TARGETS[name.rsplit(", ", 1)[1]] for name, ratio in ratios.items()),
    }


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, nargs="*", default=[2, 3, 4])
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds a round")
    parser.add_argument("--rounds", type=int, default=3)
    arguments = parser.parse_args()
    print(json.dumps(measure(arguments.players, arguments.seconds, arguments.rounds), indent=1))
