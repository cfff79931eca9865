"""Situations of Cat Burglars in words, both ways."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mewseum.core.chance import EVERYONE, only
from mewseum.core.compiled import Twins
from mewseum.core.positions import Reader, is_list, names
from mewseum.core.sets import BLOCK

from .book import refuse
from .crew_names import CREW, crews_of
from .describe import cats_in, has_facedown, stage
from .state import (
    ACTION,
    AWAITS,
    CARDS,
    COLOURS,
    COPIES,
    HAND,
    LANE,
    MARKET,
    MIRROR,
    MORE_BALLS,
    NOTED,
    PAYMENT,
    PLACEMENT,
    WIDEST_CREW,
    State,
)

PARTS = (
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
        "hands": [names(CARDS, s.hand[seat]) for seat in seats],
        "known": [names(CARDS, s.seen[seat]) for seat in seats],
        "market": names(CARDS, s.market),
        "crews": [[crew_words(crew) for crew in crews_of(s, seat)] for seat in seats],
        "scored": [names(CARDS, s.scored[seat]) for seat in seats],
        "discard": names(CARDS, s.discard),
    }
    if any(s.aside):
        position["deck"] = names(CARDS, s.deck)
    return position


def read_position(s: State, position: Mapping[str, Any], rules: Twins) -> None:
    """Fill a blank state from words. What is not named has its start value; unnamed cards lie in the deck."""
    reader = Reader(position, PARTS, CARDS, COPIES, s.players)
    for seat, crews in enumerate(reader.per_seat("crews") if "crews" in reader else []):
        _read_crews(s, seat, crews, reader)
    for seat, cards in enumerate(reader.per_seat("scored") if "scored" in reader else []):
        s.scored[seat] = _cats(reader, "scored", cards)
        s.score[seat] = sum(s.scored[seat])
    if "discard" in reader:
        s.discard = reader.bag("discard", reader.get("discard"))
        s.discard_size = sum(s.discard)
    for seat, cards in enumerate(reader.per_seat("hands") if "hands" in reader else []):
        s.hand[seat] = reader.bag("hands", cards)
    if "market" in reader:
        s.market = reader.bag("market", reader.get("market"))
        s.market_size = sum(s.market)
        if s.market_size > MARKET:
            raise refuse("market-too-large", "3.3", cards=s.market_size)
    if "deck" in reader:
        s.deck = reader.bag("deck", reader.get("deck"))
    _read_stage(s, reader)
    loose = s.aside if "deck" in reader else s.deck
    loose[:] = reader.left
    _deal_the_rest(s, reader, loose, rules)
    s.deck_size = sum(s.deck)
    if "known" in reader:
        _read_known(s, reader)
    facedown = [crew + 1 for crew in range(s.crews) if has_facedown(s, crew)]
    s.laid = [*facedown[-NOTED:], *[0] * NOTED][:NOTED]
    rules.rebuild_sets(s)
    goals = [rules.has_enough_balls(s, seat) or rules.has_all_colours(s, seat) for seat in range(s.players)]
    s.last_round = int(bool(s.equal_turns) and any(goals))


def _cats(reader: Reader, part: str, cards: Any) -> list[int]:
    """Cats only, by colour."""
    counts = reader.bag(part, cards)
    if counts[MIRROR]:
        raise refuse("mirror-not-there", "5.5" if part == "crews" else "6.2", part=part)
    return counts[:MIRROR]


def _read_crews(s: State, seat: int, crews: Any, reader: Reader) -> None:
    if not is_list(crews):
        raise refuse("not-a-list", part="crews", value=repr(crews))
    for words in crews:
        if not isinstance(words, Mapping) or set(words) - {"cats", "facedown"} or "cats" not in words:
            raise refuse("not-a-crew", "5.1", value=repr(words))
        cats = _cats(reader, "crews", words["cats"])
        if not 0 < sum(cats) <= WIDEST_CREW:
            raise refuse("impossible-crew", "5.3", cats=sum(cats), most=WIDEST_CREW)
        crew = s.crews
        s.crews += 1
        s.owner[crew] = seat
        s.size[crew] = sum(cats)
        s.cats[crew] = sum(count << (LANE * colour) for colour, count in enumerate(cats))
        card = words.get("facedown")
        if card is not None:
            if is_list(card):
                raise refuse("one-facedown", "6.1", value=repr(card))
            s.facedown[crew] = _cats(reader, "facedown", [card]).index(1)
            s.guarded[crew // BLOCK] |= 1 << crew % BLOCK


def _read_stage(s: State, reader: Reader) -> None:
    """What is awaited, and what belongs to it."""
    s.awaits = reader.choice("awaits", AWAITS)
    s.first = reader.seat("first", max(0, s.chosen_first - 1))
    s.active = s.turn = reader.seat("turn", s.first)
    if s.awaits == MORE_BALLS and "secured" in reader:  # it may be said which ball was the last; nothing depends on it
        _crew(s, "secured", f"{s.active + 1}.{reader.get('secured', '')}")
    if s.awaits in (PAYMENT, PLACEMENT):
        s.target = _crew(s, "target", reader.get("target", ""))
        if s.owner[s.target] == s.active:
            raise refuse("own-crew", "8.1")
        if has_facedown(s, s.target) != (s.awaits == PAYMENT):
            raise refuse("no-facedown" if s.awaits == PAYMENT else "already-revealed", "8.1")
    if s.awaits == PLACEMENT:
        s.trap = _cats(reader, "trap", [reader.get("trap", "")]).index(1)
        s.turn = s.owner[s.target]


def _crew(s: State, part: str, value: Any) -> int:
    crew = CREW.read(s, value) if isinstance(value, str) else None
    if crew is None:
        raise refuse("no-crew-named", part=part, value=repr(value))
    return crew


def _deal_the_rest(s: State, reader: Reader, loose: list[int], rules: Twins) -> None:
    """Hands and market that are not named are dealt as at the start."""
    wanted = (0 if "hands" in reader else HAND * s.players) + (0 if "market" in reader else MARKET)
    if sum(loose) < wanted:
        raise refuse("cannot-deal", cards=wanted, left=sum(loose))
    if "hands" not in reader:
        for seat in range(s.players):
            for _ in range(HAND):
                s.hand[seat][rules.draw(s, loose, sum(loose), only(seat))] += 1
    if "market" not in reader:
        for _ in range(MARKET):
            s.market[rules.draw(s, loose, sum(loose), EVERYONE)] += 1
        s.market_size = MARKET
    s.hand_size[: s.players] = [sum(s.hand[seat]) for seat in range(s.players)]
    s.drawn.clear()


def _read_known(s: State, reader: Reader) -> None:
    """What all have seen a seat take has to be in its hand or face down before it."""
    for seat, cards in enumerate(reader.per_seat("known")):
        s.seen[seat] = reader.counts("known", cards)
        facedown = [s.facedown[crew] for crew in crews_of(s, seat) if has_facedown(s, crew)]
        for kind, count in enumerate(s.seen[seat]):
            if count > s.hand[seat][kind] + facedown.count(kind):
                raise refuse("known-but-absent", "1.4", card=CARDS[kind], player=seat + 1)


def settle(s: State, rules: Twins) -> None:
    """Goals that are already reached, turns that have to be skipped, stages that nobody could be in."""
    for seat in range(s.players):
        if not s.over:
            rules.check_goals(s, seat)
    if s.over:
        return
    if s.awaits == ACTION:
        rules.begin_turn(s, s.active)
        return
    buffer = [0] * 2000
    nothing_left = s.awaits == MORE_BALLS and not rules.has_guarded_crew(s, s.active)
    if nothing_left or rules.renew_offers(s, buffer) == 0:
        raise refuse("nobody-could-be-here", awaits=AWAITS[s.awaits])
