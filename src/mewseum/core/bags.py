"""What all games do with bags: cards counted by kind."""

from __future__ import annotations

from mewseum.core.chance import below
from mewseum.core.compiled import Bag, rule
from mewseum.core.fields import Fields


@rule
def cards_in(bag: Bag) -> int:
    """How many cards lie in a bag."""
    cards = 0
    for kind in range(len(bag)):
        cards += bag[kind]
    return cards


@rule
def kinds_in(bag: Bag) -> int:
    """The set of kinds that lie in a bag."""
    kinds = 0
    for kind in range(len(bag)):
        if bag[kind] > 0:
            kinds |= 1 << kind
    return kinds


@rule
def pour(source: Bag, into: Bag) -> None:
    """All cards of a bag go into another."""
    for kind in range(len(source)):
        into[kind] += source[kind]
        source[kind] = 0


@rule
def take_one_of(s: Fields, bag: Bag, kinds: int) -> int:
    """Take a random card of the first so many kinds from a bag. It is believed, not drawn: chance is not told it."""
    cards = 0
    for kind in range(kinds):
        cards += bag[kind]
    left = below(s, cards)
    kind = 0
    while left >= bag[kind]:
        left -= bag[kind]
        kind += 1
    bag[kind] -= 1
    return kind


@rule
def believe_bag(s: Fields, unseen: Bag, bag: Bag, cards: int) -> None:
    """An unseen bag of so many cards holds any of the unseen cards; all of them, if they are just so many."""
    if cards_in(unseen) == cards:
        pour(unseen, bag)
    else:
        for _ in range(cards):
            bag[take_one_of(s, unseen, len(bag))] += 1
