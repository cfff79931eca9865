"""Where the cards of Cat Burglars lie, and who may look at them (§1.3, §1.4, §1.5)."""

from __future__ import annotations

from mewseum.core.sets import BLOCK
from mewseum.games.cat_burglars.state import LANE, PLACEMENT
from tests.conformance.places import EVERYONE, NOBODY, Place, only

COLOURS = ("blue", "orange", "green", "red", "yellow", "purple")
ALL = (*COLOURS, "mirror")
SAID_BY_RULE = {
    "started": "§2.4 a random seat starts: that is chance, but no card",
    "skipped": "§3.4 all are told that a seat can do nothing",
}


def all_cards(s):
    return dict.fromkeys(COLOURS, 15) | {"mirror": 20}


def named(counts):
    return dict(zip(ALL, counts, strict=False))


def cats(s, crew):
    return {colour: s.cats[crew] >> LANE * lane & 0xFF for lane, colour in enumerate(COLOURS)}


def has_facedown(s, crew):
    return is_in(s.guarded, crew)


def is_in(blocks, crew):
    return bool(blocks[crew // BLOCK] >> crew % BLOCK & 1)


def places(s):
    found = {
        "deck": Place(named(s.deck), NOBODY, at_end=NOBODY),
        "aside": Place(named(s.aside), NOBODY, at_end=NOBODY),
        "discard": Place(named(s.discard), EVERYONE),
        "market": Place(named(s.market), EVERYONE),
        "trap": Place({COLOURS[s.trap]: 1} if s.awaits == PLACEMENT and not s.over else {}, EVERYONE),
    }
    for seat in range(s.players):
        found[f"hand {seat}"] = Place(named(s.hand[seat]), only(seat))
        found[f"scored {seat}"] = Place(named(s.scored[seat]), EVERYONE if s.scored_shown else NOBODY, shown=True)
    for crew in range(s.crews):
        under = {COLOURS[s.facedown[crew]]: 1} if has_facedown(s, crew) else {}
        found[f"crew {crew}"] = Place(cats(s, crew), EVERYONE)
        found[f"under {crew}"] = Place(under, only(s.owner[crew]))
    return found


def check_sound(s):
    counts = [s.deck, s.aside, s.discard, s.market, *s.hand, *s.scored, *s.seen]
    assert min(map(min, counts)) >= 0, "no number of cards is below zero"
    assert (s.deck_size, s.discard_size, s.market_size) == (sum(s.deck), sum(s.discard), sum(s.market))
    assert s.hand_size == [sum(hand) for hand in s.hand]
    assert s.score == [sum(scored) for scored in s.scored]
    assert s.market_size <= 6
    for crew in range(s.crews):
        assert 0 <= s.facedown[crew] < len(COLOURS), "only cats lie face down"
        assert s.size[crew] == sum(cats(s, crew).values()) > 0
        assert s.owner[crew] < s.players
    for number, crew in enumerate(crew - 1 for crew in s.laid if crew):
        for card, since in enumerate(s.since[number]):
            assert 0 <= since <= s.seen[s.owner[crew]][card], "what came since is what all saw coming"
    for seat in range(s.players):
        check_facedown_cards(s, seat)
        own = [crew for crew in range(s.crews) if s.owner[crew] == seat]
        facedown = [s.facedown[crew] for crew in own if has_facedown(s, crew)]
        for card, seen in enumerate(s.seen[seat]):
            assert seen <= s.hand[seat][card] + facedown.count(card), f"seat {seat} has what all saw it take"
        balls = {crew for crew in own if is_in(s.balls[seat], crew)}
        assert balls == {c for c in own if has_facedown(s, c) and cats(s, c)[COLOURS[s.facedown[c]]]}


def check_facedown_cards(s, seat):
    """What all have ruled out of facedown cards is not there, and what came since one was laid is not that one."""
    laid = [crew - 1 for crew in s.laid if crew]
    assert len(laid) == len({*laid}), "each is noted once"
    for number, crew in enumerate(laid):
        assert has_facedown(s, crew)
        if s.owner[crew] == seat:
            later = [s.facedown[c] for c in laid[number + 1 :] if s.owner[c] == seat]
            for card, since in enumerate(s.since[number]):
                assert 0 <= since <= s.hand[seat][card] + later.count(card), f"crew {crew} was laid before"
    for crew in range(s.crews):
        if has_facedown(s, crew):
            assert not s.barred[crew] >> s.facedown[crew] & 1, f"crew {crew} has a colour that was ruled out"
    for card, mixed in enumerate(s.mixed):
        assert not s.has_mixed or s.deck[card] <= mixed - s.drawn_young[seat][card], "the deck is of what was mixed"


def is_promising(s, move):
    if str(move).startswith("activate"):
        return cats(s, move.second)[COLOURS[move.first]] > 0
    return str(move).startswith("secure")
