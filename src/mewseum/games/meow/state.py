"""All that lies on a MEOW table, and who may see it. Money is in thousands."""

from __future__ import annotations

from mewseum.core.compiled import Bag
from mewseum.core.fields import private, public, secret
from mewseum.core.knowledge import Hands
from mewseum.core.trail import TRAIL

LOOT = ("5k", "10k", "25k", "50k", "75k", "150k", "300k", "500k")
VALUES = (5, 10, 25, 50, 75, 150, 300, 500)
TRICKS = ("distraction", "steal", "double-cross")
CATS = ("calvin", "castor", "charlton", "chelsea", "chester", "claus", "crispin")
EVIDENCE = ("laser-pen", "catnip", "vase", "camera", "paw-prints")
GUARDS = ("randy", "rumbold", "rufus")

CARDS = (*LOOT, *TRICKS, *CATS, *EVIDENCE, *GUARDS)
COPIES = (16, 12, 8, 6, 4, 2, 2, 1, 4, 6, 6, 1, 1, 1, 1, 1, 1, 1, 2, 2, 3, 3, 2, 4, 4, 1)
"""§1.1 How many of each card there are."""
STARS = (0, 1, 2, 2, 2, 2, 3, 4)
"""§1.3 Stars of the negative cards, in their order."""

DISTRACTION, STEAL, DOUBLE_CROSS = 8, 9, 10
BANKABLE = 11
"""Kinds that can be in a banked hand: loot and tricks."""
CALVIN, CASTOR, CHARLTON, CHELSEA, CHESTER, CLAUS, CRISPIN = range(7)
FIRST_CAT = 11
POSITIVE = 18
"""Kinds that can be in a run or beneath a negative card; the others are negative."""
LASER_PEN, CATNIP = 18, 19
FIRST_GUARD = 23

CASH, JEWELLERY, PAINTING = range(3)
LOOT_KINDS = {
    "a": (CASH, CASH, CASH, JEWELLERY, JEWELLERY, PAINTING, PAINTING, CASH),
    "b": (CASH, CASH, CASH, JEWELLERY, JEWELLERY, PAINTING, PAINTING, PAINTING),
    "c": (CASH, CASH, JEWELLERY, JEWELLERY, PAINTING, PAINTING, PAINTING, CASH),
}
"""§1.2 What each loot card is, by the tables that can be agreed on."""

SEATS = 6
PILES = 21
"""One pile for each negative card."""
ARREST = 10
ARREST_WITH_CRISPIN = 13
PRICE = 100
SIGHTS = 16
"""So many whole hands that one seat saw are remembered: four swaps."""
NOBODY = -1

# What the seat to act is asked for.
ACTION, RUN, DISTRACT, GIFT, JAIL, PAYING, FREE, SECOND_PILE, CHOICE, PICK_CAT = range(10)
AWAITS = (
    "action", "run", "distract", "gift", "jail", "paying", "free", "second pile", "choice", "pick cat",
)  # fmt: skip

# Where a cat is.
ELSEWHERE, FREE_CAT, USED, JAILED, JAILED_USED = range(5)
CAT_STATES = ("elsewhere", "free", "used", "jailed", "jailed and used")

REASONS = ("deck finished",)

# Switches with more than two values
CATNIP_TO = ("choice", "left", "discard")
TO_CHOICE, TO_DISCARD = CATNIP_TO.index("choice"), CATNIP_TO.index("discard")
TIES = ("shared", "fewer stars", "fewer cards")
SHARED, FEWER_STARS, FEWER_CARDS = range(3)


class State(Hands):
    """The state of one game. The banked hand is the `hand`."""

    # Options
    loot_kind: Bag = public(8)
    last_round: int = public()
    before_draw: int = public()
    draws_open: int = public()
    keep_surplus: int = public()
    serve_time: int = public()
    cash_only: int = public()
    used_may_substitute: int = public()
    redeem_takes_turn: int = public()
    redeem_used: int = public()
    crispin_loss_immediate: int = public()
    jail_penalty: int = public()
    steal_choice: int = public()
    charlton_spread: int = public()
    castor_burns: int = public()
    castor_strict: int = public()
    laser_loses: int = public()
    catnip_to: int = public()
    claus_per_painting: int = public()
    stack_bonuses: int = public()
    tie: int = public()
    pick_cats: int = public()
    chosen_first: int = public()
    """The starting seat plus one, or 0 for a random one."""

    # Whose turn, and what is awaited
    first: int = public()
    active: int = public()
    awaits: int = public()
    acted: int = public()
    """§14.2 Something was done this turn already, before picking up."""
    turns_left: int = public()
    """§14.1 Last turns, with actions only, that are still to come after the deck is finished; 0 before."""
    pending_stars: int = public()
    """§6.3 Stars of guards distracted this turn, counted at its end."""
    card: int = public()
    """The negative card that is being resolved."""
    paid: int = public(kind="i2")
    """What was paid so far, and the least card of it."""
    lowest_paid: int = public()
    redeemed: int = public()
    """The cat that is being paid for plus one; 0 for oneself."""
    target: int = public()
    chosen_pile: int = public()

    # Cards that belong to nobody
    deck: Bag = secret(26)
    deck_size: int = public()
    discard: Bag = public(26)
    aside: Bag = secret(26)
    """Cards that take no part in a position whose deck was named."""

    # The run: the cards picked up this turn
    runner: Bag = public(1)
    run: list[Bag] = private(1, POSITIVE, owner="runner", shown_when="draws_open")
    run_size: int = public()
    fresh: list[Bag] = private(1, 3, owner="runner", hidden_at_the_end=True)
    """Tricks that came to the active hand this turn, usable from the next one on."""
    fresh_cats: int = public()
    """The set of cats that came to the active player this turn."""
    shown: list[Bag] = private(1, BANKABLE, owner="runner", hidden_at_the_end=True)
    """The hand that the active player may look at and choose from."""

    # Negative cards, in the order in which they came, each with the pile of cards beneath it
    piles: int = public()
    pile_card: Bag = public(PILES)
    pile_owner: Bag = public(PILES)
    pile_size: Bag = public(PILES)
    pile_served: Bag = public(PILES)
    pile_gone: Bag = public(PILES)
    """Removed by Castor's fire, if that was agreed."""
    beneath: list[Bag] = private(PILES, POSITIVE, owner="pile_owner", shown_when="draws_open")
    """Nobody may look; who saw the cards when they were picked up remembers them."""

    # What the seats have
    hand: list[Bag] = private(SEATS, BANKABLE)
    hand_size: Bag = public(SEATS)
    seen: list[Bag] = public(SEATS, BANKABLE)
    known: list[list[Bag]] = private(SEATS, SEATS, BANKABLE, hidden_at_the_end=True)

    # What has happened to banked hands since a card last passed unseen (core/trail.py)
    trail: int = public()
    trail_from: Bag = public(TRAIL)
    trail_to: Bag = public(TRAIL)
    trail_card: Bag = public(TRAIL)
    """What all saw: a kind plus one, or not."""
    trail_gave: Bag = private(TRAIL, owner="trail_from", used="trail", hidden_at_the_end=True)
    trail_got: Bag = private(TRAIL, owner="trail_to", used="trail", hidden_at_the_end=True)
    """A card that passed unseen, its kind plus one: its giver and its receiver saw it."""
    trail_start: list[Bag] = public(SEATS, BANKABLE)
    """What all knew to be in each hand where the trail begins."""
    trail_young: Bag = public(SEATS)
    """Only for games whose piles are mixed anew."""
    sights: int = public()
    """How many whole hands were seen by one seat: the next one is noted in this row."""
    sight_of: Bag = public(SIGHTS)
    """Who saw it."""
    sight_step: Bag = public(SIGHTS)
    """The step of the trail at which it was seen plus one."""
    sight: list[Bag] = private(SIGHTS, BANKABLE, owner="sight_of", hidden_at_the_end=True)

    # What all learned of a bank whose owner began to serve (§9.4)
    could_not_pay: Bag = public(SEATS)
    """That bank could not pay exactly 100K."""
    loot_since: list[Bag] = public(SEATS, 8)
    """The loot that came to it openly since, less what left it openly."""

    # Cats and stars
    cat_owner: Bag = public(7)
    cat_state: Bag = public(7)
    stars: Bag = public(SEATS)
    arrested: Bag = public(SEATS)
    """The threshold at which the seat was arrested; 0 if it is free."""
    serving: Bag = public(SEATS)
    """Turns still to be missed."""


def begins_anew(s: State) -> bool:
    """Whether the seat to act begins a turn, or goes on with its run."""
    return s.awaits in (ACTION, RUN, JAIL, PICK_CAT)
