"""A view of Cat Burglars in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mewseum.core.positions import names
from mewseum.core.sets import BLOCK

from .crew_names import crew_number, crews_of
from .state import AWAITS, CARDS, COLOURS, LANE, MORE_BALLS, PAYMENT, PLACEMENT, State

HIDDEN = "hidden"


def cards(counts: Sequence[int]) -> list[str]:
    """Counted cards as a list of names."""
    return names(CARDS, counts)


def cats_in(s: State, crew: int) -> list[str]:
    """The visible cats of a crew."""
    return cards([s.cats[crew] >> (LANE * colour) & 0xFF for colour in range(len(COLOURS))])


def has_facedown(s: State, crew: int) -> bool:
    """Whether a facedown card lies under a crew."""
    return bool(s.guarded[crew // BLOCK] >> crew % BLOCK & 1)


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


def describe(s: State, seat: int) -> dict[str, Any]:
    """What a seat sees; `s` holds nothing that it may not. §1.3 Of other hands the sizes, §6.4 of own crews what lies under them."""
    seats = range(s.players)

    def crew_words(crew: int) -> dict[str, Any]:
        card: str | None = None
        if has_facedown(s, crew):
            shown = s.over or s.owner[crew] == seat
            card = COLOURS[s.facedown[crew]] if shown else HIDDEN
        words: dict[str, Any] = {"cats": cats_in(s, crew), "facedown": card}
        if card not in (None, HIDDEN):
            words["ball"] = card in words["cats"]
        return words

    return {
        "active": s.active,
        "first": s.first,
        **({} if s.over else stage(s)),
        "last_round": bool(s.last_round),
        "deck": s.deck_size,
        "discard": cards(s.discard),
        "market": cards(s.market),
        "hands": [cards(s.hand[p]) if s.over or p == seat else s.hand_size[p] for p in seats],
        "known": [cards(s.seen[p]) for p in seats],
        "crews": [[crew_words(crew) for crew in crews_of(s, p)] for p in seats],
        "scores": [s.score[p] for p in seats],
        "scored": [cards(s.scored[p]) if s.scored_shown or s.over else s.score[p] for p in seats],
        "options": {
            "hall_of_fame": bool(s.hall_of_fame),
            "market_pays": bool(s.market_pays),
            "equal_turns": bool(s.equal_turns),
        },
    }


def scores(s: State) -> list[int]:
    """Each seat's balls."""
    return [s.score[seat] for seat in range(s.players)]
