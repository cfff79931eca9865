"""What a viewer of a table is sent: made of the table's public side, and of one seat's view and facts."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Any, cast

from msgspec import Raw

from mewseum.core import words as core
from mewseum.core.ending import place_of, standing
from mewseum.core.facts import Told
from mewseum.core.fairness import VERSION
from mewseum.core.moves import Move
from mewseum.core.once import beside, once
from mewseum.core.record import Record, Sitter
from mewseum.core.refused import Refused
from mewseum.core.situation import Situation
from mewseum.core.view import View
from mewseum.server.laid_open import laid_open
from mewseum.server.wire import (
    Choice,
    Dealing,
    Fact,
    Happening,
    Looked,
    News,
    Noted,
    Now,
    PastRound,
    Phrase,
    Picture,
    Replay,
    Saying,
    SeatSeen,
    ShareSeen,
    Step,
    Talk,
    encode,
)
from mewseum.table import noted as table_noted
from mewseum.table.entries import NO_SEAT, AnyEntry, Named, Played, Said, StoodIn
from mewseum.table.table import Table

STEPS_OF_A_PAGE = 250
"""A game is told again in pages of so many steps, each of some hundreds of kilobytes: whoever wants more asks again."""
SAYINGS_OF_A_PAGE = 500
"""The same of what was said."""


def seats_seen(table: Table) -> list[SeatSeen]:
    """Who sits where."""
    return [
        SeatSeen(
            name=seat.name,
            bot=seat.bot,
            ready=seat.is_ready,
            away=seat.away_since is not None,
            stood_in=seat.stood_in,
            left=round(seat.left, 1) if table.clock else None,
        )
        for seat in table.seats
    ]


def hints_at(table: Table) -> str:
    """Whether hints may be taken at a table, and whether everybody is told of each."""
    if not table.has_company:
        return "alone"
    return "told" if table.setup.hints else "off"


def breakdown_seen(table: Table) -> list[list[ShareSeen]] | None:
    """What each seat's score is made of, from what everybody sees at the end."""
    rows = table.state.view(None).breakdown if table.state is not None else []
    return [[ShareSeen(share.score, phrase_of(share.phrase)) for share in row] for row in rows] or None


def standing_seen(table: Table, seat: int | None) -> Phrase | None:
    """How a finished game has ended for a seat; nothing for a spectator."""
    if seat is None or not table.over:
        return None
    if table.seats[seat].resigned:
        return phrase_of(core.Phrase("you-resigned"))
    outcome = table.state.outcome if table.state is not None else None
    if outcome is not None:
        return phrase_of(standing(outcome, seat))
    return phrase_of(core.Phrase("you-won")) if seat in (table.winners or []) else None


def place_seen(table: Table, seat: int | None) -> int | None:
    """Which place a seat came in when its game was over; nothing for whoever has resigned, and nothing for a spectator."""
    if seat is None or not table.over or table.seats[seat].resigned:
        return None
    outcome = table.state.outcome if table.state is not None else None
    return 1 if outcome is None else place_of(outcome, seat)


def dealing_seen(table: Table) -> Dealing | None:
    """How far the deal is. Of a number that has come in it is told that it has, and nothing else."""
    if table.began or table.setup.deal:
        return None
    dealing = table.dealing
    return Dealing(
        round=dealing.round,
        commitment=table.commitment,
        commitments=[seat.commitment for seat in table.seats],
        closed=dealing.closed_at is not None,
        revealed=[bool(seat.commitment) and seat.number is not None for seat in table.seats],
        seconds=table.patience_for_numbers,
        past=[PastRound(past.told.round, list(past.names), past.is_freed) for past in dealing.past],
    )


class Common:
    """What all viewers of a table are sent alike, put together once for all of them."""

    def __init__(self, table: Table, now: float) -> None:
        self._told = table.told
        self.view = {} if table.state is None else self.shared(table.state.view(None).common)
        replaceable = table.replaceable_from
        self.now = Now(
            number=table.number,
            changed=table.changed,
            began=table.began,
            over=table.over,
            winners=table.winners,
            seats=self.seats(seats_seen(table)),
            host=table.host,
            clock=table.clock,
            waited=round(max(0.0, now - table.changed_at), 1) if table.clock or replaceable is not None else 0.0,
            replaceable=None if replaceable is None else round(replaceable - table.changed_at, 1),
            view=None,
            choices=[],
            may_undo=False,
            hints=hints_at(table),
            rematch=table.rematch,
            again=table.again,
            standing=None,
            place=None,
            breakdown=breakdown_seen(table),
            secret=table.dealing.secret if table.over and not table.setup.deal else None,
            numbers=table.numbers if table.over else None,
            dealing=dealing_seen(table),
            spectators_talk=table.talk.is_open,
        )

    def shared(self, seen: dict[str, Any]) -> dict[str, Any]:
        """What everybody sees of the game."""
        return seen

    def seats(self, seats: list[SeatSeen]) -> list[SeatSeen]:
        """Who sits where."""
        return seats

    def choices(self, moves: list[Move]) -> list[Choice]:
        """Moves that a seat is offered."""
        return choices_seen(moves)

    def told_to(self, seat: int | None) -> list[Fact]:
        """What the last entry told a viewer, who may have been told no more than everybody."""
        if any(state.is_insider(seat) for state in self._told):
            return self.facts([fact for state in self._told for fact in state.facts(seat)])
        return self._told_to_all

    @once
    def _told_to_all(self) -> list[Fact]:
        return self.facts([fact for state in self._told for fact in state.facts(None)])

    def facts(self, facts: list[Told]) -> list[Fact]:
        """Facts that were told to somebody."""
        return facts_seen(facts)


class Encoded(Common):
    """The same as it will be on the wire. What reads the same for many, or at many tables, is encoded once for them all."""

    def shared(self, seen: dict[str, Any]) -> dict[str, Any]:
        """The same, with what lies before the seats encoded, row by row: a seat's own words replace its own rows.

        All else is short, and as quickly encoded for every seat as put in.
        """
        rows = {name: part for name, part in seen.items() if type(part) is list and part and type(part[0]) is list}
        return {**seen, **{name: [Raw(encode(row)) for row in part] for name, part in rows.items()}}

    def seats(self, seats: list[SeatSeen]) -> list[SeatSeen]:
        """The same, encoded."""
        return cast("list[SeatSeen]", Raw(encode(seats)))

    def choices(self, moves: list[Move]) -> list[Choice]:
        """Moves, each encoded once for as long as it is kept."""
        return cast("list[Choice]", [beside(move, "choice", self._choice) for move in moves])

    def facts(self, facts: list[Told]) -> list[Fact]:
        """Facts, in the same way."""
        return cast("list[Fact]", [beside(fact, "fact", self._fact) for fact in facts])

    def _choice(self, move: Move) -> Raw:
        return Raw(encode(choices_seen([move])[0]))

    def _fact(self, told: Told) -> Raw:
        return Raw(encode(facts_seen([told])[0]))


def now_for(table: Table, seat: int | None, now: float, common: Common | None = None) -> Now:
    """The table as one viewer sees it; None is a spectator. What is `common` to all need not be put together again."""
    common = common or Common(table, now)
    seen = copy(common.now)
    if table.state is not None:
        view = table.state.view(seat)
        seen.view = {**common.view, **view.own(common.view)}
        seen.standing = standing_seen(table, seat)
        seen.place = place_seen(table, seat)
        seen.choices = [] if table.over else common.choices(view.moves)
        seen.may_undo = seat is not None and table.may_undo(seat)
    return seen


def choices_seen(moves: list[Move]) -> list[Choice]:
    """Legal moves as their seat is offered them."""
    return [Choice(move.text, move.verb.id, phrase_of(move.phrase)) for move in moves]


def picture_for(table: Table, seat: int | None, now: float) -> Picture:
    """The whole table as one viewer sees it."""
    setup = table.setup
    return Picture(
        table=setup.id,
        game=setup.game,
        rules=setup.rules,
        players=setup.players,
        options=table.game.options,
        seat=seat,
        commitment=table.commitment,
        protocol=1 if table.is_of_former_protocol else VERSION,
        repeated=bool(setup.deal),
        created=setup.created,
        before=setup.before,
        grace=setup.grace,
        hints=setup.hints,
        noted=[Noted(noted.number, happening_of(noted.entry, noted)) for noted in table.noted],
        now=now_for(table, seat, now),
    )


def news_for(table: Table, entry: AnyEntry, seat: int | None, now: float, common: Common | None = None) -> News:
    """What the last entry told one viewer, and the table after it."""
    common = common or Common(table, now)
    return News(happened_for(table, entry, seat), common.told_to(seat), now_for(table, seat, now, common))


def looked_for(number: str, ahead: View | None) -> Looked:
    """What a seat would see after moves that it has not made."""
    return Looked(number, None, []) if ahead is None else Looked(number, ahead.to_dict(), choices_seen(ahead.moves))


def facts_seen(facts: list[Told]) -> list[Fact]:
    """Facts as they were told to a viewer."""
    return [Fact(fact.name, fact.details, phrase_of(fact.phrase)) for fact in facts]


def phrase_of(said: core.Phrase) -> Phrase:
    """How to say something."""
    return Phrase(said.key, said.spelled)


def happened_for(table: Table, entry: AnyEntry, seat: int | None) -> Happening:
    """The last entry as one viewer may know it."""
    is_noted = bool(table.noted) and table.noted[-1].number == table.number
    happening = happening_of(entry, table.noted[-1] if is_noted else None)
    if isinstance(entry, Played) and table.last_moves:
        moves = [move.text if seat == entry.seat else move.open_text for move in table.last_moves]
        happening.move, happening.more = moves[0], moves[1:]
        happening.stand_in = table.number in table.by_stand_ins[-1:]
    elif isinstance(entry, Said) and entry.seat == NO_SEAT:
        happening.name = table.talk.sayings[-1].name
    return happening


def happening_of(entry: AnyEntry, noted: table_noted.Noted | None) -> Happening:
    """What everybody may know of an entry."""
    happening = Happening(type(entry).__name__.lower(), entry.seat)
    if isinstance(entry, Said):
        happening.text, happening.sign = entry.text, entry.sign
    elif isinstance(entry, Named):
        happening.name = entry.name
    elif isinstance(entry, StoodIn):
        happening.why, happening.asker = entry.why, entry.asker
    elif noted is not None:
        happening.why, happening.undone = noted.ended, noted.undone
    return happening


def talk_for(table: Table, holder: str, first: int = 0) -> Talk:
    """What was said at a table, from a place on: one page of it. It is the same for everybody but for their own name."""
    said = table.talk.sayings
    page = [
        Saying(one.number, one.seat, one.name, one.text, one.sign) for one in said[first : first + SAYINGS_OF_A_PAGE]
    ]
    return Talk(page, len(said), table.talk.names.get(holder, ""))


def replay_for(table: Table, seat: int | None, first: int = 0) -> Replay:
    """The game so far, as one viewer saw it, from a step on: one page of it."""
    record = table.record or Record(table.game)
    return replay_of(
        record, table.steps, table.setup.id, seat, is_over=table.over, first=first, by_stand_ins=table.by_stand_ins
    )


def replay_of(
    record: Record,
    numbers: Sequence[int],
    table: str,
    seat: int | None,
    *,
    is_over: bool,
    first: int,
    by_stand_ins: Sequence[int] = (),
    is_open: bool = False,
) -> Replay:
    """The same from what a table's game is made of: its record, and the entry of each step, none before the deal.

    With all cards open only when the game is over.
    """
    if is_open and not is_over:
        raise Refused("only-own-replay")
    if not numbers:
        return Replay(table, seat, [], 0)
    page, state, stand_ins = range(first, first + STEPS_OF_A_PAGE), record.start(), frozenset(by_stand_ins)
    steps = [step_of(state, seat, "", numbers[0], is_open=is_open)] if 0 in page else []
    for place, (text, _) in enumerate(record.moves[: page.stop - 1], 1):
        move, mover = state.retrace(text), state.turn
        shown = move.text if state.turn == seat or is_over else move.open_text
        state = state.play_known(move)
        if place in page:
            is_by_stand_in = numbers[place] in stand_ins
            told = mover if is_open else seat
            steps.append(step_of(state, told, shown, numbers[place], stand_in=is_by_stand_in, is_open=is_open))
    return Replay(table, seat, steps, len(numbers))


def step_of(
    state: Situation, seat: int | None, move: str, number: int = 0, *, stand_in: bool = False, is_open: bool = False
) -> Step:
    """A situation of a replay as a seat saw it, or open, with what was told to that seat."""
    view = laid_open(state) if is_open else state.view(seat).to_dict()
    return Step(move, facts_seen(state.facts(seat)), view, number, stand_in)


def record_of(table: Table) -> dict[str, Any]:
    """A finished game as a record, with what is needed to check its deal."""
    assert table.record is not None
    record = table.record
    record.seats = tuple(Sitter("" if seat.bot else seat.name, seat.bot) for seat in table.seats)
    record.fair = table.account()
    return record.to_dict()
