"""What a good player of Cat Burglars knows: how moves look, how seats stand, and what is worth guessing."""

from __future__ import annotations

import math
from collections.abc import Mapping

from mewseum.core.compiled import Numbers, rule
from mewseum.core.moves import Verb
from mewseum.core.offers import VERB_PLACE
from mewseum.core.sets import BLOCK, how_many, lowest
from mewseum.core.words import Phrase

from .chances import balls_to_go, own_balls
from .crew_names import CREW
from .moves import (
    ACTIVATE,
    DONE,
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
from .ratings import (
    BLIND,
    crowd,
    loss_of,
    rate_activating,
    rate_growing,
    rate_infiltrating,
    rate_new_crew,
    rate_payment,
    rate_recruiting,
    rate_securing,
    worth,
)
from .rules.crews import crew_blocks, is_ball, is_guarded
from .rules.payment import can_pay, missing, packed_hand
from .state import ACTION, MIRROR, TARGET, State

SEARCH: Mapping[str, int] = {"temper": 1200}
"""Priors more even than elsewhere: ratings know who would play how, but less well which of many moves deserve to be tried."""

BOLD: Mapping[Verb, int] = {
    INFILTRATE: 70,
    ACTIVATE: 40,
    RECRUIT_DECK: 20,
    DONE: 30,
    FORM: -20,
    SECURE: -70,
}
SPITEFUL: Mapping[Verb, int] = {INFILTRATE: 100, ACTIVATE: 10, FORM_NEW: -10, SECURE: -20}

GUESSES = 16
"""At most so many facedown cards, and so many own crews, are guessed about."""

# How a seat stands, in hundredths of a natural logarithm: for two players, and for more. Fitted to who won.
STANDS_BALL = (94, 88)
STANDS_NEAR = (61, 55)
STANDS_NEXT = (-4, 61)
STANDS_SAFE = (76, 74)
STANDS_AT_RISK = (-16, 39)
STANDS_TO_SECURE = (69, 49)
STANDS_WINNING = (64, 93)
STANDS_THREAT = (101, -21)
STANDS_TRAP = (30, -22)
STANDS_CREWS = (9, 4)
STANDS_VISIBLE = (15, -12)
STANDS_LARGEST = (-27, 28)
STANDS_READY = (7, 4)
STANDS_CAT = (5, 1)
STANDS_MIRROR = (12, 32)
STANDS_LOOT = (38, 28)
STANDS_LOOT_NOW = (10, 58)
STANDS_LOOT_LAST = (31, 72)
STANDS_ON_TURN = (7, 13)


@rule
def rate(s: State, notes: Numbers, verb: int, first: int, second: int) -> int:
    """How good a legal move looks to the seat to act, from what that seat may see."""
    if verb == RECRUIT_DECK:
        return rate_recruiting(s) + BLIND[crowd(s)]
    if verb == RECRUIT_MARKET:
        return rate_recruiting(s) + worth(s, notes, second)
    if verb == FORM_NEW:
        return rate_new_crew(s, notes, second) - loss_of(s, notes, second)
    if verb == FORM:
        return rate_growing(s, notes, second, first) - loss_of(s, notes, first)
    if verb == ACTIVATE:
        return rate_activating(s, notes, second, first)
    if verb == SECURE:
        return rate_securing(s, notes, second)
    if verb == INFILTRATE:
        return rate_infiltrating(s, notes, second)
    if verb == PAY:
        return rate_payment(s, notes, second)
    if verb == PLACE_NEW:
        return rate_new_crew(s, notes, s.trap)
    if verb == PLACE:
        return rate_growing(s, notes, second, s.trap)
    return 0


@rule
def share_ratings(s: State, moves: Numbers, ratings: Numbers, count: int, temper: int) -> None:
    """§7.2 Balls are secured in any order: whichever comes first, it is one and the same plan."""
    balls = own_balls(s, s.turn) if s.awaits == ACTION else 0
    if balls > 1:
        less = int(temper * math.log(balls))
        for k in range(count):
            if moves[k] // VERB_PLACE == SECURE:
                ratings[k] -= less


@rule
def standing(s: State, seat: int) -> int:
    """How well a seat stands in a whole state: balls scored, balls waiting, loot within reach, crews and cards."""
    k, to_go, balls = crowd(s), balls_to_go(s, seat), own_balls(s, seat)
    value = STANDS_BALL[k] * (TARGET - to_go)
    if to_go <= 2:
        value += STANDS_NEAR[k]
    if to_go <= 1:
        value += STANDS_NEXT[k]
    if s.active == seat:
        value += STANDS_ON_TURN[k] + STANDS_TO_SECURE[k] * balls
    else:
        at_risk = 0
        for other in range(s.players):
            if other != seat:
                at_risk = max(at_risk, lootable(s, other, seat))
        value += STANDS_SAFE[k] * (balls - at_risk) + STANDS_AT_RISK[k] * at_risk
    if balls >= to_go:
        value += STANDS_WINNING[k] if s.active == seat else STANDS_THREAT[k]
    return value + stands_with_crews(s, seat) + stands_with_cards(s, seat, to_go)


@rule
def lootable(s: State, seat: int, owner: int) -> int:
    """How many balls of an owner a seat can pay for with what it holds."""
    have = packed_hand(s, seat)
    mirrors = s.hand[seat][MIRROR] + 0
    balls = 0
    for block in range(crew_blocks(s)):
        rest = s.balls[owner][block]
        while rest != 0:
            balls += can_pay(s, have, mirrors, block * BLOCK + lowest(rest))
            rest &= rest - 1
    return balls


@rule
def stands_with_crews(s: State, seat: int) -> int:
    """Crews are places for balls, dear ones are safe places, and cats in the hand fill them."""
    k, have = crowd(s), packed_hand(s, seat)
    crews, visible, largest, traps, ready = 0, 0, 0, 0, 0
    for block in range(crew_blocks(s)):
        rest = s.owned[seat][block]
        traps += how_many(rest & s.guarded[block] & ~s.balls[seat][block])
        while rest != 0:
            crew = block * BLOCK + lowest(rest)
            crews += 1
            visible += s.size[crew]
            largest = max(largest, s.size[crew] + 0)
            if not is_guarded(s, crew) and missing(s.cats[crew], have) < s.size[crew]:
                ready += 1
            rest &= rest - 1
    return (
        STANDS_CREWS[k] * min(4, crews)
        + STANDS_VISIBLE[k] * visible
        + STANDS_LARGEST[k] * largest
        + STANDS_TRAP[k] * traps
        + STANDS_READY[k] * min(3, ready)
    )


@rule
def stands_with_cards(s: State, seat: int, to_go: int) -> int:
    """Cards in the hand are balls to come, and keys to the balls of others."""
    k = crowd(s)
    mirrors = s.hand[seat][MIRROR] + 0
    value = STANDS_CAT[k] * min(8, s.hand_size[seat] - mirrors) + STANDS_MIRROR[k] * min(4, mirrors)
    loot = 0
    for other in range(s.players):
        if other != seat:
            loot += lootable(s, seat, other)
    if loot > 0:
        value += STANDS_LOOT_NOW[k] if s.active == seat else STANDS_LOOT[k]
        if to_go <= 1:
            value += STANDS_LOOT_LAST[k]
    return value


@rule
def beliefs(s: State, seat: int) -> int:
    """Which opponents' facedown cards are balls, and for which own crews an opponent can pay: oldest crews first."""
    held, others, own = 0, 0, 0
    for crew in range(s.crews):
        if s.owner[crew] == seat:
            if own < GUESSES and somebody_can_pay(s, crew):
                held |= 1 << (GUESSES + own)
            own += 1
        elif is_guarded(s, crew):
            if others < GUESSES and is_ball(s, crew):
                held |= 1 << others
            others += 1
    return held


@rule
def somebody_can_pay(s: State, crew: int) -> bool:
    """Whether an opponent of its owner holds what a crew costs."""
    for other in range(s.players):
        if other != s.owner[crew] and can_pay(s, packed_hand(s, other), s.hand[other][MIRROR] + 0, crew):
            return True
    return False


def name_belief(s: State, seat: int, bit: int) -> Phrase:
    """A hypothesis in words."""
    if bit >= GUESSES:
        return Phrase("belief-payable", crew=bit - GUESSES + 1)
    guarded = [crew for crew in range(s.crews) if s.owner[crew] != seat and is_guarded(s, crew)]
    return Phrase("belief-ball", crew=CREW.say(s, guarded[bit]))
