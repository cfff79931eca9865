"""What things are worth to a player, in thousands, as the seat to act sees them. No more than a fair guess.

Loot counts as much as it is; a trick or a cat counts the money that it tends to bring, less as the deck runs out. The
numbers are those that won most in self-play.
"""

from __future__ import annotations

from mewseum.core.compiled import Bag, Numbers, rule

from .rules.money import works
from .rules.stars import threshold
from .state import (
    BANKABLE,
    CATS,
    CHESTER,
    CLAUS,
    COPIES,
    DISTRACTION,
    ELSEWHERE,
    FIRST_CAT,
    FREE_CAT,
    JEWELLERY,
    LOOT,
    PAINTING,
    PILES,
    POSITIVE,
    PRICE,
    SEATS,
    STEAL,
    VALUES,
    State,
)

DISTRACTION_WORTH = 25
STEAL_WORTH = 25
DOUBLE_CROSS_WORTH = 175
CAT_WORTH = (90, 44, 15, 49, 113, 91, 40)
"""Of an unused cat, while most of the deck is still to come."""
USED_WORTH = 12
"""Of a cat that was used: it can still go to jail for its owner."""
UNKNOWN_WORTH = 112
"""Of a banked card of which nothing is known: it was stolen or given, and rarely a small one."""
EARLY = 9
"""Cards in the deck for each player, from which on a trick or a cat has its whole worth;"""
SWAP_EARLY = 3
"""and a Double cross, which is good for nothing so much as for the end."""
STAR_COST = 2
ARREST_COST = 25

MEAN, BANK = 0, 1
TO_ME = BANK + SEATS
PILE = TO_ME + SEATS
NOTED = PILE + PILES
"""Places in the notes on a moment: what a card of the deck is worth, each bank to its owner and to the seat to act, each pile."""
UNNOTED = -(1 << 40)


@rule
def open_notes(s: State, notes: Numbers) -> None:
    """Nothing is worked out yet; piles that are not there are not asked for."""
    for place in range(PILE + s.piles):
        notes[place] = UNNOTED


@rule
def fading(s: State, worth_early: int) -> int:
    """What helps in turns to come is worth less as the deck runs out."""
    return worth_early * min(s.deck_size + 0, EARLY * s.players) // (EARLY * s.players)


@rule
def trick_worth(s: State, card: int) -> int:
    """Of a banked trick."""
    if card == DISTRACTION:
        return fading(s, DISTRACTION_WORTH)
    if card == STEAL:
        return fading(s, STEAL_WORTH)
    return DOUBLE_CROSS_WORTH * min(s.deck_size + 0, SWAP_EARLY * s.players) // (SWAP_EARLY * s.players)


@rule
def cat_worth(s: State, cat: int, unused: bool) -> int:
    """Of a cat that is not in jail, beside what it adds to the loot that is banked now."""
    return fading(s, CAT_WORTH[cat] if unused or cat >= CHESTER else USED_WORTH)


@rule
def card_worth(s: State, card: int, owner: int) -> int:
    """Of a positive card in the hands of a seat."""
    if card < len(LOOT):
        if s.loot_kind[card] == JEWELLERY and works(s, owner, CHESTER):
            return 2 * VALUES[card]
        return 0 + VALUES[card]
    if card < BANKABLE:
        return trick_worth(s, card)
    return cat_worth(s, card - FIRST_CAT, True)


@rule
def copies_seen(s: State, seat: int, card: int) -> int:
    """How many of a card the seat to act knows in a bank."""
    if seat == s.turn:
        return 0 + s.hand[seat][card]
    return s.seen[seat][card] + s.known[s.turn][seat][card]


@rule
def bank_worth(s: State, seat: int, owner: int) -> int:
    """Of a seat's bank, if it belonged to an owner, with the owner's Chester and Claus."""
    doubled = works(s, owner, CHESTER)
    total, cards, raised = 0, 0, 0
    for card in range(BANKABLE):
        copies = copies_seen(s, seat, card)
        if copies > 0:
            cards += copies
            if card >= len(LOOT):
                total += copies * trick_worth(s, card)
            else:
                total += copies * VALUES[card]
                if s.loot_kind[card] == PAINTING:
                    raised = raised + copies * VALUES[card] if s.claus_per_painting else 0 + VALUES[card]
                elif doubled and s.loot_kind[card] == JEWELLERY:
                    total += copies * VALUES[card]
    if works(s, owner, CLAUS):
        total += raised
    return total + (s.hand_size[seat] - cards) * UNKNOWN_WORTH


@rule
def bank_of(s: State, notes: Numbers, seat: int) -> int:
    """What a seat's bank is worth to itself."""
    if notes[BANK + seat] == UNNOTED:
        notes[BANK + seat] = bank_worth(s, seat, seat)
    return notes[BANK + seat]


@rule
def bank_to_me(s: State, notes: Numbers, seat: int) -> int:
    """What a seat's bank would be worth to the seat to act."""
    if notes[TO_ME + seat] == UNNOTED:
        notes[TO_ME + seat] = bank_worth(s, seat, s.turn)
    return notes[TO_ME + seat]


@rule
def cats_worth(s: State, seat: int) -> int:
    """Of all cats of a seat that are not in jail."""
    total = 0
    for cat in range(len(CATS)):
        if works(s, seat, cat):
            total += cat_worth(s, cat, s.cat_state[cat] == FREE_CAT)
    return total


@rule
def raised_by(s: State, cat: int) -> int:
    """What Chester or Claus adds to the bank of the seat to act."""
    total = 0
    for card in range(len(LOOT)):
        if s.hand[s.turn][card] > 0:
            if cat == CHESTER and s.loot_kind[card] == JEWELLERY:
                total += s.hand[s.turn][card] * VALUES[card]
            elif cat == CLAUS and s.loot_kind[card] == PAINTING:
                total = 0 + VALUES[card]
    return total


@rule
def bag_worth(s: State, bag: Bag) -> int:
    """Of a run or a mini-deck in the hands of the seat to act."""
    total = 0
    for card in range(POSITIVE):
        if bag[card] > 0:
            total += bag[card] * card_worth(s, card, s.turn)
    return total


@rule
def pile_worth(s: State, notes: Numbers, pile: int) -> int:
    """Of a mini-deck, as far as it was seen."""
    if notes[PILE + pile] == UNNOTED:
        if s.draws_open or s.pile_owner[pile] == s.turn:
            notes[PILE + pile] = bag_worth(s, s.beneath[pile])
        else:
            notes[PILE + pile] = s.pile_size[pile] * mean_worth(s, notes)
    return notes[PILE + pile]


@rule
def negatives_left(s: State) -> int:
    """Negative cards in the deck: all that did not come yet."""
    return min(s.deck_size + 0, max(0, PILES - s.piles))


@rule
def mean_worth(s: State, notes: Numbers) -> int:
    """Of a positive card from the deck."""
    if notes[MEAN] == UNNOTED:
        notes[MEAN] = mean_of_unseen(s)
    return notes[MEAN]


@rule
def mean_of_unseen(s: State) -> int:
    """All cards that the seat to act sees nowhere are alike."""
    left, hidden = 0, s.deck_size - negatives_left(s)
    for card in range(BANKABLE):
        copies = COPIES[card] - s.discard[card] - s.run[0][card]
        for seat in range(s.players):
            seen = copies_seen(s, seat, card)
            copies -= seen
            if seat != s.turn:
                hidden -= seen
        left += copies * card_worth(s, card, s.turn)
    for seat in range(s.players):
        if seat != s.turn:
            hidden += s.hand_size[seat]
    for cat in range(len(CATS)):
        if s.cat_state[cat] == ELSEWHERE and s.run[0][FIRST_CAT + cat] == 0:
            left += cat_worth(s, cat, True)
    for pile in range(s.piles):
        if s.pile_size[pile] > 0:
            if s.draws_open or s.pile_owner[pile] == s.turn:
                left -= bag_worth(s, s.beneath[pile])
            else:
                hidden += s.pile_size[pile]
    return max(5, left // max(1, hidden))


@rule
def star_cost(s: State, stars: int) -> int:
    """What it costs the seat to act to gain stars, most if it is arrested; §14.6 and in the end, if that is agreed."""
    if s.stars[s.turn] + s.pending_stars + stars < threshold(s, s.turn):
        return fading(s, stars * STAR_COST)
    if s.jail_penalty:
        return fading(s, ARREST_COST) + PRICE - fading(s, PRICE)
    return fading(s, ARREST_COST)
