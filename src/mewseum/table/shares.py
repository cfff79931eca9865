"""What one person may use up at a table. All of it is kept, so all of it has an end, and nobody can use up another's share.

A share belongs to a seat, or to whoever sat down there (the hash that stands in their messages). It is counted from the table's
entries alone, so it is the same on every server and after every start.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from mewseum.core.refused import Refused

MOST_SAID = 500
"""So much may be said by one person at one table."""
MOST_ASKED = 500
"""So often each seat may ask for anything else than moves and words: clocks, leaving, undoing, bots."""
MOST_COMINGS = 20
"""So often one person may sit down at one table."""
MOST_COMINGS_TOGETHER = 5_000
"""So often people may sit down at one table, all together. From one address that would take days (`limits.py`)."""
MOST_PLAYED = 1_500
"""So many moves each seat may make at one table; the longest games have some hundreds. The whole game is played again for whoever
comes after it has left the memory."""
SAYINGS = (1.0, 60)
"""Each seat may say so much a second, and so much at once after a pause."""
MOST_SAID_BY_SPECTATOR = 100
MOST_SAID_BY_SPECTATORS = 2_000
"""So much may be said by one spectator at one table, and by all of them together: a share beside those of the seats."""
SAYINGS_OF_SPECTATOR = (0.2, 10)
"""The same of each spectator as of each seat."""
MOST_NAMED = 500
"""So many spectators may talk at one table."""
MOST_ABSENCES_NOTED_AT_ONCE = 50
"""A seat that was away more often than that counts as away later: each time is kept."""

Who = int | str
"""A seat, or whoever sat down."""


@dataclass(frozen=True)
class Shares:
    """How much of its shares everybody has used. What is used makes another; this one stays as it is."""

    _used: dict[str, dict[Who, int]] = field(default_factory=dict)
    _talk: dict[Who, tuple[float, float]] = field(default_factory=dict)
    """How much each seat, or spectator, may say at once, and when that was so."""

    def used(self, kind: str, who: Who) -> int:
        """How often somebody has done something of a kind."""
        return self._used.get(kind, {}).get(who, 0)

    def together(self, kind: str) -> int:
        """The same of all."""
        return sum(self._used.get(kind, {}).values())

    def after(self, kind: str, who: Who, times: int = 1) -> Shares:
        """The shares after somebody has done it once more, or several times."""
        counts = self._used.get(kind, {})
        return Shares({**self._used, kind: {**counts, who: counts.get(who, 0) + times}}, self._talk)

    def after_saying(self, who: Who, seat: int, now: float) -> Shares:
        """The shares after something was said from a seat."""
        rest = max(0.0, self._may_say(seat, now) - 1.0)
        return Shares(self.after("said", who)._used, {**self._talk, seat: (rest, now)})

    def after_saying_from_afar(self, who: str, now: float) -> Shares:
        """The same after a spectator has said something."""
        rest = max(0.0, self._may_say(who, now) - 1.0)
        return Shares(self.after("said-from-afar", who)._used, {**self._talk, who: (rest, now)})

    def _may_say(self, who: Who, now: float) -> float:
        rate, at_once = SAYINGS if isinstance(who, int) else SAYINGS_OF_SPECTATOR
        level, since = self._talk.get(who, (float(at_once), now))
        return min(float(at_once), level + rate * max(0.0, now - since))  # another server's clock may be behind

    # What is refused.

    def check_saying(self, who: Who, seat: int, now: float) -> None:
        """Whether something may be said from a seat."""
        if self.used("said", who) >= MOST_SAID:
            raise Refused("enough-said", most=MOST_SAID)
        if self._may_say(seat, now) < 1.0:
            raise Refused("said-too-fast", most=SAYINGS[1])

    def check_saying_from_afar(self, who: str, now: float) -> None:
        """Whether a spectator may say something."""
        has_said_enough = self.used("said-from-afar", who) >= MOST_SAID_BY_SPECTATOR
        if has_said_enough or self.together("said-from-afar") >= MOST_SAID_BY_SPECTATORS:
            raise Refused("enough-said-watching", most=MOST_SAID_BY_SPECTATOR)
        if self._may_say(who, now) < 1.0:
            raise Refused("said-too-fast", most=SAYINGS_OF_SPECTATOR[1])

    def check_naming(self) -> None:
        """Whether one more spectator may tell a name."""
        if self.together("named") >= MOST_NAMED:
            raise Refused("enough-names", most=MOST_NAMED)

    def check_coming(self, who: str) -> None:
        """Whether somebody may sit down once more."""
        if (who and self.used("came", who) >= MOST_COMINGS) or self.together("came") >= MOST_COMINGS_TOGETHER:
            raise Refused("enough-comings", most=MOST_COMINGS)

    def may_ask(self, seat: int) -> bool:
        """Whether a seat may ask for something else than a move or a word."""
        return self.used("asked", seat) < MOST_ASKED

    def check_asking(self, seat: int) -> None:
        """Refuses whatever a seat asks for beyond its share of that."""
        if not self.may_ask(seat):
            raise Refused("enough-asked", most=MOST_ASKED)

    def check_playing(self, seat: int) -> None:
        """Whether a person may make one more move from a seat."""
        if self.used("played", seat) >= MOST_PLAYED:
            raise Refused("enough-played", most=MOST_PLAYED)

    def is_often_away(self, seat: int) -> bool:
        """Whether a seat was away so often that its next absences are noted later."""
        return self.used("away", seat) >= MOST_ABSENCES_NOTED_AT_ONCE
