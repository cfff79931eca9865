"""What moves should bring to the seat to act, in thousands, beside the other moves of the same moment.

Banks change hands up to the last card: who is behind waits for the end with a swap in hand and takes the richest bank
when the deck is nearly finished; who leads picks up cards, so that it finishes sooner.
"""

from __future__ import annotations

from mewseum.core.compiled import Numbers, rule
from mewseum.core.sets import how_many, lowest

from . import moves
from .appraisal import (
    STAR_COST,
    bag_worth,
    bank_of,
    bank_to_me,
    bank_worth,
    cat_worth,
    cats_worth,
    fading,
    mean_worth,
    negatives_left,
    pile_worth,
    raised_by,
    star_cost,
    trick_worth,
)
from .rules.actions import full_piles
from .rules.money import can_pay_with, payable, works
from .state import (
    ACTION,
    CALVIN,
    CASTOR,
    CHARLTON,
    CHELSEA,
    CHESTER,
    DISTRACTION,
    DOUBLE_CROSS,
    FIRST_GUARD,
    FREE_CAT,
    JAILED_USED,
    JEWELLERY,
    LASER_PEN,
    LOOT,
    POSITIVE,
    PRICE,
    STARS,
    STEAL,
    USED,
    VALUES,
    State,
)

TURN_SHARE = 84
"""How much of the positive cards before the next negative one a turn brings home, in percent."""
GREED = 87
"""How much one more card counts beside the run that it endangers, in percent,"""
LEAD_GREED = 16
"""and how much more for a lead of 100K,"""
MOST_LEAD = 340
"""up to this lead."""
HASTE = 47
"""How much the lead counts for who picks up, in tenths, divided by the cards of the deck."""
LAST_CARDS = 9
LAST_CARD_GAIN = 20
"""With fewer cards in the deck than that, the leader gains so much by each one that goes."""
PATIENCE = 4
"""How much less the gain of a swap counts for each card in the deck, in percent: it can wait,"""
MOST_PATIENCE = 146
SWAP_BACK = 60
"""What it costs that a swap can be answered at once."""
THREAT_BASE = 60
HURT = 66
"""How much the loss of a player counts from whom all the danger comes, in percent."""
GO_ON = 81
"""How much of a card's worth it is to go on after a distraction, in percent."""
REDEEM_MARGIN = 32
ALL_GUARDS, ALL_PENS, ALL_STARS = 9, 2, 42


@rule
def lead(s: State, notes: Numbers) -> int:
    """How much more the bank of the seat to act is worth than the richest other one; negative if it is less."""
    best = 0
    for other in range(s.players):
        if other != s.turn:
            best = max(best, bank_of(s, notes, other))
    return bank_of(s, notes, s.turn) - best


@rule
def turn_gain(s: State, notes: Numbers) -> int:
    """What a turn of picking up brings: the more, the more positive cards come before a negative one."""
    if s.deck_size == 0:
        return 0
    negative = negatives_left(s)
    positive = s.deck_size - negative
    if negative == 0:
        return positive * mean_worth(s, notes)
    gain = mean_worth(s, notes) * positive * TURN_SHARE // (100 * (negative + 1))
    return gain + HASTE * lead(s, notes) // (10 * s.deck_size) - star_cost(s, 2) * negative // s.deck_size


@rule
def luck_gain(s: State, notes: Numbers) -> int:
    """What one more card brings beside stopping: a positive one adds to the run, a negative one loses it."""
    negative = negatives_left(s)
    staked = bag_worth(s, s.run[0])
    ahead = lead(s, notes)
    greed = GREED + LEAD_GREED * max(-MOST_LEAD, min(MOST_LEAD, ahead)) // 100
    gain = mean_worth(s, notes) * (s.deck_size - negative) * greed // 100
    if ahead > 0 and s.deck_size < LAST_CARDS:
        gain += LAST_CARD_GAIN * s.deck_size
    return (gain - dangers(s, negative, staked)) // s.deck_size


@rule
def dangers(s: State, negative: int, staked: int) -> int:
    """What the negative cards of the deck would cost, taken together; the laser pen nothing, guards no more than a Distraction."""
    if negative == 0:
        return 0
    guards, pens, stars = ALL_GUARDS + 0, ALL_PENS + 0, ALL_STARS + 0
    for pile in range(s.piles):
        card = s.pile_card[pile] + 0
        guards -= card >= FIRST_GUARD
        pens -= card == LASER_PEN
        stars -= STARS[card - POSITIVE]
    loss = staked + star_cost(s, max(1, stars // negative))
    harmful = negative if s.laser_loses else max(0, negative - pens)
    cost = 0
    if s.hand[s.turn][DISTRACTION] > s.fresh[0][0]:
        guards = min(guards, harmful)
        harmful -= guards
        cost = guards * min(loss, trick_worth(s, DISTRACTION) + star_cost(s, 3))
    return cost + harmful * loss


@rule
def distraction_gain(s: State, notes: Numbers) -> int:
    """What a Distraction saves beside letting the run go."""
    return bag_worth(s, s.run[0]) + mean_worth(s, notes) * GO_ON // 100 - trick_worth(s, DISTRACTION)


@rule
def threat(s: State, notes: Numbers, seat: int) -> int:
    """How much of the danger comes from a seat, in percent: all of it from an only opponent, most of it from the richest."""
    if s.players == 2:
        return 100
    total, own = 0, 0
    for other in range(s.players):
        if other != s.turn:
            weight = (bank_of(s, notes, other) + THREAT_BASE) ** 2
            total += weight
            if other == seat:
                own = weight
    return 100 * own // total


@rule
def hurt(s: State, notes: Numbers, seat: int, loss: int) -> int:
    """What it is worth that another seat loses so much."""
    return loss * threat(s, notes, seat) * HURT // 10000


@rule
def theft_gain(s: State, notes: Numbers, seat: int, cards: int) -> int:
    """What blind cards from a bank bring."""
    size = max(1, s.hand_size[seat] + 0)
    loot = bank_to_me(s, notes, seat) * min(cards, size) // size
    return loot + hurt(s, notes, seat, loot)


@rule
def action_gain(s: State, notes: Numbers, verb: int, choice: int) -> int:
    """What a cat or a trick brings, less what it would be worth unused."""
    if verb == moves.STEAL:
        return theft_gain(s, notes, choice, 3 if s.steal_choice else 1) - trick_worth(s, STEAL)
    if verb == moves.CHELSEA:
        return theft_gain(s, notes, choice, 3) - used_up(s, CHELSEA)
    if verb == moves.CHARLTON:
        return robbery_gain(s, notes, choice) - used_up(s, CHARLTON)
    if verb == moves.CASTOR:
        return piles_gain(s, notes, choice) - used_up(s, CASTOR)
    if verb == moves.DOUBLE_CROSS:
        return ripe(s, double_cross_gain(s, notes, choice))
    return ripe(s, calvin_gain(s, notes, choice))


@rule
def used_up(s: State, cat: int) -> int:
    """What a cat loses by being used."""
    return cat_worth(s, cat, True) - cat_worth(s, cat, False)


@rule
def robbery_gain(s: State, notes: Numbers, victims: int) -> int:
    """What Charlton brings from these victims."""
    cards = 3 // how_many(victims) if s.charlton_spread else 1
    gain = 0
    while victims:
        gain += theft_gain(s, notes, lowest(victims), cards)
        victims &= victims - 1
    return gain


@rule
def piles_gain(s: State, notes: Numbers, pile: int) -> int:
    """What Castor brings with this mini-deck, and with the best other one while there is a second to choose."""
    best = 0
    if s.awaits == ACTION:
        others = full_piles(s) & ~(1 << pile)
        while others:
            best = max(best, pile_worth(s, notes, lowest(others)))
            others &= others - 1
    return pile_worth(s, notes, pile) + best + burning_gain(s, pile)


@rule
def burning_gain(s: State, pile: int) -> int:
    """§14.16 Where Castor burns the negative card, own stars go with it; those of others should stay."""
    if s.castor_burns == 0 or s.pile_served[pile]:
        return 0
    relief = fading(s, STAR_COST * STARS[s.pile_card[pile] - POSITIVE])
    return relief if s.pile_owner[pile] == s.turn else -relief


@rule
def ripe(s: State, gain: int) -> int:
    """A swap that pays will most often pay later as well, until the deck is nearly finished."""
    return gain * (100 - min(MOST_PATIENCE + 0, PATIENCE * s.deck_size)) // 100 if gain > 0 else gain


@rule
def double_cross_gain(s: State, notes: Numbers, seat: int) -> int:
    """What a swap of banks brings; less where it leaves the other with another Double cross, or with Calvin."""
    gain = bank_to_me(s, notes, seat) - bank_of(s, notes, s.turn)
    loss = bank_of(s, notes, seat) - bank_worth(s, s.turn, seat) + trick_worth(s, DOUBLE_CROSS)
    if s.hand[s.turn][DOUBLE_CROSS] > 1 or (s.cat_owner[CALVIN] == seat and s.cat_state[CALVIN] == FREE_CAT):
        gain -= SWAP_BACK
    return gain + hurt(s, notes, seat, loss)


@rule
def calvin_gain(s: State, notes: Numbers, seat: int) -> int:
    """What a swap of banks and cats brings; less where it leaves the other with a Double cross."""
    gain = bank_of(s, notes, seat) - bank_of(s, notes, s.turn) + cats_worth(s, seat) - cats_worth(s, s.turn)
    loss = gain + used_up(s, CALVIN)
    if s.hand[s.turn][DOUBLE_CROSS] > 0:
        gain -= SWAP_BACK
    return gain + hurt(s, notes, seat, loss)


@rule
def cat_gain(s: State, cat: int) -> int:
    """What a cat is worth to the seat to act, with the loot that it adds to."""
    return cat_worth(s, cat, s.cat_state[cat] != USED and s.cat_state[cat] != JAILED_USED) + raised_by(s, cat)


@rule
def jail_gain(s: State, notes: Numbers, verb: int, choice: int) -> int:
    """What a way out of jail costs; and whether a cat should be bought out, which takes no time."""
    if verb == moves.SUBSTITUTE:
        return -cat_gain(s, choice)
    if verb == moves.SERVE:
        return -(s.serve_time - 1) * max(0, turn_gain(s, notes))
    if verb == moves.PAY:
        return -least_payment(s, choice)
    gain = cat_worth(s, choice, True) - cheapest_payment(s) - REDEEM_MARGIN
    if s.cat_state[choice] == USED:
        gain -= cat_worth(s, choice, False)
    else:
        gain += raised_by(s, choice)
    return 500 + gain if gain > (turn_gain(s, notes) if s.redeem_takes_turn else 0) else -500


@rule
def least_payment(s: State, card: int) -> int:
    """§9.2 The least that is paid if this card is paid next; sums are a set, in steps of 5K. Doubled jewels cost twice."""
    extra = 0 + VALUES[card] if s.loot_kind[card] == JEWELLERY and works(s, s.turn, CHESTER) else 0
    paid = s.paid + VALUES[card]
    if paid >= PRICE:
        return paid + extra
    too_little = (1 << (PRICE // 5)) - 1
    sums = 1 << (paid // 5)
    for other in range(card + 1):
        if can_pay_with(s, other):
            for _ in range(s.hand[s.turn][other] - (other == card)):
                sums |= (sums & too_little) << (VALUES[other] // 5)
    return 5 * lowest(sums & ~too_little) + extra


@rule
def cheapest_payment(s: State) -> int:
    """§9.2 The least that a payment costs the seat to act, with any card to begin with."""
    least = 1000
    for card in range(len(LOOT)):
        if s.hand[s.turn][card] > 0 and can_pay_with(s, card) and payable(s, s.turn, card) >= PRICE:
            least = min(least, least_payment(s, card))
    return least
