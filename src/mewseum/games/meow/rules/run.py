"""§4 to §7 Picking up, stopping, guards, evidence and distractions."""

from __future__ import annotations

from mewseum.core.chance import EVERYONE, draw_unnoted, note_draw, only
from mewseum.core.compiled import Numbers, rule
from mewseum.core.facts import tell
from mewseum.core.knowledge import add_to_hand, pass_secretly, show_from_hand, show_to_hand
from mewseum.core.offers import ONLY, offer
from mewseum.core.trail import NOWHERE, UNKNOWN, note_step

from ..facts import (
    BANKED,
    DISCARDED,
    DISTRACTED,
    GAVE,
    LOST_RUN,
    NEGATIVE,
    PICKED_UP,
    PICKED_UP_SECRETLY,
    USED_TRICK,
)
from ..moves import ACCEPT, GIVE, GIVE_UP, PICK_UP, STOP
from ..moves import DISTRACT as USE_DISTRACTION
from ..state import (
    BANKABLE,
    CATNIP,
    DISTRACT,
    DISTRACTION,
    FIRST_CAT,
    FIRST_GUARD,
    GIFT,
    LASER_PEN,
    POSITIVE,
    RUN,
    STARS,
    TO_CHOICE,
    TO_DISCARD,
    State,
)
from .cats import cat_joins
from .sights import forget_serving, note_loot
from .turn import end_turn


@rule
def offer_run(s: State, offers: Numbers) -> None:
    """§4.2 Pick up another card, or stop."""
    if s.deck_size > 0:
        offer(offers, PICK_UP, ONLY, ONLY, 0)
    offer(offers, STOP, ONLY, ONLY, 0)


@rule
def pick_up(s: State) -> None:
    """§4.1 The top card of the deck is turned up for all to see; §14.3 or a positive one only for its finder."""
    card = draw_unnoted(s, s.deck, s.deck_size)
    s.deck_size -= 1
    hidden = card < POSITIVE and s.draws_open == 0
    note_draw(s, card, only(s.active) if hidden else EVERYONE)
    s.acted = 1
    if card >= POSITIVE:
        tell(s, NEGATIVE, s.active, card)
        meet_negative(s, card)
        return
    if hidden:
        tell(s, PICKED_UP_SECRETLY, s.active, card)
    else:
        tell(s, PICKED_UP, s.active, card)
    s.run[0][card] += 1
    s.run_size += 1
    go_on(s)


@rule
def go_on(s: State) -> None:
    """§4.2 The run goes on; §12.1 when the deck is finished, it is banked perforce."""
    s.awaits = RUN
    if s.deck_size == 0:
        stop(s)


@rule
def stop(s: State) -> None:
    """§4.3 The run is banked, and the turn is over."""
    bank_run(s)
    end_turn(s)


@rule
def bank_run(s: State) -> None:
    """§4.3 Loot and tricks go to the banked hand, §4.5 cats lie face up."""
    tell(s, BANKED, s.active, s.run_size)
    for card in range(POSITIVE):
        for _ in range(s.run[0][card]):
            bank_card(s, s.active, card, s.draws_open)
        s.run[0][card] = 0
    s.run_size = 0


@rule
def bank_card(s: State, seat: int, card: int, openly: int) -> None:
    """§4.4 All remember a card that was shown; §4.5 a cat joins the others face up."""
    if card >= FIRST_CAT:
        cat_joins(s, seat, card - FIRST_CAT)
    elif openly:
        show_to_hand(s, seat, card)
        note_loot(s, seat, card, 1)
    else:
        add_to_hand(s, seat, card)
        forget_serving(s, seat)
        note_step(s, NOWHERE, seat, UNKNOWN)


@rule
def meet_negative(s: State, card: int) -> None:
    """§6.1 After a guard who has banked cards is always asked for a Distraction, so that being asked tells nothing."""
    s.card = card
    if card >= FIRST_GUARD and s.hand_size[s.active] > 0:
        s.awaits = DISTRACT
    else:
        suffer(s)


@rule
def offer_distraction(s: State, offers: Numbers) -> None:
    """§6.1 A Distraction that was banked before this turn, or nothing."""
    offer(offers, ACCEPT, ONLY, ONLY, 0)
    if s.hand[s.active][DISTRACTION] > s.fresh[0][0]:
        offer(offers, USE_DISTRACTION, ONLY, ONLY, 0)


@rule
def distract(s: State) -> None:
    """§6.2 The guard lies there with nothing beneath, and the run goes on; §6.3 its stars count at the end of the turn."""
    spend(s, DISTRACTION)
    tell(s, DISTRACTED, s.active, s.card)
    lay_negative(s, s.card)
    s.pending_stars += STARS[s.card - POSITIVE]
    s.card = 0
    go_on(s)


@rule
def spend(s: State, card: int) -> None:
    """§11.1 A trick goes to the discard pile."""
    show_from_hand(s, s.active, card)
    s.discard[card] += 1
    tell(s, USED_TRICK, s.active, card)


@rule
def lay_negative(s: State, card: int) -> int:
    """§5.2 The negative card lies before the player, on a pile of its own."""
    pile = s.piles + 0
    s.piles += 1
    s.pile_card[pile] = card
    s.pile_owner[pile] = s.active
    return pile


@rule
def suffer(s: State) -> None:
    """§5.1 The run is lost beneath the card, and the turn is over; §7.1 only the laser pen lets it be banked."""
    card = s.card + 0
    s.card = 0
    pile = lay_negative(s, card)
    if card == LASER_PEN and not s.laser_loses:
        bank_run(s)
    else:
        lose_run(s, pile)
    s.pending_stars += STARS[card - POSITIVE]
    if card == CATNIP and s.hand_size[s.active] > 0:
        ask_for_gift(s)
    else:
        end_turn(s)


@rule
def lose_run(s: State, pile: int) -> None:
    """§5.2 The whole run goes beneath the negative card: a mini-deck."""
    tell(s, LOST_RUN, s.active, s.run_size, s.pile_card[pile])
    for card in range(POSITIVE):
        s.beneath[pile][card] = s.run[0][card]
        s.run[0][card] = 0
    s.pile_size[pile] = s.run_size
    s.run_size = 0


@rule
def ask_for_gift(s: State) -> None:
    """§7.2 Catnip: a banked card is given away; §7.3 an only card to an only receiver goes without a question."""
    s.awaits = GIFT
    if s.hand_size[s.active] == 1 and (s.catnip_to != TO_CHOICE or s.players == 2):
        for card in range(BANKABLE):
            if s.hand[s.active][card] > 0:
                give(s, card, (s.active + 1) % s.players)
                return


@rule
def offer_gifts(s: State, offers: Numbers) -> None:
    """§7.2 Any banked card, to any opponent; §14.14 or to the left, or to the discard pile."""
    cards = 0
    for card in range(BANKABLE):
        if s.hand[s.active][card] > 0:
            cards |= 1 << card
    if s.catnip_to == TO_CHOICE:
        offer(offers, GIVE, cards, ((1 << s.players) - 1) & ~(1 << s.active), 0)
    else:
        offer(offers, GIVE_UP, ONLY, cards, 0)


@rule
def give(s: State, card: int, receiver: int) -> None:
    """§7.2 Giver and receiver see the gift, nobody else; §7.4 only then the stars are counted."""
    if s.catnip_to == TO_DISCARD:
        show_from_hand(s, s.active, card)
        note_loot(s, s.active, card, -1)
        s.discard[card] += 1
        tell(s, DISCARDED, s.active, card)
    else:
        pass_secretly(s, s.active, receiver, card)
        forget_serving(s, receiver)
        tell(s, GAVE, s.active, receiver, card)
    end_turn(s)
