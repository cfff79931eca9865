"""Players are honest: what they cannot see never changes what they choose.

Every decision is taken twice, by two players who were given the same history: once at the real table, and once at a table
where all that the seat cannot see is different.
"""

from __future__ import annotations

import random

import pytest

import mewseum
from mewseum.players.budget import Budget
from mewseum.players.roster import make_player

DECISIONS = 10_000
BOTS = ("careful", "ismcts", "search", "kitten", "prowler:bold", "burglar")
BUDGET = Budget(simulations=3)
SMALL = 6
"""Levels think for longer than this test has time."""


def make_pair(name, game, seed):
    pair = [make_player(name, game, seed, BUDGET) for _ in range(2)]
    for player in pair:
        if hasattr(player, "budget"):
            player.budget = Budget(simulations=min(SMALL, player.budget.simulations))
    return pair


@pytest.mark.parametrize("part", range(2))
def test_choices_depend_on_the_view_alone(slug, part):
    dice = random.Random(f"{slug} {part}")
    decisions = changed = number = 0
    while decisions < DECISIONS // 2:
        number += 1
        count = dice.choice(mewseum.games.parts(slug).players[:3])
        game = mewseum.game(slug, players=count, **mewseum.games.parts(slug).self_play)
        pairs = [make_pair(dice.choice(BOTS), game, f"{number} {seat}") for seat in range(count)]
        state = game.deal(number)
        while state.turn is not None and decisions < DECISIONS // 2:
            view = state.view(state.turn)
            other = game.imagine(view, seed=number)
            one, two = pairs[state.turn]
            chosen = one.choose(view)
            assert two.choose(other.view(state.turn)) == chosen
            decisions += 1
            changed += other != state
            mover, state = state.turn, state.play(chosen)
            for seat, pair in enumerate(pairs):
                glimpse = state.glimpse(seat)
                for player in pair:
                    player.watch(glimpse, mover)
    assert changed > 0.9 * decisions, "the other table really is another one"
