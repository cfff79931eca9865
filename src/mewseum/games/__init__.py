"""The games of the house: one line each."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from importlib import import_module
from typing import Any, cast

from mewseum.core.game import Game, Parts
from mewseum.core.refused import Refused

GAMES = {
    "cat-burglars": "mewseum.games.cat_burglars",
    "meow": "mewseum.games.meow",
    "catham-city": "mewseum.games.catham_city",
}

RULING_SIGN = "◆"
"""What RULES.md puts at the end of a sentence, or of a heading, that is the house's ruling and not printed."""


def parts(slug: str) -> Parts:
    """What a game's folder supplies."""
    if not isinstance(slug, str) or slug not in GAMES:
        near = difflib.get_close_matches(slug, GAMES, n=1) if isinstance(slug, str) else []
        raise Refused("unknown-game", game=str(slug), known=near or list(GAMES))
    return cast(Parts, import_module(GAMES[slug]).PARTS)


def rules_text(slug: str, language: str = "en") -> str:
    """A game's rules for people, in a language of the house; § by § the same in all of them."""
    folder = parts(slug).folder
    own = folder / f"RULES.{language}.md"
    return (own if own.is_file() else folder / "RULES.md").read_text(encoding="utf-8")


def rules_paragraph(text: str, section: str) -> str:
    """One paragraph of a game's rules; with the house's sign, if it or its chapter has that, and what the sign means."""
    blocks = text.split("\n\n")
    found = next((block for block in blocks if block.startswith(f"**§{section}** ")), "")
    heading = next(block for block in blocks if block.startswith(f"## {section.partition('.')[0]} ")) if found else ""
    explanation = next((block for block in blocks if RULING_SIGN in block), "")
    shown = [heading] if RULING_SIGN in heading else []
    shown.append(found.rstrip())
    return "\n\n".join([*shown, explanation] if RULING_SIGN in heading + found else shown)


def game(slug: str, /, players: int = 2, **options: Any) -> Game:
    """A game with its options, ready to deal."""
    return make_game(slug, players, options)


def make_game(slug: str, players: int, options: Mapping[str, Any]) -> Game:
    """The same with the options as one mapping, as they stand in a record."""
    found = parts(slug)
    if type(players) is not int or players not in found.players:
        raise Refused("impossible-players", game=slug, players=repr(players), least=found.players[0],
                      most=found.players[-1])  # fmt: skip
    return Game(found, players, options)
