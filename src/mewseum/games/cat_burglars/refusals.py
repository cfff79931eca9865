"""Why a move is refused: the § and the reason, from what the seat to act may see."""

from __future__ import annotations

from mewseum.core.moves import Move
from mewseum.core.refused import Refused
from mewseum.core.words import Phrase

from .book import refuse
from .crew_names import crew_number
from .describe import has_facedown
from .moves import (
    ACTIVATE,
    DONE,
    FORM,
    FORM_NEW,
    INFILTRATE,
    PAY,
    PLACE,
    PLACE_NEW,
    RECRUIT_DECK,
    RECRUIT_MARKET,
    SECURE,
)
from .payment_names import NO_MARKET_CARD, PAYMENTS
from .state import ACTION, AWAITS, CARDS, MIRROR, MORE_BALLS, PAYMENT, PLACEMENT, SECOND_PICK, State

STAGES = {
    ACTION: (RECRUIT_DECK, RECRUIT_MARKET, FORM_NEW, FORM, ACTIVATE, SECURE, INFILTRATE),
    SECOND_PICK: (RECRUIT_DECK, RECRUIT_MARKET),
    MORE_BALLS: (SECURE, DONE),
    PAYMENT: (PAY,),
    PLACEMENT: (PLACE_NEW, PLACE),
}
STAGE_SECTIONS = {ACTION: "3.1", SECOND_PICK: "4.3", MORE_BALLS: "7.2", PAYMENT: "8.4", PLACEMENT: "8.6"}


def card_key(card: int) -> Phrase:
    """The message that names a card."""
    return Phrase(f"card-{CARDS[card]}")


def why_not(s: State, move: Move) -> Refused:
    """Why this seat may not make this move now."""
    if move.verb not in STAGES[s.awaits]:
        key = f"awaits-{AWAITS[s.awaits].replace(' ', '-')}"
        return refuse(key, STAGE_SECTIONS[s.awaits], player=s.turn + 1)
    return {
        RECRUIT_DECK: _no_deck,
        RECRUIT_MARKET: _not_in_market,
        FORM_NEW: _cannot_form,
        FORM: _cannot_form,
        ACTIVATE: _cannot_activate,
        SECURE: _cannot_secure,
        INFILTRATE: _cannot_infiltrate,
        PAY: _cannot_pay,
        PLACE: _no_twin,
    }[move.verb](s, move)


def lacks(s: State) -> Refused | None:
    """§8.4 Nobody is told of a target before its payment is named as well."""
    return refuse("payment-not-named", "8.4") if s.awaits == PAYMENT else None


def _no_deck(s: State, move: Move) -> Refused:
    return refuse("deck-is-empty", "4.5")


def _not_in_market(s: State, move: Move) -> Refused:
    return refuse("not-in-market", "4.1", card=card_key(move.second))


def _not_in_hand(s: State, card: int) -> Refused | None:
    if s.hand[s.turn][card] == 0:
        return refuse("not-in-hand", "3.1", card=card_key(card))
    return None


def _cannot_form(s: State, move: Move) -> Refused:
    card = move.first if move.verb == FORM else move.second
    if card == MIRROR:
        return refuse("mirror-cannot-form", "5.5")
    return _not_in_hand(s, card) or _no_twin(s, move)


def _no_twin(s: State, move: Move) -> Refused:
    return refuse("no-twin", "5.3", crew=crew_number(s, move.second), size=s.size[move.second])


def _cannot_activate(s: State, move: Move) -> Refused:
    if move.first == MIRROR:
        return refuse("mirror-cannot-activate", "6.2")
    return _not_in_hand(s, move.first) or refuse("already-guarded", "6.1", crew=crew_number(s, move.second))


def _cannot_secure(s: State, move: Move) -> Refused:
    crew = move.second
    if not has_facedown(s, crew):
        return refuse("nothing-to-secure", "7.1", crew=crew_number(s, crew))
    return refuse("never-a-trap", "7.5", crew=crew_number(s, crew))


def _cannot_infiltrate(s: State, move: Move) -> Refused:
    crew = move.second
    if s.owner[crew] == s.turn:
        return refuse("own-crew", "8.1")
    if not has_facedown(s, crew):
        return refuse("no-facedown", "8.1")
    return refuse("cannot-afford", "8.2", size=s.size[crew])


def _cannot_pay(s: State, move: Move) -> Refused:
    market_card = move.second // PAYMENTS
    if market_card != NO_MARKET_CARD and s.market[market_card] == 0:
        return refuse("not-in-market", "11.1", card=card_key(market_card))
    return refuse("payment-not-in-hand", "8.2")
