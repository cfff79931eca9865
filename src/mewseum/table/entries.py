"""What can happen at a table. A table is its setup and its entries in order; nothing else is kept of it."""

from __future__ import annotations

import msgspec

NO_SEAT = -1
"""Where an entry names a seat, this is a spectator."""


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds that each seat has for the whole game, and seconds that each of its moves gives back."""

    bank: float
    increment: float = 0.0


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """What is agreed before anybody sits down."""

    id: str
    game: str
    rules: str
    """The version of the game's rules."""
    players: int
    options: dict[str, object]
    secret: str
    """32 bytes in hexadecimal digits, the house's part of the deal in its first round. Nobody sees them before the end."""
    created: float
    host: int = 0
    """The seat that may fill and clear the others, at first."""
    clock: Clock | None = None
    pace: float = 0.8
    """Seconds that a bot takes at least, whatever it has to think about."""
    grace: float = 60.0
    """Seconds that the others wait for somebody who is away before they may ask that a bot stands in."""
    stand_in: str = "prowler"
    """Who stands in."""
    hints: bool = False
    """Whether hints may be taken where two or more people play. Alone against bots they always may."""
    spectators: bool = True
    spectators_talk: bool = False
    """Whether spectators may talk from the beginning. The host may change it at the table."""
    before: str = ""
    """The table of which this is the rematch."""
    deal: str = ""
    """The seed of a deal that is played once more, in hexadecimal digits; else everybody's numbers make the deal."""


class Entry(msgspec.Struct, kw_only=True, tag_field="kind", tag=str.lower, omit_defaults=True):
    """One thing that happened."""

    at: float
    seat: int
    message: str = ""
    """Who asked for it, and the number that they gave to their message: it is never done twice."""
    digest: str = ""
    """What they asked for, as a short hash: something else by the same number is another thing. Older entries have none."""


class Sat(Entry):
    """Somebody took a seat: a person, or a bot of some level."""

    name: str
    bot: str = ""


class Ready(Entry):
    """A person is ready to begin, and commits to a number for the deal."""

    commitment: str = ""
    number: str = ""
    """By the former protocol the number itself, without a commitment; nobody is asked for it any more."""


class Revealed(Entry):
    """Every seat has committed, and a person reveals the number for the deal."""

    number: str


class GivenUp(Entry, tag="givenup"):
    """The round was given up, because some seats did not reveal their numbers in time."""

    missing: list[int]
    secret: str
    """The house's secret for the next round."""
    freed: list[int] = []
    """The seats that were freed by it. Older entries have freed none."""
    host: int | None = None
    """The seat that is the host's from now on, if the host's own was freed."""


class Rose(Entry):
    """A seat became free again before the game."""


class Played(Entry):
    """A move was made, or several that belong together, as one."""

    move: str
    bot: bool = False
    more: list[str] = []
    """The moves that complete the first."""

    @property
    def moves(self) -> list[str]:
        """All of them, in order."""
        return [self.move, *self.more]


class Undid(Entry):
    """The last move was taken back."""


class Hinted(Entry):
    """A seat took a hint at a table of several people. What it said is nobody else's."""


class Resigned(Entry):
    """A seat gave up."""


class Away(Entry):
    """A person's last device went silent."""


class Here(Entry):
    """A person is back, and plays for themselves again."""


class StoodIn(Entry, tag="stoodin"):
    """A bot plays for a seat until its owner takes it back."""

    why: str
    """`left`, `away`, `silent` or `clock`."""
    asker: int | None = None
    """The seat that has asked for it, if another has. Older entries name nobody: a bot stood in by itself for who was away."""


class Clocked(Entry):
    """The host set the clock anew, or took it away."""

    clock: Clock | None = None
    anew: bool = False
    """Whether everybody else has to say anew that they are ready: it gives less time than they were ready for."""


class Said(Entry):
    """A seat, or a spectator, said something to the table: in words, or by a sign."""

    text: str = ""
    sign: str = ""


class Named(Entry):
    """A spectator told under which name they talk."""

    name: str


class TalkOpened(Entry, tag="talkopened"):
    """The host lets spectators talk, or not any more."""

    is_open: bool


class Rematched(Entry):
    """A seat wants to play again, at this table."""

    table: str


AnyEntry = (
    Sat | Ready | Revealed | GivenUp | Rose | Played | Undid | Hinted | Resigned | Away | Here | StoodIn | Clocked | Said | Named
    | TalkOpened | Rematched
)  # fmt: skip


def freed_by(entry: AnyEntry) -> list[int]:
    """The seats that nobody holds any more after an entry."""
    match entry:
        case Rose(seat=seat):
            return [seat]
        case GivenUp(freed=freed):
            return freed
        case _:
            return []


encode_entry = msgspec.json.Encoder().encode
decode_entry = msgspec.json.Decoder(AnyEntry).decode
encode_setup = msgspec.json.Encoder().encode
decode_setup = msgspec.json.Decoder(Setup).decode
