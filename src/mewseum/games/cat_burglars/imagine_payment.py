"""With what somebody is about to pay in an imagined world: some payment is possible, as all know."""

from __future__ import annotations

from mewseum.core.chance import below
from mewseum.core.compiled import rule

from .imagine_facedowns import give, lacking_cats, places, unseen_cats
from .payment_names import NO_MARKET_CARD
from .rules.crews import cats_of
from .rules.payment import lane, payment_codes
from .state import CARDS, COLOURS, LANE, MIRROR, State


@rule
def believe_payment(s: State, seat: int, strict: int) -> int:
    """Give the payer cards that can pay; return them as packed counts."""
    codes = payment_codes(s, s.target)
    choices = codes * (NO_MARKET_CARD + 1) if s.market_pays else codes
    start = below(s, choices)
    for i in range(choices):
        choice = (start + i) % choices
        payment = payment_counts(s, choice % codes, NO_MARKET_CARD - choice // codes)
        if payment >= 0 and give_payment(s, seat, payment, strict):
            return payment
    return 0


@rule
def payment_counts(s: State, code: int, market_card: int) -> int:
    """The hand cards of a payment as packed counts, or -1 if the market cannot give its card."""
    mirrors = s.size[s.target] + 0
    if market_card != NO_MARKET_CARD:
        if s.market_pays == 0 or s.market[market_card] == 0:
            return -1
        mirrors -= 1
    counts = 0
    for colour in range(len(COLOURS)):
        cats = cats_of(s, s.target, colour)
        cards = code % (cats + 1)
        code //= cats + 1
        if market_card == colour and cards == cats:
            return -1
        counts |= cards << (LANE * colour)
        mirrors -= cards
    return -1 if mirrors < 0 else counts | (mirrors << (LANE * MIRROR))


@rule
def give_payment(s: State, seat: int, payment: int, strict: int) -> bool:
    """Give the payer what it lacks of a payment, if it can hold that beside all that was shown, and others their facedown cards."""
    payer, paid, given = s.active + 0, 0, 0
    for card in range(len(CARDS)):
        lacks = max(0, lane(payment, card) - s.hand[payer][card])
        if lacks > s.aside[card]:
            return False
        paid += lane(payment, card)
        given |= lacks << (LANE * card)
    for card in range(len(CARDS)):
        give(s, payer, card, lane(given, card))
    needed = 0
    for other in range(s.players):
        if other != seat:
            needed += lacking_cats(s, other, payment, strict)
        if not s.scored_shown:
            needed += s.score[other]
    fits = paid <= s.hand_size[payer] and lacking_cats(s, payer, payment, strict) <= places(s, payer)
    if fits and needed <= unseen_cats(s):
        return True
    for card in range(len(CARDS)):
        give(s, payer, card, -lane(given, card))
    return False
