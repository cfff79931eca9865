"""Whoever holds a seat can put its table away from the list of their own.

Nothing was put away before, so the column stays empty here.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Step forward."""
    op.add_column("holds", sa.Column("put_away", sa.Integer, nullable=True))
