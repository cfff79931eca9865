"""A whole state that a seat may believe in, from what it sees.

Cards that it cannot see are dealt at random among the banks, the mini-decks and the deck that it cannot see, but so that
all that was shown, and all that it alone has learned, holds; only loot and tricks are banked, negative cards lie in
the deck, who is about to pay can pay, and who began to serve could not.
"""

from __future__ import annotations

from mewseum.core.bags import believe_bag, take_one_of
from mewseum.core.compiled import rule
from mewseum.core.knowledge import believe_hands, places_in

from .rules.actions import show_target
from .rules.money import can_pay_with, fits_serving, payable
from .state import (
    BANKABLE,
    CARDS,
    CHOICE,
    COPIES,
    DISTRACT,
    ELSEWHERE,
    FIRST_CAT,
    PAYING,
    POSITIVE,
    PRICE,
    VALUES,
    State,
)

FAIR = 100
TRIES = 200
"""At first banks are dealt at random until all that is known holds, so that each is as likely as it should be. Where that seldom happens,
they are dealt so that it does."""


@rule
def imagine(s: State, seat: int) -> None:
    """Fill in all that the seat does not see; what it sees is there already."""
    if s.over:
        gather_unseen(s)
    else:
        believe_banks(s, seat)
        if not s.draws_open:
            fill_hidden_piles(s, seat)
        if s.awaits == CHOICE:
            show_target(s)
    believe_bag(s, s.aside, s.deck, s.deck_size)


@rule
def believe_banks(s: State, seat: int) -> None:
    """Deal the others' banks at random, again and again until all holds that is known of them."""
    for tried in range(TRIES):
        for other in range(s.players):
            if other != seat:
                for card in range(BANKABLE):
                    s.hand[other][card] = 0
        gather_unseen(s)
        believe_hands(s, seat)
        if deal_banks(s, seat, tried >= FAIR):
            return
    for other in range(s.players):
        if other != seat:
            fill_bank(s, other)


@rule
def deal_banks(s: State, seat: int, by_need: bool) -> bool:
    """Fill the others' banks, at random or so that what is known will hold; whether it does."""
    fits = True
    if s.awaits == PAYING and s.active != seat:
        if by_need:
            believe_payment(s)
        fill_bank(s, s.active)
        fits = s.paid + payable(s, s.active, s.lowest_paid) >= PRICE
    for other in range(s.players):
        if other != seat and fits:
            if by_need and s.could_not_pay[other]:
                fill_poor_bank(s, other)
            fill_bank(s, other)
            fits = fits_serving(s, other)
    return fits


@rule
def fill_poor_bank(s: State, seat: int) -> None:
    """§9.4 Any unseen loot and tricks, card by card, but none with which the bank could have paid exactly 100K."""
    for _ in range(TRIES):
        if places_in(s, seat) > 0:
            card = take_one_of(s, s.aside, BANKABLE)
            s.hand[seat][card] += 1
            if not fits_serving(s, seat):
                s.hand[seat][card] -= 1
                s.aside[card] += 1


@rule
def gather_unseen(s: State) -> None:
    """Put all cards that the seat sees nowhere aside, to be dealt from there."""
    for card in range(len(CARDS)):
        left = COPIES[card] - s.discard[card]
        for pile in range(s.piles):
            if s.pile_card[pile] == card and not s.pile_gone[pile]:
                left -= 1
            if card < POSITIVE:
                left -= s.beneath[pile][card]
        if card < POSITIVE:
            left -= s.run[0][card]
        if card < BANKABLE:
            for other in range(s.players):
                left -= s.hand[other][card]
        elif card < POSITIVE and s.cat_state[card - FIRST_CAT] != ELSEWHERE:
            left -= 1
        s.aside[card] = left
    if s.awaits == DISTRACT and not s.over:
        s.aside[s.card] -= 1


@rule
def most_money(s: State, places: int) -> int:
    """The most that so many unseen loot cards could pay, none dearer than the last."""
    money = 0
    for step in range(s.lowest_paid + 1):
        card = s.lowest_paid - step
        if can_pay_with(s, card):
            copies = min(places, s.aside[card] + 0)
            money += copies * VALUES[card]
            places -= copies
    return money


@rule
def believe_payment(s: State) -> None:
    """Give the payer loot that can complete the payment, as all know that it can."""
    lacking = PRICE - s.paid - payable(s, s.active, s.lowest_paid)
    while lacking > 0 and most_money(s, places_in(s, s.active)) >= lacking:
        card = take_one_of(s, s.aside, s.lowest_paid + 1)
        if can_pay_with(s, card) and VALUES[card] + most_money(s, places_in(s, s.active) - 1) >= lacking:
            s.hand[s.active][card] += 1
            lacking -= VALUES[card]
        else:
            s.aside[card] += 1


@rule
def fill_bank(s: State, seat: int) -> None:
    """The rest of a bank is any unseen loot and tricks."""
    for _ in range(places_in(s, seat)):
        s.hand[seat][take_one_of(s, s.aside, BANKABLE)] += 1


@rule
def fill_hidden_piles(s: State, seat: int) -> None:
    """§14.3 Where draws are secret, others' runs and mini-decks are any positive cards."""
    if s.runner[0] != seat:
        for _ in range(s.run_size):
            s.run[0][take_one_of(s, s.aside, POSITIVE)] += 1
    for pile in range(s.piles):
        if s.pile_owner[pile] != seat:
            for _ in range(s.pile_size[pile]):
                s.beneath[pile][take_one_of(s, s.aside, POSITIVE)] += 1
