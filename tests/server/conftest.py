"""What the server's tests share."""

import pytest

from mewseum.server.store import Store
from tests.server.postgres import database, postgres

__all__ = ["database", "postgres", "store"]


@pytest.fixture
def store(database):
    """An open store, in a database of each kind in turn."""
    opened = Store(database)
    opened.open()
    yield opened
    opened.close()
