"""Players by name, as people and the arena call them."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Sequence

from mewseum.core.game import Game
from mewseum.core.refused import Refused
from mewseum.players.budget import Budget
from mewseum.players.levels import LEVELS, TEMPERAMENTS, LevelPlayer
from mewseum.players.player import CarefulPlayer, Player, RandomPlayer
from mewseum.players.search import SearchPlayer, TextbookPlayer

MINDS = ("random", "careful", "search", "ismcts")
NEED_NO_SEARCH = ("random", "careful")


def make_player(name: str, game: Game, seed: int | str, budget: Budget, *, compiled: bool = True) -> Player:
    """A player such as `careful`, `search`, `kitten` or `master:bold`. Only `search` and `ismcts` use the budget."""
    mind, _, temperament = name.partition(":")
    makers: dict[str, Callable[[], Player]] = {
        "random": lambda: RandomPlayer(seed),
        "careful": lambda: CarefulPlayer(game, seed, compiled=compiled),
        "search": lambda: SearchPlayer(game, seed, budget, compiled=compiled),
        "ismcts": lambda: TextbookPlayer(game, seed, budget, compiled=compiled),
    }
    check_name(name)
    return makers[mind]() if mind in makers else LevelPlayer(game, seed, mind, temperament, compiled=compiled)


def check_name(name: str, minds: Sequence[str] = MINDS) -> str:
    """The name of a level, perhaps with a temperament, or of one of these minds; anything else is refused."""
    mind, _, temperament = name.partition(":")
    if name in minds or name in LEVELS or (mind in LEVELS and temperament in TEMPERAMENTS):
        return name
    known = list(dict.fromkeys((*minds, *LEVELS)))
    raise Refused(
        "unknown-bot",
        bot=name,
        known=difflib.get_close_matches(mind, known, n=1) or known,
        temperaments=list(TEMPERAMENTS),
    )
