"""What is on the trail of unseen cards (core/trail.py) never excludes the truth: whoever knew all cards that passed would come to it."""

from __future__ import annotations

from mewseum.core.trail import LOOK, NOWHERE, SWAP, TRAIL


def check_trail(s):
    """Go along the trail with all that givers know; what is sure at its end is there."""
    assert 0 <= s.trail <= TRAIL
    assert not any(any(row[s.trail :]) for row in (s.trail_from, s.trail_to, s.trail_card, s.trail_gave, s.trail_got))
    steps = list(zip(s.trail_from, s.trail_to, s.trail_card, s.trail_gave, strict=True))[: s.trail]
    passed = [card == 0 and giver >= 0 and receiver >= 0 for giver, receiver, card, _ in steps]
    if s.over or any(unseen and not gave for unseen, (*_, gave) in zip(passed, steps, strict=True)):
        return  # in an imagined world nobody says what the others gave
    sure = [list(row) for row in s.trail_start]
    for giver, receiver, card, gave in steps:
        assert giver != NOWHERE or receiver != NOWHERE
        if card == SWAP:
            sure[giver], sure[receiver] = sure[receiver], sure[giver]
        elif card > LOOK:
            kind = (card if card > 0 else gave) - 1
            if giver >= 0 and sure[giver][kind] > 0:
                sure[giver][kind] -= 1
            if receiver >= 0 and kind >= 0:
                sure[receiver][kind] += 1
    for seat in range(s.players if s.trail else 0):
        assert all(least <= held for least, held in zip(sure[seat], s.hand[seat], strict=True)), f"seat {seat}"
