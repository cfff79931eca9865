"""A record told again, as all saw it or as one seat did."""

from __future__ import annotations

from collections.abc import Callable

from mewseum.core.record import Record
from mewseum.core.words import Phrase, Words
from mewseum.terminal.sitters import names_of


def tell_record(record: Record, seat: int | None, words: Words, say: Callable[[str], None]) -> None:
    """Say who sat where, each move's facts as this seat was told them (None: a spectator), and how the game ended."""
    names = names_of(record.seats, words)
    for place, name in enumerate(names, 1):
        if name:
            say(words.say("sat-there", player=Phrase("player", number=place), name=name))
    words = words.naming(names)
    state = None
    for number, state in enumerate(record.replay()):
        for line in words.tell(told.phrase for told in state.facts(seat)):
            say(f"{number}. {line}")
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
