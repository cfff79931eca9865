"""What can happen in Cat Burglars, and who is told what of it."""

from __future__ import annotations

from mewseum.core.facts import fact, hidden
from mewseum.core.moves import SEAT, Counted, Named

from .crew_names import CREW
from .state import CARDS, REASONS

CARD = Named(CARDS, "card")
NUMBER = Counted(128)

STARTED = fact("started", seat=SEAT)
RECRUITED_DECK = fact("recruited-deck", seat=SEAT, card=hidden(CARD, but="seat"))
RECRUITED_MARKET = fact("recruited-market", seat=SEAT, card=CARD)
RESHUFFLED = fact("reshuffled", cards=NUMBER)
REFILLED = fact("refilled", card=CARD)
FORMED = fact("formed", seat=SEAT, crew=CREW, card=CARD)
EXPANDED = fact("expanded", seat=SEAT, crew=CREW, card=CARD)
ACTIVATED = fact("activated", seat=SEAT, crew=CREW, card=hidden(CARD, but="seat"))
SECURED = fact("secured", seat=SEAT, crew=CREW, card=CARD)
INFILTRATED = fact("infiltrated", seat=SEAT, crew=CREW)
PAID = fact("paid", seat=SEAT, card=CARD)
PAID_MARKET = fact("paid-market", seat=SEAT, card=CARD)
LOOTED = fact("looted", seat=SEAT, crew=CREW, card=CARD)
TRAPPED = fact("trapped", seat=SEAT, crew=CREW, card=CARD)
SKIPPED = fact("skipped", seat=SEAT)
LAST_ROUND = fact("last-round", seat=SEAT)
ENDED = fact("ended", reason=Named(REASONS, "reason"))
