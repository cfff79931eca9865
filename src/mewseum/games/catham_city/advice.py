"""What a good candidate knows: which play pays now, which cards complete the next one, and who has to be stopped."""

from __future__ import annotations

from collections.abc import Mapping

from mewseum.core.compiled import rule
from mewseum.core.moves import Verb
from mewseum.core.sets import member
from mewseum.core.words import Phrase

from . import moves
from .appraisal import (
    CARD,
    MOST_READY,
    ONE,
    POINT,
    READY,
    SET,
    chance_to_find,
    chance_to_hold,
    cheapest,
    cost,
    lacks,
    points_ready,
    rivalry,
    supposed,
    worth,
)
from .state import (
    DETECTIVES,
    FACTIONS,
    HACKERS,
    HAND_LIMIT,
    IN_PLAY,
    JOURNALISTS,
    MAFIA,
    OFFICIALS,
    POLICE,
    ROBOCATS,
    SACRIFICE,
    SCIENTISTS,
    State,
)

SHARPNESS = 4
"""Hundredths of a logarithm for a hundredth of a point."""
WIN = 1500
"""A sure win."""
LIKELY_WIN = 620
"""A win that needs luck, in proportion to its chance."""
LOST = 364
"""A rival's win in answer, in proportion to its chance."""
WINNING_PLAY = 106
"""To have the cards with which the next play wins."""
DENIED = 30
"""Hundredths of what the next player's best take loses when its cards are taken away."""
GUESSED = 1
"""Cards of each faction that a rival is taken to hold beyond those that were seen."""
LOST_CARD = 38
"""What a rival loses with a card of its choice, or of mine."""
HACKED_CARD = 20
"""What a rival loses with a card for which it gets a hacker."""
GIFT = 35
"""What an answer of a rival to the journalists is worth to who played them."""
ANSWER = 90
"""What a rival gains by a point for a card."""
PAIRS = (0, 0, 205, 533, 830, 985, ONE)
"""The chance that so many cards, up to six, have a pair among them, in parts of ONE."""
REVEALED = (
    0, ONE, 0, 0, 0, 0,
    0, 205, 819, 0, 0, 0,
    0, 41, 492, 491, 0, 0,
    0, 8, 229, 590, 197, 0,
    0, 2, 98, 492, 393, 39,
    0, 0, 41, 354, 511, 118,
)  # fmt: skip
"""The chance, in parts of ONE, that one to six cards from the pile are of none to five different factions."""


@rule
def rate(s: State, verb: int, first: int, second: int) -> int:
    """How good a legal move looks to the seat to act: what it gains, and what its rivals lose by it."""
    return SHARPNESS * gain(s, verb, first, second)


@rule
def gain(s: State, verb: int, first: int, second: int) -> int:
    """What a move brings, in hundredths of a point."""
    if verb == moves.TAKE:
        return gain_by_taking(s, first, second)
    if verb < moves.POLICEMEN:
        return gain_by_playing(s, verb, first, second)
    if verb == moves.POLICEMEN:
        return gain_by_policemen(s, s.extra + 0, s.target + 0, second, s.hand[s.turn][POLICE] + 1)
    return gain_by_answering(s, verb, first, second)


@rule
def progress(s: State, points: int) -> int:
    """What so many points are worth to the seat to act."""
    return WIN if points >= lacks(s, s.turn) else POINT * points


@rule
def gain_by_taking(s: State, card: int, cards: int) -> int:
    """Cards for the hand, less what has to be discarded for them, and what the next player misses."""
    me = s.turn + 0
    held = s.hand[me][card] + 0
    value = worth(s, card, held + cards) - worth(s, card, held)
    excess = s.hand_size[me] + cards - HAND_LIMIT
    if excess > 0 and s.actions_left < 2:
        value -= excess * cheapest(s, -1)
    if READY[SET * card + min(held + cards, SET - 1)] >= lacks(s, me) > points_ready(s, me):
        value += WINNING_PLAY
    after = (me + 1) % s.players
    missed = denied(s, after, card, cards)
    if missed > 0:
        value += missed * rivalry(s, after) // ONE * DENIED // 100
    return value


@rule
def denied(s: State, seat: int, card: int, cards: int) -> int:
    """How much less a seat's best take is worth when these cards are gone from the display."""
    others, whole, rest = 0, 0, 0
    for kind in range(len(FACTIONS)):
        if s.display[kind] > 0:
            held = s.seen[seat][kind] + GUESSED
            before = worth(s, kind, held)
            take = worth(s, kind, held + s.display[kind]) - before
            if kind == card:
                whole = take
                rest = worth(s, kind, held + s.display[kind] - cards) - before
            else:
                others = max(others, take)
    return max(others, whole) - max(others, rest)


@rule
def gain_by_playing(s: State, verb: int, first: int, second: int) -> int:
    """What a play brings, less the cards that it costs."""
    if verb == moves.PLAY_HACKERS:
        return gain_by_hackers(s, first, second)
    if verb == moves.PLAY_POLICE:
        return gain_by_police(s, first, second)
    if verb == moves.PLAY_DETECTIVES:
        return gain_by_detectives(s, second)
    if verb == moves.PLAY_SCIENTISTS:
        return progress(s, 2) + drawn_cards(s, 2, 3) - cost(s, SCIENTISTS, 3)
    if verb == moves.PLAY_ROBOCATS:
        brought = drawn_cards(s, 5, 2) if second == 2 else progress(s, 3)
        return brought - cost(s, ROBOCATS, second)
    if verb == moves.PLAY_MAFIA:
        return gain_by_mafia(s)
    if verb == moves.PLAY_JOURNALISTS:
        return gain_by_journalists(s)
    return gain_by_officials(s, second)


@rule
def drawn_cards(s: State, drawn: int, spent: int) -> int:
    """What cards from the pile are worth, those beyond the hand limit half of it."""
    excess = max(0, s.hand_size[s.turn] - spent + drawn - HAND_LIMIT)
    return CARD * (2 * drawn - excess) // 2


@rule
def gain_by_detectives(s: State, extra: int) -> int:
    """Three points, less the points that others may get for a card like the extra one."""
    if lacks(s, s.turn) <= 3:
        return WIN
    value = 3 * POINT
    if extra == DETECTIVES:
        value -= cost(s, DETECTIVES, 4)
    else:
        value -= cost(s, DETECTIVES, 3) + cost(s, extra, 1)
    for other in range(s.players):
        if other != s.turn and s.hand_size[other] > 0:
            chance = chance_to_hold(supposed(s, other, extra))
            harm = LOST if lacks(s, other) == 1 else ANSWER * rivalry(s, other) // ONE
            value -= chance * harm // ONE
    return value


@rule
def gain_by_mafia(s: State) -> int:
    """Two points, and what each of the others loses: two cards, or a point if that is less."""
    value = progress(s, 2) - cost(s, MAFIA, 4)
    for other in range(s.players):
        if other != s.turn:
            loss = LOST_CARD * min(2, s.hand_size[other] + 0)
            if s.points[other] > 0:
                loss = POINT if s.hand_size[other] < 2 else min(loss, POINT)
            value += loss * rivalry(s, other) // ONE
    return value


@rule
def gain_by_journalists(s: State) -> int:
    """Two points and gifts, but a rival who lacks one point wins with a pair."""
    if lacks(s, s.turn) <= 2:
        return WIN
    value = 2 * POINT - cost(s, JOURNALISTS, 2)
    for other in range(s.players):
        if other != s.turn and s.hand_size[other] > 1:
            if lacks(s, other) == 1:
                value -= LOST * PAIRS[min(s.hand_size[other] + 0, 6)] // ONE
            else:
                value += GIFT
    return value


@rule
def gain_by_hackers(s: State, hackers: int, target: int) -> int:
    """A point for every hacker that is likely to be revealed, a card for every other one."""
    cards = s.hand_size[target] + hackers
    theirs = supposed(s, target, HACKERS)
    found = hackers * (hackers * ONE + theirs) // cards
    stolen = hackers * ONE - found
    good = min(cards, hackers + (theirs + ONE // 2) // ONE)
    value = lucky_points(s, found, good, cards, hackers) - cost(s, HACKERS, hackers)
    return value + stolen * (CARD + HACKED_CARD * rivalry(s, target) // ONE) // ONE


@rule
def lucky_points(s: State, found: int, good: int, cards: int, drawn: int) -> int:
    """What is brought by points for good cards among those drawn (so many are expected), and by the chance to win so."""
    wanted = lacks(s, s.turn)
    value = found * POINT // ONE if wanted > 1 else 0
    if wanted <= drawn:
        value += chance_to_find(wanted, good, cards, drawn) * LIKELY_WIN // ONE
    return value


@rule
def gain_by_police(s: State, extra: int, target: int) -> int:
    """The better of one policeman, half of them and all, with the extra card that it costs."""
    held = s.hand[s.turn][POLICE] + 0
    most = min(held, s.hand_size[target] + 0)
    best = gain_by_policemen(s, extra, target, 1, held)
    if most > 1:
        best = max(best, gain_by_policemen(s, extra, target, most, held))
    if most > 3:
        best = max(best, gain_by_policemen(s, extra, target, most // 2, held))
    return best - cost(s, extra, 1)


@rule
def gain_by_policemen(s: State, extra: int, target: int, policemen: int, held: int) -> int:
    """A point for every card of the extra card's faction that is likely to be revealed, and all revealed ones are lost."""
    cards = s.hand_size[target] + 0
    searched = min(policemen, cards)
    theirs = supposed(s, target, extra)
    good = min(cards, (theirs + ONE // 2) // ONE)
    value = lucky_points(s, searched * theirs // cards, good, cards, searched)
    value -= worth(s, POLICE, held) - worth(s, POLICE, held - policemen)
    return value + searched * LOST_CARD * rivalry(s, target) // ONE


@rule
def gain_by_officials(s: State, officials: int) -> int:
    """The points for different factions, each number of them by its chance."""
    revealed = min(officials, 6, s.pile_size + s.discard_size)
    wanted = lacks(s, s.turn)
    value = 0
    for points in range(1, 6):
        chance = REVEALED[6 * (revealed - 1) + points] if revealed > 0 else 0
        if points < wanted:
            value += chance * POINT * points
        elif chance == ONE:
            value += ONE * WIN
        else:
            value += chance * LIKELY_WIN
    return value // ONE - cost(s, OFFICIALS, officials)


@rule
def gain_by_answering(s: State, verb: int, first: int, second: int) -> int:
    """What an answer to another's play brings, or costs."""
    if verb == moves.MATCH:
        return progress(s, 1) - cost(s, s.extra + 0, 1)
    if verb == moves.LOSE_POINT:
        return -POINT
    if verb == moves.DISCARD:
        return -cost(s, second, 1) - (cheapest(s, second) if s.awaits == SACRIFICE else 0)
    if verb == moves.GIVE:
        return gain_by_giving(s, second, 0)
    if verb == moves.GIVE_AND_DISCARD:
        return gain_by_giving(s, first, second)
    return 0


@rule
def gain_by_giving(s: State, card: int, discarded: int) -> int:
    """Points for the cards that are discarded with a gift, less what the gift is worth to its receiver."""
    theirs = s.seen[s.active][card] + 0
    given = worth(s, card, theirs + 1) - worth(s, card, theirs)
    return progress(s, discarded) - cost(s, card, 1 + discarded) - given * rivalry(s, s.active) // ONE


SLOPE = (0, 0, 85, 85, 100, 104, 107)
"""What a point is worth for the chance to win, by the number of players."""
TEMPO = (0, 0, 45, 30, 29, 24, 22)
"""What it costs to be one place later in the turn order."""
FINISH = (0, 0, 360, 460, 515, 560, 620)
"""What a winning play in hand is worth to who is on turn; to the next one half of that, and so on."""


@rule
def standing(s: State, seat: int) -> int:
    """How well a seat stands: its points and cards, how soon its turn comes, and whether it can win then."""
    value = POINT * s.points[seat]
    for card in range(len(FACTIONS)):
        value += worth(s, card, s.hand[seat][card] + 0)
    later = (seat - s.active + s.players) % s.players
    value = value * SLOPE[s.players] // 100 - TEMPO[s.players] * later
    if lacks(s, seat) <= MOST_READY and points_ready(s, seat) >= lacks(s, seat):
        value += FINISH[s.players] // (1 + later)
    return value


ABOUT_A_RIVAL = IN_PLAY + 1
"""Hypotheses about each rival, clockwise: that it can play each faction, and that it can win at once."""
NEEDED = (3, 3, 2, 4, 1, 1, 2, 1)
"""Cards with which each faction can be played."""


@rule
def can_play(s: State, seat: int, card: int) -> bool:
    """Whether a hand has the cards to play a faction; detectives and police need one more card, police of another one."""
    held = s.hand[seat][card] + 0
    if card == POLICE:
        return 1 <= held < s.hand_size[seat]
    return held >= NEEDED[card] and (card != DETECTIVES or s.hand_size[seat] > 3)


@rule
def beliefs(s: State, seat: int) -> int:
    """The set of hypotheses about the other hands that hold in a whole world."""
    found = 0
    for place in range(s.players - 1):
        rival = (seat + 1 + place) % s.players
        for number in range(IN_PLAY):
            card = member(s.factions + 0, number)
            if can_play(s, rival, card):
                found |= 1 << (ABOUT_A_RIVAL * place + number)
        if points_ready(s, rival) >= lacks(s, rival):
            found |= 1 << (ABOUT_A_RIVAL * place + IN_PLAY)
    return found


def name_belief(s: State, seat: int, bit: int) -> Phrase:
    """A hypothesis in words."""
    place, number = divmod(bit, ABOUT_A_RIVAL)
    player = Phrase("player", number=(seat + 1 + place) % s.players + 1)
    if number == IN_PLAY:
        return Phrase("belief-can-win", player=player)
    return Phrase("belief-can-play", player=player, faction=Phrase(f"faction-{FACTIONS[member(s.factions, number)]}"))


SEARCH: Mapping[str, int] = {"horizon": 16, "explore": 1500}
"""Standing judges well, so that a search need not play to the end; it may try more moves instead."""

BOLD: Mapping[Verb, int] = {
    moves.PLAY_HACKERS: 80,
    moves.PLAY_POLICE: 70,
    moves.PLAY_OFFICIALS: 40,
    moves.PLAY_ROBOCATS: 20,
    moves.PLAY_JOURNALISTS: 20,
    moves.PLAY_DETECTIVES: 10,
    moves.PLAY_SCIENTISTS: -20,
    moves.TAKE: -40,
    moves.END_TURN: -60,
}
"""How much luck, or how many answers of others, a kind of move counts on."""

SPITEFUL: Mapping[Verb, int] = {
    moves.PLAY_MAFIA: 100,
    moves.PLAY_POLICE: 80,
    moves.PLAY_HACKERS: 60,
    moves.DECLINE: 20,
    moves.PLAY_DETECTIVES: -20,
    moves.PLAY_JOURNALISTS: -30,
    moves.GIVE_AND_DISCARD: -20,
    moves.GIVE: -100,
}
"""How much a kind of move hurts others."""
