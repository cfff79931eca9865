"""Choosing by ratings alone."""

from __future__ import annotations

import math
import random
from collections import Counter

import pytest

import mewseum
from mewseum.core.chance import seed_dice
from mewseum.core.offers import pick
from mewseum.players.mind import gumbel_noise, thoughts
from mewseum.players.player import CarefulPlayer, RandomPlayer
from mewseum.players.thought import judgement
from tests.situations import rating


def dice(seed=1):
    numbers = [0] * 4
    seed_dice(numbers, seed)
    return numbers


def test_the_best_rated_move_is_chosen_and_equals_are_equally_likely():
    rolled, ratings = dice(), [5, 70, -3, 70]
    chosen = Counter(judgement.choose_best(ratings, 4, rolled) for _ in range(2000))

    assert set(chosen) == {1, 3}
    assert 850 < chosen[1] < 1150


def test_a_loose_choice_follows_the_softmax_of_the_ratings():
    rolled, ratings, noise = dice(), [0, 100, 200], gumbel_noise()
    chosen = Counter(judgement.choose_loosely(ratings, 3, noise, rolled) for _ in range(20_000))
    total = sum(math.exp(rated / 100) for rated in ratings)

    for place, rated in enumerate(ratings):
        assert chosen[place] / 20_000 == pytest.approx(math.exp(rated / 100) / total, abs=0.02)


@pytest.mark.parametrize("slug", mewseum.GAMES)
def test_moves_are_listed_in_the_order_in_which_they_are_offered(slug):
    game = mewseum.game(slug, players=3)
    state, choose = game.deal(4), random.Random(4)
    rules = thoughts(game.parts, compiled=False)
    for _ in range(30):
        s, offers = state.whole(), game.new_offers()
        count = rules.renew_offers(s, offers)
        moves, ratings, notes = [0] * 4096, [0] * 4096, [0] * judgement.NOTES

        assert rules.rate_moves(s, offers, moves, ratings, notes, 0) == count
        assert moves[:count] == [pick(offers, k) for k in range(count)]
        assert [rules.place_of(offers, move) for move in moves[:count]] == list(range(count))

        state = state.play(choose.choice(state.moves()))


@pytest.mark.parametrize("slug", mewseum.GAMES)
def test_what_was_noted_for_one_move_holds_for_the_others(slug):
    game = mewseum.game(slug, players=4)
    state, choose = game.deal(9), random.Random(9)
    rules, notes = thoughts(game.parts, compiled=False), [0] * judgement.NOTES
    for _ in range(120):
        if state.turn is None:
            break
        s, offers = state.whole(), game.new_offers()
        count = rules.renew_offers(s, offers)
        moves, ratings = [0] * count, [0] * count
        rules.rate_moves(s, offers, moves, ratings, notes, 0)

        assert ratings == [rating(rules, s, move) for move in state.moves()]

        state = state.play(choose.choice(state.moves()))


def test_an_absent_move_has_no_place():
    game = mewseum.game("catham-city")
    rules = thoughts(game.parts, compiled=False)
    offers = game.new_offers()
    rules.renew_offers(game.deal(1).whole(), offers)

    assert rules.place_of(offers, 1 << 40) == -1


@pytest.mark.parametrize("slug", mewseum.GAMES)
def test_careful_and_random_players_play_whole_games_from_views(slug):
    game = mewseum.game(slug, players=2, **({"turn_cap": 200} if slug == "catham-city" else {}))
    players = [CarefulPlayer(game, 1, compiled=False), RandomPlayer(2)]
    state = game.deal(11)
    while state.turn is not None:
        state = state.play(players[state.turn].choose(state.view(state.turn)))

    assert state.outcome is not None
