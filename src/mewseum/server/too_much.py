"""The answer to a request too many, ready to be written: the same sentence and headers as the house's other refusals, without asking the house."""

from __future__ import annotations

import functools
import re
from urllib.parse import parse_qs

from mewseum.core.refused import Refused
from mewseum.core.words import LANGUAGES
from mewseum.server import wire
from mewseum.server.answers import STATUS, no_in
from mewseum.server.guard import HEADERS
from mewseum.server.house import languages_of

LOOKED_AT = 4096
"""So much of a request is looked at for a language."""
_FIRST_LINE = re.compile(rb"^\s*(\S+) (\S*)")
_LANGUAGE = re.compile(rb"\naccept-language:[ \t]*([^\r\n]*)", re.IGNORECASE)


def too_much(request: bytes) -> bytes:
    """What is answered to the beginning of a request, whether or not the rest of it has come."""
    head = request[:LOOKED_AT]
    found, wished = _FIRST_LINE.search(head), _LANGUAGE.search(head)
    method, target = (found[1], found[2]) if found else (b"", b"")
    return answer_in(_language(target, wished[1] if wished else b""), has_body=method != b"HEAD")


def _language(target: bytes, accepted: bytes) -> str:
    wanted = parse_qs(target.partition(b"?")[2].decode("latin-1"), max_num_fields=None).get("lang", [""])[0]
    if wanted in LANGUAGES:
        return wanted
    return next(iter(languages_of(accepted.decode("latin-1"))), "en")


@functools.cache
def answer_in(language: str, *, has_body: bool = True) -> bytes:
    """The whole answer in a language. It ends the connection."""
    refusal = Refused("too-many-requests")
    content = wire.encode(no_in(language, refusal))
    headers = {
        "content-type": "application/json",
        "content-length": str(len(content)),
        **HEADERS,
        "connection": "close",
    }
    lines = [
        f"HTTP/1.1 {STATUS[refusal.key]} Too Many Requests",
        *(f"{name}: {value}" for name, value in headers.items()),
    ]
    return "\r\n".join([*lines, "", ""]).encode() + (content if has_body else b"")
