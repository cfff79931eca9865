"""All that lies on a Cat Burglars table, and who may see it."""

from __future__ import annotations

from mewseum.core.compiled import Bag
from mewseum.core.fields import private, public, secret
from mewseum.core.knowledge import HeldCards
from mewseum.core.mixing import Mixed

COLOURS = ("blue", "orange", "green", "red", "yellow", "purple")
CARDS = (*COLOURS, "mirror")
MIRROR = 6
COPIES = (15, 15, 15, 15, 15, 15, 20)
"""§1.1 How many of each card there are."""

HAND = 6
MARKET = 6
TARGET = 8
"""§9.1 So many balls win."""

SEATS = 6
CREWS = 90
"""No more crews can exist than there are cats."""
WIDEST_CREW = 12
"""A staircase of crews up to 13 cats would need 91 of the 90 cats."""
CREW_BLOCKS = 3
"""A set of crews takes three blocks."""

# What the seat to act is asked for.
ACTION, SECOND_PICK, MORE_BALLS, PAYMENT, PLACEMENT = range(5)
AWAITS = ("action", "second pick", "more balls", "payment", "placement")

# Why the game ended.
REASONS = ("eight balls", "six colours", "eight balls and six colours", "all stuck", "round finished")
EIGHT_BALLS, SIX_COLOURS, BALLS_AND_COLOURS, ALL_STUCK, ROUND_FINISHED = range(5)

# §12.2 How a tie is broken when all are stuck.
STUCK_TIES = ("shared", "fewest cards", "most crews")
SHARED, FEWEST_CARDS, MOST_CREWS = range(3)

NOTED = 8
"""Of so many facedown cards, the last that were laid, it is noted what came to the hand afterwards."""
DOUBTS = 7
"""So many shown cards are noted of which nobody can tell whether they came from a mixed deck."""
OLD = 1 << len(COLOURS)
"""Beside the colours that a facedown card cannot have: it was laid before the deck was last mixed."""

LANE = 8
"""The cats of a crew are packed counts: eight bits for each colour."""


class State(HeldCards, Mixed):
    """The state of one game."""

    # Options
    hall_of_fame: int = public()
    market_pays: int = public()
    scored_shown: int = public()
    equal_turns: int = public()
    stuck_tie: int = public()
    chosen_first: int = public()
    """The starting seat plus one, or 0 for a random one."""

    # Whose turn, and what is awaited
    first: int = public()
    active: int = public()
    """Whose turn it is; `turn` differs from it only while a trap is placed by its owner."""
    awaits: int = public()
    last_round: int = public()
    """§12.4 Somebody has reached the goal, and the round is being finished."""
    target: int = public()
    """The crew that is being infiltrated."""
    trap: int = public()
    """The card that its owner has to place."""

    # Cards that belong to nobody
    deck: Bag = secret(7)
    deck_size: int = public()
    discard: Bag = public(7)
    discard_size: int = public()
    market: Bag = public(7)
    market_size: int = public()
    aside: Bag = secret(7)
    """Cards that take no part in a position whose deck was named."""

    # Cards of the seats
    hand: list[Bag] = private(SEATS, 7)
    hand_size: Bag = public(SEATS)
    seen: list[Bag] = public(SEATS, 7)
    """At least so many of each card are in this seat's hand or face down, as all could see."""
    scored: list[Bag] = secret(SEATS, 6, shown_when="scored_shown")
    score: Bag = public(SEATS)

    # Crews, in the order in which they were started
    crews: int = public()
    owner: list[int] = public(CREWS)
    cats: list[int] = public(CREWS, kind="i8")
    size: list[int] = public(CREWS)
    facedown: list[int] = private(CREWS, owner="owner", used="crews")

    # What all know of facedown cards and of a deck that was mixed of discarded ones
    barred: list[int] = public(CREWS)
    """The set of colours that a facedown card cannot have, as all could see."""
    laid: Bag = public(NOTED)
    """The crews, plus one, under which the last facedown cards were laid, in this order."""
    since: list[Bag] = public(NOTED, 6)
    """At least so many cats of each colour came to the owner's hand afterwards, and are there or were laid face down even later."""
    has_mixed: int = public()
    mixed: Bag = public(7)
    """The cards of which the deck was mixed, but for those that were shown since."""
    young: Bag = public(SEATS)
    """So many of a seat's cards, in hand or face down, surely came from that deck, and not all know which they are."""
    doubts: Bag = public(DOUBTS)
    """Cards that were shown since and may have been of these: seat and card in one number, plus one."""
    drawn_young: list[Bag] = private(SEATS, 7, hidden_at_the_end=True)
    """What each seat drew from that deck."""

    # Sets of crews
    guarded: list[int] = public(CREW_BLOCKS, kind="i8")
    """Crews with a facedown card."""
    owned: list[list[int]] = public(SEATS, CREW_BLOCKS, kind="i8")
    expandable: list[list[int]] = public(SEATS, CREW_BLOCKS, kind="i8")
    """Crews beside a twin."""
    balls: list[list[int]] = private(SEATS, CREW_BLOCKS, kind="i8")
    """Own crews whose facedown card is a ball now."""


def begins_anew(s: State) -> bool:
    """Whether the seat to act is asked for an action."""
    return s.awaits == ACTION
