"""A record told again, as all saw it or as one seat did."""

from __future__ import annotations

from collections.abc import Callable

from mewseum.core.record import Record
from mewseum.core.words import Phrase, Words


def tell_record(record: Record, seat: int | None, words: Words, say: Callable[[str], None]) -> None:
    """Say each move's facts as this seat was told them (None: a spectator), and how the game ended."""
    state = None
    for number, state in enumerate(record.replay()):
        for told in state.facts(seat):
            say(f"{number}. {words.value(told.phrase)}")
    assert state is not None
    for phrase in state.game.parts.tell_table(state.view(seat).to_dict()):
        say(words.value(phrase))
    outcome = state.outcome
    if outcome is None:
        say(words.say("not-over", moves=len(record.moves)))
        return
    winners = [Phrase("player", number=winner + 1) for winner in outcome.winners]
    key = "won" if len(winners) == 1 else "won-together"
    say(words.say(key, winners=winners, reason=Phrase(f"reason-{outcome.reason}")))
