"""What can happen in Catham City, and who is told what of it."""

from __future__ import annotations

from mewseum.core.facts import fact, hidden
from mewseum.core.moves import SEAT, Counted, Named

from .state import FACTIONS, REASONS

CARD = Named(FACTIONS, "faction")
NUMBER = Counted(128)

STARTED = fact("started", seat=SEAT)
TOOK = fact("took", seat=SEAT, card=CARD, number=NUMBER)
LAID_OUT = fact("laid-out", card=CARD)
RESHUFFLED = fact("reshuffled", cards=NUMBER)
PLAYED = fact("played", seat=SEAT, card=CARD, number=NUMBER)
PLAYED_EXTRA = fact("played-extra", seat=SEAT, card=CARD)
SCORED = fact("scored", seat=SEAT, points=NUMBER)
DREW = fact("drew", seat=SEAT, card=hidden(CARD, but="seat"))
MATCHED = fact("matched", seat=SEAT, card=CARD)
DECLINED = fact("declined", seat=SEAT)
LOST_POINT = fact("lost-point", seat=SEAT)
DISCARDED = fact("discarded", seat=SEAT, card=CARD)
HANDED_OVER = fact("handed-over", seat=SEAT, target=SEAT, number=NUMBER)
SEARCHED = fact("searched", seat=SEAT, target=SEAT)
REVEALED_HACKER = fact("revealed-hacker", target=SEAT)
STOLEN = fact("stolen", seat=SEAT, target=SEAT, card=CARD)
REVEALED = fact("revealed", target=SEAT, card=CARD)
REVEALED_PILE = fact("revealed-pile", card=CARD)
GAVE = fact("gave", giver=SEAT, receiver=SEAT, card=hidden(CARD, but=("giver", "receiver")))
GAVE_OPENLY = fact("gave-openly", giver=SEAT, receiver=SEAT, card=CARD)
ENDED_TURN = fact("ended-turn", seat=SEAT)
ENDED = fact("ended", reason=Named(REASONS, "reason"))
