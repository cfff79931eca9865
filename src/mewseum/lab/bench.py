"""How fast the house is: decisions per second of CPU time, one thread, uniformly random play."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any

from mewseum.core import offers
from mewseum.core.game import Game
from mewseum.lab.simulate import RandomGames

BATCH = 256
MODES = ("compiled", "batched", "stepped", "plain")


Run = Callable[[], tuple[int, int]]
"""Plays for a moment, and returns the number of decisions and of games that ended."""


def bench(game: Game, seconds: float, repeats: int, modes: tuple[str, ...] = MODES) -> Iterator[dict[str, Any]]:
    """One row a mode: the best of some runs of so many seconds."""
    for mode in modes:
        decisions, games = max(_measure(one_run(game, mode), seconds) for _ in range(repeats))
        yield {
            "game": game.slug,
            "players": game.players,
            "mode": mode,
            "decisions_per_s": round(decisions),
            "games_per_s": round(games, 1),
        }


def one_run(game: Game, mode: str) -> Run:
    """What is measured in a mode, to be called over and over."""
    if mode == "stepped":
        return _stepped(game)
    if mode == "batched":
        return _batched(game)
    return _whole_games(game, 200 if mode == "compiled" else 1, compiled=mode == "compiled")


def clone_time(game: Game, times: int = 2_000_000) -> dict[str, Any]:
    """The size of a state, and the time it takes to copy one inside compiled code."""
    states = game.records(game.blank(0), game.blank(0))
    game.fast.clone_many(states, 1)
    start = time.process_time()
    game.fast.clone_many(states, times)
    return {
        "game": game.slug,
        "state_bytes": states.dtype.itemsize,
        "clone_ns": round((time.process_time() - start) / times * 1e9, 1),
    }


def _measure(run: Run, seconds: float) -> tuple[float, float]:
    run()
    decisions = games = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        more, ended = run()
        decisions += more
        games += ended
    return decisions / spent, games / spent


def _whole_games(game: Game, games: int, *, compiled: bool) -> Run:
    player = RandomGames(game, 1, compiled=compiled)

    def run() -> tuple[int, int]:
        return sum(decisions for _, _, decisions in player.play(games)), games

    return run


def _stepped(game: Game) -> Run:
    """One game at a time, driven from Python: for each decision the number of moves is known, and one is played."""
    import random

    player = RandomGames(game, 1, compiled=True)
    step, deal = player.rules.step, player.rules.deal_stream
    states, buffer, dice = player.states, player.offers, random.Random(1).random
    stream = 0

    def run() -> tuple[int, int]:
        nonlocal stream
        decisions = 0
        for _ in range(20):
            moves = deal(states, 1, buffer, 0, stream)
            stream += 1
            while moves:
                moves = step(states, 1, buffer, int(dice() * moves))
                decisions += 1
        return decisions, 20

    return run


def _batched(game: Game) -> Run:
    """Many games side by side, one call for a step in all of them; ended games are dealt anew."""
    import numpy

    states = game.records(*(game.blank(1) for _ in range(BATCH + 1)))
    buffers = numpy.zeros((BATCH, offers.room(game.parts.offer_rows)), numpy.int64)
    counts = numpy.zeros(BATCH, numpy.int64)
    generator = numpy.random.default_rng(1)
    stream = game.fast.deal_ended(states, BATCH, buffers, counts, 0)

    def run() -> tuple[int, int]:
        nonlocal stream
        before = stream
        for _ in range(100):
            picks = (generator.random(BATCH) * counts).astype(numpy.int64)
            if game.fast.step_many(states, buffers, picks, counts) < BATCH:
                stream = game.fast.deal_ended(states, BATCH, buffers, counts, stream)
        return 100 * BATCH, stream - before

    return run
