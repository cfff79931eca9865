"""Where the cards of Pounce lie, and who may look at them (§1.3)."""

from __future__ import annotations

from tests.conformance.places import EVERYONE, NOBODY, Place, only

ANIMALS = ("mouse", "bird", "fish")
SAID_BY_RULE: dict[str, str] = {}


def all_cards(s):
    return dict.fromkeys(ANIMALS, 12)


def named(counts):
    return dict(zip(ANIMALS, counts, strict=True))


def places(s):
    found = {
        "pile": Place(named(s.pile), NOBODY, at_end=NOBODY),
        "trail": Place(named(s.trail), EVERYONE),
    }
    for seat in range(s.players):
        found[f"hand {seat}"] = Place(named(s.hand[seat]), only(seat))
        found[f"den {seat}"] = Place(named(s.den[seat]), only(seat))
    return found


def check_sound(s):
    assert min(map(min, [s.pile, s.trail, *s.hand, *s.den])) >= 0, "no number of cards is below zero"
    assert s.pile_size == sum(s.pile)
    assert s.hand_size == [sum(hand) for hand in s.hand]
    assert s.den_size == [sum(den) for den in s.den]
