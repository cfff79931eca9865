"""`mewseum`, but its SQLite obeys whatever pragmas are in the file `$TROUBLE`, and nobody waits long for anything.

python -m tests.server.troubled serve …
"""

from __future__ import annotations

import os
from pathlib import Path

import sqlalchemy as sa

from mewseum.cli import main
from mewseum.server import database, live, patience, store

TROUBLE = Path(os.environ.get("TROUBLE", "nowhere"))


def bring(connection: sa.Connection) -> None:
    if connection.dialect.name == "sqlite" and TROUBLE.exists():
        for pragma in TROUBLE.read_text(encoding="ascii").splitlines():
            connection.exec_driver_sql(f"PRAGMA {pragma}")


if __name__ == "__main__":
    sa.event.listen(sa.Engine, "begin", bring)
    database.BUSY, store.PATIENCE, store.HEALTHY = 0.3, 2.0, 0.2
    live.SWEEP, live.PATIENCE, patience.PATIENCE = 0.2, 0.3, 0.5
    main()
