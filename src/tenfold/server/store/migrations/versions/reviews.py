"""Reviews are kept with their games, and the mistakes in them for those who made them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "9"
down_revision = "8"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("accuracy", sa.Text, nullable=False),
        sa.Column("review", sa.Text, nullable=False),
    )
    op.create_table(
        "mistakes",
        sa.Column("table_id", sa.Text, sa.ForeignKey("reviews.table_id"), primary_key=True),
        sa.Column("step", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("guest_id", sa.Text, nullable=False),
        sa.Column("cost", sa.Float, nullable=False),
        sa.Column("mistake", sa.Text, nullable=False),
    )
    op.create_index("mistakes_guest", "mistakes", ["guest_id"])
