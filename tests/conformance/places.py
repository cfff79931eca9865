"""Where every card lies and who may look at it: a second opinion on what is hidden, written for the tests alone.

Each game has `tests/games/<folder>/cards.py`, which names in the game's own words

- `all_cards(s)`: how many cards of each kind there are in the game,
- `places(s)`: where they lie in a state, and who may look at them there,
- `check_sound(s)`: what holds in every state that can be, played or imagined,
- `SAID_BY_RULE`: the facts that tell, by a rule, more than the cards that moved,
- `is_promising(s, move)`: whether a move looks worth making, so that random games come to every kind of end.

A state `s` is given whole.

The checks for leaks never ask a game's own declarations who may see what; they ask here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from types import ModuleType

from mewseum import GAMES
from mewseum.core.chance import EVERYONE, NOBODY, only

__all__ = [
    "EVERYONE",
    "NOBODY",
    "Place",
    "came_from",
    "cards_of",
    "check_all_cards",
    "count_cards",
    "folder_of_tests",
    "from_tests",
    "look",
    "only",
    "places",
    "sees",
    "shown",
]


@dataclass(frozen=True)
class Place:
    """The cards of one place. All may count them; its audience (a set of seats) may look at them."""

    cards: Mapping[str, int]
    audience: int
    at_end: int = EVERYONE
    """Who may look when the game is over."""
    shown: bool = False
    """Whether all see a card arrive here, even if nobody may look at it afterwards."""


def folder_of_tests(slug: str) -> Path:
    """The folder of tests that every game has beside its own."""
    return Path(__file__).parents[1] / "games" / GAMES[slug].rpartition(".")[2]


def from_tests(slug: str, name: str) -> ModuleType:
    """A module of this folder."""
    path = folder_of_tests(slug) / f"{name}.py"
    assert path.exists(), f"{slug} needs {path}"
    return import_module(f"tests.games.{path.parent.name}.{name}")


def cards_of(slug: str) -> ModuleType:
    """The cards of a game."""
    return from_tests(slug, "cards")


def places(situation) -> dict[str, Place]:
    """Every place of a situation (which never changes)."""
    if "places" not in vars(situation):
        vars(situation)["places"] = cards_of(situation.game.slug).places(situation._s)
    return vars(situation)["places"]


def count_cards(situation) -> dict[str, int]:
    """All cards of a situation by name, wherever they lie."""
    total: Counter[str] = Counter()
    for place in places(situation).values():
        total.update(place.cards)
    return dict(+total)


def check_all_cards(situation) -> None:
    """No card is lost, and none is there twice."""
    assert count_cards(situation) == cards_of(situation.game.slug).all_cards(situation._s), "all cards are there"


def sees(seat: int | None, audience: int) -> bool:
    """Whether a seat (None: a spectator) belongs to an audience."""
    return audience == EVERYONE or (seat is not None and bool(audience >> seat & 1))


def look(situation, seat: int | None, *, at_end: bool = False) -> dict[str, object]:
    """What a seat sees of the cards on the table: how many there are everywhere, and which where it may look."""
    return {
        name: place.cards if sees(seat, place.at_end if at_end else place.audience) else sum(place.cards.values())
        for name, place in places(situation).items()
    }


def shown(before, after) -> dict[str, Counter[str]]:
    """The cards that all saw arrive somewhere by a move, though nobody may look at them afterwards."""
    return {name: arrived(before, place, name) for name, place in places(after).items() if place.shown}


def arrived(before, place: Place, name: str) -> Counter[str]:
    """The cards that came to a place by a move."""
    earlier = places(before).get(name) if before is not None else None
    return Counter(place.cards) - Counter(earlier.cards if earlier is not None else {})


def came_from(before, after, seat: int | None) -> dict[str, Counter[str]]:
    """From which hidden places those cards came that a seat saw arrive."""
    visible: Counter[str] = Counter()
    for name, place in places(after).items():
        if place.shown or sees(seat, place.audience):
            visible += arrived(before, place, name)
    came = {}
    for name, place in places(before).items():
        if not sees(seat, place.audience):
            now = places(after).get(name)
            came[name] = (Counter(place.cards) - Counter(now.cards if now is not None else {})) & visible
    return came
