"""Hidden hands, and what is known of them.

For games whose State has a `hand` (private), its `hand_size` (public), `seen` (public: at least so many cards of each
kind are in that hand, as all could see) and `known` (private: known[p][q] says of how many more cards in q's hand p
alone knows). These rules are the only ones that touch them, so that the bounds always hold.
"""

from __future__ import annotations

from mewseum.core.bags import cards_in
from mewseum.core.compiled import Bag, rule
from mewseum.core.fields import Fields


class HeldCards(Fields):
    """Hands that only their owners see."""

    hand: list[Bag]
    hand_size: Bag


class Hands(HeldCards):
    """Hands of which others know something."""

    seen: list[Bag]
    known: list[list[Bag]]


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


@rule
def show_from_hand(s: Hands, seat: int, card: int) -> None:
    """A card leaves a hand, and all see it."""
    s.hand[seat][card] -= 1
    forget_card(s, seat, card)


@rule
def forget_card(s: Hands, seat: int, card: int) -> None:
    """All have seen a card leave a hand: of its kind one less is known to be there."""
    s.hand_size[seat] -= 1
    if s.seen[seat][card] > 0:
        s.seen[seat][card] -= 1
    else:
        for other in range(s.players):
            if s.known[other][seat][card] > 0:
                s.known[other][seat][card] -= 1


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
    s.hand_size[giver] -= 1
    for kind in range(len(s.seen[giver])):
        if s.seen[giver][kind] > 0:
            s.seen[giver][kind] -= 1
            if kind != card:
                s.known[receiver][giver][kind] += 1
        else:
            for other in range(s.players):
                if s.known[other][giver][kind] > 0 and (other != receiver or kind == card):
                    s.known[other][giver][kind] -= 1


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


@rule
def believe_known(s: Hands, unseen: Bag, seat: int, other: int) -> None:
    """Of the unseen cards, what all have seen and what a seat alone knows goes to the hand that it imagines."""
    for card in range(len(s.seen[other])):
        copies = s.seen[other][card] + 0
        if seat >= 0:
            copies += s.known[seat][other][card]
        s.hand[other][card] += copies
        unseen[card] -= copies


@rule
def places_in(s: HeldCards, seat: int) -> int:
    """How many cards an imagined hand still lacks."""
    return s.hand_size[seat] - cards_in(s.hand[seat])
