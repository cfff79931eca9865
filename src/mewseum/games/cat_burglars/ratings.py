"""How good each kind of move looks to the seat to act, from what that seat may see.

Numbers are hundredths of a natural logarithm, and each comes twice: for two players, where the market helps to pay, and
for more. They were found by letting variants of this advice play each other.
"""

from __future__ import annotations

from mewseum.core.compiled import Numbers, rule
from mewseum.core.sets import BLOCK, how_many, lowest

from .chances import (
    CREWS,
    FREE,
    SINGLES,
    TAKEN,
    TRAPS,
    balls_to_go,
    can_add_ball,
    colours_of,
    danger,
    danger_of,
    guarded_crews,
    has_colour,
    is_match,
    market_holds,
    opens_a_crew,
    own_balls,
    seen_cats,
    wins_by_securing,
)
from .payment_names import PAYMENTS
from .rules.crews import cats_of, crew_blocks, is_guarded
from .rules.payment import lane, mirrors_for, missing
from .state import ACTION, COLOURS, LANE, MIRROR, MORE_BALLS, State

WIN = 10000
"""What wins at once is beyond comparison."""
FULL_HAND = 8
"""With more cards than this it is time to use them."""
HALL_COLOUR = 120
"""What a first ball of a colour adds in the Hall of Fame variant."""

RECRUIT = (540, 786)
RECRUIT_PER_CARD = (304, 110)
RECRUIT_FEW = (535, -107)
CAT = (37, -210)
CAT_FREE = (600, 137)
CAT_TAKEN = (-66, 119)
CAT_PAIR = (365, -11)
CAT_SPARE = (-137, 273)
CAT_HEAL = (405, 120)
MIRROR_WORTH = (585, 580)
KEY = (61, 471)
BLIND = (600, 134)
NEW = (-600, 209)
NEW_PER_CREW = (600, 527)
NEW_WITH_BALL = (-459, 157)
NEW_COLOUR = (-277, -74)
NEW_TWIN = (-600, 44)
LAST_OF_COLOUR = (600, 244)
EXPAND = (-600, -136)
EXPAND_SIZE = (-600, 66)
EXPAND_WITH_BALL = (-18, 169)
EXPAND_COLOUR = (-566, -166)
EXPAND_PROTECT = (154, 302)
EXPAND_HEAL = (600, 596)
BALL = (-600, 278)
BALL_DANGER = (600, 900)
BALL_SIZE = (600, 242)
BALL_LAST = (458, 163)
BALL_WAITING = (600, -172)
TRAP = (587, -900)
TRAP_BAIT = (600, 311)
TRAP_WASTE = (-453, 320)
TRAP_HEALABLE = (600, 329)
SECURE_NOW = (600, 554)
SECURE_MORE = (600, 342)
SECURE_DANGER = (600, 740)
SECURE_LAST = (168, 277)
SECURE_WAIT = (-277, 95)
LOOT_ONE = (509, 327)
LOOT_TWO = (466, 624)
LOOT_THREE = (483, 722)
LOOT_COST = (-508, -88)
LOOT_HAND = (335, 231)
LOOT_KNOWN = (600, 119)
LOOT_LAST = (372, 840)
LOOT_DENY = (600, 809)
LOOT_NEAR = (96, 228)
PAYING = (600, 598)


@rule
def crowd(s: State) -> int:
    """Which of two numbers counts: the first for two players, the second for more."""
    return 1 if s.players > 2 else 0


@rule
def rate_recruiting(s: State) -> int:
    """Two cards an action: the fewer one has, the better. What they are worth comes on top."""
    k = crowd(s)
    cards = s.hand_size[s.turn] + 0
    rating = RECRUIT[k] - RECRUIT_PER_CARD[k] * cards
    if cards <= 2:
        rating += RECRUIT_FEW[k]
    if s.awaits == ACTION and (s.last_round or cards > FULL_HAND):
        rating -= WIN // 2
    return rating


@rule
def worth(s: State, notes: Numbers, card: int) -> int:
    """What one more card of a kind is worth in the hand."""
    k, seat = crowd(s), s.turn
    rating = KEY[k] if opens_a_crew(s, notes, card) else 0
    if card == MIRROR:
        return rating + MIRROR_WORTH[k]
    held = s.hand[seat][card] + 0
    free, taken = lane(notes[FREE], card), lane(notes[TAKEN], card)
    rating += CAT[k]
    if free > held:
        rating += CAT_FREE[k]
    elif free + taken > held:
        rating += CAT_TAKEN[k]
    elif held == 1:
        rating += CAT_PAIR[k]
    else:
        rating -= CAT_SPARE[k] * held
    if lane(notes[TRAPS], card) > 0:
        rating += CAT_HEAL[k]
    if s.hall_of_fame and s.scored[seat][card] == 0:
        rating += HALL_COLOUR // 2
    return rating


@rule
def loss_of(s: State, notes: Numbers, card: int) -> int:
    """What it costs to show a cat that could be a ball."""
    return LAST_OF_COLOUR[crowd(s)] if s.hand[s.turn][card] == 1 and is_match(notes, card) else 0


@rule
def has_more(s: State, card: int) -> bool:
    """Whether the seat to act still holds a cat of this colour once this one, or a trap, is laid."""
    return s.hand[s.turn][card] > (1 if s.awaits == ACTION else 0)


@rule
def rate_new_crew(s: State, notes: Numbers, card: int) -> int:
    """A new crew is a place for balls, if one holds more of its colour; nobody needs many of them."""
    k = crowd(s)
    rating = NEW[k] - NEW_PER_CREW[k] * notes[CREWS]
    if has_more(s, card):
        rating += NEW_WITH_BALL[k]
    if lane(notes[FREE] + notes[TAKEN], card) == 0:
        rating += NEW_COLOUR[k]
    if notes[SINGLES] == 1:
        rating += NEW_TWIN[k]
    return rating - (WIN if s.last_round else 0)


@rule
def rate_growing(s: State, notes: Numbers, crew: int, card: int) -> int:
    """A larger crew is dearer to infiltrate and takes balls of more colours; a trap of the new colour becomes a ball."""
    k = crowd(s)
    rating = EXPAND[k] + EXPAND_SIZE[k] * min(5, s.size[crew])
    if not is_guarded(s, crew):
        if has_more(s, card):
            rating += EXPAND_WITH_BALL[k]
    elif cats_of(s, crew, s.facedown[crew]) > 0:
        after = danger(s, notes, s.cats[crew] + (1 << (LANE * card)))
        rating += EXPAND_PROTECT[k] * (danger_of(s, notes, crew) - after) // 100
    elif s.facedown[crew] == card:
        rating += EXPAND_HEAL[k]
    if cats_of(s, crew, card) == 0:
        rating += EXPAND_COLOUR[k]
    return rating - (WIN if s.last_round else 0)


@rule
def rate_activating(s: State, notes: Numbers, crew: int, card: int) -> int:
    """Balls belong where opponents can hardly pay, traps where they can."""
    k, seat = crowd(s), s.turn
    if s.last_round:
        return -WIN
    risk = danger_of(s, notes, crew)
    if cats_of(s, crew, card) == 0:
        return rate_trap(s, notes, card, risk)
    waiting = own_balls(s, seat)
    rating = BALL[k] - BALL_DANGER[k] * risk // 100 + BALL_SIZE[k] * min(5, s.size[crew]) + BALL_WAITING[k] * waiting
    if waiting + 1 >= balls_to_go(s, seat):
        rating += BALL_LAST[k]
    if s.hall_of_fame and not has_colour(s, seat, card):
        rating += HALL_COLOUR
    return rating


@rule
def rate_trap(s: State, notes: Numbers, card: int, risk: int) -> int:
    """A trap is bait, and none where nobody can pay; it may become a ball later, if one holds more of its colour."""
    k = crowd(s)
    if risk == 0:
        return -WIN // 2
    rating = TRAP[k] + TRAP_BAIT[k] * risk // 100
    if is_match(notes, card):
        rating -= TRAP_WASTE[k]
    if s.hand[s.turn][card] > 1:
        rating += TRAP_HEALABLE[k]
    return rating


@rule
def rate_securing(s: State, notes: Numbers, crew: int) -> int:
    """All at once, the oldest crew first though the order is free; and soon, if opponents can pay for them."""
    k, seat = crowd(s), s.turn
    if s.awaits == MORE_BALLS:
        return WIN - crew
    balls, older, risk = 0, 0, 0
    for block in range(crew_blocks(s)):
        rest = s.balls[seat][block]
        while rest != 0:
            other = block * BLOCK + lowest(rest)
            older += 1 if other < crew else 0
            balls += 1
            risk += danger_of(s, notes, other)
            rest &= rest - 1
    if s.last_round or wins_by_securing(s, seat):
        return WIN - older
    rating = SECURE_NOW[k] + SECURE_MORE[k] * (balls - 1) + SECURE_DANGER[k] * risk // 100
    for other in range(s.players):
        if other != seat and balls_to_go(s, other) <= 1:
            rating += SECURE_LAST[k] * risk // 100
    if can_add_ball(s, notes):
        rating -= SECURE_WAIT[k]
    return rating - older


@rule
def rate_infiltrating(s: State, notes: Numbers, crew: int) -> int:
    """Likely balls for few cards; above all where their owner would win with them."""
    k, seat, owner = crowd(s), s.turn, s.owner[crew]
    colours = how_many(colours_of(s.cats[crew]))
    rating = LOOT_ONE[k] if colours == 1 else LOOT_TWO[k] if colours == 2 else LOOT_THREE[k]
    rating += LOOT_HAND[k] * min(8, s.hand_size[seat])
    rating -= LOOT_COST[k] * (s.size[crew] - (1 if s.market_pays and market_holds(s, notes, s.cats[crew]) else 0))
    if missing(s.cats[crew], seen_cats(s, notes, owner)) < s.size[crew]:
        rating += LOOT_KNOWN[k]
    if balls_to_go(s, seat) <= 1:
        rating += LOOT_LAST[k]
    guarded = guarded_crews(s, owner)
    if guarded >= balls_to_go(s, owner):
        rating += LOOT_DENY[k]
    elif guarded + 1 >= balls_to_go(s, owner):
        rating += LOOT_NEAR[k]
    return rating


@rule
def rate_payment(s: State, notes: Numbers, payment: int) -> int:
    """Pay with what is worth least in the hand, and gladly with a card of the market."""
    k = crowd(s)
    code, market_card = payment % PAYMENTS, payment // PAYMENTS
    rating = -mirrors_for(s, s.target, code, market_card) * (PAYING[k] + worth(s, notes, MIRROR))
    for colour in range(len(COLOURS)):
        cats = cats_of(s, s.target, colour)
        cards = code % (cats + 1)
        if cards > 0:
            rating -= cards * (PAYING[k] + worth(s, notes, colour))
        code //= cats + 1
    return rating
