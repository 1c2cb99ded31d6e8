"""What all processes of a PostgreSQL database share for a moment: searches that wait, who thinks, what was asked for lately.

Nothing of it is worth keeping: PostgreSQL writes no log of it, empties it after a crash, and no backup has it.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import ARRAY

revision = "12"
down_revision = "11"


def upgrade() -> None:
    if op.get_bind().dialect.name == "postgresql":
        make_thinkers()
        make_thoughts()
        make_shares()
        make_buckets()


def make_thinkers() -> None:
    op.create_table(
        "thinkers",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("only_thinks", sa.Boolean, nullable=False),
        sa.Column("places", sa.Integer, nullable=False),
        sa.Column("kinds", ARRAY(sa.Text), nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        prefixes=["UNLOGGED"],
    )


def make_thoughts() -> None:
    op.create_table(
        "thoughts",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("number", sa.BigInteger, sa.Identity(), nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("asker", sa.Text, nullable=False),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("place", sa.Text, nullable=False),
        sa.Column("question", sa.LargeBinary, nullable=False),
        sa.Column("asked", sa.Double, nullable=False),
        sa.Column("taken_by", sa.Text),
        sa.Column("taken", sa.Integer, nullable=False, server_default="0"),
        sa.Column("charged", sa.Double, nullable=False, server_default="0"),
        sa.Column("answer", sa.LargeBinary),
        sa.Column("brief", sa.Boolean, nullable=False, server_default=sa.false()),
        prefixes=["UNLOGGED"],
    )
    for name in ("asker", "guest", "address"):
        op.create_index(f"thoughts_{name}", "thoughts", [name])
    op.create_index("thoughts_number", "thoughts", ["number"], unique=True)


def make_shares() -> None:
    op.create_table(
        "shares",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("place", sa.Text, primary_key=True),
        sa.Column("used", sa.Double, nullable=False),
        sa.Column("now", sa.Double, nullable=False),
        prefixes=["UNLOGGED"],
    )


def make_buckets() -> None:
    op.create_table(
        "buckets",
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("who", sa.Text, primary_key=True),
        sa.Column("tokens", sa.Double, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("refilled", sa.Double, nullable=False),
        prefixes=["UNLOGGED"],
    )
