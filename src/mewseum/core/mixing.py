"""Piles that are mixed anew of cards that lay open: all know of which cards such a pile is made.

When an open discard pile becomes the deck, nothing else is left in it: whatever nobody sees lies with somebody, and whatever is drawn
from then on is of the cards that were mixed. `mixed` counts those that have not been shown since, `young` how many unknown cards of each
hand surely came from there, and `drawn_young` what of
`mixed` each seat drew there itself. When the pile is mixed anew, its cards before count
as any others that nobody sees.
"""

from __future__ import annotations

from mewseum.core.compiled import Bag, rule
from mewseum.core.fields import Fields


class Mixed(Fields):
    """A game whose discard pile becomes its deck."""

    has_mixed: int
    mixed: Bag
    young: Bag
    drawn_young: list[Bag]


@rule
def mix(s: Mixed, discard: Bag) -> None:
    """The open cards become the pile."""
    s.has_mixed = 1
    for card in range(len(discard)):
        s.mixed[card] = discard[card]
        for seat in range(s.players):
            s.drawn_young[seat][card] = 0
    for seat in range(s.players):
        s.young[seat] = 0


@rule
def draw_openly(s: Mixed, card: int) -> None:
    """A card of the pile is shown."""
    s.mixed[card] -= s.has_mixed


@rule
def draw_young(s: Mixed, seat: int, card: int) -> None:
    """A card of the pile comes to a hand unseen."""
    s.drawn_young[seat][card] += s.has_mixed
    s.young[seat] += s.has_mixed


@rule
def show_young(s: Mixed, seat: int, card: int, sure: bool) -> None:
    """A card that not all knew left a hand: one from the mixed pile for sure, or perhaps."""
    if sure:
        s.mixed[card] -= 1
        s.drawn_young[seat][card] -= 1
    s.young[seat] -= s.young[seat] > 0
