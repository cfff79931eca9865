"""Leaks that a server could have, planted on purpose: what is sent is changed, never the games."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Callable
from typing import Any

import pytest

from mewseum.core.refused import Refused
from mewseum.server import seeing
from mewseum.server.house import House
from mewseum.server.live import LiveTables
from mewseum.table.table import Table

Plant = Callable[[pytest.MonkeyPatch], None]


def _whole(table: Table) -> str:
    """Everything, hidden or not."""
    return "" if table.state is None else json.dumps(table.state.to_position(), default=str)


def move_told_to_all(patch: pytest.MonkeyPatch) -> None:
    """The mover's own words for a move go to everybody."""
    told = seeing.happened_for

    def happened_for(table: Table, entry: Any, seat: int | None) -> Any:
        return told(table, entry, entry.seat)

    patch.setattr(seeing, "happened_for", happened_for)


def facts_of_the_mover(patch: pytest.MonkeyPatch) -> None:
    """Everybody is told what the mover is told."""
    news = seeing.news_for

    def news_for(table: Table, entry: Any, seat: int | None, now: float, common: Any = None) -> Any:
        told = news(table, entry, seat, now, common)
        told.facts = news(table, entry, entry.seat, now).facts
        return told

    patch.setattr(seeing, "news_for", news_for)


def replay_without_perspective(patch: pytest.MonkeyPatch) -> None:
    """A running game is played again with everybody's own words."""
    replay = seeing.replay_for

    def replay_for(table: Table, seat: int | None) -> Any:
        seen = replay(table, seat)
        if table.record is not None:
            for step, (text, _) in zip(seen.steps[1:], table.record.moves, strict=True):
                step.move = text
        return seen

    patch.setattr(seeing, "replay_for", replay_for)


def replay_of_another(patch: pytest.MonkeyPatch) -> None:
    """A running game may be looked at from any seat."""
    patch.setattr(House, "check_replay", lambda house, table, own, wanted: None)


def spectator_as_first_seat(patch: pytest.MonkeyPatch) -> None:
    """A spectator sits on the first player's shoulder."""
    now = seeing.now_for

    def now_for(table: Table, seat: int | None, moment: float, common: Any = None) -> Any:
        return now(table, 0 if seat is None else seat, moment, common)

    patch.setattr(seeing, "now_for", now_for)


def record_of_a_running_game(patch: pytest.MonkeyPatch) -> None:
    """The record is given before the end."""
    patch.setattr(House, "record", lambda house, table: seeing.record_of(table))


def secret_before_the_end(patch: pytest.MonkeyPatch) -> None:
    """What the deal was made of is shown while the game goes on."""
    now = seeing.now_for

    def now_for(table: Table, seat: int | None, moment: float, common: Any = None) -> Any:
        seen = now(table, seat, moment, common)
        if table.record is not None:
            seen.secret = repr(table.record.seed)
        return seen

    patch.setattr(seeing, "now_for", now_for)


def undo_by_hidden_cards(patch: pytest.MonkeyPatch) -> None:
    """Whether a move may be taken back depends on what somebody holds."""
    patch.setattr(Table, "may_undo", lambda table, seat: bool(len(_whole(table)) % 2))


def refusal_that_names_cards(patch: pytest.MonkeyPatch) -> None:
    """A refused move is answered with what is hidden."""
    play = Table.play

    def outspoken(table: Table, *arguments: Any, **details: Any) -> Any:
        try:
            return play(table, *arguments, **details)
        except Refused:
            raise Refused("not-found", path=_whole(table)) from None

    patch.setattr(Table, "play", outspoken)


def own_tables_in_order_of_cards(patch: pytest.MonkeyPatch) -> None:
    """The list of one's tables says a little about the cards."""
    tables = House.own_tables

    async def own_tables(house: House, token: str | None) -> Any:
        own = await tables(house, token)
        for one in own:
            one.seat += len(_whole((await house.live.find(one.table)).table)) % 2
        return own

    patch.setattr(House, "own_tables", own_tables)


def one_message_more(patch: pytest.MonkeyPatch) -> None:
    """A message more is sent when a hidden card lies so."""
    tell = LiveTables._tell

    def twice(tables: LiveTables, live: Any, entry: Any) -> None:
        tell(tables, live, entry)
        if sum(map(ord, _whole(live.table))) % 2:
            tell(tables, live, entry)

    patch.setattr(LiveTables, "_tell", twice)


def hint_for_another(patch: pytest.MonkeyPatch) -> None:
    """Somebody who is not to act is told what those who are may play."""

    async def advise(tables: LiveTables, live: Any, seat: int) -> Any:
        raise Refused("no-move", text="", forms=[str(move) for move in live.table.state.moves()])

    patch.setattr(LiveTables, "advise", advise)


def hint_by_hidden_cards(patch: pytest.MonkeyPatch) -> None:
    """Somebody who is to act is advised by one who has seen all the cards."""
    advise = LiveTables.advise

    async def knowing(tables: LiveTables, live: Any, seat: int) -> Any:
        advice = await advise(tables, live, seat)
        chance = sum(map(ord, _whole(live.table))) % 100 / 100
        return dataclasses.replace(advice, best=dataclasses.replace(advice.best, chance=chance))

    patch.setattr(LiveTables, "advise", knowing)


def due_by_hidden_cards(patch: pytest.MonkeyPatch) -> None:
    """Something happens sooner when a hidden card lies so."""
    patch.setattr(Table, "due", lambda table: None if table.state is None else 2e9 + sum(map(ord, _whole(table))))


PLANTS: tuple[Plant, ...] = (
    move_told_to_all,
    facts_of_the_mover,
    replay_without_perspective,
    replay_of_another,
    spectator_as_first_seat,
    record_of_a_running_game,
    secret_before_the_end,
    undo_by_hidden_cards,
    refusal_that_names_cards,
    own_tables_in_order_of_cards,
    one_message_more,
    hint_for_another,
    hint_by_hidden_cards,
    due_by_hidden_cards,
)
