"""Addresses as QR codes."""

from __future__ import annotations

import io

import segno

from mewseum.core.refused import Refused

LONGEST_ADDRESS = 400


def draw(address: str) -> bytes:
    """A QR code as an SVG."""
    if len(address) > LONGEST_ADDRESS:
        raise Refused("not-found", path=address[:100])
    picture = io.BytesIO()
    segno.make(address, error="m").save(
        picture, kind="svg", scale=6, border=4, dark="#000", light="#fff", xmldecl=False
    )
    return picture.getvalue()
