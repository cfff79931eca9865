"""A view of Cat Burglars in words."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from mewseum.core.ending import Share, shares
from mewseum.core.positions import naming
from mewseum.core.sets import BLOCK
from mewseum.core.words import Phrase

from .crew_names import crew_number, crews_of
from .state import AWAITS, CARDS, COLOURS, LANE, PAYMENT, PLACEMENT, TARGET, State

HIDDEN = "hidden"


cards = naming(CARDS)
"""Counted cards as a list of names."""


def cats_in(s: State, crew: int) -> list[str]:
    """The visible cats of a crew."""
    return list(_cats(s.cats[crew]))


def _cats(lanes: int) -> tuple[str, ...]:
    return cards([lanes >> (LANE * colour) & 0xFF for colour in range(len(COLOURS))])


def has_facedown(s: State, crew: int) -> bool:
    """Whether a facedown card lies under a crew."""
    return bool(s.guarded[crew // BLOCK] >> crew % BLOCK & 1)


def stage(s: State) -> dict[str, Any]:
    """What the seat to act is asked for, with what all know of it."""
    told: dict[str, Any] = {"awaits": AWAITS[s.awaits]}
    if s.awaits in (PAYMENT, PLACEMENT):
        told["target"] = f"{s.owner[s.target] + 1}.{crew_number(s, s.target)}"
    if s.awaits == PLACEMENT:
        told["trap"] = CARDS[s.trap]
    return told


def describe(s: State) -> dict[str, Any]:
    """What everybody sees. §1.3 Of hands the sizes, §6.4 of crews whether something lies under them."""
    return {
        "active": s.active,
        "first": s.first,
        **({} if s.over else stage(s)),
        "last_round": bool(s.last_round),
        "deck": s.deck_size,
        "discard": cards(s.discard),
        "market": cards(s.market),
        "hands": [cards(hand) for hand in s.hand[: s.players]] if s.over else s.hand_size[: s.players],
        "known": [cards(seen) for seen in s.seen[: s.players]],
        "crews": all_crews(s),
        "goal": TARGET,
        "scores": scores(s),
        "scored": [cards(scored) for scored in s.scored[: s.players]] if s.scored_shown or s.over else scores(s),
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
    crews[seat] = own_crews(s, seat)
    return {"hands": hands, "crews": crews}


def all_crews(s: State) -> list[list[dict[str, Any]]]:
    """The crews of each seat, oldest first, as everybody sees them."""
    rows: list[list[dict[str, Any]]] = [[] for _ in range(s.players)]
    guarded, twins = in_one(s.guarded), [in_one(crews) for crews in s.expandable]
    for crew, owner in enumerate(s.owner[: s.crews]):
        facedown = None if not guarded >> crew & 1 else COLOURS[s.facedown[crew]] if s.over else HIDDEN
        rows[owner].append(crew_words(s.cats[crew], facedown, twins[owner] >> crew & 1))
    return rows


def own_crews(s: State, seat: int) -> list[dict[str, Any]]:
    """A seat's crews as itself sees them."""
    guarded, twins = in_one(s.guarded), in_one(s.expandable[seat])
    return [
        crew_words(s.cats[crew], COLOURS[s.facedown[crew]] if guarded >> crew & 1 else None, twins >> crew & 1)
        for crew in crews_of(s, seat)
    ]


def in_one(blocks: list[int]) -> int:
    """A set of crews as the bits of one number."""
    first, second, third = blocks
    return first | second << BLOCK | third << 2 * BLOCK


@lru_cache(maxsize=1 << 14)
def crew_words(lanes: int, facedown: str | None, twin: int) -> dict[str, Any]:
    """A crew: its cats, what lies under it, and whether it has a twin (§5.3).

    It is kept by all that is said of it, since most crews stay as they are from move to move.
    """
    cats = _cats(lanes)
    told: dict[str, Any] = {"cats": cats, "facedown": facedown}
    if facedown not in (None, HIDDEN):
        told["ball"] = facedown in cats
    if twin:
        told["twin"] = True
    return told


def breakdown(s: State) -> list[list[Share]]:
    """Of which colours each seat's balls are."""
    return [
        shares(
            *(
                Share("colour", s.scored[seat][number], {"card": Phrase(f"card-{name}")})
                for number, name in enumerate(COLOURS)
            )
        )
        for seat in range(s.players)
    ]


def scores(s: State) -> list[int]:
    """Each seat's balls."""
    return s.score[: s.players]
