"""Intervals and Elo ratings."""

from __future__ import annotations

import math
import random

import pytest

from mewseum.lab.rating import mean_interval, rate_players


def test_an_interval_covers_the_true_mean_about_nineteen_times_in_twenty():
    dice = random.Random(1)
    hits = 0
    for _ in range(1000):
        interval = mean_interval([float(dice.random() < 0.7) for _ in range(60)])
        hits += interval.low <= 0.7 <= interval.high

    assert 920 <= hits <= 975


def test_a_single_deal_says_nothing():
    interval = mean_interval([1.0])

    assert (interval.low, interval.high) == (0.0, 1.0)


def duels(dice, strengths, deals):
    """Deals of all pairs from both seats, won in proportion to strength."""
    played = []
    for _ in range(deals):
        games = []
        for one in range(len(strengths)):
            for two in range(len(strengths)):
                if one != two:
                    first = dice.random() < strengths[one] / (strengths[one] + strengths[two])
                    games.append(((one, two), (1.0, 0.0) if first else (0.0, 1.0)))
        played.append(games)
    return played


def test_elo_finds_the_strengths_with_which_games_were_won():
    strengths = [1.0, 2.0, 8.0]
    ratings = rate_players(3, duels(random.Random(2), strengths, 400))
    centre = sum(math.log10(strength) for strength in strengths) / 3

    for strength, rating in zip(strengths, ratings, strict=True):
        true = 400 * (math.log10(strength) - centre)
        assert rating.mean == pytest.approx(true, abs=25)
        assert rating.low < true < rating.high
        assert rating.high - rating.low < 80


def test_elo_at_larger_tables_counts_how_many_sit_there():
    """One player four times as strong as each of three equals wins four games in seven."""
    dice = random.Random(3)
    deals = []
    for _ in range(800):
        winner = 0 if dice.random() < 4 / 7 else dice.randrange(1, 4)
        deals.append([((0, 1, 1, 1), tuple(float(seat == winner) for seat in range(4)))])
    strong, weak = rate_players(2, deals)

    assert strong.mean - weak.mean == pytest.approx(400 * math.log10(4), abs=40)


def test_shared_wins_count_in_parts():
    ratings = rate_players(2, [[((0, 1), (0.5, 0.5))] for _ in range(50)])

    assert ratings[0].mean == pytest.approx(0, abs=1e-6)


def test_whoever_wins_nothing_is_weak_but_not_infinitely_weak():
    ratings = rate_players(2, [[((0, 1), (1.0, 0.0))] for _ in range(20)])

    assert 200 < ratings[0].mean < 2000
