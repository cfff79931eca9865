"""What drives any game: plain and compiled, one game or many side by side, the same games come out."""

import random

import pytest

import mewseum
from mewseum.core import offers
from mewseum.lab.bench import clone_time
from mewseum.lab.simulate import RandomGames, simulate

GAMES_EACH = 3


@pytest.fixture(scope="module", params=mewseum.GAMES)
def game(request):
    return mewseum.game(request.param, 3)


def test_plain_and_compiled_rules_play_the_same_random_games(game):
    pytest.importorskip("numba")
    plain = RandomGames(game, 5, compiled=False).play(GAMES_EACH)
    player = RandomGames(game, 5, compiled=True)

    assert player.play(1) + player.play(GAMES_EACH - 1) == plain


def test_a_simulation_counts_every_game_once(game):
    heard = []

    report = simulate(game, 12, 5, compiled=False, progress=heard.append)

    assert heard == [10, 12]
    assert report.games == sum(report.reasons.values()) == 12
    assert sum(report.wins) == pytest.approx(12)
    assert report.longest <= report.decisions <= 12 * report.longest


def lay_out(game, count, *, compiled):
    """So many places and one with options and key, and their offers."""
    states, room = [game.blank(1) for _ in range(count + 1)], offers.room(game.parts.offer_rows)
    if not compiled:
        return states, [[0] * room for _ in range(count)], [0] * count
    import numpy

    return game.records(*states), numpy.zeros((count, room), numpy.int64), numpy.zeros(count, numpy.int64)


@pytest.mark.parametrize("compiled", [False, True], ids=["plain", "compiled"])
def test_games_side_by_side_are_those_that_are_played_alone(game, compiled):
    if compiled:
        pytest.importorskip("numba")
    rules = game.fast if compiled else game.plain
    states, buffers, counts = lay_out(game, 3, compiled=compiled)
    alone, buffer = [game.blank(1), game.blank(1)], game.new_offers()
    dice = random.Random(1)

    assert rules.deal_ended(states, 3, buffers, counts, 7) == 10
    expected = [game.plain.deal_stream(alone, 0, buffer, 1, stream) for stream in (7, 8, 9)]
    assert list(counts) == expected

    moves = expected[0]
    game.plain.deal_stream(alone, 0, buffer, 1, 7)
    for _ in range(30):
        picks = [dice.randrange(count) if count else 0 for count in counts]
        if compiled:
            import numpy

            chosen = numpy.array(picks, numpy.int64)
        else:
            chosen = picks
        going = rules.step_many(states, buffers, chosen, counts)
        moves = game.plain.step(alone, 0, buffer, picks[0])

        assert counts[0] == moves
        assert going == sum(count > 0 for count in counts)


def test_only_games_that_have_ended_are_dealt_anew(game):
    states, buffers, counts = lay_out(game, 2, compiled=False)
    game.plain.deal_ended(states, 2, buffers, counts, 0)
    first, moves = states[0].copy(), counts[0]
    counts[1] = 0

    assert game.plain.deal_ended(states, 2, buffers, counts, 2) == 3
    assert (states[0], counts[0]) == (first, moves)
    assert counts[1] > 0


def test_a_step_is_a_move_of_the_situation(game):
    state = game.deal(4)
    states, buffer = [state._s.copy()], game.new_offers()
    moves = game.plain.offers_at(states, 0, buffer)

    assert moves == len(state.moves())
    after = [states[0].copy()]
    game.plain.play_at(after, 0, state.moves()[-1].packed)
    game.plain.step(states, 0, buffer, moves - 1)
    assert states[0] == after[0] == state.play(state.moves()[-1])._s


def test_a_deal_in_a_place_is_the_deal_of_the_game(game):
    states = [game.blank(4)]

    moves = game.plain.deal_at(states, 0, game.new_offers())

    assert states[0] == game.deal(4)._s
    assert moves == len(game.deal(4).moves())


def test_a_copied_place_is_independent(game):
    states = [game.deal(4)._s, game.blank(0)]

    game.plain.clone_many(states, 3)

    assert states[1] == states[0]
    assert states[1] is not states[0]
    assert states[1].blocks == 2


def test_the_time_of_a_copy_is_measured(game):
    pytest.importorskip("numba")

    measured = clone_time(game, times=1000)

    assert measured["game"] == game.slug
    assert 0 < measured["state_bytes"] <= 2048
    assert measured["clone_ns"] >= 0


def test_two_situations_tell_in_what_they_differ(game):
    assert game.deal(4).differences(game.deal(4)) == []
    assert "key" in game.deal(4).differences(game.deal(5))
