"""The whole game: its deal, its offers, its moves. What the kernel calls."""

from __future__ import annotations

from mewseum.core.chance import below, only
from mewseum.core.compiled import Numbers, rule
from mewseum.core.facts import tell
from mewseum.core.knowledge import add_to_hand

from ..facts import STARTED
from ..moves import (
    ACTIVATE,
    FORM,
    FORM_NEW,
    INFILTRATE,
    PAY,
    PLACE,
    PLACE_NEW,
    RECRUIT_DECK,
    RECRUIT_MARKET,
    SECURE,
)
from ..state import ACTION, CARDS, COPIES, HAND, MORE_BALLS, PAYMENT, SECOND_PICK, State
from .actions import (
    activate_crew,
    expand_crew,
    form_new_crew,
    offer_more_balls,
    recruit_from_deck,
    recruit_from_market,
    secure_ball,
)
from .cards import draw_from_deck, refill_market
from .infiltrate import name_target, offer_places, pay, place_in_crew, place_in_new_crew
from .payment import offer_payments
from .turn import begin_turn, end_turn, offer_actions, offer_recruiting


@rule
def deal(s: State) -> None:
    """§1.1 §2.1 All 110 cards are shuffled; §2.2 six to each seat, secretly; §2.3 six to the market; §2.4 somebody starts."""
    for card in range(len(CARDS)):
        s.deck[card] = COPIES[card]
        s.deck_size += COPIES[card]
    for seat in range(s.players):
        for _ in range(HAND):
            add_to_hand(s, seat, draw_from_deck(s, only(seat)))
    refill_market(s)
    choose_first(s)
    begin_turn(s, s.first)


@rule
def choose_first(s: State) -> None:
    """§2.4 The starting seat is random, or was chosen."""
    s.first = s.chosen_first - 1 if s.chosen_first else below(s, s.players)
    tell(s, STARTED, s.first)


@rule
def offer_moves(s: State, offers: Numbers) -> None:
    """Every legal move of the seat to act."""
    if s.awaits == ACTION:
        offer_actions(s, offers)
    elif s.awaits == SECOND_PICK:
        offer_recruiting(s, offers)
    elif s.awaits == MORE_BALLS:
        offer_more_balls(s, offers)
    elif s.awaits == PAYMENT:
        offer_payments(s, offers)
    else:
        offer_places(s, offers)


@rule
def play(s: State, verb: int, first: int, second: int) -> None:
    """Carry out a legal move."""
    if verb == RECRUIT_DECK:
        recruit_from_deck(s)
    elif verb == RECRUIT_MARKET:
        recruit_from_market(s, second)
    elif verb == FORM_NEW:
        form_new_crew(s, second)
    elif verb == FORM:
        expand_crew(s, second, first)
    elif verb == ACTIVATE:
        activate_crew(s, second, first)
    elif verb == SECURE:
        secure_ball(s, second)
    elif verb == INFILTRATE:
        name_target(s, second)
    elif verb == PAY:
        pay(s, second)
    elif verb == PLACE_NEW:
        place_in_new_crew(s)
    elif verb == PLACE:
        place_in_crew(s, second)
    else:
        end_turn(s)
