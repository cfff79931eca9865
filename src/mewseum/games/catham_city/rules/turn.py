"""§3 Turns: actions, the hand limit, and who is next."""

from __future__ import annotations

from mewseum.core.bags import kinds_in
from mewseum.core.compiled import Numbers, rule
from mewseum.core.facts import tell
from mewseum.core.offers import ONLY, offer

from ..facts import DISCARDED, ENDED_TURN
from ..moves import DISCARD
from ..state import ACTION, EXCESS, HAND_LIMIT, State
from .cards import clear_play, discard_card, refill_display
from .points import finish_capped


@rule
def end_action(s: State) -> None:
    """§3.1 One action a turn, §15.1 or two by the variant."""
    if s.over:
        return
    clear_play(s)
    s.faction, s.extra, s.target = 0, 0, 0
    s.turn = s.active
    s.actions_left -= 1
    if s.actions_left > 0:
        s.awaits = ACTION
    else:
        end_turn(s)


@rule
def end_turn(s: State) -> None:
    """§3.3 Who has more than ten cards at the end of the turn discards down to ten, card by card."""
    s.turn = s.active
    if s.hand_size[s.active] > HAND_LIMIT:
        s.awaits = EXCESS
    else:
        pass_turn(s)


@rule
def pass_turn(s: State) -> None:
    """§3.5 The display is filled up if it was short; §3.1 then the next seat to the left is on turn."""
    refill_display(s)
    s.turns += 1
    if s.turn_cap and s.turns >= s.turn_cap:
        finish_capped(s)
    else:
        begin_turn(s, (s.active + 1) % s.players)


@rule
def begin_turn(s: State, seat: int) -> None:
    """§3.1 A seat is on turn, §15.1 with one action or two."""
    s.active = seat
    s.turn = seat
    s.awaits = ACTION
    s.actions_left = 2 if s.two_actions else 1


@rule
def end_turn_early(s: State) -> None:
    """§16.1 The second action may be left out, if that was agreed."""
    tell(s, ENDED_TURN, s.active)
    s.actions_left = 0
    end_turn(s)


@rule
def discard_excess(s: State, card: int) -> None:
    """§3.3 One card too many, old or new, goes to the discard pile."""
    discard_card(s, s.active, card)
    tell(s, DISCARDED, s.active, card)
    end_turn(s)


@rule
def offer_discards(s: State, offers: Numbers) -> None:
    """§3.3 §9.2 Any card of the hand."""
    offer(offers, DISCARD, ONLY, kinds_in(s.hand[s.turn]), 0)
