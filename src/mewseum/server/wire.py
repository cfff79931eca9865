"""Every message between the server and its clients, typed once. The browser's types are made from these.

Whatever is sent is made of views and facts. A situation has no way onto the wire.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from mewseum.table.entries import Clock

LARGEST = 16 * 1024
"""Bytes of a message from a client."""

Text = Annotated[str, msgspec.Meta(max_length=400)]
Name = Annotated[str, msgspec.Meta(max_length=200)]
Number = Annotated[str, msgspec.Meta(max_length=64)]
MessageId = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=63)]
Count = Annotated[int, msgspec.Meta(ge=0, le=2**53)]


# What a client asks of a table at which it has a seat.


class Request(msgspec.Struct, kw_only=True, tag_field="do", tag=str.lower, forbid_unknown_fields=True):
    """Something to do. Asked again with the same id, it is not done again, but answered again.

    Something else with an id that was used before is refused.
    """

    id: MessageId


class Play(Request):
    """Make a move, having seen everything up to entry `after`."""

    move: Text
    after: Count


class Undo(Request):
    """Take back the last move, having seen everything up to entry `after`."""

    after: Count


class Resign(Request):
    """Give up."""


class Leave(Request):
    """Leave: before the game the seat becomes free, during it a bot takes it."""


class Return(Request):
    """Take the seat back from the bot that stands in."""


class Replace(Request):
    """Ask that a bot stands in for a silent seat."""

    seat: SeatNumber


class Fill(Request):
    """Seat a bot (the host only)."""

    seat: SeatNumber
    bot: Name


class Clear(Request):
    """Free a seat before the game (the host only)."""

    seat: SeatNumber


class GetReady(Request, tag="ready"):
    """Be ready to begin, and give a number for the deal: 16 to 32 bytes in hexadecimal digits."""

    number: Number


class SetClock(Request, tag="clock"):
    """Set the clock anew, or take it away (the host only)."""

    clock: Clock | None = None


class Say(Request):
    """Say something to the table."""

    text: Text


class Rematch(Request):
    """Set up another game with the same people."""


AnyRequest = Play | Undo | Resign | Leave | Return | Replace | Fill | Clear | GetReady | SetClock | Say | Rematch

decode_request = msgspec.json.Decoder(AnyRequest).decode


# What a client asks of the house.


class Create(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A new table. The seats of the others, in order: a bot's name, or null for an open seat."""

    game: Name
    players: SeatNumber
    options: dict[str, Any] = {}
    name: Name
    seat: SeatNumber = 0
    others: Annotated[list[Name | None], msgspec.Meta(max_length=16)] = []
    clock: Clock | None = None
    spectators: bool = True


class Join(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Take a seat: a certain one, or the first that is open."""

    name: Name
    seat: SeatNumber | None = None
    number: Number | None = None
    id: MessageId


class Claim(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Open one's own seat on another device, by the key in one's own link."""

    key: Annotated[str, msgspec.Meta(max_length=100)]


# What a client is told.


class SeatSeen(msgspec.Struct):
    """Who sits at a seat, as everybody sees it."""

    name: str
    bot: str
    ready: bool
    away: bool
    stood_in: str
    left: float | None
    """Seconds on its clock."""


class Phrase(msgspec.Struct, rename={"details": "with"}):
    """A message of the house's texts, and its details: numbers, texts, other phrases, lists of them."""

    say: str
    details: dict[str, Any]


class Choice(msgspec.Struct):
    """A legal move: its text, its verb, and how to say it (the details are what is chosen)."""

    text: str
    verb: str
    say: Phrase


class Now(msgspec.Struct):
    """Everything at a table that can change, as one seat (or a spectator) sees it."""

    number: int
    changed: int
    """The entry that last changed the game: what a move, or taking one back, has to name as `after`."""
    began: bool
    over: bool
    winners: list[int] | None
    seats: list[SeatSeen]
    clock: Clock | None
    waited: float
    """Seconds since the game last changed."""
    view: dict[str, Any] | None
    choices: list[Choice]
    """What this seat may play now."""
    may_undo: bool
    rematch: str
    secret: str | None
    """The server's part of the deal, when the game is over."""
    numbers: list[str] | None


class Picture(msgspec.Struct, tag_field="kind", tag="table"):
    """A whole table."""

    table: str
    game: str
    rules: str
    players: int
    options: dict[str, Any]
    seat: int | None
    host: int
    commitment: str
    """Empty if the deal is a repeated one, of which there is nothing to check."""
    repeated: bool
    """Whether the same deal was played before."""
    created: float
    before: str
    grace: float
    now: Now


class Happening(msgspec.Struct, omit_defaults=True):
    """What happened, as everybody may know it; a move as this seat may read it."""

    what: str
    seat: int
    move: str = ""
    text: str = ""
    why: str = ""


class Fact(msgspec.Struct):
    """What was told: its name, what of it this seat may know, and how to say it."""

    fact: str
    details: dict[str, Any]
    say: Phrase


class News(msgspec.Struct, tag_field="kind", tag="news"):
    """One thing that happened, and the table after it."""

    happened: Happening
    facts: list[Fact]
    now: Now


class Done(msgspec.Struct, tag_field="kind", tag="done"):
    """A request was carried out, as this entry."""

    id: str
    number: int


class No(msgspec.Struct, tag_field="kind", tag="refused"):
    """A request was refused and has changed nothing."""

    id: str
    code: str
    sentence: str
    section: str
    say: Phrase | None = None
    """How to say it, for clients that call players by their names."""


class Seated(msgspec.Struct):
    """Somebody has a seat; the token is for clients that keep no cookies.

    The commitment comes before any number for the deal: whoever set up the table is `ready` with theirs afterwards.
    """

    table: str
    seat: int
    token: str
    link: str
    """The invitation."""
    commitment: str


class OwnLink(msgspec.Struct):
    """The link with which the same person opens the seat on another device."""

    link: str


class Hint(msgspec.Struct):
    """What to play, and why, in the client's language."""

    move: str
    chance: float
    second: str | None
    second_chance: float | None
    belief: str | None
    likelihood: float | None
    sentences: list[str]
    belief_said: Phrase | None = None
    """How to say the belief, for clients that call players by their names."""


class Step(msgspec.Struct):
    """One situation of a replay, from one perspective."""

    move: str
    facts: list[Fact]
    view: dict[str, Any]
    number: int = 0
    """The entry at which it happened; none in a record that somebody has brought."""


class Replay(msgspec.Struct):
    """A game from its deal on."""

    table: str
    seat: int | None
    steps: list[Step]


class Recorded(msgspec.Struct):
    """A game from a record that somebody has brought, from one perspective."""

    game: str
    players: int
    options: dict[str, Any]
    seat: int | None
    steps: list[Step]


class OwnTable(msgspec.Struct):
    """A table at which somebody has a seat."""

    table: str
    game: str
    seat: int
    seats: list[SeatSeen]
    began: bool
    over: bool
    awaited: int | None


class OptionSeen(msgspec.Struct):
    """A variant or house rule: its values, the default first."""

    name: str
    values: list[Any]
    section: str


class GameSeen(msgspec.Struct):
    """A game of the house."""

    slug: str
    rules: str
    players: list[int]
    """How many may play without any house rule."""
    more: dict[str, list[int]]
    """House rules by which other numbers may play, each with those numbers."""
    options: list[OptionSeen]


class House(msgspec.Struct):
    """What can be played here, and against whom."""

    games: list[GameSeen]
    levels: list[str]
    temperaments: list[str]
    languages: list[str]


class LessonStep(msgspec.Struct):
    """What a learner is shown at a time."""

    scene: int
    text: str
    """The message's id; empty where something just passes before the eyes."""
    facts: list[Fact]
    """What has just happened."""
    view: dict[str, Any]
    choices: list[Choice]
    """What would be legal, if a move is asked for."""
    awaited: str
    """The move that is asked for; empty if it just goes on."""


class Lesson(msgspec.Struct):
    """A first game by script, as the learner at the first seat sees it."""

    game: str
    seats: list[SeatSeen]
    steps: list[LessonStep]


Kind = Literal["table", "news", "done", "refused"]
Told = Picture | News | Done | No
encode = msgspec.json.Encoder().encode
