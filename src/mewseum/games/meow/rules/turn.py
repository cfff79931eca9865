"""§3 §9 §12 Turns: who is next, who sits in jail, and when it ends."""

from __future__ import annotations

from mewseum.core.compiled import rule
from mewseum.core.facts import tell

from ..facts import DECK_FINISHED, ENDED, SERVES
from ..state import ACTION, FEWER_CARDS, FEWER_STARS, JAIL, TRICKS, State
from .cats import free_cats
from .money import begin_payment, final_money
from .sights import note_serving
from .stars import gain_stars, release


@rule
def end_turn(s: State) -> None:
    """§6.3 Stars of distracted guards count now; §12.1 the turn in which the deck was finished is the last."""
    stars = 0 + s.pending_stars
    s.pending_stars = 0
    gain_stars(s, s.active, stars)
    s.awaits = ACTION
    if s.deck_size > 0:
        begin_turn(s, (s.active + 1) % s.players)
    elif s.last_round and s.turns_left == 0:
        tell(s, DECK_FINISHED)
        s.turns_left = s.players
        next_last_turn(s)
    elif s.turns_left > 1:
        next_last_turn(s)
    else:
        finish(s)


@rule
def next_last_turn(s: State) -> None:
    """§14.1 Every other player has one more turn, with actions only; who is arrested is passed over."""
    seat = (s.active + 1) % s.players
    s.turns_left -= 1
    while s.turns_left > 0 and s.arrested[seat]:
        seat = (seat + 1) % s.players
        s.turns_left -= 1
    if s.turns_left == 0:
        finish(s)
    else:
        enter_turn(s, seat)


@rule
def begin_turn(s: State, seat: int) -> None:
    """§3.1 Play goes clockwise; §9.3 who is serving misses the turn; §9.1 who was arrested has to get out of jail."""
    while must_miss(s, seat):
        miss_turn(s, seat)
        seat = (seat + 1) % s.players
    enter_turn(s, seat)
    if s.arrested[seat]:
        s.awaits = JAIL


@rule
def must_miss(s: State, seat: int) -> bool:
    """§9.3 Who is serving; and who is arrested with neither a free cat nor any card, without a question."""
    if s.serving[seat] > 0:
        return True
    return s.arrested[seat] != 0 and s.hand_size[seat] == 0 and free_cats(s, seat) == 0


@rule
def enter_turn(s: State, seat: int) -> None:
    """A turn begins with nothing done and nothing picked up."""
    s.active = seat
    s.turn = seat
    s.runner[0] = seat
    s.awaits = ACTION
    s.acted = 0
    s.fresh_cats = 0
    for trick in range(len(TRICKS)):
        s.fresh[0][trick] = 0
    begin_payment(s)


@rule
def serve(s: State) -> None:
    """§9.3 Who neither pays nor sends a cat misses this turn and the next (§14.12 or as many as were agreed)."""
    seat = s.active + 0
    note_serving(s, seat)
    miss_turn(s, seat)
    begin_turn(s, (seat + 1) % s.players)


@rule
def miss_turn(s: State, seat: int) -> None:
    """§9.3 One turn is missed; it is the first of some if the seat is not serving yet."""
    if s.serving[seat] == 0:
        s.serving[seat] = s.serve_time
    tell(s, SERVES, seat)
    s.serving[seat] -= 1
    if s.serving[seat] == 0:
        release(s, seat)


@rule
def finish(s: State) -> None:
    """§12.2 The most money wins; §12.3 a tie is shared, §14.13 or goes to fewer stars or fewer cards."""
    best, winners = -(1 << 40), 0
    for seat in range(s.players):
        rank = final_money(s, seat) * 1000
        if s.tie == FEWER_STARS:
            rank -= s.stars[seat]
        elif s.tie == FEWER_CARDS:
            rank -= s.hand_size[seat]
        if rank > best:
            best, winners = rank, 0
        if rank == best:
            winners |= 1 << seat
    s.over = 1
    s.winners = winners
    tell(s, ENDED, s.reason)
