"""What a seat can count and guess at the table: who can pay for a crew, which cats fit, how far a goal is."""

from __future__ import annotations

from mewseum.core.bags import cards_in
from mewseum.core.compiled import Bag, Numbers, rule
from mewseum.core.sets import BLOCK, how_many, lowest

from .rules.crews import crew_blocks, is_guarded
from .rules.ending import colours_scored
from .rules.payment import ONES, lane, packed_hand, shortfall
from .state import COLOURS, LANE, MIRROR, SEATS, TARGET, State

MOST_LACKING, MOST_UNKNOWN = 5, 10
PAY_CHANCES = (
    *(0, 31, 54, 69, 79, 85, 91, 93, 96, 97, 98),
    *(0, 0, 16, 35, 52, 66, 75, 83, 88, 92, 95),
    *(0, 0, 0, 10, 24, 41, 57, 69, 78, 84, 89),
    *(0, 0, 0, 0, 7, 20, 35, 50, 63, 73, 80),
    *(0, 0, 0, 0, 0, 5, 17, 31, 46, 58, 70),
)
"""How likely so many random cards (column, from 0) are to pay for so many cats (row, from 1), in percent.

One row after the other: compiled, one tuple is looked up faster than a tuple of tuples.
"""

FREE, TAKEN, TRAPS, CREWS, SINGLES, KEYS, MARKET, SEEN = range(8)
UNKNOWN = SEEN + SEATS
DANGER = UNKNOWN + SEATS
"""Places in the notes on a moment.

Of the own crews, as packed counts: on how many without a facedown card a colour is shown, on how many with one, and
under how many a cat of it is a trap; how many crews there are, and how many of one cat. Which cards open a crew, and
which cats the market stands for. Of each seat, what was seen of its hand and how many cards were not. How likely each
own crew can be paid for.
"""
UNNOTED = -1


@rule
def open_notes(s: State, notes: Numbers) -> None:
    """Look through the own crews; all else is worked out when it is asked for."""
    free, taken, traps, crews, singles = 0, 0, 0, 0, 0
    for block in range(crew_blocks(s)):
        rest = s.owned[s.turn][block]
        crews += how_many(rest)
        while rest != 0:
            crew = block * BLOCK + lowest(rest)
            colours = colours_of(s.cats[crew])
            singles += s.size[crew] == 1
            if not is_guarded(s, crew):
                free += colours
            else:
                taken += colours
                traps += (1 << (LANE * s.facedown[crew])) & ~colours
            notes[DANGER + crew] = UNNOTED
            rest &= rest - 1
    notes[FREE], notes[TAKEN], notes[TRAPS], notes[CREWS], notes[SINGLES] = free, taken, traps, crews, singles
    notes[KEYS], notes[MARKET] = UNNOTED, UNNOTED
    for seat in range(s.players):
        notes[SEEN + seat] = UNNOTED


@rule
def packed(bag: Bag) -> int:
    """The cats of a bag as packed counts."""
    counts = 0
    for colour in range(len(COLOURS)):
        counts |= bag[colour] << (LANE * colour)
    return counts


@rule
def colours_of(cats: int) -> int:
    """The colours in the packed cats of a crew, as packed counts of one each."""
    cats |= cats >> 2
    return (cats | (cats >> 1)) & ONES


@rule
def cats_in(cats: int) -> int:
    """How many cats packed counts have."""
    return ((cats * ONES) >> (LANE * 5)) & 0xFF


@rule
def seen_cats(s: State, notes: Numbers, seat: int) -> int:
    """The cats that all have seen in a seat's hand, as packed counts; how many cards were not seen is noted beside."""
    if notes[SEEN + seat] == UNNOTED:
        notes[SEEN + seat] = packed(s.seen[seat])
        notes[UNKNOWN + seat] = max(0, s.hand_size[seat] - cards_in(s.seen[seat]))
    return notes[SEEN + seat]


@rule
def pay_chance(s: State, notes: Numbers, seat: int, cats: int) -> int:
    """How likely a seat can pay for packed cats, in percent, from what all have seen of its hand."""
    lacks = shortfall(cats, seen_cats(s, notes, seat))
    lacking = cats_in(lacks) - s.seen[seat][MIRROR]
    if s.market_pays and market_holds(s, notes, lacks):
        lacking -= 1
    if lacking <= 0:
        return 100
    row, column = min(lacking, MOST_LACKING) - 1, min(notes[UNKNOWN + seat], MOST_UNKNOWN)
    return PAY_CHANCES[row * (MOST_UNKNOWN + 1) + column]


@rule
def market_holds(s: State, notes: Numbers, cats: int) -> bool:
    """Whether a card of the market can stand for one of these packed cats."""
    if notes[MARKET] == UNNOTED:
        notes[MARKET] = 0xFF * (ONES if s.market[MIRROR] > 0 else colours_of(packed(s.market)))
    return cats & notes[MARKET] != 0


@rule
def danger(s: State, notes: Numbers, cats: int) -> int:
    """How likely any opponent of the seat to act can pay for a crew of these packed cats, in percent."""
    safe = 100
    for other in range(s.players):
        if other != s.turn:
            safe = safe * (100 - pay_chance(s, notes, other, cats)) // 100
    return 100 - safe


@rule
def danger_of(s: State, notes: Numbers, crew: int) -> int:
    """How likely any opponent can pay for an own crew as it is, in percent."""
    if notes[DANGER + crew] == UNNOTED:
        notes[DANGER + crew] = danger(s, notes, s.cats[crew])
    return notes[DANGER + crew]


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
def is_match(notes: Numbers, card: int) -> bool:
    """Whether a card would be a ball under an own crew that has no facedown card."""
    return lane(notes[FREE], card) > 0


@rule
def can_add_ball(s: State, notes: Numbers) -> bool:
    """Whether a cat of the seat to act would be a ball under one of its crews."""
    for colour in range(len(COLOURS)):
        if s.hand[s.turn][colour] > 0 and is_match(notes, colour):
            return True
    return False


@rule
def opens_a_crew(s: State, notes: Numbers, card: int) -> bool:
    """Whether an opponent's guarded crew can be paid for with this card more, and cannot without it."""
    if notes[KEYS] == UNNOTED:
        notes[KEYS] = find_keys(s, s.turn)
    return lane(notes[KEYS], card) > 0


@rule
def find_keys(s: State, seat: int) -> int:
    """The cards any one of which opens a guarded crew to a seat, as lanes that are not empty."""
    have = packed_hand(s, seat)
    mirrors = s.hand[seat][MIRROR] + s.market_pays
    keys = 0
    for block in range(crew_blocks(s)):
        rest = s.guarded[block] & ~s.owned[seat][block]
        while rest != 0:
            lacks = shortfall(s.cats[block * BLOCK + lowest(rest)], have)
            if cats_in(lacks) == mirrors + 1:
                keys |= lacks | (1 << (LANE * MIRROR))
            rest &= rest - 1
    return keys
