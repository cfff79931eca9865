"""What can happen at a table. A table is its setup and its entries in order; nothing else is kept of it."""

from __future__ import annotations

import msgspec


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
    """32 bytes in hexadecimal digits, the server's part of the deal. Nobody sees them before the end."""
    created: float
    host: int = 0
    """The seat that may fill and clear the others."""
    clock: Clock | None = None
    pace: float = 0.8
    """Seconds that a bot takes at least, whatever it has to think about."""
    grace: float = 60.0
    """Seconds that the others wait for somebody who is away before a bot may stand in."""
    stand_in: str = "prowler"
    """Who stands in."""
    spectators: bool = True
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
    """A person is ready to begin, and gives a number for the deal."""

    number: str


class Rose(Entry):
    """A seat became free again before the game."""


class Played(Entry):
    """A move was made."""

    move: str
    bot: bool = False


class Undid(Entry):
    """The last move was taken back."""


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


class Clocked(Entry):
    """The host set the clock anew, or took it away."""

    clock: Clock | None = None
    anew: bool = False
    """Whether everybody else has to say anew that they are ready: it gives less time than they were ready for."""


class Said(Entry):
    """A seat said something to the table."""

    text: str


class Rematched(Entry):
    """A new table stands ready for the same people."""

    table: str


AnyEntry = Sat | Ready | Rose | Played | Undid | Resigned | Away | Here | StoodIn | Clocked | Said | Rematched

encode_entry = msgspec.json.Encoder().encode
decode_entry = msgspec.json.Decoder(AnyEntry).decode
encode_setup = msgspec.json.Encoder().encode
decode_setup = msgspec.json.Decoder(Setup).decode
