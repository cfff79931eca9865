"""How a game ended, said to one seat; and what its score is made of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from mewseum.core.words import Phrase


class Ended(Protocol):
    """Winners and scores: a game's outcome."""

    @property
    def winners(self) -> list[int]:
        """The seats that have won."""
        ...

    @property
    def scores(self) -> list[int]:
        """Each seat's score."""
        ...


@dataclass(frozen=True)
class Share:
    """A part of a seat's score: all shares of a seat make its score."""

    key: str
    """Of the message `part-…`."""
    score: int
    """Below zero if it is taken away."""
    details: dict[str, Any] = field(default_factory=dict)

    @property
    def phrase(self) -> Phrase:
        """It in words; a message about something taken away says so itself."""
        return Phrase(f"part-{self.key}", amount=amount(abs(self.score)), **self.details)


def shares(*parts: Share) -> list[Share]:
    """The parts that there are."""
    return [share for share in parts if share.score]


def amount(score: int) -> Phrase:
    """So many points, balls or pounds."""
    return Phrase("amount", score=score)


def place_of(outcome: Ended, seat: int) -> int:
    """Which place a seat came in. All winners are first."""
    winners, scores = outcome.winners, outcome.scores
    if seat in winners:
        return 1
    return 1 + sum(other in winners or scores[other] > scores[seat] for other in range(len(scores)))


def standing(outcome: Ended, seat: int) -> Phrase:
    """How the game ended for a seat: how far ahead it has won, or how far behind the winners it came."""
    winners, scores = outcome.winners, outcome.scores
    if seat in winners:
        return _won(winners, scores, seat)
    place = place_of(outcome, seat)
    margin = scores[winners[0]] - scores[seat]
    if margin <= 0:
        return Phrase("you-came", place=Phrase(f"rank-{place}"))
    return Phrase("you-came-behind", place=Phrase(f"rank-{place}"), margin=amount(margin), winners=_players(winners))


def _won(winners: list[int], scores: list[int], seat: int) -> Phrase:
    others = [winner for winner in winners if winner != seat]
    if others:
        return Phrase("you-won-together", others=_players(others))
    margin = scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
    return Phrase("you-won-by", margin=amount(margin)) if margin > 0 else Phrase("you-won")


def _players(seats: Sequence[int]) -> list[Phrase]:
    return [Phrase("player", number=seat + 1) for seat in seats]
