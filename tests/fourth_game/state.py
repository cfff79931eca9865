"""All that lies on a Pounce table, and who may see it."""

from __future__ import annotations

from mewseum.core.compiled import Bag
from mewseum.core.fields import Fields, private, public, secret

ANIMALS = ("mouse", "bird", "fish")
COPIES = 12
"""§1.1 Cards of each animal."""
SEATS = 3
REASONS = ("out of cards",)


class State(Fields):
    """The state of one game."""

    dealt: int = public()
    """The option: so many cards are dealt to each hand."""
    points: Bag = public(SEATS)
    trail: Bag = public(3)
    """The cards that lie open."""
    top: int = public()
    """The animal that was laid open last."""
    pile: Bag = secret(3)
    pile_size: int = public()
    hand: list[Bag] = private(SEATS, 3)
    hand_size: Bag = public(SEATS)
    den: list[Bag] = private(SEATS, 3)
    """The cards that a seat has laid face down."""
    den_size: Bag = public(SEATS)
