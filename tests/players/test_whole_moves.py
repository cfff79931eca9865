"""Bots at a table name with a move all that has to be named with it, and it takes them no time of its own."""

from __future__ import annotations

import pytest

import mewseum
from mewseum.players.budget import Budget
from mewseum.players.roster import make_player

GAME = mewseum.game("cat-burglars", players=2)
CAN_INFILTRATE = GAME.position(
    {
        "turn": 0,
        "hands": [["blue", "mirror", "mirror"], ["green"]],
        "market": ["red", "red", "yellow", "blue", "green", "orange"],
        "crews": [[], [{"cats": ["blue"], "facedown": "blue"}]],
        "scored": [["red"] * 7, []],
    }
)
VIEW = CAN_INFILTRATE.view(0)
TARGET = VIEW.find("infiltrate 2.1")
PAYMENTS = [move.text for move in CAN_INFILTRATE.play(TARGET).moves()]


def sit_down(name, simulations=200):
    return make_player(name, GAME, 3, Budget(simulations=simulations), compiled=False)


def let_choose(player, wanted):
    """Whatever it thinks, it wants to play this."""
    choose = player.choose
    player.choose = lambda view: wanted if view is VIEW and choose(view) else choose(view)


@pytest.mark.parametrize("name", ["random", "careful", "search", "ismcts", "kitten", "tabby:bold", "prowler"])
def test_a_target_is_named_with_a_payment_by_every_bot(name):
    player = sit_down(name, 20)
    let_choose(player, TARGET)
    target, payment = player.choose_whole(VIEW)

    assert target == TARGET
    assert payment.text in PAYMENTS


@pytest.mark.parametrize("name", ["random", "careful", "search", "kitten"])
def test_a_move_that_needs_no_other_comes_alone(name):
    player, recruit = sit_down(name, 20), VIEW.find("recruit market red")
    let_choose(player, recruit)

    assert VIEW.foresee(recruit) is not None, "it can be completed, and need not be"
    assert player.choose_whole(VIEW) == [recruit]


def test_the_payment_comes_of_the_same_thought_as_the_target():
    player = sit_down("search")
    ahead = VIEW.unfinished(TARGET)
    player.think(VIEW)
    tried = player._options(ahead, [TARGET])
    payment = player.complete(ahead, VIEW, [TARGET])

    assert player.simulations == 200
    assert len(tried) > 1
    assert payment == max(tried, key=lambda option: option.visits).move
    assert sum(option.visits for option in tried) <= next(
        option.visits for option in player._options(VIEW) if option.move == TARGET
    )


def test_what_was_thought_of_another_moment_pays_for_nothing():
    player, ahead = sit_down("search"), VIEW.unfinished(TARGET)
    player.think(CAN_INFILTRATE.view(0))
    careful = sit_down("careful")

    assert VIEW is not CAN_INFILTRATE.play("recruit deck").view(0)
    assert player.complete(ahead, ahead, [TARGET]).text == careful.choose(ahead).text


def test_a_level_pays_without_thinking_anew_and_believes_what_it_believed():
    player = sit_down("prowler")
    player.think(VIEW)
    before, believed = player.simulations, player._believed
    player.complete(VIEW.unfinished(TARGET), VIEW, [TARGET])

    assert player.simulations == before
    assert player._believed is believed
