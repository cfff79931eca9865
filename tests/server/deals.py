"""Devices that commit to a number and reveal it. Their numbers follow from table and seat, so that any test can say them again."""

from __future__ import annotations

import hashlib
from typing import Any

from mewseum.core.fairness import seat_commitment_of
from mewseum.server.attendance import Live
from mewseum.server.live import LiveTables


def number_of(table: str, seat: int, round_: int = 1) -> str:
    """The number that a seat's device has chosen."""
    return hashlib.sha256(f"{table} {seat} {round_}".encode()).hexdigest()


def commitment_of(table: str, seat: int, house: str, round_: int = 1) -> str:
    """The commitment to it, after the house's."""
    return seat_commitment_of(table, round_, seat, house, number_of(table, seat, round_))


def ready_in(seated: dict[str, Any]) -> dict[str, str]:
    """What whoever has just sat down asks for, to be ready."""
    table, seat, round_ = seated["table"], seated["seat"], seated["round"]
    return {"do": "ready", "id": "ready", "commitment": commitment_of(table, seat, seated["commitment"], round_)}


def reveal_in(seated: dict[str, Any]) -> dict[str, str]:
    """And then, once everybody is."""
    number = number_of(seated["table"], seated["seat"], seated["round"])
    return {"do": "reveal", "id": "reveal", "number": number}


async def commit(tables: LiveTables, live: Live, *seats: int) -> None:
    """These seats are ready."""
    name = live.table.setup.id
    for seat in seats:
        dealing = live.table.dealing
        given = commitment_of(name, seat, live.table.commitment, dealing.round)
        await tables.change(live, lambda table, now, seat=seat, given=given: table.ready(seat, given, now))  # type: ignore[misc]


async def get_ready(tables: LiveTables, live: Live, *seats: int) -> None:
    """These seats are ready; if everybody is now, all devices reveal their numbers."""
    await commit(tables, live, *seats)
    if live.table.dealing.closed_at is not None:
        for seat in live.table.missing:
            number = number_of(live.table.setup.id, seat, live.table.dealing.round)
            await tables.change(live, lambda table, now, seat=seat, number=number: table.reveal(seat, number, now))  # type: ignore[misc]
