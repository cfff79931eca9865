"""§2 §4 Deck, market, discard pile and hands."""

from __future__ import annotations

from mewseum.core.bags import pour
from mewseum.core.chance import EVERYONE, draw
from mewseum.core.compiled import rule
from mewseum.core.facts import tell
from mewseum.core.mixing import draw_openly, mix

from ..facts import REFILLED, RESHUFFLED
from ..state import MARKET, NOTED, State
from .known import age_facedowns, leave_before_all_eyes


@rule
def can_draw(s: State) -> bool:
    """§4.5 The deck can give a card while there is one in it or in the discard pile."""
    return s.deck_size + s.discard_size > 0


@rule
def reshuffle(s: State) -> None:
    """§4.4 The discard pile becomes the deck."""
    tell(s, RESHUFFLED, s.discard_size)
    mix(s, s.discard)
    age_facedowns(s)
    pour(s.discard, s.deck)
    s.deck_size += s.discard_size
    s.discard_size = 0


@rule
def draw_from_deck(s: State, audience: int) -> int:
    """§4.4 Take the top card; only an empty deck from which a card is needed is made anew."""
    if s.deck_size == 0:
        reshuffle(s)
    card = draw(s, s.deck, s.deck_size, audience)
    s.deck_size -= 1
    if audience == EVERYONE:
        draw_openly(s, card)
    return card


@rule
def refill_market(s: State) -> None:
    """§3.3 Top the market up to six, as far as there are cards."""
    while s.market_size < MARKET and can_draw(s):
        card = draw_from_deck(s, EVERYONE)
        s.market[card] += 1
        s.market_size += 1
        tell(s, REFILLED, card)


@rule
def take_from_hand(s: State, seat: int, card: int) -> None:
    """A card leaves a hand."""
    s.hand[seat][card] -= 1
    s.hand_size[seat] -= 1


@rule
def reveal_from_hand(s: State, seat: int, card: int) -> None:
    """§1.4 A card leaves a hand, and all see it."""
    take_from_hand(s, seat, card)
    leave_before_all_eyes(s, seat, card, NOTED, 0)


@rule
def discard_card(s: State, card: int) -> None:
    """§1.4 A card goes to the open discard pile."""
    s.discard[card] += 1
    s.discard_size += 1
