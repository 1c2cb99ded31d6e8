"""Deals that many play, each for themselves, and who has opened them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "8"
down_revision = "7"


def upgrade() -> None:
    op.create_table(
        "deals",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("plan", sa.Text, nullable=False),
        sa.Column("nonce", sa.Text, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("host_name", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("day", sa.Text),
    )
    op.create_index("deals_day", "deals", ["day", "game"], unique=True)
    op.create_table(
        "tries",
        sa.Column("deal_id", sa.Text, sa.ForeignKey("deals.id"), primary_key=True),
        sa.Column("guest_id", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("begun", sa.Boolean, nullable=False, server_default=sa.false()),
    )
