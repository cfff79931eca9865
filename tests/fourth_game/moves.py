"""The moves of Pounce, and how they read."""

from __future__ import annotations

from mewseum.core.moves import Verbs, own

from .facts import CARD

VERBS = Verbs()
POUNCE = VERBS("pounce {card}", card=CARD)
HIDE = VERBS("hide {card}", card=own(CARD))
