"""Tokens know which token made them, and end with it."""

from __future__ import annotations

from alembic import op

revision = "3"
down_revision = "2"


def upgrade() -> None:
    # Alembic cannot add a column that refers to something in SQLite; both databases know this sentence.
    op.execute("ALTER TABLE tokens ADD COLUMN parent TEXT REFERENCES tokens (id) ON DELETE CASCADE")
    op.create_index("tokens_parent", "tokens", ["parent"])
