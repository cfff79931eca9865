"""Situations of MEOW in words, both ways."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mewseum.core.chance import EVERYONE
from mewseum.core.compiled import Twins
from mewseum.core.positions import Reader, is_list

from .book import refuse
from .describe import all_cats, cards, stage
from .pile_names import PILE, laid_by
from .state import (
    ACTION,
    ARREST,
    AWAITS,
    BANKABLE,
    CARDS,
    CAT_STATES,
    CATS,
    CHOICE,
    COPIES,
    DISTRACT,
    DISTRACTION,
    FIRST_CAT,
    FIRST_GUARD,
    GIFT,
    JAIL,
    JAILED,
    LOOT,
    NOBODY,
    PAYING,
    PICK_CAT,
    PILES,
    POSITIVE,
    RUN,
    SECOND_PILE,
    USED,
    State,
)

PARTS = (
    "turn", "first", "awaits", "acted", "last_turns", "pending_stars", "card", "paid", "at_most", "redeems", "pile",
    "target", "banks", "run", "cats", "stars", "arrested", "serving", "piles", "discard", "deck", "known", "known_to",
    "fresh", "fresh_cats",
)  # fmt: skip


def write_position(s: State) -> dict[str, Any]:
    """A whole state in words. The generator is not part of it."""
    seats = range(s.players)

    def pile_words(pile: int) -> dict[str, Any]:
        if s.pile_gone[pile]:
            return {"card": CARDS[s.pile_card[pile]], "burnt": True}
        return {
            "card": CARDS[s.pile_card[pile]],
            "beneath": cards(s.beneath[pile]),
            "served": bool(s.pile_served[pile]),
        }

    position: dict[str, Any] = {
        "turn": s.active,
        "first": s.first,
        **({} if s.over else stage(s)),
        "acted": bool(s.acted),
        "last_turns": s.turns_left,
        "pending_stars": s.pending_stars,
        "banks": [cards(s.hand[seat]) for seat in seats],
        "known": [cards(s.seen[seat]) for seat in seats],
        "known_to": [[cards(s.known[knower][seat]) for seat in seats] for knower in seats],
        "run": cards(s.run[0]),
        "cats": all_cats(s),
        "stars": [s.stars[seat] for seat in seats],
        "arrested": [s.arrested[seat] for seat in seats],
        "serving": [s.serving[seat] for seat in seats],
        "piles": [[pile_words(pile) for pile in laid_by(s, seat)] for seat in seats],
        "discard": cards(s.discard),
        "fresh": [CARDS[DISTRACTION + trick] for trick in range(3) for _ in range(s.fresh[0][trick])],
        "fresh_cats": [name for cat, name in enumerate(CATS) if s.fresh_cats >> cat & 1],
    }
    if any(s.aside):
        position["deck"] = cards(s.deck)
    return position


def read_position(s: State, position: Mapping[str, Any], rules: Twins) -> None:
    """Fill a blank state from words. What is not named has its start value; unnamed cards lie in the deck."""
    reader = Reader(position, PARTS, CARDS, COPIES, s.players)
    s.first = reader.seat("first", max(0, s.chosen_first - 1))
    rules.enter_turn(s, reader.seat("turn", s.first))
    s.cat_owner = [NOBODY] * len(CATS)
    if "cats" in reader:
        _read_cats(s, reader)
    else:
        _deal_cats(s, reader, rules)
    for seat, bank in enumerate(reader.per_seat("banks") if "banks" in reader else []):
        s.hand[seat] = _part(reader, "banks", bank, BANKABLE)
        s.hand_size[seat] = sum(s.hand[seat])
    if "run" in reader:
        s.run[0] = _part(reader, "run", reader.get("run"), POSITIVE)
        s.run_size = sum(s.run[0])
    for seat, piles in enumerate(reader.per_seat("piles") if "piles" in reader else []):
        _read_piles(s, seat, piles, reader)
    if "discard" in reader:
        s.discard = reader.bag("discard", reader.get("discard"))
        if any(s.discard[FIRST_CAT:POSITIVE]):
            raise refuse(
                "card-not-there", "11.1", part="discard", card=cards([0] * FIRST_CAT + s.discard[FIRST_CAT:])[0]
            )
    _read_numbers(s, reader)
    _read_stage(s, reader)
    if "deck" in reader:
        s.deck = reader.bag("deck", reader.get("deck"))
        s.aside = list(reader.left)
    else:
        s.deck = list(reader.left)
    s.deck_size = sum(s.deck)
    _read_known(s, reader)
    if s.awaits == CHOICE:
        rules.show_target(s)


def _part(reader: Reader, part: str, value: Any, kinds: int) -> list[int]:
    """Cards of the first kinds only: banks hold loot and tricks, runs and mini-decks no negative cards."""
    counts = reader.bag(part, value)
    if any(counts[kinds:]):
        raise refuse("card-not-there", "4.3", part=part, card=cards([0] * kinds + counts[kinds:])[0])
    return counts[:kinds]


def _read_cats(s: State, reader: Reader) -> None:
    for seat, owned in enumerate(reader.per_seat("cats")):
        if not is_list(owned) and not isinstance(owned, Mapping):
            raise refuse("not-cats", "10.1", value=repr(owned))
        named = owned.items() if isinstance(owned, Mapping) else [(name, "free") for name in owned]
        for name, state in named:
            if name not in CATS or state not in CAT_STATES[1:]:
                raise refuse("not-cats", "10.1", value=repr(owned))
            cat = CATS.index(name)
            reader.take("cats", FIRST_CAT + cat)
            s.cat_owner[cat] = seat
            s.cat_state[cat] = CAT_STATES.index(state)


def _deal_cats(s: State, reader: Reader, rules: Twins) -> None:
    """Cats that are not named are dealt as at the start."""
    loose = [0] * FIRST_CAT + [1] * len(CATS) + [0] * (len(CARDS) - POSITIVE)
    for name in _named_elsewhere(reader):
        if name in CATS:
            loose[FIRST_CAT + CATS.index(name)] = 0
    for seat in range(s.players):
        if sum(loose) == 0:
            raise refuse("cannot-deal", cards=s.players, left=seat)
        card = rules.draw(s, loose, sum(loose), EVERYONE)
        reader.take("cats", card)
        s.cat_owner[card - FIRST_CAT] = seat
        s.cat_state[card - FIRST_CAT] = 1
    s.drawn.clear()


def _named_elsewhere(reader: Reader) -> list[Any]:
    """All cards that are named in the run, the deck or beneath negative cards."""
    named = [card for part in ("run", "deck") if is_list(reader.get(part)) for card in reader.get(part)]
    for piles in reader.get("piles") if is_list(reader.get("piles")) else []:
        for pile in piles if is_list(piles) else []:
            beneath = pile.get("beneath") if isinstance(pile, Mapping) else None
            named += list(beneath or []) if is_list(beneath) else []
    return named


def _read_piles(s: State, seat: int, piles: Any, reader: Reader) -> None:
    if not is_list(piles):
        raise refuse("not-a-list", part="piles", value=repr(piles))
    for words in piles:
        if not isinstance(words, Mapping) or set(words) - {"card", "beneath", "served", "burnt"} or "card" not in words:
            raise refuse("not-a-pile", "5.2", value=repr(words))
        kind = reader.kind("piles", words["card"])
        if kind < POSITIVE:
            raise refuse("not-a-pile", "5.2", value=repr(words))
        burnt = bool(words.get("burnt", False))
        if not burnt:
            reader.take("piles", kind)
        pile = s.piles
        if pile == PILES:
            raise refuse("not-a-pile", "5.2", value=repr(words))
        s.piles += 1
        s.pile_card[pile] = kind
        s.pile_owner[pile] = seat
        s.pile_gone[pile] = int(burnt)
        s.pile_served[pile] = int(bool(words.get("served", False)))
        s.beneath[pile] = _part(reader, "piles", words.get("beneath", []), POSITIVE)
        s.pile_size[pile] = sum(s.beneath[pile])
        if burnt and s.pile_size[pile]:
            raise refuse("not-a-pile", "14.16", value=repr(words))


def _read_numbers(s: State, reader: Reader) -> None:
    for seat, stars in enumerate(reader.per_seat("stars") if "stars" in reader else []):
        s.stars[seat] = reader.number("stars", stars, 42)
    for seat, arrested in enumerate(reader.per_seat("arrested") if "arrested" in reader else []):
        at = ARREST if arrested is True else 0 if arrested is False else arrested
        s.arrested[seat] = reader.number("arrested", at, 13)
    for seat, turns in enumerate(reader.per_seat("serving") if "serving" in reader else []):
        s.serving[seat] = reader.number("serving", turns, 3)
    s.acted = int(bool(reader.get("acted", False)))
    s.turns_left = reader.number("last_turns", reader.get("last_turns", 0), s.players)
    s.pending_stars = reader.number("pending_stars", reader.get("pending_stars", 0), 42)
    fresh = reader.counts("fresh", reader.get("fresh", []))
    s.fresh[0] = fresh[DISTRACTION:BANKABLE]
    if sum(fresh) != sum(s.fresh[0]) or any(fresh[card] > s.hand[s.active][card] for card in range(BANKABLE)):
        raise refuse("card-not-there", "11.1", part="fresh", card=cards(fresh)[0])
    fresh_cats = reader.counts("fresh_cats", reader.get("fresh_cats", []))
    if any(fresh_cats[:FIRST_CAT]) or any(fresh_cats[POSITIVE:]):
        raise refuse("card-not-there", "10.1", part="fresh_cats", card=cards(fresh_cats)[0])
    s.fresh_cats = sum(1 << cat for cat in range(len(CATS)) if fresh_cats[FIRST_CAT + cat])


def _read_stage(s: State, reader: Reader) -> None:
    """What is awaited, and what belongs to it."""
    s.awaits = reader.choice("awaits", AWAITS)
    if s.awaits in (RUN, DISTRACT, GIFT) or s.run_size:
        s.acted = 1
    if s.awaits == DISTRACT:
        s.card = reader.kind("card", reader.get("card"))
        if s.card < FIRST_GUARD:
            raise refuse("impossible-stage", "6.1", awaits=AWAITS[s.awaits])
        reader.take("card", s.card)
    if s.awaits == PAYING:
        s.paid = reader.number("paid", reader.get("paid", 0), 95)
        s.lowest_paid = reader.kind("at_most", reader.get("at_most", LOOT[-1]))
        redeems = reader.get("redeems")
        s.redeemed = 0 if redeems is None else reader.kind("redeems", redeems) - FIRST_CAT + 1
        if s.lowest_paid >= len(LOOT) or (redeems is not None and not 1 <= s.redeemed <= len(CATS)):
            raise refuse("impossible-stage", "9.2", awaits=AWAITS[s.awaits])
    if s.awaits == SECOND_PILE:
        pile = PILE.read(s, str(reader.get("pile", "")))
        if pile is None:
            raise refuse("impossible-stage", "10.6", awaits=AWAITS[s.awaits])
        s.chosen_pile = pile
    if s.awaits == CHOICE:
        s.target = reader.seat("target", s.active)


def _bankable(counts: list[int], part: str) -> list[int]:
    if any(counts[BANKABLE:]):
        raise refuse("card-not-there", "4.3", part=part, card=cards([0] * BANKABLE + counts[BANKABLE:])[0])
    return counts[:BANKABLE]


def _read_known(s: State, reader: Reader) -> None:
    """What is known to be in a bank has to be there."""
    seats = range(s.players)
    if "known" in reader:
        for seat, known in enumerate(reader.per_seat("known")):
            s.seen[seat] = _bankable(reader.counts("known", known), "known")
    if "known_to" in reader:
        for knower, rows in enumerate(reader.per_seat("known_to")):
            for seat, known in enumerate(reader.per_seat("known_to", rows)):
                s.known[knower][seat] = _bankable(reader.counts("known_to", known), "known_to")
    for seat in seats:
        for kind, held in enumerate(s.hand[seat]):
            if s.seen[seat][kind] + max(s.known[knower][seat][kind] for knower in seats) > held:
                raise refuse("known-but-absent", "4.4", card=CARDS[kind], player=seat + 1)


def settle(s: State, rules: Twins) -> None:
    """A finished deck ends the game; who sits in jail is asked for a way out, or misses the turn."""
    if s.deck_size == 0 and s.turns_left == 0 and s.awaits == ACTION:
        rules.finish(s)
        return
    section = _what_is_wrong(s)
    if section:
        raise refuse("impossible-stage", section, awaits=AWAITS[s.awaits])
    if s.awaits == ACTION and s.arrested[s.active] and not s.acted and not s.turns_left:
        rules.begin_turn(s, s.active)
    if rules.renew_offers(s, [0] * 1000) == 0:
        raise refuse("impossible-stage", "9.1", awaits=AWAITS[s.awaits])


def _what_is_wrong(s: State) -> str:
    """The § that forbids the stage, or nothing."""
    seats = range(s.players)
    if any(s.serving[seat] and not s.arrested[seat] for seat in seats):
        return "9.3"
    if any(0 < s.arrested[seat] < ARREST for seat in seats):
        return "8.1"
    if s.turns_left and (s.deck_size or not s.last_round):
        return "14.1"
    if s.run_size and s.awaits not in (RUN, DISTRACT):
        return "4.2"
    if s.awaits == JAIL and not s.arrested[s.active]:
        return "9.1"
    if s.awaits == PAYING and not _may_be_paying(s):
        return "9.2"
    if s.awaits == CHOICE and (s.target == s.active or not s.steal_choice):
        return "14.18"
    if s.awaits == DISTRACT and s.hand_size[s.active] == 0:
        return "6.1"
    if s.awaits == SECOND_PILE and s.pile_size[s.chosen_pile] == 0:
        return "10.6"
    return "14.20" if s.awaits == PICK_CAT and not s.pick_cats else ""


def _may_be_paying(s: State) -> bool:
    """§9.2 For oneself when arrested, or for an own cat that can be bought out."""
    if s.redeemed == 0:
        return bool(s.arrested[s.active])
    cat = s.redeemed - 1
    in_jail = s.cat_state[cat] >= JAILED or (s.redeem_used and s.cat_state[cat] == USED)
    return s.cat_owner[cat] == s.active and bool(in_jail)
