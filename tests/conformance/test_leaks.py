"""Nothing hidden reaches anybody: change all that a seat cannot see, and not a byte that it gets changes."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mewseum import GAMES
from tests.conformance.leaks import check_course, check_leaks
from tests.conformance.playing import games, official_tables, seeds, tables

every_game = pytest.mark.parametrize("slug", GAMES)


@every_game
@games(6)
@given(data=st.data())
def test_nothing_hidden_reaches_a_seat(slug, data):
    table = data.draw(st.sampled_from(tables(slug)), label="table")
    check_leaks(table.game, data.draw(seeds, label="seed"), least=1)


@every_game
@games(20)
@given(data=st.data())
def test_deals_that_look_alike_to_a_seat_stay_alike(slug, data):
    table = data.draw(st.sampled_from(tables(slug)), label="table")
    seat = data.draw(st.sampled_from([None, *range(table.players)]), label="seat")
    check_course(table.game, seat, data.draw(seeds, label="seed"), Counter())


@every_game
def test_enough_is_compared(slug):
    """A check that compares nothing finds nothing: worlds are compared after every kind of move."""
    tally = Counter()
    wanted = {f"{source} {verb.id}" for verb in official_tables(slug)[0].game.parts.verbs.all for source in
              ("imagined", "reseeded")}  # fmt: skip
    for seed in range(4):
        for table in official_tables(slug):
            if wanted - set(+tally):
                tally += check_leaks(table.game, seed)
    assert not wanted - set(+tally)
    dealt = [kind for kind in tally if kind.startswith("dealt ")]
    assert len(dealt) > len(wanted) / 4
