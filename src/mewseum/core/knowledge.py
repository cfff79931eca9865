"""Hidden hands, and what is known of them.

For games whose State has a `hand` (private), its `hand_size` (public), `seen` (public: at least so many cards of each
kind are in that hand, as all could see) and `known` (private: known[p][q] says of how many more cards in q's hand p
alone knows). These rules are the only ones that touch them, so that the bounds always hold. What bounds cannot say is on the trail
(core/trail.py), and who imagines hands asks both.
"""

from __future__ import annotations

from mewseum.core.bags import cards_in
from mewseum.core.compiled import Bag, rule
from mewseum.core.fields import Fields
from mewseum.core.trail import (
    LANE,
    NOWHERE,
    UNKNOWN,
    Trail,
    begin_trail,
    follow_trail,
    lane_of,
    note_passed,
    note_step,
    take_young,
    write_step,
    young_in,
)

TRIES = 400
"""So many ways along the trail are tried before lower bounds have to do."""


class HeldCards(Fields):
    """Hands that only their owners see."""

    hand: list[Bag]
    hand_size: Bag


class Hands(HeldCards, Trail):
    """Hands of which others know something."""

    seen: list[Bag]
    known: list[list[Bag]]
    aside: Bag


@rule(for_games=True)
def could_be_either(s: Hands, seat: int, card: int) -> bool:  # noqa: ARG001
    """Whether it is open from which pile a card came that leaves a hand before all eyes."""
    return False


@rule(for_games=True)
def age_hand(s: Hands, seat: int, card: int) -> None:
    """A card that not all knew to be there leaves a hand; `card` is its kind plus one, or UNKNOWN."""


@rule
def add_to_hand(s: HeldCards, seat: int, card: int) -> None:
    """A card comes to a hand, and only its owner sees it."""
    s.hand[seat][card] += 1
    s.hand_size[seat] += 1


@rule
def show_to_hand(s: Hands, seat: int, card: int) -> None:
    """A card comes to a hand, and all see it."""
    add_to_hand(s, seat, card)
    s.seen[seat][card] += 1
    note_step(s, NOWHERE, seat, card + 1)


@rule
def show_from_hand(s: Hands, seat: int, card: int) -> None:
    """A card leaves a hand, and all see it."""
    s.hand[seat][card] -= 1
    forget_card(s, seat, card)


@rule
def forget_card(s: Hands, seat: int, card: int) -> None:
    """All have seen a card leave a hand: of its kind one less is known to be there."""
    if could_be_either(s, seat, card):
        begin_trail(s)
        write_step(s, seat, NOWHERE, card + 1)
    else:
        note_step(s, seat, NOWHERE, card + 1)
    if s.seen[seat][card] == 0:
        age_hand(s, seat, card + 1)
    s.hand_size[seat] -= 1
    if s.seen[seat][card] > 0:
        s.seen[seat][card] -= 1
    else:
        for other in range(s.players):
            # Subtracted, not asked: nothing may be decided here by what the seat on turn does not see (core/foresight.py).
            s.known[other][seat][card] -= s.known[other][seat][card] > 0


@rule
def pass_secretly(s: Hands, giver: int, receiver: int, card: int) -> None:
    """A card goes from hand to hand; only these two see which."""
    s.hand[giver][card] -= 1
    forget_passed(s, giver, receiver, card)
    add_to_hand(s, receiver, card)
    s.known[giver][receiver][card] += 1


@rule
def forget_passed(s: Hands, giver: int, receiver: int, card: int) -> None:
    """A card has left a hand, seen by the receiver alone: of each kind one less is sure to be there for the others."""
    note_passed(s, giver, receiver, card)
    age_hand(s, giver, UNKNOWN)
    s.hand_size[giver] -= 1
    for kind in range(len(s.seen[giver])):
        if s.seen[giver][kind] > 0:
            s.seen[giver][kind] -= 1
            if kind != card:
                s.known[receiver][giver][kind] += 1
        else:
            for other in range(s.players):
                if other != receiver or kind == card:
                    s.known[other][giver][kind] -= s.known[other][giver][kind] > 0


@rule
def swap_hands(s: Hands, one: int, two: int) -> None:
    """Two seats swap their hands, and what is known of them goes along; both know what they gave."""
    s.hand_size[one], s.hand_size[two] = s.hand_size[two], s.hand_size[one]
    for card in range(len(s.seen[one])):
        s.hand[one][card], s.hand[two][card] = s.hand[two][card], s.hand[one][card]
        s.seen[one][card], s.seen[two][card] = s.seen[two][card], s.seen[one][card]
        for other in range(s.players):
            known = s.known[other]
            known[one][card], known[two][card] = known[two][card], known[one][card]
        s.known[one][two][card] = s.hand[two][card] - s.seen[two][card]
        s.known[two][one][card] = s.hand[one][card] - s.seen[one][card]
        s.known[one][one][card] = 0
        s.known[two][two][card] = 0


@rule(for_games=True)
def begin_pool(s: Hands, seat: int) -> None:
    """Lay out what a seat knows of the pile, before a way along the trail is tried."""


@rule(for_games=True)
def fill_pool(s: Hands, young: int) -> bool:  # noqa: ARG001
    """Whether the pile can be made of what is known of it, beside so many (packed) cards of it in hands."""
    return True


@rule
def believe_hands(s: Hands, seat: int) -> tuple[int, int]:
    """Give the others all that is sure to be in their hands, by one way along the trail; of the unseen cards the rest is left `aside`.

    Returned are packed counts of what each hand lacks: any unseen cards, and cards of the mixed pile.
    """
    for _ in range(TRIES if s.trail > 0 else 0):
        begin_pool(s, seat)
        loose, young = follow_trail(s, seat)
        if loose >= 0:
            loose, young = add_known(s, seat, loose, young)
        if loose >= 0 and take_sure(s, seat):
            if fill_pool(s, young):
                return loose, young
            give_back_sure(s, seat)
    begin_pool(s, seat)
    loose, young = only_bounds(s, seat)
    loose, young = add_known(s, seat, loose, young)
    take_sure(s, seat)
    fill_pool(s, young)
    return loose, young


@rule
def only_bounds(s: Hands, seat: int) -> tuple[int, int]:
    """Begin with empty hands of unknown cards."""
    loose, young = 0, 0
    for other in range(s.players):
        if other != seat:
            for card in range(len(s.seen[other])):
                s.hand[other][card] = 0
            loose |= (s.hand_size[other] - young_in(s, other)) << (LANE * other)
            young |= young_in(s, other) << (LANE * other)
    return loose, young


@rule
def add_known(s: Hands, seat: int, loose: int, young: int) -> tuple[int, int]:
    """What all have seen and what a seat alone knows is in the hands that it imagines; (-1, -1) if there is no room for it."""
    for other in range(s.players):
        if other != seat:
            one = 1 << (LANE * other)
            for card in range(len(s.seen[other])):
                copies = s.seen[other][card] + 0
                if seat >= 0:
                    copies += s.known[seat][other][card]
                while s.hand[other][card] < copies:
                    if lane_of(loose, other) > 0:
                        loose -= one
                    elif lane_of(young, other) > 0 and take_young(s, card):
                        young -= one
                    else:
                        return -1, -1
                    s.hand[other][card] += 1
    return loose, young


@rule
def take_sure(s: Hands, seat: int) -> bool:
    """Take what is sure out of the unseen cards, if so many are there."""
    for card in range(len(s.seen[0])):
        copies = 0
        for other in range(s.players):
            if other != seat:
                copies += s.hand[other][card]
        if copies > s.aside[card]:
            for before in range(card):
                for other in range(s.players):
                    if other != seat:
                        s.aside[before] += s.hand[other][before]
            return False
        s.aside[card] -= copies
    return True


@rule
def give_back_sure(s: Hands, seat: int) -> None:
    """Lay it back."""
    for card in range(len(s.seen[0])):
        for other in range(s.players):
            if other != seat:
                s.aside[card] += s.hand[other][card]


@rule
def places_in(s: HeldCards, seat: int) -> int:
    """How many cards an imagined hand still lacks."""
    return s.hand_size[seat] - cards_in(s.hand[seat])
