"""What a score is made of, as the house tells it at the end: all of it, to everybody, and never before."""

from __future__ import annotations

import random

from hypothesis import strategies as st

from mewseum.core.game import Parts
from mewseum.core.words import LANGUAGES
from mewseum.games import parts
from tests.conformance.leaks import everything
from tests.conformance.playing import games, random_situations, seeds, tables


def tells(slug: str) -> bool:
    """Whether a game says what its scores are made of: all of the house do, the toy game does not (tests/core/test_ending.py)."""
    return parts(slug).breakdown is not Parts.breakdown


@games(15)
def test_the_shares_of_a_seat_make_its_score(slug, data):
    table = data.draw(st.sampled_from(tables(slug)), label="table")
    situations = list(random_situations(table.game, data.draw(seeds, label="seed")))
    end = situations[-1]

    for seat in (None, *range(table.players)):
        breakdown = end.view(seat).breakdown
        assert bool(breakdown) == tells(slug)
        assert not breakdown or [sum(share.score for share in row) for row in breakdown] == end.outcome.scores
        assert everything(breakdown) == everything(end.view(None).breakdown), "all see the same"
        assert all(share.score for row in breakdown for share in row)
        assert all(situation.view(seat).breakdown == [] for situation in situations[:-1]), "nobody before the end"


def test_every_share_reads_in_every_language(slug):
    dice = random.Random(slug)
    found = {}
    for table in dice.sample(tables(slug), 30):
        *_, end = random_situations(table.game, dice.getrandbits(30))
        found |= {share.key: share for row in end.view(None).breakdown for share in row}
    assert bool(found) == tells(slug)
    for language in LANGUAGES:
        words = table.game.words(language)
        for share in found.values():
            text = words.value(share.phrase)
            assert not any(sign in text for sign in ("part-", "amount", "{")), text
