"""What a seat can know of its own next choices before it moves: the move is played on what the seat sees, and on nothing else.

All that the seat does not see is UNSEEN there. A rule may pass it on (a card of a hidden pile that goes to another), but as soon as
anything depends on it (a branch, a loop, a place in a list), or it comes to where the seat would see it, the move cannot be
foreseen. So what is foreseen is the same in the true world and in every other that the seat may believe in: in all of them
the rules take the same steps with the same numbers. Chance is unseen too, so a move that draws a card is never foreseen.
"""

from __future__ import annotations

from mewseum.core.compiled import Twins
from mewseum.core.facts import kept_from
from mewseum.core.fields import Fields, cover, look
from mewseum.core.unseen import UNSEEN, Peeked, is_unseen


def foresee(rules: Twins, seen: Fields, seat: int, packed: int) -> Fields | None:
    """What a seat that sees `seen` will see after a move of its own; None if it cannot know that before, or is not to choose again."""
    s = cover(seen, seat)
    try:
        rules.play_packed(s, packed)
        goes_on = s.turn == seat and not s.over
        if not goes_on or s.drawn:
            return None
        after = look(s, seat)
    except Peeked:
        return None
    return None if _shows(after) or _tells(s, seat) else after


def _shows(after: Fields) -> bool:
    """Whether something unseen has come to where the seat sees it."""
    return any(is_unseen(getattr(after, field.name)) for field in after.layout)


def _tells(s: Fields, seat: int) -> bool:
    """Whether the seat was told something unseen."""
    return any(
        value is UNSEEN and name not in kept_from(kind, seat, values)
        for kind, values in s.facts
        for name, value in zip(kind.arguments, values, strict=True)
    )
