"""The house over HTTP and WebSocket."""

from __future__ import annotations

import asyncio
import contextlib
import io
import logging
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Annotated, Any

import msgspec
import segno
from litestar import Litestar, MediaType, Request, Response, WebSocket, get, post, websocket
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State
from litestar.exceptions import HTTPException, ValidationException, WebSocketDisconnect
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

import mewseum
from mewseum.core.refused import Refused
from mewseum.core.words import LANGUAGES
from mewseum.games import rules_text
from mewseum.server import seeing, wire
from mewseum.server.guard import HEADERS, Guard, asker_of
from mewseum.server.hearing import hear
from mewseum.server.house import House, Manner, describe_house, languages_of
from mewseum.server.keys import COOKIE, holder_of, new_token
from mewseum.server.limits import Bucket, Limits
from mewseum.server.live import Live, LiveTables, Watcher
from mewseum.server.pages import asset, front_page, table_page
from mewseum.server.store import Store
from mewseum.server.thinkers import Thinkers

AnyConnection = ASGIConnection[Any, Any, Any, Any]
LOG = logging.getLogger("mewseum")
YEAR = 365 * 24 * 3600
LONGEST_WAIT = 25.0

STATUS = {
    "no-table": 404,
    "not-found": 404,
    "wrong-method": 405,
    "too-large": 413,
    "too-many-requests": 429,
    "storage-busy": 503,
    "storage-down": 503,
    "no-seat-held": 403,
    "wrong-key": 403,
    "wrong-origin": 403,
    "wrong-host": 403,
    "no-spectators": 403,
    "only-own-replay": 403,
    "only-host": 403,
    "old-number": 409,
    "not-your-turn": 409,
    "seat-taken": 409,
    "table-full": 409,
    "game-over": 409,
    "bad-message": 400,
}
"""How HTTP calls a refusal; any other is 422: understood, but not possible."""


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
    manner: Manner = field(default_factory=Manner)
    limits: Limits = field(default_factory=Limits)


def make_app(settings: Settings) -> Litestar:
    """The whole house, ready to be served."""
    store = Store(settings.database)
    guard = Guard(settings.limits, (*settings.origins, *_origin_of(settings.public_url)), loopback=settings.loopback)

    @contextlib.asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        store.open()
        thinkers = Thinkers(settings.thinkers)
        tables = LiveTables(store, thinkers)
        app.state.house = House(store, tables, settings.manner)
        app.state.guard = guard
        app.state.settings = settings
        app.state.sockets = 0
        watching = [asyncio.create_task(tables.sweep())]
        if store.is_shared:
            watching.append(asyncio.create_task(hear(settings.database, tables)))
        try:
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
            front_page, table_page, asset, qr_code, rules_of_game, health, metrics, messages, house, own_tables, create_table, see_table,
            join_table, do_at_table, hint_at_table, replay_table, record_of_table, own_link, claim_seat, live_table,
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
            title="Mewseum", version=mewseum.__version__, path="/api/openapi", render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
        debug=False,
    )  # fmt: skip


# Who asks, and in which language.


def token_of(connection: AnyConnection) -> str | None:
    """The token that somebody shows, in a header or a cookie."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer" and token:
        return token.strip()[:200]
    cookie = connection.cookies.get(COOKIE)
    return cookie[:200] if cookie else None


def language_of(connection: AnyConnection) -> str:
    """The language to answer in."""
    asked = connection.query_params.get("lang", "")
    if asked in LANGUAGES:
        return str(asked)
    return next(iter(languages_of(connection.headers.get("accept-language", ""))), "en")


async def check_request(request: Request[Any, Any, State]) -> None:
    """Before anything is done."""
    guard: Guard = request.app.state.guard
    asker = asker_of(request)
    guard.check_host(asker)
    if request.method not in ("GET", "HEAD"):
        guard.check_origin(asker)
    guard.count_request(asker)


async def add_headers(message: Any, _: Any) -> None:
    """Security headers go with everything, refusals too."""
    if message["type"] == "http.response.start":
        present = {name.lower() for name, _ in message["headers"]}
        message["headers"] = [
            *message["headers"],
            *((name.encode(), value.encode()) for name, value in HEADERS.items() if name.encode() not in present),
        ]


def _no(connection: AnyConnection, refusal: Refused, number: str = "") -> wire.No:
    return wire.No(number, refusal.key, refusal.say(language_of(connection)), refusal.section)


def _refusal(connection: AnyConnection, refusal: Refused) -> Response[bytes]:
    content = wire.encode(_no(connection, refusal))
    return Response(content, status_code=STATUS.get(refusal.key, 422), media_type=MediaType.JSON)


def refuse(request: AnyConnection, error: Exception) -> Response[bytes]:
    """What was refused, with a stable code and a sentence in the client's language."""
    assert isinstance(error, Refused)
    return _refusal(request, error)


def refuse_http(request: AnyConnection, error: Exception) -> Response[bytes]:
    """The same for what never came to a handler."""
    assert isinstance(error, HTTPException)
    if error.status_code == 404:
        return _refusal(request, Refused("not-found", path=str(request.scope["path"])[:200]))
    if error.status_code == 405:
        return _refusal(request, Refused("wrong-method"))
    if error.status_code == 413:
        return _refusal(request, Refused("too-large", most=wire.LARGEST))
    reasons = [str(part.get("message", "")) for part in error.extra or [] if isinstance(part, dict)]
    if isinstance(error, ValidationException) or error.status_code == 400:
        return _refusal(request, Refused("bad-message", reason="; ".join(filter(None, reasons)) or error.detail))
    return Response(
        wire.encode(wire.No("", "http", error.detail, "")), status_code=error.status_code, media_type=MediaType.JSON
    )


def refuse_nesting(request: AnyConnection, _: Exception) -> Response[bytes]:
    """Lists within lists without end."""
    return _refusal(request, Refused("bad-message", reason="nested too deeply"))


def apologise(request: AnyConnection, error: Exception) -> Response[bytes]:
    """Something that should not have happened: it is counted and logged, and the house stays open."""
    _note_failure(request, error)
    return Response(wire.encode(_no(request, Refused("house-failed"))), status_code=500, media_type=MediaType.JSON)


def _note_failure(connection: AnyConnection, error: Exception) -> None:
    connection.app.state.failures = getattr(connection.app.state, "failures", 0) + 1
    LOG.error("failed", exc_info=error)


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
    cookies = []
    if token and request is not None:
        path = str(request.scope.get("root_path", "")).rstrip("/") or "/"
        cookies = [
            Cookie(COOKIE, value=token, max_age=YEAR, path=path, secure=asker_of(request).secure, httponly=True,
                   samesite="lax")
        ]  # fmt: skip
    return Response(wire.encode(content), status_code=status, media_type=MediaType.JSON, cookies=cookies)


def _answers(model: Any, status: int = 200) -> dict[int, ResponseSpec]:
    """What a request may be answered, for the OpenAPI document."""
    refusals = {code: ResponseSpec(wire.No, generate_examples=False, description="Refused") for code in REFUSALS}
    return refusals | {status: ResponseSpec(model, generate_examples=False, description="As asked")}


REFUSALS = sorted({400, 422, *STATUS.values()} - {405})


# Pages.


@get("/t/{table:str}/qr.svg", include_in_schema=False, sync_to_thread=False)
def qr_code(request: Request[Any, Any, State], table: FromPath[str]) -> Response[bytes]:
    """The invitation as a QR code."""
    picture = io.BytesIO()
    code = segno.make(f"{_base(request)}/t/{table[:32]}", error="m")
    code.save(picture, kind="svg", scale=6, border=4, dark="#000", light="#fff", xmldecl=False)
    return Response(picture.getvalue(), media_type="image/svg+xml")


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
        "mewseum_thoughts_total": tables.thinkers.answered,
        "mewseum_plain_thoughts_total": tables.thinkers.plain,
        "mewseum_failures_total": getattr(state, "failures", 0),
    }
    return Response("".join(f"{name} {value}\n" for name, value in counts.items()), media_type=MediaType.TEXT)


@get("/api/messages", responses=_answers(dict[str, Any]), sync_to_thread=False)
def messages() -> Response[bytes]:
    """The schema of every message on a socket, both ways."""
    return _json(message_schema())


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
    return wire.Seated(table, seat, token, f"{_base(request)}/t/{table}", live.table.commitment)


@get("/api/games/{game:str}/rules", responses=_answers(str), sync_to_thread=False)
def rules_of_game(request: Request[Any, Any, State], game: FromPath[str]) -> Response[str]:
    """A game's rules in the client's language, as Markdown with numbered paragraphs (§)."""
    return Response(rules_text(game, language_of(request)), media_type="text/markdown")


@get("/api/tables", responses=_answers(list[wire.OwnTable]))
async def own_tables(request: Request[Any, Any, State]) -> Response[bytes]:
    """The tables at which whoever asks has a seat."""
    return _json(await request.app.state.house.own_tables(token_of(request)))


@post("/api/tables", responses=_answers(wire.Seated, 201), status_code=201)
async def create_table(request: Request[Any, Any, State], data: JSONBody[wire.Create]) -> Response[bytes]:
    """A new table."""
    request.app.state.guard.count_table(asker_of(request))
    token = token_of(request) or new_token()
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
    return _json(seeing.picture_for(live.table, seat, request.app.state.house.live.now()))


@post("/api/tables/{table:str}/join", responses=_answers(wire.Seated), status_code=200)
async def join_table(
    request: Request[Any, Any, State], table: FromPath[str], data: JSONBody[wire.Join]
) -> Response[bytes]:
    """Take a seat."""
    token = token_of(request) or new_token()
    seat = await request.app.state.house.join(table, data, token)
    return _json(await _seated(request, table, seat, token), token, request)


@post("/api/tables/{table:str}/do", responses=_answers(wire.Done), status_code=200)
async def do_at_table(
    request: Request[Any, Any, State], table: FromPath[str], data: JSONBody[wire.AnyRequest]
) -> Response[bytes]:
    """Do something from one's seat: the same messages as on a socket."""
    token = token_of(request)
    live, seat = await request.app.state.house.watched(table, token)
    return _json(await request.app.state.house.do(live, seat, holder_of(token or ""), data))


@get("/api/tables/{table:str}/hint", responses=_answers(wire.Hint))
async def hint_at_table(request: Request[Any, Any, State], table: FromPath[str]) -> Response[bytes]:
    """What to play, and why."""
    live, seat = await request.app.state.house.watched(table, token_of(request))
    request.app.state.guard.count_hint(asker_of(request))
    return _json(await request.app.state.house.hint(live, seat, language_of(request)))


@get("/api/tables/{table:str}/replay", responses=_answers(wire.Replay))
async def replay_table(
    request: Request[Any, Any, State], table: FromPath[str], seat: FromQuery[int | None] = None
) -> Response[bytes]:
    """The game again, as a seat saw it (without a seat: as a spectator); a running one only from one's own seat."""
    live, own = await request.app.state.house.watched(table, token_of(request))
    return _json(await asyncio.to_thread(request.app.state.house.replay, live.table, own, seat))


@get("/api/tables/{table:str}/record", responses=_answers(dict[str, Any]))
async def record_of_table(request: Request[Any, Any, State], table: FromPath[str]) -> Response[bytes]:
    """A finished game as a record, which `mewseum verify` can check."""
    live, _ = await request.app.state.house.watched(table, token_of(request))
    return _json(request.app.state.house.record(live.table))


@post("/api/tables/{table:str}/link", responses=_answers(wire.OwnLink), status_code=200)
async def own_link(request: Request[Any, Any, State], table: FromPath[str]) -> Response[bytes]:
    """One's own link, with which the same person opens the seat on another device. The key is behind the #."""
    key = await request.app.state.house.open_key(table, token_of(request))
    return _json(wire.OwnLink(f"{_base(request)}/t/{table}#{key}"))


@post("/api/tables/{table:str}/claim", responses=_answers(wire.Seated), status_code=200)
async def claim_seat(
    request: Request[Any, Any, State], table: FromPath[str], data: JSONBody[wire.Claim]
) -> Response[bytes]:
    """Open one's own seat on this device."""
    token = token_of(request) or new_token()
    seat = await request.app.state.house.claim(table, data.key, token)
    return _json(await _seated(request, table, seat, token), token, request)


# The socket.


@websocket("/api/tables/{table:str}/live")
async def live_table(socket: WebSocket[Any, Any, State], table: FromPath[str]) -> None:
    """Everything that happens at a table, as it happens; and requests, answered each."""
    state, token = socket.app.state, token_of(socket)
    guard, house, asker = state.guard, state.house, asker_of(socket)
    try:
        guard.check_host(asker)
        guard.check_origin(asker)
        guard.count_socket(asker)
        live, seat = await house.watched(table, token)
    except Refused as refusal:
        await socket.accept()
        await _send(socket, wire.encode(_no(socket, refusal)))
        await socket.close(code=4000 + STATUS.get(refusal.key, 422), reason=refusal.key)
        return
    await socket.accept()
    since = socket.query_params.get("since", "")
    device = Device(seat)
    session = Session(house, live, seat, holder_of(token or ""), Bucket(*guard.limits.messages))
    state.sockets += 1
    work: list[asyncio.Task[None]] = []
    try:
        await house.live.watch(live, device, int(since) if since.isdecimal() and len(since) < 10 else None)
        if await _seat_now(house, table, token) != seat:
            device.end()  # the seat was freed while the socket was opened
        work = [
            asyncio.create_task(_send_all(socket, device, live)),
            asyncio.create_task(_obey(socket, device, session)),
        ]
        await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
    finally:
        state.sockets -= 1
        house.live.unwatch(live, device)
        for task in work:
            task.cancel()
        await asyncio.gather(*work, return_exceptions=True)


class Device(Watcher):
    """A watcher at the other end of a socket. Once it is sent away it has no say, even if it never reads that."""

    is_gone = False

    def end(self, *, slow: bool = False) -> None:
        """Send nothing more, and hear nothing more."""
        super().end(slow=slow)
        self.is_gone = True


async def _seat_now(house: House, table: str, token: str | None) -> int | None:
    try:
        return await house.seat(table, token)
    except Refused:
        return None


@dataclass
class Session:
    """One device at one table."""

    house: House
    live: Any
    seat: int | None
    holder: str
    bucket: Bucket


async def _obey(socket: WebSocket[Any, Any, State], device: Device, session: Session) -> None:
    """Carry out one request after another, until the device goes."""
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            text = await socket.receive_data(mode="text")
            if device.is_gone:
                return
            device.tell(wire.encode(await _answer(socket, session, text)))
            await asyncio.sleep(0)  # many messages may have come at once: others have their turn, and answers go out


async def _answer(socket: WebSocket[Any, Any, State], session: Session, text: str) -> wire.Done | wire.No:
    number = _id_in(text)
    try:
        if not session.bucket.take():
            raise Refused("too-many-requests")
        if len(text) > wire.LARGEST:
            raise Refused("too-large", most=wire.LARGEST)
        request = wire.decode_request(text)
        return await session.house.do(session.live, session.seat, session.holder, request)
    except Refused as refusal:
        return _no(socket, refusal, number)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        return _no(socket, Refused("bad-message", reason=str(error)), number)
    except Exception as error:
        _note_failure(socket, error)
        return _no(socket, Refused("house-failed"), number)


class _OnlyId(msgspec.Struct):
    id: str = ""


_decode_id = msgspec.json.Decoder(_OnlyId).decode


def _id_in(text: str | bytes) -> str:
    """The id of a message that may be wrong in every other way."""
    try:
        return _decode_id(text).id[:64]
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return ""


STALLED = 20.0
"""Seconds after which a device that takes nothing in is given up."""


async def _send_all(socket: WebSocket[Any, Any, State], device: Device, live: Live) -> None:
    """Send what the device is told, in order; close when there is nothing more to tell, or nothing is taken in."""
    setup = live.table.setup
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
        while (message := await device.messages.get()) is not None:
            if device.seat is None and live.table.began and not setup.spectators:
                await socket.close(code=4000 + STATUS["no-spectators"], reason="no-spectators")
                return
            async with asyncio.timeout(STALLED):
                await _send(socket, message)
        async with asyncio.timeout(STALLED):
            await socket.close(code=1013 if device.is_slow else 1012)


async def _send(socket: WebSocket[Any, Any, State], message: bytes) -> None:
    await socket.send({"type": "websocket.send", "text": message.decode(), "bytes": None})
