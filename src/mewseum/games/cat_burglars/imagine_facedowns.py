"""Which cats an imagined world has face down.

What was shown is in its owner's hand when facedown cards are laid, and may be laid from there; or they are any cards that nobody sees. What all know of them
(rules/known.py) is asked of each: the colours that were ruled out, and that none came after it was laid; and cards with which
somebody is about to pay are none of them. Cards of which colours were ruled out are laid first.
"""

from __future__ import annotations

from mewseum.core.bags import cards_in
from mewseum.core.chance import below
from mewseum.core.compiled import rule

from .rules.crews import is_guarded
from .rules.known import ALL_COLOURS, number_of
from .rules.payment import lane
from .state import COLOURS, LANE, MIRROR, NOTED, OLD, State

NOT_LAID = len(COLOURS)
"""In place of a colour."""


@rule
def is_unseen(s: State, crew: int, seat: int) -> bool:
    """Whether a card lies under this crew that the seat cannot see."""
    return is_guarded(s, crew) and s.owner[crew] != seat and not s.over


@rule
def unseen_cats(s: State) -> int:
    """How many of the cards to be dealt are cats."""
    return cards_in(s.aside) - s.aside[MIRROR]


@rule
def unknown_places(s: State, seat: int, owner: int) -> int:
    """How many unknown cards a seat still lacks, in hand and face down."""
    places = s.hand_size[owner] - cards_in(s.hand[owner])
    for crew in range(s.crews):
        places += s.owner[crew] == owner and is_unseen(s, crew, seat) and s.facedown[crew] == NOT_LAID
    return places


@rule
def lay_facedowns(s: State, seat: int, reserved: int, young: int, strict: int) -> int:
    """Lay all facedown cards; packed, how many cards of the mixed deck each hand lacks then, or -1 if one cannot be laid.

    If it is `strict`, what all know of them holds; else they are any cats.
    """
    before = 0
    for colour in range(len(COLOURS)):
        before |= s.aside[colour] << (LANE * colour)
    for is_free in range(2):
        for crew in range(s.crews):
            if is_unseen(s, crew, seat) and s.facedown[crew] == NOT_LAID:
                barred = s.barred[crew] * strict
                if is_free or barred & ALL_COLOURS:
                    young = lay_one(s, seat, crew, reserved, young, barred, before)
                    if young < 0:
                        return -1
    return young


@rule
def lay_one(s: State, seat: int, crew: int, reserved: int, young: int, barred: int, before: int) -> int:
    """Lay a card under a crew: each that can lie there is as likely as the others. Packed, what young cards each hand lacks then, or -1.

    Where many colours were ruled out, fewer cards are left for some ways to lay the others than for other ways. A way is given up
    the more often, the fewer of those that could lie there `before` are left: so ways count by how many there are of them.
    """
    owner = s.owner[crew] + 0
    places = unknown_places(s, seat, owner) - lane(young, owner)
    young_places = 0 if barred & OLD else lane(young, owner)
    held, old, fresh, most = 0, 0, 0, 0
    for colour in range(len(COLOURS)):
        if not (barred >> colour) & 1:
            held += held_cats(s, crew, colour, reserved)
            old += s.aside[colour]
            fresh += s.deck[colour] * s.has_mixed
            most += lane(before, colour)
    if held == 0 and young_places == 0 and barred & ALL_COLOURS and below(s, max(1, most)) >= old:
        return -1
    old *= max(0, places)
    fresh *= young_places
    held *= cards_in(s.aside) + cards_in(s.deck)
    if held + old + fresh == 0:
        return -1
    left = below(s, held + old + fresh)
    for colour in range(len(COLOURS)):
        if not (barred >> colour) & 1:
            left -= held_cats(s, crew, colour, reserved) * (cards_in(s.aside) + cards_in(s.deck))
            if left < 0:
                s.hand[owner][colour] -= 1
                s.facedown[crew] = colour
                return young
            left -= s.aside[colour] * max(0, places)
            if left < 0:
                s.aside[colour] -= 1
                s.facedown[crew] = colour
                return young
            left -= s.deck[colour] * s.has_mixed * young_places
            if left < 0:
                s.deck[colour] -= 1
                s.facedown[crew] = colour
                return young - (1 << (LANE * owner))
    return -1


@rule
def held_cats(s: State, crew: int, colour: int, reserved: int) -> int:
    """How many of the cards that were shown to its owner can lie under a crew: those that it need not have in hand."""
    owner = s.owner[crew] + 0
    cats = s.hand[owner][colour] + 0
    if cats > 0 and owner == s.active:
        cats -= lane(reserved, colour)
    if cats > 0:
        first = number_of(s, crew)
        for number in range(0 if first == NOTED else first, NOTED):
            if s.since[number][colour] > 0 and s.owner[s.laid[number] - 1] == owner:
                cats = min(cats, s.hand[owner][colour] + laid_after(s, number, colour) - s.since[number][colour])
    return max(0, cats)


@rule
def laid_after(s: State, number: int, colour: int) -> int:
    """How many cats of a colour the owner of a noted facedown card has laid by now that it laid later than that card."""
    cards = 0
    for later in range(number + 1, NOTED):
        crew = s.laid[later] - 1
        cards += crew >= 0 and s.owner[crew] == s.owner[s.laid[number] - 1] and s.facedown[crew] == colour
    return cards
