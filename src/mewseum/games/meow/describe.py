"""A view of MEOW in words."""

from __future__ import annotations

from typing import Any

from mewseum.core.ending import Share, shares
from mewseum.core.positions import naming

from .pile_names import PILE, names_of_piles
from .rules.money import final_money, gain_by_claus, penalty, worth
from .rules.stars import threshold
from .state import (
    AWAITS,
    CARDS,
    CASH,
    CAT_STATES,
    CATS,
    CHOICE,
    DISTRACT,
    ELSEWHERE,
    JEWELLERY,
    LOOT,
    PAINTING,
    PAYING,
    RUN,
    SECOND_PILE,
    VALUES,
    State,
)

cards = naming(CARDS)
"""Counted cards as a list of names."""


def all_cats(s: State) -> list[dict[str, str]]:
    """The cats of each seat, each with its state."""
    rows: list[dict[str, str]] = [{} for _ in range(s.players)]
    for name, owner, state in zip(CATS, s.cat_owner, s.cat_state, strict=True):
        if state != ELSEWHERE:
            rows[owner][name] = CAT_STATES[state]
    return rows


def all_piles(s: State) -> list[list[dict[str, Any]]]:
    """The negative cards before each seat, oldest first."""
    rows: list[list[dict[str, Any]]] = [[] for _ in range(s.players)]
    for pile, name in enumerate(names_of_piles(s)):
        if not s.pile_gone[pile]:
            card, served = CARDS[s.pile_card[pile]], bool(s.pile_served[pile])
            row = rows[s.pile_owner[pile]]
            row.append({"pile": name, "card": card, "cards": s.pile_size[pile], "served": served})
    return rows


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
        "banks": [cards(hand) for hand in s.hand[: s.players]] if s.over else s.hand_size[: s.players],
        "cats": all_cats(s),
        "stars": s.stars[: s.players],
        "arrest_at": [threshold(s, seat) for seat in range(s.players)],
        "arrested": [bool(arrested) for arrested in s.arrested[: s.players]],
        "serving": s.serving[: s.players],
        "piles": all_piles(s),
        **run_value(s, shown=is_run_open(s)),
    }


def describe_own(s: State, seat: int, everybody: dict[str, Any]) -> dict[str, Any]:
    """What a seat sees besides: its own bank and what it counts, and whoever is on a run what they hold and are shown."""
    if s.over:
        return {}
    own: dict[str, Any] = {"banks": everybody["banks"].copy(), "worth": final_money(s, seat)}
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


def run_cards(s: State, *, shown: bool) -> tuple[str, ...] | int:
    """The cards of the run where they are shown; else how many there are."""
    return cards(s.run[0]) if shown else s.run_size


def run_value(s: State, *, shown: bool) -> dict[str, int | None]:
    """What the run is worth, while there is one; None where its cards are not shown."""
    if s.awaits != RUN and not s.run_size:
        return {}
    return {"run_value": sum(value * s.run[0][card] for card, value in enumerate(VALUES)) if shown else None}


def breakdown(s: State) -> list[list[Share]]:
    """What each seat's money is made of."""
    return [_shares(s, seat) for seat in range(s.players)]


def _shares(s: State, seat: int) -> list[Share]:
    """§13.1 Loot by its kinds at its own value, and what cats and jail make of it."""
    printed, doubled = [0, 0, 0], 0
    for card in range(len(LOOT)):
        printed[s.loot_kind[card]] += s.hand[seat][card] * VALUES[card]
        doubled += s.hand[seat][card] * (worth(s, seat, card) - VALUES[card])
    return shares(
        Share("cash", printed[CASH]),
        Share("jewellery", printed[JEWELLERY]),
        Share("paintings", printed[PAINTING]),
        Share("chester", doubled),
        Share("claus", gain_by_claus(s, seat)),
        Share("jail", -penalty(s, seat)),
    )


def scores(s: State) -> list[int]:
    """Each seat's money, in thousands."""
    return [final_money(s, seat) for seat in range(s.players)]
