"""Which cats an imagined world has face down.

Before they are laid, a seat's facedown cards are dealt to its hand. What all know of them (rules/known.py) is asked of each: the colours that were
ruled out, and that none came after it was laid; and cards with which somebody is about to pay are none of them.
"""

from __future__ import annotations

from mewseum.core.bags import cards_in
from mewseum.core.chance import below
from mewseum.core.compiled import rule

from .rules.crews import is_guarded
from .rules.known import facedowns, first_noted, number_of
from .rules.payment import lane
from .state import COLOURS, MIRROR, NOTED, OLD, State


@rule
def is_unseen(s: State, crew: int, seat: int) -> bool:
    """Whether a card lies under this crew that the seat cannot see."""
    return is_guarded(s, crew) and s.owner[crew] != seat and not s.over


@rule
def places(s: State, seat: int) -> int:
    """How many cards a seat still lacks, in hand and face down."""
    return s.hand_size[seat] + facedowns(s, seat) - cards_in(s.hand[seat])


@rule
def give(s: State, seat: int, card: int, copies: int) -> None:
    """Unseen cards go to a seat: its hand, from which facedown cards are laid later."""
    s.hand[seat][card] += copies
    s.aside[card] -= copies


@rule
def unseen_cats(s: State) -> int:
    """How many of the cards to be dealt are cats."""
    return cards_in(s.aside) - s.aside[MIRROR]


@rule
def paid_of(s: State, seat: int, colour: int, reserved: int) -> int:
    """With how many cats of a colour a seat is about to pay."""
    return lane(reserved, colour) if seat == s.active else 0


@rule
def spare_of(s: State, seat: int, colour: int, reserved: int, number: int) -> int:
    """How many other cats of a colour a seat was given, of those that came before it laid the card with this number."""
    kept = paid_of(s, seat, colour, reserved)
    if number < NOTED:
        kept = max(kept, s.since[number][colour] + 0)
    return max(0, s.hand[seat][colour] - kept)


@rule
def spare_cats(s: State, seat: int, reserved: int, number: int) -> int:
    """The same of all colours."""
    cats = 0
    for colour in range(len(COLOURS)):
        cats += spare_of(s, seat, colour, reserved, number)
    return cats


@rule
def lacking_cats(s: State, seat: int, reserved: int, strict: int) -> int:
    """How many cats a seat still has to be given, so that it can have laid its facedown cards."""
    return lacking_for(s, seat, reserved, facedowns(s, seat), 0, strict)


@rule
def lacking_old_cats(s: State, seat: int, reserved: int, strict: int) -> int:
    """The same for those from before the deck was mixed."""
    if not s.has_mixed:
        return 0
    cards = 0
    for crew in range(s.crews):
        cards += s.owner[crew] == seat and (s.barred[crew] & OLD) != 0
    return lacking_for(s, seat, reserved, cards, OLD, strict)


@rule
def lacking_for(s: State, seat: int, reserved: int, cards: int, old: int, strict: int) -> int:
    """The same for so many facedown cards; cats that came after one was laid are of no use for it and for those before it."""
    lacking = max(0, cards - spare_cats(s, seat, reserved, NOTED))
    for back in range(NOTED if strict else 0):
        number = NOTED - 1 - back
        crew = s.laid[number] - 1
        if crew >= 0 and s.owner[crew] == seat and (s.barred[crew] & OLD) >= old:
            lacking = max(lacking, cards - spare_cats(s, seat, reserved, number))
            cards -= 1
    return lacking


@rule
def lay_all(s: State, seat: int, reserved: int, old: int, strict: int) -> bool:
    """Lay down all cards from before the deck was mixed, or all others that do not lie there yet, in the order in which they were laid."""
    for crew in range(s.crews):
        is_due = is_to_be_laid(s, crew, seat, old) and number_of(s, crew) == NOTED
        if is_due and not lay_believed(s, crew, reserved, first_noted(s, s.owner[crew] + 0), strict):
            return False
    for number in range(NOTED):
        crew = s.laid[number] - 1
        is_due = crew >= 0 and is_to_be_laid(s, crew, seat, old)
        if is_due and not lay_believed(s, crew, reserved, number, strict):
            return False
    return True


@rule
def is_to_be_laid(s: State, crew: int, seat: int, old: int) -> bool:
    """Whether the card under a crew is imagined now."""
    return is_unseen(s, crew, seat) and (s.barred[crew] & OLD) == old


@rule
def lay_believed(s: State, crew: int, reserved: int, number: int, strict: int) -> bool:
    """One of the owner's cats lies under this crew; those with which it is about to pay, and those that came later, do not."""
    seat = s.owner[crew]
    cats = 0
    for colour in range(len(COLOURS)):
        cats += could_lie(s, crew, colour, reserved, number, strict)
    if cats == 0:
        return False
    left = below(s, cats)
    for colour in range(len(COLOURS)):
        left -= could_lie(s, crew, colour, reserved, number, strict)
        if left < 0:
            s.hand[seat][colour] -= 1
            s.facedown[crew] = colour
            return True
    return False


@rule
def could_lie(s: State, crew: int, colour: int, reserved: int, number: int, strict: int) -> int:
    """How many cats of a colour, of those that the owner is imagined to have, could be the one under this crew."""
    if strict and (s.barred[crew] >> colour) & 1:
        return 0
    return spare_of(s, s.owner[crew] + 0, colour, reserved, number if strict else NOTED)
