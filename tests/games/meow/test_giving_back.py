"""A card that was chosen in a hand may be given back, or not: the question is always answered."""

from __future__ import annotations

import random

import pytest

import mewseum
from mewseum.table.undo import nobody_learned


@pytest.mark.parametrize("options", [{}, {"steal_choice": True}])
def test_whether_a_chosen_card_may_be_given_back_is_answered(options):
    dice, looked = random.Random(4), 0
    for seed in range(400):
        state = mewseum.game("meow", 4, **options).deal(seed)
        while state.turn is not None and looked < 12:
            move = dice.choice(state.moves())
            after = state.play(move)
            if move.text.startswith("take") and not after.has_drawn:
                looked += 1
                assert nobody_learned(state, move, after) in (True, False)
            state = after
        if looked >= 12 or (not options and seed > 20):
            break
    assert looked == (12 if options else 0)
