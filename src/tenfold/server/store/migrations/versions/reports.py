"""What guests report, and when each guest was here last: those from before count from now on."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "11"
down_revision = "10"


def upgrade() -> None:
    op.add_column("guests", sa.Column("seen", sa.BigInteger, nullable=False, server_default=str(time.time_ns() // 1_000_000)))
    op.create_table(
        "reports",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("reporter", sa.Text, nullable=False),
        sa.Column("guest_id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("lines", sa.Text, nullable=False),
        sa.Column("settled", sa.BigInteger),
        sa.Column("note", sa.Text, nullable=False),
    )
    op.create_index("reports_settled", "reports", ["settled", "at"])
