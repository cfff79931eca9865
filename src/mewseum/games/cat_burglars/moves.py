"""The moves of Cat Burglars, and how they read."""

from __future__ import annotations

from mewseum.core.moves import Verbs, own

from .crew_names import CREW, OWN_CREW
from .facts import CARD
from .payment_names import PAYMENT

VERBS = Verbs()
RECRUIT_DECK = VERBS("recruit deck")
RECRUIT_MARKET = VERBS("recruit market {card}", card=CARD)
FORM_NEW = VERBS("form {card} new", card=CARD)
FORM = VERBS("form {card} {crew}", card=CARD, crew=OWN_CREW)
ACTIVATE = VERBS("activate {crew} {card}", card=own(CARD), crew=OWN_CREW)
SECURE = VERBS("secure {crew}", crew=OWN_CREW)
DONE = VERBS("done")
INFILTRATE = VERBS("infiltrate {crew}", crew=CREW)
PAY = VERBS("pay {cards}", cards=PAYMENT)
PLACE_NEW = VERBS("place new")
PLACE = VERBS("place {crew}", crew=OWN_CREW)
