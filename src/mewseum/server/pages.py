"""Pages and what they need: the browser's table if it was built, else a plain page. None of it is secret."""

from __future__ import annotations

import functools
import gzip
from dataclasses import dataclass
from html import escape
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from litestar import Request, Response, get
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.params import FromPath

from mewseum.core.refused import Refused

BUILT = files("mewseum.server") / "static"
PLAIN = files("mewseum.server") / "plain"
KINDS = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
FOR_EVER = "public, max-age=31536000, immutable"
"""What is built has its hash in its name."""


@dataclass(frozen=True)
class Asset:
    """A file as it is sent."""

    content: bytes
    packed: bytes
    kind: str


def pack(content: bytes, kind: str) -> Asset:
    """What will be sent often."""
    return Asset(content, gzip.compress(content, mtime=0), kind)


@functools.cache
def _index() -> str:
    folder = BUILT if (BUILT / "index.html").is_file() else PLAIN
    return (folder / "index.html").read_text("utf-8")


@functools.cache
def _assets() -> dict[str, Asset]:
    """Every file by its path."""
    found: dict[str, Asset] = {}
    for folder in (PLAIN, BUILT):
        if folder.is_dir():
            _collect(folder, "", found)
    return found


def _collect(folder: Traversable, path: str, found: dict[str, Asset]) -> None:
    for entry in folder.iterdir():
        name = f"{path}{entry.name}"
        if entry.is_dir():
            _collect(entry, f"{name}/", found)
        elif kind := KINDS.get("." + entry.name.rpartition(".")[2]):
            found[name] = pack(entry.read_bytes(), kind)


def show_page(request: ASGIConnection[Any, Any, Any, Any], *, status: int = 200) -> Response[str]:
    """The one page of the house; what it shows follows from its address."""
    base = escape(str(request.scope.get("root_path", "")).rstrip("/"), quote=True)
    text = _index().replace("<head>", f'<head><base href="{base}/">', 1)
    return Response(text, status_code=status, media_type="text/html")


@get(["/", "/record"], include_in_schema=False, sync_to_thread=False)
def front_page(request: Request[Any, Any, State]) -> Response[str]:
    """The foyer, and a record that somebody has opened there."""
    return show_page(request)


@get("/t/{table:str}", include_in_schema=False, sync_to_thread=False)
def table_page(request: Request[Any, Any, State], table: FromPath[str]) -> Response[str]:  # noqa: ARG001
    """A table."""
    return show_page(request)


@get("/learn/{game:str}", include_in_schema=False, sync_to_thread=False)
def lesson_page(request: Request[Any, Any, State], game: FromPath[str]) -> Response[str]:  # noqa: ARG001
    """A lesson."""
    return show_page(request)


@get(["/pages/{name:str}", "/assets/{name:str}"], include_in_schema=False, sync_to_thread=False)
def asset(request: Request[Any, Any, State], name: FromPath[str]) -> Response[bytes]:
    """What a page needs."""
    is_built = "/assets/" in request.url.path
    found = _assets().get(f"assets/{name}" if is_built else name)
    if found is None:
        raise Refused("not-found", path=name[:100])
    return send(request, found, {"cache-control": FOR_EVER} if is_built else {})


@get("/sw.js", include_in_schema=False, sync_to_thread=False)
def service_worker(request: Request[Any, Any, State]) -> Response[bytes]:
    """What says, when the house cannot be reached, that it cannot. It is for the whole house, so it lies at its door."""
    found = _assets().get("sw.js")
    if found is None:
        raise Refused("not-found", path="sw.js")
    return send(request, found, {"cache-control": "no-cache"})


def send(request: Request[Any, Any, State], found: Asset, headers: dict[str, str]) -> Response[bytes]:
    """A file, packed for whoever can unpack it."""
    if "gzip" in request.headers.get("accept-encoding", "") and found.kind != KINDS[".woff2"]:
        headers |= {"content-encoding": "gzip", "vary": "accept-encoding"}
        return Response(found.packed, media_type=found.kind, headers=headers)
    return Response(found.content, media_type=found.kind, headers=headers)
