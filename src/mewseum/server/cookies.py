"""The cookie that keeps a browser's token: its name, how it is set, and how it is read."""

from __future__ import annotations

from typing import Any

from litestar.datastructures import Cookie

COOKIE = "mewseum"
WHOLE_HOST_COOKIE = "__Host-mewseum"
"""Browsers take a cookie of this name only from the host itself, over HTTPS and for all its paths: no neighbour can plant one."""
YEAR_SECONDS = 365 * 24 * 3600


def cookie_name(connection: Any) -> str:
    """Under which name the house keeps its cookie with whoever asks."""
    return WHOLE_HOST_COOKIE if is_secure(connection) and path_of(connection) == "/" else COOKIE


def cookie_for(connection: Any, token: str) -> Cookie:
    """A token, to be kept where no script can read it and no other site's page can use it."""
    return Cookie(
        cookie_name(connection),
        value=token,
        max_age=YEAR_SECONDS,
        path=path_of(connection),
        secure=is_secure(connection),
        httponly=True,
        samesite="lax",
    )


def value_of(connection: Any) -> str:
    """What the cookie says; nothing if there are two that say different things, since one of them is somebody else's."""
    name, values = cookie_name(connection), set()
    for header in connection.headers.getall("cookie", []):
        for pair in header.split(";"):
            key, _, value = pair.strip().partition("=")
            if key == name:
                values.add(value.strip('"'))
    return values.pop() if len(values) == 1 else ""


def is_secure(connection: Any) -> bool:
    """Whether somebody asks over HTTPS, as far as this house or its proxy can tell."""
    return connection.scope.get("scheme") in ("https", "wss")


def path_of(connection: Any) -> str:
    """The path under which the house is served."""
    return str(connection.scope.get("root_path", "")).rstrip("/") or "/"
