"""A value that is worked out when it is first asked for, and kept.

As functools.cached_property, without its lock (which Python 3.12 has dropped too): at a live table it took some 3 % of every move.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Generic, TypeVar, overload

Value = TypeVar("Value")


class once(Generic[Value]):
    """Marks a method without arguments as such a value."""

    def __init__(self, work_out: Callable[[Any], Value]) -> None:
        self._work_out = work_out
        self.__doc__ = work_out.__doc__

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    @overload
    def __get__(self, holder: None, owner: type) -> once[Value]: ...

    @overload
    def __get__(self, holder: object, owner: type | None = None) -> Value: ...

    def __get__(self, holder: object | None, owner: type | None = None) -> once[Value] | Value:
        if holder is None:
            return self
        value = holder.__dict__[self._name] = self._work_out(holder)
        return value


def beside(holder: Any, name: str, work_out: Callable[[Any], Value]) -> Value:
    """What somebody else makes of a holder, worked out once and kept beside it for as long as it lives."""
    kept: dict[str, Any] = holder.__dict__
    if name not in kept:
        kept[name] = work_out(holder)
    value: Value = kept[name]
    return value


MOST_KEPT = 1 << 12
"""Of each kind of move or fact, in words."""


def keep(kept: dict[Any, Value], key: Hashable, value: Value) -> Value:
    """Keep one more value for whoever asks again. Where too many are kept, it begins anew."""
    if len(kept) >= MOST_KEPT:
        kept.clear()
    kept[key] = value
    return value


def copied(words: Any) -> Any:
    """A copy of words whose parts are shared, for whoever may do with it what they like: dictionaries and lists of its own."""
    if isinstance(words, dict):
        return {name: copied(part) for name, part in words.items()}
    return [copied(part) for part in words] if isinstance(words, (list, tuple)) else words
