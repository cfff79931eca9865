"""A live table as a state machine over time.

Somebody asks (`sit`, `play`, `undo` …) and gets an entry, or is refused; nothing has changed yet. Whoever runs the table
stores the entry, and only then goes on with the table after it: `table.after(entry)`. The same entries in the same order
give the same table everywhere. What time brings, `table.due()` and `table.tick(now)` tell.
"""

from __future__ import annotations

import copy
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from mewseum.core.account import Account
from mewseum.core.fairness import Terms, commitment_of, seat_commitment_of, seed_of
from mewseum.core.former_fairness import former_commitment_of, former_seed_of
from mewseum.core.game import Game
from mewseum.core.moves import Move
from mewseum.core.record import Record
from mewseum.core.refused import Refused
from mewseum.core.situation import Situation
from mewseum.core.view import View
from mewseum.games import make_game
from mewseum.table.dealing import LEAST_PATIENCE, Dealing, check_commitment, check_number, fresh_secret
from mewseum.table.entries import (
    NO_SEAT,
    AnyEntry,
    Away,
    Clock,
    Clocked,
    Entry,
    GivenUp,
    Here,
    Hinted,
    Named,
    Played,
    Ready,
    Rematched,
    Resigned,
    Revealed,
    Rose,
    Said,
    Sat,
    Setup,
    StoodIn,
    TalkOpened,
    Undid,
)
from mewseum.table.names import check_name, check_unlike
from mewseum.table.noted import Noted, with_one_more
from mewseum.table.pace import pace_of
from mewseum.table.seats import Seat
from mewseum.table.shares import Shares, Who
from mewseum.table.talk import Talk, check_saying, holder_in
from mewseum.table.undo import Step
from mewseum.table.waiting import replaceable_from

LONGEST_CLOCK = 24 * 3600.0


class Trace(NamedTuple):
    """A move, or several that were made as one, that might be taken back."""

    steps: tuple[Step, ...]
    given: float
    """Seconds that it gave back to its clock."""
    bot: bool
    """Whether a bot made it. That stands: it moved because somebody was not there, or had no time left."""

    @property
    def before(self) -> Situation:
        """The situation to which taking it back leads."""
        return self.steps[0].before


class Table:
    """One table: who sits there, the game if it has begun, and how it ended."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.game: Game = make_game(setup.game, setup.players, setup.options)
        if setup.rules != self.game.parts.version:
            raise Refused("unknown-rules", file=setup.id, version=setup.rules, known=self.game.parts.version)
        self.dealing = Dealing(setup.secret)
        self.host = setup.host
        """The seat that may fill and clear the others."""
        self.clock = setup.clock
        self.seats = [Seat() for _ in range(setup.players)]
        self.number = 0
        """How many entries there are."""
        self.asked = 0
        """The number of the last entry that somebody asked for; what happens by itself counts not."""
        self.changed = 0
        """The number of the entry that last changed the game."""
        self.changed_at = setup.created
        self.at = setup.created
        """When the last entry was made. A table's time never runs backwards."""
        self.state: Situation | None = None
        self.last_moves: tuple[Move, ...] = ()
        """What was played last, if that stands."""
        self.told: tuple[Situation, ...] = ()
        """The situations to which the last entry has led, each of which tells facts: the deal, or one for each of its moves."""
        self.record: Record | None = None
        self.steps: list[int] = []
        """The numbers of the entries that dealt, and that made each move that stands."""
        self.winners: list[int] | None = None
        """Who has won; None while the game goes on."""
        self.rematch = ""
        self.again: list[int] = []
        """The seats that want to play again, in the order in which they said so."""
        self.noted: tuple[Noted, ...] = ()
        """What else belongs to the story, in order."""
        self.by_stand_ins: tuple[int, ...] = ()
        """The numbers of the entries with which a bot moved in somebody's place."""
        self.shares = Shares()
        self.talk = Talk(setup.spectators_talk)
        self._trail: list[Trace] = []
        self._foreseen: tuple[Played, tuple[Step, ...]] | None = None
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

    @property
    def replaceable_from(self) -> float | None:
        """When the others may ask that a bot plays for the awaited seat; None if nobody may."""
        if self.awaited is None or self.awaited_bot:
            return None
        has_clock = self.clock is not None
        return replaceable_from(self.seats, self.awaited, self.changed_at, self.setup.grace, has_clock=has_clock)

    def done(self, message: str, digest: str = "") -> int | None:
        """The number of the entry that a message has led to, if it has. It may not ask for something else this time."""
        if message not in self._messages:
            return None
        number, asked = self._messages[message]
        if asked and digest and asked != digest:
            raise Refused("id-used", id=message.partition(":")[2])
        return number

    def may_undo(self, seat: int) -> bool | None:
        """Whether a seat may take back its last move; None if that has yet to be worked out, which takes a while."""
        steps = self._last_of(seat)
        if steps is None or self.over or self._drew() or self._bot_at(seat) or not self.shares.may_ask(seat):
            return False
        if not all(step.is_weighed for step in steps):
            return None if all(step.told_nothing for step in steps if step.is_weighed) else False
        return all(step.told_nothing for step in steps)

    def _last_of(self, seat: int) -> tuple[Step, ...] | None:
        """The last move, or moves that were made as one, if they were a seat's own and might be taken back."""
        last = self._trail[-1] if self._trail else None
        return last.steps if last and not last.bot and last.before.turn == seat else None

    def _drew(self) -> bool:
        return self.state is not None and self.state.has_drawn

    @property
    def terms(self) -> Terms:
        """What the deal of this round is for."""
        setup = self.setup
        return Terms(setup.id, self.dealing.round, setup.game, setup.rules, setup.players, self.game.options)

    @property
    def is_of_former_protocol(self) -> bool:
        """Whether the cards were dealt from numbers to which nobody had committed, as before."""
        return self.began and not self.setup.deal and any(seat.is_of_former_protocol for seat in self.seats)

    @property
    def commitment(self) -> str:
        """To what the house commits in this round; empty for a repeated deal."""
        if self.setup.deal:
            return ""
        if self.is_of_former_protocol:
            return former_commitment_of(self.setup.secret)
        return commitment_of(self.terms, self.dealing.secret)

    @property
    def numbers(self) -> list[str]:
        """What each seat gave for the deal."""
        return [seat.number or "" for seat in self.seats]

    @property
    def missing(self) -> list[int]:
        """The seats that have committed to a number and not revealed it."""
        return [seat for seat, sitting in enumerate(self.seats) if sitting.commitment and sitting.number is None]

    @property
    def patience_for_numbers(self) -> float:
        """Seconds that numbers are waited for once every seat has committed."""
        return max(LEAST_PATIENCE, self.setup.grace)

    def account(self) -> dict[str, Any] | None:
        """How the seed was made, for whoever checks it; nothing for a repeated deal."""
        if self.setup.deal:
            return None
        if self.is_of_former_protocol:
            given = {"secret": self.setup.secret, "table": self.setup.id, "numbers": self.numbers}
            return {"commitment": self.commitment, **given}
        commitments = [seat.commitment for seat in self.seats]
        past = [round_.told for round_ in self.dealing.past]
        dealing = self.dealing
        return Account(
            self.setup.id, dealing.round, self.commitment, dealing.secret, commitments, self.numbers, past
        ).to_dict()

    # What somebody may do: each gives an entry, or is refused, and changes nothing.

    def sit(self, seat: int | None, name: str, now: float, message: str = "") -> Sat:
        """A person takes a seat: the one they ask for, or the first that is open."""
        self._before_the_game()
        self.dealing.check_rounds()
        self.shares.check_coming(holder_in(message))
        if seat is None:
            free = [place for place, sitting in enumerate(self.seats) if not sitting.taken]
            if not free:
                raise Refused("table-full", players=self.setup.players)
            seat = free[0]
        if self._seat(seat).taken:
            raise Refused("seat-taken", seat=seat + 1)
        name = check_name(name)
        check_unlike(name, (sitting.name for sitting in self.seats if sitting.is_person))
        return Sat(at=now, seat=seat, message=message, name=name)

    def fill(self, host: int | None, seat: int, bot: str, now: float, message: str = "") -> Sat:
        """The host seats a bot at an open seat, or another bot in a bot's place."""
        self._before_the_game()
        self.dealing.check_open(self.patience_for_numbers)
        self._only_host(host)
        self.dealing.check_rounds()
        self.shares.check_asking(self.host)
        if self._seat(seat).is_person:
            raise Refused("seat-taken", seat=seat + 1)
        if not any(sitting.is_person for sitting in self.seats):
            raise Refused("no-people")
        return Sat(at=now, seat=seat, message=message, name=bot, bot=bot)

    def clear(self, host: int | None, seat: int, now: float, message: str = "") -> Rose:
        """The host frees a seat, or a person their own, before the game. It may be asked for as often as somebody sat down."""
        self._before_the_game()
        self.dealing.check_open(self.patience_for_numbers)
        if not self._seat(seat).taken:
            raise Refused("seat-open", seat=seat + 1)
        if host != seat:
            self._only_host(host)
        elif host == self.host:
            raise Refused("host-stays")
        return Rose(at=now, seat=seat, message=message)

    def ready(self, seat: int, commitment: str, now: float, message: str = "") -> Ready:
        """A person is ready, and commits to a number for the deal. A repeated deal needs none."""
        self._before_the_game()
        sitting = self._person_at(seat)
        if sitting.commitment:
            raise Refused("already-ready")
        if self.setup.deal:
            return Ready(at=now, seat=seat, message=message)
        self.dealing.check_rounds()
        return Ready(at=now, seat=seat, message=message, commitment=check_commitment(commitment))

    def reveal(self, seat: int, number: str, now: float, message: str = "") -> Revealed:
        """A person reveals the number to which they have committed, once all have."""
        self._before_the_game()
        number, sitting = check_number(number), self._person_at(seat)
        if self.dealing.closed_at is None:
            raise Refused("not-all-committed")
        if sitting.number is not None:
            raise Refused("already-revealed")
        terms = self.terms
        if seat_commitment_of(terms.table, terms.round, seat, self.commitment, number) != sitting.commitment:
            raise Refused("other-number")
        return Revealed(at=now, seat=seat, message=message, number=number)

    def _person_at(self, seat: int) -> Seat:
        sitting = self._seat(seat)
        if not sitting.is_person:
            raise Refused("bot-plays" if sitting.bot else "seat-open", seat=seat + 1)
        return sitting

    def play(
        self,
        seat: int,
        move: str,
        after: int | None,
        now: float,
        message: str = "",
        *,
        bot: bool = False,
        more: Sequence[str] = (),
    ) -> Played:
        """A seat makes a move, and at once those that complete it, having seen everything up to entry `after`."""
        state = self._during_the_game()
        self._seen_all(after)
        if bot != bool(self._bot_at(seat)):
            raise Refused("bot-plays" if not bot else "person-plays", seat=seat + 1)
        if not bot:
            self.shares.check_playing(seat)
        steps = tuple(self._steps(state, seat, [move, *more]))
        texts = [step.move.text for step in steps]
        entry = Played(at=now, seat=seat, message=message, move=texts[0], more=texts[1:], bot=bot)
        self._foreseen = entry, steps
        return entry

    def _steps(self, state: Situation, seat: int, texts: Sequence[str]) -> Iterator[Step]:
        """What a seat's moves lead to, one after another.

        What follows a move must be no news to the seat: else it could try what the move brings, and have nothing happen by asking for
        something impossible after it.
        """
        for text, is_last in zip(texts, [*[False] * (len(texts) - 1), True], strict=True):
            move = self._offered(state, seat, text) or state.find(text, seat)
            if not is_last and state.view(seat).foresee(move) is None:
                raise Refused("final-move", text=move.text)
            step = Step(state, move, state.play_known(move))
            if is_last:
                _check_finished(step, seat)
            yield step
            state = step.after

    def look_ahead(self, seat: int, moves: Sequence[str], after: int | None) -> View | None:
        """What a seat would see and choose from after these moves; None if nothing would be left to choose. Nothing is done."""
        state = self._during_the_game()
        self._seen_all(after)
        if self._bot_at(seat):
            raise Refused("bot-plays", seat=seat + 1)
        state.check_turn(seat)
        ahead: View | None = state.view(seat)
        last = ""
        for text in moves:
            if ahead is None:
                raise Refused("final-move", text=last)
            move = ahead.find(text)
            ahead, last = ahead.foresee(move), move.text
        return ahead

    def _offered(self, state: Situation, seat: int, text: str) -> Move | None:
        """The move of that text among those that the seat was offered; listing them once more would take its time."""
        return next((move for move in state.offered(seat) if move.text == text), None)

    def undo(self, seat: int, now: float, message: str = "", *, after: int | None = None) -> Undid:
        """A seat that has seen everything up to entry `after` takes its last move back, if nobody learned anything by it."""
        if not all(step.told_nothing for step in self.steps_to_undo(seat, after)):
            raise Refused("undo-reveals")
        return Undid(at=now, seat=seat, message=message)

    def steps_to_undo(self, seat: int, after: int | None = None) -> tuple[Step, ...]:
        """What a seat might take back; whether anybody learned anything by it has not been looked at yet."""
        self.shares.check_asking(seat)
        self._during_the_game()
        self._seen_all(after)
        if self._bot_at(seat):
            raise Refused("bot-plays", seat=seat + 1)
        steps = self._last_of(seat)
        if steps is None:
            raise Refused("nothing-to-undo")
        return steps

    @property
    def has_company(self) -> bool:
        """Whether two or more people have seats here."""
        return sum(sitting.is_person for sitting in self.seats) > 1

    def check_hint(self, seat: int) -> None:
        """Refuse a hint out of turn, and where several people have not agreed to hints."""
        if self.awaited != seat:
            raise Refused("no-hint")
        if self.has_company and not self.setup.hints:
            raise Refused("hints-off")

    def take_hint(self, seat: int, now: float) -> Hinted | None:
        """A seat takes a hint. It is told once for each moment, and to nobody where somebody plays alone against bots."""
        self.check_hint(seat)
        is_news = self.has_company and self.seats[seat].hinted != self.changed
        return Hinted(at=now, seat=seat) if is_news else None

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
        self.shares.check_asking(seat)
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
        """Somebody who waits asks that a bot stands in for another: one who is away, or is there and does nothing for very long."""
        self.shares.check_asking(asker)
        self._during_the_game()
        if self._bot_at(seat):
            raise Refused("bot-plays", seat=seat + 1)
        since = self.replaceable_from if asker != seat and self.awaited == seat else None
        if since is None:
            raise Refused("not-awaited", seat=seat + 1)
        if now < since:
            raise Refused("not-silent", seat=seat + 1, seconds=round(since - self.changed_at))
        why = "silent" if self.seats[seat].away_since is None else "away"
        return StoodIn(at=now, seat=seat, message=message, why=why, asker=asker)

    def set_clock(self, host: int | None, clock: Clock | None, now: float, message: str = "") -> Clocked:
        """The host sets the clock anew, or takes it away; in a running game nobody gets less time than was agreed.

        Before it, whoever was ready for another clock, or for none, is asked again.
        """
        self._only_host(host)
        self.shares.check_asking(self.host)
        if self.over:
            raise Refused("game-over")
        if not self.began:
            self.dealing.check_open(self.patience_for_numbers)
        is_tighter = False
        if clock is not None:
            is_tighter = not is_relaxed(check_clock(clock), self.clock)
            if self.began and is_tighter:
                raise Refused("clock-tightened")
        return Clocked(at=now, seat=self.host, message=message, clock=clock, anew=is_tighter)

    def say(self, seat: int, text: str, now: float, message: str = "", *, sign: str = "") -> Said:
        """A seat says something to the table: in words, or by a sign."""
        self.shares.check_saying(self._talker(seat), seat, now)
        return Said(at=now, seat=seat, message=message, text=check_saying(text, sign), sign=sign)

    def name_spectator(self, name: str, now: float, message: str) -> Named:
        """A spectator who may talk tells under which name."""
        self.talk.check_open()
        self.shares.check_naming()
        if holder_in(message) in self.talk.names:
            raise Refused("named-already", name=self.talk.names[holder_in(message)])
        name = self.talk.check_new_name(name, [sitting.name for sitting in self.seats if sitting.is_person])
        return Named(at=now, seat=NO_SEAT, message=message, name=name)

    def say_from_afar(self, text: str, now: float, message: str, *, sign: str = "") -> Said:
        """A spectator says something to the table."""
        self.talk.check_open()
        if holder_in(message) not in self.talk.names:
            raise Refused("no-name-told")
        self.shares.check_saying_from_afar(holder_in(message), now)
        return Said(at=now, seat=NO_SEAT, message=message, text=check_saying(text, sign), sign=sign)

    def open_talk(self, host: int | None, now: float, message: str = "", *, is_open: bool) -> TalkOpened:
        """The host lets spectators talk, or not any more."""
        self._only_host(host)
        self.shares.check_asking(self.host)
        return TalkOpened(at=now, seat=self.host, message=message, is_open=is_open)

    def ask_rematch(self, seat: int, table: str, now: float, message: str = "") -> Rematched:
        """After the game, a seat asks for another: at a new table, or at the one that somebody has asked for."""
        if not self.over:
            raise Refused("not-yet-over")
        if self.rematch and (table != self.rematch or seat in self.again):
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
        if not self.began and self.dealing.closed_at is not None:
            return self.dealing.closed_at + self.patience_for_numbers
        seat = self.awaited
        if seat is None:
            return None
        if self.awaited_bot:
            return self.changed_at + pace_of(self.awaited_bot, self.setup.pace)
        return None if self.clock is None else self.changed_at + self.seats[seat].left

    def tick(self, now: float) -> StoodIn | GivenUp | None:
        """What the end of somebody's time brings; a bot's own move is for whoever runs the bots."""
        seat, due = self.awaited, self.due()
        if due is not None and now >= due and not self.began:
            return self._give_up(now)
        if seat is None or due is None or now < due or self.awaited_bot:
            return None
        return StoodIn(at=now, seat=seat, why="clock")

    def _give_up(self, now: float) -> GivenUp:
        """The end of a round to which some numbers did not come. Whoever withheld theirs loses the seat.

        Where nobody has revealed anything, nobody can have learned anything, and all keep their seats. If the host loses theirs, the
        first who has revealed is host.
        """
        missing = self.missing
        revealed = [seat for seat, sitting in enumerate(self.seats) if sitting.number is not None]
        freed = missing if revealed else []
        host = revealed[0] if self.host in freed else None
        return GivenUp(at=now, seat=missing[0], missing=missing, secret=fresh_secret(), freed=freed, host=host)

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
        self.told, self._due = (), None
        self.at = max(self.at, entry.at)
        if entry.message:
            self.asked = self.number
            self._messages[entry.message] = self.number, entry.digest
            self._count(entry)
        handler: Any = getattr(self, f"_apply_{type(entry).__name__.lower()}")
        handler(entry)
        self._foreseen = None

    def _count(self, entry: AnyEntry) -> None:
        """Note whose share an entry takes."""
        match entry:
            case Sat(bot=""):
                self.shares = self.shares.after("came", holder_in(entry.message))
            case Said(seat=seat) if seat == NO_SEAT:
                self.shares = self.shares.after_saying_from_afar(holder_in(entry.message), entry.at)
            case Said():
                self.shares = self.shares.after_saying(self._talker(entry.seat), entry.seat, entry.at)
            case Named():
                self.shares = self.shares.after("named", holder_in(entry.message))
            case Sat():
                self.shares = self.shares.after("asked", self.host)
            case Rose() if self.seats[entry.seat].bot:
                self.shares = self.shares.after("asked", self.host)
            case Undid() | Clocked() | TalkOpened() | StoodIn(why="left"):
                self.shares = self.shares.after("asked", entry.seat)
            case StoodIn(asker=int(asker)):
                self.shares = self.shares.after("asked", asker)
            case Played():
                self.shares = self.shares.after("played", entry.seat, len(entry.moves))
            case _:
                pass  # this comes once, or after one of those, or takes its time

    def _talker(self, seat: int) -> Who:
        """Whose share of talk a seat uses: that of whoever sat down there, from whichever device they speak."""
        return self.seats[seat].holder or seat

    def replay(self, entries: Iterable[AnyEntry]) -> None:
        """Take in all of these."""
        for entry in entries:
            self.apply(entry)

    def _apply_sat(self, entry: Sat) -> None:
        self.seats[entry.seat] = Seat(entry.name, entry.bot, "" if entry.bot else holder_in(entry.message))
        self._deal_if_ready(entry)

    def _apply_ready(self, entry: Ready) -> None:
        if entry.commitment:
            for number, sitting in enumerate(self.seats):
                if sitting.is_of_former_protocol:
                    self._change(number).is_asked_again()
        seat = self._change(entry.seat)
        seat.commitment, seat.number = entry.commitment, None if entry.commitment else entry.number
        self._deal_if_ready(entry)

    def _apply_revealed(self, entry: Revealed) -> None:
        self._change(entry.seat).number = entry.number
        if not self.missing:
            self._deal(entry, seed_of(self.terms, self.dealing.secret, self.numbers))

    def _apply_givenup(self, entry: GivenUp) -> None:
        self.dealing = self.dealing.given_up(self.commitment, self.seats, entry)
        for seat in range(self.setup.players):
            self._change(seat).is_asked_again()
        for seat in entry.freed:
            self.seats[seat] = Seat()
        if entry.host is not None:
            self.host = entry.host

    def _deal_if_ready(self, entry: Entry) -> None:
        """Deal, or begin to wait for the numbers, once everybody is ready.

        A device that is away could not reveal its number, and its owner would lose the seat: so numbers are waited for when all are
        there.
        """
        if not all(seat.is_ready for seat in self.seats):
            return
        if self.setup.deal:
            self._deal(entry, bytes.fromhex(self.setup.deal))
        elif any(seat.is_of_former_protocol for seat in self.seats):
            self._deal(entry, former_seed_of(self.setup.secret, self.setup.id, self.numbers))
        elif self.dealing.closed_at is None and all(seat.away_since is None for seat in self.seats):
            self.dealing = self.dealing.closed(entry.at)

    def _deal(self, entry: Entry, seed: bytes) -> None:
        self.record = Record(self.game, seed)
        self.state = self.record.start()
        self.steps = [self.number]
        self.told = (self.state,)
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
            _, steps = self._foreseen
        else:
            steps = _retrace(state, entry.moves)
        given = self._spend_and_gain_time(entry)
        drew = any(step.after.has_drawn for step in steps)
        if drew or (self._trail and self._trail[-1].before.turn != entry.seat):
            self._trail.clear()
        if not drew:
            self._trail.append(Trace(steps, given, entry.bot))
        self.state = steps[-1].after
        self.last_moves = tuple(step.move for step in steps)
        self.told = tuple(step.after for step in steps)
        for move in self.last_moves:
            self.record.add(move)
            self.steps.append(self.number)
        if entry.bot and self.seats[entry.seat].is_person:
            self.by_stand_ins = (*self.by_stand_ins, self.number)
        self._game_changed(entry)

    def _spend_and_gain_time(self, entry: Played) -> float:
        """A person's move takes the time that it took, and gives some back: so many seconds.

        Several made as one give as much as if they had been made one by one, so nobody gains by either.
        """
        if self.clock is None or entry.bot:
            return 0.0
        self._spend_time(entry)
        given = self.clock.increment * len(entry.moves)
        self._change(entry.seat).left += given
        return given

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
        self.state = last.before
        seat = self._change(entry.seat)
        seat.left = max(0.0, seat.left - last.given)
        self.last_moves = ()
        self._note(entry, undone=self.steps[-1])
        del self.record.moves[-len(last.steps) :]
        del self.steps[-len(last.steps) :]
        self._game_changed(entry)

    def _note(self, entry: AnyEntry, *, ended: str = "", undone: int = 0) -> None:
        """It belongs to the story."""
        self.noted = with_one_more(self.noted, Noted(self.number, entry, ended, undone))

    def _apply_hinted(self, entry: Hinted) -> None:
        self._note(entry)
        self._change(entry.seat).hinted = self.changed

    def _apply_resigned(self, entry: Resigned) -> None:
        self._note(entry)
        self._hand_over(entry, "resigned")
        if self.setup.players == 2:
            self.winners = [1 - entry.seat]
            self._game_changed(entry)

    def _apply_away(self, entry: Away) -> None:
        self._change(entry.seat).away_since = entry.at
        self.shares = self.shares.after("away", entry.seat)

    def _apply_here(self, entry: Here) -> None:
        seat = self._change(entry.seat)
        seat.away_since, seat.here_since = None, entry.at
        if not self.began:
            self._deal_if_ready(entry)
        if not seat.stood_in or seat.resigned:
            return
        self._note(entry, ended=seat.stood_in)
        is_bot_at_it = self._bot_is_at_it(entry.seat)
        if is_bot_at_it:
            self._charge(entry)  # leaving does not stop a clock
        elif self.clock is not None and seat.stood_in == "clock":
            seat.left = max(seat.left, self.clock.increment, LEAST_TIME)
        self._change(entry.seat).stood_in = ""
        if self.awaited == entry.seat:
            self.changed_at = entry.at

    def _apply_stoodin(self, entry: StoodIn) -> None:
        self._note(entry)
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
                    seat.is_asked_again()  # of copies: the clocks were wound just now

    def _apply_said(self, entry: Said) -> None:
        """Words change nothing of the game. They are kept, and counted."""
        from_afar = self.talk.names.get(holder_in(entry.message), "")
        name = from_afar if entry.seat == NO_SEAT else self.seats[entry.seat].name
        self.talk = self.talk.after_saying(self.number, entry, name)

    def _apply_named(self, entry: Named) -> None:
        self.talk = self.talk.after_naming(entry)

    def _apply_talkopened(self, entry: TalkOpened) -> None:
        self.talk = self.talk.opened(is_open=entry.is_open)

    def _apply_rematched(self, entry: Rematched) -> None:
        self.rematch, self.again = entry.table, [*self.again, entry.seat]

    # What is refused before anything else is looked at.

    def _seat(self, seat: int) -> Seat:
        if not 0 <= seat < len(self.seats):
            raise Refused("unknown-player", player=seat + 1, last=len(self.seats))
        return self.seats[seat]

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
        if seat != self.host:
            raise Refused("only-host")


def _check_finished(step: Step, seat: int) -> None:
    """Refuse a last move of which nobody may be told before more is named with it, which the seat can do."""
    lacks = step.after.view(seat).lacks if step.after.turn == seat else None
    if lacks is not None and step.before.view(seat).foresee(step.move) is not None:
        raise lacks


def _retrace(state: Situation, texts: Iterable[str]) -> tuple[Step, ...]:
    """The steps of moves that were found to be legal before."""
    steps = []
    for text in texts:
        move = state.retrace(text)
        steps.append(Step(state, move, state.play_known(move)))
        state = steps[-1].after
    return tuple(steps)


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
