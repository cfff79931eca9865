"""Violations planted into what can be looked at before a move are caught."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import mewseum
from mewseum.core import foresight, view
from tests.conformance.foresight import Unforeseen, check_foresight, walk
from tests.conformance.playing import random_situations


def see_zeros(patch):
    """The move is played where nothing lies that is not seen, and not where it is unseen."""
    patch.setattr(foresight, "cover", lambda s, seat: s.copy())


def pass_over_what_is_shown(patch):
    patch.setattr(foresight, "is_unseen", lambda value: False)


def draw_anything(patch):
    """Draws are not noticed: a card is foreseen that may be another."""

    def foresee(rules, seen, seat, packed):
        s = seen.copy()
        rules.play_packed(s, packed)
        return foresight.look(s, seat) if s.turn == seat and not s.over else None

    patch.setattr(view, "foresee", foresee)


@pytest.mark.parametrize(
    "plant",
    [see_zeros, pass_over_what_is_shown, draw_anything],
    ids=lambda plant: plant.__name__,
)
def test_a_planted_violation_is_caught(plant, monkeypatch):
    plant(monkeypatch)
    with pytest.raises(Unforeseen):
        check_some_games()


def test_the_same_games_without_a_plant_pass():
    check_some_games()


def check_some_games():
    dice = random.Random(5)
    for game in (mewseum.game("meow", 3, steal_choice=True), mewseum.game("cat-burglars", 3)):
        for seed in range(4):
            for situation in walk(list(random_situations(game, seed)), 3, dice):
                check_foresight(situation, dice, Counter())
