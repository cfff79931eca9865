"""What a viewer of a table is sent: made of the table's public side, and of one seat's view and facts."""

from __future__ import annotations

from copy import copy
from typing import Any, cast

from msgspec import Raw

from mewseum.core import words as core
from mewseum.core.facts import Told
from mewseum.core.moves import Move
from mewseum.core.once import beside, once
from mewseum.core.situation import Situation
from mewseum.server.wire import Choice, Fact, Happening, News, Now, Phrase, Picture, Replay, SeatSeen, Step, encode
from mewseum.table.entries import AnyEntry, Played, Said, StoodIn
from mewseum.table.table import Table


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


class Common:
    """What all viewers of a table are sent alike, put together once for all of them."""

    def __init__(self, table: Table, now: float) -> None:
        self._state = table.state if table.told else None
        self.view = {} if table.state is None else self.shared(table.state.view(None).common)
        self.now = Now(
            number=table.number,
            changed=table.changed,
            began=table.began,
            over=table.over,
            winners=table.winners,
            seats=self.seats(seats_seen(table)),
            clock=table.clock,
            waited=round(max(0.0, now - table.changed_at), 1) if table.clock else 0.0,
            view=None,
            choices=[],
            may_undo=False,
            rematch=table.rematch,
            secret=table.setup.secret if table.over and not table.setup.deal else None,
            numbers=table.numbers if table.over else None,
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
        if self._state is not None and self._state.is_insider(seat):
            return self.facts(self._state.facts(seat))
        return self._told_to_all

    @once
    def _told_to_all(self) -> list[Fact]:
        return self.facts(self._state.facts(None)) if self._state is not None else []

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
        host=setup.host,
        commitment=table.commitment,
        repeated=bool(setup.deal),
        created=setup.created,
        before=setup.before,
        grace=setup.grace,
        now=now_for(table, seat, now),
    )


def news_for(table: Table, entry: AnyEntry, seat: int | None, now: float, common: Common | None = None) -> News:
    """What the last entry told one viewer, and the table after it."""
    common = common or Common(table, now)
    return News(happened_for(table, entry, seat), common.told_to(seat), now_for(table, seat, now, common))


def facts_seen(facts: list[Told]) -> list[Fact]:
    """Facts as they were told to a viewer."""
    return [Fact(fact.name, fact.details, phrase_of(fact.phrase)) for fact in facts]


def phrase_of(said: core.Phrase) -> Phrase:
    """How to say something."""
    return Phrase(said.key, said.spelled)


def happened_for(table: Table, entry: AnyEntry, seat: int | None) -> Happening:
    """An entry as one viewer may know it."""
    happening = Happening(type(entry).__name__.lower(), entry.seat)
    if isinstance(entry, Played) and table.last_move is not None:
        happening.move = table.last_move.text if seat == entry.seat else table.last_move.open_text
    elif isinstance(entry, Said):
        happening.text = entry.text
    elif isinstance(entry, StoodIn):
        happening.why = entry.why
    return happening


def replay_for(table: Table, seat: int | None) -> Replay:
    """The game so far, as one viewer saw it."""
    steps: list[Step] = []
    if table.record is not None:
        state = table.record.start()
        steps.append(_step(state, seat, "", table.steps[0]))
        for (text, _), number in zip(table.record.moves, table.steps[1:], strict=True):
            move = state.retrace(text)
            shown = move.text if state.turn == seat or table.over else move.open_text
            state = state.play_known(move)
            steps.append(_step(state, seat, shown, number))
    return Replay(table.setup.id, seat, steps)


def _step(state: Situation, seat: int | None, move: str, number: int) -> Step:
    return Step(move, facts_seen(state.facts(seat)), state.view(seat).to_dict(), number)


def record_of(table: Table) -> dict[str, Any]:
    """A finished game as a record, with what is needed to check its deal."""
    assert table.record is not None
    record = table.record
    if table.setup.deal:
        return record.to_dict()
    record.fair = {
        "commitment": table.commitment,
        "secret": table.setup.secret,
        "table": table.setup.id,
        "numbers": table.numbers,
    }
    return record.to_dict()
