"""Runs the migrations on the connection that `tenfold.server.store.migrate` hands over."""

from __future__ import annotations

from alembic import context

context.configure(connection=context.config.attributes["connection"], version_table=context.config.attributes["version_table"])
with context.begin_transaction():
    context.run_migrations()
