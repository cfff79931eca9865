"""§5.2 §14 Awards of points, and the end of the game."""

from __future__ import annotations

from mewseum.core.compiled import rule
from mewseum.core.facts import tell

from ..facts import ENDED, SCORED
from ..state import ANSWERS, CAMPAIGN_WON, TURN_CAP, State


@rule
def award(s: State, seat: int, points: int) -> None:
    """§5.2 Points are given as one award; §14.1 who then has reached the goal wins at once."""
    if points > 0:
        count_award(s, seat, points)
        tell(s, SCORED, seat, points)
        if s.points[seat] >= s.goal:
            finish(s, 1 << seat, CAMPAIGN_WON)


@rule
def count_award(s: State, seat: int, points: int) -> None:
    """§5.2 §5.3 The points are for the faction that was played, or for an answer to it."""
    s.points[seat] += points
    if seat == s.active:
        s.awarded[seat][s.faction] += points
    else:
        s.awarded[seat][ANSWERS] += points


@rule
def finish(s: State, winners: int, reason: int) -> None:
    """§14.1 The game is over, in the middle of an effect too; §1.5 now all hands are shown."""
    s.over = 1
    s.winners = winners
    s.reason = reason
    tell(s, ENDED, reason)


@rule
def finish_responses(s: State) -> None:
    """§16.2 With shared responses all who have reached the goal through the same card win together."""
    winners = 0
    for seat in range(s.players):
        if s.points[seat] >= s.goal:
            winners |= 1 << seat
    if winners:
        finish(s, winners, CAMPAIGN_WON)


@rule
def finish_capped(s: State) -> None:
    """§16.4 After so many turns the most points win; a tie is shared."""
    best, winners = -1, 0
    for seat in range(s.players):
        if s.points[seat] > best:
            best, winners = s.points[seat] + 0, 0
        if s.points[seat] == best:
            winners |= 1 << seat
    finish(s, winners, TURN_CAP)
