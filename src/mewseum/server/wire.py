"""Every message between the server and its clients, typed once. The browser's types are made from these.

Whatever is sent is made of views and facts. A situation has no way onto the wire.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from mewseum.table.entries import Clock
from mewseum.table.talk import Sign

LARGEST = 16 * 1024
"""Bytes of a message from a client."""

Text = Annotated[str, msgspec.Meta(max_length=400)]
Name = Annotated[str, msgspec.Meta(max_length=200)]
Number = Annotated[str, msgspec.Meta(max_length=64)]
MessageId = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=63)]
Moves = Annotated[list[Text], msgspec.Meta(max_length=32)]
Count = Annotated[int, msgspec.Meta(ge=0, le=2**53)]


# What a client asks of a table at which it has a seat.


class Request(msgspec.Struct, kw_only=True, tag_field="do", tag=str.lower, forbid_unknown_fields=True):
    """Something to do. Asked again with the same id, it is not done again, but answered again.

    Something else with an id that was used before is refused.
    """

    id: MessageId


class Play(Request, omit_defaults=True):
    """Make a move, and those in `more` that complete it, having seen everything up to entry `after`: all of them or none.

    A move of which nobody may be told before it is complete is refused alone: in Cat Burglars, `infiltrate` without `pay`.
    """

    move: Text
    after: Count
    more: Moves = []
    whole: bool = False
    """Make them only if nothing is left to choose after them. If something is, nothing is done, and the answer is what it is (`looked`)."""


class Look(Request):
    """See what could be chosen after these moves. They are not made, and nobody hears of it."""

    moves: Annotated[Moves, msgspec.Meta(min_length=1)]
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
    """Ask that a bot plays for the awaited seat until its owner is back: one who is away for long, or silent for very long."""

    seat: SeatNumber


class Fill(Request):
    """Seat a bot (the host only)."""

    seat: SeatNumber
    bot: Name


class Clear(Request):
    """Free a seat before the game (the host only)."""

    seat: SeatNumber


class GetReady(Request, tag="ready"):
    """Be ready to begin, and commit to a number for the deal: 32 bytes in hexadecimal digits (see docs/fairness.md)."""

    commitment: Number


class Reveal(Request):
    """Every seat has committed: give the number to which one's own seat has."""

    number: Number


class SetClock(Request, tag="clock"):
    """Set the clock anew, or take it away (the host only)."""

    clock: Clock | None = None


class Say(Request, omit_defaults=True):
    """Say something to the table: in words, by a sign, or both. A spectator who has told a name may be allowed to."""

    text: Text = ""
    sign: Sign | None = None


class OpenTalk(Request, tag="open-talk"):
    """Let spectators talk, or not any more (the host only)."""

    is_open: bool


class Rematch(Request):
    """Play again: take a seat at the next table, which the first who asks opens."""


AnyRequest = (
    Play | Look | Undo | Resign | Leave | Return | Replace | Fill | Clear | GetReady | Reveal | SetClock | Say
    | OpenTalk | Rematch
)  # fmt: skip

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
    hints: bool = False
    """Whether hints may be taken if two or more people play; everybody is told of each."""
    spectators: bool = True
    spectators_talk: bool = False


class Join(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Take a seat: a certain one, or the first that is open. Whoever asks for a certain one may be ready at once."""

    name: Name
    seat: SeatNumber | None = None
    commitment: Number | None = None
    id: MessageId


class Introduce(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A spectator tells under which name they talk."""

    name: Name
    id: MessageId


class Claim(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Open one's own seat on another device, by the key in one's own link."""

    key: Annotated[str, msgspec.Meta(max_length=100)]


class PutAway(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Put a table away from the list of one's own, or into it again."""

    away: bool


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


class ShareSeen(msgspec.Struct):
    """A part of a seat's score, and how to say it."""

    score: int
    say: Phrase


class PastRound(msgspec.Struct):
    """A round of the deal that was given up, and whose devices did not reveal their numbers."""

    round: int
    names: list[str]
    freed: bool
    """Whether they lost their seats by it: where nobody else had revealed a number either, they keep them."""


class Dealing(msgspec.Struct):
    """How far the deal is: who has committed to a number, and who has revealed theirs. No number is told before the cards are."""

    round: int
    commitment: str
    """The house's, for this round."""
    commitments: list[str]
    """Of each seat; empty for a bot's, and for one that is not ready."""
    closed: bool
    """Whether every seat has committed: now, and not before, devices reveal their numbers."""
    revealed: list[bool]
    seconds: float
    """For how long numbers are waited for from then on."""
    past: list[PastRound]


class Now(msgspec.Struct):
    """Everything at a table that can change, as one seat (or a spectator) sees it."""

    number: int
    changed: int
    """The entry that last changed the game: what a move, or taking one back, has to name as `after`."""
    began: bool
    over: bool
    winners: list[int] | None
    seats: list[SeatSeen]
    host: int
    """The seat that may fill and clear the others. It changes where the host's seat is freed."""
    clock: Clock | None
    waited: float
    """Seconds since the game last changed, where a clock runs or somebody waits for another."""
    replaceable: float | None
    """So many seconds after the game's last change the others may ask that a bot plays for the awaited seat; none if nobody may."""
    view: dict[str, Any] | None
    choices: list[Choice]
    """What this seat may play now."""
    may_undo: bool | None
    """Whether this seat may take back its last move. None: that has yet to be worked out, for whoever asks for it (`/may-undo`)."""
    rematch: str
    """The next table, once somebody wants to play again."""
    again: list[int]
    """The seats that want to: they sit there."""
    hints: str
    """Whether hints may be taken: `off`, `told` (everybody is told of each), or `alone` (there is nobody to be told)."""
    standing: Phrase | None
    """How the game has ended for this seat; none for a spectator."""
    place: int | None
    """Which place this seat came in, at the end; none for whoever has resigned, and none for a spectator."""
    breakdown: list[list[ShareSeen]] | None
    """What each seat's score is made of, when the game has been played to its end: all see it, and nobody before."""
    secret: str | None
    """The house's part of the deal, when the game is over."""
    numbers: list[str] | None
    dealing: Dealing | None
    """Before the cards are dealt; a repeated deal has none."""
    spectators_talk: bool
    """Whether spectators may talk."""


class Happening(msgspec.Struct, omit_defaults=True):
    """What happened, as everybody may know it; moves as this seat may read them."""

    what: str
    seat: int
    move: str = ""
    more: list[str] = []
    """The moves that were made with it, as one."""
    text: str = ""
    sign: str = ""
    name: str = ""
    """Of a spectator who talks, or has told this name; their seat is -1."""
    why: str = ""
    """Why a bot stands in for the seat, or has until now."""
    asker: int | None = None
    """Who has asked for that, if another seat has."""
    stand_in: bool = False
    """Whether a bot made the move in somebody's place."""
    undone: int = 0
    """The entry that was taken back."""


class Noted(msgspec.Struct):
    """Something that belongs to the story and is no move that stands: a bot stood in, a move was taken back."""

    number: int
    happened: Happening


class Picture(msgspec.Struct, tag_field="kind", tag="table"):
    """A whole table."""

    table: str
    game: str
    rules: str
    players: int
    options: dict[str, Any]
    seat: int | None
    commitment: str
    """The house's, in this round. Empty if the deal is a repeated one, of which there is nothing to check."""
    protocol: int
    """By which version of docs/fairness.md the deal is made."""
    repeated: bool
    """Whether the same deal was played before."""
    created: float
    before: str
    grace: float
    hints: bool
    """Whether hints may be taken if two or more people play."""
    noted: list[Noted]
    """What has happened beside the moves that stand, the latest of it: a replay tells the moves."""
    now: Now


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


class Beat(msgspec.Struct, tag_field="kind", tag="beat"):
    """The house is there. It says so again and again to whoever has opened a socket with `beats`."""

    watching: int
    """How many spectators look on through this server, big screens not counted."""


class Saying(msgspec.Struct):
    """Something that was said, and by whom, as they were called then; no seat is a spectator's."""

    number: int
    """The entry."""
    seat: int | None
    name: str
    text: str
    sign: str


class Talk(msgspec.Struct):
    """What was said at a table, or a page of it."""

    sayings: list[Saying]
    count: int
    """How much was said in all: whoever has less asks for the rest, from the `first` that is missing."""
    name: str
    """Under which whoever asks talks as a spectator; empty if they have not told one."""


class Introduced(msgspec.Struct):
    """A spectator has a name at this table; the token is for clients that keep no cookies."""

    name: str
    token: str


class Done(msgspec.Struct, tag_field="kind", tag="done"):
    """A request was carried out, as this entry."""

    id: str
    number: int


class Looked(msgspec.Struct, tag_field="kind", tag="looked"):
    """What a seat would see and choose from after moves that were not made; no choices if nothing would be left to choose."""

    id: str
    view: dict[str, Any] | None
    choices: list[Choice]


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

    The house's commitment comes before any other: a seat is `ready` with its own, which names table, round and seat, afterwards.
    """

    table: str
    seat: int
    token: str
    link: str
    """The invitation."""
    commitment: str
    round: int
    """The round of the deal for which the house has committed."""


class OwnLink(msgspec.Struct):
    """The link with which the same person opens the seat on one more device: once, and for so many seconds."""

    link: str
    seconds: float
    picture: str
    """The link as a QR code (SVG)."""


class LinkSeen(msgspec.Struct):
    """What an own link opens, for whoever is about to use it."""

    seat: int
    name: str
    game: str


class Devices(msgspec.Struct):
    """How many devices hold somebody's own seat, and how many may."""

    devices: int
    most: int


class Hint(msgspec.Struct):
    """What to play, and why, in the client's language."""

    move: str
    chance: float
    second: str | None
    second_chance: float | None
    belief: str | None
    likelihood: float | None
    sentences: list[str]
    reason_said: Phrase
    """How to say why, for clients that call players by their names: the belief that decides, or how the moves compare."""


class Undoable(msgspec.Struct):
    """Whether a seat may take back its last move."""

    may_undo: bool


class Step(msgspec.Struct):
    """One situation of a replay, from one perspective."""

    move: str
    facts: list[Fact]
    view: dict[str, Any]
    number: int = 0
    """The entry at which it happened; none in a record that somebody has brought."""
    stand_in: bool = False
    """Whether a bot made the move in somebody's place; a record does not say."""


class Replay(msgspec.Struct):
    """A game from its deal on, or a page of it."""

    table: str
    seat: int | None
    steps: list[Step]
    count: int
    """How many steps the whole game has: whoever has fewer asks for the rest, from the `first` that is missing."""


class SitterSeen(msgspec.Struct):
    """Who sat at a seat of a record: a person, a bot, or neither where the record does not say."""

    name: str
    bot: str


class Recorded(msgspec.Struct):
    """A game from a record that somebody has brought, from one perspective, or a page of it."""

    game: str
    players: int
    sitters: list[SitterSeen]
    """Who sat where, seat by seat; empty if the record does not say."""
    options: dict[str, Any]
    seat: int | None
    steps: list[Step]
    count: int
    """How many steps the whole game has."""


class OwnTable(msgspec.Struct):
    """A table at which somebody has a seat."""

    table: str
    game: str
    seat: int
    seats: list[SeatSeen]
    began: bool
    over: bool
    awaited: int | None
    put_away: bool
    """Whether they have put it away, and nobody has asked for anything there since."""


class OptionSeen(msgspec.Struct):
    """A variant or house rule: its values, the default first."""

    name: str
    values: list[Any]
    section: str
    group: str
    """What it is about: options of a group are shown together."""


class PresetSeen(msgspec.Struct):
    """Options that are chosen at once; all others have their defaults."""

    name: str
    options: dict[str, Any]
    bot: str
    """The level of all bots that goes with it; empty if any does."""


class GameSeen(msgspec.Struct):
    """A game of the house."""

    slug: str
    rules: str
    players: list[int]
    """How many may play without any house rule."""
    more: dict[str, list[int]]
    """House rules by which other numbers may play, each with those numbers."""
    options: list[OptionSeen]
    """Group by group."""
    presets: list[PresetSeen]


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


Told = Picture | News | Beat | Done | Looked | No
encode = msgspec.json.Encoder().encode
