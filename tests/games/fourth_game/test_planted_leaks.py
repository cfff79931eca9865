"""Leaks planted into Pounce, one for each thing that has an audience: all are caught without a word about this game."""

from __future__ import annotations

import pytest

from tests.conformance.planted import Plant, assert_caught, assert_nothing_is_caught
from tests.fourth_game import PARTS

TABLES = [(2, {}, 1), (3, {"hand": 4}, 2)]
HID = "    tell(s, HID, s.turn, card)\n"
DRAWN = "draw(s, s.pile, s.pile_size, only(seat))"

PLANTS = [
    Plant("field", (("state.py", "hand: list[Bag] = private(", "hand: list[Bag] = public("),)),
    Plant("fact", (("facts.py", '"drew", seat=SEAT, card=hidden(CARD, but="seat")', '"drew", seat=SEAT, card=CARD'),)),
    Plant("choice", (("moves.py", "own(CARD)", "CARD"),)),
    Plant("draw", (("rules.py", DRAWN, DRAWN.replace("only(seat)", "EVERYONE")),)),
    Plant("public-field-from-a-hidden-card", (("rules.py", HID, HID + "    s.top = card\n"),)),
    Plant("turn-by-a-hidden-card", (("rules.py", HID, HID + "    s.turn = (s.turn + (card == 0)) % s.players\n"),)),
    Plant("belief", (("imagine.py", "COPIES - s.trail[card]", "COPIES"),), caught_as=AssertionError),
]


@pytest.mark.parametrize("plant", PLANTS, ids=lambda plant: plant.id)
def test_a_planted_leak_is_caught(plant, tmp_path):
    assert_caught(plant, PARTS, TABLES, tmp_path)


def test_the_game_without_a_planted_leak_passes_the_same_checks(tmp_path):
    assert_nothing_is_caught(PARTS, TABLES, tmp_path)
