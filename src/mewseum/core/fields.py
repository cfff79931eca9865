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

from mewseum.core.unseen import UNSEEN

PUBLIC, PRIVATE, SECRET = "public", "private", "secret"


@dataclass(frozen=True)
class Field:
    """One declared field: who may see it, its shape, and the kind of number it holds."""

    audience: str
    shape: tuple[int, ...]
    kind: str
    owner: str = ""
    used: str = ""
    shown_when: str = ""
    hidden_at_the_end: bool = False
    name: str = ""


def public(*shape: int, kind: str = "i1") -> Any:
    """A field that all may see."""
    return Field(PUBLIC, shape, kind)


def private(
    *shape: int,
    kind: str = "i1",
    owner: str = "",
    used: str = "",
    shown_when: str = "",
    hidden_at_the_end: bool = False,
) -> Any:
    """A field whose row i is its owner's alone: seat i, or the seat that the public field `owner` names for i.

    Where only the first rows are used, the public field `used` says how many. All may see it while the public field
    `shown_when` is not zero, and when the game is over, unless it is `hidden_at_the_end`.
    """
    return Field(PRIVATE, shape, kind, owner, used, shown_when, hidden_at_the_end)


def secret(*shape: int, kind: str = "i1", shown_when: str = "") -> Any:
    """A field that nobody may see; with `shown_when`, all may while that public field is not zero, and when the game is over."""
    return Field(SECRET, shape, kind, shown_when=shown_when)


def _check_references(class_name: str, layout: tuple[Field, ...]) -> None:
    """Refuse a field that follows another which not everybody may see: what it shows would tell what that one holds."""
    public_names = {field.name for field in layout if field.audience == PUBLIC}
    for field in layout:
        followed = {"owner": field.owner, "used": field.used, "shown_when": field.shown_when}
        for argument, name in followed.items():
            if name and name not in public_names:
                raise TypeError(
                    f"{class_name}.{field.name}: {argument}={name!r} has to name a public field of this class"
                )


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
        _check_references(name, made.layout)
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
    unwatched: int = public()
    """Nobody at the table imagines anything (a simulation), so what all know of hidden cards need not be noted in full."""

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

    def shown_to(self, seat: int) -> Self:
        """What `look` gives."""
        raise NotImplementedError

    def covered_for(self, seat: int) -> Self:
        """What `cover` gives, sharing its lists."""
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
    shown = [line for field in cls.layout for line in _showing(field)]
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
        "def shown_to(self, seat):",
        "    new = make(cls)",
        *shown,
        "    new.facts = []",
        "    new.drawn = []",
        "    return new",
        "def covered_for(self, seat):",
        "    new = make(cls)",
        *(line.replace("blank_", "unseen_") for line in shown),
        "    new.facts = []",
        "    new.drawn = []",
        "    return new",
    ]
    names: dict[str, Any] = {"cls": cls, "make": cls.__new__, "copy_list": list.copy, "UNSEEN": UNSEEN}
    for field in cls.layout:
        names |= {f"{kind}_{field.name}": eval(_zeros(field.shape)) for kind in ("blank", "unused")}
        names[f"unseen_{field.name}"] = eval(_filled(field.shape, "UNSEEN"))
    exec("\n".join(source), names)
    for name in ("__init__", "copy", "shown_to", "covered_for"):
        setattr(cls, name, names[name])


def _zeros(shape: tuple[int, ...]) -> str:
    return _filled(shape, "0")


def _filled(shape: tuple[int, ...], value: str) -> str:
    if not shape:
        return value
    return f"[{value}] * {shape[0]}" if len(shape) == 1 else f"[{_filled(shape[1:], value)} for _ in range({shape[0]})]"


def _copying(value: str, shape: tuple[int, ...]) -> str:
    if len(shape) < 2:
        return f"{value}[:]" if shape else value
    if len(shape) == 2:
        return f"list(map(copy_list, {value}))"
    return f"[{_copying('row', shape[1:])} for row in {value}]"


def shown_to_all(field: Field, s: str) -> str:
    """When all may see a field, as an expression. When the game is over, what may ever be seen is shown."""
    if field.audience == PUBLIC:
        return "True"
    may_be_seen = field.audience == PRIVATE or field.shown_when != ""
    ways = [f"{s}.over"] if may_be_seen and not field.hidden_at_the_end else []
    return " or ".join([*ways, *([f"{s}.{field.shown_when}"] if field.shown_when else [])]) or "False"


def _showing(field: Field) -> list[str]:
    """Lines that fill in a field as far as a seat may see it."""
    new, old, blank = f"new.{field.name}", f"self.{field.name}", f"blank_{field.name}"
    shown = shown_to_all(field, "self")
    if shown == "True":
        return [f"    {new} = {old}"]
    return [f"    if {shown}:", f"        {new} = {old}", "    else:", *_showing_own_rows(field, new, old, blank)]


def _showing_own_rows(field: Field, new: str, old: str, blank: str) -> list[str]:
    if field.audience != PRIVATE:
        return [f"        {new} = {blank}"]
    if field.owner:
        used, unused = (
            (f"[:self.{field.used}]", f" + unused_{field.name}[self.{field.used}:]") if field.used else ("", "")
        )
        rows = f"zip({old}, self.{field.owner}{used}, {blank})"
        return [f"        {new} = [own if whose == seat else nothing for own, whose, nothing in {rows}]{unused}"]
    return [
        f"        {new} = {blank}[:]",
        f"        if 0 <= seat < {field.shape[0]}:",
        f"            {new}[seat] = {old}[seat]",
    ]


def look(s: Fields, seat: int) -> Fields:
    """A state in which only what this seat may see is filled in. A seat that nobody has sees what is public.

    It shares its lists with the whole one, so it is there to be read and never to be changed. (At a live table every seat looks after
    every move; copying would take a tenth of the time.)
    """
    return s.shown_to(seat)


def cover(s: Fields, seat: int) -> Fields:
    """A copy in which all that this seat does not see is UNSEEN."""
    return s.covered_for(seat).copy()


def select(s: Fields, seat: int) -> Fields:
    """The same as a copy, for whoever may do with it what they like."""
    return look(s, seat).copy()


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
