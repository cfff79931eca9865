"""What every game offers: the same interface over each game's own parts."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from mewseum.core import bags, chance, facts, knowledge, loop, mixing, offers, sets, trail
from mewseum.core.compiled import Twins, compile_rules
from mewseum.core.ending import Share
from mewseum.core.fields import Fields, dtype_of, load, look, store
from mewseum.core.moves import Move, Named, Verbs, each, make_move, read_move
from mewseum.core.once import copied, once
from mewseum.core.options import Option, Preset, SetOption, check_options
from mewseum.core.refused import Refused
from mewseum.core.view import SPECTATOR, View
from mewseum.core.words import Phrase, Words, words

if TYPE_CHECKING:
    from mewseum.core.situation import Situation

KERNEL: tuple[ModuleType, ...] = (sets, offers, chance, bags, trail, mixing, knowledge, facts, loop)


@dataclass(frozen=True, eq=False)
class Parts:
    """What a game's folder supplies."""

    slug: str
    version: str
    """Of the rules: a record of another version is refused."""
    players: tuple[int, ...]
    state: type[Fields]
    rules: tuple[ModuleType, ...]
    verbs: Verbs
    offer_rows: int
    cards: Named
    """The kinds that chance can draw."""
    options: tuple[Option | SetOption, ...]
    self_play: Mapping[str, Any]
    """Options for games that only machines play, where nothing else was asked for."""
    reasons: tuple[str, ...]
    """Why a game can end, in the order of the field `reason`."""
    set_options: Callable[[Any, Mapping[str, Any]], None]
    """Writes checked options into a blank state; refuses what does not go together."""
    scores: Callable[[Any], list[int]]
    """Each seat's score."""
    describe: Callable[[Any], dict[str, Any]]
    """What everybody sees in words, from a state in which only that is filled in."""
    describe_own: Callable[[Any, int, dict[str, Any]], dict[str, Any]]
    """What a seat sees besides, or otherwise than everybody, from a state in which only what it may see is filled in."""
    recall: Callable[[Any], dict[str, Any]]
    """What everybody has seen and may remember (`memory.recalled`), from a state in which only what everybody sees is filled in."""
    write_position: Callable[[Any], dict[str, Any]]
    """A whole state in words."""
    read_position: Callable[[Any, Mapping[str, Any], Twins], None]
    """Fills a blank state from words, or refuses."""
    settle: Callable[[Any, Twins], None]
    """Ends or moves on a position that cannot wait as it is, or refuses it if nobody could be in it."""
    why_not: Callable[[Any, Move], Refused]
    """Why a move is illegal, from what its seat may see."""
    tell_table: Callable[[dict[str, Any]], list[Phrase]]
    """The table in sentences, from a view in words."""
    folder: Path
    breakdown: Callable[[Any], list[list[Share]]] = lambda _: []
    """What each seat's score is made of, from a finished state in which only what everybody sees is filled in; empty if it is not told."""
    begins_anew: Callable[[Any], bool] = lambda _: False
    """Whether the seat to act is asked for something new, and not for more of what it has begun: what it did before is complete."""
    lacks: Callable[[Any], Refused | None] = lambda _: None
    """Why nobody may be told so far of what the seat to act has named: more belongs to it. None wherever a request may end."""
    presets: tuple[Preset, ...] = ()
    """Options that can be chosen at once, in the order in which they are offered."""
    advice: tuple[ModuleType, ...] = ()
    """What the game knows of good play, the module `advice` last; without it, players judge all moves alike."""


@functools.cache
def _plain_rules(parts: Parts) -> Twins:
    """The same for all games of a kind, however many tables play it."""
    return Twins((*KERNEL, *parts.rules))


@dataclass(frozen=True)
class Outcome:
    """How a game ended."""

    winners: list[int]
    scores: list[int]
    reason: str

    def to_dict(self) -> dict[str, Any]:
        """JSON-ready."""
        return {"winners": self.winners, "scores": self.scores, "reason": self.reason}


class Game:
    """One game with its options, ready to deal."""

    def __init__(self, parts: Parts, players: int, options: Mapping[str, Any], *, compiled: bool = False) -> None:
        self.parts = parts
        self.players = players
        self.options = check_options(parts.options, options)
        self.compiled = compiled
        self._blank = self._fresh()

    @property
    def slug(self) -> str:
        """The game's name in commands and records."""
        return self.parts.slug

    @once
    def plain(self) -> Twins:
        """The rules, run as they are written."""
        return _plain_rules(self.parts)

    @once
    def fast(self) -> Twins:
        """The rules, compiled (or as they were compiled before, from the cache)."""
        return self.compile()

    def compile(self, *, boundscheck: bool = False) -> Twins:
        """Compile the rules."""
        try:
            dtype = dtype_of(self.parts.state)
            return compile_rules(dtype, (*KERNEL, *self.parts.rules), loop.ENTRIES, boundscheck=boundscheck)
        except ImportError as error:
            raise Refused("no-compiler", missing=str(error.name)) from None

    def in_mode(self, *, compiled: bool) -> Game:
        """The same game, its situations played by compiled or by plain rules."""
        twin = Game(self.parts, self.players, self.options, compiled=compiled)
        twin.__dict__.update({name: self.__dict__[name] for name in ("plain", "fast") if name in self.__dict__})
        return twin

    def words(self, language: str = "en") -> Words:
        """The game's words in a language."""
        return words(language, self.parts.folder / "locale")

    def _fresh(self) -> Fields:
        s = self.parts.state()
        s.players = self.players
        self.parts.set_options(s, self.options)
        return s

    def blank(self, seed: int | bytes) -> Any:
        """A state with options and key, and nothing dealt yet."""
        if isinstance(seed, bytes) and len(seed) != 32:
            raise Refused("bad-seed", seed=f"{len(seed)} bytes")
        if isinstance(seed, bool) or not isinstance(seed, (int, bytes)):
            raise Refused("bad-seed", seed=repr(seed))
        s = self._blank.copy()
        s.key = chance.key_of(seed)
        return s

    def deal(self, seed: int | bytes = 0, chance: Sequence[str | None] = ()) -> Situation:
        """A new game. `chance` may name the cards of the deal, for a game from a real table."""
        from mewseum.core.situation import Situation

        s = self.blank(seed)
        self.tell_chance(s, chance)
        self.run(s, "deal")
        self.check_chance(s)
        return Situation(self, s)

    def position(self, position: Mapping[str, Any], seed: int | bytes = 0) -> Situation:
        """A situation in words. What is not named has its start value."""
        from mewseum.core.situation import Situation

        if not isinstance(position, Mapping):
            raise Refused("bad-position", part="position", value=repr(position))
        s = self.blank(seed)
        parts = {name: part for name, part in position.items() if name != "over"}
        self.parts.read_position(s, parts, self.plain)
        if position.get("over") is None:
            self.parts.settle(s, self.plain)
        else:
            self._read_over(s, position["over"])
        return Situation(self, s)

    def _read_over(self, s: Fields, over: Any) -> None:
        """A finished game says who has won, and why."""
        try:
            winners = {self.check_seat(seat) for seat in over["winners"]}
            reason = self.parts.reasons.index(over["reason"])
        except (KeyError, TypeError, ValueError):
            winners, reason = set(), 0
        if not winners or SPECTATOR in winners:
            raise Refused("bad-position", part="over", value=repr(over))
        s.over, s.reason = 1, reason
        s.winners = sum(1 << seat for seat in winners)

    def write_position(self, s: Fields) -> dict[str, Any]:
        """A whole state in words."""
        position: dict[str, Any] = copied(self.parts.write_position(s))
        if s.over:
            outcome = self.outcome(s)
            position["over"] = {"winners": outcome.winners, "reason": outcome.reason}
        return position

    def imagine(self, view: View, seed: int | bytes = 0) -> Situation:
        """A full situation in which the view's seat would see exactly this view."""
        from mewseum.core.situation import Situation

        s = view.seen.copy()
        s.key = chance.key_of(seed)
        self.plain.imagine(s, view.seat)
        s.facts, s.drawn = [], []
        return Situation(self, s)

    def outcome(self, s: Fields) -> Outcome:
        """How a finished state ended."""
        winners = [seat for seat in range(s.players) if s.winners >> seat & 1]
        return Outcome(winners, self.parts.scores(s), self.parts.reasons[s.reason])

    def check_seat(self, seat: int | None) -> int:
        """A seat's number, or SPECTATOR for None."""
        if seat is None:
            return SPECTATOR
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.players:
            raise Refused("unknown-seat", seat=repr(seat), last=self.players - 1)
        return seat

    # What follows is for situations and views.

    def new_offers(self) -> list[int]:
        """An empty buffer of offers."""
        return [0] * offers.room(self.parts.offer_rows)

    def list_moves(self, s: Fields, everybody: Fields | None = None) -> list[Move]:
        """All legal moves of the seat to act, one by one.

        They are called by what `everybody` sees and by nothing else: their words are kept, and serve other seats and tables.
        """
        buffer = self.new_offers()
        self.plain.renew_offers(s, buffer)
        if self.compiled:
            self._offer_compiled(s, buffer)
        public = everybody or look(s, SPECTATOR)
        return [make_move(self.parts.verbs, public, packed) for packed in each(buffer)]

    def _offer_compiled(self, s: Fields, buffer: list[int]) -> None:
        import numpy

        states, array = self.records(s), numpy.zeros(len(buffer), numpy.int64)
        self.fast.offers_at(states, 0, array)
        buffer[:] = array.tolist()

    def records(self, *states: Fields) -> Any:
        """An array of records with these states in it."""
        import numpy

        array = numpy.zeros(len(states), dtype_of(self.parts.state))
        for i, s in enumerate(states):
            store(s, array, i)
        return array

    def run(self, s: Fields, name: str, *arguments: int) -> None:
        """Run `deal` or `play_packed` on a state, in this game's mode."""
        if not self.compiled:
            getattr(self.plain, name)(s, *arguments)
            return
        states = self.records(s)
        if name == "deal":
            import numpy

            self.fast.deal_at(states, 0, numpy.zeros(len(self.new_offers()), numpy.int64))
        else:
            self.fast.play_at(states, 0, *arguments)
        after = load(type(s), states, 0)
        witness = s.copy()  # facts are told in plain mode only
        getattr(self.plain, name)(witness, *arguments)
        for field in s.layout:
            setattr(s, field.name, getattr(after, field.name))
        s.facts, s.drawn = witness.facts, witness.drawn

    def read_move(self, s: Fields, text: str) -> Move:
        """The move that a text stands for, legal or not."""
        move = read_move(self.parts.verbs, s, text)
        if move is None:
            raise Refused("no-move", text=text, forms=self.move_forms())
        return move

    def move_forms(self) -> list[str]:
        """How moves read, such as `form {card} new`."""
        return [" ".join(verb.template) for verb in self.parts.verbs.all]

    def tell_chance(self, s: Fields, names: Sequence[str | None]) -> None:
        """Say beforehand what the next draws bring; None leaves one to the generator."""
        if not isinstance(names, (list, tuple)) or len(names) > len(s.told):
            raise Refused("bad-chance", chance=repr(names), most=len(s.told))
        for i, name in enumerate(names):
            kind = chance.UNTOLD if name is None else self.parts.cards.read(s, name) if isinstance(name, str) else None
            if kind is None:
                known = [self.parts.cards.write(s, card) for card in range(self.parts.cards.width)]
                raise Refused("unknown-card", card=repr(name), known=known)
            s.told[i] = kind
        s.told_count = len(names)

    def check_chance(self, s: Fields) -> None:
        """Refuse if a card was told that could not come, or more cards than were drawn; else forget them."""
        if s.told_wrong:
            card = self.parts.cards.write(s, s.told[s.told_wrong - 1])
            raise Refused("impossible-chance", card=card, number=s.told_wrong)
        if s.told_next < s.told_count:
            raise Refused("surplus-chance", told=s.told_count, drawn=s.told_next)
        if s.told_count:
            s.told = [0] * len(s.told)
            s.told_count = s.told_next = 0
