"""What everybody has seen: cards that all know where to find, and how many of each kind nobody could find.

A game's `recall(s)` puts it into words from a state in which only what everybody sees is filled in (`View.common` hands it no other), so
it is the same for all seats and spectators, and tells nobody more than the table has shown. The words are

    {"kept": [[{"place": "hand", "cards": 7, "known": ("blue", "mirror")}, ...], ...], "unseen": {"blue": 9, ...}}

For each seat the places where cards lie hidden from others, with how many they are and those that all know to be there (at least so
many of each kind); a place of which a seat has several has a name (`pile`). Then how many of each kind are left: they lie in the
deck, or are those with somebody that not all know. The game's texts call its places `place-...`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from operator import sub
from typing import Any

from mewseum.core.moves import Named
from mewseum.core.words import Phrase


def without(copies: Sequence[int], *lying: Sequence[int]) -> list[int]:
    """What is left of each kind when bags of cards are taken away; kinds that a bag does not count are not in it."""
    left = list(copies)
    for bag in lying:
        left[: len(bag)] = map(sub, left, bag)
    return left


def tell_memory(table: dict[str, Any], cards: Named) -> list[Phrase]:
    """The discard pile and what everybody has seen in sentences, from a view in words. After the game nothing is left to remember."""
    lines = []
    if "discard" in table:
        discard = _counted(Counter(table["discard"]), cards)
        lines.append(Phrase("remembered-discard", cards=len(table["discard"]), discard=discard))
    memory = table.get("remembered")
    if memory is None:
        return [*lines, Phrase("remembered-all")]
    lines += [_tell_kept(table, seat, kept, cards) for seat, row in enumerate(memory["kept"]) for kept in row]
    unseen = memory["unseen"]
    return [*lines, Phrase("remembered-unseen", cards=sum(unseen.values()), unseen=_counted(unseen, cards))]


def _tell_kept(table: dict[str, Any], seat: int, kept: dict[str, Any], cards: Named) -> Phrase:
    player = Phrase("player-you" if seat == table["seat"] else "player", number=seat + 1)
    place = Phrase(f"place-{kept['place']}", pile=kept.get("pile", ""))
    known = _counted(Counter(kept["known"]), cards)
    if not known:
        return Phrase("remembered-nothing", player=player, place=place, cards=kept["cards"])
    return Phrase("remembered-kept", player=player, place=place, cards=kept["cards"], known=known)


def _counted(counts: Mapping[str, int], cards: Named) -> list[Phrase]:
    """Kinds with their numbers; those of which there are none are left out."""
    return [
        Phrase("remembered-kind", card=Phrase(f"{cards.noun}-{name}"), cards=counts[name])
        for name in cards.names
        if counts.get(name)
    ]
