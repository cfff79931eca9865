"""Why a move is refused: the § and the reason, from what the seat to act may see."""

from __future__ import annotations

from mewseum.core.moves import Move, Verb
from mewseum.core.refused import Refused
from mewseum.core.words import Phrase

from . import moves
from .book import refuse
from .state import (
    ACTION,
    AWAITS,
    CARDS,
    CATS,
    CHOICE,
    DISTRACT,
    DISTRACTION,
    DOUBLE_CROSS,
    FREE,
    FREE_CAT,
    GIFT,
    JAIL,
    JAILED,
    PAYING,
    PICK_CAT,
    RUN,
    SECOND_PILE,
    STEAL,
    State,
)

CAT_ACTIONS: dict[Verb, int] = {moves.CALVIN: 0, moves.CASTOR: 1, moves.CHARLTON: 2, moves.CHELSEA: 3}
TRICK_ACTIONS: dict[Verb, int] = {moves.STEAL: STEAL, moves.DOUBLE_CROSS: DOUBLE_CROSS}

STAGES: dict[int, tuple[Verb, ...]] = {
    ACTION: (moves.PICK_UP, moves.REDEEM, *CAT_ACTIONS, *TRICK_ACTIONS, moves.PASS, moves.STOP),
    RUN: (moves.PICK_UP, moves.STOP),
    DISTRACT: (moves.DISTRACT, moves.ACCEPT),
    GIFT: (moves.GIVE, moves.GIVE_UP),
    JAIL: (moves.PAY, moves.SUBSTITUTE, moves.SERVE),
    PAYING: (moves.PAY,),
    FREE: (moves.FREE,),
    SECOND_PILE: (moves.CASTOR,),
    CHOICE: (moves.TAKE,),
    PICK_CAT: (moves.CHOOSE,),
}
STAGE_SECTIONS = {
    ACTION: "3.2", RUN: "4.2", DISTRACT: "6.1", GIFT: "7.2", JAIL: "9.1", PAYING: "9.2", FREE: "10.5",
    SECOND_PILE: "10.6", CHOICE: "14.18", PICK_CAT: "14.20",
}  # fmt: skip


def card_phrase(card: int) -> Phrase:
    """The message that names a card."""
    return Phrase(f"card-{CARDS[card]}")


def cat_phrase(cat: int) -> Phrase:
    """The message that names a cat."""
    return Phrase(f"card-{CATS[cat]}")


def why_not(s: State, move: Move) -> Refused:
    """Why this seat may not make this move now."""
    if move.verb not in STAGES[s.awaits]:
        key = f"awaits-{AWAITS[s.awaits].replace(' ', '-')}"
        return refuse(key, STAGE_SECTIONS[s.awaits])
    if move.verb in CAT_ACTIONS:
        return _cannot_use_cat(s, move)
    if move.verb in TRICK_ACTIONS:
        return _cannot_use_trick(s, move)
    return {
        moves.PICK_UP: _deck_empty,
        moves.STOP: _nothing_picked_up,
        moves.PASS: _no_passing,
        moves.REDEEM: _cannot_redeem,
        moves.DISTRACT: _no_distraction,
        moves.GIVE: _cannot_give,
        moves.GIVE_UP: _cannot_give_up,
        moves.PAY: _cannot_pay,
        moves.SUBSTITUTE: _cannot_substitute,
        moves.SERVE: _cannot_serve,
        moves.FREE: _cannot_free,
        moves.TAKE: _cannot_take,
        moves.CHOOSE: _cannot_choose,
    }[move.verb](s, move)


def _deck_empty(s: State, move: Move) -> Refused:
    return refuse("deck-is-finished", "12.1")


def _nothing_picked_up(s: State, move: Move) -> Refused:
    return refuse("nothing-picked-up", "3.3")


def _no_passing(s: State, move: Move) -> Refused:
    return refuse("no-passing", "12.4")


def _cannot_use_cat(s: State, move: Move) -> Refused:
    cat = CAT_ACTIONS[move.verb]
    if s.awaits == SECOND_PILE:
        return refuse("pile-is-empty", "10.6")
    if s.acted and not s.before_draw:
        return refuse("one-action", "3.2")
    if s.cat_owner[cat] != s.turn or s.cat_state[cat] == 0:
        return refuse("not-your-cat", "10.1", cat=cat_phrase(cat))
    if s.cat_state[cat] >= JAILED:
        return refuse("cat-in-jail", "9.5", cat=cat_phrase(cat))
    if s.cat_state[cat] != FREE_CAT:
        return refuse("cat-already-used", "10.2", cat=cat_phrase(cat))
    if s.fresh_cats >> cat & 1:
        return refuse("cat-fresh", "10.1", cat=cat_phrase(cat))
    if move.verb == moves.CASTOR:
        return refuse("pile-is-empty", "14.21" if s.castor_strict else "10.6")
    if move.verb == moves.CHARLTON:
        return refuse("wrong-trio", "10.10")
    return _wrong_target(s, move.second)


def _wrong_target(s: State, target: int) -> Refused:
    if target == s.turn or target >= s.players:
        return refuse("not-yourself", "11.4")
    return refuse("bank-is-empty", "11.4", player=target + 1)


def _cannot_use_trick(s: State, move: Move) -> Refused:
    trick = TRICK_ACTIONS[move.verb]
    if s.acted and not s.before_draw:
        return refuse("one-action", "3.2")
    if s.hand[s.turn][trick] == 0:
        return refuse("not-banked", "11.1", card=card_phrase(trick))
    if s.hand[s.turn][trick] <= s.fresh[0][trick - DISTRACTION]:
        return refuse("trick-fresh", "11.1", card=card_phrase(trick))
    return _wrong_target(s, move.second)


def _cannot_redeem(s: State, move: Move) -> Refused:
    cat = move.second
    if s.acted:
        return refuse("redeem-first", "9.7")
    if s.cat_owner[cat] != s.turn or s.cat_state[cat] == 0:
        return refuse("not-your-cat", "9.7", cat=cat_phrase(cat))
    if s.cat_state[cat] < JAILED and not (s.redeem_used and s.cat_state[cat] != FREE_CAT):
        return refuse("not-in-jail", "9.7", cat=cat_phrase(cat))
    return refuse("cannot-afford", "9.2")


def _no_distraction(s: State, move: Move) -> Refused:
    return refuse("no-distraction", "6.1")


def _cannot_give(s: State, move: Move) -> Refused:
    if s.catnip_to:
        return refuse("no-choice-of-receiver", "14.14")
    if s.hand[s.turn][move.first] == 0:
        return refuse("not-banked", "7.2", card=card_phrase(move.first))
    return refuse("not-yourself", "7.2")


def _cannot_give_up(s: State, move: Move) -> Refused:
    if not s.catnip_to:
        return refuse("name-receiver", "7.2")
    return refuse("not-banked", "7.2", card=card_phrase(move.second))


def _cannot_pay(s: State, move: Move) -> Refused:
    card = move.second
    if s.hand[s.turn][card] == 0:
        return refuse("not-banked", "9.2", card=card_phrase(card))
    if card > s.lowest_paid:
        return refuse("pay-in-order", "9.2", card=card_phrase(card))
    if s.cash_only and s.loot_kind[card]:
        return refuse("cash-only", "14.5")
    return refuse("payment-would-fail", "9.2", card=card_phrase(card))


def _cannot_substitute(s: State, move: Move) -> Refused:
    cat = move.second
    if s.cat_owner[cat] != s.turn or s.cat_state[cat] == 0:
        return refuse("not-your-cat", "9.5", cat=cat_phrase(cat))
    if s.cat_state[cat] >= JAILED:
        return refuse("cat-in-jail", "9.5", cat=cat_phrase(cat))
    return refuse("cat-already-used", "14.9", cat=cat_phrase(cat))


def _cannot_serve(s: State, move: Move) -> Refused:
    return refuse("must-get-out", "9.4")


def _cannot_free(s: State, move: Move) -> Refused:
    return refuse("not-in-jail", "10.5", cat=cat_phrase(move.second))


def _cannot_take(s: State, move: Move) -> Refused:
    return refuse("not-shown", "14.18", card=card_phrase(move.second))


def _cannot_choose(s: State, move: Move) -> Refused:
    return refuse("cat-taken", "14.20", cat=cat_phrase(move.second))
