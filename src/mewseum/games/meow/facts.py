"""What can happen in MEOW, and who is told what of it."""

from __future__ import annotations

from mewseum.core.facts import fact, hidden
from mewseum.core.moves import SEAT, Counted, Named

from .pile_names import PILE
from .state import CARDS, CATS, REASONS

CARD = Named(CARDS, "card")
CAT = Named(CATS, "card")
NUMBER = Counted(512)

STARTED = fact("started", seat=SEAT)
CAT_DEALT = fact("cat-dealt", seat=SEAT, cat=CAT)
PICKED_UP = fact("picked-up", seat=SEAT, card=CARD)
PICKED_UP_SECRETLY = fact("picked-up-secretly", seat=SEAT, card=hidden(CARD, but="seat"))
NEGATIVE = fact("negative", seat=SEAT, card=CARD)
BANKED = fact("banked", seat=SEAT, cards=NUMBER)
CAT_JOINED = fact("cat-joined", seat=SEAT, cat=CAT)
LOST_RUN = fact("lost-run", seat=SEAT, cards=NUMBER, card=CARD)
DISTRACTED = fact("distracted", seat=SEAT, card=CARD)
STARRED = fact("starred", seat=SEAT, stars=NUMBER, total=NUMBER)
ARRESTED = fact("arrested", seat=SEAT)
GAVE = fact("gave", giver=SEAT, receiver=SEAT, card=hidden(CARD, but=("giver", "receiver")))
DISCARDED = fact("discarded", seat=SEAT, card=CARD)
PAID = fact("paid", seat=SEAT, card=CARD)
SUBSTITUTED = fact("substituted", seat=SEAT, cat=CAT)
SERVES = fact("serves", seat=SEAT)
RELEASED = fact("released", seat=SEAT)
REDEEMED = fact("redeemed", seat=SEAT, cat=CAT)
USED_CAT = fact("used-cat", seat=SEAT, cat=CAT)
USED_TRICK = fact("used-trick", seat=SEAT, card=CARD)
SWAPPED_HANDS = fact("swapped-hands", seat=SEAT, target=SEAT)
SWAPPED_CATS = fact("swapped-cats", seat=SEAT, target=SEAT)
CAT_FREED = fact("cat-freed", seat=SEAT, cat=CAT)
TOOK_PILE = fact("took-pile", seat=SEAT, pile=PILE, cards=NUMBER)
FOUND = fact("found", seat=SEAT, card=hidden(CARD, but="seat"))
STOLEN = fact("stolen", seat=SEAT, target=SEAT, card=hidden(CARD, but=("seat", "target")))
LOOKED = fact("looked", seat=SEAT, target=SEAT)
PASSED = fact("passed", seat=SEAT)
DECK_FINISHED = fact("deck-finished")
ENDED = fact("ended", reason=Named(REASONS, "reason"))
