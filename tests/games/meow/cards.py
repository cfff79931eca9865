"""Where the cards of MEOW lie, and who may look at them (§4.1, §4.4, §5.2)."""

from __future__ import annotations

from mewseum.games.meow.state import CHOICE, DISTRACT
from tests.conformance.places import EVERYONE, NOBODY, Place, only
from tests.conformance.trails import check_trail

COPIES = {
    "5k": 16, "10k": 12, "25k": 8, "50k": 6, "75k": 4, "150k": 2, "300k": 2, "500k": 1,
    "distraction": 4, "steal": 6, "double-cross": 6,
    "calvin": 1, "castor": 1, "charlton": 1, "chelsea": 1, "chester": 1, "claus": 1, "crispin": 1,
    "laser-pen": 2, "catnip": 2, "vase": 3, "camera": 3, "paw-prints": 2,
    "randy": 4, "rumbold": 4, "rufus": 1,
}  # fmt: skip
ALL = tuple(COPIES)
CATS = ALL[11:18]
SAID_BY_RULE = {
    "started": "§2.3 a random seat starts: that is chance, but no card",
}


def all_cards(s):
    return dict(COPIES)


def named(counts):
    return {card: count for card, count in zip(ALL, counts, strict=False) if count}


def places(s):
    found = {
        "deck": Place(named(s.deck), NOBODY, at_end=NOBODY),
        "aside": Place(named(s.aside), NOBODY, at_end=NOBODY),
        "discard": Place(named(s.discard), EVERYONE),
        "run": Place(named(s.run[0]), EVERYONE if s.draws_open else only(s.active)),
        "guard": Place({ALL[s.card]: 1} if s.awaits == DISTRACT and not s.over else {}, EVERYONE),
    }
    for seat in range(s.players):
        cats = [name for cat, name in enumerate(CATS) if s.cat_owner[cat] == seat and s.cat_state[cat]]
        looked_at = s.awaits == CHOICE and s.target == seat
        found[f"bank {seat}"] = Place(named(s.hand[seat]), only(seat) | (only(s.active) if looked_at else NOBODY))
        found[f"cats {seat}"] = Place(dict.fromkeys(cats, 1), EVERYONE)
    for pile in range(s.piles):
        negative = {} if s.pile_gone[pile] else {ALL[s.pile_card[pile]]: 1}
        found[f"negative {pile}"] = Place(negative, EVERYONE)
        # Who saw a card when it was picked up may remember it.
        found[f"beneath {pile}"] = Place(named(s.beneath[pile]), EVERYONE if s.draws_open else only(s.pile_owner[pile]))
    return found


def check_sound(s):
    known = [row for rows in s.known for row in rows]
    counts = [s.deck, s.aside, s.discard, *s.run, *s.fresh, *s.shown, *s.beneath, *s.hand, *s.seen, *known]
    assert min(map(min, counts)) >= 0, "no number of cards is below zero"
    assert (s.deck_size, s.run_size) == (sum(s.deck), sum(s.run[0]))
    assert s.hand_size == [sum(hand) for hand in s.hand]
    assert s.pile_size == [sum(beneath) for beneath in s.beneath]
    assert min(s.stars) >= 0
    assert s.pending_stars >= 0
    for seat in range(s.players):
        assert s.arrested[seat] in (0, 10, 13)
        assert 0 <= s.serving[seat] <= (s.serve_time if s.arrested[seat] else 0), "who serves is in jail"
        for knower in range(s.players):
            for card, held in enumerate(s.hand[seat]):
                if s.over or knower != seat:
                    assert s.seen[seat][card] + s.known[knower][seat][card] <= held, f"seat {seat} has what is known"
    for trick, fresh in enumerate(s.fresh[0]):
        assert fresh <= s.hand[s.active][8 + trick], "tricks that came this turn are there"
    for cat in range(len(CATS)):
        assert (s.cat_state[cat] == 0) == (s.cat_owner[cat] not in range(s.players)), (
            "who lies before nobody is elsewhere"
        )
    for pile in range(s.piles):
        assert not (s.pile_gone[pile] and s.pile_size[pile]), "nothing lies beneath a card that is gone"

    check_trail(s)


def is_promising(s, move):
    return str(move).split()[0] not in ("stop", "accept", "pass", "serve", "pick")
