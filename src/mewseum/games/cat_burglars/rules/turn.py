"""§3 Turns: what may be done, who is next, and who is skipped."""

from __future__ import annotations

from mewseum.core.bags import kinds_in
from mewseum.core.compiled import Numbers, rule
from mewseum.core.facts import tell
from mewseum.core.offers import ONLY, offer
from mewseum.core.sets import BLOCK, bit, lowest

from ..facts import SKIPPED
from ..moves import ACTIVATE, FORM, FORM_NEW, INFILTRATE, RECRUIT_DECK, RECRUIT_MARKET, SECURE
from ..state import ACTION, MIRROR, State
from .cards import can_draw, refill_market
from .crews import crew_blocks
from .ending import finish_round, finish_stuck
from .known import note_skipped
from .payment import can_pay, packed_hand

ALL_CATS = (1 << MIRROR) - 1
"""The set of all cats: every card but the mirror (§5.5, §6.2)."""


@rule
def offer_recruiting(s: State, offers: Numbers) -> None:
    """§4.1 One card, from the deck or of the market."""
    if can_draw(s):
        offer(offers, RECRUIT_DECK, ONLY, ONLY, 0)
    offer(offers, RECRUIT_MARKET, ONLY, kinds_in(s.market), 0)


@rule
def offer_actions(s: State, offers: Numbers) -> None:
    """§3.1 The five actions, as far as the seat can take them; §3.2 passing is none of them."""
    seat = s.active
    cats = kinds_in(s.hand[seat]) & ALL_CATS
    offer_recruiting(s, offers)
    offer(offers, FORM_NEW, ONLY, cats, 0)
    for block in range(crew_blocks(s)):
        own = s.owned[seat][block]
        if own != 0:
            base = block * BLOCK
            offer(offers, FORM, cats, s.expandable[seat][block], base)
            offer(offers, ACTIVATE, cats, own & ~s.guarded[block], base)
            offer(offers, SECURE, ONLY, s.balls[seat][block], base)
    for block in range(crew_blocks(s)):
        if s.guarded[block] & ~s.owned[seat][block]:
            offer(offers, INFILTRATE, ONLY, payable_targets(s, seat, block), block * BLOCK)


@rule
def payable_targets(s: State, seat: int, block: int) -> int:
    """§8.1 The opponents' crews with a facedown card that the seat can pay for."""
    have = packed_hand(s, seat)
    mirrors = s.hand[seat][MIRROR] + 0
    most = s.hand_size[seat] + s.market_pays
    rest = s.guarded[block] & ~s.owned[seat][block]
    targets = 0
    while rest != 0:
        crew = block * BLOCK + lowest(rest)
        if s.size[crew] <= most and can_pay(s, have, mirrors, crew):
            targets |= bit(crew)
        rest &= rest - 1
    return targets


@rule
def can_act(s: State, seat: int) -> bool:
    """§3.4 Whether a seat can take any action at all."""
    if s.market_size > 0 or can_draw(s) or kinds_in(s.hand[seat]) & ALL_CATS:
        return True
    for block in range(crew_blocks(s)):
        if s.balls[seat][block] != 0 or payable_targets(s, seat, block) != 0:
            return True
    return False


@rule
def end_turn(s: State) -> None:
    """§3.3 At the end of every turn the market is topped up; then the next seat to the left is on turn (§3.1)."""
    if s.over:
        return
    refill_market(s)
    begin_turn(s, (s.active + 1) % s.players)


@rule
def begin_turn(s: State, seat: int) -> None:
    """§3.4 A seat that can do nothing is skipped; §9.3 if that befalls all in succession, the game is over."""
    for _ in range(s.players):
        if s.last_round and seat == s.first:
            finish_round(s)
            return
        s.active = seat
        s.turn = seat
        s.awaits = ACTION
        if can_act(s, seat):
            return
        skip(s, seat)
        seat = (seat + 1) % s.players
    finish_stuck(s)


@rule
def skip(s: State, seat: int) -> None:
    """§3.4 All see that a skipped seat has neither a cat in its hand nor a ball face down."""
    note_skipped(s, seat)
    tell(s, SKIPPED, seat)
