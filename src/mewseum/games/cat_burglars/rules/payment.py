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
from ..state import COLOURS, LANE, MIRROR, State
from .crews import cats_of

TOPS = 0x808080808080
"""The highest bit of each lane of packed counts."""
ONES = 0x010101010101


@rule
def missing(need: int, have: int) -> int:
    """How many cards of packed counts `need` are not among the packed counts `have`."""
    gap = (need | TOPS) - have
    short = ((gap & TOPS) >> 7) * 0x7F
    return (((gap & short) * ONES) >> (LANE * 5)) & 0xFF


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
        if s.market[colour] > 0 and cats_of(s, crew, colour) > (have >> (LANE * colour)) & 0xFF:
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
def mirrors_for(s: State, seat: int, crew: int, code: int, market_card: int) -> int:
    """§8.3 §11.1 How many mirrors of the hand a payment takes, or -1 if the hand has not its cards."""
    mirrors = s.size[crew] - (market_card != NO_MARKET_CARD)
    for colour in range(len(COLOURS)):
        cats = cats_of(s, crew, colour)
        cards = code % (cats + 1)
        code //= cats + 1
        if cards > s.hand[seat][colour] or (market_card == colour and cards == cats):
            return -1
        mirrors -= cards
    return mirrors if mirrors <= s.hand[seat][MIRROR] else -1


@rule
def offer_payments(s: State, offers: Numbers) -> None:
    """§8.3 Every payment of the target; §11.1 with one card of the market too, where that is the rule."""
    codes = payment_codes(s, s.target)
    for market_card in range(NO_MARKET_CARD + 1):
        if market_card < NO_MARKET_CARD and (s.market_pays == 0 or s.market[market_card] == 0):
            continue
        for base in range(0, codes, BLOCK):
            payments = 0
            for code in range(base, min(base + BLOCK, codes)):
                if mirrors_for(s, s.active, s.target, code, market_card) >= 0:
                    payments |= 1 << (code - base)
            offer(offers, PAY, ONLY, payments, market_card * PAYMENTS + base)
