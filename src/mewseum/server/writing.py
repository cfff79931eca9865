"""How many bytes of the storage a request takes, counted before it is carried out: never fewer than are stored.

Moves have a budget of their own, so that nobody's talk hinders the play of others behind the same address.
"""

from __future__ import annotations

from dataclasses import dataclass

from mewseum.server import wire
from mewseum.table.table import Table

ENTRY_BYTES = 400
"""An entry with its key, the longest id of a message, a move or a name."""
HOLD_BYTES = 300
"""Who holds a seat, twice: in the table and in its index."""
MOST_DEVICES = 16
"""So many devices may hold one seat."""
LINK_BYTES = 400
TABLE_BYTES = 2_000
"""A table's setup with its keys, before anybody sits down."""


@dataclass(frozen=True)
class Cost:
    """What one request stores."""

    size: int
    is_move: bool = False
    """Whether it is play: people may do nothing else, but they must be able to play on."""


def cost_at(table: Table, request: wire.AnyRequest) -> Cost:
    """What a request at a table costs. A move costs what the bots answer as well."""
    match request:
        case wire.Play():
            bots = sum(bool(seat.bot or seat.stood_in) for seat in table.seats)
            completing = sum(len(move.encode(errors="replace")) + 3 for move in request.more)
            return Cost(ENTRY_BYTES * (1 + bots) + completing, is_move=True)
        case wire.Look():
            return Cost(0, is_move=True)
        case wire.Undo() | wire.Resign() | wire.Return() | wire.Reveal():
            return Cost(ENTRY_BYTES, is_move=True)
        case wire.GetReady():  # the round may be given up, which is noted as well
            return Cost(2 * ENTRY_BYTES, is_move=True)
        case wire.Say():
            return Cost(ENTRY_BYTES + len(request.text.encode(errors="replace")))
        case wire.Rematch() if table.rematch:  # whoever asks first has opened it
            return Cost(SITTING.size + MOST_DEVICES * HOLD_BYTES)
        case wire.Rematch():
            return Cost(new_table_cost(table.setup.players).size + ENTRY_BYTES)
        case _:
            return Cost(ENTRY_BYTES)


def new_table_cost(players: int) -> Cost:
    """What a new table costs, with all who sit down at once."""
    return Cost(TABLE_BYTES + players * (ENTRY_BYTES + HOLD_BYTES))


SITTING = Cost(3 * ENTRY_BYTES + HOLD_BYTES)
"""To sit down, and to be ready."""
HINT = Cost(ENTRY_BYTES, is_move=True)
"""That somebody took a hint, where several people play."""
LINK = Cost(LINK_BYTES)
CLAIM = Cost(HOLD_BYTES)
PUTTING_AWAY = Cost(HOLD_BYTES)
