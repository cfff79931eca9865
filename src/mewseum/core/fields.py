"""A state is a list of fields, each declared once with its audience.

    class State(Fields):
        market: Bag = public(CARDS)               # all may see it
        hand: list[Bag] = private(SEATS, CARDS)   # row p is seat p's alone
        deck: Bag = secret(CARDS)                 # nobody may see it

An instance is the plain form: whole numbers and nested lists. The same declarations make the NumPy record
that compiled rules work on, and decide what `select` lets a seat see.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, ClassVar, Self

PUBLIC, PRIVATE, SECRET = "public", "private", "secret"


@dataclass(frozen=True)
class Field:
    """One declared field: who may see it, its shape, and the kind of number it holds."""

    audience: str
    shape: tuple[int, ...]
    kind: str
    owner: str = ""
    when: str = ""
    kept: bool = False
    name: str = ""


def public(*shape: int, kind: str = "i1", when: str = "") -> Any:
    """A field that all may see; with `when`, only while that public field is not zero."""
    return Field(PUBLIC, shape, kind, when=when)


def private(*shape: int, kind: str = "i1", owner: str = "", when: str = "", kept: bool = False) -> Any:
    """A field whose row i is its owner's alone: seat i, or the seat that the public field `owner` names for i.

    With `when`, all may see it while that public field is not zero. When the game is over it is shown, unless it is `kept`.
    """
    return Field(PRIVATE, shape, kind, owner=owner, when=when, kept=kept)


def secret(*shape: int, kind: str = "i1") -> Any:
    """A field that nobody may see."""
    return Field(SECRET, shape, kind)


class _Declared(type):
    """Takes the declarations out of a class and gives it a place for each, the constructor, the copier and the selection."""

    layout: tuple[Field, ...]

    def __new__(cls, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> _Declared:
        own = {name: replace(value, name=name) for name, value in body.items() if isinstance(value, Field)}
        rest = {name: value for name, value in body.items() if name not in own}
        inherited = {field.name: field for base in bases for field in getattr(base, "layout", ())}
        places = (*(name for name in own if name not in inherited), *(() if bases else ("facts", "drawn")))
        made = super().__new__(cls, name, bases, {**rest, "__slots__": places})
        made.layout = tuple({**inherited, **own}.values())
        if bases:
            _write_methods(made)
        return made


class Fields(metaclass=_Declared):
    """What the states of all games have in common. A game's own State adds its fields."""

    layout: ClassVar[tuple[Field, ...]]

    players: int = public()
    turn: int = public()
    """The seat whose choice is awaited; meaningless when the game is over."""
    over: int = public()
    winners: int = public(kind="i8")
    """A set of seats."""
    reason: int = public()

    key: list[int] = secret(8, kind="u4")
    words: list[int] = secret(16, kind="u4")
    words_left: int = secret()
    blocks: int = secret(kind="i8")
    told: list[int] = secret(64)
    told_count: int = secret()
    told_next: int = secret()
    told_wrong: int = secret()
    told_odds: float = secret(kind="f8")
    """How likely what was told would have come by itself."""

    facts: list[tuple[Any, tuple[int, ...]]]
    """What the last move told, in plain mode: facts with their arguments."""
    drawn: list[tuple[int, int]]
    """What the last move drew, in plain mode: kinds, each with the set of seats that saw it."""

    def __init__(self) -> None:
        raise NotImplementedError("a game's State declares its own fields")

    def copy(self) -> Self:
        """An independent copy, with no facts yet."""
        raise NotImplementedError

    def selected(self, seat: int) -> Self:
        """What `select` gives."""
        raise NotImplementedError

    def selected_beside(self, seat: int, everybody: Self) -> Self:
        """The same, sharing with what was selected for everybody instead of copying it once more."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and all(
            getattr(self, field.name) == getattr(other, field.name) for field in self.layout
        )

    __hash__ = None  # type: ignore[assignment]

    def differences(self, other: Fields) -> list[str]:
        """The names of the fields in which two states differ."""
        return [field.name for field in self.layout if getattr(self, field.name) != getattr(other, field.name)]


def _write_methods(cls: Any) -> None:
    """Write the constructor, the copier and the selection that the declarations call for."""
    fresh = [f"    self.{field.name} = {_zeros(field.shape)}" for field in cls.layout]
    copied = [f"    new.{field.name} = {_copying(f'self.{field.name}', field.shape)}" for field in cls.layout]
    source = [
        "def __init__(self):",
        *fresh,
        "    self.facts = []",
        "    self.drawn = []",
        "def copy(self):",
        "    new = make(cls)",
        *copied,
        "    new.facts = []",
        "    new.drawn = []",
        "    return new",
        "def selected(self, seat):",
        "    new = make(cls)",
        *_finding_own_rows(cls.layout),
        *(line for field in cls.layout for line in _selecting(field)),
        "    new.facts = []",
        "    new.drawn = []",
        "    return new",
        "def selected_beside(self, seat, everybody):",
        "    new = make(cls)",
        *_finding_own_rows(cls.layout),
        *(line for field in cls.layout for line in _selecting_beside(field)),
        "    new.facts = []",
        "    new.drawn = []",
        "    return new",
    ]
    names: dict[str, Any] = {"cls": cls, "make": cls.__new__}
    exec("\n".join(source), names)
    for name in ("__init__", "copy", "selected", "selected_beside"):
        setattr(cls, name, names[name])


def _zeros(shape: tuple[int, ...]) -> str:
    if not shape:
        return "0"
    return f"[0] * {shape[0]}" if len(shape) == 1 else f"[{_zeros(shape[1:])} for _ in range({shape[0]})]"


def _copying(value: str, shape: tuple[int, ...]) -> str:
    if len(shape) < 2:
        return f"{value}[:]" if shape else value
    return f"[{_copying('row', shape[1:])} for row in {value}]"


def shown_when(field: Field, s: str) -> str:
    """When all may see a field, as an expression. When the game is over, what belonged to a seat is shown."""
    if field.audience == SECRET:
        return "False"
    if field.audience == PUBLIC and not field.when:
        return "True"
    ways = [] if field.kept else [f"{s}.over"]
    return " or ".join([*ways, *([f"{s}.{field.when}"] if field.when else [])]) or "False"


def _selecting(field: Field) -> list[str]:
    """Lines that fill in a field as far as a seat may see it."""
    new, old, shown = f"new.{field.name}", f"self.{field.name}", shown_when(field, "self")
    copied, blank = f"    {new} = {_copying(old, field.shape)}", f"    {new} = {_zeros(field.shape)}"
    if shown == "True":
        return [copied]
    if field.audience == SECRET:
        return [blank]
    return [f"    if {shown}:", f"    {copied}", "    else:", f"    {blank}", *_filling_own_rows(field)]


def _selecting_beside(field: Field) -> list[str]:
    """The same beside what everybody sees: of a field that is not theirs that is blank, so only own rows are left to fill in."""
    new, theirs, shown = f"new.{field.name}", f"everybody.{field.name}", shown_when(field, "self")
    if shown == "True" or field.audience != PRIVATE:
        return [f"    {new} = {theirs}"]
    return [
        f"    if {shown}:",
        f"        {new} = {theirs}",
        "    else:",
        f"        {new} = {theirs}[:]",
        *_filling_own_rows(field),
    ]


def _finding_own_rows(layout: tuple[Field, ...]) -> list[str]:
    """Lines that find, for each field that names owners, the rows that are the seat's."""
    owners = sorted({field.owner for field in layout if field.owner})
    return [f"    of_{owner} = [row for row, whose in enumerate(self.{owner}) if whose == seat]" for owner in owners]


def _filling_own_rows(field: Field) -> list[str]:
    if field.audience != PRIVATE:
        return []
    rows = f"of_{field.owner}" if field.owner else f"(seat,) if 0 <= seat < {field.shape[0]} else ()"
    return [
        f"        for row in {rows}:",
        f"            new.{field.name}[row] = {_copying(f'self.{field.name}[row]', field.shape[1:])}",
    ]


def select(s: Fields, seat: int, everybody: Fields | None = None) -> Fields:
    """A state in which only what this seat may see is filled in. A seat that nobody has sees what is public.

    Beside what was selected for `everybody` only what is the seat's own is copied.
    """
    return s.selected(seat) if everybody is None else s.selected_beside(seat, everybody)


def dtype_of(cls: type[Fields]) -> Any:
    """The NumPy record with the same fields."""
    import numpy

    return numpy.dtype([(field.name, field.kind, field.shape) for field in cls.layout], align=True)


def store(s: Fields, states: Any, i: int) -> None:
    """Write a plain state into place i of an array of records."""
    for field in s.layout:
        states[field.name][i] = getattr(s, field.name)


def load(cls: type[Fields], states: Any, i: int) -> Any:
    """The plain form of place i of an array of records."""
    s = cls()
    for field in cls.layout:
        setattr(s, field.name, states[field.name][i].tolist())
    return s
