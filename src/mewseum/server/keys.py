"""Who is who: an unguessable token in a cookie, or in a header for clients that keep none. Stored is only its hash."""

from __future__ import annotations

import hashlib
import secrets
from typing import Any

COOKIE = "mewseum"
ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"
"""Letters and digits that nobody mistakes for each other."""


def new_token() -> str:
    """A token that nobody can guess (192 bits)."""
    return secrets.token_urlsafe(24)


def new_table() -> str:
    """The name of a new table: unguessable (80 bits), and short enough for a link."""
    return "".join(secrets.choice(ALPHABET) for _ in range(16))


def holder_of(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def token_of(connection: Any) -> str | None:
    """The token that somebody shows, in a header or a cookie."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer" and token.strip():
        return str(token.strip()[:200])
    cookie = connection.cookies.get(COOKIE)
    return str(cookie[:200]) if cookie else None
