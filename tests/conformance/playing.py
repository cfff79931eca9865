"""Tables of every game with all their options, and random games at them."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cache
from typing import NamedTuple

from hypothesis import Phase, given, settings
from hypothesis import strategies as st

import mewseum
from mewseum import Game, Move, Refused, Situation
from mewseum.core.compiled import Twins
from mewseum.core.options import Option
from mewseum.games import parts
from tests.conformance.places import cards_of

MOST_TABLES = 300
MOST_DECISIONS = 20_000
"""No game takes that long, however badly it is played."""


class Table(NamedTuple):
    """A game with a number of players and options."""

    slug: str
    players: int
    options: tuple[tuple[str, object], ...] = ()

    @property
    def game(self) -> Game:
        """Ready to deal; all tables of a game share its rules."""
        game = self.make()
        game.__dict__["plain"] = plain(self.slug)
        return game

    def is_possible(self) -> bool:
        """Whether the game is not refused."""
        try:
            return self.make() is not None
        except Refused:
            return False

    def make(self) -> Game:
        return mewseum.game(self.slug, self.players, **(dict(parts(self.slug).self_play) | dict(self.options)))


@cache
def plain(slug: str) -> Twins:
    """The plain rules of a game, bound once."""
    return mewseum.game(slug, parts(slug).players[0]).plain


@cache
def compiled(slug: str, *, boundscheck: bool = False) -> Twins:
    """The compiled rules of a game, compiled once in a session (cold that takes half a minute)."""
    return mewseum.game(slug, parts(slug).players[0]).compile(boundscheck=boundscheck)


def official_tables(slug: str) -> list[Table]:
    """The game as it comes, for every number of players that needs no house rule."""
    return [table for table in (Table(slug, players) for players in parts(slug).players) if table.is_possible()]


@cache
def tables(slug: str) -> list[Table]:
    """Tables of a game: first as it comes, then with one thing changed, then with all options at random."""
    counts, options = parts(slug).players, parts(slug).options
    dice = random.Random(slug)
    found = official_tables(slug)
    for option in options:
        for value in dice.sample(possible(slug, option), min(6, len(possible(slug, option)))):
            found.append(Table(slug, dice.choice(counts), ((option.name, value),)))
    for _ in range(MOST_TABLES):
        chosen = tuple((option.name, dice.choice(possible(slug, option))) for option in options)
        found.append(Table(slug, dice.choice(counts), chosen))
    return [table for table in found if table.is_possible()]


def possible(slug: str, option: Option) -> list[object]:
    """The values of an option; where games of machines need another than the default, only those others."""
    machines = parts(slug).self_play
    return [value for value in option.values if option.name not in machines or value != option.default]


def games(number: int) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """A test that draws its `data` so often; no failure is made smaller, since no seed is smaller than another."""

    def mark(test: Callable[..., None]) -> Callable[..., None]:
        return settings(max_examples=number, phases=(Phase.explicit, Phase.generate))(given(data=st.data())(test))

    return mark


seeds = st.integers(0, 2**32 - 1)


def choose(dice: random.Random, situation: Situation, sense: float = 0.5) -> Move:
    """A random move, any kind as likely as another; so often as `sense` says, one that looks worth making."""
    kinds: dict[int, list[Move]] = {}
    for move in situation.moves():
        kinds.setdefault(move.verb, []).append(move)
    is_promising = getattr(cards_of(situation.game.slug), "is_promising", lambda s, move: False)
    if dice.random() < sense:
        promising = [move for kind in kinds.values() for move in kind if is_promising(situation._s, move)]
        if promising:
            return dice.choice(promising)
    return dice.choice(dice.choice(list(kinds.values())))


def play_on(situation: Situation, seed: int | str) -> Iterator[tuple[Situation, Move, Situation]]:
    """Random moves to the end of the game: each with the situation before and after it."""
    dice = random.Random(f"{seed}")
    sense = dice.choice([0.2, 0.5, 0.9])
    for _ in range(MOST_DECISIONS):
        if situation.turn is None:
            return
        move = choose(dice, situation, sense)
        after = situation.play(move)
        yield situation, move, after
        situation = after
    raise AssertionError(f"a game of {situation.game.slug} has not ended after {MOST_DECISIONS} decisions")


def random_situations(game: Game, seed: int) -> Iterator[Situation]:
    """Every situation of a random game, from the deal to the end."""
    situation = game.deal(seed)
    yield situation
    for _, _, after in play_on(situation, seed):
        yield after
