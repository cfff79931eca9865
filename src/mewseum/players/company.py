"""The company at a person's table: opponents by name, and an adviser. Nobody waits for a compiler."""

from __future__ import annotations

from collections.abc import Sequence

from mewseum.core.game import Game
from mewseum.core.refused import Refused
from mewseum.core.situation import Glimpse
from mewseum.core.view import View
from mewseum.players.budget import Budget
from mewseum.players.player import CarefulPlayer, Player
from mewseum.players.reasons import Advice, Adviser
from mewseum.players.roster import NEED_NO_SEARCH, make_player
from mewseum.players.warmth import PatientPlayer, Warmth

A_MOMENT = Budget(seconds=1.0)
"""How long an adviser, or a search without a level, thinks about a move."""


class Company:
    """Players for some seats, by names such as `kitten` or `master:bold`; the last name fills the table."""

    def __init__(self, game: Game, names: Sequence[str], seats: Sequence[int], seed: str) -> None:
        if len(names) > len(seats):
            raise Refused("too-many-bots", bots=list(names), seats=len(seats))
        self._game = game
        names = [*names, *[names[-1]] * (len(seats) - len(names))]
        self.names = dict(zip(seats, names, strict=True))
        for name in names:
            make_player(name, game, 0, A_MOMENT, compiled=False)
        self._warmth = Warmth(game.parts)
        self.players = {seat: self._player(name, f"{seed} {seat}") for seat, name in zip(seats, names, strict=True)}
        self.adviser = PatientAdviser(game, f"{seed} adviser", self._warmth)

    def _player(self, name: str, seed: str) -> Player:
        if name in NEED_NO_SEARCH:
            return make_player(name, self._game, seed, A_MOMENT, compiled=False)
        return PatientPlayer(
            self._warmth,
            CarefulPlayer(self._game, seed, compiled=False),
            lambda: make_player(name, self._game, seed, A_MOMENT),
        )


class PatientAdviser(Adviser):
    """Advises from plain rules, more slowly, until compiled ones are ready."""

    def __init__(self, game: Game, seed: str, warmth: Warmth) -> None:
        super().__init__(game, seed, A_MOMENT, compiled=False)
        self._warmth = warmth
        self._later: Adviser | None = None

    def advise(self, view: View) -> Advice:
        if self._later is None and self._warmth.ready.is_set():
            self._later = Adviser(self._game, self._seed, A_MOMENT)
        return super().advise(view) if self._later is None else self._later.advise(view)

    def watch(self, glimpse: Glimpse, mover: int) -> None:
        if self._later is not None:
            self._later.watch(glimpse, mover)
