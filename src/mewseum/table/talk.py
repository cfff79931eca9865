"""What is said at a table, by those who sit there and by those who only look on.

A spectator has no seat. Who speaks is told by the hash in their messages, and is called by one name for as long as the table is kept.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, get_args

from mewseum.core.refused import Refused
from mewseum.table.entries import NO_SEAT, Named, Said
from mewseum.table.names import check_name, check_unlike, tidy

LONGEST_SAYING = 280
Sign = Literal["hello", "bravo", "thanks", "laugh", "ouch", "thinking"]
SIGNS: tuple[Sign, ...] = get_args(Sign)
"""What can be said by one press. Each client has a picture and words of its own for it."""


@dataclass(frozen=True)
class Saying:
    """Something that was said, and by whom, as they were called at that time: somebody else may have their seat since."""

    number: int
    """Of the entry."""
    seat: int | None
    """None for a spectator."""
    name: str
    text: str
    sign: str


@dataclass(frozen=True)
class Talk:
    """Everything that was said at a table, and which spectators have told their names. What is added makes another."""

    is_open: bool = False
    """Whether spectators may talk."""
    sayings: tuple[Saying, ...] = ()
    names: dict[str, str] = field(default_factory=dict)
    """Of spectators, by the hash in their messages."""

    def check_open(self) -> None:
        """Whether spectators may talk."""
        if not self.is_open:
            raise Refused("spectators-are-silent")

    def check_new_name(self, name: str, at_seats: list[str]) -> str:
        """A name under which a spectator may talk: nobody's who sits there, nor another spectator's."""
        name = check_name(name)
        check_unlike(name, [*at_seats, *self.names.values()])
        return name

    def after_naming(self, entry: Named) -> Talk:
        """The talk after a spectator has told their name."""
        return Talk(self.is_open, self.sayings, {**self.names, holder_in(entry.message): entry.name})

    def after_saying(self, number: int, entry: Said, name: str) -> Talk:
        """The talk after something was said."""
        seat = None if entry.seat == NO_SEAT else entry.seat
        saying = Saying(number, seat, name, entry.text, entry.sign)
        return Talk(self.is_open, (*self.sayings, saying), self.names)

    def opened(self, *, is_open: bool) -> Talk:
        """The same where spectators may talk, or may not any more. What was said stays."""
        return Talk(is_open, self.sayings, self.names)


def check_saying(text: str, sign: str) -> str:
    """Words to be said to the table; a sign needs none."""
    text = tidy(text)
    if len(text) > LONGEST_SAYING or not (text or sign):
        raise Refused("bad-saying", longest=LONGEST_SAYING)
    return text


def holder_in(message: str) -> str:
    """Who has sent a message, as it stands in its number; empty if nobody has."""
    return message.partition(":")[0]
