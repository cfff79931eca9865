"""The house over HTTP: every route, and the app that is put together of them."""

from __future__ import annotations

import asyncio
import contextlib
import functools
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Annotated, Any

import msgspec
from litestar import Litestar, MediaType, Request, Response, Router, get, post
from litestar.datastructures import State
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from sqlalchemy import make_url

import mewseum
from mewseum.core.refused import Refused
from mewseum.core.words import LANGUAGES
from mewseum.games import GAMES, parts, rules_text
from mewseum.server import records as brought
from mewseum.server import seeing, wire
from mewseum.server.answers import (
    STATUS,
    AnyConnection,
    apologise,
    language_of,
    refuse,
    refuse_http,
    refuse_nesting,
)
from mewseum.server.beside import Beside
from mewseum.server.capacity import Capacity
from mewseum.server.checking import Looking
from mewseum.server.cookies import cookie_for
from mewseum.server.database import file_of
from mewseum.server.disk import USUAL_SPARE_MEGABYTES, Disk
from mewseum.server.guard import COUNTED, HEADERS, Guard, asker_of
from mewseum.server.hearing import hear
from mewseum.server.heartbeat import beat
from mewseum.server.house import House, Manner, describe_house
from mewseum.server.keys import cookie_of, holder_of, token_of
from mewseum.server.limits import Limits
from mewseum.server.links import LINK_LIFETIME_SECONDS
from mewseum.server.live import LiveTables
from mewseum.server.pages import asset, front_page, lesson_page, send, service_worker, table_page
from mewseum.server.pulse import note_time_again_and_again
from mewseum.server.rooms import Room
from mewseum.server.sockets import live_table
from mewseum.server.store import Store
from mewseum.server.teaching import lesson_told
from mewseum.server.telling import Telling
from mewseum.server.thinkers import Thinkers
from mewseum.server.too_much import answer_in
from mewseum.server.tracebacks import few_tracebacks
from mewseum.server.whose import WHOSE
from mewseum.server.writing import CLAIM, HINT, LINK, PUTTING_AWAY, new_table_cost
from mewseum.table.names import prepare_names

LONGEST_WAIT = 25.0
MOST_STEPS = 1_000_000
MOST_ENTRIES = 2**53
MOST_PLAYERS = max(parts(slug).players[-1] for slug in GAMES)
MARKDOWN = "text/markdown"
OPENAPI = "/api/openapi"


@dataclass(frozen=True)
class Settings:
    """How a house is run."""

    database: str
    public_url: str = ""
    """Under which address people reach it, if not the one it is asked by."""
    origins: tuple[str, ...] = ()
    loopback: bool = True
    """Whether only this machine may ask."""
    thinkers: int | None = None
    turns: int | None = None
    """So many processes work at the same time for those who wait, beside the thinkers; by default for half of the cores."""
    manner: Manner = field(default_factory=Manner)
    limits: Limits = field(default_factory=Limits)
    spare_megabytes: int = USUAL_SPARE_MEGABYTES
    """So much stays free on the disk of a SQLite database: below that, no new tables are set up and nothing is said."""
    keep: float | None = None
    """For how many seconds after its last move a table is kept; None: for ever."""
    room: Room = field(default_factory=Room)
    """Which of its rooms this process is."""


def make_guard(settings: Settings) -> Guard:
    """Whoever decides who may ask."""
    return Guard(settings.limits, (*settings.origins, *_origin_of(settings.public_url)), loopback=settings.loopback)


def make_app(settings: Settings, guard: Guard | None = None) -> Litestar:
    """The whole house, ready to be served; whoever serves it may count requests by its guard before they come here."""
    store = Store(settings.database, settings.room)
    guard = guard or make_guard(settings)

    @contextlib.asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        store.open()
        capacity = Capacity(settings.turns)
        are_even = settings.manner.pace > 0
        thinkers = Thinkers(settings.thinkers, are_even=are_even, plain_process=True, capacity=capacity)
        tables = LiveTables(store, thinkers, room=settings.room, beside=Beside(capacity))
        disk = Disk(file_of(make_url(settings.database)), settings.spare_megabytes)
        app.state.house = House(store, tables, settings.manner, disk)
        app.state.guard = guard
        app.state.settings = settings
        app.state.sockets = 0
        app.state.telling = Telling(tables.beside)
        watching = [asyncio.create_task(tables.sweep()), asyncio.create_task(disk.watch())]
        watching.append(asyncio.create_task(Looking(tables).run()))
        if settings.keep is not None and settings.room.is_first:
            watching.append(asyncio.create_task(tables.forget(settings.keep)))
        watching.append(asyncio.create_task(note_time_again_and_again(store.note_time, tables.loaded)))
        watching.append(asyncio.create_task(beat(tables)))
        if store.is_shared:
            watching.append(asyncio.create_task(hear(settings.database, tables)))
        try:
            with few_tracebacks():
                yield
        finally:
            for task in watching:
                task.cancel()
            await asyncio.gather(*watching, return_exceptions=True)
            await tables.close()
            thinkers.close()
            await asyncio.to_thread(store.close)

    return Litestar(
        [
            front_page, table_page, lesson_page, service_worker, asset, qr_code, rules_of_game, lesson_in_game, health, metrics, messages, house, own_tables, create_table, see_table, talk_at_table, introduce_spectator,
            join_table, do_at_table, hint_at_table, may_undo_at_table, replay_table, record_of_table, show_a_record, same_deal, own_link, look_at_link, claim_seat, devices_of_seat, sign_out_others, put_table_away, live_table,
        ],
        lifespan=[open_house],
        before_request=check_request,
        before_send=[add_headers],
        exception_handlers={
            Refused: refuse,
            HTTPException: refuse_http,
            RecursionError: refuse_nesting,
            Exception: apologise,
        },
        request_max_body_size=wire.LARGEST,
        openapi_config=OpenAPIConfig(
            title="Mewseum",
            version=mewseum.__version__,
            render_plugins=[JsonRenderPlugin()],
            openapi_router=Router(
                OPENAPI, route_handlers=[], before_request=check_description, include_in_schema=False
            ),
        ),
        logging_config=None,
        debug=False,
    )  # fmt: skip


# What goes with every request and every answer.


async def check_description(request: Request[Any, Any, State]) -> None:
    """The same where the house describes itself: what is not there is answered as everywhere."""
    await check_request(request)
    if request.scope["path"].rstrip("/") not in (OPENAPI, f"{OPENAPI}/openapi.json"):
        raise NotFoundException


async def check_request(request: Request[Any, Any, State]) -> None:
    """Before anything is done."""
    guard: Guard = request.app.state.guard
    asker = asker_of(request)
    WHOSE.set(asker.network)
    guard.check_host(asker)
    if request.method not in ("GET", "HEAD"):
        guard.check_origin(asker)
    if not request.scope.get("state", {}).get(COUNTED):
        guard.count_request(asker)


async def add_headers(message: Any, scope: Any) -> None:
    """Security headers go with everything, refusals too. Of several rooms each answers once: the next request may be for another."""
    if message["type"] == "http.response.start":
        is_only = scope["litestar_app"].state.settings.room.is_only
        headers = HEADERS if is_only else HEADERS | {"connection": "close"}
        present = {name.lower() for name, _ in message["headers"]}
        message["headers"] = [
            *message["headers"],
            *((name.encode(), value.encode()) for name, value in headers.items() if name.encode() not in present),
        ]


def _base(request: AnyConnection) -> str:
    settings: Settings = request.app.state.settings
    if settings.public_url:
        return settings.public_url.rstrip("/")
    asker = asker_of(request)
    root = str(request.scope.get("root_path", "")).rstrip("/")
    return f"{'https' if asker.secure else 'http'}://{asker.host}{root}"


def _origin_of(url: str) -> tuple[str, ...]:
    parts = url.split("/")
    return ("/".join(parts[:3]),) if len(parts) >= 3 else ()


def _json(content: Any, token: str = "", request: AnyConnection | None = None, status: int = 200) -> Response[bytes]:
    cookies = [cookie_for(request, token)] if token and request is not None else []
    return Response(wire.encode(content), status_code=status, media_type=MediaType.JSON, cookies=cookies)


def _answers(model: Any, status: int = 200, kind: Any = MediaType.JSON) -> dict[int, ResponseSpec]:
    """What a request may be answered, for the OpenAPI document."""
    refusals = {code: ResponseSpec(wire.No, generate_examples=False, description="Refused") for code in REFUSALS}
    return refusals | {status: ResponseSpec(model, generate_examples=False, description="As asked", media_type=kind)}


REFUSALS = sorted({400, 422, *STATUS.values()} - {405})


# Pages.


@get("/t/{table:str}/qr.svg", include_in_schema=False)
async def qr_code(request: Request[Any, Any, State], table: FromPath[str]) -> Response[bytes]:
    """The invitation as a QR code."""
    request.app.state.guard.count_picture(asker_of(request))
    await request.app.state.house.live.find(table)
    picture = await request.app.state.house.live.beside.draw(f"{_base(request)}/t/{table}")
    return Response(picture, media_type="image/svg+xml")


# The house.


@get("/health", responses=_answers(dict[str, Any]))
async def health(state: State) -> Response[bytes]:
    """Whether the house is open and its store answers."""
    well = await state.house.store.is_well()
    return _json({"ok": well, "version": mewseum.__version__}, status=200 if well else 503)


@get("/metrics", include_in_schema=False)
async def metrics(state: State) -> Response[str]:
    """Counts for Prometheus."""
    tables: LiveTables = state.house.live
    counts = {
        "mewseum_tables": len(tables.loaded()),
        "mewseum_sockets": state.sockets,
        "mewseum_changes_total": tables.changes,
        "mewseum_conflicts_total": tables.conflicts,
        "mewseum_commits_total": tables.store.commits,
        "mewseum_thoughts_total": tables.thoughts,
        "mewseum_plain_thoughts_total": tables.plain_thoughts,
        "mewseum_cut_total": state.guard.cut,
        "mewseum_failures_total": getattr(state, "failures", 0),
    }
    room = state.settings.room
    which = "" if room.is_only else f'{{room="{room.number + 1}"}}'
    return Response("".join(f"{name}{which} {value}\n" for name, value in counts.items()), media_type=MediaType.TEXT)


@get("/api/messages", responses=_answers(dict[str, Any]), sync_to_thread=False)
def messages() -> Response[bytes]:
    """The schema of every message on a socket, both ways."""
    return Response(_messages(), media_type=MediaType.JSON)


def prepare_answers(app: Litestar) -> None:
    """Put together what takes long the first time: whoever asks for it first should halt nobody."""
    describe_house()
    prepare_names()
    _messages()
    for language in LANGUAGES:
        answer_in(language)
    _ = app.openapi_schema


@functools.cache
def _messages() -> bytes:
    return wire.encode(message_schema())


@functools.cache
def message_schema() -> dict[str, Any]:
    """The JSON schema of every message on a socket."""
    (asked, told), components = msgspec.json.schema_components(
        (wire.AnyRequest, wire.Told), ref_template="#/components/{name}"
    )
    return {"asked": asked, "told": told, "components": components}


@get("/api/house", responses=_answers(wire.House), sync_to_thread=False)
def house() -> Response[bytes]:
    """What can be played here, and against whom."""
    return _json(describe_house())


async def _seated(request: Request[Any, Any, State], table: str, seat: int, token: str) -> wire.Seated:
    live = await request.app.state.house.live.find(table)
    # A token that came in a cookie stays in it, where no script of a page can read it.
    told = "" if token == cookie_of(request) else token
    link = f"{_base(request)}/t/{table}"
    return wire.Seated(table, seat, told, link, live.table.commitment, live.table.dealing.round)


@get("/api/games/{game:str}/rules", responses=_answers(str, kind=MARKDOWN), sync_to_thread=False)
def rules_of_game(request: Request[Any, Any, State], game: FromPath[str]) -> Response[str]:
    """A game's rules in the client's language, as Markdown with numbered paragraphs (§)."""
    return Response(rules_text(game, language_of(request)), media_type=MARKDOWN)


@get("/api/lessons/{game:str}", responses=_answers(wire.Lesson), sync_to_thread=True)
def lesson_in_game(request: Request[Any, Any, State], game: FromPath[str]) -> Response[bytes]:
    """A first game by script, as the learner sees it step by step; its texts are the browser's own."""
    return send(request, lesson_told(game), {})


@get("/api/tables", responses=_answers(list[wire.OwnTable]))
async def own_tables(request: Request[Any, Any, State]) -> Response[bytes]:
    """The tables at which whoever asks has a seat."""
    request.app.state.guard.count_list(asker_of(request))
    return _json(await request.app.state.house.own_tables(token_of(request)))


@post("/api/tables", responses=_answers(wire.Seated, 201), status_code=201)
async def create_table(request: Request[Any, Any, State], data: JSONBody[wire.Create]) -> Response[bytes]:
    """A new table."""
    request.app.state.guard.count_table(asker_of(request))
    request.app.state.guard.count_written(asker_of(request), new_table_cost(data.players))
    token = await request.app.state.house.adopt(token_of(request))
    table, seat = await request.app.state.house.create(data, token)
    return _json(await _seated(request, table, seat, token), token, request, 201)


@get("/api/tables/{table:str}", responses=_answers(wire.Picture))
async def see_table(
    request: Request[Any, Any, State],
    table: FromPath[str],
    since: Annotated[int | None, QueryParameter(ge=0)] = None,
    wait: Annotated[float, QueryParameter(ge=0, le=LONGEST_WAIT)] = 0.0,
) -> Response[bytes]:
    """The table as whoever asks may see it; if nothing is new `since` an entry, after at most `wait` seconds."""
    live, seat = await request.app.state.house.watched(table, token_of(request))
    if since is not None and wait and live.table.number <= since:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(wait):
                await live.moved.wait()
        live, seat = await request.app.state.house.watched(table, token_of(request))
    return _json(seeing.picture_for(live.table, seat, request.app.state.house.live.now_at(live)))


@post("/api/tables/{table:str}/join", responses=_answers(wire.Seated), status_code=200)
async def join_table(
    request: Request[Any, Any, State], table: FromPath[str], data: JSONBody[wire.Join]
) -> Response[bytes]:
    """Take a seat."""
    token = await request.app.state.house.adopt(token_of(request))
    if await request.app.state.house.seat(table, token) is None:
        request.app.state.guard.count_join(asker_of(request), table)
    seat = await request.app.state.house.join(table, data, token)
    return _json(await _seated(request, table, seat, token), token, request)


@post("/api/tables/{table:str}/do", responses=_answers(wire.Done | wire.Looked), status_code=200)
async def do_at_table(
    request: Request[Any, Any, State], table: FromPath[str], data: JSONBody[wire.AnyRequest]
) -> Response[bytes]:
    """Do something from one's seat: the same messages as on a socket."""
    token = token_of(request)
    live, seat = await request.app.state.house.watched(table, token)
    request.app.state.guard.count_asked(asker_of(request), data, live.table)
    return _json(await request.app.state.house.do(live, seat, holder_of(token or ""), data))


@get("/api/tables/{table:str}/talk", responses=_answers(wire.Talk))
async def talk_at_table(
    request: Request[Any, Any, State],
    table: FromPath[str],
    first: Annotated[int, QueryParameter(ge=0, le=MOST_STEPS)] = 0,
) -> Response[bytes]:
    """A page of what was said at a table, from the `first` saying on."""
    token = token_of(request)
    live, _ = await request.app.state.house.watched(table, token)
    return _json(seeing.talk_for(live.table, holder_of(token or "")[:16], first))


@post("/api/tables/{table:str}/name", responses=_answers(wire.Introduced), status_code=200)
async def introduce_spectator(
    request: Request[Any, Any, State], table: FromPath[str], data: JSONBody[wire.Introduce]
) -> Response[bytes]:
    """Tell under which name one talks as a spectator."""
    live, seat = await request.app.state.house.watched(table, token_of(request))
    if seat is not None:
        raise Refused("other-seat-held", seat=seat + 1)
    request.app.state.guard.count_join(asker_of(request), table)
    name, token = await request.app.state.house.introduce(live, data, token_of(request))
    told = "" if token == cookie_of(request) else token
    return _json(wire.Introduced(name, told), token, request)


@get("/api/tables/{table:str}/hint", responses=_answers(wire.Hint))
async def hint_at_table(
    request: Request[Any, Any, State],
    table: FromPath[str],
    moves: Annotated[list[str] | None, QueryParameter(max_items=32)] = None,
) -> Response[bytes]:
    """What to play, or how to complete moves that are chosen and not made; and why."""
    live, seat = await request.app.state.house.watched(table, token_of(request))
    request.app.state.guard.check_origin(asker_of(request))  # it is told to others: no other site's link may ask for it
    request.app.state.guard.count_hint(asker_of(request))
    if live.table.has_company:
        request.app.state.guard.count_written(asker_of(request), HINT)
    return _json(await request.app.state.house.hint(live, seat, language_of(request), moves or ()))


@get("/api/tables/{table:str}/may-undo", responses=_answers(wire.Undoable))
async def may_undo_at_table(
    request: Request[Any, Any, State],
    table: FromPath[str],
    after: Annotated[int, QueryParameter(ge=0, le=MOST_ENTRIES)],
) -> Response[bytes]:
    """Whether one's last move may be taken back, having seen everything up to entry `after`. It is worked out for whoever asks."""
    live, seat = await request.app.state.house.watched(table, token_of(request))
    request.app.state.guard.count_offer(asker_of(request))
    return _json(await request.app.state.house.may_undo(live, seat, after))


@get("/api/tables/{table:str}/replay", responses=_answers(wire.Replay))
async def replay_table(
    request: Request[Any, Any, State],
    table: FromPath[str],
    seat: FromQuery[int | None] = None,
    first: Annotated[int, QueryParameter(ge=0, le=MOST_STEPS)] = 0,
    all_open: Annotated[bool, QueryParameter(name="open")] = False,
) -> Response[bytes]:
    """A page of the game from its `first` step on, as a seat saw it (without a seat: as a spectator); a running one from no other seat
    than one's own. With `open`, all cards of a finished one.
    """
    live, own = await request.app.state.house.watched(table, token_of(request))
    request.app.state.house.check_replay(live.table, own, seat, is_open=all_open)
    request.app.state.guard.count_replay(asker_of(request))
    told = await request.app.state.telling.replay(live.table, seat, first, is_open=all_open)
    return Response(told, media_type=MediaType.JSON)


@get("/api/tables/{table:str}/record", responses=_answers(dict[str, Any]))
async def record_of_table(request: Request[Any, Any, State], table: FromPath[str]) -> Response[bytes]:
    """A finished game as a record, which `mewseum verify` can check."""
    live, _ = await request.app.state.house.watched(table, token_of(request))
    return _json(request.app.state.house.record(live.table))


@post("/api/records", responses=_answers(wire.Recorded), status_code=200, request_max_body_size=brought.LARGEST)
async def show_a_record(
    request: Request[Any, Any, State],
    seat: Annotated[int | None, QueryParameter(ge=0, le=63)] = None,
    name: Annotated[str, QueryParameter(max_length=400)] = "",
    first: Annotated[int, QueryParameter(ge=0, le=MOST_STEPS)] = 0,
    all_open: Annotated[bool, QueryParameter(name="open")] = False,
) -> Response[bytes]:
    """A page of a game from its record, which is the body: as a seat saw it, without a seat as a spectator, or `open`. Nothing is kept."""
    request.app.state.guard.count_record(asker_of(request))
    try:
        content = await request.body()
    except HTTPException as error:
        if error.status_code == 413:
            raise Refused("too-large", most=brought.LARGEST) from None
        raise
    told = await request.app.state.telling.record(content, name, seat, first, is_open=all_open)
    return Response(told, media_type=MediaType.JSON)


@post("/api/tables/{table:str}/again", responses=_answers(wire.Seated, 201), status_code=201)
async def same_deal(request: Request[Any, Any, State], table: FromPath[str]) -> Response[bytes]:
    """The deal of a finished game once more, at a table of one's own against bots."""
    request.app.state.guard.count_table(asker_of(request))
    request.app.state.guard.count_written(asker_of(request), new_table_cost(MOST_PLAYERS))
    token = token_of(request) or ""
    again, seat = await request.app.state.house.again(table, token or None)
    return _json(await _seated(request, again, seat, token), status=201)


@post("/api/tables/{table:str}/link", responses=_answers(wire.OwnLink), status_code=200)
async def own_link(request: Request[Any, Any, State], table: FromPath[str]) -> Response[bytes]:
    """A new link, with which the same person opens the seat on one more device. The key is behind the #."""
    request.app.state.guard.count_picture(asker_of(request))
    request.app.state.guard.count_written(asker_of(request), LINK)
    key = await request.app.state.house.links.make(table, token_of(request))
    link = f"{_base(request)}/t/{table}#{key}"
    picture = await request.app.state.house.live.beside.draw(link)
    return _json(wire.OwnLink(link, LINK_LIFETIME_SECONDS, picture.decode()))


@post("/api/tables/{table:str}/link/look", responses=_answers(wire.LinkSeen), status_code=200)
async def look_at_link(
    request: Request[Any, Any, State], table: FromPath[str], data: JSONBody[wire.Claim]
) -> Response[bytes]:
    """What an own link opens. Nothing is opened or used up by looking."""
    request.app.state.guard.count_key(asker_of(request))
    return _json(await request.app.state.house.links.look(table, data.key))


@get("/api/tables/{table:str}/devices", responses=_answers(wire.Devices))
async def devices_of_seat(request: Request[Any, Any, State], table: FromPath[str]) -> Response[bytes]:
    """How many devices hold one's own seat."""
    return _json(await request.app.state.house.links.devices(table, token_of(request)))


@post("/api/tables/{table:str}/sign-out", responses=_answers(wire.Devices), status_code=200)
async def sign_out_others(request: Request[Any, Any, State], table: FromPath[str]) -> Response[bytes]:
    """Sign all other devices out of one's own seat, and void its link."""
    return _json(await request.app.state.house.links.sign_out_others(table, token_of(request)))


@post("/api/tables/{table:str}/put-away", responses=_answers(wire.OwnTable), status_code=200)
async def put_table_away(
    request: Request[Any, Any, State], table: FromPath[str], data: JSONBody[wire.PutAway]
) -> Response[bytes]:
    """Put a table away from the list of one's own, on all devices that hold the seat; or into it again. The game is not touched."""
    request.app.state.guard.count_written(asker_of(request), PUTTING_AWAY)
    return _json(await request.app.state.house.put_away(table, token_of(request), away=data.away))


@post("/api/tables/{table:str}/claim", responses=_answers(wire.Seated), status_code=200)
async def claim_seat(
    request: Request[Any, Any, State], table: FromPath[str], data: JSONBody[wire.Claim]
) -> Response[bytes]:
    """Open one's own seat on this device. The link is used up."""
    request.app.state.guard.count_key(asker_of(request))
    request.app.state.guard.count_written(asker_of(request), CLAIM)
    token = await request.app.state.house.adopt(token_of(request))
    seat = await request.app.state.house.links.claim(table, data.key, token)
    return _json(await _seated(request, table, seat, token), token, request)
