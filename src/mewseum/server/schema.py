"""What is stored. A table is its setup and the entries at (table, number); who holds a seat is known by a hash only."""

from __future__ import annotations

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("setup", LargeBinary, nullable=False),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("due", Float, nullable=True),
    Column("over", Integer, nullable=False),
    Index("tables_due", "due"),
)
"""`due` is when something will happen at the table by itself: whichever server comes first takes care of it."""

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,  # one tree instead of two: half as much to sync
)

holds = Table(
    "holds",
    metadata,
    Column("holder", String(64), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, nullable=False),
    Index("holds_table", "table_id"),
)
"""Who may act for a seat: the SHA-256 of a token, never the token."""
