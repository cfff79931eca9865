"""A view of MEOW in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mewseum.core.positions import names

from .pile_names import PILE, piles_of
from .rules.money import final_money
from .rules.stars import threshold
from .state import (
    AWAITS,
    CARDS,
    CAT_STATES,
    CATS,
    CHOICE,
    DISTRACT,
    ELSEWHERE,
    PAYING,
    RUN,
    SECOND_PILE,
    VALUES,
    State,
)


def cards(counts: Sequence[int]) -> list[str]:
    """Counted cards as a list of names."""
    return names(CARDS, counts)


def cats_of(s: State, seat: int) -> dict[str, str]:
    """The cats of a seat, each with its state."""
    return {
        name: CAT_STATES[s.cat_state[cat]]
        for cat, name in enumerate(CATS)
        if s.cat_owner[cat] == seat and s.cat_state[cat] != ELSEWHERE
    }


def stage(s: State) -> dict[str, Any]:
    """What the seat to act is asked for, with what all know of it."""
    told: dict[str, Any] = {"awaits": AWAITS[s.awaits]}
    if s.awaits == DISTRACT:
        told["card"] = CARDS[s.card]
    if s.awaits == PAYING:
        told["paid"] = s.paid
        told["at_most"] = CARDS[s.lowest_paid]
        told["redeems"] = CATS[s.redeemed - 1] if s.redeemed else None
    if s.awaits == SECOND_PILE:
        told["pile"] = PILE.show(s, s.chosen_pile)
    if s.awaits == CHOICE:
        told["target"] = s.target
    return told


def describe(s: State) -> dict[str, Any]:
    """What everybody sees on the table. What they may remember is not on the table."""
    seats = range(s.players)
    return {
        "active": s.active,
        "first": s.first,
        **({} if s.over else stage(s)),
        "acted": bool(s.acted),
        "last_turns": s.turns_left,
        "pending_stars": s.pending_stars,
        "deck": s.deck_size,
        "discard": cards(s.discard),
        "run": run_cards(s, shown=is_run_open(s)),
        "banks": [cards(s.hand[p]) if s.over else s.hand_size[p] for p in seats],
        "cats": [cats_of(s, p) for p in seats],
        "stars": [s.stars[p] for p in seats],
        "arrest_at": [threshold(s, p) for p in seats],
        "arrested": [bool(s.arrested[p]) for p in seats],
        "serving": [s.serving[p] for p in seats],
        "piles": [
            [{"pile": PILE.show(s, pile), "card": CARDS[s.pile_card[pile]], "cards": s.pile_size[pile], "served": bool(s.pile_served[pile])}
             for pile in piles_of(s, p)] for p in seats
        ],
        **run_value(s, shown=is_run_open(s)),
    }  # fmt: skip


def describe_own(s: State, seat: int, everybody: dict[str, Any]) -> dict[str, Any]:
    """What a seat sees besides: its own bank, and whoever is on a run what they hold and are shown."""
    if s.over:
        return {}
    own: dict[str, Any] = {"banks": everybody["banks"].copy()}
    own["banks"][seat] = cards(s.hand[seat])
    if s.runner[0] == seat:
        own["run"] = run_cards(s, shown=True)
        if s.awaits == CHOICE:
            own["shown"] = cards(s.shown[0])
        own.update(run_value(s, shown=True))
    return own


def is_run_open(s: State) -> bool:
    """Whether everybody sees the cards of the run."""
    return bool(s.draws_open or s.over)


def run_cards(s: State, *, shown: bool) -> list[str] | int:
    """The cards of the run where they are shown; else how many there are."""
    return cards(s.run[0]) if shown else s.run_size


def run_value(s: State, *, shown: bool) -> dict[str, int | None]:
    """What the run is worth, while there is one; None where its cards are not shown."""
    if s.awaits != RUN and not s.run_size:
        return {}
    return {"run_value": sum(value * s.run[0][card] for card, value in enumerate(VALUES)) if shown else None}


def scores(s: State) -> list[int]:
    """Each seat's money, in thousands."""
    return [final_money(s, seat) for seat in range(s.players)]
