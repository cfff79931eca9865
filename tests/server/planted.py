"""Leaks that a server could have, planted on purpose: what is sent is changed, never the games."""

from __future__ import annotations

import dataclasses
import json
import zlib
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from mewseum.core.refused import Refused
from mewseum.server import seeing, telling
from mewseum.server.house import House
from mewseum.server.links import OwnLinks
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
    work_of = telling._work_of

    def as_if_it_were_over(table: Table, seat: int | None, first: int, *, is_open: bool) -> Any:
        return dataclasses.replace(work_of(table, seat, first, is_open=is_open), is_over=True)

    patch.setattr(telling, "_work_of", as_if_it_were_over)


def replay_of_another(patch: pytest.MonkeyPatch) -> None:
    """A running game may be looked at from any seat."""
    patch.setattr(House, "check_replay", lambda house, table, own, wanted, **_: None)


def open_replay_of_a_running_game(patch: pytest.MonkeyPatch) -> None:
    """All cards of a running game may be looked at."""
    replay_of = seeing.replay_of

    def as_if_it_were_over(*arguments: Any, **more: Any) -> Any:
        return replay_of(*arguments, **more | {"is_over": more["is_over"] or more.get("is_open", False)})

    patch.setattr(House, "check_replay", lambda house, table, own, wanted, **_: None)
    patch.setattr(seeing, "replay_of", as_if_it_were_over)


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


def memory_of_all_cards(patch: pytest.MonkeyPatch) -> None:
    """What everybody has seen is worked out by somebody who has seen everything."""
    told = seeing.now_for

    def now_for(table: Table, seat: int | None, moment: float, common: Any = None) -> Any:
        seen = told(table, seat, moment, common)
        if seen.view is not None and "remembered" in seen.view:
            unseen = {
                card: zlib.crc32(f"{card} {_whole(table)}".encode()) for card in seen.view["remembered"]["unseen"]
            }
            seen.view = {**seen.view, "remembered": {**seen.view["remembered"], "unseen": unseen}}
        return seen

    patch.setattr(seeing, "now_for", now_for)


def undo_by_hidden_cards(patch: pytest.MonkeyPatch) -> None:
    """Whether a move may be taken back depends on what somebody holds."""
    patch.setattr(Table, "may_undo", lambda table, seat: bool(len(_whole(table)) % 2))


def undo_offered_by_hidden_cards(patch: pytest.MonkeyPatch) -> None:
    """Taking back is offered by somebody who has seen all the cards."""
    may_undo = House.may_undo

    async def knowing(house: House, live: Any, seat: Any, after: int) -> Any:
        told = await may_undo(house, live, seat, after)
        return type(told)(may_undo=bool(zlib.crc32(_whole(live.table).encode()) % 2))

    patch.setattr(House, "may_undo", knowing)


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

    async def advise(tables: LiveTables, live: Any, seat: int, moves: Any = ()) -> Any:
        raise Refused("no-move", text="", forms=[str(move) for move in live.table.state.moves()])

    patch.setattr(LiveTables, "advise", advise)


def hint_by_hidden_cards(patch: pytest.MonkeyPatch) -> None:
    """Somebody who is to act is advised by one who has seen all the cards."""
    advise = LiveTables.advise

    async def knowing(tables: LiveTables, live: Any, seat: int, moves: Any = ()) -> Any:
        advice = await advise(tables, live, seat, moves)
        chance = sum(map(ord, _whole(live.table))) % 100 / 100
        return dataclasses.replace(advice, best=dataclasses.replace(advice.best, chance=chance))

    patch.setattr(LiveTables, "advise", knowing)


def hint_told_to_all(patch: pytest.MonkeyPatch) -> None:
    """That somebody took a hint is told to all, and what it says as well."""
    advise = LiveTables.advise

    async def outspoken(tables: LiveTables, live: Any, seat: int, moves: Any = ()) -> Any:
        advice = await advise(tables, live, seat, moves)
        for watcher in live.watchers:
            watcher.tell(b'{"kind":"hint","move":"%s"}' % str(advice.best.move).encode())
        return advice

    patch.setattr(LiveTables, "advise", outspoken)


def looks_told_to_others(patch: pytest.MonkeyPatch) -> None:
    """Who watches hears that somebody looks at what they could choose."""
    look = House._look

    async def overheard(house: House, live: Any, *arguments: Any) -> Any:
        looked = await look(house, live, *arguments)
        for watcher in live.watchers if looked is not None else ():
            watcher.tell(b'{"kind":"looking"}')
        return looked

    patch.setattr(House, "_look", overheard)


def looks_that_leave_an_entry(patch: pytest.MonkeyPatch) -> None:
    """Looking says that somebody is there."""
    look = House._look

    async def noted(house: House, live: Any, seat: int, *arguments: Any) -> Any:
        looked = await look(house, live, seat, *arguments)
        if looked is not None:
            await house.live.change(live, lambda table, now: table.say(seat, "Hm", now))
        return looked

    patch.setattr(House, "_look", noted)


def look_at_what_a_draw_brings(patch: pytest.MonkeyPatch) -> None:
    """What follows a move is looked up in the true world."""

    def look_ahead(table: Table, seat: int, moves: list[str], after: Any) -> Any:
        assert table.state is not None
        following = table.state.play(moves[0], seat=seat)
        return following.view(seat) if following.turn == seat else None

    patch.setattr(Table, "look_ahead", look_ahead)


def patience_by_hidden_cards(patch: pytest.MonkeyPatch) -> None:
    """From when the others may ask for a bot depends on what somebody holds."""
    late = property(lambda table: None if table.state is None else table.changed_at + sum(map(ord, _whole(table))))
    patch.setattr(Table, "replaceable_from", late)


def story_with_hidden_cards(patch: pytest.MonkeyPatch) -> None:
    """Whoever comes later is told the story by somebody who has seen everything."""
    picture = seeing.picture_for

    def picture_for(table: Table, seat: int | None, now: float) -> Any:
        seen = picture(table, seat, now)
        return msgspec.structs.replace(seen, noted=[*seen.noted, seeing.Noted(0, seeing.Happening(_whole(table), 0))])

    patch.setattr(seeing, "picture_for", picture_for)


def due_by_hidden_cards(patch: pytest.MonkeyPatch) -> None:
    """Something happens sooner when a hidden card lies so."""
    patch.setattr(Table, "due", lambda table: None if table.state is None else 2e9 + sum(map(ord, _whole(table))))


def devices_by_hidden_cards(patch: pytest.MonkeyPatch) -> None:
    """How many devices hold a seat depends on what nobody may see."""
    devices = OwnLinks.devices

    async def counted(self: OwnLinks, table: str, token: str | None) -> Any:
        told = await devices(self, table, token)
        whole = _whole((await self._live.find(table)).table)
        return type(told)(zlib.crc32(whole.encode()), told.most)

    patch.setattr(OwnLinks, "devices", counted)


def put_away_by_hidden_cards(patch: pytest.MonkeyPatch) -> None:
    """Whether a table stays put away depends on what nobody may see."""
    put_away = House.put_away

    async def outspoken(house: House, name: str, token: str | None, *, away: bool) -> Any:
        own = await put_away(house, name, token, away=away)
        own.put_away = bool(zlib.crc32(_whole((await house.live.find(name)).table).encode()) % 2)
        return own

    patch.setattr(House, "put_away", outspoken)


def breakdown_before_the_end(patch: pytest.MonkeyPatch) -> None:
    """What the score is made of is told while the game goes on, from all that lies hidden too."""

    def breakdown_seen(table: Table) -> Any:
        rows = [] if table.state is None else table.state.game.parts.breakdown(table.state.whole())
        return [[seeing.ShareSeen(share.score, seeing.phrase_of(share.phrase)) for share in row] for row in rows]

    patch.setattr(seeing, "breakdown_seen", breakdown_seen)


def talk_with_cards(patch: pytest.MonkeyPatch) -> None:
    """What was said is told together with what lies hidden at that moment."""
    told = seeing.talk_for

    def talk_for(table: Table, holder: str, first: int = 0) -> Any:
        talk = told(table, holder, first)
        talk.count += zlib.crc32(_whole(table).encode())
        return talk

    patch.setattr(seeing, "talk_for", talk_for)


PLANTS: tuple[Plant, ...] = (
    talk_with_cards,
    open_replay_of_a_running_game,
    looks_told_to_others,
    looks_that_leave_an_entry,
    look_at_what_a_draw_brings,
    devices_by_hidden_cards,
    put_away_by_hidden_cards,
    move_told_to_all,
    facts_of_the_mover,
    replay_without_perspective,
    replay_of_another,
    spectator_as_first_seat,
    record_of_a_running_game,
    secret_before_the_end,
    memory_of_all_cards,
    undo_by_hidden_cards,
    undo_offered_by_hidden_cards,
    refusal_that_names_cards,
    own_tables_in_order_of_cards,
    one_message_more,
    hint_for_another,
    hint_told_to_all,
    hint_by_hidden_cards,
    patience_by_hidden_cards,
    story_with_hidden_cards,
    due_by_hidden_cards,
)
