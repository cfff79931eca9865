"""Cases 85 to 88: players who can do nothing, and the end of every game."""

import random

import pytest

from tests.situations import told

from .table import NOTHING_TO_RECRUIT, cards_on_table, deck_size, hand, lay


def test_85_a_player_who_can_do_nothing_is_skipped(make_game):
    state = lay(
        make_game(),
        hands=["red", "mirror mirror", "yellow"],
        crews=[["blue orange green/blue"], ["purple/red"], ["blue blue blue/red"]],
        **NOTHING_TO_RECRUIT,
    )

    state = state.play("form red new")

    assert state.turn == 2
    for seat in (0, 1, 2, None):
        assert {"fact": "skipped", "seat": 1} in told(state, seat)
    assert hand(state, 1) == ["mirror", "mirror"]


def test_86_when_all_are_skipped_the_most_balls_win(make_game):
    state = lay(
        make_game(),
        hands=["", "mirror", "red"],
        scored=["blue blue blue blue blue", "orange orange orange orange", "green green green green"],
        turn=2,
        **NOTHING_TO_RECRUIT,
    )

    state = state.play("form red new")

    assert [fact["seat"] for fact in told(state, None) if fact["fact"] == "skipped"] == [0, 1, 2]
    assert state.turn is None
    assert state.outcome.winners == [0]
    assert state.outcome.scores == [5, 4, 4]
    assert state.outcome.reason == "all stuck"


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_88_random_games_end_and_never_lose_a_card(make_game, players, seed):
    state = make_game(players, hall_of_fame=seed == 2).deal(seed)
    dice = random.Random(seed)

    moves = 0
    while state.turn is not None:
        kind = dice.choice(sorted({move.verb for move in state.moves()}))
        state = state.play(dice.choice([move for move in state.moves() if move.verb == kind]))
        moves += 1
        assert len(cards_on_table(state.to_position())) + deck_size(state) == 110
        assert moves < 2000

    assert state.outcome.winners
