"""The whole game: its deal, its offers, its moves. What the kernel calls."""

from __future__ import annotations

from mewseum.core.chance import EVERYONE, below, draw
from mewseum.core.compiled import Numbers, rule
from mewseum.core.facts import tell
from mewseum.core.offers import ONLY, offer

from .. import moves
from ..facts import CAT_DEALT, STARTED
from ..moves import CHOOSE
from ..state import (
    ACTION,
    CARDS,
    CATS,
    CHOICE,
    COPIES,
    DISTRACT,
    ELSEWHERE,
    FIRST_CAT,
    FREE,
    FREE_CAT,
    GIFT,
    JAIL,
    NOBODY,
    PAYING,
    PICK_CAT,
    RUN,
    SECOND_PILE,
    State,
)
from .actions import (
    choose_freed,
    offer_actions,
    offer_choice,
    offer_freed,
    offer_second_pile,
    pass_turn,
    take_both_piles,
    take_chosen,
    use_calvin,
    use_castor,
    use_charlton,
    use_chelsea,
    use_double_cross,
    use_steal,
)
from .jail import offer_ways_out, pay, redeem, substitute
from .money import offer_payment
from .run import distract, give, offer_distraction, offer_gifts, offer_run, pick_up, stop, suffer
from .turn import begin_turn, serve


@rule
def deal(s: State) -> None:
    """§2.1 Each player gets a cat, face up; §2.2 all other cards are shuffled into the deck; §2.3 somebody starts."""
    for card in range(len(CARDS)):
        s.deck[card] = COPIES[card]
        s.deck_size += COPIES[card]
    for cat in range(len(CATS)):
        s.cat_owner[cat] = NOBODY
        s.aside[FIRST_CAT + cat] = 1
    s.first = s.chosen_first - 1 if s.chosen_first else below(s, s.players)
    tell(s, STARTED, s.first)
    if s.pick_cats:
        begin_turn(s, s.first)
        s.awaits = PICK_CAT
    else:
        for place in range(s.players):
            card = draw(s, s.aside, len(CATS) - place, EVERYONE)
            deal_cat(s, (s.first + place) % s.players, card - FIRST_CAT)
        begin_turn(s, s.first)
    for cat in range(len(CATS)):
        s.aside[FIRST_CAT + cat] = 0


@rule
def deal_cat(s: State, seat: int, cat: int) -> None:
    """§2.1 A cat lies face up before its player."""
    s.deck[FIRST_CAT + cat] -= 1
    s.deck_size -= 1
    s.cat_owner[cat] = seat
    s.cat_state[cat] = FREE_CAT
    tell(s, CAT_DEALT, seat, cat)


@rule
def offer_cats_to_pick(s: State, offers: Numbers) -> None:
    """§14.20 Any cat that nobody has chosen."""
    cats = 0
    for cat in range(len(CATS)):
        if s.cat_state[cat] == ELSEWHERE:
            cats |= 1 << cat
    offer(offers, CHOOSE, ONLY, cats, 0)


@rule
def pick_cat(s: State, cat: int) -> None:
    """§14.20 The players choose their cats in turn order."""
    deal_cat(s, s.active, cat)
    begin_turn(s, (s.active + 1) % s.players)
    if s.active != s.first:
        s.awaits = PICK_CAT


@rule
def offer_moves(s: State, offers: Numbers) -> None:
    """Every legal move of the seat to act."""
    if s.awaits == ACTION:
        offer_actions(s, offers)
    elif s.awaits == RUN:
        offer_run(s, offers)
    elif s.awaits == DISTRACT:
        offer_distraction(s, offers)
    elif s.awaits == GIFT:
        offer_gifts(s, offers)
    elif s.awaits == JAIL:
        offer_ways_out(s, offers)
    elif s.awaits == PAYING:
        offer_payment(s, offers, s.active)
    elif s.awaits == FREE:
        offer_freed(s, offers)
    elif s.awaits == SECOND_PILE:
        offer_second_pile(s, offers)
    elif s.awaits == CHOICE:
        offer_choice(s, offers)
    else:
        offer_cats_to_pick(s, offers)


@rule
def play(s: State, verb: int, first: int, second: int) -> None:
    """Carry out a legal move."""
    if verb == moves.PICK_UP:
        pick_up(s)
    elif verb == moves.STOP:
        stop(s)
    elif verb == moves.DISTRACT:
        distract(s)
    elif verb == moves.ACCEPT:
        suffer(s)
    elif verb == moves.GIVE:
        give(s, first, second)
    elif verb == moves.GIVE_UP:
        give(s, second, (s.active + 1) % s.players)
    elif verb < moves.CALVIN:
        play_in_jail(s, verb, second)
    else:
        play_action(s, verb, second)


@rule
def play_in_jail(s: State, verb: int, choice: int) -> None:
    """§9 The ways out of jail."""
    if verb == moves.PAY:
        pay(s, choice)
    elif verb == moves.SUBSTITUTE:
        substitute(s, choice)
    elif verb == moves.SERVE:
        serve(s)
    else:
        redeem(s, choice)


@rule
def play_action(s: State, verb: int, choice: int) -> None:
    """§10 §11 Cats and tricks."""
    if verb == moves.CALVIN:
        use_calvin(s, choice)
    elif verb == moves.FREE:
        choose_freed(s, choice)
    elif verb == moves.CASTOR:
        if s.awaits == SECOND_PILE:
            take_both_piles(s, choice)
        else:
            use_castor(s, choice)
    elif verb == moves.CHARLTON:
        use_charlton(s, choice)
    elif verb == moves.CHELSEA:
        use_chelsea(s, choice)
    elif verb == moves.STEAL:
        use_steal(s, choice)
    elif verb == moves.TAKE:
        take_chosen(s, choice)
    elif verb == moves.DOUBLE_CROSS:
        use_double_cross(s, choice)
    elif verb == moves.CHOOSE:
        pick_cat(s, choice)
    else:
        pass_turn(s)
