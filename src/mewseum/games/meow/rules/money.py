"""§9.2 §13 Paying with loot, and what loot is worth in the end."""

from __future__ import annotations

from mewseum.core.compiled import Numbers, rule
from mewseum.core.facts import tell
from mewseum.core.knowledge import show_from_hand
from mewseum.core.offers import ONLY, offer

from ..facts import PAID
from ..moves import PAY
from ..state import (
    BANKABLE,
    CASH,
    CHESTER,
    CLAUS,
    FREE_CAT,
    JEWELLERY,
    LOOT,
    PAINTING,
    PRICE,
    USED,
    VALUES,
    State,
)
from .sights import note_loot


@rule
def can_pay_with(s: State, card: int) -> bool:
    """§9.2 Any loot card, §14.5 or cash only."""
    return s.cash_only == 0 or s.loot_kind[card] == CASH


@rule
def payable(s: State, seat: int, below_card: int) -> int:
    """§9.2 The loot in a hand up to and with this card, in thousands."""
    money = 0
    for card in range(below_card + 1):
        if can_pay_with(s, card):
            money += s.hand[seat][card] * VALUES[card]
    return money


@rule
def can_pay(s: State, seat: int) -> bool:
    """§9.2 Whether a hand holds 100K at all."""
    return payable(s, seat, len(LOOT) - 1) >= PRICE


@rule
def can_pay_exactly(s: State, seat: int) -> bool:
    """§9.4 Whether some cards of a hand make exactly 100K."""
    sums = 1
    for card in range(len(LOOT)):
        sums = sums_with(s, sums, card, s.hand[seat][card] + 0)
    return sums_to_price(sums)


@rule
def sums_with(s: State, sums: int, card: int, copies: int) -> int:
    """§9.4 The sums up to 100K that can be made, as a set in steps of 5K, with some more copies of a card."""
    if VALUES[card] <= PRICE and can_pay_with(s, card):
        for _ in range(copies):
            sums |= sums << (VALUES[card] // 5)
            sums &= (2 << (PRICE // 5)) - 1
    return sums


@rule
def sums_to_price(sums: int) -> bool:
    """§9.4 Whether exactly 100K is one of these sums."""
    return (sums >> (PRICE // 5)) & 1 != 0


@rule
def fits_fact(s: State, seat: int) -> bool:
    """§9.4 The cards that are sure to be in the bank of who begins to serve make no 100K."""
    sums = 1
    for card in range(len(LOOT)):
        sums = sums_with(s, sums, card, s.hand[seat][card] + 0)
    return not sums_to_price(sums)


@rule
def fits_serving(s: State, seat: int) -> bool:
    """§9.4 The cards that were in a bank when its owner began to serve, as far as they are there still, make no 100K."""
    sums = 1
    for card in range(len(LOOT) if s.could_not_pay[seat] else 0):
        sums = sums_with(s, sums, card, s.hand[seat][card] - s.loot_since[seat][card])
    return not sums_to_price(sums)


@rule
def offer_payment(s: State, offers: Numbers, seat: int) -> None:
    """§9.2 Card by card, none dearer than the last, so that none is superfluous; only what can lead to 100K."""
    cards = 0
    for card in range(s.lowest_paid + 1):
        if s.hand[seat][card] > 0 and can_pay_with(s, card) and s.paid + payable(s, seat, card) >= PRICE:
            cards |= 1 << card
    offer(offers, PAY, ONLY, cards, 0)


@rule
def begin_payment(s: State) -> None:
    """§9.2 Nothing is paid yet."""
    s.paid = 0
    s.lowest_paid = len(LOOT) - 1


@rule
def pay_card(s: State, card: int) -> bool:
    """§9.2 A card goes openly to the discard pile, without change; whether it is enough now."""
    show_from_hand(s, s.active, card)
    note_loot(s, s.active, card, -1)
    s.discard[card] += 1
    s.paid += VALUES[card]
    s.lowest_paid = card
    tell(s, PAID, s.active, card)
    return s.paid >= PRICE


@rule
def works(s: State, seat: int, cat: int) -> bool:
    """§10.8 A cat of a seat that is not in jail; whether it was used does not matter to Chester, Claus and Crispin."""
    return s.cat_owner[cat] == seat and (s.cat_state[cat] == FREE_CAT or s.cat_state[cat] == USED)


@rule
def worth(s: State, seat: int, card: int) -> int:
    """§13.2 What a banked card counts: Chester doubles jewellery."""
    if card >= len(LOOT):
        return 0
    if s.loot_kind[card] == JEWELLERY and works(s, seat, CHESTER):
        return 2 * VALUES[card]
    return 0 + VALUES[card]


@rule
def final_money(s: State, seat: int) -> int:
    """§13.1 The loot of the banked hand, §13.2 with Chester, §13.3 with Claus, §14.6 less a penalty."""
    money = 0
    for card in range(len(LOOT)):
        money += s.hand[seat][card] * worth(s, seat, card)
    return money + gain_by_claus(s, seat) - penalty(s, seat)


@rule
def gain_by_claus(s: State, seat: int) -> int:
    """§13.3 What Claus's forgery brings its owner."""
    return forged_gain(s, seat) if works(s, seat, CLAUS) else 0


@rule
def penalty(s: State, seat: int) -> int:
    """§14.6 What jail costs at the end, if that was agreed."""
    return PRICE if s.jail_penalty and s.arrested[seat] else 0


@rule
def forged_gain(s: State, seat: int) -> int:
    """§13.3 Claus lets one other card count as the best painting; §14.7 or one card for each painting."""
    if not s.claus_per_painting:
        painting = nth_best_painting(s, seat, 0)
        return best_rise(s, seat, painting) if painting >= 0 else 0
    best = 0
    for jewels in range(9):
        best = max(best, gain_with(s, seat, jewels))
    return best


@rule
def gain_with(s: State, seat: int, jewels: int) -> int:
    """§14.7 The best paintings raise so many of the cheapest jewels (§14.8 doubled), the others the cheapest other cards."""
    gain, number = 0, 0
    painting = nth_best_painting(s, seat, 0)
    while painting >= 0:
        card = nth_cheapest(s, seat, number, 1) if number < jewels else nth_cheapest(s, seat, number - jewels, 0)
        if card >= 0:
            gain += max(0, rise(s, seat, card, painting))
        number += 1
        painting = nth_best_painting(s, seat, number)
    return gain


@rule
def nth_best_painting(s: State, seat: int, n: int) -> int:
    """The n-th painting of a hand, the best first, or -1."""
    for place in range(len(LOOT)):
        painting = len(LOOT) - 1 - place
        if s.loot_kind[painting] == PAINTING:
            n -= s.hand[seat][painting]
            if n < 0:
                return painting
    return -1


@rule
def rise(s: State, seat: int, card: int, painting: int) -> int:
    """§13.3 What a card gains by counting as a painting; §13.4 it is no jewellery then, §14.8 unless that was agreed."""
    value = 0 + VALUES[painting]
    if s.stack_bonuses and card < len(LOOT) and s.loot_kind[card] == JEWELLERY and works(s, seat, CHESTER):
        value *= 2
    return value - worth(s, seat, card)


@rule
def best_rise(s: State, seat: int, painting: int) -> int:
    """§13.3 The greatest gain by one card, a trick too; the painting itself gains nothing."""
    best = 0
    for card in range(BANKABLE):
        if s.hand[seat][card] > 0:
            best = max(best, rise(s, seat, card, painting))
    return best


@rule
def is_jewel(s: State, card: int) -> bool:
    """§1.2 Whether a card is jewellery."""
    return card < len(LOOT) and s.loot_kind[card] == JEWELLERY


@rule
def nth_cheapest(s: State, seat: int, n: int, jewels: int) -> int:
    """The n-th jewel, or other card, of a hand in the order of what they count, or -1."""
    for card in range(BANKABLE):
        if is_jewel(s, card) == (jewels != 0):
            cheaper = 0
            for other in range(BANKABLE):
                less = worth(s, seat, other) - worth(s, seat, card)
                if is_jewel(s, other) == (jewels != 0) and (less < 0 or (less == 0 and other < card)):
                    cheaper += s.hand[seat][other]
            if cheaper <= n < cheaper + s.hand[seat][card]:
                return card
    return -1
