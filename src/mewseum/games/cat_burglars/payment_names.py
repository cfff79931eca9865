"""How payments are called: the cards one by one, those of the market behind the word `market`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from mewseum.core.words import Phrase

from .book import refuse
from .state import CARDS, COLOURS, LANE, MIRROR
from .state import PAYMENT as PAYMENT_STAGE

NO_MARKET_CARD = 7
PAYMENTS = 3072
"""More codes than any crew that can be reached has: five colours three times, one twice."""


@dataclass(frozen=True)
class Payment:
    """A payment for the crew that is being infiltrated."""

    width: int = PAYMENTS * (NO_MARKET_CARD + 1)

    def named_by(self, s: Any, value: int) -> tuple[int, int]:
        return s.cats[s.target], s.size[s.target]

    def cards(self, s: Any, value: int) -> tuple[list[int], int]:
        """The hand cards of a payment, and its market card or NO_MARKET_CARD."""
        code, market_card = value % PAYMENTS, value // PAYMENTS
        hand: list[int] = []
        for colour, cats in enumerate(self._need(s)):
            hand += [colour] * (code % (cats + 1))
            code //= cats + 1
        paid = len(hand) + (market_card != NO_MARKET_CARD)
        return hand + [MIRROR] * (s.size[s.target] - paid), market_card

    def _need(self, s: Any) -> list[int]:
        return [s.cats[s.target] >> (LANE * colour) & 0xFF for colour in range(len(COLOURS))]

    def rank(self, s: Any, value: int) -> int:
        """What needs no mirror comes first: whoever has cats of the crew's colours will mostly keep the mirrors."""
        hand, market_card = self.cards(s, value)
        return [*hand, market_card].count(MIRROR)

    def show(self, s: Any, value: int) -> str:
        return self.write(s, value)

    def say(self, s: Any, value: int) -> list[Phrase]:
        hand, market_card = self.cards(s, value)
        said = [Phrase(f"card-{CARDS[card]}") for card in hand]
        if market_card != NO_MARKET_CARD:
            said.append(Phrase("card-of-market", card=Phrase(f"card-{CARDS[market_card]}")))
        return said

    def write(self, s: Any, value: int) -> str:
        hand, market_card = self.cards(s, value)
        market = [] if market_card == NO_MARKET_CARD else ["market", CARDS[market_card]]
        return " ".join([*(CARDS[card] for card in hand), *market])

    def read(self, s: Any, text: str) -> int | None:
        hand, market, from_market = text.partition("market")
        names = hand.split()
        market_names = from_market.split()
        if any(name not in CARDS for name in names + market_names) or (market and not market_names):
            return None
        if s.awaits != PAYMENT_STAGE:
            raise refuse("nothing-to-pay", "8.4")
        if market_names and not s.market_pays:
            raise refuse("market-does-not-pay", "11.3")
        if len(market_names) > 1:
            raise refuse("one-market-card", "11.1")
        need = self._need(s)
        counts = [names.count(colour) for colour in COLOURS]
        all_counts = [(names + market_names).count(colour) for colour in COLOURS]
        if len(names + market_names) != sum(need) or any(n > cats for n, cats in zip(all_counts, need, strict=True)):
            raise refuse("wrong-payment", "8.2", cards=len(names + market_names), size=sum(need))
        code = 0
        for count, cats in reversed(list(zip(counts, need, strict=True))):
            code = code * (cats + 1) + count
        return code + PAYMENTS * (CARDS.index(market_names[0]) if market_names else NO_MARKET_CARD)


PAYMENT = Payment()
