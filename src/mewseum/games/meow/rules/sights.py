"""§10.3 §11.3 §14.18 Whole hands that one seat has seen: its own before it was swapped away, and another's; §9.4 and what serving tells of one.

They belong to steps of the trail (core/trail.py). With a swap each of the two notes two hands, what it gave and what it got.
Who serves could not pay exactly 100K: all learn that of the bank, and it stays true of those cards. What comes to the bank or leaves it before all
eyes is counted since. After a card that came unseen nobody can tell any more which cards it was true of, and it is forgotten.
"""

from __future__ import annotations

from mewseum.core.bags import cards_in
from mewseum.core.compiled import rule
from mewseum.core.trail import FACT, LANE, LOOK, NOWHERE, SWAP, begin_trail, lane_of, write_step

from ..state import BANKABLE, LOOT, SIGHTS, State


@rule
def is_known_to_all(s: State, seat: int) -> bool:
    """§4.4 Whether all have seen every card of a banked hand."""
    return cards_in(s.seen[seat]) == s.hand_size[seat]


@rule
def note_swap(s: State, one: int, two: int) -> None:
    """§10.3 §11.3 Two hands are about to be swapped, and both players know what they give and get."""
    s.could_not_pay[one], s.could_not_pay[two] = s.could_not_pay[two], s.could_not_pay[one]
    for card in range(len(LOOT)):
        s.loot_since[one][card], s.loot_since[two][card] = s.loot_since[two][card], s.loot_since[one][card]
    if s.unwatched or (s.trail == 0 and is_known_to_all(s, one) and is_known_to_all(s, two)):
        return
    begin_trail(s)
    write_step(s, one, two, SWAP)
    note_sight(s, one, one)
    note_sight(s, one, two)
    note_sight(s, two, two)
    note_sight(s, two, one)


@rule
def note_look(s: State, seat: int, target: int) -> None:
    """§14.18 One player looks at a whole hand."""
    if s.unwatched or (s.trail == 0 and is_known_to_all(s, target)):
        return
    begin_trail(s)
    write_step(s, seat, target, LOOK)
    note_sight(s, seat, target)


@rule
def note_sight(s: State, seat: int, owner: int) -> None:
    """A seat has seen a hand at the last step."""
    row = s.sights + 0
    s.sights = (row + 1) % SIGHTS
    s.sight_of[row] = seat
    s.sight_step[row] = s.trail
    for card in range(BANKABLE):
        s.sight[row][card] = s.hand[owner][card]


@rule
def forget_sights(s: State, steps: int) -> None:
    """The oldest steps are forgotten, and the hands that were seen then."""
    for row in range(SIGHTS):
        s.sight_step[row] = max(0, s.sight_step[row] - steps)
        if s.sight_step[row] == 0:
            s.sight_of[row] = 0
            for card in range(BANKABLE):
                s.sight[row][card] = 0


@rule
def find_sight(s: State, seat: int, step: int, newer: int) -> int:
    """The row of a hand that a seat saw at a step, before so many `newer` ones there; -1 if it is not noted any more.

    Counted from the newest, since the older of two is overwritten first.
    """
    for i in range(SIGHTS):
        row = (s.sights + SIGHTS - 1 - i) % SIGHTS
        if s.sight_step[row] == step + 1 and s.sight_of[row] == seat:
            if newer == 0:
                return row
            newer -= 1
    return -1


@rule
def fits_sight(s: State, row: int, seat: int) -> bool:
    """Whether all cards that are sure to be in a hand on this way were seen there."""
    for card in range(BANKABLE):
        if row >= 0 and s.hand[seat][card] > s.sight[row][card]:
            return False
    return True


@rule
def swap_own(s: State, seat: int, other: int, step: int, loose: int) -> int:
    """§10.3 §11.3 The other has now what the seat gave; what it got is in its own hand."""
    given, got = find_sight(s, seat, step, 1), find_sight(s, seat, step, 0)
    if not fits_sight(s, got, other):
        return -1
    size = lane_of(loose, other) + cards_in(s.hand[other])
    unknown = lane_of(loose, seat)
    loose &= ~((0xFF << (LANE * other)) | (0xFF << (LANE * seat)))
    for card in range(BANKABLE):
        s.hand[other][card] = s.sight[given][card] if given >= 0 else 0
    if given < 0:
        loose |= unknown << (LANE * other)
    return loose | (size << (LANE * seat))


@rule
def look_at_other(s: State, seat: int, other: int, step: int, loose: int) -> int:
    """§14.18 The seat knows the whole hand that it looked at."""
    row = find_sight(s, seat, step, 0)
    if row < 0:
        return loose
    if not fits_sight(s, row, other):
        return -1
    for card in range(BANKABLE):
        s.hand[other][card] = s.sight[row][card]
    return loose & ~(0xFF << (LANE * other))


@rule
def note_serving(s: State, seat: int) -> None:
    """§9.4 All see that a bank could not pay exactly 100K."""
    if s.unwatched:
        return
    forget_serving(s, seat)
    if not is_known_to_all(s, seat):
        begin_trail(s)
        write_step(s, seat, NOWHERE, FACT)
        s.could_not_pay[seat] = 1


@rule
def note_loot(s: State, seat: int, card: int, copies: int) -> None:
    """Loot came to a bank before all eyes, or left it."""
    if card < len(LOOT) and s.could_not_pay[seat]:
        s.loot_since[seat][card] += copies


@rule
def forget_serving(s: State, seat: int) -> None:
    """A card came to a bank unseen, or all is known of it."""
    s.could_not_pay[seat] = 0
    for card in range(len(LOOT)):
        s.loot_since[seat][card] = 0
