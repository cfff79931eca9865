"""A whole state that a seat may believe in, from what it sees.

Cards that it cannot see are dealt at random among the places that it cannot see, but so that all that was shown
holds: market cards that were taken and not played since (`seen`) are in their owner's hand or face down before it,
only cats lie face down or are scored, who is about to pay can pay, and who is on turn can act.
"""

from __future__ import annotations

from mewseum.core.bags import believe_bag, cards_in, take_one_of
from mewseum.core.chance import below
from mewseum.core.compiled import rule

from .payment_names import NO_MARKET_CARD
from .rules.crews import cats_of, is_guarded, rebuild_sets
from .rules.payment import payment_codes
from .rules.turn import can_act
from .state import ACTION, CARDS, COLOURS, COPIES, LANE, MIRROR, PAYMENT, PLACEMENT, State

TRIES = 1000


@rule
def imagine(s: State, seat: int) -> None:
    """Fill in all that the seat does not see; what it sees is there already."""
    for _ in range(TRIES):
        forget_guesses(s, seat)
        gather_unseen(s, seat)
        if not s.over:
            deal_unseen(s, seat)
        believe_bag(s, s.aside, s.deck, s.deck_size)
        rebuild_sets(s)
        if s.over or s.awaits != ACTION or can_act(s, s.active):
            return


@rule
def forget_guesses(s: State, seat: int) -> None:
    """Take back what an earlier try has filled in."""
    for card in range(len(CARDS)):
        s.deck[card] = 0
        s.aside[card] = 0
        for other in range(s.players):
            if other != seat and not s.over:
                s.hand[other][card] = 0
                if card < MIRROR and not s.scored_shown:
                    s.scored[other][card] = 0
    if seat >= 0 and not s.over and not s.scored_shown:
        for card in range(len(COLOURS)):
            s.scored[seat][card] = 0
    for crew in range(s.crews):
        if is_unseen(s, crew, seat):
            s.facedown[crew] = 0


@rule
def is_unseen(s: State, crew: int, seat: int) -> bool:
    """Whether a card lies under this crew that the seat cannot see."""
    return is_guarded(s, crew) and s.owner[crew] != seat and not s.over


@rule
def gather_unseen(s: State, seat: int) -> None:
    """Put all cards that the seat sees nowhere aside, to be dealt from there."""
    for card in range(len(CARDS)):
        left = COPIES[card] - s.discard[card] - s.market[card]
        for other in range(s.players):
            left -= s.hand[other][card]
            if card < MIRROR:
                left -= s.scored[other][card]
        if card < MIRROR:
            for crew in range(s.crews):
                left -= cats_of(s, crew, card)
                if is_guarded(s, crew) and not is_unseen(s, crew, seat) and s.facedown[crew] == card:
                    left -= 1
        s.aside[card] = left
    if not s.over and s.awaits == PLACEMENT:
        s.aside[s.trap] -= 1


@rule
def deal_unseen(s: State, seat: int) -> None:
    """First what was shown, then what only cats can be, then the rest of the hands; last the facedown cards."""
    for other in range(s.players):
        if other != seat:
            for card in range(len(CARDS)):
                give(s, other, card, s.seen[other][card])
    reserved = 0
    if s.awaits == PAYMENT and s.active != seat:
        reserved = believe_payment(s, seat)
    for other in range(s.players):
        if other != seat:
            lacking = lacking_cats(s, other, reserved if other == s.active else 0)
            for _ in range(lacking):
                s.hand[other][take_one_of(s, s.aside, MIRROR)] += 1
    if not s.scored_shown:
        for other in range(s.players):
            for _ in range(s.score[other]):
                s.scored[other][take_one_of(s, s.aside, MIRROR)] += 1
    for other in range(s.players):
        if other != seat:
            for _ in range(s.hand_size[other] + facedowns(s, other) - cards_in(s.hand[other])):
                s.hand[other][take_one_of(s, s.aside, len(CARDS))] += 1
    for crew in range(s.crews):
        if is_unseen(s, crew, seat):
            lay_believed(s, crew, reserved if s.owner[crew] == s.active else 0)


@rule
def give(s: State, seat: int, card: int, copies: int) -> None:
    """Unseen cards go to a seat: its hand, from which facedown cards are laid later."""
    s.hand[seat][card] += copies
    s.aside[card] -= copies


@rule
def unseen_cats(s: State) -> int:
    """How many of the cards to be dealt are cats."""
    return cards_in(s.aside) - s.aside[MIRROR]


@rule
def facedowns(s: State, seat: int) -> int:
    """How many facedown cards lie under a seat's crews."""
    cards = 0
    for crew in range(s.crews):
        if s.owner[crew] == seat and is_guarded(s, crew):
            cards += 1
    return cards


@rule
def lacking_cats(s: State, seat: int, reserved: int) -> int:
    """How many cats a seat still has to be given, so that it can have laid its facedown cards."""
    cats = 0
    for colour in range(len(COLOURS)):
        cats += s.hand[seat][colour] - ((reserved >> (LANE * colour)) & 0xFF)
    return max(0, facedowns(s, seat) - cats)


@rule
def lay_believed(s: State, crew: int, reserved: int) -> None:
    """One of the owner's cats lies under this crew; those with which it is about to pay are still in its hand."""
    seat = s.owner[crew]
    cats = 0
    for colour in range(len(COLOURS)):
        cats += s.hand[seat][colour] - ((reserved >> (LANE * colour)) & 0xFF)
    left = below(s, cats)
    for colour in range(len(COLOURS)):
        left -= s.hand[seat][colour] - ((reserved >> (LANE * colour)) & 0xFF)
        if left < 0:
            s.hand[seat][colour] -= 1
            s.facedown[crew] = colour
            return


@rule
def believe_payment(s: State, seat: int) -> int:
    """Give the payer cards that can pay; return them as packed counts. Some payment is possible, as all know."""
    codes = payment_codes(s, s.target)
    choices = codes * (NO_MARKET_CARD + 1)
    start = below(s, choices)
    for i in range(choices):
        choice = (start + i) % choices
        payment = payment_counts(s, choice % codes, choice // codes)
        if is_believable(s, seat, payment):
            for card in range(len(CARDS)):
                paid = (payment >> (LANE * card)) & 0xFF
                give(s, s.active, card, max(0, paid - s.hand[s.active][card]))
            return payment
    return 0


@rule
def payment_counts(s: State, code: int, market_card: int) -> int:
    """The hand cards of a payment as packed counts, or -1 if the market cannot give its card."""
    mirrors = s.size[s.target] + 0
    if market_card != NO_MARKET_CARD:
        if s.market_pays == 0 or s.market[market_card] == 0:
            return -1
        mirrors -= 1
    counts = 0
    for colour in range(len(COLOURS)):
        cats = cats_of(s, s.target, colour)
        cards = code % (cats + 1)
        code //= cats + 1
        if market_card == colour and cards == cats:
            return -1
        counts |= cards << (LANE * colour)
        mirrors -= cards
    return -1 if mirrors < 0 else counts | (mirrors << (LANE * MIRROR))


@rule
def is_believable(s: State, seat: int, payment: int) -> bool:
    """Whether the payer can hold this payment beside all that was shown, and others their facedown cards."""
    if payment < 0:
        return False
    payer = s.active
    laid = facedowns(s, payer)
    free, paid, spare_cats, taken_cats = s.hand_size[payer] + laid, 0, 0, 0
    for card in range(len(CARDS)):
        pays = (payment >> (LANE * card)) & 0xFF
        holds = max(pays, s.hand[payer][card])
        extra = holds - s.hand[payer][card]
        if extra > s.aside[card]:
            return False
        paid += pays
        free -= holds
        if card < MIRROR:
            spare_cats += holds - pays
            taken_cats += extra
    lacking = max(0, laid - spare_cats)
    if free < lacking or paid > s.hand_size[payer]:
        return False
    needed = taken_cats + lacking
    for other in range(s.players):
        if other != seat and other != payer:
            needed += lacking_cats(s, other, 0)
        if not s.scored_shown:
            needed += s.score[other]
    return needed <= unseen_cats(s)
