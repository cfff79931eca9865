"""Situations of Catham City in words, both ways."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mewseum.core.chance import EVERYONE, only
from mewseum.core.compiled import Twins
from mewseum.core.positions import Reader
from mewseum.core.refused import Refused

from .book import refuse
from .describe import cards, chosen_factions, stage
from .state import (
    ACTION,
    AWAITS,
    AWARDS,
    CAMPAIGN_WON,
    COPIES,
    DEALT,
    DETECTIVES,
    DISPLAY,
    EXCESS,
    FACTIONS,
    GIFT,
    HAND_LIMIT,
    IN_PLAY,
    JOURNALISTS,
    MAFIA,
    MATCH,
    POLICE,
    POLICEMEN,
    RETURNED,
    SACRIFICE,
    State,
)

PARTS = (
    "turn", "first", "asked", "awaits", "actions_left", "turns", "factions", "hands", "known", "known_to", "points", "awarded",
    "display", "discard", "pile", "in_play", "extra", "target",
)  # fmt: skip

FACTION_OF_STAGE = {POLICEMEN: POLICE, MATCH: DETECTIVES, GIFT: JOURNALISTS}


def write_position(s: State) -> dict[str, Any]:
    """A whole state in words. The generator is not part of it."""
    seats = range(s.players)
    position = {
        "turn": s.active,
        "first": s.first,
        "turns": s.turns,
        "actions_left": s.actions_left,
        **({} if s.over else stage(s)),
        "factions": chosen_factions(s),
        "hands": [cards(s.hand[seat]) for seat in seats],
        "known": [cards(s.seen[seat]) for seat in seats],
        "known_to": [[cards(s.known[knower][seat]) for seat in seats] for knower in seats],
        "points": [s.points[seat] for seat in seats],
        "awarded": [
            {name: points for name, points in zip(AWARDS, s.awarded[seat], strict=True) if points} for seat in seats
        ],
        "display": cards(s.display),
        "discard": cards(s.discard),
    }
    if s.in_play_size:
        position["in_play"] = cards(s.in_play)
    if s.turn != s.active and not s.over:
        position["asked"] = s.turn
    if any(s.aside):
        position["pile"] = cards(s.pile)
    return position


def read_position(s: State, position: Mapping[str, Any], rules: Twins) -> None:
    """Fill a blank state from words. What is not named has its start value; unnamed cards lie in the pile."""
    _read_factions(s, position, rules)
    copies = [COPIES * (s.factions >> faction & 1) for faction in range(len(FACTIONS))]
    reader = Reader(position, PARTS, FACTIONS, copies, s.players)
    rules.set_goal(s)
    s.first = reader.seat("first", max(0, s.chosen_first - 1))
    s.active = s.turn = reader.seat("turn", s.first)
    s.turns = reader.number("turns", reader.get("turns", 0), 2**31 - 1)
    if "points" in reader:
        for seat, points in enumerate(reader.per_seat("points")):
            s.points[seat] = reader.number("points", points, 99)
    if "awarded" in reader:
        for seat, awarded in enumerate(reader.per_seat("awarded")):
            _read_awarded(s, seat, reader, awarded)
    if "hands" in reader:
        for seat, hand in enumerate(reader.per_seat("hands")):
            s.hand[seat] = reader.bag("hands", hand)
    if "discard" in reader:
        s.discard = reader.bag("discard", reader.get("discard"))
    if "display" in reader:
        s.display = reader.bag("display", reader.get("display"))
    if "in_play" in reader:
        s.in_play = reader.bag("in_play", reader.get("in_play"))
    if "pile" in reader:
        s.pile = reader.bag("pile", reader.get("pile"))
    loose = s.aside if "pile" in reader else s.pile
    loose[:] = reader.left
    _deal_the_rest(s, reader, loose, rules)
    s.discard_size, s.in_play_size = sum(s.discard), sum(s.in_play)
    s.display_size, s.pile_size = sum(s.display), sum(s.pile)
    s.hand_size[: s.players] = [sum(s.hand[seat]) for seat in range(s.players)]
    if s.display_size > DISPLAY:
        raise refuse("display-too-large", "2.4", cards=s.display_size)
    _read_known(s, reader)
    _read_stage(s, reader)


def _read_awarded(s: State, seat: int, reader: Reader, awarded: Any) -> None:
    """For what points were given: they must not be more than there are."""
    if not isinstance(awarded, Mapping) or not set(awarded) <= set(AWARDS):
        raise Refused("bad-position", part="awarded", value=repr(awarded))
    for number, name in enumerate(AWARDS):
        s.awarded[seat][number] = reader.number("awarded", awarded.get(name, 0), 9999)
    if sum(s.awarded[seat]) - 2 * s.awarded[seat][RETURNED] > s.points[seat]:
        raise Refused("bad-position", part="awarded", value=repr(awarded))


def _read_factions(s: State, position: Mapping[str, Any], rules: Twins) -> None:
    chosen = position.get("factions")
    if chosen is not None:
        known = Reader({}, (), FACTIONS, [], s.players).counts("factions", chosen)
        wanted = sum(1 << faction for faction, count in enumerate(known) if count)
        if sum(known) != IN_PLAY or max(known) > 1 or (s.factions and wanted != s.factions):
            raise refuse("wrong-factions", "2.1", factions=chosen, number=IN_PLAY)
        s.factions = wanted
    if s.factions == 0:
        rules.draw_factions(s)


def _deal_the_rest(s: State, reader: Reader, loose: list[int], rules: Twins) -> None:
    """Hands and display that are not named are dealt as at the start."""
    hands = [] if "hands" in reader else [DEALT[(seat - s.first) % s.players] for seat in range(s.players)]
    laid_out = 0 if "display" in reader else DISPLAY
    if sum(loose) < sum(hands) + laid_out:
        raise refuse("cannot-deal", cards=sum(hands) + laid_out, left=sum(loose))
    for seat, size in enumerate(hands):
        for _ in range(size):
            s.hand[seat][rules.draw(s, loose, sum(loose), only(seat))] += 1
    for _ in range(laid_out):
        s.display[rules.draw(s, loose, sum(loose), EVERYONE)] += 1
    s.drawn.clear()


def _read_known(s: State, reader: Reader) -> None:
    """What is known to be in a hand has to be there."""
    seats = range(s.players)
    if "known" in reader:
        for seat, known in enumerate(reader.per_seat("known")):
            s.seen[seat] = reader.counts("known", known)
    if "known_to" in reader:
        for knower, rows in enumerate(reader.per_seat("known_to")):
            for seat, known in enumerate(reader.per_seat("known_to", rows)):
                s.known[knower][seat] = reader.counts("known_to", known)
    for seat in seats:
        for kind, held in enumerate(s.hand[seat]):
            if s.seen[seat][kind] + max(s.known[knower][seat][kind] for knower in seats) > held:
                raise refuse("known-but-absent", "1.4", card=FACTIONS[kind], player=seat + 1)


def _read_stage(s: State, reader: Reader) -> None:
    """What is awaited, and what belongs to it."""
    s.awaits = reader.choice("awaits", AWAITS)
    most = 2 if s.two_actions else 1
    s.actions_left = reader.number("actions_left", reader.get("actions_left", most), most)
    if s.awaits in (ACTION, EXCESS):
        return
    s.faction = FACTION_OF_STAGE.get(s.awaits, MAFIA)
    if s.awaits in (MATCH, POLICEMEN):
        s.extra = reader.kind("extra", reader.get("extra"))
    if s.awaits == POLICEMEN:
        s.target = reader.seat("target", s.active)
    else:
        s.turn = reader.seat("asked", s.active)


def settle(s: State, rules: Twins) -> None:
    """A goal that is already reached ends the game; a stage that nobody could be in is refused."""
    if s.awaits in (ACTION, EXCESS) or not s.shared_responses:
        for seat in range(s.players):
            if s.points[seat] >= s.goal and not s.over:
                rules.finish(s, 1 << seat, CAMPAIGN_WON)
    if s.over:
        return
    section = _what_is_wrong(s, rules)
    if section or rules.renew_offers(s, [0] * 1000) == 0:
        raise refuse("impossible-stage", section or "3.5", awaits=AWAITS[s.awaits])


def _what_is_wrong(s: State, rules: Twins) -> str:
    """The § that forbids the stage, or nothing."""
    if s.awaits in (ACTION, EXCESS):
        if s.in_play_size:
            return "5.4"
        if (s.awaits == EXCESS) != (s.actions_left == 0):
            return "3.1"
        return "3.3" if s.awaits == EXCESS and s.hand_size[s.active] <= HAND_LIMIT else ""
    if s.actions_left == 0:
        return "3.1"
    least = {POLICEMEN: 1, MATCH: 3, GIFT: 2}.get(s.awaits, 4)
    if s.in_play[s.faction] < least + (s.awaits == MATCH and s.extra == DETECTIVES):
        return "5.4"
    if s.awaits in (MATCH, POLICEMEN) and (s.in_play[s.extra] == 0 or (s.awaits == POLICEMEN and s.extra == POLICE)):
        return "6.1" if s.awaits == MATCH else "11.1"
    asked = s.target if s.awaits == POLICEMEN else s.turn
    if asked == s.active or s.hand_size[asked] == 0:
        return "11.1" if s.awaits == POLICEMEN else "5.3"
    return "9.3" if s.awaits == SACRIFICE and not rules.is_asked_by_mafia(s, asked) else ""
