"""What the house says of its games: how many may play, and by which house rule more."""

from __future__ import annotations

import pytest

from mewseum import GAMES
from mewseum.core.refused import Refused
from mewseum.games import make_game, parts
from mewseum.server.house import describe_house

SEEN = {game.slug: game for game in describe_house().games}


def is_possible(slug, players, options):
    try:
        make_game(slug, players, options)
    except Refused:
        return False
    return True


@pytest.mark.parametrize("slug", GAMES)
def test_every_number_of_players_is_told_with_the_house_rule_that_it_needs(slug):
    seen = SEEN[slug]
    by_rule = {count: name for name, counts in seen.more.items() for count in counts}

    assert sorted([*seen.players, *by_rule]) == list(parts(slug).players)
    assert all(is_possible(slug, count, {}) for count in seen.players)
    for count, name in by_rule.items():
        assert not is_possible(slug, count, {})
        assert is_possible(slug, count, {name: True})


def test_cat_burglars_is_for_four_unless_more_are_agreed():
    assert SEEN["cat-burglars"].players == [2, 3, 4]
    assert SEEN["cat-burglars"].more == {"more_players": [5, 6]}
