"""Who is who: an unguessable token in a cookie, or in a header for clients that keep none. Stored is only its hash."""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import Any

from mewseum.server import cookies

ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"
"""Letters and digits that nobody mistakes for each other."""
_TOKEN = re.compile(r"[A-Za-z0-9_-]{32}")


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
    """The token that somebody shows, in a header or a cookie. What this house cannot have given out is none."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return _if_a_token(token.strip() if kind.lower() == "bearer" else "") or cookie_of(connection)


def cookie_of(connection: Any) -> str | None:
    """The token in somebody's cookie."""
    return _if_a_token(cookies.value_of(connection))


def _if_a_token(text: str) -> str | None:
    return text if _TOKEN.fullmatch(text) else None
