"""The rules of Pounce. The kernel calls `deal`, `offer_moves` and `play`."""

from __future__ import annotations

from mewseum.core.bags import kinds_in
from mewseum.core.chance import EVERYONE, draw, only
from mewseum.core.compiled import Numbers, rule
from mewseum.core.facts import tell
from mewseum.core.offers import ONLY, offer
from mewseum.core.sets import bit

from .facts import DREW, ENDED, HID, POUNCED, TURNED_UP
from .moves import HIDE, POUNCE
from .state import ANIMALS, COPIES, State


@rule
def deal(s: State) -> None:
    """§1.1 All cards are shuffled into a pile; §2.3 the first seat is on turn, as in a blank state."""
    for card in range(len(ANIMALS)):
        s.pile[card] = COPIES
    s.pile_size = COPIES * len(ANIMALS)
    turn_up(s)
    deal_hands(s)


@rule
def turn_up(s: State) -> None:
    """§2.1 One card is turned up and begins the trail."""
    if s.pile_size > 0:
        s.top = draw(s, s.pile, s.pile_size, EVERYONE)
        s.pile_size -= 1
        s.trail[s.top] += 1
        tell(s, TURNED_UP, s.top)


@rule
def deal_hands(s: State) -> None:
    """§2.2 Everybody gets as many cards as the option says."""
    for seat in range(s.players):
        for _ in range(s.dealt):
            draw_to_hand(s, seat)


@rule
def draw_to_hand(s: State, seat: int) -> None:
    """§1.3 A card that is drawn is seen by its owner only; §3.4 from an empty pile nothing is drawn."""
    if s.pile_size > 0:
        card = draw(s, s.pile, s.pile_size, only(seat))
        s.pile_size -= 1
        s.hand[seat][card] += 1
        s.hand_size[seat] += 1
        tell(s, DREW, seat, card)


@rule
def offer_moves(s: State, offers: Numbers) -> None:
    """§3.1 Any card of the hand, openly or face down."""
    cards = kinds_in(s.hand[s.turn])
    offer(offers, POUNCE, ONLY, cards, 0)
    offer(offers, HIDE, ONLY, cards, 0)


@rule
def play(s: State, verb: int, _first: int, second: int) -> None:
    """§3.1 A card is laid, §3.4 another one is drawn, and the next seat is on turn."""
    s.hand[s.turn][second] -= 1
    s.hand_size[s.turn] -= 1
    if verb == POUNCE:
        pounce(s, second)
    else:
        hide(s, second)
    draw_to_hand(s, s.turn)
    s.turn = (s.turn + 1) % s.players
    end_without_cards(s)


@rule
def pounce(s: State, card: int) -> None:
    """§3.2 A card laid openly gives a point if the trail ended with the same animal."""
    points = 1 if card == s.top else 0
    s.points[s.turn] += points
    tell(s, POUNCED, s.turn, card, points)
    s.trail[card] += 1
    s.top = card


@rule
def hide(s: State, card: int) -> None:
    """§3.3 A card laid face down lies in the den; only its owner knows it."""
    s.den[s.turn][card] += 1
    s.den_size[s.turn] += 1
    tell(s, HID, s.turn, card)


@rule
def end_without_cards(s: State) -> None:
    """§4.1 The game ends when who is on turn has no card; §4.2 dens count; §4.3 the most points win."""
    if s.hand_size[s.turn] > 0:
        return
    s.over = 1
    tell(s, ENDED, s.reason)
    best = -1
    for seat in range(s.players):
        s.points[seat] += s.den[seat][s.top]
        if s.points[seat] > best:
            best, s.winners = 0 + s.points[seat], 0
        if s.points[seat] == best:
            s.winners |= bit(seat)
