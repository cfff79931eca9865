"""What everybody has seen of MEOW (§4.1, §4.4): what was banked, what lies beneath negative cards, and what nobody has shown.

Where draws are secret (§14.3), nobody has seen what others pick up.
"""

from __future__ import annotations

from typing import Any

from mewseum.core.memory import without

from .describe import cards
from .pile_names import names_of_piles
from .state import CARDS, COPIES, DISTRACT, ELSEWHERE, FIRST_CAT, State


def recall(s: State) -> dict[str, Any]:
    """What all know of banks and mini-decks, and what is left."""
    kept: list[list[dict[str, Any]]] = [
        [{"place": "bank", "cards": s.hand_size[seat], "known": cards(s.seen[seat])}] for seat in range(s.players)
    ]
    if any(s.pile_size):
        for pile, name in enumerate(names_of_piles(s)):
            if size := s.pile_size[pile]:
                known = cards(s.beneath[pile])
                kept[s.pile_owner[pile]].append({"place": "pile", "pile": name, "cards": size, "known": known})
    return {"kept": kept, "unseen": dict(zip(CARDS, unseen(s), strict=True))}


def unseen(s: State) -> list[int]:
    """How many of each kind nobody could find: they lie in the deck or in a bank, or where draws are secret beneath a card."""
    beneath = [cards for cards, size in zip(s.beneath, s.pile_size, strict=True) if size]
    left = without(COPIES, s.discard, s.run[0], *beneath, *s.seen[: s.players])
    for cat, state in enumerate(s.cat_state, FIRST_CAT):
        left[cat] -= state != ELSEWHERE
    for card, gone in zip(s.pile_card[: s.piles], s.pile_gone, strict=False):
        left[card] -= not gone
    if s.awaits == DISTRACT:
        left[s.card] -= 1
    return left
