"""Opponents for people: five levels, each clearly stronger than the one before, and three temperaments.

A lower level thinks for a shorter time, believes in fewer worlds and forgets how the others have played, knows less of
what is worth trying, and sees the values of moves as through a fog. But no move that it plays is worse, by its own
estimate, than its cap allows: nobody blunders at random.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from mewseum.core.game import Game
from mewseum.core.situation import Glimpse
from mewseum.players.budget import Budget
from mewseum.players.mind import advised
from mewseum.players.search import Option, SearchPlayer


@dataclass(frozen=True)
class Level:
    """How a level thinks."""

    simulations: int
    worlds: int
    """In how many worlds it believes at once."""
    remembers: bool
    """Whether its beliefs take in how the others have played."""
    fog: float
    """The spread of the noise on its estimates of winning."""
    cap: float
    """How much chance of winning a single move may cost, by its own estimate."""
    doubt: int
    """How much more loosely than a master it believes the others to play by the game's judgement, and how much more evenly it tries
    moves, unless the game has them tried more evenly anyway."""


LEVELS: Mapping[str, Level] = {
    "kitten": Level(16, 1, False, 0.50, 0.50, 200),
    "tabby": Level(40, 3, False, 0.10, 0.18, 10),
    "prowler": Level(200, 8, False, 0.03, 0.09, 4),
    "burglar": Level(500, 20, True, 0.012, 0.05, 3),
    "master": Level(6000, 100, True, 0.0, 0.0, 1),
}

TEMPERAMENTS: Mapping[str, tuple[int, int]] = {"bold": (1, 0), "wary": (-1, 0), "spiteful": (0, 1)}
"""How a temperament likes bold moves, and spiteful ones."""

LIKING = 0.03
"""So much chance of winning a temperament will give to have its way."""


TRUSTED = 10
"""An estimate counts if its move was tried at least a tenth as often as the most tried one; others are mere luck."""


class LevelPlayer(SearchPlayer):
    """A player of one level, perhaps with a temperament."""

    def __init__(
        self, game: Game, seed: int | str, level: str, temperament: str = "", *, compiled: bool = True
    ) -> None:
        self.level = LEVELS[level]
        self.worlds = self.level.worlds
        self._bold, self._spiteful = TEMPERAMENTS.get(temperament, (0, 0))
        super().__init__(game, seed, Budget(simulations=self.level.simulations), compiled=compiled)
        self.habit *= self.level.doubt
        self.settings = {**self.settings, "temper": max(self.habit, self.settings["temper"])}

    def watch(self, glimpse: Glimpse, mover: int) -> None:
        if self.level.remembers:
            super().watch(glimpse, mover)

    def settle(self, options: list[Option]) -> Option:
        """The option that this level takes: through its fog, to its liking, and within its cap."""
        best = options[0]
        cap = max(self.level.cap, LIKING if self._bold or self._spiteful else 0.0)
        if cap == 0.0:
            return best
        within = [
            option
            for option in options
            if option.visits * TRUSTED >= best.visits and best.chance - cap <= option.chance
        ]
        return max(
            within, key=lambda option: option.chance + self._random.gauss(0, self.level.fog) + self._liking(option)
        )

    def _liking(self, option: Option) -> float:
        parts, verb = self.game.parts, option.move.verb
        bold: int = advised(parts, "BOLD", {}).get(verb, 0)
        spiteful: int = advised(parts, "SPITEFUL", {}).get(verb, 0)
        return LIKING * (self._bold * bold + self._spiteful * spiteful) / 100
