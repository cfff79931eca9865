"""Whether two states look the same to a seat, as the declarations of the State say."""

from __future__ import annotations

import random

import pytest

import mewseum
from mewseum.core.fields import PRIVATE, SECRET, select
from mewseum.core.likeness import likeness

SEATS = (0, 1, 2, -1)


def change(value, by):
    """Another number in the place of the first one."""
    if isinstance(value, list):
        return [change(value[0], by), *value[1:]]
    return value + by


@pytest.mark.parametrize("slug", mewseum.GAMES)
def test_states_look_alike_just_when_what_a_seat_may_see_is_equal(slug):
    game = mewseum.game(slug, players=3)
    looks_like = likeness(game.parts.state).looks_like
    dice, state, unlike = random.Random(1), game.deal(3), 0
    for _ in range(40):
        s = state.whole()
        for seat in SEATS:
            seen = select(s, seat)
            assert looks_like(seen, s, seat)
            for field in s.layout:
                other = s.copy()
                setattr(other, field.name, change(getattr(s, field.name), 1))
                if field.name in ("over", "owner"):
                    continue  # what they change is what is seen
                expected = select(other, seat) == seen
                assert looks_like(seen, other, seat) == expected, (field.name, seat)
                unlike += not expected
        state = state.play(dice.choice(state.moves()))
        if state.turn is None:
            break
    assert unlike > 1000


def test_what_is_private_is_compared_for_its_owner_only():
    game = mewseum.game("catham-city", players=2)
    s = game.deal(1).whole()
    kinds = {field.name: field.audience for field in s.layout}
    assert kinds["hand"] == PRIVATE
    assert kinds["pile"] == SECRET
    other = s.copy()
    other.hand[1][0] += 1
    looks_like = likeness(game.parts.state).looks_like

    assert looks_like(select(s, 0), other, 0)
    assert not looks_like(select(s, 1), other, 1)
