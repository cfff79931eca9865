"""A number that somebody does not see, for rules that are to show whether they depend on it."""

from __future__ import annotations

from typing import Any


class Peeked(Exception):
    """Something was decided by a number that is not seen."""


class Unseen:
    """Stands where a number would. What is computed from it is unseen as well; nothing can be decided by it."""

    def _pass_on(self, *_: Any) -> Unseen:
        return self

    def _peek(self, *_: Any) -> Any:
        raise Peeked

    __add__ = __radd__ = __sub__ = __rsub__ = __mul__ = __rmul__ = _pass_on
    __floordiv__ = __rfloordiv__ = __truediv__ = __rtruediv__ = __mod__ = __rmod__ = _pass_on
    __lshift__ = __rlshift__ = __rshift__ = __rrshift__ = _pass_on
    __and__ = __rand__ = __or__ = __ror__ = __xor__ = __rxor__ = _pass_on
    __neg__ = __invert__ = __abs__ = _pass_on
    __lt__ = __le__ = __gt__ = __ge__ = __eq__ = __ne__ = _pass_on  # type: ignore[assignment]
    __bool__ = __int__ = __index__ = __float__ = __hash__ = __iter__ = __len__ = _peek


UNSEEN: Any = Unseen()


def is_unseen(value: Any) -> bool:
    """Whether a number, or any number in nested lists, is not seen."""
    return any(map(is_unseen, value)) if type(value) is list else value is UNSEEN
