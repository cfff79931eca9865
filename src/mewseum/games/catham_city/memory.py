"""What everybody has seen of Catham City (§1.4): cards that came to a hand openly, and what nobody has shown."""

from __future__ import annotations

from typing import Any

from mewseum.core.memory import without

from .describe import cards
from .state import COPIES, FACTIONS, State


def recall(s: State) -> dict[str, Any]:
    """What all know of the hands, and what is left of the factions in play."""
    left = without([COPIES] * len(FACTIONS), s.display, s.discard, s.in_play, *s.seen[: s.players])
    return {
        "kept": [
            [{"place": "hand", "cards": s.hand_size[seat], "known": cards(s.seen[seat])}] for seat in range(s.players)
        ],
        "unseen": {name: left[faction] for faction, name in enumerate(FACTIONS) if s.factions >> faction & 1},
    }
