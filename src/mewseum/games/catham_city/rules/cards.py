"""§2 §3 Pile, display, discard pile, cards in play and hands."""

from __future__ import annotations

from mewseum.core.bags import cards_in, pour
from mewseum.core.chance import EVERYONE, draw, only
from mewseum.core.compiled import rule
from mewseum.core.facts import tell
from mewseum.core.knowledge import add_to_hand, show_from_hand
from mewseum.core.mixing import draw_openly, draw_young, mix, show_young
from mewseum.core.trail import NOWHERE, UNKNOWN, YOUNG, age_trail, note_step

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
    if audience == EVERYONE:
        draw_openly(s, card)
    return card


@rule
def reshuffle(s: State) -> None:
    """§3.4 The discard pile becomes the pile; cards in play (§5.4) are not in it."""
    tell(s, RESHUFFLED, s.discard_size)
    mix(s, s.discard)
    age_trail(s)
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
            draw_young(s, seat, card)
            note_step(s, NOWHERE, seat, YOUNG if s.has_mixed else UNKNOWN)
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


@rule
def young_in(s: State, seat: int) -> int:
    """§3.4 How many unknown cards of a hand surely came from a pile that was made of the discard pile."""
    return 0 + s.young[seat]


@rule
def could_be_either(s: State, seat: int, card: int) -> bool:
    """§3.4 An unknown card leaves a hand that has some of the mixed pile and some from before: it may be either."""
    return (
        not s.unwatched
        and s.seen[seat][card] == 0
        and s.young[seat] > 0
        and s.mixed[card] > 0
        and not is_young_for_sure(s, seat)
    )


@rule
def age_hand(s: State, seat: int, card: int) -> None:
    """§3.4 A card that not all knew leaves a hand; along a trail it is asked later from which pile it came."""
    if card > 0 and s.mixed[card - 1] == 0:
        return
    show_young(s, seat, card - 1, s.trail == 0 and card > 0 and is_young_for_sure(s, seat))


@rule
def is_young_for_sure(s: State, seat: int) -> bool:
    """§3.4 Whether all cards of a hand that not all know came from a pile that was made of the discard pile."""
    return s.young[seat] > 0 and s.young[seat] == s.hand_size[seat] - cards_in(s.seen[seat])
