"""Beliefs: worlds that explain all that was seen, and how the others have played."""

from __future__ import annotations

import random

import pytest

import mewseum
from mewseum.core.fields import load, select
from mewseum.players.mind import Mind
from mewseum.players.thought import tree

WORLDS = 12
FIVE = ["detectives", "scientists", "mafia", "hackers", "police"]


def believed_worlds(mind):
    return mind.states[tree.WORLD + 1 : tree.WORLD + 1 + mind.worlds]


@pytest.mark.parametrize("slug", mewseum.GAMES)
@pytest.mark.parametrize("seat", [0, 2])
def test_every_believed_world_looks_as_what_the_seat_sees_after_every_move(slug, seat):
    game = mewseum.game(slug, players=3)
    state, dice = game.deal(5), random.Random(5)
    mind = Mind(game, compiled=False, nodes=1, worlds=WORLDS)
    mind.seed(dice)
    view = state.view(seat)
    mind.see(view, [1] * 8)
    mind.imagine(seat, 150)
    followed = moves = 0
    for step in range(40):
        mover = state.turn
        state = state.play(dice.choice(state.moves()))
        if state.turn is None:
            break
        glimpse = state.glimpse(seat)
        mind.see(glimpse.view, [step] * 8)
        followed += mind.follow(seat, 150, glimpse.drawn, mine=mover == seat) > 0
        moves += 1
        for world in believed_worlds(mind):
            assert select(world, seat) == glimpse.view.seen
    assert followed > 0.7 * moves, "worlds are followed, not forgotten"


@pytest.mark.parametrize("slug", mewseum.GAMES)
def test_compiled_rules_imagine_the_same_worlds_as_plain_ones(slug):
    pytest.importorskip("numba")
    game = mewseum.game(slug, players=3)
    plain, compiled = (Mind(game, compiled=compiled, nodes=1, worlds=WORLDS) for compiled in (False, True))
    dice = random.Random(7)
    for seed in range(4):
        state = game.deal(seed)
        while state.turn is not None:
            if dice.random() < 0.1:
                seat, key = dice.randrange(3), [dice.getrandbits(30) for _ in range(8)]
                for mind in (plain, compiled):
                    mind.see(state.view(seat), key)
                    mind.imagine(seat, 150)
                for number, world in enumerate(believed_worlds(plain)):
                    same = load(type(world), compiled.states, tree.WORLD + 1 + number)
                    assert all(getattr(same, field.name) == getattr(world, field.name) for field in world.layout)
            state = state.play(dice.choice(state.moves()))


def test_a_world_counts_by_how_likely_its_players_would_have_moved_so():
    """Who takes a card instead of winning at once can hardly have held the cards to win."""
    game = mewseum.game("catham-city", players=2)

    def world(hand):
        return game.position(
            {"turn": 1, "factions": FIVE, "points": [0, 14], "hands": [[], hand], "display": ["mafia"] * 7}
        )

    poor, rich = world(["detectives", "hackers", "detectives"]), world(["scientists"] * 3)
    assert poor.view(0) == rich.view(0)
    mind = Mind(game, compiled=False, nodes=1, worlds=2)
    mind.seed(random.Random(1))
    mind.put(tree.WORLD + 1, poor.whole(), [1] * 8)
    mind.put(tree.WORLD + 2, rich.whole(), [2] * 8)
    glimpse = poor.play("take mafia 1").glimpse(0)
    mind.see(glimpse.view, [3] * 8)

    assert mind.follow(0, 150, glimpse.drawn, mine=False) == 2
    assert mind.weights[0][0] > 10 * mind.weights[0][1] > 0


@pytest.mark.parametrize("weights", [[0.1, 0.1, 0.1, 0.0], [0.0, 0.0, 0.3, 0.0], [0.0, 1e-12, 0.0, 0.0]])
def test_only_worlds_that_could_be_are_drawn_whatever_rounding_does(weights):
    game = mewseum.game("catham-city", players=2)
    mind = Mind(game, compiled=False, nodes=1, worlds=4)
    mind.rules.seed_dice(mind.dice, 3)
    view = game.deal(1).view(0)
    mind.see(view, [1] * 8)
    mind.imagine(0, 150)
    for _ in range(50):
        for number in range(4):
            mind.put(tree.WORLD + 1 + 4 + number, view.seen, [number] * 8)
        mind.rules.draw_worlds(mind.states, mind.dice, [weights], mind.settings, sum(weights) * 1.01)
        drawn = {world.key[0] for world in believed_worlds(mind) if len(set(world.key)) == 1}
        assert drawn <= {number for number in range(4) if weights[number]}
