"""What drives any game: one step, a random game, many of them. Bound to each game's own `deal`, `offer_moves`, `play`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from mewseum.core.chance import roll, seed_stream
from mewseum.core.compiled import Numbers, Rows, rule
from mewseum.core.fields import Fields
from mewseum.core.offers import FIRST_PLACE, VERB_PLACE, clear, pick

if TYPE_CHECKING:
    States = list[Fields]

ENTRIES = (
    "deal_at",
    "deal_stream",
    "offers_at",
    "play_at",
    "step",
    "random_games",
    "deal_ended",
    "step_many",
    "clone_many",
    "seed_dice",
)
"""What Python calls; compiled ahead, and kept."""


@rule(for_games=True)
def deal(s: Fields) -> None:
    """Each game's own: lay out a new game, options and key being set."""


@rule(for_games=True)
def offer_moves(s: Fields, offers: Numbers) -> None:
    """Each game's own: offer every legal move of the seat to act."""


@rule(for_games=True)
def play(s: Fields, verb: int, first: int, second: int) -> None:
    """Each game's own: carry out a legal move."""


@rule
def renew_offers(s: Fields, offers: Numbers) -> int:
    """Write the offers of a state and return how many moves there are; none when the game is over."""
    clear(offers)
    if not s.over:
        offer_moves(s, offers)
    return offers[0]


@rule
def play_packed(s: Fields, move: int) -> None:
    """Carry out a packed move."""
    play(s, move // VERB_PLACE, move // FIRST_PLACE % FIRST_PLACE, move % FIRST_PLACE)


def _clone_record() -> Callable[..., None]:
    def twin(states: Any, to: int, source: int) -> None:
        states[to] = states[source]

    return twin


@rule(compiled=_clone_record)
def clone(states: States, to: int, source: int) -> None:
    """Copy one place over another."""
    states[to] = states[source].copy()


@rule
def deal_at(states: States, i: int, offers: Numbers) -> int:
    """Deal a game in place i; the number of moves."""
    deal(states[i])
    return renew_offers(states[i], offers)


@rule
def deal_stream(states: States, i: int, offers: Numbers, template: int, stream: int) -> int:
    """Deal game number `stream` of the simulation whose options and key lie in place `template`."""
    clone(states, i, template)
    seed_stream(states[i], stream)
    deal(states[i])
    return renew_offers(states[i], offers)


@rule
def offers_at(states: States, i: int, offers: Numbers) -> int:
    """Write the offers of place i; the number of moves."""
    return renew_offers(states[i], offers)


@rule
def play_at(states: States, i: int, move: int) -> None:
    """Play a packed move in place i."""
    play_packed(states[i], move)


@rule
def step(states: States, i: int, offers: Numbers, k: int) -> int:
    """Play the k-th offered move in place i and renew the offers; the number of moves."""
    play_packed(states[i], pick(offers, k))
    return renew_offers(states[i], offers)


@rule
def random_games(states: States, offers: Numbers, dice: Numbers, first: int, games: int, results: Numbers) -> int:
    """Play games number `first` and on to their ends by random moves, and return the number of decisions.

    Place 0 holds options and key, place 1 is played in. `results` receives three numbers a game: the set of
    winners, the reason of the end, the number of decisions.
    """
    decisions = 0
    for game in range(games):
        moves = deal_stream(states, 1, offers, 0, first + game)
        before = decisions
        while moves > 0:
            moves = step(states, 1, offers, roll(dice, moves))
            decisions += 1
        results[3 * game] = states[1].winners
        results[3 * game + 1] = states[1].reason
        results[3 * game + 2] = decisions - before
    return decisions


@rule
def deal_ended(states: States, template: int, offers: Rows, counts: Numbers, stream: int) -> int:
    """Deal a new game wherever one has ended, from number `stream` on; the number of the next."""
    for i in range(len(counts)):
        if counts[i] == 0:
            counts[i] = deal_stream(states, i, offers[i], template, stream)
            stream += 1
    return stream


@rule
def step_many(states: States, offers: Rows, picks: Numbers, counts: Numbers) -> int:
    """One step in each of many games side by side; how many of them go on."""
    going = 0
    for i in range(len(counts)):
        if counts[i] > 0:
            counts[i] = step(states, i, offers[i], picks[i])
            going += counts[i] > 0
    return going


@rule
def clone_many(states: States, times: int) -> None:
    """Copy place 0 over place 1 so many times (for the benchmark)."""
    for time in range(times):
        states[0].blocks = time
        clone(states, 1, 0)
