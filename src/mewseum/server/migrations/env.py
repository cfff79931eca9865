"""Runs the steps on the connection that the server hands over."""

from __future__ import annotations

from alembic import context

from mewseum.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
