"""Worlds that somebody believes in are worlds in which everybody else can believe in something too.

Whether a move may be taken back is asked in such worlds of every seat: a seat that imagines what it could not see there
would be asked about a move that it could not make.
"""

from __future__ import annotations

import random

from mewseum.table.undo import nobody_learned
from tests.conformance.places import cards_of, check_all_cards
from tests.conformance.playing import random_situations, tables

GAMES_EACH = 15
LOOKS_EACH = 12


def moments(slug):
    """Moments of random games with all kinds of options, each with a move."""
    dice = random.Random(slug)
    chosen = list(tables(slug))
    for number, table in enumerate(dice.sample(chosen, min(GAMES_EACH, len(chosen)))):
        state = table.game.deal(number)
        looks = 0
        while state.turn is not None and looks < LOOKS_EACH:
            move = dice.choice(state.moves())
            after = state.play(move)
            if dice.random() < 0.2 or move.text.startswith(("steal", "take")):
                looks += 1
                yield dice, state, move, after
            state = after


def test_in_every_world_that_is_believed_in_each_seat_sees_what_it_imagines(slug):
    for dice, state, _, _ in moments(slug):
        game = state.game
        believer = dice.choice([None, *range(game.players)])
        world = game.imagine(state.view(believer), dice.randrange(1000))
        for seat in range(game.players):
            seen = world.view(seat)
            again = game.imagine(seen, dice.randrange(1000)).view(seat)
            assert again == seen, (believer, seat, state.to_position())


def test_every_world_that_is_believed_in_holds_to_all_that_is_noted(slug):
    dice = random.Random(slug)
    for table in dice.sample(list(tables(slug)), GAMES_EACH):
        for situation in random_situations(table.game, dice.randrange(10**6)):
            cards_of(slug).check_sound(situation._s)
            if dice.random() < 0.2:
                view = situation.view(dice.choice([None, *range(situation.game.players)]))
                world = situation.game.imagine(view, dice.randrange(10**6))
                cards_of(slug).check_sound(world._s)
                check_all_cards(world)
                assert world.view(view.seat if view.seat >= 0 else None) == view


def test_whether_any_move_may_be_taken_back_is_answered(slug):
    asked = 0
    for _, state, move, after in moments(slug):
        if not after.has_drawn and asked < 40:
            asked += 1
            assert nobody_learned(state, move, after) in (True, False)
    assert asked > 5
