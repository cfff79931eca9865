"""Why a move is refused: the § and the reason, from what the seat to act may see."""

from __future__ import annotations

from mewseum.core.moves import Move, Verb
from mewseum.core.refused import Refused
from mewseum.core.words import Phrase

from . import moves
from .book import refuse
from .state import (
    ACTION,
    AWAITS,
    DETECTIVES,
    EXCESS,
    FACTIONS,
    GIFT,
    HACKERS,
    JOURNALISTS,
    MAFIA,
    MATCH,
    OFFICIALS,
    POLICE,
    POLICEMEN,
    ROBOCATS,
    SACRIFICE,
    SCIENTISTS,
    SECOND_CARD,
    State,
)

STAGES: dict[int, tuple[Verb, ...]] = {
    ACTION: (moves.TAKE, *moves.PLAYS, moves.END_TURN),
    POLICEMEN: (moves.POLICEMEN,),
    MATCH: (moves.MATCH, moves.DECLINE),
    SACRIFICE: (moves.LOSE_POINT, moves.DISCARD),
    SECOND_CARD: (moves.DISCARD,),
    GIFT: (moves.GIVE, moves.GIVE_AND_DISCARD, moves.DECLINE),
    EXCESS: (moves.DISCARD,),
}
STAGE_SECTIONS = {
    ACTION: "3.1", POLICEMEN: "11.2", MATCH: "6.2", SACRIFICE: "9.2", SECOND_CARD: "9.2", GIFT: "12.2", EXCESS: "3.3",
}  # fmt: skip

EXACTLY = {
    moves.PLAY_DETECTIVES: (DETECTIVES, 3, "6.1"),
    moves.PLAY_SCIENTISTS: (SCIENTISTS, 3, "7.1"),
    moves.PLAY_MAFIA: (MAFIA, 4, "9.1"),
    moves.PLAY_JOURNALISTS: (JOURNALISTS, 2, "12.1"),
}


def faction_phrase(card: int) -> Phrase:
    """The message that names a faction."""
    return Phrase(f"faction-{FACTIONS[card]}")


def why_not(s: State, move: Move) -> Refused:
    """Why this seat may not make this move now."""
    if move.verb not in STAGES[s.awaits]:
        key = f"awaits-{AWAITS[s.awaits].replace(' ', '-')}"
        return refuse(key, STAGE_SECTIONS[s.awaits], player=s.turn + 1)
    if move.verb in EXACTLY:
        return _cannot_play_exactly(s, move)
    return {
        moves.TAKE: _cannot_take,
        moves.PLAY_ROBOCATS: _cannot_play_robocats,
        moves.PLAY_HACKERS: _cannot_play_hackers,
        moves.PLAY_POLICE: _cannot_play_police,
        moves.PLAY_OFFICIALS: _cannot_play_officials,
        moves.POLICEMEN: _cannot_choose_policemen,
        moves.MATCH: _cannot_match,
        moves.LOSE_POINT: _no_point,
        moves.DISCARD: _not_in_hand,
        moves.GIVE: _not_in_hand,
        moves.GIVE_AND_DISCARD: _cannot_give_and_discard,
        moves.END_TURN: _cannot_end_turn,
    }[move.verb](s, move)


def _cannot_take(s: State, move: Move) -> Refused:
    if move.second == 0:
        return refuse("take-at-least-one", "4.1")
    return refuse("not-in-display", "4.1", faction=faction_phrase(move.first), cards=s.display[move.first])


def _lacking(s: State, faction: int, number: int, section: str) -> Refused | None:
    if s.hand[s.turn][faction] < number:
        return refuse(
            "not-enough", section, faction=faction_phrase(faction), number=number, cards=s.hand[s.turn][faction]
        )
    return None


def _cannot_play_exactly(s: State, move: Move) -> Refused:
    faction, number, section = EXACTLY[move.verb]
    return _lacking(s, faction, number, section) or refuse("no-extra", section, faction=faction_phrase(move.second))


def _cannot_play_robocats(s: State, move: Move) -> Refused:
    if move.second not in (2, 4):
        return refuse("two-or-four-robocats", "8.1")
    section = "8.1" if move.second == 2 else "8.2"
    return refuse(
        "not-enough", section, faction=faction_phrase(ROBOCATS), number=move.second, cards=s.hand[s.turn][ROBOCATS]
    )


def _cannot_play_hackers(s: State, move: Move) -> Refused:
    number, target = move.first, move.second
    if not 1 <= number <= 4:
        return refuse("one-to-four-hackers", "10.1")
    if target == s.turn:
        return refuse("not-yourself", "10.1")
    return _lacking(s, HACKERS, number, "10.1") or refuse(
        "target-has-too-few", "10.1", player=target + 1, cards=s.hand_size[target]
    )


def _cannot_play_police(s: State, move: Move) -> Refused:
    extra, target = move.first, move.second
    if extra == POLICE:
        return refuse("extra-of-another-faction", "11.1")
    if target == s.turn:
        return refuse("not-yourself", "11.1")
    lacking = _lacking(s, POLICE, 1, "11.1")
    if lacking is not None:
        return lacking
    if s.hand[s.turn][extra] == 0:
        return refuse("no-extra", "11.1", faction=faction_phrase(extra))
    return refuse("target-has-no-cards", "11.1", player=target + 1)


def _cannot_play_officials(s: State, move: Move) -> Refused:
    if move.second == 0:
        return refuse("at-least-one", "13.1")
    return refuse(
        "not-enough", "13.1", faction=faction_phrase(OFFICIALS), number=move.second, cards=s.hand[s.turn][OFFICIALS]
    )


def _cannot_choose_policemen(s: State, move: Move) -> Refused:
    if move.second == 0:
        return refuse("at-least-one", "11.2")
    if move.second <= s.hand[s.turn][POLICE] + 1:
        return refuse("target-has-too-few", "16.3", player=s.target + 1, cards=s.hand_size[s.target])
    return refuse(
        "not-enough", "11.2", faction=faction_phrase(POLICE), number=move.second, cards=s.hand[s.turn][POLICE] + 1
    )


def _cannot_match(s: State, move: Move) -> Refused:
    return refuse("not-in-hand", "6.2", faction=faction_phrase(s.extra))


def _no_point(s: State, move: Move) -> Refused:
    return refuse("no-point", "9.3")


def _not_in_hand(s: State, move: Move) -> Refused:
    return refuse("not-in-hand", STAGE_SECTIONS[s.awaits], faction=faction_phrase(move.second))


def _cannot_give_and_discard(s: State, move: Move) -> Refused:
    if s.hand[s.turn][move.first] == 0:
        return refuse("not-in-hand", "12.2", faction=faction_phrase(move.first))
    if move.second == 0:
        return refuse("at-least-one", "12.3")
    if move.second > 1 and not s.journalists_each:
        return refuse("discard-only-one", "12.3")
    return refuse(
        "not-enough-to-discard", "12.3", faction=faction_phrase(move.first), cards=s.hand[s.turn][move.first] - 1
    )


def _cannot_end_turn(s: State, move: Move) -> Refused:
    return refuse("no-passing", "15.2" if s.two_actions and not s.second_optional else "3.2")
