"""§9 §10 §12 How a game ends, and who has won."""

from __future__ import annotations

from mewseum.core.compiled import rule
from mewseum.core.facts import tell
from mewseum.core.sets import how_many

from ..facts import ENDED, LAST_ROUND
from ..state import (
    ALL_STUCK,
    BALLS_AND_COLOURS,
    COLOURS,
    EIGHT_BALLS,
    FEWEST_CARDS,
    MOST_CREWS,
    ROUND_FINISHED,
    SIX_COLOURS,
    TARGET,
    State,
)
from .crews import crew_blocks


@rule
def has_enough_balls(s: State, seat: int) -> bool:
    """§9.1 Eight balls, or more."""
    return s.score[seat] >= TARGET


@rule
def colours_scored(s: State, seat: int) -> int:
    """How many different colours a seat has scored."""
    colours = 0
    for colour in range(len(COLOURS)):
        if s.scored[seat][colour] > 0:
            colours += 1
    return colours


@rule
def has_all_colours(s: State, seat: int) -> bool:
    """§10.1 In the Hall of Fame variant: at least one ball of every colour."""
    return s.hall_of_fame != 0 and colours_scored(s, seat) == len(COLOURS)


@rule
def score_ball(s: State, seat: int, colour: int) -> None:
    """§7.1 §8.5 A ball goes to a seat's scoring area, and the goals are checked at once."""
    s.scored[seat][colour] += 1
    s.score[seat] += 1
    check_goals(s, seat)


@rule
def check_goals(s: State, seat: int) -> None:
    """§9.2 Who reaches a goal wins at once, in the middle of an action too; §12.4 or the round is finished first."""
    balls, colours = has_enough_balls(s, seat), has_all_colours(s, seat)
    if not (balls or colours):
        return
    if s.equal_turns:
        if not s.last_round:
            s.last_round = 1
            tell(s, LAST_ROUND, seat)
        return
    if balls and colours:
        finish(s, 1 << seat, BALLS_AND_COLOURS)
    else:
        finish(s, 1 << seat, EIGHT_BALLS if balls else SIX_COLOURS)


@rule
def finish(s: State, winners: int, reason: int) -> None:
    """The game is over; §1.5 now all hands and facedown cards are shown."""
    s.over = 1
    s.winners = winners
    s.reason = reason
    tell(s, ENDED, reason)


@rule
def finish_round(s: State) -> None:
    """§12.4 After equal turns the most balls win, and a tie is shared."""
    best, winners = -1, 0
    for seat in range(s.players):
        if s.score[seat] > best:
            best, winners = 0 + s.score[seat], 0
        if s.score[seat] == best:
            winners |= 1 << seat
    finish(s, winners, ROUND_FINISHED)


@rule
def finish_stuck(s: State) -> None:
    """§9.3 When all are stuck the most balls win; a tie is broken as agreed (§10.2, §12.2), else shared."""
    best, winners = -1, 0
    for seat in range(s.players):
        rank = stuck_rank(s, seat)
        if rank > best:
            best, winners = rank, 0
        if rank == best:
            winners |= 1 << seat
    finish(s, winners, ALL_STUCK)


@rule
def stuck_rank(s: State, seat: int) -> int:
    """§9.3 Balls first; §10.2 in the Hall of Fame then colours; §12.2 then what was agreed for ties."""
    rank = s.score[seat] * 10
    if s.hall_of_fame:
        rank += colours_scored(s, seat)
    rank *= 1000
    if s.stuck_tie == FEWEST_CARDS:
        rank += 200 - s.hand_size[seat]
    elif s.stuck_tie == MOST_CREWS:
        for block in range(crew_blocks(s)):
            rank += how_many(s.owned[seat][block])
    return rank
