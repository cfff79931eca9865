"""The moves of Catham City, and how they read."""

from __future__ import annotations

from mewseum.core.moves import SEAT, Counted, Verbs, own

from .facts import CARD

NUMBER = Counted(32)

VERBS = Verbs()
TAKE = VERBS("take {card} {number}", card=CARD, number=NUMBER)
PLAY_DETECTIVES = VERBS("play detectives and {card}", card=CARD)
PLAY_SCIENTISTS = VERBS("play scientists")
PLAY_ROBOCATS = VERBS("play robocats {number}", number=NUMBER)
PLAY_MAFIA = VERBS("play mafia")
PLAY_HACKERS = VERBS("play hackers {number} against {player}", number=NUMBER, player=SEAT)
PLAY_POLICE = VERBS("play police and {card} against {player}", card=CARD, player=SEAT)
PLAY_JOURNALISTS = VERBS("play journalists")
PLAY_OFFICIALS = VERBS("play officials {number}", number=NUMBER)
POLICEMEN = VERBS("policemen {number}", number=NUMBER)
MATCH = VERBS("match")
DECLINE = VERBS("decline")
LOSE_POINT = VERBS("return point")
DISCARD = VERBS("discard {card}", card=CARD)
GIVE = VERBS("give {card}", card=own(CARD))
GIVE_AND_DISCARD = VERBS("give {card} and discard {number}", card=CARD, number=NUMBER)
END_TURN = VERBS("end turn")

PLAYS = (
    PLAY_DETECTIVES,
    PLAY_SCIENTISTS,
    PLAY_ROBOCATS,
    PLAY_MAFIA,
    PLAY_HACKERS,
    PLAY_POLICE,
    PLAY_JOURNALISTS,
    PLAY_OFFICIALS,
)
