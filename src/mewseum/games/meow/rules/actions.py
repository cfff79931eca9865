"""§3 §10 §11 What can be done on a turn instead of picking up: cats, Steal and Double cross."""

from __future__ import annotations

from mewseum.core.chance import draw_unnoted, note_draw, only
from mewseum.core.compiled import Numbers, rule
from mewseum.core.facts import tell
from mewseum.core.knowledge import add_to_hand, forget_passed, pass_secretly, swap_hands
from mewseum.core.offers import ONLY, offer
from mewseum.core.sets import BLOCK, how_many, lowest

from ..facts import DISCARDED, FOUND, LOOKED, PASSED, STOLEN, SWAPPED_HANDS, TOOK_PILE
from ..moves import CALVIN as USE_CALVIN
from ..moves import CASTOR as USE_CASTOR
from ..moves import CHARLTON as USE_CHARLTON
from ..moves import CHELSEA as USE_CHELSEA
from ..moves import DOUBLE_CROSS as USE_DOUBLE_CROSS
from ..moves import FREE as CHOOSE_FREED
from ..moves import PASS, PICK_UP, REDEEM, TAKE
from ..moves import STEAL as USE_STEAL
from ..state import (
    ACTION,
    BANKABLE,
    CALVIN,
    CASTOR,
    CHARLTON,
    CHELSEA,
    CHOICE,
    CRISPIN,
    DISTRACTION,
    DOUBLE_CROSS,
    FIRST_CAT,
    FREE,
    NOBODY,
    POSITIVE,
    SECOND_PILE,
    STARS,
    STEAL,
    USED,
    State,
)
from .cats import can_use, cats_in_state, free_for_calvin, jailed_cats, swap_cats, use_cat
from .money import can_pay, works
from .run import bank_card, spend
from .sights import forget_serving, note_look, note_swap
from .stars import check_crispin_loss
from .turn import end_turn


@rule
def offer_actions(s: State, offers: Numbers) -> None:
    """§3.2 Pick up, or act instead (§14.2 or act as often as you can first); §12.4 nobody may pass before the last round."""
    if s.deck_size > 0:
        offer(offers, PICK_UP, ONLY, ONLY, 0)
    else:
        offer(offers, PASS, ONLY, ONLY, 0)
    seat = s.active
    if not s.acted and can_pay(s, seat):
        offer(offers, REDEEM, ONLY, redeemable(s, seat), 0)
    if not s.acted or s.before_draw:
        offer_cats(s, offers, seat)
        offer_tricks(s, offers, seat)


@rule
def redeemable(s: State, seat: int) -> int:
    """§9.7 Own cats in jail, §14.15 or used ones as well."""
    cats = jailed_cats(s, seat)
    if s.redeem_used:
        cats |= cats_in_state(s, seat, USED, USED)
    return cats


@rule
def opponents(s: State, seat: int, least: int) -> int:
    """§11.4 The other players with at least so many banked cards."""
    others = 0
    for other in range(s.players):
        if other != seat and s.hand_size[other] >= least:
            others |= 1 << other
    return others


@rule
def offer_cats(s: State, offers: Numbers, seat: int) -> None:
    """§10.1 The abilities of own cats that are face up, as far as there is something to do."""
    if can_use(s, seat, CALVIN):
        offer(offers, USE_CALVIN, ONLY, opponents(s, seat, 0), 0)
    if can_use(s, seat, CASTOR):
        piles = full_piles(s)
        if how_many(piles) > s.castor_strict:
            offer(offers, USE_CASTOR, ONLY, piles, 0)
    victims = opponents(s, seat, 1)
    if can_use(s, seat, CHARLTON) and victims:
        offer_trios(s, offers, victims)
    if can_use(s, seat, CHELSEA):
        offer(offers, USE_CHELSEA, ONLY, victims, 0)


@rule
def offer_tricks(s: State, offers: Numbers, seat: int) -> None:
    """§11.1 A Steal or a Double cross that was banked before this turn."""
    if usable_trick(s, seat, STEAL):
        offer(offers, USE_STEAL, ONLY, opponents(s, seat, 1), 0)
    if usable_trick(s, seat, DOUBLE_CROSS):
        offer(offers, USE_DOUBLE_CROSS, ONLY, opponents(s, seat, 0), 0)


@rule
def usable_trick(s: State, seat: int, trick: int) -> bool:
    """§11.1 Tricks that came this turn wait for the next one."""
    return s.hand[seat][trick] > s.fresh[0][trick - DISTRACTION]


@rule
def freshen(s: State, card: int) -> None:
    """§11.1 A trick that comes to the active hand this turn is not usable yet."""
    if DISTRACTION <= card < BANKABLE:
        s.fresh[0][card - DISTRACTION] += 1


@rule
def after_action(s: State) -> None:
    """§3.2 An action is the whole turn; §14.2 or may be followed by more, and by picking up."""
    if s.before_draw:
        s.acted = 1
        s.awaits = ACTION
    else:
        end_turn(s)


@rule
def pass_turn(s: State) -> None:
    """§14.1 In the last round nobody has to act."""
    tell(s, PASSED, s.active)
    end_turn(s)


@rule
def swap_with(s: State, target: int) -> None:
    """§10.3 §11.3 Banked hands are swapped whole; the run, mini-decks, stars and arrests stay."""
    note_swap(s, s.active, target)
    swap_hands(s, s.active, target)
    for trick in range(DISTRACTION, BANKABLE):
        s.fresh[0][trick - DISTRACTION] = s.hand[s.active][trick]
    tell(s, SWAPPED_HANDS, s.active, target)


@rule
def use_calvin(s: State, target: int) -> None:
    """§10.3 Calvin swaps hands, §10.4 and all cats, himself too; §10.5 of the opponent's jailed cats one comes out."""
    use_cat(s, CALVIN)
    swap_with(s, target)
    loser = s.cat_owner[CRISPIN] if works(s, s.cat_owner[CRISPIN], CRISPIN) else NOBODY
    swap_cats(s, s.active, target)
    check_crispin_loss(s, loser)
    jailed = jailed_cats(s, s.active)
    if how_many(jailed) > 1:
        s.awaits = FREE
        return
    if jailed:
        free_for_calvin(s, lowest(jailed))
    after_action(s)


@rule
def offer_freed(s: State, offers: Numbers) -> None:
    """§10.5 Which of several jailed cats comes out is the active player's choice."""
    offer(offers, CHOOSE_FREED, ONLY, jailed_cats(s, s.active), 0)


@rule
def choose_freed(s: State, cat: int) -> None:
    """§10.5 The chosen cat comes out."""
    free_for_calvin(s, cat)
    after_action(s)


@rule
def full_piles(s: State) -> int:
    """§10.6 Mini-decks with cards in them, before any player, one's own too."""
    piles = 0
    for pile in range(s.piles):
        if s.pile_size[pile] > 0 and not s.pile_gone[pile]:
            piles |= 1 << pile
    return piles


@rule
def use_castor(s: State, pile: int) -> None:
    """§10.6 Castor takes two mini-decks, unseen beforehand; the one if there is only one."""
    use_cat(s, CASTOR)
    if how_many(full_piles(s)) == 1:
        take_pile(s, pile)
        after_action(s)
    else:
        s.chosen_pile = pile
        s.awaits = SECOND_PILE


@rule
def offer_second_pile(s: State, offers: Numbers) -> None:
    """§10.6 Another one."""
    offer(offers, USE_CASTOR, ONLY, full_piles(s) & ~(1 << s.chosen_pile), 0)


@rule
def take_both_piles(s: State, pile: int) -> None:
    """§10.6 Both in the same turn."""
    take_pile(s, s.chosen_pile)
    take_pile(s, pile)
    s.chosen_pile = 0
    after_action(s)


@rule
def take_pile(s: State, pile: int) -> None:
    """§10.7 The cards beneath are banked at once; the negative card and its stars stay (§14.16 or are burnt)."""
    owner = s.pile_owner[pile]
    tell(s, TOOK_PILE, s.active, pile, s.pile_size[pile])
    for card in range(POSITIVE):
        for _ in range(s.beneath[pile][card]):
            if card < FIRST_CAT:
                tell(s, FOUND, s.active, card)
                freshen(s, card)
                if not s.draws_open and owner != s.active:
                    s.known[owner][s.active][card] += 1
            bank_card(s, s.active, card, s.draws_open)
        s.beneath[pile][card] = 0
    s.pile_size[pile] = 0
    if s.castor_burns:
        burn(s, pile)


@rule
def burn(s: State, pile: int) -> None:
    """§14.16 The emptied negative card is removed with its stars; a served one has none, and an arrest stands."""
    s.pile_gone[pile] = 1
    s.discard[s.pile_card[pile]] += 1
    tell(s, DISCARDED, s.pile_owner[pile], s.pile_card[pile])
    if not s.pile_served[pile]:
        owner = s.pile_owner[pile]
        s.stars[owner] = max(0, s.stars[owner] - STARS[s.pile_card[pile] - POSITIVE])


@rule
def offer_trios(s: State, offers: Numbers, victims: int) -> None:
    """§10.10 Charlton robs three different opponents with cards; all of them if there are no more."""
    for some in range(1 << s.players):
        if some & ~victims == 0 and how_many(some) == min(3, how_many(victims)):
            offer(offers, USE_CHARLTON, ONLY, 1 << (some % BLOCK), some - some % BLOCK)


@rule
def use_charlton(s: State, victims: int) -> None:
    """§10.10 One blind card from each; §14.17 or three in all, round by round, where fewer than three can be robbed."""
    use_cat(s, CHARLTON)
    rounds = 3 if s.charlton_spread and how_many(victims) < 3 else 1
    left = 3
    for _ in range(rounds):
        for victim in range(s.players):
            if (victims >> victim) & 1 and s.hand_size[victim] > 0 and left > 0:
                steal_blind(s, victim)
                left -= 1
    after_action(s)


@rule
def use_chelsea(s: State, target: int) -> None:
    """§10.11 Chelsea takes three blind cards from one opponent, or as many as there are."""
    use_cat(s, CHELSEA)
    for _ in range(min(3, s.hand_size[target] + 0)):
        steal_blind(s, target)
    after_action(s)


@rule
def steal_blind(s: State, victim: int) -> None:
    """§11.5 A blind card changes hands; only thief and victim see it."""
    card = draw_unnoted(s, s.hand[victim], s.hand_size[victim])
    note_draw(s, card, only(victim) | only(s.active))
    forget_passed(s, victim, s.active, card)
    add_to_hand(s, s.active, card)
    forget_serving(s, s.active)
    s.known[victim][s.active][card] += 1
    freshen(s, card)
    tell(s, STOLEN, s.active, victim, card)


@rule
def use_steal(s: State, target: int) -> None:
    """§11.2 Steal: one blind card from another player, §14.18 or one that is looked for and chosen."""
    spend(s, STEAL)
    if s.steal_choice:
        look_at(s, target)
    else:
        steal_blind(s, target)
        after_action(s)


@rule
def look_at(s: State, target: int) -> None:
    """§14.18 The thief sees the whole hand, and remembers it."""
    s.target = target
    s.awaits = CHOICE
    note_look(s, s.active, target)
    show_target(s)
    tell(s, LOOKED, s.active, target)


@rule
def show_target(s: State) -> None:
    """§14.18 What the thief is shown, it knows of that hand."""
    target = s.target
    for card in range(BANKABLE):
        s.shown[0][card] = s.hand[target][card]
        s.known[s.active][target][card] = s.hand[target][card] - s.seen[target][card]


@rule
def offer_choice(s: State, offers: Numbers) -> None:
    """§14.18 Any card of the hand that is shown."""
    cards = 0
    for card in range(BANKABLE):
        if s.shown[0][card] > 0:
            cards |= 1 << card
    offer(offers, TAKE, ONLY, cards, 0)


@rule
def take_chosen(s: State, card: int) -> None:
    """§14.18 The chosen card changes hands."""
    for other in range(BANKABLE):
        s.shown[0][other] = 0
    pass_secretly(s, s.target, s.active, card)
    forget_serving(s, s.active)
    freshen(s, card)
    tell(s, STOLEN, s.active, s.target, card)
    s.target = 0
    after_action(s)


@rule
def use_double_cross(s: State, target: int) -> None:
    """§11.3 Double cross: whole banked hands are swapped, no cats; the card itself is spent first."""
    spend(s, DOUBLE_CROSS)
    swap_with(s, target)
    after_action(s)
