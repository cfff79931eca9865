"""§8 Stars and arrest."""

from __future__ import annotations

from mewseum.core.compiled import rule
from mewseum.core.facts import tell

from ..facts import ARRESTED, RELEASED, STARRED
from ..state import ARREST, ARREST_WITH_CRISPIN, CRISPIN, State
from .money import works


@rule
def threshold(s: State, seat: int) -> int:
    """§8.1 Ten stars, §10.9 thirteen with Crispin."""
    return ARREST_WITH_CRISPIN if works(s, seat, CRISPIN) else ARREST


@rule
def gain_stars(s: State, seat: int, stars: int) -> None:
    """§8.1 Stars are counted; who gains one and has reached the threshold is arrested."""
    if stars > 0:
        s.stars[seat] += stars
        tell(s, STARRED, seat, stars, s.stars[seat])
        check_arrest(s, seat)


@rule
def check_arrest(s: State, seat: int) -> None:
    """§8.1 At or above the threshold; §8.2 an arrest stands, whatever happens later."""
    if s.stars[seat] >= threshold(s, seat) and s.arrested[seat] == 0:
        s.arrested[seat] = threshold(s, seat)
        tell(s, ARRESTED, seat)


@rule
def check_crispin_loss(s: State, seat: int) -> None:
    """§8.3 Losing Crispin arrests nobody by itself, §14.10 unless that was agreed."""
    if s.crispin_loss_immediate and seat >= 0 and not works(s, seat, CRISPIN):
        check_arrest(s, seat)


@rule
def release(s: State, seat: int) -> None:
    """§9.6 Out of jail the stars are wiped, §14.11 or the surplus is kept; the negative cards stay, as served."""
    s.stars[seat] = max(0, s.stars[seat] - s.arrested[seat]) if s.keep_surplus else 0
    s.arrested[seat] = 0
    s.serving[seat] = 0
    for pile in range(s.piles):
        if s.pile_owner[pile] == seat:
            s.pile_served[pile] = 1
    tell(s, RELEASED, seat)
