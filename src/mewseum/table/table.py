"""A live table as a state machine over time.

Somebody asks (`sit`, `play`, `undo` …) and gets an entry, or is refused; nothing has changed yet. Whoever runs the table
stores the entry, and only then goes on with the table after it: `table.after(entry)`. The same entries in the same order
give the same table everywhere. What time brings, `table.due()` and `table.tick(now)` tell.
"""

from __future__ import annotations

import copy
from collections.abc import Iterable
from typing import Any, NamedTuple

from mewseum.core.fairness import commitment_of, seed_of
from mewseum.core.game import Game
from mewseum.core.moves import Move
from mewseum.core.record import Record
from mewseum.core.refused import Refused
from mewseum.core.situation import Situation
from mewseum.games import make_game
from mewseum.table.entries import (
    AnyEntry,
    Away,
    Clock,
    Clocked,
    Entry,
    Here,
    Played,
    Ready,
    Rematched,
    Resigned,
    Rose,
    Said,
    Sat,
    Setup,
    StoodIn,
    Undid,
)
from mewseum.table.pace import pace_of
from mewseum.table.seats import Seat, check_name, check_number, check_saying
from mewseum.table.undo import Step

LONGEST_CLOCK = 24 * 3600.0
MOST_SAID = 500
"""So much may be said at one table; everything is kept."""
MOST_ASKED = 500
"""So often each seat may ask for anything else than moves and words (clocks, leaving, undoing), and so often people may come and go
before the game, all together. Everybody has a share of their own, so nobody can use up the others'."""
SILENCE = 10
"""So many grace periods whoever is there may think before the others may ask for a bot in their place."""


class Trace(NamedTuple):
    """A move that might be taken back."""

    step: Step
    given: float
    """Seconds that it gave back to its clock."""
    bot: bool
    """Whether a bot made it. That stands: it moved because somebody was not there, or had no time left."""


class Table:
    """One table: who sits there, the game if it has begun, and how it ended."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.game: Game = make_game(setup.game, setup.players, setup.options)
        if setup.rules != self.game.parts.version:
            raise Refused("unknown-rules", file=setup.id, version=setup.rules, known=self.game.parts.version)
        self.commitment = "" if setup.deal else commitment_of(setup.secret)
        self.clock = setup.clock
        self.seats = [Seat() for _ in range(setup.players)]
        self.number = 0
        """How many entries there are."""
        self.changed = 0
        """The number of the entry that last changed the game."""
        self.changed_at = setup.created
        self.state: Situation | None = None
        self.last_move: Move | None = None
        self.told = False
        """Whether the last entry told facts: it was the deal, or a move."""
        self.record: Record | None = None
        self.steps: list[int] = []
        """The numbers of the entries that dealt, and that made each move that stands."""
        self.winners: list[int] | None = None
        """Who has won; None while the game goes on."""
        self.rematch = ""
        self.said = 0
        self.asked: dict[int | None, int] = {}
        """How often each seat has asked for something else than a move or a word; None: how often somebody came or went before the game."""
        self._trail: list[Trace] = []
        self._foreseen: tuple[Played, Move, Situation] | None = None
        self._due: tuple[float | None] | None = None
        """When something is due, once that was worked out; every entry may change it."""
        self._messages: dict[str, tuple[int, str]] = {}
        """The entry that each message has led to, and the digest of what it asked for."""

    # What anybody can ask about a table.

    @property
    def began(self) -> bool:
        """Whether cards have been dealt."""
        return self.state is not None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.winners is not None

    @property
    def awaited(self) -> int | None:
        """The seat whose move is awaited."""
        return None if self.state is None or self.over else self.state.turn

    @property
    def awaited_bot(self) -> str:
        """The level of the bot that is to move; empty if a person is, or nobody."""
        return "" if self.awaited is None else self._bot_at(self.awaited)

    def _bot_is_at_it(self, seat: int) -> bool:
        """Whether a bot stands in for a seat at the very move at which it took over, and has not made it yet."""
        return self.awaited == seat and self.seats[seat].handed_over == self.changed

    def _bot_at(self, seat: int) -> str:
        sitting = self._seat(seat)
        return sitting.bot or (self.setup.stand_in if sitting.stood_in else "")

    def done(self, message: str, digest: str = "") -> int | None:
        """The number of the entry that a message has led to, if it has. It may not ask for something else this time."""
        if message not in self._messages:
            return None
        number, asked = self._messages[message]
        if asked and digest and asked != digest:
            raise Refused("id-used", id=message.partition(":")[2])
        return number

    def may_undo(self, seat: int) -> bool:
        """Whether a seat might take back its last move, as far as that is quickly said."""
        return self._last_of(seat) is not None and not self.over and not self._drew()

    def _last_of(self, seat: int) -> Step | None:
        """The last move, if it was a seat's own and might be taken back."""
        last = self._trail[-1] if self._trail else None
        return last.step if last and not last.bot and last.step.before.turn == seat else None

    def _drew(self) -> bool:
        return self.state is not None and self.state.has_drawn

    @property
    def numbers(self) -> list[str]:
        """What each seat gave for the deal."""
        return [seat.number or "" for seat in self.seats]

    # What somebody may do: each gives an entry, or is refused, and changes nothing.

    def sit(self, seat: int | None, name: str, now: float, message: str = "") -> Sat:
        """A person takes a seat: the one they ask for, or the first that is open."""
        self._within_reason(None)
        self._before_the_game()
        if seat is None:
            free = [place for place, sitting in enumerate(self.seats) if not sitting.taken]
            if not free:
                raise Refused("table-full", players=self.setup.players)
            seat = free[0]
        if self._seat(seat).taken:
            raise Refused("seat-taken", seat=seat + 1)
        name = check_name(name)
        if any(sitting.name.casefold() == name.casefold() for sitting in self.seats):
            raise Refused("name-taken", name=name)
        return Sat(at=now, seat=seat, message=message, name=name)

    def fill(self, host: int | None, seat: int, bot: str, now: float, message: str = "") -> Sat:
        """The host seats a bot at an open seat, or another bot in a bot's place."""
        self._before_the_game()
        self._only_host(host)
        self._within_reason(self.setup.host)
        if self._seat(seat).is_person:
            raise Refused("seat-taken", seat=seat + 1)
        if not any(sitting.is_person for sitting in self.seats):
            raise Refused("no-people")
        return Sat(at=now, seat=seat, message=message, name=bot, bot=bot)

    def clear(self, host: int | None, seat: int, now: float, message: str = "") -> Rose:
        """The host frees a seat, or a person their own, before the game. It may be asked for as often as somebody sat down."""
        self._before_the_game()
        if not self._seat(seat).taken:
            raise Refused("seat-open", seat=seat + 1)
        if host != seat:
            self._only_host(host)
        elif host == self.setup.host:
            raise Refused("host-stays")
        return Rose(at=now, seat=seat, message=message)

    def ready(self, seat: int, number: str, now: float, message: str = "") -> Ready:
        """A person is ready, and gives a number for the deal."""
        self._before_the_game()
        sitting = self._seat(seat)
        if not sitting.is_person:
            raise Refused("bot-plays" if sitting.bot else "seat-open", seat=seat + 1)
        if sitting.number is not None:
            raise Refused("already-ready")
        return Ready(at=now, seat=seat, message=message, number=check_number(number))

    def play(
        self, seat: int, move: str, after: int | None, now: float, message: str = "", *, bot: bool = False
    ) -> Played:
        """A seat makes a move, having seen everything up to entry `after`."""
        state = self._during_the_game()
        self._seen_all(after)
        if bot != bool(self._bot_at(seat)):
            raise Refused("bot-plays" if not bot else "person-plays", seat=seat + 1)
        chosen = self._offered(state, seat, move) or state.find(move, seat)
        entry = Played(at=now, seat=seat, message=message, move=chosen.text, bot=bot)
        self._foreseen = entry, chosen, state.play_known(chosen)
        return entry

    def _offered(self, state: Situation, seat: int, text: str) -> Move | None:
        """The move of that text among those that the seat was offered; listing them once more would take its time."""
        return next((move for move in state.offered(seat) if move.text == text), None)

    def undo(self, seat: int, now: float, message: str = "", *, after: int | None = None) -> Undid:
        """A seat that has seen everything up to entry `after` takes its last move back, if nobody learned anything by it."""
        if not self.step_to_undo(seat, after).told_nothing:
            raise Refused("undo-reveals")
        return Undid(at=now, seat=seat, message=message)

    def step_to_undo(self, seat: int, after: int | None = None) -> Step:
        """The move that a seat might take back; whether anybody learned anything by it has not been looked at yet."""
        self._within_reason(seat)
        self._during_the_game()
        self._seen_all(after)
        if self._bot_at(seat):
            raise Refused("bot-plays", seat=seat + 1)
        step = self._last_of(seat)
        if step is None:
            raise Refused("nothing-to-undo")
        return step

    def resign(self, seat: int, now: float, message: str = "") -> Resigned:
        """A seat gives up. Of two, the other has won; at a larger table a bot plays on in its place."""
        self._during_the_game()
        if self._seat(seat).resigned:
            raise Refused("has-resigned")
        if self.seats[seat].bot:
            raise Refused("bot-plays", seat=seat + 1)
        return Resigned(at=now, seat=seat, message=message)

    def leave(self, seat: int, now: float, message: str = "") -> StoodIn:
        """A person leaves the game for now; a bot takes the seat."""
        self._within_reason(seat)
        self._during_the_game()
        if self._bot_at(seat):
            raise Refused("bot-plays", seat=seat + 1)
        return StoodIn(at=now, seat=seat, message=message, why="left")

    def take_back(self, seat: int, now: float, message: str = "") -> Here:
        """A person takes their seat back from the bot that stands in. Once their time is up, the bot makes this move."""
        self._during_the_game()
        if self._seat(seat).resigned:
            raise Refused("has-resigned")
        if not self.seats[seat].stood_in:
            raise Refused("person-plays", seat=seat + 1)
        if self.clock is not None and self._bot_is_at_it(seat) and self.changed_at + self.seats[seat].left <= now:
            raise Refused("time-is-up")
        return Here(at=now, seat=seat, message=message)

    def replace(self, asker: int, seat: int, now: float, message: str = "") -> StoodIn:
        """Somebody asks that a bot stands in for another who is there and has let everybody wait for very long.

        For whoever is away one does after the grace period, without being asked.
        """
        self._during_the_game()
        if self._bot_at(seat):
            raise Refused("bot-plays", seat=seat + 1)
        patience = SILENCE * self.setup.grace
        if asker == seat or self.awaited != seat or now < self.changed_at + patience:
            raise Refused("not-silent", seat=seat + 1, seconds=round(patience))
        return StoodIn(at=now, seat=seat, message=message, why="silent")

    def set_clock(self, host: int | None, clock: Clock | None, now: float, message: str = "") -> Clocked:
        """The host sets the clock anew, or takes it away; in a running game nobody gets less time than was agreed.

        Before it, whoever was ready for another clock, or for none, is asked again.
        """
        self._only_host(host)
        self._within_reason(self.setup.host)
        if self.over:
            raise Refused("game-over")
        is_tighter = False
        if clock is not None:
            is_tighter = not is_relaxed(check_clock(clock), self.clock)
            if self.began and is_tighter:
                raise Refused("clock-tightened")
        return Clocked(at=now, seat=self.setup.host, message=message, clock=clock, anew=is_tighter)

    def say(self, seat: int, text: str, now: float, message: str = "") -> Said:
        """A seat says something to the table."""
        if self.said >= MOST_SAID:
            raise Refused("enough-said", most=MOST_SAID)
        return Said(at=now, seat=seat, message=message, text=check_saying(text))

    def ask_rematch(self, seat: int, table: str, now: float, message: str = "") -> Rematched:
        """After the game, a seat asks for another with the same people."""
        if not self.over:
            raise Refused("not-yet-over")
        if self.rematch:
            raise Refused("rematch-exists", table=self.rematch)
        return Rematched(at=now, seat=seat, message=message, table=table)

    def go_away(self, seat: int, now: float) -> Away | None:
        """A person's last device went silent. Where a bot plays for them already, that is no news."""
        sitting = self.seats[seat]
        plays = sitting.is_person and not sitting.stood_in and not self.over
        return Away(at=now, seat=seat) if plays and sitting.away_since is None else None

    def come_back(self, seat: int, now: float) -> Here | None:
        """A person's device is here again; a bot that stood in while they were away makes room."""
        sitting = self.seats[seat]
        if sitting.away_since is None and sitting.stood_in not in ("away", "silent"):
            return None
        return Here(at=now, seat=seat) if sitting.is_person and not self.over else None

    # What time brings.

    def due(self) -> float | None:
        """When something will happen by itself if nobody acts: a bot's move, or the end of somebody's time."""
        if self._due is None:
            self._due = (self._work_out_due(),)
        return self._due[0]

    def _work_out_due(self) -> float | None:
        seat = self.awaited
        if seat is None:
            return None
        if self.awaited_bot:
            return self.changed_at + pace_of(self.awaited_bot, self.setup.pace)
        times = []
        if self.clock is not None:
            times.append(self.changed_at + self.seats[seat].left)
        since, waiting = self.seats[seat].away_since, self._waiting_for(seat)
        if since is not None and waiting:
            times.append(max(since, self.changed_at, min(waiting)) + self.setup.grace)
        return min(times, default=None)

    def _waiting_for(self, seat: int) -> list[float]:
        """Since when each of the others who wait for a seat is here."""
        return [
            sitting.here_since
            for other, sitting in enumerate(self.seats)
            if sitting.is_person and other != seat and sitting.away_since is None and not sitting.stood_in
        ]

    def tick(self, now: float) -> StoodIn | None:
        """What the end of somebody's time brings; a bot's own move is for whoever runs the bots."""
        seat, due = self.awaited, self.due()
        if seat is None or due is None or now < due or self.awaited_bot:
            return None
        ran_out = self.clock is not None and now >= self.changed_at + self.seats[seat].left
        return StoodIn(at=now, seat=seat, why="clock" if ran_out else "away")

    # What has happened.

    def after(self, entry: AnyEntry) -> Table:
        """The table after one more entry; this one stays as it is."""
        table = Table.__new__(Table)
        table.__dict__.update(self.__dict__)  # copy.copy does the same by a detour
        table.seats = list(self.seats)
        table._trail = list(self._trail)
        table._messages = dict(self._messages)
        if self.record is not None:
            table.record = Record(self.game, self.record.seed, list(self.record.moves))
            table.steps = list(self.steps)
        table.apply(entry)
        return table

    def _change(self, seat: int) -> Seat:
        """A seat to be changed; the table before keeps its own."""
        self.seats[seat] = copy.copy(self.seats[seat])
        return self.seats[seat]

    def apply(self, entry: AnyEntry) -> None:
        """Take in the next entry. Entries come from this table's own answers, or from where they were stored."""
        self.number += 1
        self.told, self._due = False, None
        if entry.message:
            self._messages[entry.message] = self.number, entry.digest
            self._count(entry)
        handler: Any = getattr(self, f"_apply_{type(entry).__name__.lower()}")
        handler(entry)
        self._foreseen = None

    def _count(self, entry: AnyEntry) -> None:
        """Note whose share of requests an entry takes."""
        if isinstance(entry, (Sat, Rose)):
            is_of_bots = bool(entry.bot if isinstance(entry, Sat) else self.seats[entry.seat].bot)
            share = self.setup.host if is_of_bots else None
        elif isinstance(entry, (Undid, Clocked)) or (isinstance(entry, StoodIn) and entry.why == "left"):
            share = entry.seat
        else:
            return  # this comes once, or after one of those, or takes its time
        self.asked = {**self.asked, share: self.asked.get(share, 0) + 1}

    def replay(self, entries: Iterable[AnyEntry]) -> None:
        """Take in all of these."""
        for entry in entries:
            self.apply(entry)

    def _apply_sat(self, entry: Sat) -> None:
        self.seats[entry.seat] = Seat(entry.name, entry.bot)
        self._deal_if_ready(entry)

    def _apply_ready(self, entry: Ready) -> None:
        self._change(entry.seat).number = entry.number
        self._deal_if_ready(entry)

    def _deal_if_ready(self, entry: Entry) -> None:
        if not all(seat.is_ready for seat in self.seats):
            return
        again = self.setup.deal
        seed = bytes.fromhex(again) if again else seed_of(self.setup.secret, self.setup.id, self.numbers)
        self.record = Record(self.game, seed)
        self.state = self.record.start()
        self.steps = [self.number]
        self.told = True
        self._wind_clocks()
        self._game_changed(entry)

    def _wind_clocks(self) -> None:
        for seat in range(self.setup.players):
            self._change(seat).left = self.clock.bank if self.clock else 0.0

    def _game_changed(self, entry: Entry) -> None:
        self.changed, self.changed_at = self.number, entry.at
        if self.state is not None and self.state.outcome is not None:
            self.winners = self.state.outcome.winners

    def _apply_rose(self, entry: Rose) -> None:
        self.seats[entry.seat] = Seat()

    def _apply_played(self, entry: Played) -> None:
        state = self.state
        assert state is not None
        assert self.record is not None
        if self._foreseen is not None and self._foreseen[0] is entry:
            _, move, after = self._foreseen
        else:
            move = state.retrace(entry.move)
            after = state.play_known(move)
        given = self._spend_and_gain_time(entry)
        if after.has_drawn or (self._trail and self._trail[-1].step.before.turn != entry.seat):
            self._trail.clear()
        if not after.has_drawn:
            self._trail.append(Trace(Step(state, move, after), given, entry.bot))
        self.state, self.last_move, self.told = after, move, True
        self.record.add(move)
        self.steps.append(self.number)
        self._game_changed(entry)

    def _spend_and_gain_time(self, entry: Played) -> float:
        """A person's move takes the time that it took, and gives some back: so many seconds."""
        if self.clock is None or entry.bot:
            return 0.0
        self._spend_time(entry)
        self._change(entry.seat).left += self.clock.increment
        return self.clock.increment

    def _spend_time(self, entry: Entry) -> None:
        """The time that a person has thought about the awaited move until now is gone."""
        if self.awaited == entry.seat and not self._bot_at(entry.seat):
            self._charge(entry)

    def _charge(self, entry: Entry) -> None:
        """The time since the game's last change is gone for a seat."""
        if self.clock is not None:
            seat = self._change(entry.seat)
            seat.left = max(0.0, seat.left - (entry.at - self.changed_at))

    def _apply_undid(self, entry: Undid) -> None:
        assert self.record is not None
        self._charge(entry)  # whoever is awaited: else one could think in the others' time and take back
        last = self._trail.pop()
        self.state = last.step.before
        seat = self._change(entry.seat)
        seat.left = max(0.0, seat.left - last.given)
        self.last_move = None
        self.record.moves.pop()
        self.steps.pop()
        self._game_changed(entry)

    def _apply_resigned(self, entry: Resigned) -> None:
        self._hand_over(entry, "resigned")
        if self.setup.players == 2:
            self.winners = [1 - entry.seat]
            self._game_changed(entry)

    def _apply_away(self, entry: Away) -> None:
        self._change(entry.seat).away_since = entry.at

    def _apply_here(self, entry: Here) -> None:
        seat = self._change(entry.seat)
        seat.away_since, seat.here_since = None, entry.at
        if not seat.stood_in or seat.resigned:
            return
        is_bot_at_it = self._bot_is_at_it(entry.seat)
        if is_bot_at_it:
            self._charge(entry)  # leaving does not stop a clock
        elif self.clock is not None and seat.stood_in == "clock":
            seat.left = max(seat.left, self.clock.increment, LEAST_TIME)
        self._change(entry.seat).stood_in = ""
        if self.awaited == entry.seat:
            self.changed_at = entry.at

    def _apply_stoodin(self, entry: StoodIn) -> None:
        self._hand_over(entry, entry.why)
        if entry.why == "left":
            self._change(entry.seat).away_since = None  # who has left comes back by asking, not by opening a page

    def _hand_over(self, entry: Entry, why: str) -> None:
        """A bot plays for a seat from now on; time that its owner has spent stays spent."""
        if self.awaited == entry.seat:
            self._spend_time(entry)
            self.changed_at = entry.at
        seat = self._change(entry.seat)
        seat.stood_in, seat.handed_over = why, self.changed

    def _apply_clocked(self, entry: Clocked) -> None:
        saved_up = [seat.left if self.began else 0.0 for seat in self.seats]
        self.clock = entry.clock
        self._wind_clocks()
        if self.clock is not None:
            for seat, seconds in zip(self.seats, saved_up, strict=True):
                seat.left = max(seat.left, seconds)
        self._trail = [trace._replace(given=0.0) for trace in self._trail]
        self.changed_at = entry.at
        if entry.anew:
            for number, seat in enumerate(self.seats):
                if number != entry.seat:
                    seat.number = None  # of copies: the clocks were wound just now

    def _apply_said(self, _: Said) -> None:
        """Words change nothing, but they are counted."""
        self.said += 1

    def _apply_rematched(self, entry: Rematched) -> None:
        self.rematch = entry.table

    # What is refused before anything else is looked at.

    def _seat(self, seat: int) -> Seat:
        if not 0 <= seat < len(self.seats):
            raise Refused("unknown-player", player=seat + 1, last=len(self.seats))
        return self.seats[seat]

    def _within_reason(self, share: int | None) -> None:
        if self.asked.get(share, 0) >= MOST_ASKED:
            raise Refused("enough-asked", most=MOST_ASKED)

    def _before_the_game(self) -> None:
        if self.began:
            raise Refused("already-begun")

    def _during_the_game(self) -> Situation:
        if self.state is None:
            raise Refused("not-yet-begun")
        if self.over:
            raise Refused("game-over")
        return self.state

    def _seen_all(self, after: int | None) -> None:
        """What was asked for another moment is not done at this one."""
        if after is not None and after != self.changed:
            raise Refused("old-number", number=str(after), now=str(self.changed))

    def _only_host(self, seat: int | None) -> None:
        if seat != self.setup.host:
            raise Refused("only-host")


LEAST_TIME = 15.0
"""Seconds that somebody has at least who takes a seat back when its clock had run out."""


def check_clock(clock: Clock) -> Clock:
    """The clock, if it is a possible one."""
    if not (10 <= clock.bank <= LONGEST_CLOCK and 0 <= clock.increment <= 3600):
        raise Refused("bad-clock", least=10, most=int(LONGEST_CLOCK))
    return clock


def is_relaxed(clock: Clock, before: Clock | None) -> bool:
    """Whether a clock gives everybody at least as much time as the one before."""
    return before is not None and clock.bank >= before.bank and clock.increment >= before.increment
