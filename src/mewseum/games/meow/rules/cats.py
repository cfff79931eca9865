"""§10 The seven cats: who has them, and who may use them."""

from __future__ import annotations

from mewseum.core.compiled import rule
from mewseum.core.facts import tell

from ..facts import CAT_FREED, CAT_JOINED, SWAPPED_CATS, USED_CAT
from ..state import (
    CALVIN,
    CATS,
    FREE_CAT,
    JAILED,
    JAILED_USED,
    USED,
    State,
)


@rule
def can_use(s: State, seat: int, cat: int) -> bool:
    """§10.1 A cat of the seat, face up, not in jail, not come this turn."""
    return s.cat_owner[cat] == seat and s.cat_state[cat] == FREE_CAT and (s.fresh_cats >> cat) & 1 == 0


@rule
def use_cat(s: State, cat: int) -> None:
    """§10.2 A cat that was used lies face down; who it is stays known."""
    tell(s, USED_CAT, s.active, cat)
    s.cat_state[cat] = USED


@rule
def cat_joins(s: State, seat: int, cat: int) -> None:
    """§4.5 A banked cat lies face up before its owner, usable from the next turn on."""
    s.cat_owner[cat] = seat
    s.cat_state[cat] = FREE_CAT
    s.fresh_cats |= 1 << cat
    tell(s, CAT_JOINED, seat, cat)


@rule
def cats_in_state(s: State, seat: int, least: int, most: int) -> int:
    """The set of a seat's cats in one of some states."""
    cats = 0
    for cat in range(len(CATS)):
        if s.cat_owner[cat] == seat and least <= s.cat_state[cat] <= most:
            cats |= 1 << cat
    return cats


@rule
def free_cats(s: State, seat: int) -> int:
    """§9.5 The cats that may go to jail for a seat: any that is not there, §14.9 or only unused ones."""
    return cats_in_state(s, seat, FREE_CAT, USED if s.used_may_substitute else FREE_CAT)


@rule
def jailed_cats(s: State, seat: int) -> int:
    """The cats of a seat that are in jail."""
    return cats_in_state(s, seat, JAILED, JAILED_USED)


@rule
def swap_cats(s: State, one: int, two: int) -> None:
    """§10.4 All cats change their owner, and keep their state: used ones stay used, jailed ones stay jailed."""
    for cat in range(len(CATS)):
        if s.cat_owner[cat] == one:
            s.cat_owner[cat] = two
        elif s.cat_owner[cat] == two:
            s.cat_owner[cat] = one
            s.fresh_cats |= 1 << cat
    tell(s, SWAPPED_CATS, one, two)


@rule
def free_for_calvin(s: State, cat: int) -> None:
    """§10.5 A jailed cat of the opponent comes out and joins the active player; Calvin takes its place."""
    s.cat_state[cat] = FREE_CAT if s.cat_state[cat] == JAILED else USED
    s.cat_state[CALVIN] = JAILED_USED
    tell(s, CAT_FREED, s.active, cat)
