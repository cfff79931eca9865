"""An evening at a table under a virtual clock, with everything that happened there."""

from __future__ import annotations

import random
from typing import Any

import pytest

from mewseum import Refused
from mewseum.core.situation import Situation
from mewseum.games import parts
from mewseum.table.entries import AnyEntry, Clock, Setup
from mewseum.table.table import Table

SECRET = bytes(range(32)).hex()
NUMBERS = ["a1" * 16, "b2" * 16, "c3" * 16, "d4" * 16]
PEOPLE = ["Mia", "Leo", "Ida", "Tom"]
CACHES = ("_foreseen", "_due")
"""What a table has worked out beforehand: it saves time, and says nothing."""


class Evening:
    """Asks a table, and goes on with the table after each answer, as whoever runs it does."""

    def __init__(self, players: int = 2, game: str = "cat-burglars", **wish: Any) -> None:
        version = parts(game).version
        self.setup = Setup(id="k7", game=game, rules=version, players=players, options={}, secret=SECRET, created=0.0, **wish)  # fmt: skip
        self.table = Table(self.setup)
        self.entries: list[AnyEntry] = []
        self.now = 0.0

    def ask(self, request: str, *arguments: Any, **more: Any) -> AnyEntry | None:
        """What the table answers now; it has not happened yet."""
        entry: AnyEntry | None = getattr(self.table, request)(*arguments, now=self.now, **more)
        return entry

    def do(self, request: str, *arguments: Any, **more: Any) -> AnyEntry:
        """Ask, and let it happen."""
        entry = self.ask(request, *arguments, **more)
        assert entry is not None, f"nothing comes of {request}"
        self.table = self.table.after(entry)
        self.entries.append(entry)
        return entry

    def wait(self, seconds: float) -> None:
        """Let time pass, and whatever it brings."""
        self.now += seconds
        while (entry := self.table.tick(self.now)) is not None:
            self.table = self.table.after(entry)
            self.entries.append(entry)

    def play(self, move: str = "", **more: Any) -> AnyEntry:
        """Whoever is to move makes this move, or the first there is: a bot where one plays."""
        seat, bot = self.awaited, bool(self.table.awaited_bot)
        return self.do("play", seat, move or str(self.state.moves()[0]), self.table.changed, bot=bot, **more)

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
    for seat in range(people):
        evening.do("ready", seat, NUMBERS[seat])
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
    known["trail"] = [(step.before, str(step.move), *more) for step, *more in known.pop("_trail")]
    known["last_move"] = None if table.last_move is None else str(table.last_move)
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
