"""All that lies on a Catham City table, and who may see it."""

from __future__ import annotations

from mewseum.core.compiled import Bag
from mewseum.core.fields import private, public, secret
from mewseum.core.knowledge import Hands
from mewseum.core.mixing import Mixed
from mewseum.core.trail import TRAIL

FACTIONS = ("detectives", "scientists", "robocats", "mafia", "hackers", "police", "journalists", "officials")
DETECTIVES, SCIENTISTS, ROBOCATS, MAFIA, HACKERS, POLICE, JOURNALISTS, OFFICIALS = range(8)
COPIES = 15
"""§1.1 Cards of each faction."""
IN_PLAY = 5
"""§2.1 Factions in a game."""
FIRST_GAME = (DETECTIVES, SCIENTISTS, ROBOCATS, MAFIA, HACKERS)

DISPLAY = 7
HAND_LIMIT = 10
SEATS = 6
DEALT = (6, 6, 7, 7, 8, 8)
"""§2.3 Cards for each place in the turn order."""

ANSWERS, RETURNED = 8, 9
"""Places in `awarded` beside the factions."""
AWARDS = (*FACTIONS, "answers", "returned")

# What the seat to act is asked for.
ACTION, POLICEMEN, MATCH, SACRIFICE, SECOND_CARD, GIFT, EXCESS = range(7)
AWAITS = ("action", "policemen", "match", "sacrifice", "second card", "gift", "excess")

# Why the game ended.
REASONS = ("campaign won", "turn cap")
CAMPAIGN_WON, TURN_CAP = range(2)


class State(Hands, Mixed):
    """The state of one game."""

    # Options
    factions: int = public(kind="i2")
    """The set of factions in play; 0 until they are drawn by lot."""
    two_actions: int = public()
    second_optional: int = public()
    police_needs_cards: int = public()
    journalists_each: int = public()
    shared_responses: int = public()
    turn_cap: int = public(kind="i4")
    """No more turns than this; 0 for any number."""
    chosen_first: int = public()
    """The starting seat plus one, or 0 for a random one."""

    # Whose turn, and what is awaited
    goal: int = public()
    first: int = public()
    active: int = public()
    """Whose turn it is; `turn` differs from it while others are asked."""
    awaits: int = public()
    turns: int = public(kind="i4")
    actions_left: int = public()
    faction: int = public()
    """The faction that is being played."""
    extra: int = public()
    """The faction of the extra card that lies beside it."""
    target: int = public()
    """The opponent who is searched."""

    # Cards that belong to nobody
    pile: Bag = secret(8)
    pile_size: int = public()
    display: Bag = public(8)
    display_size: int = public()
    discard: Bag = public(8)
    discard_size: int = public()
    in_play: Bag = public(8)
    """Cards played or revealed, until their effect is done."""
    in_play_size: int = public()
    aside: Bag = secret(8)
    """Cards that take no part in a position whose pile was named."""

    # What the seats have
    hand: list[Bag] = private(SEATS, 8)
    hand_size: Bag = public(SEATS)
    points: Bag = public(SEATS)
    awarded: list[Bag] = public(SEATS, 10, kind="i2")
    """What brought points, over the whole game: each faction that was played, answers to others, and points that went back."""
    seen: list[Bag] = public(SEATS, 8)
    """At least so many cards of each faction are in this hand, as all could see."""
    known: list[list[Bag]] = private(SEATS, SEATS, 8, hidden_at_the_end=True)
    """known[p][q]: beyond `seen`, p alone knows of so many cards in q's hand, from what it gave or was given."""

    # What has happened to hands since a card last passed unseen (core/trail.py)
    trail: int = public()
    trail_from: Bag = public(TRAIL)
    trail_to: Bag = public(TRAIL)
    trail_card: Bag = public(TRAIL)
    """What all saw: a kind plus one, or not."""
    trail_gave: Bag = private(TRAIL, owner="trail_from", used="trail", hidden_at_the_end=True)
    trail_got: Bag = private(TRAIL, owner="trail_to", used="trail", hidden_at_the_end=True)
    """A card that passed unseen, its kind plus one: its giver and its receiver saw it."""
    trail_start: list[Bag] = public(SEATS, 8)
    """What all knew to be in each hand where the trail begins."""
    trail_young: Bag = public(SEATS)

    # What is known of a pile that was mixed of open cards (core/mixing.py)
    has_mixed: int = public()
    mixed: Bag = public(8)
    """The cards that were mixed, but for those that were shown since."""
    young: Bag = public(SEATS)
    """So many unknown cards of each hand surely came from that pile."""
    drawn_young: list[Bag] = private(SEATS, 8, hidden_at_the_end=True)
    """What each seat drew from that pile."""


def begins_anew(s: State) -> bool:
    """Whether the seat to act is asked for an action."""
    return s.awaits == ACTION
