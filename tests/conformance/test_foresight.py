"""What can be looked at before a move is what comes after it."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import strategies as st

from mewseum.core.unseen import UNSEEN, Peeked
from tests.conformance.foresight import check_foresight, walk
from tests.conformance.places import from_tests
from tests.conformance.playing import games, random_situations, seeds, tables

SHOWS_A_HAND = {"steal-player at action"}
"""Even where the thief happens to know all of the hand already, it is shown what it does not see; such a move is final."""


@games(10)
def test_what_was_foreseen_comes(slug, data):
    dice = random.Random(data.draw(seeds, label="seed"))
    table = data.draw(st.sampled_from(tables(slug)), label="table")
    situations = list(random_situations(table.game, dice.getrandbits(30)))
    for situation in walk(situations, 3, dice):
        check_foresight(situation, dice, Counter())


def test_every_kind_of_move_that_another_completes_is_foreseen(slug):
    tally, dice = Counter(), random.Random(slug)
    for table in dice.sample(tables(slug), 20):
        situations = list(random_situations(table.game, dice.getrandbits(30)))
        for situation in walk(situations, 2, dice):
            check_foresight(situation, dice, tally)
    missed = {kind.removeprefix("missed ") for kind in +tally if kind.startswith("missed ")}
    foreseen = {kind for kind in +tally if not kind.startswith("missed ")}
    assert foreseen >= from_tests(slug, "cases").FORESEEN
    assert missed - SHOWS_A_HAND <= foreseen, "what all worlds agree on can be looked at before"


# A number that is not seen.


@pytest.mark.parametrize(
    "compute", [lambda n: n + 1, lambda n: 1 << n, lambda n: n == 0, lambda n: 3 - -n, lambda n: n % 2]
)
def test_what_is_computed_from_an_unseen_number_is_unseen(compute):
    assert compute(UNSEEN) is UNSEEN


@pytest.mark.parametrize(
    "decide", [bool, int, range, [1, 2].__getitem__, lambda n: max(0, n), lambda n: n in (1, 2), lambda n: {n}]
)
def test_nothing_can_be_decided_by_an_unseen_number(decide):
    with pytest.raises(Peeked):
        decide(UNSEEN)
