"""Nothing hidden reaches anybody: change all that a seat cannot see, and not a byte that it gets changes."""

from __future__ import annotations

import random
from collections import Counter

from hypothesis import strategies as st

from mewseum.games import parts
from tests.conformance.leaks import Attempts, check_course, check_leaks, check_situation
from tests.conformance.playing import games, random_situations, seeds, tables


@games(8)
def test_nothing_hidden_reaches_a_seat(slug, data):
    table = data.draw(st.sampled_from(tables(slug)), label="table")
    check_leaks(table.game, data.draw(seeds, label="seed"), least=1, most=5)


@games(20)
def test_deals_that_look_alike_to_a_seat_stay_alike(slug, data):
    table = data.draw(st.sampled_from(tables(slug)), label="table")
    seat = data.draw(st.sampled_from([None, *range(table.players)]), label="seat")
    check_course(table.game, seat, data.draw(seeds, label="seed"), Counter())


def test_worlds_are_compared_after_every_kind_of_move(slug):
    """A check that compares nothing finds nothing."""
    tally = Counter()
    verbs = {f"{source} {verb.id}" for verb in parts(slug).verbs.all for source in ("imagined", "reseeded")}
    dice = random.Random(slug)
    for table in dice.sample(tables(slug), 40):
        situations = list(random_situations(table.game, dice.getrandbits(30)))
        attempts = Attempts(table.game, dice)
        attempts.add(*situations)
        for situation in dice.sample(situations, len(situations)):
            kinds = {f"{source} {move.verb.id}" for move in situation.moves() for source in ("imagined", "reseeded")}
            if kinds & (verbs - set(+tally)):
                check_situation(situation, dice.choice([None, situation.turn]), dice.getrandbits(30), attempts, tally)
    assert len(verbs - set(+tally)) <= len(verbs) / 10, "all but the rarest kinds"
