"""Legal moves as offers: a verb with each member of one set times each member of another.

A buffer of offers holds the number of moves, the number of rows, and four numbers a row: the verb, the
set of first choices, the set of second choices, and what to add to a second choice (large sets come in
blocks). Only somebody who wants to read the moves lists them one by one.
"""

from __future__ import annotations

from mewseum.core.compiled import Numbers, rule
from mewseum.core.sets import BLOCK, how_many, lowest, member

ROW = 4
HEAD = 2
ONLY = 1
"""The set of the one choice 0, for verbs that leave nothing to choose."""

FIRST_PLACE = 1 << 16
VERB_PLACE = 1 << 32


def room(rows: int) -> int:
    """The size of a buffer for so many rows."""
    return HEAD + ROW * rows


@rule
def clear(offers: Numbers) -> None:
    """Take all offers back."""
    offers[0] = 0
    offers[1] = 0


@rule
def offer(offers: Numbers, verb: int, first: int, second: int, base: int) -> None:
    """Offer a verb with every first choice times every second choice; an empty set offers nothing."""
    moves = how_many(first) * how_many(second)
    if moves > 0:
        row = HEAD + ROW * offers[1]
        offers[row] = verb
        offers[row + 1] = first
        offers[row + 2] = second
        offers[row + 3] = base
        offers[0] += moves
        offers[1] += 1


@rule
def pack(verb: int, first: int, second: int) -> int:
    """A move as one number."""
    return verb * VERB_PLACE + first * FIRST_PLACE + second


@rule
def pick(offers: Numbers, k: int) -> int:
    """The k-th offered move, from 0, packed."""
    row = HEAD
    width = how_many(offers[row + 2])
    moves = how_many(offers[row + 1]) * width
    while k >= moves:
        k -= moves
        row += ROW
        width = how_many(offers[row + 2])
        moves = how_many(offers[row + 1]) * width
    first = offers[row + 1]
    while k >= width:
        k -= width
        first &= first - 1
    return pack(offers[row], lowest(first), offers[row + 3] + member(offers[row + 2], k))


@rule
def is_offered(offers: Numbers, verb: int, first: int, second: int) -> bool:
    """Whether this very move is among the offers."""
    for number in range(offers[1]):
        row = HEAD + ROW * number
        place = second - offers[row + 3]
        if offers[row] == verb and 0 <= place < BLOCK and (offers[row + 1] >> first) & (offers[row + 2] >> place) & 1:
            return True
    return False
