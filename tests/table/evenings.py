"""An evening at a table under a virtual clock, with everything that happened there."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

from mewseum import Refused
from mewseum.core.fairness import seat_commitment_of
from mewseum.core.situation import Situation
from mewseum.games import parts
from mewseum.table.entries import AnyEntry, Clock, GivenUp, Setup, decode_entry
from mewseum.table.table import Table
from tests.completing import completed

SECRET = bytes(range(32)).hex()
NUMBERS = ["a1" * 32, "b2" * 32, "c3" * 32, "d4" * 32]
PEOPLE = ["Mia", "Leo", "Ida", "Tom"]
CACHES = ("_foreseen", "_due")
"""What a table has worked out beforehand: it saves time, and says nothing."""


def commitment_at(table: Table, seat: int, number: str = "") -> str:
    """To which number a seat commits in this round of a table."""
    return seat_commitment_of(table.setup.id, table.dealing.round, seat, table.commitment, number or NUMBERS[seat])


def not_by_chance(entry: AnyEntry | None) -> AnyEntry | None:
    """The entry, with a secret for the next round that is the same in every run."""
    if isinstance(entry, GivenUp):
        entry.secret = "5e" * 32
    return entry


class Evening:
    """Asks a table, and goes on with the table after each answer, as whoever runs it does."""

    def __init__(self, players: int = 2, game: str = "cat-burglars", secret: str = SECRET, **wish: Any) -> None:
        version = parts(game).version
        self.setup = Setup(id="k7", game=game, rules=version, players=players, options={}, secret=secret, created=0.0, **wish)  # fmt: skip
        self.table = Table(self.setup)
        self.entries: list[AnyEntry] = []
        self.now = 0.0

    def ask(self, request: str, *arguments: Any, **more: Any) -> AnyEntry | None:
        """What the table answers now; it has not happened yet."""
        return not_by_chance(getattr(self.table, request)(*arguments, now=self.now, **more))

    def do(self, request: str, *arguments: Any, **more: Any) -> AnyEntry:
        """Ask, and let it happen."""
        entry = self.ask(request, *arguments, **more)
        assert entry is not None, f"nothing comes of {request}"
        self.table = self.table.after(entry)
        self.entries.append(entry)
        return entry

    def commitment(self, seat: int, number: str = "") -> str:
        """To which number a seat commits in this round."""
        return commitment_at(self.table, seat, number)

    def commit(self, *seats: int) -> None:
        """These seats are ready."""
        for seat in seats:
            self.do("ready", seat, self.commitment(seat))

    def reveal(self, *seats: int) -> None:
        """The devices of these seats reveal their numbers."""
        for seat in seats:
            self.do("reveal", seat, NUMBERS[seat])

    def wait(self, seconds: float) -> None:
        """Let time pass, and whatever it brings."""
        self.now += seconds
        while (entry := not_by_chance(self.table.tick(self.now))) is not None:
            self.table = self.table.after(entry)
            self.entries.append(entry)

    def play(self, move: str = "", *, more: Sequence[str] | None = None, message: str = "") -> AnyEntry:
        """Whoever is to move makes this move, or the first there is, with what has to be named with it: a bot where one plays."""
        seat, bot = self.awaited, bool(self.table.awaited_bot)
        move, *needed = completed(self.state.view(seat), move or str(self.state.moves()[0]))
        more = needed if more is None else more
        return self.do("play", seat, move, self.table.changed, bot=bot, more=more, message=message)

    def play_until(self, verb: str, dice: int = 1) -> str:
        """Random moves, until a move of this verb can be made: that move."""
        chance = random.Random(dice)
        while self.state.turn is not None:
            moves = [str(move) for move in self.state.moves()]
            wanted = [move for move in moves if move.startswith(verb)]
            if wanted:
                return wanted[0]
            self.play(chance.choice(moves))
        raise AssertionError(f"nobody could {verb}")

    def play_to_the_end(self, dice: int = 1) -> None:
        chance = random.Random(dice)
        while not self.table.over:
            self.play(str(chance.choice(self.state.moves())))

    @property
    def state(self) -> Situation:
        assert self.table.state is not None
        return self.table.state

    @property
    def awaited(self) -> int:
        assert self.table.awaited is not None
        return self.table.awaited

    @property
    def other(self) -> int:
        """Somebody who is not to move."""
        return (self.awaited + 1) % self.setup.players

    @property
    def left(self) -> list[float]:
        """Seconds on the clocks."""
        return [seat.left for seat in self.table.seats]


def begin(players: int = 2, bots: tuple[str, ...] = (), game: str = "cat-burglars", **wish: Any) -> Evening:
    """An evening at which all sit and are ready; bots have the last seats."""
    evening = Evening(players, game, **wish)
    people = players - len(bots)
    for seat in range(people):
        evening.do("sit", seat, PEOPLE[seat])
    for seat, bot in enumerate(bots, people):
        evening.do("fill", 0, seat, bot)
    evening.commit(*range(people))
    evening.reveal(*range(people))
    assert evening.table.began
    return evening


def begin_with_clock(bank: float = 100.0, increment: float = 0.0, players: int = 2, **wish: Any) -> Evening:
    return begin(players, clock=Clock(bank, increment), **wish)


def everything(table: Table) -> dict[str, Any]:
    """All that a table knows, ready to be compared."""
    known = {name: value for name, value in vars(table).items() if name not in CACHES}
    game, record = known.pop("game"), known.pop("record")
    known["game"] = game.slug, game.players, game.options
    known["record"] = None if record is None else record.to_dict()
    known["seats"] = [vars(seat).copy() for seat in table.seats]
    known["trail"] = [
        ([(step.before, str(step.move)) for step in steps], *more) for steps, *more in known.pop("_trail")
    ]
    known["last_moves"] = [str(move) for move in table.last_moves]
    known["_messages"] = dict(table._messages)
    return known


def refused(evening: Evening, request: str, *arguments: Any, **more: Any) -> str:
    """Why the table refuses, which has changed nothing."""
    before = everything(evening.table)
    with pytest.raises(Refused) as refusal:
        evening.ask(request, *arguments, **more)
    assert everything(evening.table) == before
    assert str(refusal.value).strip()
    return refusal.value.key


FORMER_NUMBERS = ("a1" * 16, "b2" * 16)


def a_former_table(ready: int = 2, game: str = "cat-burglars") -> Evening:
    """A table as it was stored before: whoever was ready gave a number at once."""
    lines = [
        b'{"kind":"sat","at":0.0,"seat":0,"name":"Mia"}',
        b'{"kind":"sat","at":0.0,"seat":1,"name":"Leo"}',
        b'{"kind":"ready","at":1.0,"seat":0,"number":"a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1"}',
        b'{"kind":"ready","at":2.0,"seat":1,"number":"b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2"}',
    ]
    evening = Evening(2, game)
    evening.entries = [decode_entry(line) for line in lines[: 2 + ready]]
    evening.table.replay(evening.entries)
    return evening
