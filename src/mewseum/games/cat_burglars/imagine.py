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

from .imagine_by_need import lay_by_need
from .imagine_facedowns import give, is_unseen, lacking_cats, lacking_old_cats, lay_all, places, unseen_cats
from .imagine_payment import believe_payment
from .rules.crews import cats_of, is_guarded, rebuild_sets
from .rules.known import doubted_seat
from .rules.payment import lane
from .rules.turn import can_act
from .state import ACTION, CARDS, COLOURS, COPIES, DOUBTS, LANE, MIRROR, OLD, PAYMENT, PLACEMENT, State

TRIES = 400
FAIR = 200
"""At first cards are dealt at random until all that is known holds; where that seldom happens, facedown cards are laid by need."""


@rule
def imagine(s: State, seat: int) -> None:
    """Fill in all that the seat does not see; what it sees is there already."""
    for tried in range(TRIES):
        forget_guesses(s, seat)
        gather_unseen(s, seat)
        last = tried == TRIES - 1
        fits = s.over or (deal_unseen(s, seat, 0 if last else 1) if tried < FAIR or last else deal_by_need(s, seat))
        if fits or last:
            if s.over or not s.has_mixed or last:
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
def give_shown(s: State, seat: int, strict: int) -> int:
    """What was shown lies with its owners, and who is about to pay can pay; packed, the payment."""
    for other in range(s.players):
        if other != seat:
            for card in range(len(CARDS)):
                give(s, other, card, s.seen[other][card])
    if s.awaits == PAYMENT and s.active != seat:
        return believe_payment(s, seat, strict)
    return 0


@rule
def deal_unseen(s: State, seat: int, strict: int) -> bool:
    """First what was shown, then what only cats can be, then the rest of the hands; last the facedown cards.

    Whether all that is known holds; if not `strict`, only `seen` has to.
    """
    reserved = give_shown(s, seat, strict)
    young = split_unseen(s, seat, reserved) if strict else 0
    if young < 0 or not deal_old_cats(s, seat, reserved, strict) or not deal_scored(s):
        return False
    young_cats = deal_other_cats(s, seat, reserved, young, strict)
    if young_cats < 0:
        return False
    for other in range(s.players):
        if other != seat:
            for _ in range(places(s, other) - lane(young, other)):
                s.hand[other][take_one_of(s, s.aside, len(CARDS))] += 1
    fits = lay_all(s, seat, reserved, OLD, strict)
    for other in range(s.players):
        if other != seat:
            for number in range(lane(young, other)):
                kinds = MIRROR if number < lane(young_cats, other) else len(CARDS)
                s.hand[other][take_one_of(s, s.deck, kinds)] += 1
    return fits and lay_all(s, seat, reserved, 0, strict)


@rule
def deal_by_need(s: State, seat: int) -> bool:
    """First what was shown, then the facedown cards, each of what it can be; then the rest. Whether all that is known holds."""
    reserved = give_shown(s, seat, 1)
    young = split_unseen(s, seat, reserved)
    if young >= 0:
        young = lay_by_need(s, seat, reserved, young)
    if young < 0 or not deal_scored(s):
        return False
    for other in range(s.players):
        if other != seat:
            for _ in range(s.hand_size[other] - cards_in(s.hand[other]) - lane(young, other)):
                s.hand[other][take_one_of(s, s.aside, len(CARDS))] += 1
            for _ in range(lane(young, other)):
                s.hand[other][take_one_of(s, s.deck, len(CARDS))] += 1
    return True


@rule
def deal_old_cats(s: State, seat: int, reserved: int, strict: int) -> bool:
    """Cats for all that was laid face down before the deck was mixed."""
    for other in range(s.players):
        if other != seat:
            for _ in range(lacking_old_cats(s, other, reserved, strict)):
                if unseen_cats(s) == 0:
                    return False
                s.hand[other][take_one_of(s, s.aside, MIRROR)] += 1
    return True


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
def deal_other_cats(s: State, seat: int, reserved: int, young: int, strict: int) -> int:
    """Cats for what was laid face down since; packed, how many of them are to be of the mixed deck; or -1 if there are too few."""
    young_cats, left = 0, cards_in(s.deck) - s.deck[MIRROR]
    for other in range(s.players):
        if other != seat:
            for _ in range(lacking_cats(s, other, reserved, strict)):
                from_deck = min(left, lane(young, other) - lane(young_cats, other))
                from_before = min(unseen_cats(s), places(s, other) - lane(young, other))
                if from_deck + from_before <= 0:
                    return -1
                if below(s, from_deck + from_before) < from_deck:
                    young_cats += 1 << (LANE * other)
                    left -= 1
                else:
                    s.hand[other][take_one_of(s, s.aside, MIRROR)] += 1
    return young_cats


@rule
def split_unseen(s: State, seat: int, reserved: int) -> int:
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
        if other != seat:
            surplus = lane(young, other) - places(s, other) + lacking_old_cats(s, other, reserved, 1)
            if surplus > 0:
                young -= surplus << (LANE * other)
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
    for number in range(DOUBTS):
        if s.doubts[number] > 0:
            other, card = doubted_seat(s, number), (s.doubts[number] - 1) % len(CARDS)
            must = s.deck[card] > s.aside[card]
            if other != seat and lane(young, other) > 0 and s.deck[card] > 0 and (must or below(s, 2)):
                young -= 1 << (LANE * other)
                s.deck[card] -= 1
    return young
