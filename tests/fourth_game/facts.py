"""What can happen in Pounce, and who is told what of it."""

from __future__ import annotations

from mewseum.core.facts import fact, hidden
from mewseum.core.moves import SEAT, Counted, Named

from .state import ANIMALS, REASONS

CARD = Named(ANIMALS, "animal")

TURNED_UP = fact("turned-up", card=CARD)
DREW = fact("drew", seat=SEAT, card=hidden(CARD, but="seat"))
POUNCED = fact("pounced", seat=SEAT, card=CARD, points=Counted(2))
HID = fact("hid", seat=SEAT, card=hidden(CARD, but="seat"))
ENDED = fact("ended", reason=Named(REASONS, "reason"))
