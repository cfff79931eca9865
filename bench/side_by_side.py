"""Mewseum beside OpenSpiel, in one run on one machine: `make bench`.

Both play uniformly random games in one thread, and both are measured in decisions per second of CPU time (chance
events are not counted). Rounds alternate between the two, so that a disturbed moment hits both, and the best round
of each counts. The ratios are what to look at: machines differ, and the same machine differs from minute to minute.

  whole games    Mewseum's compiled games, deal included, beside OpenSpiel's C++ games of go_fish (evaluate_bots)
  stepped        one game driven from Python decision by decision, beside OpenSpiel's Python loop on go_fish
  searched       decisions simulated by the textbook's information-set search and by the house's own, 200 simulations a move
                 along random games, beside OpenSpiel's C++ ISMCTS on oh_hell with four players. The target is for the same
                 algorithm, the textbook's; the house's own rates every move of every simulated decision
  judged         whole games of careful players, compiled, one thread; the target is a number of decisions a second

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
from mewseum.players.budget import Budget
from mewseum.players.mind import Mind
from mewseum.players.search import Searcher, SearchPlayer, TextbookPlayer

Unit = Callable[[], tuple[int, int]]

TARGETS = {"whole games": 3.0, "stepped": 2.0, "searched": 2.0}
JUDGED_TARGET = 50_000
SIMULATIONS = 200


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


def open_spiel_search(game: pyspiel.Game) -> Unit:
    """A search in C++ at each decision of random games. A simulation plays what is left of a game, on average."""
    rollouts = pyspiel.RandomRolloutEvaluator(1, 19)
    final = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(17, rollouts, 2.0, SIMULATIONS, -1, final, False, False)
    loop, dice = open_spiel_python(game), random.Random(1)
    mean = sum(loop()[0] for _ in range(500)) / 500

    def run() -> tuple[int, int]:
        state = game.new_initial_state()
        made = simulated = 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(actions, odds)[0])
                continue
            actions = state.legal_actions()
            if len(actions) > 1:
                bot.step(state)
                simulated += SIMULATIONS * max(1, round(mean - made))
            state.apply_action(dice.choice(actions))
            made += 1
        return simulated, 1

    return run


def own_search(game: mewseum.Game, kind: type[Searcher]) -> Unit:
    """A search at each of the first decisions of random games."""
    player, dice, deals = kind(game, 1, Budget(simulations=SIMULATIONS)), random.Random(1), iter(range(10**9))

    def run() -> tuple[int, int]:
        state, before = game.deal(next(deals)), player.decisions
        for _ in range(8):
            if state.turn is not None:
                player.choose(state.view(state.turn))
                state = state.play(dice.choice(state.moves()))
        return player.decisions - before, 1

    return run


def careful_games(game: mewseum.Game) -> Unit:
    """Some whole games of careful players a call."""
    mind, numbers = Mind(game, compiled=True, nodes=1), iter(range(0, 10**9, 10))
    mind.put(0, game.blank(1), list(range(8)))
    mind.rules.seed_dice(mind.dice, 1)
    results = mind._numbers(10)

    def run() -> tuple[int, int]:
        buffers = mind.states, mind.offers, mind.moves, mind.ratings, mind.notes, mind.dice
        return int(mind.rules.judged_games(*buffers, next(numbers), 10, results)), 10

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
    """Measure everything in alternating rounds; the best round counts."""
    go_fish = pyspiel.load_game("go_fish")
    loop = open_spiel_python(go_fish)
    mean = sum(loop()[0] for _ in range(2000)) / 2000
    peers: dict[str, tuple[str, Unit]] = {
        "whole games": ("OpenSpiel go_fish", open_spiel_whole(go_fish, mean)),
        "stepped": ("OpenSpiel go_fish", loop),
        "searched": ("OpenSpiel oh_hell", open_spiel_search(pyspiel.load_game("oh_hell(players=4)"))),
    }
    units: dict[tuple[str, str], Unit] = {(who, how): unit for how, (who, unit) in peers.items()}
    for slug in mewseum.GAMES:
        for n in players or counts(slug):
            table = mewseum.game(slug, n, **mewseum.games.parts(slug).self_play)
            who = f"{slug}, {n} players"
            units[who, "whole games"] = one_run(table, "compiled")
            units[who, "stepped"] = one_run(table, "stepped")
            units[f"{who}, ismcts", "searched"] = own_search(table, TextbookPlayer)
            units[f"{who}, search", "searched"] = own_search(table, SearchPlayer)
            units[f"{who}, careful", "judged"] = careful_games(table)
    for unit in units.values():
        rate(unit, 0.2)  # warm
    best = dict.fromkeys(units, (0.0, 0.0))
    for _ in range(rounds):
        for name, unit in units.items():
            best[name] = max(best[name], rate(unit, seconds))
    ratios = {
        f"{who}, {how}": round(decisions / best[peers[how][0], how][0], 2)
        for (who, how), (decisions, _) in best.items()
        if how in peers and not who.startswith("OpenSpiel")
    }
    judged = [decisions for (_, how), (decisions, _) in best.items() if how == "judged"]
    aimed = {name: ratio for name, ratio in ratios.items() if not name.endswith(", search, searched")}
    return {
        "peer": f"OpenSpiel {version('open_spiel')}",
        "rows": [
            {"who": who, "how": how, "decisions_per_s": round(decisions), "games_per_s": round(games, 1)}
            for (who, how), (decisions, games) in best.items()
        ],
        "states": [clone_time(mewseum.game(slug)) for slug in mewseum.GAMES],
        "ratios": ratios,
        "targets": TARGETS | {"judged": JUDGED_TARGET},
        "reached": min(judged) >= JUDGED_TARGET
        and all(ratio >= TARGETS[name.rsplit(", ", 1)[1]] for name, ratio in aimed.items()),
    }


def counts(slug: str) -> list[int]:
    """The player counts to measure: the smallest, a middle and the largest official one."""
    return [2, 3, 4] if slug == "cat-burglars" else [2, 4, 6]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, nargs="*", default=[], help="Otherwise 2 to the most of each game.")
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds a round")
    parser.add_argument("--rounds", type=int, default=3)
    arguments = parser.parse_args()
    print(json.dumps(measure(arguments.players, arguments.seconds, arguments.rounds), indent=1))
