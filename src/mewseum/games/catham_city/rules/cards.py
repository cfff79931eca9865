"""§2 §3 Pile, display, discard pile, cards in play and hands."""

from __future__ import annotations

from mewseum.core.bags import pour
from mewseum.core.chance import EVERYONE, draw, only
from mewseum.core.compiled import rule
from mewseum.core.facts import tell
from mewseum.core.knowledge import add_to_hand, show_from_hand

from ..facts import DREW, LAID_OUT, RESHUFFLED
from ..state import DISPLAY, State


@rule
def can_draw(s: State) -> bool:
    """§3.5 The pile can give a card while there is one in it or in the discard pile."""
    return s.pile_size + s.discard_size > 0


@rule
def draw_from_pile(s: State, audience: int) -> int:
    """§3.4 Take the top card; when one is needed and the pile is empty, the discard pile is shuffled anew."""
    if s.pile_size == 0:
        reshuffle(s)
    card = draw(s, s.pile, s.pile_size, audience)
    s.pile_size -= 1
    return card


@rule
def reshuffle(s: State) -> None:
    """§3.4 The discard pile becomes the pile; cards in play (§5.4) are not in it."""
    tell(s, RESHUFFLED, s.discard_size)
    pour(s.discard, s.pile)
    s.pile_size += s.discard_size
    s.discard_size = 0


@rule
def refill_display(s: State) -> None:
    """§4.2 Seven cards lie open again at once; §3.5 or as many as there are."""
    while s.display_size < DISPLAY and can_draw(s):
        card = draw_from_pile(s, EVERYONE)
        s.display[card] += 1
        s.display_size += 1
        tell(s, LAID_OUT, card)


@rule
def draw_to_hand(s: State, seat: int, cards: int) -> None:
    """§1.4 Cards from the pile come to a hand secretly; §3.5 as many as there are."""
    for _ in range(cards):
        if can_draw(s):
            card = draw_from_pile(s, only(seat))
            add_to_hand(s, seat, card)
            tell(s, DREW, seat, card)


@rule
def lay_down(s: State, card: int, cards: int) -> None:
    """§5.4 Cards of the active hand are played; they lie in play until their effect is done."""
    for _ in range(cards):
        show_from_hand(s, s.active, card)
    s.in_play[card] += cards
    s.in_play_size += cards


@rule
def clear_play(s: State) -> None:
    """§5.4 The effect is done: all cards in play go to the discard pile."""
    pour(s.in_play, s.discard)
    s.discard_size += s.in_play_size
    s.in_play_size = 0


@rule
def discard_card(s: State, seat: int, card: int) -> None:
    """§1.4 A card goes from a hand to the open discard pile."""
    show_from_hand(s, seat, card)
    s.discard[card] += 1
    s.discard_size += 1
