"""What a rule does: many random games, counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from mewseum.core import offers
from mewseum.core.game import Game
from mewseum.core.refused import Refused

CHUNK = 2000


@dataclass
class Report:
    """What came out of a simulation."""

    game: Game
    seed: int
    compiled: bool
    games: int = 0
    decisions: int = 0
    longest: int = 0
    wins: list[float] = field(default_factory=list)
    shared: int = 0
    reasons: Counter[str] = field(default_factory=Counter)

    def to_dict(self) -> dict[str, Any]:
        """JSON-ready. Shared wins are split."""
        return {
            "game": self.game.slug,
            "players": self.game.players,
            "options": self.game.options,
            "seed": self.seed,
            "mode": "compiled" if self.compiled else "plain",
            "games": self.games,
            "win_shares": [round(wins / self.games, 6) for wins in self.wins],
            "shared_wins": self.shared,
            "reasons": {reason: self.reasons[reason] for reason in self.game.parts.reasons},
            "decisions_per_game": round(self.decisions / self.games, 3),
            "longest_game": self.longest,
        }


class RandomGames:
    """Plays random games of one simulation in order, plain or compiled; both modes play the same games."""

    def __init__(self, game: Game, seed: int, *, compiled: bool) -> None:
        template, place = game.blank(seed), game.blank(0)
        template.unwatched = 1
        room = offers.room(game.parts.offer_rows)
        self.rules = game.fast if compiled else game.plain
        self.states: Any = [template, place]
        self.offers: Any = [0] * room
        self.dice: Any = [0] * 4
        self._compiled = compiled
        self._next = 0
        if compiled:
            import numpy

            self.states = game.records(template, place)
            self.offers = numpy.zeros(room, numpy.int64)
            self.dice = numpy.zeros(4, numpy.int64)
        self.rules.seed_dice(self.dice, seed % 2**31)

    def play(self, games: int) -> list[tuple[int, int, int]]:
        """The next games: for each the set of winners, the reason of its end, the number of decisions."""
        results: Any = [0] * (3 * games)
        if self._compiled:
            import numpy

            results = numpy.zeros(3 * games, numpy.int64)
        self.rules.random_games(self.states, self.offers, self.dice, self._next, games, results)
        self._next += games
        numbers = [int(number) for number in results]
        return list(zip(numbers[0::3], numbers[1::3], numbers[2::3], strict=True))


def simulate(game: Game, games: int, seed: int, *, compiled: bool, progress: Callable[[int], None]) -> Report:
    """Play random games to their ends. `progress` hears how many are done."""
    if games < 1:
        raise Refused("too-few-games", games=games)
    player = RandomGames(game, seed, compiled=compiled)
    report = Report(game, seed, compiled, wins=[0.0] * game.players)
    chunk = CHUNK if compiled else 10
    while report.games < games:
        for winners, reason, decisions in player.play(min(chunk, games - report.games)):
            seats = [seat for seat in range(game.players) if winners >> seat & 1]
            for seat in seats:
                report.wins[seat] += 1 / len(seats)
            report.shared += len(seats) > 1
            report.reasons[game.parts.reasons[reason]] += 1
            report.decisions += decisions
            report.longest = max(report.longest, decisions)
            report.games += 1
        progress(report.games)
    return report
