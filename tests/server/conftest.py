"""What the server's tests share."""

from tests.server.postgres import database, postgres

__all__ = ["database", "postgres"]
