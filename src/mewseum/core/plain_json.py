"""What JSON from outside may be at all, before anybody looks at what it says."""

from __future__ import annotations

from typing import Any

from mewseum.core.refused import Refused

DEEPEST = 32
"""So many lists and objects may lie within each other: records have six, and deeper ones could not even be quoted."""


def check_plain(content: Any, name: str) -> None:
    """Refuse JSON that nests too deeply, or whose texts are not Unicode: half a surrogate pair could not be sent back."""
    level, depth = [content], 0
    while level:
        depth += 1
        texts = [value for value in level if isinstance(value, str)]
        if depth > DEEPEST or not all(map(_is_unicode, texts)):
            raise Refused("not-json", file=name, line=1)
        level = [inner for value in level for inner in _within(value)]


def _within(value: Any) -> list[Any]:
    if isinstance(value, dict):
        return [*value, *value.values()]
    return value if isinstance(value, list) else []


def _is_unicode(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
