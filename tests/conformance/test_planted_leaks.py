"""Leaks that were planted on purpose, each of another kind: the checks of `leaks` catch every one of them.

The game without a leak passes the same checks, of the same random games.
"""

from __future__ import annotations

import pytest

from mewseum.games.cat_burglars import PARTS
from tests.conformance.planted import assert_caught, assert_nothing_is_caught
from tests.conformance.planted_in_game import IN_GAME
from tests.conformance.planted_in_kernel import IN_KERNEL

TABLES = [
    (2, {"equal_turns": True}, 1),
    (3, {}, 2),
    (2, {}, 3),
    (4, {"hall_of_fame": True, "equal_turns": True, "first": 0}, 4),
]


@pytest.mark.parametrize("plant", [*IN_GAME, *IN_KERNEL], ids=lambda plant: plant.id)
def test_a_planted_leak_is_caught(plant, tmp_path):
    assert_caught(plant, PARTS, TABLES, tmp_path)


def test_the_game_without_a_planted_leak_passes_the_same_checks(tmp_path):
    assert_nothing_is_caught(PARTS, TABLES, tmp_path)
