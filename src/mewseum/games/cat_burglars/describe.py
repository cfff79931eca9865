"""A view of Cat Burglars in words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from mewseum.core.positions import names
from mewseum.core.sets import BLOCK

from .crew_names import crew_number, crews_of
from .state import AWAITS, CARDS, COLOURS, LANE, MORE_BALLS, PAYMENT, PLACEMENT, TARGET, State

HIDDEN = "hidden"


def cards(counts: Sequence[int]) -> list[str]:
    """Counted cards as a list of names."""
    return names(CARDS, counts)


def cats_in(s: State, crew: int) -> list[str]:
    """The visible cats of a crew."""
    return list(_cats(s.cats[crew]))


@lru_cache(maxsize=1 << 14)
def _cats(lanes: int) -> tuple[str, ...]:
    return tuple(cards([lanes >> (LANE * colour) & 0xFF for colour in range(len(COLOURS))]))


def has_facedown(s: State, crew: int) -> bool:
    """Whether a facedown card lies under a crew."""
    return bool(s.guarded[crew // BLOCK] >> crew % BLOCK & 1)


def has_twin(s: State, crew: int) -> bool:
    """Whether another crew of its owner has as many cats."""
    return bool(s.expandable[s.owner[crew]][crew // BLOCK] >> crew % BLOCK & 1)


def stage(s: State) -> dict[str, Any]:
    """What the seat to act is asked for, with what all know of it."""
    told: dict[str, Any] = {"awaits": AWAITS[s.awaits]}
    if s.awaits == MORE_BALLS:
        told["secured"] = crew_number(s, s.secured)
    if s.awaits in (PAYMENT, PLACEMENT):
        told["target"] = f"{s.owner[s.target] + 1}.{crew_number(s, s.target)}"
    if s.awaits == PLACEMENT:
        told["trap"] = CARDS[s.trap]
    return told


def describe(s: State) -> dict[str, Any]:
    """What everybody sees. §1.3 Of hands the sizes, §6.4 of crews whether something lies under them."""
    seats = range(s.players)
    return {
        "active": s.active,
        "first": s.first,
        **({} if s.over else stage(s)),
        "last_round": bool(s.last_round),
        "deck": s.deck_size,
        "discard": cards(s.discard),
        "market": cards(s.market),
        "hands": [cards(s.hand[p]) if s.over else s.hand_size[p] for p in seats],
        "known": [cards(s.seen[p]) for p in seats],
        "crews": [[crew_words(s, crew, shown=bool(s.over)) for crew in crews_of(s, p)] for p in seats],
        "goal": TARGET,
        "scores": [s.score[p] for p in seats],
        "scored": [cards(s.scored[p]) if s.scored_shown or s.over else s.score[p] for p in seats],
        "options": {
            "hall_of_fame": bool(s.hall_of_fame),
            "market_pays": bool(s.market_pays),
            "equal_turns": bool(s.equal_turns),
        },
    }


def describe_own(s: State, seat: int, everybody: dict[str, Any]) -> dict[str, Any]:
    """What a seat sees besides: its own hand, and what lies under its own crews (§6.4)."""
    if s.over:
        return {}
    hands, crews = everybody["hands"].copy(), everybody["crews"].copy()
    hands[seat] = cards(s.hand[seat])
    crews[seat] = [crew_words(s, crew, shown=True) for crew in crews_of(s, seat)]
    return {"hands": hands, "crews": crews}


def crew_words(s: State, crew: int, *, shown: bool) -> dict[str, Any]:
    """A crew, and whether it has a twin (§5.3); what lies under it only where that is shown."""
    cats = cats_in(s, crew)
    told: dict[str, Any] = {"cats": cats, "facedown": None}
    if has_facedown(s, crew):
        told["facedown"] = HIDDEN
        if shown:
            card = COLOURS[s.facedown[crew]]
            told.update(facedown=card, ball=card in cats)
    if has_twin(s, crew):
        told["twin"] = True
    return told


def scores(s: State) -> list[int]:
    """Each seat's balls."""
    return [s.score[seat] for seat in range(s.players)]
