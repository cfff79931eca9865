"""What a player thinks with: a game's rules and judgement, compiled, and the buffers that they work in."""

from __future__ import annotations

import functools
import math
import random
import threading
from typing import Any

from mewseum.core import offers
from mewseum.core.compiled import Twins
from mewseum.core.fields import store
from mewseum.core.game import KERNEL, Game, Parts
from mewseum.core.view import View
from mewseum.players import judgement, tree

ENTRIES = ("seed_dice", "choose_at", "judged_games", "clear_tree", "guided_search", "textbook_search")
MOVES = 4096
"""More legal moves than this nobody weighs one by one."""

DEPTH = 256

_lock = threading.Lock()


@functools.cache
def _thoughts(parts: Parts, compiled: bool) -> Twins:
    after = (parts.advice,) if parts.advice else ()
    if compiled:
        game = Game(parts, parts.players[0], {})
        return game.compile(before=(judgement, tree), after=after, entries=ENTRIES)
    return Twins((*KERNEL, judgement, tree, *parts.rules, *after))


def thoughts(parts: Parts, *, compiled: bool) -> Twins:
    """A game's rules with judgement and search; compiled once for all players."""
    with _lock:
        return _thoughts(parts, compiled)


@functools.cache
def gumbel_noise() -> list[int]:
    """A table of noise with which the best of ratings is a softmax choice, in hundredths."""
    places = [(i + 0.5) / judgement.NOISE for i in range(judgement.NOISE)]
    return [round(-100 * math.log(-math.log(place))) for place in places]


class Mind:
    """The buffers of one thinker at one game."""

    def __init__(self, game: Game, *, compiled: bool, nodes: int = 1 << 15, worlds: int = 0) -> None:
        self.game = game
        self.compiled = compiled
        self.rules = thoughts(game.parts, compiled=compiled)
        self.states = self._states(2 + worlds)
        self.offers = self._numbers(offers.room(game.parts.offer_rows))
        self.moves, self.ratings, self.children = (self._numbers(MOVES) for _ in range(3))
        self.noise = self._numbers(judgement.NOISE)
        self.noise[:] = gumbel_noise()
        self.dice = self._numbers(4)
        self.nodes = self._rows(nodes, tree.NODE, 0)
        self.totals = self._rows(nodes, tree.SEATS, 0.0)
        self.values = self._rows(1, tree.SEATS, 0.0)
        self.settings = self._numbers(tree.SETTINGS)
        self.path = self._numbers(DEPTH)

    def _states(self, places: int) -> Any:
        states = [self.game.blank(0) for _ in range(places)]
        return self.game.records(*states) if self.compiled else states

    def _numbers(self, size: int) -> Any:
        if not self.compiled:
            return [0] * size
        import numpy

        return numpy.zeros(size, numpy.int64)

    def _rows(self, rows: int, width: int, zero: float) -> Any:
        if not self.compiled:
            return [[zero] * width for _ in range(rows)]
        import numpy

        return numpy.zeros((rows, width), numpy.int64 if zero.__class__ is int else numpy.float64)

    def see(self, view: View, key: list[int]) -> None:
        """Take in what a seat sees, with a key for what it imagines."""
        self.put(tree.VIEW, view.seen, key)

    def put(self, place: int, s: Any, key: list[int]) -> None:
        """Lay a state, with a key of its own, into a place."""
        s = s.copy()
        s.key = key
        if self.compiled:
            store(s, self.states, place)
        else:
            self.states[place] = s

    def seed(self, dice: random.Random) -> None:
        """Start the dice of rollouts."""
        self.rules.seed_dice(self.dice, dice.getrandbits(31))

    def choose(self, manner: int) -> int:
        """A packed move without search."""
        return int(
            self.rules.choose_at(
                self.states, tree.VIEW, manner, self.offers, self.moves, self.ratings, self.noise, self.dice
            )
        )

    def begin(self, seat: int, **settings: int) -> None:
        """Start a search with an empty tree."""
        names = {name.lower(): getattr(tree, name) for name in tree.SETTING_NAMES}
        self.settings[:] = self._numbers(tree.SETTINGS)
        self.settings[tree.SEAT] = seat
        for name, value in settings.items():
            self.settings[names[name]] = value
        self.rules.clear_tree(self.nodes, self.totals, self.settings)

    def search(self, simulations: int) -> None:
        """So many simulations more, guided by judgement."""
        self.rules.guided_search(
            self.states,
            self.offers,
            self.moves,
            self.ratings,
            self.children,
            self.noise,
            self.dice,
            self.nodes,
            self.totals,
            self.values,
            self.settings,
            self.path,
            simulations,
        )

    def search_by_the_book(self, simulations: int) -> None:
        """So many simulations more of the textbook search."""
        self.rules.textbook_search(
            self.states,
            self.offers,
            self.children,
            self.dice,
            self.nodes,
            self.totals,
            self.values,
            self.settings,
            self.path,
            simulations,
        )

    @property
    def decisions(self) -> int:
        """How many decisions the search has simulated."""
        return int(self.settings[tree.DECISIONS])

    def root_moves(self, seat: int) -> list[tuple[int, int, float]]:
        """What was found: each tried move, how often, and the seat's mean result after it; the most tried first."""
        found = []
        child = int(self.nodes[tree.ROOT][tree.FIRST_CHILD])
        while child:
            visits = int(self.nodes[child][tree.VISITS])
            if visits:
                found.append((int(self.nodes[child][tree.MOVE]), visits, float(self.totals[child][seat]) / visits))
            child = int(self.nodes[child][tree.NEXT])
        return sorted(found, key=lambda move: (-move[1], -move[2], move[0]))
