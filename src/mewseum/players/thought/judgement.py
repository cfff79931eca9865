"""What each game knows of good play, and choosing by it alone. Bound to a game's own `advice`, where it has one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mewseum.core.chance import roll
from mewseum.core.compiled import Numbers, rule
from mewseum.core.fields import Fields
from mewseum.core.loop import deal_stream, play_packed, renew_offers
from mewseum.core.offers import HEAD, ROW, pack
from mewseum.core.sets import lowest

if TYPE_CHECKING:
    States = list[Fields]

NOTES = 160
"""Room for what is worked out once and then weighs in the ratings of many moves of the same moment."""

LOOSE = 100
"""The temperature in percent of a loose choice: a move that is rated 100 higher is chosen e times as often."""

NOISE = 1024
"""Entries in a table of Gumbel noise: the best of ratings with such noise is a softmax choice among them."""


@rule(for_games=True)
def open_notes(s: Fields, notes: Numbers) -> None:
    """Each game's own: begin the notes on a moment, before its moves are rated."""


@rule(for_games=True)
def rate(s: Fields, notes: Numbers, verb: int, first: int, second: int) -> int:  # noqa: ARG001
    """Each game's own: how good a legal move looks to the seat to act, from what that seat may see and nothing else.

    In hundredths of a natural logarithm: a move rated 100 higher is chosen e times as often by a loose player.
    """
    return 0


@rule(for_games=True)
def standing(s: Fields, seat: int) -> int:  # noqa: ARG001
    """Each game's own: how well a seat stands in a whole (imagined) state, in the same unit, beside the other seats."""
    return 0


@rule(for_games=True)
def share_ratings(s: Fields, moves: Numbers, ratings: Numbers, count: int, temper: int) -> None:
    """Each game's own: lower the ratings of moves that are one plan in several orders, so that together they weigh as much as one.

    `temper` is the temperature in percent at which they are weighed: of n equals each loses that many times ln n.
    """


@rule
def rate_moves(s: Fields, offers: Numbers, moves: Numbers, ratings: Numbers, notes: Numbers, temper: int) -> int:
    """List the offered moves with their ratings, as many as there is room for; how many.

    At a temperature of 0 only the best is wanted, and nothing is shared.
    """
    open_notes(s, notes)
    k = 0
    for number in range(offers[1]):
        row = HEAD + ROW * number
        firsts = offers[row + 1]
        while firsts:
            first = lowest(firsts)
            firsts &= firsts - 1
            seconds = offers[row + 2]
            while seconds and k < len(moves):
                second = offers[row + 3] + lowest(seconds)
                seconds &= seconds - 1
                moves[k] = pack(offers[row], first, second)
                ratings[k] = rate(s, notes, offers[row], first, second)
                k += 1
    if temper > 0:
        share_ratings(s, moves, ratings, k, temper)
    return k


@rule
def choose_loosely(ratings: Numbers, count: int, noise: Numbers, dice: Numbers) -> int:
    """The place of a move, chosen by rating and chance: a softmax choice."""
    best, place = -(1 << 60), 0
    for k in range(count):
        value = ratings[k] + noise[roll(dice, len(noise))]
        if value > best:
            best, place = value, k
    return place


@rule
def choose_best(ratings: Numbers, count: int, dice: Numbers) -> int:
    """The place of the best rated move; among equals any."""
    best, place, equals = -(1 << 60), 0, 0
    for k in range(count):
        if ratings[k] > best:
            best, place, equals = ratings[k], k, 1
        elif ratings[k] == best:
            equals += 1
            if roll(dice, equals) == 0:
                place = k
    return place


@rule
def choose_carefully(
    s: Fields, offers: Numbers, moves: Numbers, ratings: Numbers, notes: Numbers, dice: Numbers
) -> int:
    """A packed move for the seat to act: the best rated one."""
    count = rate_moves(s, offers, moves, ratings, notes, 0)
    return moves[choose_best(ratings, count, dice)]


@rule
def choose_at(
    states: States,
    i: int,
    offers: Numbers,
    moves: Numbers,
    ratings: Numbers,
    notes: Numbers,
    dice: Numbers,
) -> int:
    """The best rated move, packed, for the seat to act in place i."""
    renew_offers(states[i], offers)
    return choose_carefully(states[i], offers, moves, ratings, notes, dice)


@rule
def judged_games(
    states: States,
    offers: Numbers,
    moves: Numbers,
    ratings: Numbers,
    notes: Numbers,
    dice: Numbers,
    first: int,
    games: int,
    results: Numbers,
) -> int:
    """Games number `first` and on, each seat playing its best rated moves; the number of decisions.

    Place 0 holds options and key, place 1 is played in. `results` receives each game's set of winners.
    """
    decisions = 0
    for game in range(games):
        count = deal_stream(states, 1, offers, 0, first + game)
        while count > 0:
            s = states[1]
            play_packed(s, choose_carefully(s, offers, moves, ratings, notes, dice))
            count = renew_offers(s, offers)
            decisions += 1
        results[game] = states[1].winners
    return decisions
