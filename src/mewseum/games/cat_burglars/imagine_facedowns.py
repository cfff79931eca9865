"""Which cats an imagined world has face down.

What was shown is in its owner's hand when facedown cards are laid, and may be laid from there; or they are any cards that nobody sees. What all know of them
(rules/known.py) is asked of each: the colours that were ruled out, and that none came after it was laid; and cards with which
somebody is about to pay are none of them.
"""

from __future__ import annotations

from mewseum.core.bags import cards_in
from mewseum.core.chance import below
from mewseum.core.compiled import rule

from .rules.crews import is_guarded
from .rules.known import ALL_COLOURS, facedowns, number_of
from .rules.payment import lane
from .state import COLOURS, LANE, MIRROR, NOTED, OLD, State

NOT_LAID = len(COLOURS)
"""In place of a colour."""
ORDERS = 4


@rule
def is_unseen(s: State, crew: int, seat: int) -> bool:
    """Whether a card lies under this crew that the seat cannot see."""
    return is_guarded(s, crew) and s.owner[crew] != seat and not s.over


@rule
def unseen_cats(s: State) -> int:
    """How many of the cards to be dealt are cats."""
    return cards_in(s.aside) - s.aside[MIRROR]


@rule
def hidden_balls(s: State) -> int:
    """How many cats were scored of which the colours do not lie open."""
    balls = 0
    if not s.scored_shown:
        for other in range(s.players):
            balls += s.score[other]
    return balls


@rule
def unknown_places(s: State, seat: int) -> int:
    """Packed: how many cards each other seat lacks beside those that were shown, in hand and face down; -1 if one has too many."""
    loose = 0
    for other in range(s.players):
        if other != seat:
            cards = s.hand_size[other] + facedowns(s, other) - cards_in(s.hand[other])
            if cards < 0:
                return -1
            loose |= cards << (LANE * other)
    return loose


@rule
def lay_facedowns(
    s: State, seat: int, reserved: int, loose: int, young: int, by_need: bool, strict: int
) -> tuple[int, int]:
    """Lay all facedown cards. Packed, how many cards each hand lacks then: any, and of the mixed deck; or (-1, -1) if one cannot be laid.

    If laid `by_need`, the one for which fewest colours are left comes first. If it is `strict`, what all know of them holds; else they are any cats.
    """
    before, orders = 0, 0
    for colour in range(len(COLOURS)):
        before |= s.aside[colour] << (LANE * colour)
    for crew in range(s.crews):
        if is_unseen(s, crew, seat):
            orders |= 1 << order_of(s, crew, strict)
    for order in range(ORDERS):
        for number in range(s.crews if (orders >> order) & 1 else 0):
            crew = neediest(s, seat, reserved, loose, young, strict) if by_need else number
            is_due = crew >= 0 and is_unseen(s, crew, seat) and s.facedown[crew] == NOT_LAID
            if is_due and (by_need or order_of(s, crew, strict) == order):
                loose, young = lay_one(s, crew, reserved, loose, young, before, strict)
                if loose < 0:
                    return -1, -1
    return loose, young


@rule
def order_of(s: State, crew: int, strict: int) -> int:
    """Cards from before the deck was mixed are laid first, and those of which colours were ruled out before others."""
    barred = s.barred[crew] * strict
    return 2 * (barred & OLD == 0) + (barred & ALL_COLOURS == 0)


@rule
def neediest(s: State, seat: int, reserved: int, loose: int, young: int, strict: int) -> int:
    """The crew for whose facedown card fewest colours are left, any of them; -1 if all are laid."""
    chosen, fewest, alike = -1, 0, 0
    for crew in range(s.crews):
        if is_unseen(s, crew, seat) and s.facedown[crew] == NOT_LAID:
            barred, owner, colours = s.barred[crew] * strict, s.owner[crew] + 0, 0
            has_young = lane(young, owner) > 0 and not barred & OLD
            for colour in range(len(COLOURS)):
                if not (barred >> colour) & 1:
                    is_left = (lane(loose, owner) > 0 and s.aside[colour] > 0) or (has_young and s.deck[colour] > 0)
                    colours += is_left or held_cats(s, crew, colour, reserved, strict) > 0
            if chosen < 0 or colours < fewest:
                chosen, fewest, alike = crew, colours, 0
            if colours == fewest:
                alike += 1
                if below(s, alike) == 0:
                    chosen = crew
    return chosen


@rule
def lay_one(s: State, crew: int, reserved: int, loose: int, young: int, before: int, strict: int) -> tuple[int, int]:
    """Lay a card under a crew: each that can lie there is as likely as the others. Packed, what each hand lacks then, or (-1, -1).

    Where many colours were ruled out, fewer cards are left for some ways to lay the others than for other ways. A way is given up
    the more often, the fewer of those that could lie there `before` are left: so ways count by how many there are of them.
    """
    owner, barred = s.owner[crew] + 0, s.barred[crew] * strict
    one, young_places = 1 << (LANE * owner), 0 if barred & OLD else lane(young, owner)
    held, shown, old, fresh, most = 0, 0, 0, 0, 0
    for colour in range(len(COLOURS)):
        if not (barred >> colour) & 1:
            cats = held_cats(s, crew, colour, reserved, strict) if s.hand[owner][colour] > 0 else 0
            shown |= cats << (LANE * colour)
            held += cats
            old += s.aside[colour]
            fresh += s.deck[colour]
            most += lane(before, colour)
    if held == 0 and young_places == 0 and barred & ALL_COLOURS and below(s, max(1, most)) >= old:
        return -1, -1
    places = lane(loose, owner) if unseen_cats(s) > hidden_balls(s) else 0
    unseen = max(1, cards_in(s.aside) + cards_in(s.deck))
    weights = held * unseen + old * places + fresh * young_places
    if weights == 0:
        return -1, -1
    left, colour = below(s, weights), -1
    while left >= 0:
        colour += 1
        if not (barred >> colour) & 1:
            left -= lane(shown, colour) * unseen
            if left < 0:
                s.hand[owner][colour] -= 1
            else:
                left -= s.aside[colour] * places
                if left < 0:
                    s.aside[colour] -= 1
                    loose -= one
                else:
                    left -= s.deck[colour] * young_places
                    if left < 0:
                        s.deck[colour] -= 1
                        young -= one
    s.facedown[crew] = colour
    return loose, young


@rule
def held_cats(s: State, crew: int, colour: int, reserved: int, strict: int) -> int:
    """How many of the cards that were shown to its owner can lie under a crew: those that it need not have in hand."""
    owner = s.owner[crew] + 0
    cats = s.hand[owner][colour] + 0
    if cats > 0 and owner == s.active:
        cats -= lane(reserved, colour)
    if cats > 0 and strict:
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
