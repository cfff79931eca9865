"""With what somebody is about to pay in an imagined world: some payment is possible, as all know."""

from __future__ import annotations

from mewseum.core.chance import below
from mewseum.core.compiled import rule

from .rules.crews import cats_of
from .rules.payment import can_pay, lane, packed_hand
from .state import COLOURS, LANE, MIRROR, PAYMENT, State


@rule
def awaits_unseen_payment(s: State, seat: int) -> bool:
    """Whether another seat is about to pay."""
    return not s.over and s.awaits == PAYMENT and s.active != seat


@rule
def can_pay_target(s: State) -> bool:
    """§8.4 Whether the payer can pay for the target that it has named."""
    return can_pay(s, packed_hand(s, s.active), s.hand[s.active][MIRROR] + 0, s.target + 0)


@rule
def believe_payment(s: State) -> int:
    """Give the payer unseen cards that pay, beside those that it is known to have; packed, the payment, or -1 if it cannot be made so.

    Each cat of the target is paid by a card of its colour or by a mirror, any of those that are left; one may be paid by the market (§11.1).
    """
    payer, reserved, paid = s.active + 0, 0, 0
    by_market = below(s, s.size[s.target] + 1) if s.market_pays else 0
    for colour in range(len(COLOURS)):
        for _ in range(cats_of(s, s.target, colour)):
            paid += 1
            if paid != by_market or s.market[colour] + s.market[MIRROR] == 0:
                card = pay_for(s, payer, colour, reserved)
                if card < 0:
                    return -1
                reserved += 1 << (LANE * card)
    return reserved


@rule
def pay_for(s: State, payer: int, colour: int, reserved: int) -> int:
    """A card that pays for a cat; an unseen one comes to the payer's hand."""
    if s.hand[payer][colour] > lane(reserved, colour):
        return colour
    mirrors = s.hand[payer][MIRROR] - lane(reserved, MIRROR)
    ways = mirrors + s.aside[MIRROR] + s.aside[colour]
    if ways == 0:
        return -1
    left = below(s, ways)
    if left < mirrors:
        return MIRROR
    card = MIRROR if left < mirrors + s.aside[MIRROR] else colour
    s.aside[card] -= 1
    s.hand[payer][card] += 1
    return card
