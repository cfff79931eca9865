"""How somebody is answered who asks for what cannot be done: in their language, with a stable code."""

from __future__ import annotations

import logging
from typing import Any

from litestar import MediaType, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException, ValidationException

from mewseum.core.refused import Refused
from mewseum.core.words import LANGUAGES, Phrase
from mewseum.server import wire
from mewseum.server.house import languages_of
from mewseum.server.pages import show_page

AnyConnection = ASGIConnection[Any, Any, Any, Any]
LOG = logging.getLogger("mewseum")

STATUS = {
    "no-table": 404,
    "not-found": 404,
    "table-damaged": 410,
    "wrong-method": 405,
    "too-large": 413,
    "too-many-requests": 429,
    "storage-busy": 503,
    "house-busy": 503,
    "storage-down": 503,
    "disk-nearly-full": 507,
    "no-seat-held": 403,
    "wrong-key": 403,
    "signed-out": 403,
    "wrong-origin": 403,
    "wrong-host": 403,
    "no-spectators": 403,
    "spectators-are-silent": 403,
    "no-name-told": 403,
    "only-own-replay": 403,
    "only-host": 403,
    "old-number": 409,
    "id-used": 409,
    "not-your-turn": 409,
    "seat-taken": 409,
    "too-many-devices": 409,
    "table-full": 409,
    "game-over": 409,
    "bad-message": 400,
}
"""How HTTP calls a refusal; any other is 422: understood, but not possible."""


class NotUnderstood(Refused):
    """A message that is none. Why, is said by the library that has read it, and in English: so to those who speak it."""

    def __init__(self, reason: str) -> None:
        super().__init__("bad-message")
        self._reason = reason

    def say(self, language: str = "en") -> str:
        """The sentence in one of the house's languages, in English with the reason."""
        said = super().say(language)
        return f"{said} ({self._reason})" if language == "en" else said


def language_of(connection: AnyConnection) -> str:
    """The language to answer in."""
    asked = connection.query_params.get("lang", "")
    if asked in LANGUAGES:
        return str(asked)
    return next(iter(languages_of(connection.headers.get("accept-language", ""))), "en")


def say_no(connection: AnyConnection, refusal: Refused, number: str = "") -> wire.No:
    """A refusal as it is told, perhaps of the message of a certain number."""
    return no_in(language_of(connection), refusal, number)


def no_in(language: str, refusal: Refused, number: str = "") -> wire.No:
    """The same in a language."""
    return wire.No(number, refusal.key, refusal.say(language), refusal.section, _phrase_of(refusal, language))


def _phrase_of(refusal: Refused, language: str) -> wire.Phrase:
    """A refusal as a message with its details; a refusal within it is said already."""
    details = {
        name: value.say(language) if isinstance(value, Refused) else value for name, value in refusal.details.items()
    }
    return wire.Phrase(refusal.key, Phrase(refusal.key, **details).spelled)


def _refusal(connection: AnyConnection, refusal: Refused) -> Response[bytes]:
    """A refusal as an answer. One for asking too much ends the connection: whoever goes on has to come again, which is counted."""
    content, status = wire.encode(say_no(connection, refusal)), STATUS.get(refusal.key, 422)
    headers = {"connection": "close"} if status == STATUS["too-many-requests"] else {}
    return Response(content, status_code=status, media_type=MediaType.JSON, headers=headers)


def refuse(request: AnyConnection, error: Exception) -> Response[bytes]:
    """What was refused, with a stable code and a sentence in the client's language."""
    assert isinstance(error, Refused)
    return _refusal(request, error)


def refuse_http(request: AnyConnection, error: Exception) -> Response[bytes] | Response[str]:
    """The same for what never came to a handler."""
    assert isinstance(error, HTTPException)
    if error.status_code == 404 and is_for_eyes(request):
        return show_page(request, status=404)
    if error.status_code == 404:
        return _refusal(request, Refused("not-found", path=str(request.scope["path"])[:200]))
    if error.status_code == 405:
        return _refusal(request, Refused("wrong-method"))
    if error.status_code == 413:
        return _refusal(request, Refused("too-large", most=wire.LARGEST))
    reasons = [str(part.get("message", "")) for part in error.extra or [] if isinstance(part, dict)]
    if isinstance(error, ValidationException) or error.status_code == 400:
        return _refusal(request, NotUnderstood("; ".join(filter(None, reasons)) or error.detail))
    return Response(
        wire.encode(wire.No("", "http", error.detail, "")), status_code=error.status_code, media_type=MediaType.JSON
    )


def is_for_eyes(request: AnyConnection) -> bool:
    """Whether a browser wants to show somebody a page, and not a program an answer."""
    wants_page = "text/html" in request.headers.get("accept", "")
    path = str(request.scope["path"]).removeprefix(str(request.scope.get("root_path", "")))
    return wants_page and not path.startswith("/api/")


def refuse_nesting(request: AnyConnection, _: Exception) -> Response[bytes]:
    """Lists within lists without end."""
    return _refusal(request, NotUnderstood("nested too deeply"))


def apologise(request: AnyConnection, error: Exception) -> Response[bytes]:
    """Something that should not have happened: it is counted and logged, and the house stays open."""
    note_failure(request, error)
    return Response(wire.encode(say_no(request, Refused("house-failed"))), status_code=500, media_type=MediaType.JSON)


def note_failure(connection: AnyConnection, error: Exception) -> None:
    """Count and log what should not have happened."""
    connection.app.state.failures = getattr(connection.app.state, "failures", 0) + 1
    LOG.error("failed", exc_info=error)
