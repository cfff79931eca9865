"""What a good candidate knows: which play pays now, which cards complete the next one, and who has to be stopped."""

from __future__ import annotations

from collections.abc import Mapping

from mewseum.core.compiled import Numbers, rule
from mewseum.core.moves import Verb
from mewseum.core.sets import member
from mewseum.core.words import Phrase

from . import moves
from .appraisal import (
    CARD,
    LACKED,
    MOST_READY,
    NOTED,
    ONE,
    POINT,
    READY,
    SET,
    UNNOTED,
    chance_to_find,
    chance_to_hold,
    cheapest,
    cheapest_held,
    cost,
    lacks,
    points_ready,
    rivalry,
    supposed,
    worth,
)
from .state import (
    ACTION,
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

WANTED, BEST, SECOND = NOTED, NOTED + 1, NOTED + 2
"""Places in the notes, after those of the appraisal: the faction that the next player would take, what that take is
worth to it, and what the best one of another faction. Taking anything else denies it nothing."""


@rule
def open_notes(s: State, notes: Numbers) -> None:
    """Worked out at once is only what most moves need: the points that are lacking, and what the next player would take."""
    for place in range(NOTED):
        notes[place] = UNNOTED
    notes[LACKED] = lacks(s, s.turn)
    if s.awaits == ACTION:
        note_takes(s, notes)


@rule
def rate(s: State, notes: Numbers, verb: int, first: int, second: int) -> int:
    """How good a legal move looks to the seat to act: what it gains, and what its rivals lose by it."""
    return SHARPNESS * gain(s, notes, verb, first, second)


@rule
def gain(s: State, notes: Numbers, verb: int, first: int, second: int) -> int:
    """What a move brings, in hundredths of a point."""
    if verb == moves.TAKE:
        return gain_by_taking(s, notes, first, second)
    return gain_by_cards(s, notes, verb, first, second)


@rule
def gain_by_cards(s: State, notes: Numbers, verb: int, first: int, second: int) -> int:
    """What a move with cards of the hand brings."""
    if verb < moves.POLICEMEN:
        return gain_by_playing(s, notes, verb, first, second)
    if verb == moves.POLICEMEN:
        return gain_by_searching(s, notes, second)
    return gain_by_answering(s, notes, verb, first, second)


@rule
def progress(lacked: int, points: int) -> int:
    """What so many points are worth to a seat that lacks so many."""
    return WIN if points >= lacked else POINT * points


@rule
def gain_by_taking(s: State, notes: Numbers, card: int, cards: int) -> int:
    """Cards for the hand, less what has to be discarded for them, and what the next player misses."""
    me = s.turn + 0
    held = s.hand[me][card] + 0
    value = worth(s, card, held + cards) - worth(s, card, held)
    excess = s.hand_size[me] + cards - HAND_LIMIT
    if excess > 0 and s.actions_left < 2:
        value -= excess * cheapest_held(s, notes)
    lacked = notes[LACKED]
    if lacked <= READY[SET * card + min(held + cards, SET - 1)] and lacked > points_ready(s, me):
        value += WINNING_PLAY
    if card == notes[WANTED]:
        after = next_seat(s)
        left = worth_to(s, after, card, s.display[card] - cards)
        missed = notes[BEST] - max(notes[SECOND], left)
        value += missed * rivalry(s, notes, after) // ONE * DENIED // 100
    return value


@rule
def next_seat(s: State) -> int:
    """Who takes after the seat to act."""
    return (s.turn + 1) % s.players


@rule
def worth_to(s: State, seat: int, card: int, cards: int) -> int:
    """What so many cards of a faction are worth to a rival, by what was seen of its hand."""
    held = s.seen[seat][card] + GUESSED
    return worth(s, card, held + cards) - worth(s, card, held)


@rule
def note_takes(s: State, notes: Numbers) -> None:
    """The next player's best take from the display, and the best one of another faction."""
    after = next_seat(s)
    wanted, best, second = UNNOTED, 0, 0
    for card in range(len(FACTIONS)):
        if s.display[card] > 0:
            take = worth_to(s, after, card, s.display[card] + 0)
            if take > best:
                wanted, best, second = card, take, best
            else:
                second = max(second, take)
    notes[WANTED], notes[BEST], notes[SECOND] = wanted, best, second


@rule
def gain_by_playing(s: State, notes: Numbers, verb: int, first: int, second: int) -> int:
    """What a play brings, less the cards that it costs."""
    if verb == moves.PLAY_HACKERS:
        return gain_by_hackers(s, notes, first, second)
    if verb == moves.PLAY_POLICE:
        return gain_by_police(s, notes, first, second)
    if verb == moves.PLAY_DETECTIVES:
        return gain_by_detectives(s, notes, second)
    if verb == moves.PLAY_SCIENTISTS:
        return progress(notes[LACKED], 2) + drawn_cards(s, 2, 3) - cost(s, SCIENTISTS, 3)
    if verb == moves.PLAY_ROBOCATS:
        brought = drawn_cards(s, 5, 2) if second == 2 else progress(notes[LACKED], 3)
        return brought - cost(s, ROBOCATS, second)
    if verb == moves.PLAY_MAFIA:
        return gain_by_mafia(s, notes)
    if verb == moves.PLAY_JOURNALISTS:
        return gain_by_journalists(s, notes[LACKED])
    return gain_by_officials(s, notes[LACKED], second)


@rule
def drawn_cards(s: State, drawn: int, spent: int) -> int:
    """What cards from the pile are worth, those beyond the hand limit half of it."""
    excess = max(0, s.hand_size[s.turn] - spent + drawn - HAND_LIMIT)
    return CARD * (2 * drawn - excess) // 2


@rule
def gain_by_detectives(s: State, notes: Numbers, extra: int) -> int:
    """Three points, less the points that others may get for a card like the extra one."""
    if notes[LACKED] <= 3:
        return WIN
    value = 3 * POINT
    if extra == DETECTIVES:
        value -= cost(s, DETECTIVES, 4)
    else:
        value -= cost(s, DETECTIVES, 3) + cost(s, extra, 1)
    for other in range(s.players):
        if other != s.turn and s.hand_size[other] > 0:
            chance = chance_to_hold(supposed(s, notes, other, extra))
            harm = LOST if lacks(s, other) == 1 else ANSWER * rivalry(s, notes, other) // ONE
            value -= chance * harm // ONE
    return value


@rule
def gain_by_mafia(s: State, notes: Numbers) -> int:
    """Two points, and what each of the others loses: two cards, or a point if that is less."""
    value = progress(notes[LACKED], 2) - cost(s, MAFIA, 4)
    for other in range(s.players):
        if other != s.turn:
            loss = LOST_CARD * min(2, s.hand_size[other] + 0)
            if s.points[other] > 0:
                loss = POINT if s.hand_size[other] < 2 else min(loss, POINT)
            value += loss * rivalry(s, notes, other) // ONE
    return value


@rule
def gain_by_journalists(s: State, lacked: int) -> int:
    """Two points and gifts, but a rival who lacks one point wins with a pair."""
    if lacked <= 2:
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
def gain_by_hackers(s: State, notes: Numbers, hackers: int, target: int) -> int:
    """A point for every hacker that is likely to be revealed, a card for every other one."""
    cards = s.hand_size[target] + hackers
    theirs = supposed(s, notes, target, HACKERS)
    found = hackers * (hackers * ONE + theirs) // cards
    stolen = hackers * ONE - found
    good = min(cards, hackers + (theirs + ONE // 2) // ONE)
    value = lucky_points(notes[LACKED], found, good, cards, hackers) - cost(s, HACKERS, hackers)
    return value + stolen * (CARD + HACKED_CARD * rivalry(s, notes, target) // ONE) // ONE


@rule
def lucky_points(lacked: int, found: int, good: int, cards: int, drawn: int) -> int:
    """What is brought by points for good cards among those drawn (so many are expected), and by the chance to win so."""
    value = found * POINT // ONE if lacked > 1 else 0
    if lacked <= drawn:
        value += chance_to_find(lacked, good, cards, drawn) * LIKELY_WIN // ONE
    return value


@rule
def gain_by_police(s: State, notes: Numbers, extra: int, target: int) -> int:
    """The better of one policeman, half of them and all, with the extra card that it costs."""
    held, cards = s.hand[s.turn][POLICE] + 0, s.hand_size[target] + 0
    most = min(held, cards)
    theirs = supposed(s, notes, target, extra)
    threat = rivalry(s, notes, target)
    best = gain_by_policemen(s, 1, held, cards, theirs, threat, notes[LACKED])
    if most > 1:
        best = max(best, gain_by_policemen(s, most, held, cards, theirs, threat, notes[LACKED]))
    if most > 3:
        best = max(best, gain_by_policemen(s, most // 2, held, cards, theirs, threat, notes[LACKED]))
    return best - cost(s, extra, 1)


@rule
def gain_by_searching(s: State, notes: Numbers, policemen: int) -> int:
    """What so many policemen bring, where the extra card lies there already, and the first of them too."""
    held, cards = s.hand[s.turn][POLICE] + 1, s.hand_size[s.target] + 0
    theirs = supposed(s, notes, s.target, s.extra)
    return gain_by_policemen(s, policemen, held, cards, theirs, rivalry(s, notes, s.target), notes[LACKED])


@rule
def gain_by_policemen(s: State, policemen: int, held: int, cards: int, theirs: int, threat: int, lacked: int) -> int:
    """A point for every card of the extra card's faction that is likely to be revealed, and all revealed ones are lost.

    Of policemen so many are held; the searched hand has so many cards, and of that faction `theirs`, in parts of ONE.
    """
    searched = min(policemen, cards)
    good = min(cards, (theirs + ONE // 2) // ONE)
    value = lucky_points(lacked, searched * theirs // cards, good, cards, searched)
    value -= worth(s, POLICE, held) - worth(s, POLICE, held - policemen)
    return value + searched * LOST_CARD * threat // ONE


@rule
def gain_by_officials(s: State, lacked: int, officials: int) -> int:
    """The points for different factions, each number of them by its chance."""
    revealed = min(officials, 6, s.pile_size + s.discard_size)
    value = 0
    for points in range(1, 6):
        chance = REVEALED[6 * (revealed - 1) + points] if revealed > 0 else 0
        if points < lacked:
            value += chance * POINT * points
        elif chance == ONE:
            value += ONE * WIN
        else:
            value += chance * LIKELY_WIN
    return value // ONE - cost(s, OFFICIALS, officials)


@rule
def gain_by_answering(s: State, notes: Numbers, verb: int, first: int, second: int) -> int:
    """What an answer to another's play brings, or costs."""
    if verb == moves.MATCH:
        return progress(notes[LACKED], 1) - cost(s, s.extra + 0, 1)
    if verb == moves.LOSE_POINT:
        return -POINT
    if verb == moves.DISCARD:
        return -cost(s, second, 1) - (cheapest(s, second) if s.awaits == SACRIFICE else 0)
    if verb == moves.GIVE:
        return gain_by_giving(s, notes, second, 0)
    if verb == moves.GIVE_AND_DISCARD:
        return gain_by_giving(s, notes, first, second)
    return 0


@rule
def gain_by_giving(s: State, notes: Numbers, card: int, discarded: int) -> int:
    """Points for the cards that are discarded with a gift, less what the gift is worth to its receiver."""
    theirs = s.seen[s.active][card] + 0
    given = worth(s, card, theirs + 1) - worth(s, card, theirs)
    harm = given * rivalry(s, notes, s.active) // ONE
    return progress(notes[LACKED], discarded) - cost(s, card, 1 + discarded) - harm


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
