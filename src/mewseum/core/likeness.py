"""Whether two states look the same to a seat: the comparison that a State's declarations call for."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterator
from types import ModuleType

from mewseum.core.compiled import rule
from mewseum.core.fields import PRIVATE, SECRET, Field, Fields, shown_to_all


def likeness(cls: type[Fields]) -> ModuleType:
    """A module with one rule, `looks_like(seen, s, seat)`: whether a seat that sees `seen` could be looking at `s`."""
    module = ModuleType(f"{cls.__module__}.likeness", f"How alike two states of {cls.__module__} are.")
    module.__file__ = inspect.getfile(cls)
    exec("\n".join(_source(cls)), module.__dict__)
    function = module.looks_like
    function.__annotations__ = {"seen": "State", "s": "State", "seat": "int", "return": "bool"}
    rule(function)
    sys.modules[module.__name__] = module  # where compiled code that is kept looks for it
    return module


def _source(cls: type[Fields]) -> Iterator[str]:
    yield "def looks_like(seen, s, seat):"
    for field in cls.layout:
        shown = shown_to_all(field, "seen")
        if field.audience == SECRET and shown == "False":
            continue
        yield f"    if {shown}:"
        yield from _compare(field, [], "        ")
        if field.audience == PRIVATE:
            owner = f"seen.{field.owner}[i0]" if field.owner else "i0"
            rows = f"seen.{field.used}" if field.used else field.shape[0]
            yield "    else:"
            yield f"        for i0 in range({rows}):"
            yield f"            if {owner} == seat:"
            yield from _compare(field, ["i0"], "                ")
    yield "    return True"


def _compare(field: Field, indices: list[str], indent: str) -> Iterator[str]:
    """Return False at the first number that differs."""
    for depth in range(len(indices), len(field.shape)):
        yield f"{indent}for i{depth} in range({field.shape[depth]}):"
        indices = [*indices, f"i{depth}"]
        indent += "    "
    place = "".join(f"[{index}]" for index in indices)
    yield f"{indent}if seen.{field.name}{place} != s.{field.name}{place}:"
    yield f"{indent}    return False"
