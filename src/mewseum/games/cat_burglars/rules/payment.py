"""§8.2 §8.3 §11 What an infiltration costs, and who can pay it.

A payment is a number: the market card times PAYMENTS plus a code, which says for each colour how many cats of
that colour are paid with cards of that colour from the hand; mirrors pay for the rest. So payments of the
same cards are one payment.
"""

from __future__ import annotations

from mewseum.core.compiled import Numbers, rule
from mewseum.core.offers import ONLY, offer
from mewseum.core.sets import BLOCK

from ..moves import PAY
from ..payment_names import NO_MARKET_CARD, PAYMENTS
from ..state import CARDS, COLOURS, LANE, MIRROR, State
from .crews import cats_of

TOPS = 0x808080808080
"""The highest bit of each lane of packed counts."""
ONES = 0x010101010101


@rule
def lane(counts: int, colour: int) -> int:
    """One of the packed counts."""
    return (counts >> (LANE * colour)) & 0xFF


@rule
def shortfall(need: int, have: int) -> int:
    """What of packed counts `need` is not among the packed counts `have`, packed too: all lanes at once."""
    gap = (need | TOPS) - have
    return gap & (((gap & TOPS) >> 7) * 0x7F)


@rule
def missing(need: int, have: int) -> int:
    """How many cards of packed counts `need` are not among the packed counts `have`."""
    return ((shortfall(need, have) * ONES) >> (LANE * 5)) & 0xFF


@rule
def packed_hand(s: State, seat: int) -> int:
    """The cats of a hand as packed counts."""
    have = 0
    for colour in range(len(COLOURS)):
        have |= s.hand[seat][colour] << (LANE * colour)
    return have


@rule
def market_helps(s: State, have: int, crew: int) -> bool:
    """§11.1 Whether some card of the market stands for a cat that the hand cannot pay."""
    if s.market[MIRROR] > 0:
        return True
    for colour in range(len(COLOURS)):
        if s.market[colour] > 0 and cats_of(s, crew, colour) > lane(have, colour):
            return True
    return False


@rule
def can_pay(s: State, have: int, mirrors: int, crew: int) -> bool:
    """§8.2 §8.3 As many cards as visible cats, of their colours; a mirror stands for any colour."""
    lacking = missing(s.cats[crew], have)
    if lacking <= mirrors:
        return True
    return s.market_pays != 0 and lacking == mirrors + 1 and market_helps(s, have, crew)


@rule
def payment_codes(s: State, crew: int) -> int:
    """How many codes there are for a crew."""
    codes = 1
    for colour in range(len(COLOURS)):
        codes *= cats_of(s, crew, colour) + 1
    return codes


@rule
def mirrors_for(s: State, crew: int, code: int, market_card: int) -> int:
    """§8.3 §11.1 How many mirrors of the hand a payment takes: one for each cat that neither a cat nor the market pays."""
    mirrors = s.size[crew] - (market_card != NO_MARKET_CARD)
    for colour in range(len(COLOURS)):
        cats = cats_of(s, crew, colour)
        mirrors -= code % (cats + 1)
        code //= cats + 1
    return mirrors


@rule
def offer_payments(s: State, offers: Numbers) -> None:
    """§8.3 Every payment of the target; §11.1 with one card of the market too, where that is the rule."""
    offer_payments_with(s, offers, NO_MARKET_CARD)
    if s.market_pays:
        for card in range(len(CARDS)):
            if s.market[card] > 0:
                offer_payments_with(s, offers, card)


@rule
def offer_payments_with(s: State, offers: Numbers, market_card: int) -> None:
    """§8.3 Count the hand's cats through, colour by colour like an odometer; mirrors pay for the rest."""
    need = s.cats[s.target] + 0
    mirrors = s.size[s.target] - (market_card != NO_MARKET_CARD)
    if market_card < MIRROR:
        if cats_of(s, s.target, market_card) == 0:
            return
        need -= 1 << (LANE * market_card)
    most = need - shortfall(need, packed_hand(s, s.active))
    used, code, base, payments = 0, 0, 0, 0
    colour = 0
    while colour < len(COLOURS):
        if code >= base + BLOCK:
            offer(offers, PAY, ONLY, payments, market_card * PAYMENTS + base)
            base, payments = code - code % BLOCK, 0
        if 0 <= mirrors <= s.hand[s.active][MIRROR]:
            payments |= 1 << (code - base)
        colour, place = 0, 1
        while colour < len(COLOURS) and lane(used, colour) == lane(most, colour):
            cards = lane(used, colour)
            used -= cards << (LANE * colour)
            code -= cards * place
            mirrors += cards
            place *= cats_of(s, s.target, colour) + 1
            colour += 1
        used += 1 << (LANE * colour)
        code += place
        mirrors -= 1
    offer(offers, PAY, ONLY, payments, market_card * PAYMENTS + base)
