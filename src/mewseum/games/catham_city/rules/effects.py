"""§6 to §13 What the factions do on the active player's side."""

from __future__ import annotations

from mewseum.core.chance import EVERYONE, draw
from mewseum.core.compiled import Numbers, rule
from mewseum.core.facts import tell
from mewseum.core.knowledge import forget_card, show_from_hand, show_to_hand
from mewseum.core.offers import ONLY, offer

from ..facts import HANDED_OVER, PLAYED, REVEALED, REVEALED_HACKER, REVEALED_PILE, SEARCHED, STOLEN
from ..moves import POLICEMEN as CHOOSE_POLICEMEN
from ..state import (
    DETECTIVES,
    FACTIONS,
    HACKERS,
    JOURNALISTS,
    MAFIA,
    OFFICIALS,
    POLICE,
    POLICEMEN,
    ROBOCATS,
    SCIENTISTS,
    State,
)
from .actions import add_extra, begin_play, up_to
from .cards import can_draw, draw_from_pile, draw_to_hand, lay_down
from .points import award
from .responses import ask_others
from .turn import end_action


@rule
def play_detectives(s: State, extra: int) -> None:
    """§6.1 Three detectives and any extra card: three points; §6.2 then the others may match the extra card."""
    begin_play(s, DETECTIVES, 3)
    add_extra(s, extra)
    award(s, s.active, 3)
    ask_others(s)


@rule
def play_scientists(s: State) -> None:
    """§7.1 Three scientists: two points, then two cards from the pile."""
    begin_play(s, SCIENTISTS, 3)
    award(s, s.active, 2)
    if not s.over:
        draw_to_hand(s, s.active, 2)
    end_action(s)


@rule
def play_robocats(s: State, cards: int) -> None:
    """§8.1 Two robocats: five cards from the pile; §8.2 four: three points."""
    begin_play(s, ROBOCATS, cards)
    if cards == 2:
        draw_to_hand(s, s.active, 5)
    else:
        award(s, s.active, 3)
    end_action(s)


@rule
def play_mafia(s: State) -> None:
    """§9.1 Four mafiosi: two points; §9.2 then all others lose two cards or a point."""
    begin_play(s, MAFIA, 4)
    award(s, s.active, 2)
    ask_others(s)


@rule
def play_hackers(s: State, cards: int, target: int) -> None:
    """§10.2 The hackers are mixed into the target's hand, which then reveals as many cards, one after another."""
    s.faction = HACKERS
    s.target = target
    for _ in range(cards):
        show_from_hand(s, s.active, HACKERS)
        show_to_hand(s, target, HACKERS)
    tell(s, HANDED_OVER, s.active, target, cards)
    for _ in range(cards):
        if not s.over:
            reveal_to_hacker(s, target)
    end_action(s)


@rule
def reveal_to_hacker(s: State, target: int) -> None:
    """§10.3 A hacker is discarded at once and gives a point, §10.4 any other card goes to the active hand."""
    card = draw(s, s.hand[target], s.hand_size[target], EVERYONE)
    forget_card(s, target, card)
    if card == HACKERS:
        s.discard[card] += 1
        s.discard_size += 1
        tell(s, REVEALED_HACKER, target)
        award(s, s.active, 1)
    else:
        show_to_hand(s, s.active, card)
        tell(s, STOLEN, s.active, target, card)


@rule
def play_police(s: State, extra: int, target: int) -> None:
    """§11.1 A policeman, an extra card of another faction and an opponent; §11.2 then how many policemen."""
    begin_play(s, POLICE, 1)
    add_extra(s, extra)
    s.target = target
    tell(s, SEARCHED, s.active, target)
    s.awaits = POLICEMEN


@rule
def offer_policemen(s: State, offers: Numbers) -> None:
    """§11.2 Any number of policemen, the one that lies there included; §16.3 no more than the target has cards, if agreed."""
    most = s.hand[s.active][POLICE] + 1
    if s.police_needs_cards:
        most = min(most, s.hand_size[s.target] + 0)
    offer(offers, CHOOSE_POLICEMEN, ONLY, up_to(most), 0)


@rule
def search_hand(s: State, policemen: int) -> None:
    """§11.3 The target reveals as many cards, or all; §11.4 each of the extra card's faction gives a point."""
    if policemen > 1:
        lay_down(s, POLICE, policemen - 1)
        tell(s, PLAYED, s.active, POLICE, policemen - 1)
    police, points = 0, 0
    for _ in range(min(policemen, s.hand_size[s.target] + 0)):
        card = draw(s, s.hand[s.target], s.hand_size[s.target], EVERYONE)
        forget_card(s, s.target, card)
        s.in_play[card] += 1
        s.in_play_size += 1
        tell(s, REVEALED, s.target, card)
        police += card == POLICE
        points += card == s.extra
    award(s, s.active, points)
    if not s.over:
        draw_to_hand(s, s.target, police)
    end_action(s)


@rule
def play_journalists(s: State) -> None:
    """§12.1 Two journalists: two points; §12.2 then each other may give a card."""
    begin_play(s, JOURNALISTS, 2)
    award(s, s.active, 2)
    ask_others(s)


@rule
def play_officials(s: State, cards: int) -> None:
    """§13.1 As many cards of the pile are revealed; §13.2 each different faction among them gives a point."""
    begin_play(s, OFFICIALS, cards)
    revealed = 0
    for _ in range(cards):
        if can_draw(s):
            card = draw_from_pile(s, EVERYONE)
            s.in_play[card] += 1
            s.in_play_size += 1
            revealed |= 1 << card
            tell(s, REVEALED_PILE, card)
    points = 0
    for faction in range(len(FACTIONS)):
        points += (revealed >> faction) & 1
    award(s, s.active, points)
    end_action(s)
