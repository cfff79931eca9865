"""§5.3 How the others answer detectives, mafia and journalists, clockwise, one after another."""

from __future__ import annotations

from mewseum.core.bags import kinds_in
from mewseum.core.compiled import Numbers, rule
from mewseum.core.facts import tell
from mewseum.core.knowledge import pass_secretly, show_from_hand, show_to_hand
from mewseum.core.offers import ONLY, offer

from ..facts import DECLINED, DISCARDED, GAVE, GAVE_OPENLY, LOST_POINT, MATCHED, SCORED
from ..moves import DECLINE, GIVE, GIVE_AND_DISCARD, LOSE_POINT
from ..moves import MATCH as CHOOSE_MATCH
from ..state import DETECTIVES, FACTIONS, GIFT, MAFIA, MATCH, RETURNED, SACRIFICE, SECOND_CARD, State
from .actions import up_to
from .cards import discard_card
from .points import award, count_award, finish_responses
from .turn import end_action, offer_discards


@rule
def ask_others(s: State) -> None:
    """§5.3 The others are asked clockwise, beginning at the left of the active player."""
    s.turn = s.active
    ask_next(s)


@rule
def ask_next(s: State) -> None:
    """§5.3 Who has a card in hand is asked, able to answer or not, so that being asked gives nothing away."""
    if s.over:
        return
    s.turn = (s.turn + 1) % s.players
    while s.turn != s.active:
        if s.faction == MAFIA:
            if is_asked_by_mafia(s, s.turn):
                s.awaits = SACRIFICE
                return
            lose_without_choice(s, s.turn)
        elif s.hand_size[s.turn] > 0:
            s.awaits = MATCH if s.faction == DETECTIVES else GIFT
            return
        s.turn = (s.turn + 1) % s.players
    if s.shared_responses:
        finish_responses(s)
    end_action(s)


@rule
def award_response(s: State, seat: int, points: int) -> None:
    """§5.3 A point for a response; the first to reach the goal wins (§14.2), §16.2 unless all answers count."""
    if s.shared_responses:
        count_award(s, seat, points)
        tell(s, SCORED, seat, points)
    else:
        award(s, seat, points)


@rule
def offer_match(s: State, offers: Numbers) -> None:
    """§6.2 One card of the extra card's faction, or nothing."""
    offer(offers, DECLINE, ONLY, ONLY, 0)
    if s.hand[s.turn][s.extra] > 0:
        offer(offers, CHOOSE_MATCH, ONLY, ONLY, 0)


@rule
def decline(s: State) -> None:
    """§6.3 §12.4 Nobody has to answer."""
    tell(s, DECLINED, s.turn)
    ask_next(s)


@rule
def match_extra(s: State) -> None:
    """§6.2 One card of the extra card's faction is discarded for a point."""
    discard_card(s, s.turn, s.extra)
    tell(s, MATCHED, s.turn, s.extra)
    award_response(s, s.turn, 1)
    ask_next(s)


@rule
def is_asked_by_mafia(s: State, seat: int) -> bool:
    """§9.3 There is a choice only with more than two cards, or with two and a point. Sizes and points are public."""
    return s.hand_size[seat] > 2 or (s.hand_size[seat] == 2 and s.points[seat] > 0)


@rule
def lose_without_choice(s: State, seat: int) -> None:
    """§9.3 One card or none: the point; no point: the cards; nothing at all: nothing."""
    if s.points[seat] > 0:
        lose_point(s, seat)
    else:
        lose_whole_hand(s, seat)


@rule
def lose_point(s: State, seat: int) -> None:
    """§9.2 A point goes back."""
    s.points[seat] -= 1
    s.awarded[seat][RETURNED] += 1
    tell(s, LOST_POINT, seat)


@rule
def lose_whole_hand(s: State, seat: int) -> None:
    """§9.3 The last one or two cards are discarded."""
    for card in range(len(FACTIONS)):
        while s.hand[seat][card] > 0:
            discard_card(s, seat, card)
            tell(s, DISCARDED, seat, card)


@rule
def offer_sacrifice(s: State, offers: Numbers) -> None:
    """§9.2 A point, if there is one, or the first of two cards."""
    if s.points[s.turn] > 0:
        offer(offers, LOSE_POINT, ONLY, ONLY, 0)
    offer_discards(s, offers)


@rule
def return_point(s: State) -> None:
    """§9.2 The seat chooses to return a point."""
    lose_point(s, s.turn)
    ask_next(s)


@rule
def sacrifice_card(s: State, card: int) -> None:
    """§9.2 The seat chooses to discard two cards, one after the other; the last card of a hand goes without a question."""
    discard_card(s, s.turn, card)
    tell(s, DISCARDED, s.turn, card)
    if s.awaits == SECOND_CARD:
        ask_next(s)
    elif s.hand_size[s.turn] == 1:
        lose_whole_hand(s, s.turn)
        ask_next(s)
    else:
        s.awaits = SECOND_CARD


@rule
def offer_gifts(s: State, offers: Numbers) -> None:
    """§12.2 A card for the active player, §12.3 with another of its faction to discard (§16.5 or several) or without, or nothing."""
    offer(offers, DECLINE, ONLY, ONLY, 0)
    offer(offers, GIVE, ONLY, kinds_in(s.hand[s.turn]), 0)
    for card in range(len(FACTIONS)):
        more = s.hand[s.turn][card] - 1
        if more > 0:
            offer(offers, GIVE_AND_DISCARD, 1 << card, up_to(more if s.journalists_each else 1), 0)


@rule
def give_secretly(s: State, card: int) -> None:
    """§12.2 §12.5 A card is given, and only giver and receiver see which."""
    pass_secretly(s, s.turn, s.active, card)
    tell(s, GAVE, s.turn, s.active, card)
    ask_next(s)


@rule
def give_and_discard(s: State, card: int, cards: int) -> None:
    """§12.3 Another card of the same faction is discarded for a point, and so all know what was given."""
    show_from_hand(s, s.turn, card)
    show_to_hand(s, s.active, card)
    tell(s, GAVE_OPENLY, s.turn, s.active, card)
    for _ in range(cards):
        discard_card(s, s.turn, card)
        tell(s, DISCARDED, s.turn, card)
    award_response(s, s.turn, cards)
    ask_next(s)
