"""Tables that somebody has put away from the list of their own: a waiting room to which nobody came, a game that nobody goes on with.

Putting away ends nothing and gives up no seat. It holds for the seat, on all devices that hold it, until somebody asks for anything at the
table again: then it is not as dead as it seemed, and stands in the list as before. What happens by itself, such as a bot's move, does not count.
"""

from __future__ import annotations

import sqlalchemy as sa

from mewseum.server import seeing, wire
from mewseum.server.schema import holds
from mewseum.server.store import Store
from mewseum.table.table import Table

PUT_AWAY = (
    sa.update(holds)
    .where(holds.c.table_id == sa.bindparam("at_table"), holds.c.seat == sa.bindparam("at_seat"))
    .values(put_away=sa.bindparam("at_number"))
)


async def put_away(store: Store, table: Table, seat: int, *, away: bool) -> wire.OwnTable:
    """Put a seat's table away, or into the list again; how it is listed now."""
    number = table.number if away else None
    name = table.setup.id
    await store.write([(PUT_AWAY, {"at_table": name, "at_seat": seat, "at_number": number})], name)
    return listed(table, seat, number)


def listed(table: Table, seat: int, away_at: int | None) -> wire.OwnTable:
    """A table as it stands in the list of somebody who put it away at an entry, or has not."""
    is_away = away_at is not None and table.asked <= away_at
    seats = seeing.seats_seen(table)
    name, game = table.setup.id, table.setup.game
    return wire.OwnTable(name, game, seat, seats, table.began, table.over, table.awaited, is_away)
