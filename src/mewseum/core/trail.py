"""What has happened to hands since a card last moved unseen: more than lower bounds can say.

A card that passes from hand to hand, seen by these two alone, leaves others with cases: out of a hand of two known cards it was one
of the two, and whatever all see of either hand later decides between them. So from such a move on every card that comes to a hand
or leaves it is written down. All may read which hands it was, and those who saw the card read which one. Who imagines a world goes
along this trail: what moved unseen is chosen at random among the cards that lay there, and a way on which a card leaves a hand
that cannot have held it is given up.

The trail has room for some moves. When it is full, its oldest are forgotten, and of them only lower bounds stay (`trail_start`).
"""

from __future__ import annotations

from mewseum.core.chance import below
from mewseum.core.compiled import Bag, rule
from mewseum.core.fields import Fields

TRAIL = 48
"""So many steps are remembered."""
FORGOTTEN = 24
"""At least so many are forgotten at once when there is no room, so that it is seldom done."""

NOWHERE = -2
"""Not a hand: the pile, the display, the discard pile. (-1 would be a spectator's seat.)"""

UNKNOWN = 0
"""In place of a card, which is its kind plus one: not all saw it."""
YOUNG = -1
"""Not all saw it, but that it came from a pile that was mixed of known cards (core/mixing.py)."""
SWAP = -2
"""Not a card: the two hands were swapped."""
LOOK = -3
"""Not a card: one seat looked at the other's hand. What is less than this is no card either, and moves none."""
FACT = -4
"""Not a card: all learned something of what the first hand could not do."""

LANE = 8
"""Cards of each hand are packed counts, eight bits a seat."""


class Trail(Fields):
    """Hands, and what has happened to them. (`seen` is what all know of them now.)"""

    hand: list[Bag]
    hand_size: Bag
    seen: list[Bag]
    trail: int
    trail_from: Bag
    trail_to: Bag
    trail_card: Bag
    trail_gave: Bag
    trail_got: Bag
    trail_start: list[Bag]
    trail_young: Bag


@rule(for_games=True)
def young_in(s: Trail, seat: int) -> int:  # noqa: ARG001
    """How many unknown cards of a hand surely came from a pile of known cards; games in which piles are mixed bring their own."""
    return 0


@rule(for_games=True)
def take_young(s: Trail, card: int) -> bool:  # noqa: ARG001
    """Whether a card that left can have come from that pile; it is in it no more."""
    return False


@rule(for_games=True)
def forget_sights(s: Trail, steps: int) -> None:
    """So many steps are forgotten, and with them whole hands that were seen then; games in which they are seen bring their own."""


@rule(for_games=True)
def swap_own(s: Trail, seat: int, other: int, step: int, loose: int) -> int:  # noqa: ARG001
    """The own hand was swapped with another's; the packed unknown cards after it, or -1 if it cannot have been such a hand."""
    return -1


@rule(for_games=True)
def look_at_other(s: Trail, seat: int, other: int, step: int, loose: int) -> int:  # noqa: ARG001
    """Another's hand was looked at; the packed unknown cards after it, or -1 if it cannot have been such a hand."""
    return -1


@rule(for_games=True)
def fits_fact(s: Trail, seat: int) -> bool:  # noqa: ARG001
    """Whether the cards that are sure to be in a hand on this way fit what all learned of it; games with such facts bring their own."""
    return True


@rule
def lane_of(counts: int, seat: int) -> int:
    """One of the packed counts."""
    return (counts >> (LANE * seat)) & 0xFF


@rule
def begin_trail(s: Trail) -> None:
    """From now on steps are written down. Where the trail begins, what all know is what they know now."""
    if s.trail == 0:
        for seat in range(s.players):
            s.trail_young[seat] = young_in(s, seat)
            for card in range(len(s.seen[seat])):
                s.trail_start[seat][card] = s.seen[seat][card]


@rule
def note_step(s: Trail, giver: int, receiver: int, card: int) -> None:
    """A card has come to a hand or left it, if anything is written down by now."""
    if s.trail > 0 and not s.unwatched:
        write_step(s, giver, receiver, card)


@rule
def write_step(s: Trail, giver: int, receiver: int, card: int) -> None:
    """Write a step down."""
    if s.trail == TRAIL:
        forget_oldest(s)
    s.trail_from[s.trail] = giver
    s.trail_to[s.trail] = receiver
    s.trail_card[s.trail] = card
    s.trail += 1


@rule
def note_passed(s: Trail, giver: int, receiver: int, card: int) -> None:
    """A card goes from hand to hand, and these two see which."""
    if s.unwatched:
        return
    begin_trail(s)
    write_step(s, giver, receiver, UNKNOWN)
    s.trail_gave[s.trail - 1] = card + 1
    s.trail_got[s.trail - 1] = card + 1


@rule
def is_unseen_step(s: Trail, step: int) -> bool:
    """Whether something passed between two hands that not all saw."""
    return s.trail_card[step] <= UNKNOWN and s.trail_from[step] >= 0 and s.trail_to[step] >= 0


@rule
def forget_oldest(s: Trail) -> None:
    """The oldest steps are forgotten, up to a card that passed unseen."""
    first = 0
    while first < s.trail and (first < FORGOTTEN or not is_unseen_step(s, first)):
        forget_step(s, first)
        first += 1
    kept = s.trail - first
    for step in range(kept):
        s.trail_from[step] = s.trail_from[step + first]
        s.trail_to[step] = s.trail_to[step + first]
        s.trail_card[step] = s.trail_card[step + first]
        s.trail_gave[step] = s.trail_gave[step + first]
        s.trail_got[step] = s.trail_got[step + first]
    for step in range(kept, s.trail):
        s.trail_from[step] = 0
        s.trail_to[step] = 0
        s.trail_card[step] = 0
        s.trail_gave[step] = 0
        s.trail_got[step] = 0
    s.trail -= first
    forget_sights(s, first)


@rule
def forget_step(s: Trail, step: int) -> None:
    """Of a forgotten step lower bounds stay: of each kind one card less is sure to be in a hand that a card left unseen."""
    giver, receiver, card = s.trail_from[step] + 0, s.trail_to[step] + 0, s.trail_card[step] + 0
    if card == SWAP:
        s.trail_young[giver], s.trail_young[receiver] = s.trail_young[receiver], s.trail_young[giver]
        one, two = s.trail_start[giver], s.trail_start[receiver]
        for kind in range(len(one)):
            one[kind], two[kind] = two[kind], one[kind]
    if card in (SWAP, LOOK, FACT):
        return
    if giver >= 0 and card > 0:
        if s.trail_start[giver][card - 1] > 0:
            s.trail_start[giver][card - 1] -= 1
        else:
            s.trail_young[giver] -= s.trail_young[giver] > 0
    elif giver >= 0:
        for kind in range(len(s.trail_start[giver])):
            s.trail_start[giver][kind] -= s.trail_start[giver][kind] > 0
        s.trail_young[giver] -= s.trail_young[giver] > 0
    if receiver >= 0 and card > 0:
        s.trail_start[receiver][card - 1] += 1
    if receiver >= 0 and card == YOUNG:
        s.trail_young[receiver] += 1


@rule
def age_trail(s: Trail) -> None:
    """The pile is mixed anew: what came from it before counts as any other card that nobody sees."""
    for seat in range(s.players):
        s.trail_young[seat] = 0
    for step in range(s.trail):
        if s.trail_card[step] == YOUNG:
            s.trail_card[step] = UNKNOWN


@rule
def young_at_start(s: Trail) -> int:
    """Packed: the unknown cards of each hand that came from the mixed pile, where the trail begins."""
    young = 0
    for seat in range(s.players):
        young |= s.trail_young[seat] << (LANE * seat)
    return young


@rule
def others_at_start(s: Trail, seat: int) -> int:
    """Packed: all other unknown cards of each hand there. The own hand needs no guess: all its cards are counted as unknown."""
    sizes = 0
    for other in range(s.players):
        sizes |= s.hand_size[other] << (LANE * other)
    for back in range(s.trail):
        step = s.trail - 1 - back
        giver, receiver = s.trail_from[step] + 0, s.trail_to[step] + 0
        if s.trail_card[step] == SWAP:
            sizes = swap_lanes(sizes, giver, receiver)
        elif s.trail_card[step] > LOOK:
            if receiver >= 0:
                sizes -= 1 << (LANE * receiver)
            if giver >= 0:
                sizes += 1 << (LANE * giver)
    for other in range(s.players):
        if other != seat:
            known = 0 + s.trail_young[other]
            for card in range(len(s.seen[other])):
                known += s.trail_start[other][card]
            sizes -= known << (LANE * other)
    return sizes


@rule
def follow_trail(s: Trail, seat: int) -> tuple[int, int]:
    """Go along the trail, and put into the others' hands what is sure on this way.

    Returned are the rest of each hand, packed: unknown cards, and those of them that came from the mixed pile; or (-1, -1) if this
    way cannot have been.
    """
    for other in range(s.players):
        if other != seat:
            for card in range(len(s.seen[other])):
                s.hand[other][card] = s.trail_start[other][card]
    loose, young = others_at_start(s, seat), young_at_start(s)
    if seat >= 0:
        young &= ~(0xFF << (LANE * seat))
    for step in range(s.trail):
        giver, receiver, card = s.trail_from[step] + 0, s.trail_to[step] + 0, s.trail_card[step] + 0
        if card == FACT:
            if giver != seat and not fits_fact(s, giver):
                return -1, -1
        elif card == LOOK:
            if giver == seat:
                loose = look_at_other(s, seat, receiver, step, loose)
        elif card == SWAP and seat in (giver, receiver):
            loose = swap_own(s, seat, receiver if giver == seat else giver, step, loose)
        elif card == SWAP:
            swap_known(s, giver, receiver)
            loose, young = swap_lanes(loose, giver, receiver), swap_lanes(young, giver, receiver)
        else:
            if card == UNKNOWN and giver >= 0 and giver == seat:
                card = s.trail_gave[step] + 0
            elif card == UNKNOWN and giver >= 0 and receiver == seat:
                card = s.trail_got[step] + 0
            if giver >= 0:
                one = 1 << (LANE * giver)
                if giver == seat:
                    loose -= one
                else:
                    if card == UNKNOWN:
                        card = any_card(s, giver, lane_of(loose, giver), lane_of(young, giver))
                    if card > 0 and s.hand[giver][card - 1] > 0:
                        s.hand[giver][card - 1] -= 1
                    elif card == YOUNG:
                        young -= one
                    elif card == UNKNOWN:
                        loose -= one
                    elif was_young(s, lane_of(loose, giver), lane_of(young, giver)):
                        if not take_young(s, card - 1):
                            return -1, -1
                        young -= one
                    elif lane_of(loose, giver) > 0:
                        loose -= one
                    else:
                        return -1, -1
            if receiver >= 0:
                one = 1 << (LANE * receiver)
                if receiver == seat or card == UNKNOWN:
                    loose += one
                elif card == YOUNG:
                    young += one
                else:
                    s.hand[receiver][card - 1] += 1
        if loose < 0:
            return -1, -1
    return loose, young


@rule
def any_card(s: Trail, seat: int, loose: int, young: int) -> int:
    """Any card of a hand, each as likely as the others: one that is sure to be there, or an unknown one."""
    cards = loose + young
    for card in range(len(s.seen[seat])):
        cards += s.hand[seat][card]
    left = below(s, cards)
    for card in range(len(s.seen[seat])):
        left -= s.hand[seat][card]
        if left < 0:
            return card + 1
    return YOUNG if left < young else UNKNOWN


@rule
def was_young(s: Trail, loose: int, young: int) -> bool:
    """Whether an unknown card that was shown is believed to have come from the mixed pile."""
    return young > 0 and below(s, loose + young) < young


@rule
def swap_known(s: Trail, one: int, two: int) -> None:
    """Two others swap their hands, and what is sure goes along."""
    for card in range(len(s.seen[one])):
        s.hand[one][card], s.hand[two][card] = s.hand[two][card], s.hand[one][card]


@rule
def swap_lanes(counts: int, one: int, two: int) -> int:
    """Packed counts with two of them swapped."""
    difference = lane_of(counts, one) - lane_of(counts, two)
    return counts + (difference << (LANE * two)) - (difference << (LANE * one))
