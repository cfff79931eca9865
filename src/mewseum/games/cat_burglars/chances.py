"""What a seat can count and guess at the table: who can pay for a crew, which cats fit, how far a goal is."""

from __future__ import annotations

from mewseum.core.bags import cards_in
from mewseum.core.compiled import Bag, rule
from mewseum.core.sets import BLOCK, how_many, lowest

from .rules.crews import cats_of, crew_blocks
from .rules.ending import colours_scored
from .rules.payment import ONES, lane, missing, packed_hand, shortfall
from .state import COLOURS, LANE, MIRROR, TARGET, State

PAY_CHANCES = (
    (0, 31, 54, 69, 79, 85, 91, 93, 96, 97, 98),
    (0, 0, 16, 35, 52, 66, 75, 83, 88, 92, 95),
    (0, 0, 0, 10, 24, 41, 57, 69, 78, 84, 89),
    (0, 0, 0, 0, 7, 20, 35, 50, 63, 73, 80),
    (0, 0, 0, 0, 0, 5, 17, 31, 46, 58, 70),
)
"""How likely so many random cards (column, from 0) are to pay for so many cats (row, from 1), in percent."""


@rule
def packed(bag: Bag) -> int:
    """The cats of a bag as packed counts."""
    counts = 0
    for colour in range(len(COLOURS)):
        counts |= bag[colour] << (LANE * colour)
    return counts


@rule
def colours_in(cats: int) -> int:
    """How many colours there are in packed counts."""
    cats |= cats >> 2
    return how_many((cats | (cats >> 1)) & ONES)


@rule
def pay_chance(s: State, seat: int, cats: int) -> int:
    """How likely a seat can pay for packed cats, in percent, from what all have seen of its hand."""
    lacks = shortfall(cats, packed(s.seen[seat]))
    lacking = missing(lacks, 0) - s.seen[seat][MIRROR]
    if s.market_pays and market_holds(s, lacks):
        lacking -= 1
    if lacking <= 0:
        return 100
    unknown = max(0, s.hand_size[seat] - cards_in(s.seen[seat]))
    return PAY_CHANCES[min(lacking, 5) - 1][min(unknown, 10)]


@rule
def market_holds(s: State, cats: int) -> bool:
    """Whether a card of the market can stand for one of these packed cats."""
    if s.market[MIRROR] > 0:
        return cats != 0
    for colour in range(len(COLOURS)):
        if s.market[colour] > 0 and lane(cats, colour) > 0:
            return True
    return False


@rule
def danger(s: State, seat: int, cats: int) -> int:
    """How likely any opponent of a seat can pay for a crew of these packed cats, in percent."""
    safe = 100
    for other in range(s.players):
        if other != seat:
            safe = safe * (100 - pay_chance(s, other, cats)) // 100
    return 100 - safe


@rule
def balls_to_go(s: State, seat: int) -> int:
    """How many balls a seat needs at least to reach a goal."""
    balls = TARGET - s.score[seat]
    if s.hall_of_fame:
        balls = min(balls, len(COLOURS) - colours_scored(s, seat))
    return balls


@rule
def own_balls(s: State, seat: int) -> int:
    """How many balls lie under a seat's crews."""
    balls = 0
    for block in range(crew_blocks(s)):
        balls += how_many(s.balls[seat][block])
    return balls


@rule
def guarded_crews(s: State, seat: int) -> int:
    """Under how many of its crews a seat has a facedown card."""
    crews = 0
    for block in range(crew_blocks(s)):
        crews += how_many(s.guarded[block] & s.owned[seat][block])
    return crews


@rule
def has_colour(s: State, seat: int, colour: int) -> bool:
    """Whether a seat has a ball of this colour, scored or under a crew of its own."""
    if s.scored[seat][colour] > 0:
        return True
    for block in range(crew_blocks(s)):
        rest = s.balls[seat][block]
        while rest != 0:
            if s.facedown[block * BLOCK + lowest(rest)] == colour:
                return True
            rest &= rest - 1
    return False


@rule
def wins_by_securing(s: State, seat: int) -> bool:
    """Whether a seat reaches a goal with all balls that lie under its crews."""
    if s.score[seat] + own_balls(s, seat) >= TARGET:
        return True
    if not s.hall_of_fame:
        return False
    for colour in range(len(COLOURS)):
        if not has_colour(s, seat, colour):
            return False
    return True


@rule
def is_match(s: State, seat: int, card: int) -> bool:
    """Whether a card would be a ball under an own crew that has no facedown card."""
    for block in range(crew_blocks(s)):
        rest = s.owned[seat][block] & ~s.guarded[block]
        while rest != 0:
            if cats_of(s, block * BLOCK + lowest(rest), card) > 0:
                return True
            rest &= rest - 1
    return False


@rule
def can_add_ball(s: State, seat: int) -> bool:
    """Whether one of the seat's cats would be a ball under one of its crews."""
    for colour in range(len(COLOURS)):
        if s.hand[seat][colour] > 0 and is_match(s, seat, colour):
            return True
    return False


@rule
def opens_a_crew(s: State, seat: int, card: int) -> bool:
    """Whether an opponent's guarded crew can be paid for with this card more, and cannot without it."""
    have = packed_hand(s, seat)
    mirrors = s.hand[seat][MIRROR] + s.market_pays
    for block in range(crew_blocks(s)):
        rest = s.guarded[block] & ~s.owned[seat][block]
        while rest != 0:
            lacks = shortfall(s.cats[block * BLOCK + lowest(rest)], have)
            if missing(lacks, 0) == mirrors + 1 and (card == MIRROR or lane(lacks, card) > 0):
                return True
            rest &= rest - 1
    return False
