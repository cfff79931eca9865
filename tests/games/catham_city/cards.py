"""Where the cards of Catham City lie, and who may look at them (§1.3, §1.4, §1.5)."""

from __future__ import annotations

from tests.conformance.places import EVERYONE, NOBODY, Place, only
from tests.conformance.trails import check_trail

FACTIONS = ("detectives", "scientists", "robocats", "mafia", "hackers", "police", "journalists", "officials")
SAID_BY_RULE = {
    "started": "§2.2 a random seat starts: that is chance, but no card",
}


def all_cards(s):
    return {faction: 15 for number, faction in enumerate(FACTIONS) if s.factions >> number & 1}


def named(counts):
    return {faction: count for faction, count in zip(FACTIONS, counts, strict=True) if count}


def places(s):
    found = {
        "pile": Place(named(s.pile), NOBODY, at_end=NOBODY),
        "aside": Place(named(s.aside), NOBODY, at_end=NOBODY),
        "display": Place(named(s.display), EVERYONE),
        "discard": Place(named(s.discard), EVERYONE),
        "in play": Place(named(s.in_play), EVERYONE),
    }
    for seat in range(s.players):
        found[f"hand {seat}"] = Place(named(s.hand[seat]), only(seat))
    return found


def check_sound(s):
    known = [row for rows in s.known for row in rows]
    counts = [s.pile, s.aside, s.display, s.discard, s.in_play, *s.hand, *s.seen, *known]
    assert min(map(min, counts)) >= 0, "no number of cards is below zero"
    assert (s.pile_size, s.display_size) == (sum(s.pile), sum(s.display))
    assert (s.discard_size, s.in_play_size) == (sum(s.discard), sum(s.in_play))
    assert s.hand_size == [sum(hand) for hand in s.hand]
    assert s.display_size <= 7
    assert min(s.points) >= 0
    for seat in range(s.players):
        for knower in range(s.players):
            for card, held in enumerate(s.hand[seat]):
                if s.over or knower != seat:
                    assert s.seen[seat][card] + s.known[knower][seat][card] <= held, f"seat {seat} has what is known"

    for card, mixed in enumerate(s.mixed):
        drawn = [s.drawn_young[seat][card] for seat in range(s.players)]
        assert min(drawn) >= 0
        assert not s.has_mixed or s.pile[card] <= mixed - max(drawn), "the pile is of what was mixed"
    check_trail(s)


def is_promising(s, move):
    return not str(move).startswith(("take", "decline", "return"))
