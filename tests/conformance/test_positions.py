"""Situations in words: what is no position is refused, and what is not named has its start value."""

from __future__ import annotations

import pytest

from mewseum import Game
from mewseum.games import parts
from tests.conformance.playing import Table, official_tables
from tests.situations import refusal_of


@pytest.fixture
def game(slug: str) -> Game:
    """The game as it comes, for as few players as can be."""
    return official_tables(slug)[0].game


def assert_refused(game, position, key):
    """It is refused for this reason, which is no matter of the game's rules."""
    refusal = refusal_of(game, position)
    assert (refusal.key, refusal.section) == (key, ""), position


@pytest.mark.parametrize("position", [None, 5, "blue", [], [("turn", 0)], True])
def test_what_is_no_position_is_refused(game, position):
    assert_refused(game, position, "bad-position")


@pytest.mark.parametrize("part", ["nonsense", 5])
def test_an_unknown_part_is_refused(game, part):
    assert_refused(game, {**game.deal(1).to_position(), part: []}, "unknown-part")


def test_a_seat_that_cannot_be_on_turn_is_refused(game):
    for seat in (game.players, -1, True, "0", 1.0, None):
        assert_refused(game, {**game.deal(1).to_position(), "turn": seat}, "no-seat")


def ends_that_cannot_be(game):
    reason = game.parts.reasons[0]
    return [
        {"reason": reason},
        {"winners": [0]},
        {"winners": [0], "reason": "boredom"},
        {"winners": [game.players], "reason": reason},
        {"winners": [None], "reason": reason},
        {"winners": 0, "reason": reason},
        "yes",
        True,
    ]


def test_an_end_that_cannot_be_is_refused(game):
    for over in ends_that_cannot_be(game):
        assert_refused(game, {**game.deal(1).to_position(), "over": over}, "bad-position")


def test_a_refused_position_leaves_the_game_as_it_was(game):
    words = game.deal(1).to_position()
    before = game.position(words).to_position()
    refusal_of(game, {**words, "nonsense": []})

    assert game.position(words).to_position() == before


def test_what_is_dealt_depends_on_the_seed(game):
    assert game.position({}, seed=1) == game.position({}, seed=1)
    assert any(game.position({}, seed=1) != game.position({}, seed=seed) for seed in (2, 3))


def test_dealing_what_is_not_named_tells_nobody_anything(game):
    state = game.position({})

    assert state.drawn == []
    for seat in (None, *range(game.players)):
        assert state.facts(seat) == []


def test_who_is_first_by_an_option_is_first_and_on_turn_in_a_position_too(slug):
    if "first" not in [option.name for option in parts(slug).options]:
        return
    last = official_tables(slug)[-1].players - 1
    game = Table(slug, last + 1, (("first", last),)).game
    assert game.deal(1).turn == last
    assert game.position({}).turn == last
    assert game.position({}).to_position()["first"] == last
    assert game.position({"first": last - 1}).to_position()["first"] == last - 1
