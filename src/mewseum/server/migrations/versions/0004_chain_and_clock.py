"""Entries are chained by hash, each table's row keeps the end of its chain, and the house's time is stored.

The columns stay empty here, so this takes a moment however large the database is. Tables of before get their chain when they are
opened, and the others beside a running house, a few at a time: a step over a large database might be killed again and again.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Step forward."""
    op.add_column("tables", sa.Column("setup_hash", sa.String(64), nullable=True))
    op.add_column("tables", sa.Column("head_number", sa.Integer, nullable=True))
    op.add_column("tables", sa.Column("head_hash", sa.String(64), nullable=True))
    op.add_column("entries", sa.Column("hash", sa.String(64), nullable=True))
    op.create_index("tables_touched", "tables", ["touched"])
    op.create_table(
        "clock",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("time", sa.Float, nullable=False),
        sa.Column("padding", sa.LargeBinary, nullable=True),
    )
    # Whatever the wall clock says now, the house goes on at the time of the last thing that happened in it.
    op.execute("insert into clock (id, time) select 1, max(touched) from tables having count(*) > 0")
