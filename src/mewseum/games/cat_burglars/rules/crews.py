"""§5 Crews: how they start and grow, and what lies under them."""

from __future__ import annotations

from mewseum.core.compiled import rule
from mewseum.core.sets import BLOCK, bit, lowest

from ..state import LANE, State
from .known import note_turned_up


@rule
def crew_blocks(s: State) -> int:
    """How many blocks the sets of crews take by now."""
    return s.crews // BLOCK + 1


@rule
def cats_of(s: State, crew: int, colour: int) -> int:
    """How many visible cats of a colour a crew has."""
    return (s.cats[crew] >> (LANE * colour)) & 0xFF


@rule
def is_guarded(s: State, crew: int) -> bool:
    """Whether a facedown card lies under a crew."""
    return s.guarded[crew // BLOCK] & bit(crew) != 0


@rule
def is_ball(s: State, crew: int) -> bool:
    """§6.3 A facedown card is a ball of yarn if a visible cat of its crew has its colour now; else it is a trap."""
    return is_guarded(s, crew) and cats_of(s, crew, s.facedown[crew]) > 0


@rule
def find_twins(s: State, seat: int) -> None:
    """§5.3 A crew grows only beside a twin: another own crew with exactly as many visible cats. Find all that have one."""
    once, twice = 0, 0
    for block in range(crew_blocks(s)):
        rest = s.owned[seat][block]
        while rest != 0:
            sizes = 1 << s.size[block * BLOCK + lowest(rest)]
            twice |= once & sizes
            once |= sizes
            rest &= rest - 1
    for block in range(crew_blocks(s)):
        rest = s.owned[seat][block]
        twins = 0
        while rest != 0:
            crew = block * BLOCK + lowest(rest)
            if (twice >> s.size[crew]) & 1:
                twins |= bit(crew)
            rest &= rest - 1
        s.expandable[seat][block] = twins


@rule
def start_crew(s: State, seat: int, colour: int) -> int:
    """§5.2 A new crew of one cat."""
    crew = s.crews + 0
    s.crews += 1
    s.owner[crew] = seat
    s.owned[seat][crew // BLOCK] |= bit(crew)
    join_crew(s, crew, colour)
    return crew


@rule
def join_crew(s: State, crew: int, colour: int) -> None:
    """§5.4 A cat joins a crew; a trap of its colour under that crew is a ball from now on, and nobody is told."""
    s.cats[crew] += 1 << (LANE * colour)
    s.size[crew] += 1
    find_twins(s, s.owner[crew])
    if is_guarded(s, crew) and s.facedown[crew] == colour:
        s.balls[s.owner[crew]][crew // BLOCK] |= bit(crew)


@rule
def lay_facedown(s: State, crew: int, colour: int) -> None:
    """§6.1 A card goes face down under a crew."""
    s.facedown[crew] = colour
    s.guarded[crew // BLOCK] |= bit(crew)
    if cats_of(s, crew, colour) > 0:
        s.balls[s.owner[crew]][crew // BLOCK] |= bit(crew)


@rule
def turn_up_facedown(s: State, crew: int) -> int:
    """§7.4 §8.6 The facedown card of a crew is turned up and leaves it; the crew stays. All see the card."""
    colour = s.facedown[crew] + 0
    owner = s.owner[crew]
    s.facedown[crew] = 0
    s.guarded[crew // BLOCK] &= ~bit(crew)
    s.balls[owner][crew // BLOCK] &= ~bit(crew)
    note_turned_up(s, crew, colour)
    return colour


@rule
def rebuild_sets(s: State) -> None:
    """Make all that is derived from the crews anew."""
    for block in range(crew_blocks(s)):
        for seat in range(s.players):
            s.owned[seat][block] = 0
            s.balls[seat][block] = 0
    for crew in range(s.crews):
        s.owned[s.owner[crew]][crew // BLOCK] |= bit(crew)
        if is_ball(s, crew):
            s.balls[s.owner[crew]][crew // BLOCK] |= bit(crew)
    for seat in range(s.players):
        find_twins(s, seat)
