"""Finished games are filed: what each was like, and who keeps it. Those from before are filed from their logs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "7"
down_revision = "6"

TO_FILE = sa.text("status = 'over' AND NOT filed")


def upgrade() -> None:
    op.add_column("tables", sa.Column("filed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("tables_to_file", "tables", ["id"], sqlite_where=TO_FILE, postgresql_where=TO_FILE)
    op.create_table(
        "finished",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
    )
    op.create_table(
        "history",
        sa.Column("guest_id", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("finished.table_id"), primary_key=True),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("against", sa.Text, nullable=False),
        sa.Column("level", sa.Integer),
        sa.Column("won", sa.Boolean, nullable=False),
    )
    op.create_index("history_guest", "history", ["guest_id", "ended"])
    op.create_index("history_table", "history", ["table_id"])
