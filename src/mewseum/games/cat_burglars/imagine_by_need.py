"""Facedown cards of an imagined world that are hard to come by: each is laid out of what is left for it, the one with the fewest ways first.

Cards that are dealt at random seldom fit where most colours were ruled out, and most cards of the others lie open.
"""

from __future__ import annotations

from mewseum.core.bags import cards_in
from mewseum.core.chance import below
from mewseum.core.compiled import rule

from .imagine_facedowns import is_unseen, paid_of, unseen_cats
from .rules.known import number_of
from .rules.payment import lane
from .state import COLOURS, LANE, NOTED, OLD, State

NOT_LAID = len(COLOURS)
"""In place of a colour."""


@rule
def lay_by_need(s: State, seat: int, reserved: int, young: int) -> int:
    """Lay all facedown cards; packed, how many cards of the mixed deck each hand lacks then, or -1 if one cannot be laid."""
    for crew in range(s.crews):
        if is_unseen(s, crew, seat):
            s.facedown[crew] = NOT_LAID
    for _ in range(s.crews):
        chosen, fewest, alike = -1, 0, 0
        for crew in range(s.crews):
            if is_unseen(s, crew, seat) and s.facedown[crew] == NOT_LAID:
                ways = colours_left(s, seat, crew, reserved, young)
                if ways == 0:
                    return -1
                if chosen < 0 or ways < fewest:
                    chosen, fewest, alike = crew, ways, 0
                if ways == fewest:
                    alike += 1
                    if below(s, alike) == 0:
                        chosen = crew
        if chosen >= 0:
            young = lay_one(s, seat, chosen, reserved, young)
    return young


@rule
def colours_left(s: State, seat: int, crew: int, reserved: int, young: int) -> int:
    """Of how many colours a facedown card can be."""
    colours = 0
    for colour in range(len(COLOURS)):
        held = held_weight(s, crew, colour, reserved)
        colours += held + young_weight(s, crew, colour, young) + old_weight(s, seat, crew, colour, young) > 0
    return colours


@rule
def lay_one(s: State, seat: int, crew: int, reserved: int, young: int) -> int:
    """Lay a card under a crew; packed, how many cards of the mixed deck each seat lacks then."""
    weights = 0
    for colour in range(len(COLOURS)):
        weights += held_weight(s, crew, colour, reserved)
        weights += young_weight(s, crew, colour, young) + old_weight(s, seat, crew, colour, young)
    left = below(s, weights)
    for colour in range(len(COLOURS)):
        left -= held_weight(s, crew, colour, reserved)
        if left < 0:
            s.hand[s.owner[crew]][colour] -= 1
            s.facedown[crew] = colour
            return young
        left -= young_weight(s, crew, colour, young)
        if left < 0:
            s.deck[colour] -= 1
            s.facedown[crew] = colour
            return young - (1 << (LANE * s.owner[crew]))
        left -= old_weight(s, seat, crew, colour, young)
        if left < 0:
            s.aside[colour] -= 1
            s.facedown[crew] = colour
            return young
    return young


@rule
def held_weight(s: State, crew: int, colour: int, reserved: int) -> int:
    """How likely it is that a card lies there which its owner was given already: one of those that it need not have in hand."""
    owner, first = s.owner[crew] + 0, number_of(s, crew)
    if first == NOTED:
        first = 0
    cats = s.hand[owner][colour] - paid_of(s, owner, colour, reserved)
    for number in range(first, NOTED):
        if s.laid[number] > 0 and s.owner[s.laid[number] - 1] == owner:
            cats = min(cats, s.hand[owner][colour] + laid_after(s, number, colour) - s.since[number][colour])
    if cats <= 0 or is_barred(s, crew, colour):
        return 0
    return cats * (cards_in(s.aside) + cards_in(s.deck) + 1)


@rule
def young_weight(s: State, crew: int, colour: int, young: int) -> int:
    """The same of a card of the mixed deck."""
    if is_barred(s, crew, colour) or s.barred[crew] & OLD:
        return 0
    return lane(young, s.owner[crew] + 0) * s.deck[colour]


@rule
def old_weight(s: State, seat: int, crew: int, colour: int, young: int) -> int:
    """The same of any other card that nobody sees; enough cats are kept for what was scored."""
    owner, scored = s.owner[crew] + 0, 0
    for other in range(s.players):
        scored += 0 if s.scored_shown else s.score[other]
    places = s.hand_size[owner] + not_laid(s, seat, owner) - cards_in(s.hand[owner]) - lane(young, owner)
    if is_barred(s, crew, colour) or places <= 0 or unseen_cats(s) <= scored:
        return 0
    return places * s.aside[colour]


@rule
def is_barred(s: State, crew: int, colour: int) -> bool:
    """Whether all have ruled a colour out."""
    return ((s.barred[crew] >> colour) & 1) != 0


@rule
def not_laid(s: State, seat: int, owner: int) -> int:
    """How many facedown cards of a seat are still to be laid."""
    cards = 0
    for crew in range(s.crews):
        cards += s.owner[crew] == owner and is_unseen(s, crew, seat) and s.facedown[crew] == NOT_LAID
    return cards


@rule
def laid_after(s: State, number: int, colour: int) -> int:
    """How many cats of a colour the owner of a noted facedown card has laid by now that it laid later than that card."""
    cards = 0
    for later in range(number + 1, NOTED):
        crew = s.laid[later] - 1
        cards += crew >= 0 and s.owner[crew] == s.owner[s.laid[number] - 1] and s.facedown[crew] == colour
    return cards
