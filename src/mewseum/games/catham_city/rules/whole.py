"""The whole game: its deal, its offers, its moves. What the kernel calls."""

from __future__ import annotations

from mewseum.core.chance import below, only
from mewseum.core.compiled import Numbers, rule
from mewseum.core.facts import tell
from mewseum.core.knowledge import add_to_hand
from mewseum.core.sets import how_many, member

from ..facts import STARTED
from ..moves import (
    DECLINE,
    DISCARD,
    END_TURN,
    GIVE,
    GIVE_AND_DISCARD,
    LOSE_POINT,
    PLAY_DETECTIVES,
    PLAY_HACKERS,
    PLAY_JOURNALISTS,
    PLAY_MAFIA,
    PLAY_OFFICIALS,
    PLAY_POLICE,
    PLAY_ROBOCATS,
    PLAY_SCIENTISTS,
    POLICEMEN,
    TAKE,
)
from ..state import (
    ACTION,
    COPIES,
    DEALT,
    EXCESS,
    FACTIONS,
    GIFT,
    IN_PLAY,
    MATCH,
    SACRIFICE,
    State,
)
from ..state import POLICEMEN as POLICEMEN_STAGE
from .actions import offer_actions, take_cards
from .cards import draw_from_pile, refill_display
from .effects import (
    offer_policemen,
    play_detectives,
    play_hackers,
    play_journalists,
    play_mafia,
    play_officials,
    play_police,
    play_robocats,
    play_scientists,
    search_hand,
)
from .responses import (
    decline,
    give_and_discard,
    give_secretly,
    match_extra,
    offer_gifts,
    offer_match,
    offer_sacrifice,
    return_point,
    sacrifice_card,
)
from .turn import begin_turn, discard_excess, end_turn_early, offer_discards


@rule
def deal(s: State) -> None:
    """§1.1 §2.1 Five factions are shuffled; §2.2 somebody starts; §2.3 hands by the place in the turn order; §2.4 the display."""
    if s.factions == 0:
        draw_factions(s)
    for card in range(len(FACTIONS)):
        if (s.factions >> card) & 1:
            s.pile[card] = COPIES
            s.pile_size += COPIES
    set_goal(s)
    s.first = s.chosen_first - 1 if s.chosen_first else below(s, s.players)
    tell(s, STARTED, s.first)
    for place in range(s.players):
        seat = (s.first + place) % s.players
        for _ in range(DEALT[place]):
            add_to_hand(s, seat, draw_from_pile(s, only(seat)))
    refill_display(s)
    begin_turn(s, s.first)


@rule
def draw_factions(s: State) -> None:
    """§2.1 Five of the eight factions by lot."""
    box = (1 << len(FACTIONS)) - 1
    for _ in range(IN_PLAY):
        faction = member(box, below(s, how_many(box)))
        box &= ~(1 << faction)
        s.factions |= 1 << faction


@rule
def set_goal(s: State) -> None:
    """§14.1 Sixteen points with two or three players, thirteen with more."""
    s.goal = 16 if s.players <= 3 else 13


@rule
def offer_moves(s: State, offers: Numbers) -> None:
    """Every legal move of the seat to act."""
    if s.awaits == ACTION:
        offer_actions(s, offers)
    elif s.awaits == POLICEMEN_STAGE:
        offer_policemen(s, offers)
    elif s.awaits == MATCH:
        offer_match(s, offers)
    elif s.awaits == SACRIFICE:
        offer_sacrifice(s, offers)
    elif s.awaits == GIFT:
        offer_gifts(s, offers)
    else:
        offer_discards(s, offers)


@rule
def play(s: State, verb: int, first: int, second: int) -> None:
    """Carry out a legal move."""
    if verb == TAKE:
        take_cards(s, first, second)
    elif verb < POLICEMEN:
        play_faction(s, verb, first, second)
    elif verb == POLICEMEN:
        search_hand(s, second)
    elif verb == DECLINE:
        decline(s)
    elif verb == DISCARD:
        if s.awaits == EXCESS:
            discard_excess(s, second)
        else:
            sacrifice_card(s, second)
    elif verb == LOSE_POINT:
        return_point(s)
    elif verb == GIVE:
        give_secretly(s, second)
    elif verb == GIVE_AND_DISCARD:
        give_and_discard(s, first, second)
    elif verb == END_TURN:
        end_turn_early(s)
    else:
        match_extra(s)


@rule
def play_faction(s: State, verb: int, first: int, second: int) -> None:
    """§5.1 Each faction has its own effect."""
    if verb == PLAY_DETECTIVES:
        play_detectives(s, second)
    elif verb == PLAY_SCIENTISTS:
        play_scientists(s)
    elif verb == PLAY_ROBOCATS:
        play_robocats(s, second)
    elif verb == PLAY_MAFIA:
        play_mafia(s)
    elif verb == PLAY_HACKERS:
        play_hackers(s, first, second)
    elif verb == PLAY_POLICE:
        play_police(s, first, second)
    elif verb == PLAY_JOURNALISTS:
        play_journalists(s)
    elif verb == PLAY_OFFICIALS:
        play_officials(s, second)
