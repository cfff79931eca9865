"""Situations of Cat Burglars in words, both ways."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from mewseum.core.chance import EVERYONE
from mewseum.core.compiled import Twins
from mewseum.core.sets import BLOCK

from .book import refuse
from .crew_names import CREW, crews_of
from .describe import cats_in, has_facedown, names, stage
from .state import (
    ACTION,
    AWAITS,
    CARDS,
    COLOURS,
    COPIES,
    HAND,
    LANE,
    MIRROR,
    MORE_BALLS,
    PAYMENT,
    PLACEMENT,
    WIDEST_CREW,
    State,
)

KEYS = (
    "turn", "first", "awaits", "secured", "target", "trap", "hands", "known", "market", "crews", "scored",
    "discard", "deck",
)  # fmt: skip


def write_position(s: State) -> dict[str, Any]:
    """A whole state in words. The generator is not part of it."""
    seats = range(s.players)

    def crew_words(crew: int) -> dict[str, Any]:
        return {
            "cats": cats_in(s, crew),
            "facedown": COLOURS[s.facedown[crew]] if has_facedown(s, crew) else None,
        }

    position = {
        "turn": s.active,
        "first": s.first,
        **({} if s.over else stage(s)),
        "hands": [names(s.hand[seat]) for seat in seats],
        "known": [names(s.seen[seat]) for seat in seats],
        "market": names(s.market),
        "crews": [[crew_words(crew) for crew in crews_of(s, seat)] for seat in seats],
        "scored": [names(s.scored[seat]) for seat in seats],
        "discard": names(s.discard),
    }
    if any(s.aside):
        position["deck"] = names(s.deck)
    return position


def read_position(s: State, position: Mapping[str, Any], rules: Twins) -> None:
    """Fill a blank state from words. What is not named has its start value; unnamed cards lie in the deck."""
    for key in position:
        if key not in KEYS:
            raise refuse("unknown-part", part=str(key), known=KEYS)
    left = list(COPIES)

    def bag(part: str, value: Any, kinds: int = len(CARDS)) -> list[int]:
        counts = [0] * kinds
        if not _is_list(value):
            raise refuse("not-a-list", part=part, value=repr(value))
        for card in value:
            kind = _kind(part, card)
            if kind >= kinds:
                raise refuse("mirror-not-there", "5.5" if part.startswith("crews") else "6.2", part=part)
            left[kind] -= 1
            if left[kind] < 0:
                raise refuse("too-many-cards", "1.1", card=CARDS[kind], copies=COPIES[kind], part=part)
            counts[kind] += 1
        return counts

    def per_seat(part: str) -> list[Any]:
        value = position[part]
        if not _is_list(value) or len(value) != s.players:
            raise refuse("not-one-per-seat", part=part, players=s.players, value=repr(value))
        return list(value)

    for seat, crews in enumerate(per_seat("crews") if "crews" in position else []):
        _read_crews(s, seat, crews, bag)
    if "scored" in position:
        for seat, cards in enumerate(per_seat("scored")):
            s.scored[seat] = bag("scored", cards, len(COLOURS))
            s.score[seat] = sum(s.scored[seat])
    if "discard" in position:
        s.discard = bag("discard", position["discard"])
        s.discard_size = sum(s.discard)
    if "hands" in position:
        for seat, cards in enumerate(per_seat("hands")):
            s.hand[seat] = bag("hands", cards)
    if "market" in position:
        s.market = bag("market", position["market"])
        s.market_size = sum(s.market)
        if s.market_size > 6:
            raise refuse("market-too-large", "3.3", cards=s.market_size)
    if "deck" in position:
        s.deck = bag("deck", position["deck"])
    _read_stage(s, position, left)
    loose = s.aside if "deck" in position else s.deck
    loose[:] = left
    _deal_the_rest(s, position, loose, rules)
    s.deck_size = sum(s.deck)
    if "known" in position:
        _read_known(s, per_seat("known"))
    rules.rebuild_sets(s)
    _settle(s, rules, _seat(s, position, "turn"))


def _is_list(value: Any) -> bool:
    return isinstance(value, Sequence) and not isinstance(value, str)


def _kind(part: str, card: Any) -> int:
    if card not in CARDS:
        raise refuse("unknown-card-in", part=part, card=repr(card), known=CARDS)
    return CARDS.index(card)


def _seat(s: State, position: Mapping[str, Any], part: str) -> int:
    seat = position.get(part, 0)
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < s.players:
        raise refuse("no-seat", part=part, value=repr(seat), last=s.players - 1)
    return seat


def _read_crews(s: State, seat: int, crews: Any, bag: Any) -> None:
    if not _is_list(crews):
        raise refuse("not-a-list", part="crews", value=repr(crews))
    for words in crews:
        if not isinstance(words, Mapping) or set(words) - {"cats", "facedown"} or "cats" not in words:
            raise refuse("not-a-crew", "5.1", value=repr(words))
        cats = bag("crews", words["cats"], len(COLOURS))
        if not 0 < sum(cats) <= WIDEST_CREW:
            raise refuse("impossible-crew", "5.3", cats=sum(cats), most=WIDEST_CREW)
        crew = s.crews
        s.crews += 1
        s.owner[crew] = seat
        s.size[crew] = sum(cats)
        s.cats[crew] = sum(count << (LANE * colour) for colour, count in enumerate(cats))
        card = words.get("facedown")
        if card is not None:
            if _is_list(card):
                raise refuse("one-facedown", "6.1", value=repr(card))
            kind = bag("crews", [card], len(COLOURS)).index(1)
            s.facedown[crew] = kind
            s.guarded[crew // BLOCK] |= 1 << crew % BLOCK


def _read_stage(s: State, position: Mapping[str, Any], left: list[int]) -> None:
    """What is awaited, and what belongs to it."""
    awaits = position.get("awaits", AWAITS[ACTION])
    if awaits not in AWAITS:
        raise refuse("unknown-stage", value=repr(awaits), known=AWAITS)
    s.awaits = AWAITS.index(awaits)
    s.first = _seat(s, position, "first") if "first" in position else max(0, s.chosen_first - 1)
    s.active = s.turn = _seat(s, position, "turn")
    if s.awaits == MORE_BALLS:
        s.secured = _crew(s, "secured", f"{s.active + 1}.{position.get('secured', '')}")
    if s.awaits in (PAYMENT, PLACEMENT):
        s.target = _crew(s, "target", position.get("target", ""))
        if s.owner[s.target] == s.active:
            raise refuse("own-crew", "8.1")
        if has_facedown(s, s.target) != (s.awaits == PAYMENT):
            raise refuse("no-facedown" if s.awaits == PAYMENT else "already-revealed", "8.1")
    if s.awaits == PLACEMENT:
        s.trap = _kind("trap", position.get("trap", ""))
        if s.trap == MIRROR:
            raise refuse("mirror-not-there", "6.2", part="trap")
        left[s.trap] -= 1
        if left[s.trap] < 0:
            raise refuse("too-many-cards", "1.1", card=CARDS[s.trap], copies=COPIES[s.trap], part="trap")
        s.turn = s.owner[s.target]


def _crew(s: State, part: str, value: Any) -> int:
    crew = CREW.read(s, value) if isinstance(value, str) else None
    if crew is None:
        raise refuse("no-crew-named", part=part, value=repr(value))
    return crew


def _deal_the_rest(s: State, position: Mapping[str, Any], loose: list[int], rules: Twins) -> None:
    """Hands and market that are not named are dealt as at the start."""
    wanted = (0 if "hands" in position else HAND * s.players) + (0 if "market" in position else 6)
    if sum(loose) < wanted:
        raise refuse("cannot-deal", cards=wanted, left=sum(loose))
    if "hands" not in position:
        for seat in range(s.players):
            for _ in range(HAND):
                s.hand[seat][rules.draw(s, loose, sum(loose), seat)] += 1
    if "market" not in position:
        for _ in range(6):
            s.market[rules.draw(s, loose, sum(loose), EVERYONE)] += 1
        s.market_size = 6
    s.hand_size[: s.players] = [sum(s.hand[seat]) for seat in range(s.players)]
    s.drawn.clear()


def _read_known(s: State, known: list[Any]) -> None:
    """What all have seen a seat take has to be in its hand or face down before it."""
    for seat, cards in enumerate(known):
        if not _is_list(cards):
            raise refuse("not-a-list", part="known", value=repr(cards))
        for card in cards:
            s.seen[seat][_kind("known", card)] += 1
        facedown = [s.facedown[crew] for crew in crews_of(s, seat) if has_facedown(s, crew)]
        for kind, count in enumerate(s.seen[seat]):
            if count > s.hand[seat][kind] + facedown.count(kind):
                raise refuse("known-but-absent", "1.4", card=CARDS[kind], player=seat + 1)


def _settle(s: State, rules: Twins, turn: int) -> None:
    """Goals that are already reached, turns that have to be skipped, stages that nobody could be in."""
    for seat in range(s.players):
        if not s.over:
            rules.check_goals(s, seat)
    if s.over:
        return
    if s.awaits == ACTION:
        rules.begin_turn(s, turn)
        return
    buffer = [0] * 2000
    if rules.renew_offers(s, buffer) == 0:
        raise refuse("nobody-could-be-here", awaits=AWAITS[s.awaits])
