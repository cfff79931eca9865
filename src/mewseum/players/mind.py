"""What a player thinks with: a game's rules and judgement, compiled, and the buffers that they work in."""

from __future__ import annotations

import functools
import math
import random
import threading
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from mewseum.core import offers
from mewseum.core.compiled import Twins, compile_rules, is_kept
from mewseum.core.fields import dtype_of, store
from mewseum.core.game import KERNEL, Game, Parts
from mewseum.core.likeness import likeness
from mewseum.core.refused import Refused
from mewseum.core.view import View
from mewseum.players.thought import judgement, tree
from mewseum.players.thought import worlds as believed

ENTRIES = (
    "seed_dice",
    "choose_at",
    "judged_games",
    "clear_tree",
    "guided_search",
    "textbook_search",
    "imagine_worlds",
    "follow_worlds",
)
MOVES = 4096
"""More legal moves than this nobody weighs one by one."""

DEPTH = 256
EVIDENT = 4096
"""First moves among so many nodes are weighed against hypotheses, where reasons are asked for."""

_lock = threading.Lock()


def _modules(parts: Parts) -> tuple[ModuleType, ...]:
    """All rules with which a game is thought about; a game's own override the general ones."""
    return (*KERNEL, judgement, tree, believed, *parts.rules, likeness(parts.state), *parts.advice)


def advised(parts: Parts, name: str, otherwise: Any) -> Any:
    """What a game's advice says under a name, if it does."""
    return getattr(parts.advice[-1], name, otherwise) if parts.advice else otherwise


@functools.cache
def _thoughts(parts: Parts, compiled: bool) -> Twins:
    if not compiled:
        return Twins(_modules(parts))
    return compile_rules(dtype_of(parts.state), _modules(parts), ENTRIES)


def are_kept(parts: Parts) -> bool:
    """Whether a game's thoughts were compiled before."""
    return is_kept(dtype_of(parts.state), _modules(parts))


def thoughts(parts: Parts, *, compiled: bool) -> Twins:
    """A game's rules with judgement and search; compiled once for all players."""
    try:
        with _lock:
            return _thoughts(parts, compiled)
    except ImportError as error:
        raise Refused("no-compiler", missing=str(error.name)) from None


@functools.cache
def gumbel_noise() -> list[int]:
    """A table of noise with which the best of ratings is a softmax choice, in hundredths."""
    places = [(i + 0.5) / judgement.NOISE for i in range(judgement.NOISE)]
    return [round(-100 * math.log(-math.log(place))) for place in places]


@dataclass(frozen=True)
class TriedMove:
    """What a search has found for one move: how often it was tried, what it brought in sum, and what spoke for it.

    `evidence` has two numbers a hypothesis: in how many of these worlds it held, and what the move brought there.
    """

    packed: int
    visits: int
    total: float
    evidence: list[float]


class Mind:
    """The buffers of one thinker at one game."""

    def __init__(
        self, game: Game, *, compiled: bool, nodes: int = 1 << 15, worlds: int = 1, reasons: bool = False
    ) -> None:
        self.game = game
        self.compiled = compiled
        self.rules = thoughts(game.parts, compiled=compiled)
        self.worlds = worlds
        self.states = self._states(2 + 2 * worlds)
        self.offers = self._numbers(offers.room(game.parts.offer_rows))
        self.moves, self.ratings, self.children = (self._numbers(MOVES) for _ in range(3))
        self.notes = self._numbers(judgement.NOTES)
        self.noise = self._numbers(judgement.NOISE)
        self.noise[:] = gumbel_noise()
        self.dice = self._numbers(4)
        self.nodes = self._rows(nodes, tree.NODE, 0)
        self.totals = self._rows(nodes, tree.SEATS, 0.0)
        self.values = self._rows(1, tree.SEATS, 0.0)
        self.weights = self._rows(1, max(1, worlds), 0.0)
        self.drawn = self._numbers(1 + len(game.blank(0).told))
        self.settings = self._numbers(tree.SETTINGS)
        self.path = self._numbers(DEPTH)
        self.evidence = self._rows(EVIDENT if reasons else 1, 2 * tree.HYPOTHESES, 0.0)

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

    def believe(self, truth: Any, key: list[int]) -> None:
        """Believe in this one world."""
        self.put(tree.WORLD + 1, truth, key)

    def share_beliefs(self, other: Mind) -> None:
        """Believe in the same worlds as another mind."""
        worlds = slice(tree.WORLD + 1, tree.WORLD + 1 + self.worlds)
        self.states[worlds] = other.states[worlds]

    def copy_states(self) -> Any:
        """What it sees and believes, to be put back later."""
        return self.states.copy() if self.compiled else [s.copy() for s in self.states]

    def imagine(self, seat: int, temper: int) -> None:
        """Believe in worlds that are imagined from the view alone."""
        self._set(seat, worlds=self.worlds, temper=temper)
        self.rules.imagine_worlds(self.states, self.settings)

    def follow(self, seat: int, temper: int, drawn: Sequence[int], *, mine: bool) -> int:
        """Play the believed worlds on to what the view shows now; how many of them could be."""
        self._set(seat, worlds=self.worlds, temper=temper)
        self.drawn[0] = len(drawn)
        self.drawn[1 : 1 + len(drawn)] = drawn
        return int(
            self.rules.follow_worlds(
                self.states,
                self.offers,
                self.moves,
                self.ratings,
                self.notes,
                self.dice,
                self.weights,
                self.settings,
                self.drawn,
                mine,
            )
        )

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

    def choose(self) -> int:
        """The best rated move, packed, without search."""
        buffers = self.offers, self.moves, self.ratings, self.notes, self.dice
        return int(self.rules.choose_at(self.states, tree.VIEW, *buffers))

    def begin(self, seat: int, **settings: int) -> None:
        """Start a search with an empty tree."""
        self._set(seat, **settings)
        for row in self.evidence if len(self.evidence) > 1 else ():
            row[:] = [0.0] * len(row)
        self.rules.clear_tree(self.nodes, self.totals, self.settings)

    def _set(self, seat: int, **settings: int) -> None:
        names = {name.lower(): getattr(tree, name) for name in tree.SETTING_NAMES}
        self.settings[:] = self._numbers(tree.SETTINGS)
        self.settings[tree.SEAT] = seat
        for name, value in settings.items():
            self.settings[names[name]] = value

    def search(self, simulations: int) -> None:
        """So many simulations more, guided by judgement."""
        self.rules.guided_search(
            self.states,
            self.offers,
            self.moves,
            self.ratings,
            self.notes,
            self.children,
            self.noise,
            self.dice,
            self.nodes,
            self.totals,
            self.values,
            self.settings,
            self.path,
            self.evidence,
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

    def tried_moves(self, seat: int, begun: Sequence[int] = ()) -> Iterator[TriedMove]:
        """What was found for each move that was tried: first, or after the packed moves that are named."""
        node = tree.ROOT
        for packed in begun:
            node = next((child for child in self._children(node) if int(self.nodes[child][tree.MOVE]) == packed), -1)
            if node < 0:
                return
        for child in self._children(node):
            visits = int(self.nodes[child][tree.VISITS])
            if visits:
                evidence = self.evidence[child] if child < len(self.evidence) else []
                yield TriedMove(
                    int(self.nodes[child][tree.MOVE]),
                    visits,
                    float(self.totals[child][seat]),
                    [float(number) for number in evidence],
                )

    def _children(self, node: int) -> Iterator[int]:
        child = int(self.nodes[node][tree.FIRST_CHILD])
        while child:
            yield child
            child = int(self.nodes[child][tree.NEXT])
