"""On whose behalf the house works: the address whose limits count. Whatever is worked out in turns is worked out in turn for each."""

from __future__ import annotations

from contextvars import ContextVar

WHOSE: ContextVar[str] = ContextVar("whose", default="")
"""Set where a request or a socket comes in, and the same in all that is begun for it. Empty for what the house does by itself."""
