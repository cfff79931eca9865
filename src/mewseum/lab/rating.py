"""Statistics of contests: intervals over deals, and Elo ratings of many players."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

Game = tuple[tuple[int, ...], tuple[float, ...]]
"""Who sat where, and each seat's share of the win."""

NORMAL = 1.96
RESAMPLES = 200
ELO = 400 / math.log(10)


@dataclass(frozen=True)
class Interval:
    """An estimate with its 95 % interval."""

    mean: float
    low: float
    high: float


def mean_interval(values: Sequence[float]) -> Interval:
    """The mean of independent values, by the normal approximation."""
    count = len(values)
    mean = sum(values) / count
    if count == 1:
        return Interval(mean, 0.0, 1.0)
    spread = math.sqrt(sum((value - mean) ** 2 for value in values) / (count - 1))
    reach = NORMAL * spread / math.sqrt(count)
    return Interval(mean, max(0.0, mean - reach), min(1.0, mean + reach))


def rate_players(players: int, deals: Sequence[Sequence[Game]]) -> list[Interval]:
    """Elo ratings around a mean of 0, with intervals from resampled deals."""
    whole = _elo(players, _count([game for deal in deals for game in deal]))
    dice = random.Random(0)
    samples = []
    for _ in range(RESAMPLES):
        drawn = [deals[dice.randrange(len(deals))] for _ in deals]
        samples.append(_elo(players, _count([game for deal in drawn for game in deal])))
    intervals = []
    for player in range(players):
        ordered = sorted(sample[player] for sample in samples)
        low, high = ordered[int(0.025 * RESAMPLES)], ordered[int(0.975 * RESAMPLES)]
        intervals.append(Interval(whole[player], low, high))
    return intervals


def _count(games: Sequence[Game]) -> Counter[tuple[tuple[int, ...], int]]:
    """How often each player has won at each table of players; a shared win counts in parts."""
    wins: Counter[tuple[tuple[int, ...], int]] = Counter()
    for seats, shares in games:
        table = tuple(sorted(seats))
        for player, share in zip(seats, shares, strict=True):
            wins[table, player] += share  # type: ignore[assignment]
    return wins


def _elo(players: int, wins: Counter[tuple[tuple[int, ...], int]]) -> list[float]:
    """The most likely strengths, if each player wins in proportion to its strength (Bradley, Terry, Luce)."""
    won = [0.5] * players  # and half of a game with an average player: nobody is infinitely weak or strong
    tables: Counter[tuple[int, ...]] = Counter()
    for (table, player), share in wins.items():
        won[player] += share
        tables[table] += share
    strengths = [1.0] * players
    for _ in range(300):
        expected = [1 / (strength + 1) for strength in strengths]
        for table, games in tables.items():
            total = sum(strengths[player] for player in table)
            for player in table:
                expected[player] += games / total
        strengths = [won[player] / expected[player] for player in range(players)]
        scale = math.exp(sum(math.log(strength) for strength in strengths) / players)
        strengths = [strength / scale for strength in strengths]
    return [ELO * math.log(strength) for strength in strengths]
