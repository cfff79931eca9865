"""Whole games: every set of five factions is dealt and played to the end, and no card is ever lost."""

import random
from itertools import combinations

import pytest

from tests.conformance.places import count_cards
from tests.situations import sees

from .cards import check_sound
from .table import FACTIONS, display, hand_sizes

SETS = list(combinations(FACTIONS, 5))


def test_there_are_fifty_six_sets():
    assert len(SETS) == 56


@pytest.mark.parametrize("number", range(len(SETS)), ids=lambda number: "-".join(f[0] for f in SETS[number]))
def test_every_set_of_factions_is_dealt_and_played_to_the_end(make_game, number):
    dice = random.Random(number)
    players = 2 + number % 5
    state = make_game(players, factions=list(SETS[number])).deal(seed=number)

    while state.turn is not None:
        assert count_cards(state) == dict.fromkeys(SETS[number], 15)
        check_sound(state._s)
        state = state.play(a_move(dice, state))

    assert sum(count_cards(state).values()) == 75
    assert len(state.outcome.winners) == 1
    assert state.outcome.scores[state.outcome.winners[0]] >= sees(state, None)["goal"]
    assert state.outcome.reason == "campaign won"


@pytest.mark.parametrize("players", [2, 6])
def test_with_every_house_rule_at_once_a_game_comes_to_its_end(make_game, players):
    game = make_game(
        players,
        factions=["detectives", "mafia", "hackers", "police", "journalists"],
        two_actions=True,
        second_optional=True,
        simultaneous_responses=True,
        police_needs_cards=True,
        journalists_each=True,
        turn_cap=200,
    )
    dice = random.Random(players)
    state = game.deal(seed=players)

    while state.turn is not None:
        assert sum(count_cards(state).values()) == 75
        check_sound(state._s)
        turn = state.to_position()["turns"]
        state = state.play(a_move(dice, state))
        if state.to_position()["turns"] > turn:
            assert max(hand_sizes(state)) <= 10
            assert len(display(state)) == 7

    assert state.outcome.winners


def a_move(dice, state):
    """A random move, any kind as likely as another."""
    kinds = {}
    for move in state.moves():
        kinds.setdefault(move.verb, []).append(move)
    return dice.choice(dice.choice(list(kinds.values())))
