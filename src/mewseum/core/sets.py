"""Small sets as bits of a whole number, and large ones as blocks of such numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mewseum.core.compiled import rule

BLOCK = 32
"""Members of one block: a power of two, so that finding a member's place is a shift."""


def _intrinsic(operation: str) -> Callable[..., Any]:
    from numba import njit, types
    from numba.extending import intrinsic

    def declare(typing: Any, members: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            extra = [context.get_constant(types.boolean, True)] if operation == "cttz" else []
            return getattr(builder, operation)(arguments[0], *extra)

        return types.int64(types.int64), generate

    run: Any = intrinsic(declare)

    def twin(members: int) -> Any:
        return run(members)

    compiled: Callable[..., Any] = njit(types.int64(types.int64))(twin)
    return compiled


@rule(compiled=lambda: _intrinsic("ctpop"))
def how_many(members: int) -> int:
    """How many members a set has."""
    return members.bit_count()


@rule(compiled=lambda: _intrinsic("cttz"))
def lowest(members: int) -> int:
    """The lowest member of a set that is not empty."""
    return (members & -members).bit_length() - 1


@rule
def bit(member: int) -> int:
    """The set of one member, within its block."""
    return 1 << (member % BLOCK)


@rule
def member(members: int, k: int) -> int:
    """The k-th member of a set, from 0."""
    for _ in range(k):
        members &= members - 1
    return lowest(members)
