"""What a good burglar knows: how good a move looks, how well a seat stands, and what can be believed of hidden cards."""

from __future__ import annotations

from collections.abc import Mapping

from mewseum.core.compiled import Numbers, rule
from mewseum.core.moves import SEAT, Verb
from mewseum.core.words import Phrase

from . import moves
from .appraisal import card_worth
from .facts import CARD
from .gains import action_gain, cat_gain, distraction_gain, hurt, jail_gain, luck_gain, turn_gain
from .rules.money import final_money, works
from .state import (
    ACTION,
    CALVIN,
    CHESTER,
    CLAUS,
    DISTRACTION,
    DOUBLE_CROSS,
    FREE_CAT,
    LOOT,
    SEATS,
    STEAL,
    TO_DISCARD,
    VALUES,
    State,
)

SCALE = 4
"""Hundredths of a logarithm for a thousand pounds."""

LAST_OF_STAGE = (2, 4, 7, 11, 17, 28, 45)
"""How a seat stands depends on the cards that are left; up to so many are a stage. What counts in each, by self-play:"""
RICHEST = (265, 217, 184, 143, 102, 56, 27, 13)
CAN_SWAP = (171, 163, 155, 122, 91, 50, 35, 28)
"""A poorer seat that could take the richest bank, by a Double cross or with Calvin, stands nearly as well."""
MONEY = (11, 3, 3, 2, 1, 2, 3, 3)
IN_THE_RUN = (43, 29, 15, 5, 0, 0, 2, 2)
"""For each 100K, banked and in the run."""
ARRESTED = (-49, -61, -62, -43, -34, 0, 0, 0)
TO_ACT = (81, 42, 37, 21, 8, 5, 3, 3)
WITH_CLAUS, WITH_CHESTER = 24, 13
CERTAINTY = (0, 0, 61, 83, 100, 125, 154)
"""With more players the standing says more, in percent by their number."""

PRIZE = 5
"""The least of the cards from 150K on."""
MAY_HOLD = (DISTRACTION, DOUBLE_CROSS)
MAY_COME = (DISTRACTION, STEAL, DOUBLE_CROSS, PRIZE, PRIZE + 1, PRIZE + 2)
IS_RICHER, HAS_PRIZE = 2 * SEATS, 3 * SEATS
STILL_TO_COME = 4 * SEATS
HYPOTHESES = STILL_TO_COME + len(MAY_COME)
"""Bits of hypotheses: of each seat, that its bank holds a trick, is richer, holds a prize; then cards still in the deck."""


@rule
def rate(s: State, notes: Numbers, verb: int, first: int, second: int) -> int:
    """How good a legal move looks to the seat to act, by what it should bring."""
    if verb == moves.STOP or verb == moves.ACCEPT or verb == moves.PASS:
        return 0
    if verb == moves.PICK_UP:
        return SCALE * (turn_gain(s, notes) if s.awaits == ACTION else luck_gain(s, notes))
    if verb == moves.DISTRACT:
        return SCALE * distraction_gain(s, notes)
    if verb == moves.GIVE:
        return -SCALE * gift_cost(s, notes, first, second)
    if verb == moves.GIVE_UP:
        return -SCALE * gift_cost(s, notes, second, (s.turn + 1) % s.players)
    if verb < moves.CALVIN:
        return SCALE * jail_gain(s, notes, verb, second)
    if verb == moves.TAKE:
        return SCALE * (card_worth(s, second, s.turn) + hurt(s, notes, s.target, card_worth(s, second, s.target)))
    if verb == moves.FREE or verb == moves.CHOOSE:
        return SCALE * cat_gain(s, second)
    return SCALE * (action_gain(s, notes, verb, second) + (turn_gain(s, notes) if s.before_draw else 0))


@rule
def gift_cost(s: State, notes: Numbers, card: int, receiver: int) -> int:
    """What it costs to give a banked card away: its worth here, and what it adds to the danger there."""
    cost = card_worth(s, card, s.turn)
    if s.catnip_to != TO_DISCARD:
        cost += hurt(s, notes, receiver, card_worth(s, card, receiver))
    return cost


@rule
def stage_of_game(s: State) -> int:
    """How far the deck has run out: 0 for the last cards."""
    stage = 0
    while stage < len(LAST_OF_STAGE) and s.deck_size > LAST_OF_STAGE[stage]:
        stage += 1
    return stage


@rule
def is_richest(s: State, seat: int) -> bool:
    """Whether nobody has more money banked."""
    money = final_money(s, seat)
    for other in range(s.players):
        if final_money(s, other) > money:
            return False
    return True


@rule
def can_swap(s: State, seat: int) -> bool:
    """Whether a seat could swap banks, with a Double cross or with Calvin."""
    return s.hand[seat][DOUBLE_CROSS] > 0 or (s.cat_owner[CALVIN] == seat and s.cat_state[CALVIN] == FREE_CAT)


@rule
def standing(s: State, seat: int) -> int:
    """How well a seat stands in a whole state: who is richest, and who could be by a swap, counts more than money."""
    stage = stage_of_game(s)
    points = final_money(s, seat) * MONEY[stage] // 100
    if is_richest(s, seat):
        points += RICHEST[stage]
    elif can_swap(s, seat):
        points += CAN_SWAP[stage]
    if seat == s.active:
        points += TO_ACT[stage]
        for card in range(len(LOOT)):
            points += s.run[0][card] * VALUES[card] * IN_THE_RUN[stage] // 100
    if s.arrested[seat]:
        points += ARRESTED[stage]
    if works(s, seat, CLAUS):
        points += WITH_CLAUS
    if works(s, seat, CHESTER):
        points += WITH_CHESTER
    return points * CERTAINTY[s.players] // 100


@rule
def beliefs(s: State, seat: int) -> int:
    """Which hypotheses hold in a whole state: what other banks hold, and which good cards are still to come."""
    held = 0
    own = final_money(s, seat)
    for other in range(s.players):
        if other != seat:
            for place in range(len(MAY_HOLD)):
                if s.hand[other][MAY_HOLD[place]] > 0:
                    held |= 1 << (place * SEATS + other)
            if final_money(s, other) > own:
                held |= 1 << (IS_RICHER + other)
            if s.hand[other][PRIZE] + s.hand[other][PRIZE + 1] + s.hand[other][PRIZE + 2] > 0:
                held |= 1 << (HAS_PRIZE + other)
    for place in range(len(MAY_COME)):
        if s.deck[MAY_COME[place]] > 0:
            held |= 1 << (STILL_TO_COME + place)
    return held


def name_belief(s: State, seat: int, bit: int) -> Phrase:  # noqa: ARG001
    """A hypothesis in words, as it is said to the seat."""
    if bit >= STILL_TO_COME:
        return Phrase("belief-in-deck", card=CARD.say(s, MAY_COME[bit - STILL_TO_COME]))
    player = SEAT.say(s, bit % SEATS)
    if bit >= HAS_PRIZE:
        return Phrase("belief-prize", player=player)
    if bit >= IS_RICHER:
        return Phrase("belief-richer", player=player)
    return Phrase("belief-banked", player=player, card=CARD.say(s, MAY_HOLD[bit // SEATS]))


BOLD: Mapping[Verb, int] = {
    moves.PICK_UP: 60,
    moves.STOP: -60,
    moves.DISTRACT: 20,
    moves.ACCEPT: -20,
    moves.SERVE: 20,
    moves.REDEEM: 30,
    moves.CALVIN: 50,
    moves.DOUBLE_CROSS: 50,
    moves.CASTOR: -20,
    moves.STEAL: -20,
    moves.PASS: -40,
}
"""How bold a kind of move is, or how wary."""

SPITEFUL: Mapping[Verb, int] = {
    moves.CHELSEA: 100,
    moves.STEAL: 80,
    moves.TAKE: 80,
    moves.CHARLTON: 70,
    moves.CALVIN: 60,
    moves.DOUBLE_CROSS: 60,
    moves.STOP: -10,
    moves.PASS: -50,
}
"""How much a kind of move hurts others."""

SEARCH: Mapping[str, int] = {"horizon": 1000, "temper": 600}
"""Rollouts go to the end: before the last cards, a standing says little of who will win. Priors are rather
even; `docs/opponents.md` says how that was chosen, and how sure it is."""
