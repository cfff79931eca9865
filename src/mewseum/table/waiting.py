"""Who is waited for at a table, and from when on the others may ask that a bot plays in their place."""

from __future__ import annotations

from collections.abc import Sequence

from mewseum.table.seats import Seat

SILENCE = 10
"""So many grace periods whoever is there may think before the others may ask for a bot in their place."""


def waiting_since(seats: Sequence[Seat], awaited: int) -> list[float]:
    """Since when each of the others who wait for a seat is here."""
    return [
        sitting.here_since
        for seat, sitting in enumerate(seats)
        if sitting.is_person and seat != awaited and sitting.away_since is None and not sitting.stood_in
    ]


def replaceable_from(
    seats: Sequence[Seat], awaited: int, changed_at: float, grace: float, *, has_clock: bool
) -> float | None:
    """When those who wait for a seat may ask for a bot in its place; None if nobody waits.

    Who is away has the grace period, from when it is their turn and somebody waits. Who is there may think for much longer; so may
    whoever is away under a clock, which decides for them.
    """
    waiting, away_since = waiting_since(seats, awaited), seats[awaited].away_since
    if not waiting:
        return None
    if away_since is None or has_clock:
        return changed_at + SILENCE * grace
    return max(away_since, changed_at, min(waiting)) + grace
