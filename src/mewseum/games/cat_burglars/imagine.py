"""A whole state that a seat may believe in, from what it sees.

Cards that it cannot see are dealt at random among the places that it cannot see, but so that all that was shown
holds: market cards that were taken and not played since (`seen`) are in their owner's hand or face down before it, but none
is a card that was laid down before it came (`since`); no facedown card has a colour that was ruled out (`barred`); only cats lie
face down or are scored; whatever was drawn from a mixed deck is of the cards that were mixed; who is about to pay can pay, and who is on
turn can act.
"""

from __future__ import annotations

from mewseum.core.bags import believe_bag, cards_in, take_one_of
from mewseum.core.chance import below
from mewseum.core.compiled import rule

from .imagine_facedowns import NOT_LAID, is_unseen, lay_facedowns, unknown_places, unseen_cats
from .imagine_payment import awaits_unseen_payment, believe_payment, can_pay_target
from .rules.crews import cats_of, is_guarded, rebuild_sets
from .rules.known import doubted_seat
from .rules.payment import lane
from .rules.turn import can_act
from .state import ACTION, CARDS, COLOURS, COPIES, DOUBTS, LANE, MIRROR, NOTED, OLD, PLACEMENT, State

TRIES = 400
FAIR = 200
"""At first cards are dealt at random until all that is known holds; where a payment seldom comes about so, its cards are dealt first."""


@rule
def imagine(s: State, seat: int) -> None:
    """Fill in all that the seat does not see; what it sees is there already."""
    gather_unseen(s, seat)
    if s.over:
        believe_bag(s, s.aside, s.deck, s.deck_size)
        rebuild_sets(s)
        return
    unseen = 0
    for card in range(len(CARDS)):
        unseen |= s.aside[card] << (LANE * card)
    for tried in range(TRIES):
        begin_deal(s, seat, unseen)
        last = tried == TRIES - 1
        if deal_unseen(s, seat, tried >= FAIR, 0 if last else 1) or last:
            if not s.has_mixed or last:
                believe_bag(s, s.aside, s.deck, s.deck_size)
            rebuild_sets(s)
            if s.awaits != ACTION or can_act(s, s.active):
                return


@rule
def begin_deal(s: State, seat: int, unseen: int) -> None:
    """Take back what an earlier try has filled in: all unseen cards lie aside."""
    for card in range(len(CARDS)):
        s.deck[card] = 0
        s.aside[card] = lane(unseen, card)
        for other in range(s.players):
            if other != seat:
                s.hand[other][card] = 0
            if card < MIRROR and not s.scored_shown:
                s.scored[other][card] = 0
    for crew in range(s.crews):
        if is_unseen(s, crew, seat):
            s.facedown[crew] = NOT_LAID


@rule
def gather_unseen(s: State, seat: int) -> None:
    """Put all cards that the seat sees nowhere aside, to be dealt from there."""
    for card in range(len(CARDS)):
        left = COPIES[card] - s.discard[card] - s.market[card]
        for other in range(s.players):
            if other == seat or s.over:
                left -= s.hand[other][card]
            if card < MIRROR and (s.scored_shown or s.over):
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
def deal_unseen(s: State, seat: int, by_need: bool, strict: int) -> bool:
    """First what was shown goes to its owners' hands, then cats are laid face down and scored, then the hands are filled.

    Whether all that is known holds. If dealt `by_need`, a payment is laid apart beforehand; if not `strict`, only that is certain to hold which was shown.
    """
    give_shown(s, seat)
    reserved = believe_payment(s) if by_need and awaits_unseen_payment(s, seat) else 0
    loose = unknown_places(s, seat)
    young = split_unseen(s, seat, reserved, loose) if strict and reserved >= 0 and loose >= 0 else 0
    if strict and (reserved < 0 or loose < 0 or young < 0):
        return False
    loose, young = lay_facedowns(s, seat, max(0, reserved), loose - young, young, by_need, strict)
    if loose < 0 or not deal_scored(s):
        return False
    if awaits_unseen_payment(s, seat):
        fill_hand(s, s.active + 0, young)
        if strict and not can_pay_target(s):
            return False
    for other in range(s.players):
        if other != seat:
            fill_hand(s, other, young)
    return True


@rule
def give_shown(s: State, seat: int) -> None:
    """What was shown lies with its owners: in hand, from which it may be laid."""
    for other in range(s.players):
        if other != seat:
            for card in range(len(CARDS)):
                s.hand[other][card] += s.seen[other][card]
                s.aside[card] -= s.seen[other][card]


@rule
def deal_scored(s: State) -> bool:
    """Cats for what was scored, unless its colours are open."""
    if not s.scored_shown:
        for other in range(s.players):
            if unseen_cats(s) < s.score[other]:
                return False
            for _ in range(s.score[other]):
                s.scored[other][take_one_of(s, s.aside, MIRROR)] += 1
    return True


@rule
def fill_hand(s: State, other: int, young: int) -> None:
    """Any cards that nobody sees, so many of them of the mixed deck."""
    lacking = s.hand_size[other] - cards_in(s.hand[other])
    for number in range(lacking):
        if number < lane(young, other):
            s.hand[other][take_one_of(s, s.deck, len(CARDS))] += 1
        else:
            s.hand[other][take_one_of(s, s.aside, len(CARDS))] += 1


@rule
def split_unseen(s: State, seat: int, reserved: int, loose: int) -> int:
    """Lay the cards of a mixed deck apart from those that nobody has seen since before; packed, how many each seat has of them.

    Negative, if they are too few. Some may have left since, unknown which: any of them go back.
    """
    if not s.has_mixed:
        return 0
    for card in range(len(CARDS)):
        s.deck[card] = s.mixed[card]
        if seat >= 0:
            s.deck[card] -= s.drawn_young[seat][card]
    young, needed = believe_doubts(s, seat), s.deck_size + 0
    for other in range(s.players):
        if other != seat and lane(young, other) > 0:
            most = lane(loose, other) - lacking_old_cats(s, other, reserved)
            if most < 0:
                return -1
            young -= max(0, lane(young, other) - most) << (LANE * other)
            needed += lane(young, other)
    for card in range(len(CARDS)):
        s.deck[card] = max(0, min(s.deck[card] + 0, s.aside[card] + 0))
    surplus = cards_in(s.deck) - needed
    if surplus < 0:
        return -1
    for card in range(len(CARDS)):
        s.aside[card] -= s.deck[card]
    for _ in range(surplus):
        s.aside[take_one_of(s, s.deck, len(CARDS))] += 1
    return young


@rule
def believe_doubts(s: State, seat: int) -> int:
    """Decide of each shown card that may have come from the mixed deck whether it did; packed, how many each seat has left of it."""
    young = 0
    for other in range(s.players):
        if other != seat:
            young |= s.young[other] << (LANE * other)
    start = below(s, DOUBTS) if s.doubts[0] > 0 else 0
    for i in range(DOUBTS):
        number = (start + i) % DOUBTS
        if s.doubts[number] > 0:
            other, card = doubted_seat(s, number), (s.doubts[number] - 1) % len(CARDS)
            must = s.deck[card] > s.aside[card]
            if other != seat and lane(young, other) > 0 and s.deck[card] > 0 and (must or below(s, 2)):
                young -= 1 << (LANE * other)
                s.deck[card] -= 1
    return young


@rule
def lacking_old_cats(s: State, other: int, reserved: int) -> int:
    """How many of a seat's facedown cards from before the deck was mixed are none that were shown."""
    cards = 0
    for crew in range(s.crews):
        cards += s.owner[crew] == other and (s.barred[crew] & OLD) != 0
    lacking = max(0, cards - spare_cats(s, other, reserved, NOTED))
    for back in range(NOTED):
        number = NOTED - 1 - back
        crew = s.laid[number] - 1
        if crew >= 0 and s.owner[crew] == other and s.barred[crew] & OLD:
            lacking = max(lacking, cards - spare_cats(s, other, reserved, number))
            cards -= 1
    return lacking


@rule
def spare_cats(s: State, other: int, reserved: int, number: int) -> int:
    """How many cats that were shown to a seat it need not have in hand, of those that came before it laid the card with this number."""
    cats = 0
    for colour in range(len(COLOURS)):
        kept = lane(reserved, colour) if other == s.active else 0
        if number < NOTED:
            kept = max(kept, s.since[number][colour] + 0)
        cats += max(0, s.hand[other][colour] - kept)
    return cats
