"""Records that somebody brings: read as strictly as the files of the command, and shown move by move from any seat.

Nothing of them is kept. Whoever has a record has every card of it, so any perspective may be asked for.
"""

from __future__ import annotations

import json

from mewseum.core.refused import Refused
from mewseum.record import Record, from_dict
from mewseum.server.seeing import STEPS_OF_A_PAGE, step_of
from mewseum.server.wire import Recorded, SitterSeen
from mewseum.table.names import tidy

LARGEST = 64 * 1024
"""Bytes of a record: long games have some 20 KB, and what fits in here can be shown in a few seconds."""
LONGEST_NAME = 80


def read_record(content: bytes, name: str) -> Record:
    """A record from the bytes of its file; what is wrong with it is said by the file's name."""
    name = tidy(name)[:LONGEST_NAME] or "record"
    if len(content) > LARGEST:
        raise Refused("too-large", most=LARGEST)
    try:
        told = json.loads(content)
    except json.JSONDecodeError as error:
        raise Refused("not-json", file=name, line=error.lineno) from None
    except (
        ValueError,
        RecursionError,
    ):  # no text at all, a number of thousands of digits, lists within lists without end
        raise Refused("not-json", file=name, line=1) from None
    return from_dict(told, name)


def show_record(content: bytes, name: str, seat: int | None, first: int = 0, *, is_open: bool = False) -> Recorded:
    """A page of a game as one seat saw it, or open; None is a spectator. Every move of the whole game is checked on the way."""
    record = read_record(content, name)
    if seat is not None:
        record.game.check_seat(seat)
    texts = ["", *(text for text, _ in record.moves)]
    page = range(first, first + STEPS_OF_A_PAGE)
    steps, mover = [], None
    for place, (text, state) in enumerate(zip(texts, record.replay(), strict=True)):
        if place in page:
            steps.append(step_of(state, mover if is_open else seat, text, is_open=is_open))
        mover = state.turn
    sitters = [SitterSeen(sitter.name, sitter.bot) for sitter in record.seats]
    return Recorded(record.game.slug, record.game.players, sitters, record.game.options, seat, steps, len(texts))
