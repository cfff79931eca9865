"""§9 Getting out of jail, and getting cats out of it."""

from __future__ import annotations

from mewseum.core.compiled import Numbers, rule
from mewseum.core.facts import tell
from mewseum.core.offers import ONLY, offer

from ..facts import REDEEMED, SUBSTITUTED
from ..moves import SERVE, SUBSTITUTE
from ..state import ACTION, CRISPIN, FREE_CAT, JAILED, JAILED_USED, PAYING, State
from .cats import free_cats
from .money import begin_payment, can_pay_exactly, offer_payment, pay_card
from .stars import check_crispin_loss, release
from .turn import end_turn


@rule
def offer_ways_out(s: State, offers: Numbers) -> None:
    """§9.1 Send a cat or pay; §9.4 who has no free cat and cannot pay exactly 100K may serve instead."""
    cats = free_cats(s, s.active)
    offer(offers, SUBSTITUTE, ONLY, cats, 0)
    offer_payment(s, offers, s.active)
    if cats == 0 and not can_pay_exactly(s, s.active):
        offer(offers, SERVE, ONLY, ONLY, 0)


@rule
def substitute(s: State, cat: int) -> None:
    """§9.5 An own cat goes to jail instead; that is the whole turn."""
    s.cat_state[cat] = JAILED if s.cat_state[cat] == FREE_CAT else JAILED_USED
    tell(s, SUBSTITUTED, s.active, cat)
    release(s, s.active)
    if cat == CRISPIN:
        check_crispin_loss(s, s.active)
    end_turn(s)


@rule
def redeem(s: State, cat: int) -> None:
    """§9.7 A cat is to be bought out of jail, at the start of the turn."""
    s.redeemed = cat + 1
    begin_payment(s)
    s.awaits = PAYING


@rule
def pay(s: State, card: int) -> None:
    """§9.2 One more card; when it is enough, the player or the cat is free."""
    s.awaits = PAYING
    if pay_card(s, card):
        begin_payment(s)
        if s.redeemed:
            redeem_now(s, s.redeemed - 1)
        else:
            release(s, s.active)
            end_turn(s)


@rule
def redeem_now(s: State, cat: int) -> None:
    """§9.7 The cat is face up and usable, even if it had been used; it takes no time, §14.19 unless that was agreed."""
    s.redeemed = 0
    s.cat_state[cat] = FREE_CAT
    tell(s, REDEEMED, s.active, cat)
    if s.redeem_takes_turn:
        end_turn(s)
    else:
        s.awaits = ACTION
