"""What cards, points and rivals are worth to the seat to act, from what it sees. In hundredths of a campaign point.

The figures were found by playing: many small changes, each kept as far as it won more games with two to six players.
"""

from __future__ import annotations

from mewseum.core.compiled import Numbers, rule

from .state import COPIES, FACTIONS, IN_PLAY, JOURNALISTS, SEATS, State

POINT = 100
CARD = 46
"""Of any card that comes from the pile, or from another hand."""
COUNTS = 11
"""Cards of a faction that are told apart: none to nine, and ten or more."""
WORTH = (
    0, 50, 82, 144, 166, 202, 219, 234, 250, 252, 254,
    0, 38, 71, 152, 185, 219, 242, 254, 262, 264, 266,
    0, 44, 86, 116, 176, 207, 227, 232, 234, 236, 238,
    0, 34, 56, 80, 137, 165, 185, 190, 194, 196, 198,
    0, 45, 75, 115, 177, 205, 220, 235, 240, 242, 244,
    0, 42, 71, 105, 139, 171, 184, 188, 192, 194, 196,
    0, 37, 96, 132, 177, 189, 199, 205, 208, 210, 212,
    0, 43, 82, 133, 174, 215, 240, 240, 240, 240, 240,
)  # fmt: skip
"""Of so many cards of each faction in a hand."""
CROWD = 13
"""A pair of journalists is worth this much more for every player beyond the second: gifts come from all sides."""
MOST_JOURNALISTS = 6

READY = (
    0, 0, 0, 3, 3, 3, 3,
    0, 0, 0, 2, 2, 2, 2,
    0, 0, 0, 0, 3, 3, 3,
    0, 0, 0, 0, 2, 2, 2,
    0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
    0, 0, 2, 2, 2, 2, 2,
    0, 1, 2, 2, 3, 3, 4,
)  # fmt: skip
"""The points that so many cards of each faction, up to six, bring in one play, surely or (officials) very likely."""
SET = 7
MOST_READY = 4

ONE = 1024
"""Chances and shares are counted in parts of this."""
DANGER = (4096, 4096, 1840, 827, 372, 167, 75, 34, 15, 7, 3, 1, 1, 1, 1, 1, 1)
"""How dangerous a rival is who lacks so many points."""
RIVALRY = 95
"""Hundredths of a rival's loss that are one's own gain, where there is only one rival."""

LACKED, CHEAPEST, RIVAL = 0, 1, 2
UNKNOWN = RIVAL + SEATS
SHARE = UNKNOWN + SEATS
NOTED = SHARE + len(FACTIONS)
"""Places in the notes on a moment: the points that the seat to act lacks, its least valuable card, how much each seat
is a rival, how many unknown cards it holds, and each faction's share of the unseen cards. Others may follow."""
UNNOTED = -1


@rule
def worth(s: State, card: int, cards: int) -> int:
    """Of so many cards of a faction in a hand."""
    value = WORTH[COUNTS * card + min(cards, COUNTS - 1)]
    if card == JOURNALISTS:
        value += min(cards, MOST_JOURNALISTS) * (s.players - 2) * CROWD // 2
    return value


@rule
def cost(s: State, card: int, cards: int) -> int:
    """What the seat to act gives away with so many cards of its hand."""
    held = s.hand[s.turn][card] + 0
    return worth(s, card, held) - worth(s, card, held - cards)


@rule
def cheapest(s: State, spent: int) -> int:
    """What the seat to act gives away with its least valuable card, after it has spent one of a faction (or -1)."""
    least = 1 << 20
    for card in range(len(FACTIONS)):
        held = s.hand[s.turn][card] - (card == spent)
        if held > 0:
            least = min(least, worth(s, card, held) - worth(s, card, held - 1))
    return least


@rule
def cheapest_held(s: State, notes: Numbers) -> int:
    """What the seat to act gives away with the least valuable card of its whole hand."""
    if notes[CHEAPEST] == UNNOTED:
        notes[CHEAPEST] = cheapest(s, -1)
    return notes[CHEAPEST]


@rule
def lacks(s: State, seat: int) -> int:
    """How many points a seat needs to win; one at least, for a seat whose shared win is still to be declared."""
    return max(1, s.goal - s.points[seat])


@rule
def points_ready(s: State, seat: int) -> int:
    """How many points a hand can bring in one play, as far as no luck is needed."""
    most = 0
    for card in range(len(FACTIONS)):
        most = max(most, READY[SET * card + min(s.hand[seat][card] + 0, SET - 1)])
    return most


@rule
def rivalry(s: State, notes: Numbers, seat: int) -> int:
    """How much a rival's loss is a gain to the seat to act, in parts of ONE: the more, the nearer to the goal."""
    if notes[RIVAL + seat] == UNNOTED:
        notes[RIVAL + seat] = share_of_danger(s, seat) * RIVALRY // 100
    return notes[RIVAL + seat]


@rule
def share_of_danger(s: State, seat: int) -> int:
    """How much of the danger to the seat to act comes from a rival, in parts of ONE."""
    total = 0
    for other in range(s.players):
        if other != s.turn:
            total += DANGER[lacks(s, other)]
    return DANGER[lacks(s, seat)] * ONE // total


@rule
def share_unseen(s: State, notes: Numbers, card: int) -> int:
    """A faction's share of the cards that the seat to act does not see, in parts of ONE."""
    if notes[SHARE + card] == UNNOTED:
        copies = COPIES - s.discard[card] - s.display[card] - s.in_play[card] - s.hand[s.turn][card]
        cards = COPIES * IN_PLAY - s.discard_size - s.display_size - s.in_play_size - s.hand_size[s.turn]
        notes[SHARE + card] = copies * ONE // max(1, cards)
    return notes[SHARE + card]


@rule
def unknown(s: State, notes: Numbers, seat: int) -> int:
    """How many cards in a rival's hand the seat to act knows nothing of."""
    if notes[UNKNOWN + seat] == UNNOTED:
        cards = s.hand_size[seat] + 0
        for card in range(len(FACTIONS)):
            cards -= s.seen[seat][card] + s.known[s.turn][seat][card]
        notes[UNKNOWN + seat] = cards
    return notes[UNKNOWN + seat]


@rule
def supposed(s: State, notes: Numbers, seat: int, card: int) -> int:
    """How many cards of a faction the seat to act supposes in a rival's hand, in parts of ONE."""
    sure = s.seen[seat][card] + s.known[s.turn][seat][card]
    return sure * ONE + unknown(s, notes, seat) * share_unseen(s, notes, card)


@rule
def chance_to_hold(supposed_cards: int) -> int:
    """The chance, in parts of ONE, that a hand has at least one card where so many are supposed."""
    if supposed_cards < ONE:
        return supposed_cards * 2 // 3
    return min(ONE, ONE * 2 // 3 + (supposed_cards - ONE) // 3)


@rule
def chance_to_find(wanted: int, good: int, cards: int, drawn: int) -> int:
    """The chance, in parts of ONE, to draw at least so many good cards where so many of all cards are good."""
    ways, all_ways = 0, 0
    for found in range(min(good, drawn) + 1):
        if drawn - found <= cards - good:
            these = ways_to_choose(good, found) * ways_to_choose(cards - good, drawn - found)
            all_ways += these
            if found >= wanted:
                ways += these
    return ways * ONE // max(1, all_ways)


@rule
def ways_to_choose(cards: int, drawn: int) -> int:
    """In how many ways so many of the cards can be drawn."""
    ways = 1
    for k in range(drawn):
        ways = ways * (cards - k) // (k + 1)
    return ways
