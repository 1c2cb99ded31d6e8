"""Guests keep what they achieve, whatever a game counts as that; so far it was a level that somebody beat alone."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "5"
down_revision = "4"

LEVELS = """INSERT INTO achievements (guest_id, game, key, number)
    SELECT DISTINCT seats.guest_id, tables.game, 'level', tables.beaten
    FROM tables JOIN seats ON seats.table_id = tables.id WHERE tables.beaten IS NOT NULL"""


def upgrade() -> None:
    op.create_table(
        "achievements",
        sa.Column("guest_id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    )
    op.execute(LEVELS)
    op.drop_column("tables", "beaten")
