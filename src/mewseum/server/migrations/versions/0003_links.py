"""Own links: each opens a seat on one more device, once, and for a short time."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0001"


def upgrade() -> None:
    """Step forward."""
    op.create_table(
        "links",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("key_hash", sa.String(64), nullable=False),
        sa.Column("maker", sa.String(64), nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
        sa.Column("taker", sa.String(64), nullable=True),
    )
