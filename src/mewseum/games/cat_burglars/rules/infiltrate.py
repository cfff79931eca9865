"""§8 §11 Infiltrating: the target, the payment, the reveal, and the trap that its owner places."""

from __future__ import annotations

from mewseum.core.compiled import Numbers, rule
from mewseum.core.facts import tell
from mewseum.core.offers import ONLY, offer
from mewseum.core.sets import BLOCK

from ..facts import EXPANDED, FORMED, INFILTRATED, LOOTED, PAID, PAID_MARKET, TRAPPED
from ..moves import PLACE, PLACE_NEW
from ..payment_names import NO_MARKET_CARD, PAYMENTS
from ..state import COLOURS, MIRROR, PAYMENT, PLACEMENT, State
from .cards import discard_card, refill_market, reveal_from_hand
from .crews import cats_of, crew_blocks, is_ball, join_crew, start_crew, turn_up_facedown
from .ending import score_ball
from .payment import mirrors_for
from .turn import end_turn


@rule
def name_target(s: State, crew: int) -> None:
    """§8.4 The target is named first; then exactly the cards that pay for it."""
    s.target = crew
    s.awaits = PAYMENT
    tell(s, INFILTRATED, s.active, crew)


@rule
def pay_card(s: State, card: int) -> None:
    """§8.2 A card of the cost goes from the hand to the discard pile."""
    reveal_from_hand(s, s.active, card)
    discard_card(s, card)
    tell(s, PAID, s.active, card)


@rule
def pay(s: State, payment: int) -> None:
    """§8.4 The whole cost is paid, and lost, before the card is revealed."""
    code, market_card = payment % PAYMENTS, payment // PAYMENTS
    mirrors = mirrors_for(s, s.target, code, market_card)
    for colour in range(len(COLOURS)):
        cats = cats_of(s, s.target, colour)
        for _ in range(code % (cats + 1)):
            pay_card(s, colour)
        code //= cats + 1
    for _ in range(mirrors):
        pay_card(s, MIRROR)
    if market_card != NO_MARKET_CARD:
        pay_from_market(s, market_card)
    reveal(s)


@rule
def pay_from_market(s: State, card: int) -> None:
    """§11.1 One card of the cost comes from the market, §11.2 which is refilled at once."""
    s.market[card] -= 1
    s.market_size -= 1
    discard_card(s, card)
    tell(s, PAID_MARKET, s.active, card)
    refill_market(s)


@rule
def reveal(s: State) -> None:
    """§8.5 A ball goes to the scoring area of who found it; §8.6 a trap has to be placed by its owner."""
    found_ball = is_ball(s, s.target)
    card = turn_up_facedown(s, s.target)
    if found_ball:
        tell(s, LOOTED, s.active, s.target, card)
        score_ball(s, s.active, card)
        end_turn(s)
    else:
        tell(s, TRAPPED, s.active, s.target, card)
        s.trap = card
        s.turn = s.owner[s.target]
        s.awaits = PLACEMENT
        if not has_choice_of_place(s, s.turn):
            place_in_new_crew(s)


@rule
def has_choice_of_place(s: State, seat: int) -> bool:
    """§8.7 Without a crew that may grow, a trap starts a new crew, and nobody is asked."""
    for block in range(crew_blocks(s)):
        if s.expandable[seat][block] != 0:
            return True
    return False


@rule
def offer_places(s: State, offers: Numbers) -> None:
    """§8.6 A new crew, or any own crew that may grow (§5.3), the one it came from too."""
    offer(offers, PLACE_NEW, ONLY, ONLY, 0)
    for block in range(crew_blocks(s)):
        offer(offers, PLACE, ONLY, s.expandable[s.turn][block], block * BLOCK)


@rule
def place_in_new_crew(s: State) -> None:
    """§8.6 The trap starts a new crew of its owner's."""
    tell(s, FORMED, s.turn, start_crew(s, s.turn, s.trap), s.trap)
    s.trap = 0
    end_turn(s)


@rule
def place_in_crew(s: State, crew: int) -> None:
    """§8.6 The trap joins a crew of its owner's; §8.8 a facedown card of its colour there becomes a ball."""
    join_crew(s, crew, s.trap)
    tell(s, EXPANDED, s.turn, crew, s.trap)
    s.trap = 0
    end_turn(s)
