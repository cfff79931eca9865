"""What a spectator of Pounce has seen: of hands and dens nothing."""

from __future__ import annotations

from tests.conformance.witnessing import Hearing as Witness

__all__ = ["Witness", "lying"]


def lying(s, seat, kept):
    """The names of the places that are meant."""
    return [f"{kept['place']} {seat}"]
