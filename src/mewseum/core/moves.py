"""Moves: a verb with at most two choices (an only choice is the second), and a text form that people can read and type, and that parses back.

    FORM = verbs("form {card} {crew}", card=CARD, crew=OWN_CREW)

declares the verb, how its text reads, and what its two choices stand for.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Protocol

from mewseum.core.fields import Fields
from mewseum.core.offers import FIRST_PLACE, HEAD, ROW, VERB_PLACE, pack
from mewseum.core.once import once
from mewseum.core.words import Phrase


class Domain(Protocol):
    """What a number in a move or a fact stands for. The state names it, by what the reader may see.

    One whose names are the same in every state says so by `is_fixed = True`, and its names are kept.
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
    known: dict[int, Move] | None
    """Its moves that were put into words before, if they read the same in every state."""

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
        verb.known = {} if all(getattr(slot.domain, "is_fixed", False) for slot in verb.slots) else None
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
    """The move that a packed number stands for in this state."""
    verb = verbs.all[packed // VERB_PLACE]
    if verb.known is None:
        return put_into_words(s, verb, packed // FIRST_PLACE % FIRST_PLACE, packed % FIRST_PLACE)
    if packed not in verb.known:
        verb.known[packed] = put_into_words(s, verb, packed // FIRST_PLACE % FIRST_PLACE, packed % FIRST_PLACE)
    return verb.known[packed]


def each(offers: Sequence[int]) -> list[int]:
    """All offered moves in order, packed, as `pick` gives them one by one."""
    moves: list[int] = []
    for row in range(HEAD, HEAD + ROW * offers[1], ROW):
        verb, firsts, seconds, base = offers[row : row + ROW]
        picked = [base + second for second in _members(seconds)]
        for first in _members(firsts):
            named = pack(verb, first, 0)
            moves += [named + second for second in picked]
    return moves


def _members(members: int) -> list[int]:
    return [member for member in range(members.bit_length()) if members >> member & 1]


def put_into_words(s: Fields, verb: Verb, first: int, second: int) -> Move:
    """A move with its texts."""
    text, open_text = verb.template.copy(), verb.template.copy()
    said: dict[str, Any] = {}
    for slot, value in zip(verb.slots, (first, second)[2 - len(verb.slots) :], strict=True):
        written = slot.domain.write(s, value)
        text[slot.place] = written
        open_text[slot.place] = "?" if slot.hidden else written
        said[slot.name] = slot.domain.say(s, value)
    return Move(verb, first, second, " ".join(text), " ".join(open_text), Phrase(verb.phrase, **said))


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
