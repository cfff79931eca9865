"""§4 to §7: recruiting, forming, activating, securing."""

from __future__ import annotations

from mewseum.core.chance import only
from mewseum.core.compiled import Numbers, rule
from mewseum.core.facts import tell
from mewseum.core.knowledge import add_to_hand
from mewseum.core.mixing import draw_young
from mewseum.core.offers import ONLY, offer
from mewseum.core.sets import BLOCK

from ..facts import ACTIVATED, EXPANDED, FORMED, RECRUITED_DECK, RECRUITED_MARKET, SECURED
from ..moves import DONE, SECURE
from ..state import ACTION, MORE_BALLS, SECOND_PICK, State
from .cards import can_draw, draw_from_deck, reveal_from_hand, take_from_hand
from .crews import crew_blocks, join_crew, lay_facedown, start_crew, turn_up_facedown
from .ending import score_ball
from .known import come_before_all_eyes, note_laid
from .turn import end_turn


@rule
def recruit_from_deck(s: State) -> None:
    """§4.1 The top card of the deck; only its new owner sees it."""
    card = draw_from_deck(s, only(s.active))
    add_to_hand(s, s.active, card)
    draw_young(s, s.active, card)
    tell(s, RECRUITED_DECK, s.active, card)
    after_pick(s)


@rule
def recruit_from_market(s: State, card: int) -> None:
    """§4.1 A face-up card of the market; all know from now on that its owner has it (§1.4). Mirrors too (§4.6)."""
    s.market[card] -= 1
    s.market_size -= 1
    add_to_hand(s, s.active, card)
    come_before_all_eyes(s, s.active, card)
    tell(s, RECRUITED_MARKET, s.active, card)
    after_pick(s)


@rule
def after_pick(s: State) -> None:
    """§4.2 The second pick sees the first card; §4.3 it falls away only if there is no card left to take."""
    if s.awaits == ACTION and (s.market_size > 0 or can_draw(s)):
        s.awaits = SECOND_PICK
    else:
        end_turn(s)


@rule
def form_new_crew(s: State, card: int) -> None:
    """§5.2 A cat from the hand starts a crew of its own."""
    reveal_from_hand(s, s.active, card)
    tell(s, FORMED, s.active, start_crew(s, s.active, card), card)
    end_turn(s)


@rule
def expand_crew(s: State, crew: int, card: int) -> None:
    """§5.3 A cat from the hand joins an own crew that has a twin."""
    reveal_from_hand(s, s.active, card)
    join_crew(s, crew, card)
    tell(s, EXPANDED, s.active, crew, card)
    end_turn(s)


@rule
def activate_crew(s: State, crew: int, card: int) -> None:
    """§6.1 A cat from the hand goes face down under an own crew that has no such card; nobody else sees it."""
    take_from_hand(s, s.active, card)
    note_laid(s, s.active, crew)
    lay_facedown(s, crew, card)
    tell(s, ACTIVATED, s.active, crew, card)
    end_turn(s)


@rule
def secure_ball(s: State, crew: int) -> None:
    """§7.1 A ball under an own crew is shown and scored; the crew stays (§7.4)."""
    card = turn_up_facedown(s, crew)
    tell(s, SECURED, s.active, crew, card)
    score_ball(s, s.active, card)
    s.awaits = MORE_BALLS
    if not has_guarded_crew(s, s.active):
        end_turn(s)


@rule
def has_guarded_crew(s: State, seat: int) -> bool:
    """§7.3 Whether more is asked depends on facedown cards alone, which all see, not on what they are."""
    for block in range(crew_blocks(s)):
        if s.guarded[block] & s.owned[seat][block]:
            return True
    return False


@rule
def offer_more_balls(s: State, offers: Numbers) -> None:
    """§7.2 One ball after another, in any order, or done."""
    offer(offers, DONE, ONLY, ONLY, 0)
    for block in range(crew_blocks(s)):
        offer(offers, SECURE, ONLY, s.balls[s.active][block], block * BLOCK)
