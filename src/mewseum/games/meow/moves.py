"""The moves of MEOW, and how they read."""

from __future__ import annotations

from mewseum.core.moves import SEAT, Named, Verbs, own

from .facts import CAT
from .pile_names import PILE, PLAYERS
from .state import BANKABLE, CARDS, LOOT

BANKED_CARD = Named(CARDS[:BANKABLE], "card")
LOOT_CARD = Named(LOOT, "card")

VERBS = Verbs()
PICK_UP = VERBS("pick up")
STOP = VERBS("stop")
DISTRACT = VERBS("distract")
ACCEPT = VERBS("accept")
GIVE = VERBS("give {card} to {player}", card=own(BANKED_CARD), player=SEAT)
GIVE_UP = VERBS("give up {card}", card=own(BANKED_CARD))
PAY = VERBS("pay {card}", card=LOOT_CARD)
SUBSTITUTE = VERBS("substitute {cat}", cat=CAT)
SERVE = VERBS("serve")
REDEEM = VERBS("redeem {cat}", cat=CAT)
CALVIN = VERBS("calvin {player}", player=SEAT)
FREE = VERBS("free {cat}", cat=CAT)
CASTOR = VERBS("castor {pile}", pile=PILE)
CHARLTON = VERBS("charlton {players}", players=PLAYERS)
CHELSEA = VERBS("chelsea {player}", player=SEAT)
STEAL = VERBS("steal {player}", player=SEAT)
TAKE = VERBS("take {card}", card=own(BANKED_CARD))
DOUBLE_CROSS = VERBS("double-cross {player}", player=SEAT)
CHOOSE = VERBS("choose {cat}", cat=CAT)
PASS = VERBS("pass")
