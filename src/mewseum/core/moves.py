"""Moves: a verb with at most two choices (an only choice is the second), and a text form that people can read and type, and that parses back.

    FORM = verbs("form {card} {crew}", card=CARD, crew=OWN_CREW)

declares the verb, how its text reads, and what its two choices stand for.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, ClassVar, Protocol

from mewseum.core.fields import Fields
from mewseum.core.offers import FIRST_PLACE, HEAD, ROW, VERB_PLACE, pack
from mewseum.core.once import keep, once
from mewseum.core.words import Phrase


class Domain(Protocol):
    """What a number in a move or a fact stands for. The state names it, by what the reader may see.

    One that has a method `rank(s, value)` says where its moves stand in a list: what ranks higher stands further down.
    One whose names are the same in every state says so by `is_fixed = True`. Another may say by `named_by(s, value)` what of
    the state, besides the number, all its names depend on. The names of both are kept.
    """

    @property
    def width(self) -> int:
        """How many numbers there are, from 0."""

    def show(self, s: Fields, value: int) -> Any:
        """JSON-ready, for programs."""

    def say(self, s: Fields, value: int) -> Any:
        """For people: a phrase, or what is the same in all languages."""

    def write(self, s: Fields, value: int) -> str:
        """The word in a move's text."""

    def read(self, s: Fields, text: str) -> int | None:
        """The number a word stands for; None for no such word, Refused where more can be said."""


NamedBy = Callable[[Any, int], Hashable]


def named_by(domain: Domain) -> NamedBy | None:
    """What of a state the names of a domain depend on; None if they are the same in every state."""
    return None if is_fixed(domain) else getattr(domain, "named_by", None)


def is_fixed(domain: Domain) -> bool:
    """Whether the names of a domain are the same in every state."""
    return getattr(domain, "is_fixed", False)


def can_be_kept(domain: Domain) -> bool:
    """Whether it is said of a domain what of a state its names depend on."""
    return is_fixed(domain) or hasattr(domain, "named_by")


@dataclass(frozen=True)
class Named:
    """Things with names of their own."""

    names: tuple[str, ...]
    noun: str
    """Their messages are called by it, such as card-blue."""
    is_fixed: ClassVar[bool] = True

    @property
    def width(self) -> int:
        return len(self.names)

    def show(self, s: Fields, value: int) -> str:
        return self.names[value]

    @once
    def _phrases(self) -> list[Phrase]:
        return [Phrase(f"{self.noun}-{name}") for name in self.names]

    def say(self, s: Fields, value: int) -> Phrase:
        return self._phrases[value]

    def write(self, s: Fields, value: int) -> str:
        return self.names[value]

    def read(self, s: Fields, text: str) -> int | None:
        return self.names.index(text) if text in self.names else None


def read_number(text: str) -> int | None:
    """A whole number, or None; what has ten digits or more is just too large."""
    return int(text[:10]) if text.isascii() and text.isdecimal() else None


@dataclass(frozen=True)
class Counted:
    """Plain numbers."""

    width: int
    is_fixed: ClassVar[bool] = True

    def show(self, s: Fields, value: int) -> int:
        return value

    def say(self, s: Fields, value: int) -> int:
        return value

    def write(self, s: Fields, value: int) -> str:
        return str(value)

    def read(self, s: Fields, text: str) -> int | None:
        number = read_number(text)
        return number if number is not None and number < self.width else None


@dataclass(frozen=True)
class Seated(Counted):
    """Seats: for programs from 0, for people player 1 and so on."""

    def say(self, s: Fields, value: int) -> Any:
        return Phrase("player", number=value + 1)

    def write(self, s: Fields, value: int) -> str:
        return str(value + 1)

    def read(self, s: Fields, text: str) -> int | None:
        number = read_number(text)
        return number - 1 if number is not None and 1 <= number <= s.players else None


SEAT = Seated(64)


@dataclass(frozen=True)
class own:
    """A choice that stays its maker's alone, such as the card that is laid face down."""

    domain: Domain


@dataclass(frozen=True)
class Slot:
    """A choice, and its place in the text."""

    name: str
    domain: Domain
    place: int
    hidden: bool


class Verb(int):
    """What a move does. It is a number, so that compiled rules may name it too."""

    id: str
    template: list[str]
    choices: dict[str, Domain]
    hidden: frozenset[str]
    base: int
    """The first of this verb's dense action numbers."""
    slots: tuple[Slot, ...]
    phrase: str
    """The message that says it."""
    by_first: NamedBy | None
    by_second: NamedBy | None
    """What of a state the names of its choices depend on, if not the same in every state."""
    is_fixed: bool
    """Whether its moves read the same in every state."""
    is_kept: bool
    """Whether its moves are kept in words."""
    known: dict[Hashable, Move]
    """Its moves that were put into words before, by their choices and all that their names depend on."""

    def width(self) -> int:
        """How many action numbers the verb takes."""
        size = 1
        for domain in self.choices.values():
            size *= domain.width
        return size


class Verbs:
    """The verbs of a game, in the order of their declaration."""

    def __init__(self) -> None:
        self.all: list[Verb] = []

    def __call__(self, template: str, **choices: Domain | own) -> Verb:
        verb = Verb(len(self.all))
        verb.template = template.split()
        verb.id = "-".join(word.strip("{}") for word in verb.template)
        verb.choices = {name: c.domain if isinstance(c, own) else c for name, c in choices.items()}
        verb.hidden = frozenset(name for name, choice in choices.items() if isinstance(choice, own))
        verb.slots = tuple(
            Slot(name, domain, verb.template.index(f"{{{name}}}"), name in verb.hidden)
            for name, domain in verb.choices.items()
        )
        verb.phrase = f"move-{verb.id}"
        verb.base = self.actions
        verb.by_first, verb.by_second = ([None, None] + [named_by(slot.domain) for slot in verb.slots])[-2:]
        verb.is_fixed = all(is_fixed(slot.domain) for slot in verb.slots)
        verb.is_kept = all(can_be_kept(slot.domain) for slot in verb.slots)
        verb.known = {}
        self.all.append(verb)
        return verb

    @property
    def actions(self) -> int:
        """How many dense action numbers all verbs take together."""
        return self.all[-1].base + self.all[-1].width() if self.all else 0


@dataclass(frozen=True)
class Move:
    """One move of one situation. Its text names it; two moves with the same numbers are the same."""

    verb: Verb
    first: int
    second: int
    text: str = field(compare=False)
    open_text: str = field(compare=False)
    """What everybody may read of it."""
    phrase: Phrase = field(compare=False, repr=False)
    """The move for people, in any language."""
    rank: int = field(default=0, compare=False)
    """In a list for people it stands behind those of a lower rank."""

    def __str__(self) -> str:
        return self.text

    @property
    def packed(self) -> int:
        """The move as one number, for the fast interface."""
        return pack(self.verb, self.first, self.second)

    @property
    def action(self) -> int:
        """The move's dense action number."""
        widths = [domain.width for domain in self.verb.choices.values()]
        return self.verb.base + (self.first * widths[1] if len(widths) == 2 else 0) + self.second


def make_move(verbs: Verbs, s: Fields, packed: int) -> Move:
    """The move that a packed number stands for, in words. They are kept, so `s` is to hold nothing but what everybody sees."""
    verb = verbs.all[packed // VERB_PLACE]
    first, second = packed // FIRST_PLACE % FIRST_PLACE, packed % FIRST_PLACE
    named: Hashable = packed
    if not verb.is_fixed:
        if not verb.is_kept:
            return put_into_words(s, verb, first, second)
        by_first, by_second = verb.by_first, verb.by_second
        named = packed, by_first and by_first(s, first), by_second and by_second(s, second)
    return verb.known.get(named) or keep(verb.known, named, put_into_words(s, verb, first, second))


def ranked(moves: list[Move]) -> list[Move]:
    """Moves in the order in which people want to read them; those of one rank stay as they stand."""
    return sorted(moves, key=lambda move: move.rank) if any(move.rank for move in moves) else moves


def each(offers: Sequence[int]) -> list[int]:
    """All offered moves in order, packed, as `pick` gives them one by one."""
    moves: list[int] = []
    for row in range(HEAD, HEAD + ROW * offers[1], ROW):
        moves += _moves_of_row(*offers[row : row + ROW])
    return moves


@lru_cache(maxsize=1 << 13)
def _moves_of_row(verb: int, firsts: int, seconds: int, base: int) -> tuple[int, ...]:
    """Kept, since the same few cards, seats and crews are offered again and again."""
    return tuple(pack(verb, first, base + second) for first in _members(firsts) for second in _members(seconds))


def _members(bits: int) -> list[int]:
    return [member for member in range(bits.bit_length()) if bits >> member & 1]


def put_into_words(s: Fields, verb: Verb, first: int, second: int) -> Move:
    """A move with its texts."""
    text, open_text = verb.template.copy(), verb.template.copy()
    said: dict[str, Any] = {}
    rank = 0
    for slot, value in zip(verb.slots, (first, second)[2 - len(verb.slots) :], strict=True):
        written = slot.domain.write(s, value)
        text[slot.place] = written
        open_text[slot.place] = "?" if slot.hidden else written
        said[slot.name] = slot.domain.say(s, value)
        if hasattr(slot.domain, "rank"):
            rank += slot.domain.rank(s, value)
    return Move(verb, first, second, " ".join(text), " ".join(open_text), Phrase(verb.phrase, **said), rank)


def read_move(verbs: Verbs, s: Fields, text: str) -> Move | None:
    """The move that a text stands for, legal or not; None if it is no move at all."""
    tokens = text.lower().replace(",", " ").split()
    for verb in verbs.all:
        move = _read_as(verb, s, tokens)
        if move is not None:
            return move
    return None


def _read_as(verb: Verb, s: Fields, tokens: list[str]) -> Move | None:
    if len(tokens) < len(verb.template):
        return None
    if len(tokens) > len(verb.template):  # the last choice takes all the words that are left
        last = len(verb.template) - 1
        tokens = [*tokens[:last], " ".join(tokens[last:])]
    values: dict[str, int] = {}
    for word, token in zip(verb.template, tokens, strict=True):
        if not word.startswith("{") and word != token:
            return None
    for word, token in zip(verb.template, tokens, strict=True):
        if word.startswith("{"):
            name = word.strip("{}")
            value = verb.choices[name].read(s, token)
            if value is None:
                return None
            values[name] = value
    first, second = ([0, 0] + [values[name] for name in verb.choices])[-2:]
    return put_into_words(s, verb, first, second)
