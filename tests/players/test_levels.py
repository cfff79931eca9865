"""Levels and temperaments: never a move that costs more than the cap."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest

import mewseum
from mewseum.players.budget import Budget
from mewseum.players.levels import LEVELS, LIKING, TEMPERAMENTS, LevelPlayer
from mewseum.players.search import Option

GAME = mewseum.game("meow", players=2)


def options(*chances):
    state = GAME.deal(1)
    moves = state.moves()
    return [Option(moves[i % len(moves)], 100 - i, chance) for i, chance in enumerate(chances)]


def test_levels_grow_in_everything_that_makes_them_strong():
    for lower, higher in itertools.pairwise(LEVELS.values()):
        assert lower.simulations < higher.simulations
        assert lower.worlds < higher.worlds
        assert lower.remembers <= higher.remembers
        assert lower.fog > higher.fog
        assert lower.cap > higher.cap
        assert lower.doubt > higher.doubt


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("temperament", ["", *TEMPERAMENTS])
def test_no_level_plays_a_move_that_costs_more_than_its_cap(level, temperament):
    player = LevelPlayer(GAME, 1, level, temperament, compiled=False)
    cap = max(LEVELS[level].cap, LIKING if temperament else 0)
    offered = options(0.9, 0.9 - cap / 2, 0.9 - cap - 0.01, 0.1)
    chosen = Counter(player.settle(offered).chance for _ in range(300))

    assert min(chosen) >= 0.9 - cap


def test_a_kitten_sees_through_fog_and_a_master_does_not():
    offered = options(0.6, 0.55)
    player = LevelPlayer(GAME, 1, "kitten", compiled=False)
    kitten = Counter(player.settle(offered).chance for _ in range(300))
    master = LevelPlayer(GAME, 1, "master", compiled=False)

    assert 60 < kitten[0.55] < 240
    assert {master.settle(offered).chance for _ in range(20)} == {0.6}


def test_only_those_who_remember_follow_the_others():
    state = GAME.deal(1)
    for name, level in LEVELS.items():
        player = LevelPlayer(GAME, 1, name, compiled=False)
        player.budget = Budget(simulations=2)
        seat = state.turn
        player.think(state.view(seat))
        before = player._believed
        after = state.play(state.moves()[0])
        player.watch(after.glimpse(seat), seat)
        assert (player._believed is not before) == level.remembers


def test_a_game_that_wants_even_priors_does_not_make_beliefs_vague():
    plain, burglars = (mewseum.game(slug, players=2) for slug in ("catham-city", "cat-burglars"))
    for name, level in LEVELS.items():
        one, other = (LevelPlayer(game, 1, name, compiled=False) for game in (plain, burglars))
        assert one.habit == other.habit == LevelPlayer.habit * level.doubt
        assert one.settings["temper"] == one.habit
        assert other.settings["temper"] == max(one.habit, burglars.parts.advice[-1].SEARCH["temper"])


def test_a_temperament_leans_to_its_kind_of_move():
    advice = GAME.parts.advice[-1]
    state = GAME.deal(1)
    while "stop" not in map(str, state.moves()):
        state = state.play("pick up")
    bold = max(state.moves(), key=lambda move: advice.BOLD.get(move.verb, 0))
    wary = min(state.moves(), key=lambda move: advice.BOLD.get(move.verb, 0))
    assert advice.BOLD.get(bold.verb, 0) > advice.BOLD.get(wary.verb, 0)
    offered = [Option(wary, 10, 0.5), Option(bold, 10, 0.5)]

    assert LevelPlayer(GAME, 1, "master", "bold", compiled=False).settle(offered).move == bold
    assert LevelPlayer(GAME, 1, "master", "wary", compiled=False).settle(offered).move == wary


@pytest.mark.parametrize("name", ["burglar", "master:bold"])
def test_a_lucky_first_try_is_no_reason(name):
    """A move that was tried once and won by chance does not count beside one that was tried often."""
    level, _, temperament = name.partition(":")
    solid, lucky = (
        Option(option.move, visits, option.chance) for option, visits in zip(options(0.6, 1.0), (500, 1), strict=True)
    )
    player = LevelPlayer(GAME, 1, level, temperament, compiled=False)

    assert {player.settle([solid, lucky]).chance for _ in range(50)} == {0.6}
