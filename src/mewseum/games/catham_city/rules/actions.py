"""§4 §5 What can be done on a turn: taking and playing."""

from __future__ import annotations

from mewseum.core.bags import kinds_in
from mewseum.core.compiled import Numbers, rule
from mewseum.core.facts import tell
from mewseum.core.knowledge import show_to_hand
from mewseum.core.offers import ONLY, offer

from ..facts import PLAYED, PLAYED_EXTRA, TOOK
from ..moves import (
    END_TURN,
    PLAY_DETECTIVES,
    PLAY_HACKERS,
    PLAY_JOURNALISTS,
    PLAY_MAFIA,
    PLAY_OFFICIALS,
    PLAY_POLICE,
    PLAY_ROBOCATS,
    PLAY_SCIENTISTS,
    TAKE,
)
from ..state import (
    DETECTIVES,
    FACTIONS,
    HACKERS,
    JOURNALISTS,
    MAFIA,
    OFFICIALS,
    POLICE,
    ROBOCATS,
    SCIENTISTS,
    State,
)
from .cards import lay_down, refill_display
from .turn import end_action


@rule
def up_to(number: int) -> int:
    """The set of the numbers from 1 to this one."""
    return (2 << number) - 2 if number > 0 else 0


@rule
def offer_actions(s: State, offers: Numbers) -> None:
    """§3.1 Take cards or play cards; §3.2 passing is not among them, §15.2 nor leaving out the second action, §16.1 unless that was agreed."""
    for card in range(len(FACTIONS)):
        offer(offers, TAKE, 1 << card, up_to(s.display[card]), 0)
    offer_plays(s, offers, s.active)
    if s.second_optional and s.two_actions and s.actions_left == 1:
        offer(offers, END_TURN, ONLY, ONLY, 0)


@rule
def offer_plays(s: State, offers: Numbers, seat: int) -> None:
    """§5.1 The factions that the seat can play, in the numbers that each asks for."""
    hand = s.hand[seat]
    if hand[DETECTIVES] >= 3 and s.hand_size[seat] >= 4:
        spare = kinds_in(s.hand[seat])
        if hand[DETECTIVES] == 3:
            spare &= ~(1 << DETECTIVES)
        offer(offers, PLAY_DETECTIVES, ONLY, spare, 0)
    if hand[SCIENTISTS] >= 3:
        offer(offers, PLAY_SCIENTISTS, ONLY, ONLY, 0)
    if hand[ROBOCATS] >= 2:
        offer(offers, PLAY_ROBOCATS, ONLY, 0b10100 if hand[ROBOCATS] >= 4 else 0b100, 0)
    if hand[MAFIA] >= 4:
        offer(offers, PLAY_MAFIA, ONLY, ONLY, 0)
    if hand[HACKERS] >= 1:
        offer_hackers(s, offers, seat)
    if hand[POLICE] >= 1:
        others = kinds_in(s.hand[seat]) & ~(1 << POLICE)
        offer(offers, PLAY_POLICE, others, searchable(s, seat, 1), 0)
    if hand[JOURNALISTS] >= 2:
        offer(offers, PLAY_JOURNALISTS, ONLY, ONLY, 0)
    offer(offers, PLAY_OFFICIALS, ONLY, up_to(hand[OFFICIALS]), 0)


@rule
def searchable(s: State, seat: int, cards: int) -> int:
    """§10.1 §11.1 The opponents with at least so many cards in hand."""
    targets = 0
    for other in range(s.players):
        if other != seat and s.hand_size[other] >= cards:
            targets |= 1 << other
    return targets


@rule
def offer_hackers(s: State, offers: Numbers, seat: int) -> None:
    """§10.1 One to four hackers, against an opponent with at least as many cards in hand."""
    for number in range(1, min(4, s.hand[seat][HACKERS]) + 1):
        offer(offers, PLAY_HACKERS, 1 << number, searchable(s, seat, number), 0)


@rule
def take_cards(s: State, card: int, cards: int) -> None:
    """§4.1 Cards of one faction come from the display to the hand, and all see them; §4.2 the display is refilled."""
    s.display[card] -= cards
    s.display_size -= cards
    for _ in range(cards):
        show_to_hand(s, s.active, card)
    tell(s, TOOK, s.active, card, cards)
    refill_display(s)
    end_action(s)


@rule
def begin_play(s: State, faction: int, cards: int) -> None:
    """§5.1 Cards of one faction are laid down."""
    s.faction = faction
    lay_down(s, faction, cards)
    tell(s, PLAYED, s.active, faction, cards)


@rule
def add_extra(s: State, card: int) -> None:
    """§6.1 §11.1 An extra card is laid beside them."""
    s.extra = card
    lay_down(s, card, 1)
    tell(s, PLAYED_EXTRA, s.active, card)
