"""Variants and house rules are options: data with a default, checked when a game is made."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from mewseum.core.refused import Refused

GROUPS = ("start", "variants", "turn", "jail", "cats", "end")
"""Of what options can be about, in the order in which they are shown."""


@dataclass(frozen=True)
class Option:
    """One switch: its name, its possible values (the first is the default), the § that it belongs to, and what it is about."""

    name: str
    values: tuple[Any, ...]
    section: str
    group: str = "turn"

    @property
    def default(self) -> Any:
        """What holds if nothing is said."""
        return self.values[0]

    def check(self, value: Any) -> Any:
        """The value, if it is possible."""
        for possible in self.values:
            if type(value) is type(possible) and value == possible:
                return possible
        raise Refused("impossible-option", section=self.section, option=self.name, value=repr(value),
                      known=[repr(possible) for possible in self.values])  # fmt: skip


def check_options(known: tuple[Option | SetOption, ...], given: Mapping[str, Any]) -> dict[str, Any]:
    """All options with their values: those given, checked, and the defaults of the others."""
    names = [option.name for option in known]
    for name in given:
        if name not in names:
            near = difflib.get_close_matches(name, names, n=1)
            raise Refused("unknown-option", option=name, known=near or names)
    return {option.name: option.check(given.get(option.name, option.default)) for option in known}


@dataclass(frozen=True)
class Preset:
    """Options that are chosen at once, by a name; all others have their defaults."""

    name: str
    options: Mapping[str, Any]


@dataclass(frozen=True)
class SetOption:
    """A switch that takes a word (the first is the default), or a set of so many of some names."""

    name: str
    words: tuple[str, ...]
    names: tuple[str, ...]
    size: int
    section: str
    group: str = "turn"

    @property
    def default(self) -> str:
        """What holds if nothing is said."""
        return self.words[0]

    @property
    def values(self) -> tuple[Any, ...]:
        """All that it can be."""
        return (*self.words, *(list(chosen) for chosen in combinations(self.names, self.size)))

    def check(self, value: Any) -> Any:
        """The value, if it is possible; a set in the order of the names."""
        if isinstance(value, str):
            if value in self.words:
                return value
            value = value.split(",")
        if isinstance(value, (list, tuple, set, frozenset)):
            chosen = [name for name in self.names if name in value]
            if len(chosen) == len(value) == self.size:
                return chosen
        raise Refused("impossible-set", section=self.section, option=self.name, value=repr(value), size=self.size,
                      known=self.names, words=self.words)  # fmt: skip
