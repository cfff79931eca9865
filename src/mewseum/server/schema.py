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
    Column("setup_hash", String(64), nullable=True),
    Column("head_number", Integer, nullable=True),
    Column("head_hash", String(64), nullable=True),
    Index("tables_due", "due"),
    Index("tables_touched", "touched"),
)
"""`due` is when something will happen at the table by itself: whichever server comes first takes care of it. The hashes are those of
the chain (chain.py): its first link, and its end. A table from before chains has none until it is given one."""

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
    Column("hash", String(64), nullable=True),
    sqlite_with_rowid=False,  # one tree instead of two: half as much to sync
)

holds = Table(
    "holds",
    metadata,
    Column("holder", String(64), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("put_away", Integer, nullable=True),
    Index("holds_table", "table_id"),
)
"""Who may act for a seat: the SHA-256 of a token, never the token. `put_away` is the number of the table's last entry when its seat put it
away from the list of their own (putting_away.py)."""

links = Table(
    "links",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("key_hash", String(64), nullable=False),
    Column("maker", String(64), nullable=False),
    Column("expires", Float, nullable=False),
    Column("taker", String(64), nullable=True),
)
"""The one own link of a seat: the SHA-256 of its key, who made it, until when it opens the seat, and who has used it."""

clock = Table(
    "clock",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("time", Float, nullable=False),
    Column("padding", LargeBinary, nullable=True),
)
"""One row: the house's time (clock.py) when it was last noted. `padding` is empty, but for a moment while it is tried whether anything
can be written."""
