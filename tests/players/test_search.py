"""Search finds what can be found, and does the same with the same seed."""

from __future__ import annotations

import pytest

import mewseum
from mewseum.players.budget import Budget
from mewseum.players.search import SearchPlayer, TextbookPlayer

ABOUT_TO_WIN = {
    "turn": 0,
    "hands": [["red", "blue"], ["green"]],
    "market": ["red", "red", "yellow", "blue", "green", "orange"],
    "crews": [[{"cats": ["blue"], "facedown": "blue"}], [{"cats": ["green", "orange"], "facedown": "green"}]],
    "scored": [["red"] * 7, ["yellow"] * 7],
}


@pytest.mark.parametrize("player", [SearchPlayer, TextbookPlayer])
def test_a_search_finds_the_winning_move(player):
    game = mewseum.game("cat-burglars", players=2)
    state = game.position(ABOUT_TO_WIN)

    thought = player(game, 1, Budget(simulations=300), compiled=False).think(state.view(0))

    assert str(thought.options[0].move).startswith("secure")
    assert thought.options[0].chance > 0.95
    assert thought.simulations == 300 == sum(option.visits for option in thought.options)


@pytest.mark.parametrize("slug", mewseum.GAMES)
@pytest.mark.parametrize("player", [SearchPlayer, TextbookPlayer])
def test_the_same_seed_thinks_the_same(slug, player):
    game = mewseum.game(slug, players=3, **({"turn_cap": 200} if slug == "catham-city" else {}))
    view = game.deal(2).view(game.deal(2).turn)

    thoughts = [player(game, 5, Budget(simulations=8), compiled=False).think(view) for _ in range(2)]

    assert thoughts[0] == thoughts[1]


def test_a_single_move_needs_no_thought():
    game = mewseum.game("catham-city", players=2)
    state = game.deal(1)
    view = state.view(state.turn)
    view.__dict__["moves"] = view.moves[:1]
    player = SearchPlayer(game, 1, Budget(simulations=1000), compiled=False)

    assert player.choose(view) == view.moves[0]
    assert player.simulations == 0


def test_what_a_search_tried_is_legal_and_chances_are_shares():
    game = mewseum.game("meow", players=4)
    state = game.deal(3)
    thought = SearchPlayer(game, 1, Budget(simulations=20), compiled=False).think(state.view(state.turn))

    assert {option.move for option in thought.options} <= set(state.moves())
    assert all(0 <= option.chance <= 1 for option in thought.options)


@pytest.mark.parametrize("reasons", [False, True])
def test_threads_add_up_what_they_find(reasons):
    game = mewseum.game("catham-city", players=2, turn_cap=200)
    state = game.deal(4)
    player = SearchPlayer(game, 1, Budget(simulations=30), compiled=False, threads=2, reasons=reasons)
    thought = player.think(state.view(state.turn))

    assert thought.simulations == 60 == sum(option.visits for option in thought.options)
    assert len({option.move for option in thought.options}) == len(thought.options)
