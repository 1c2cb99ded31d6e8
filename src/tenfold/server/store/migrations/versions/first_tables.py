"""The first tables: log, tables, seats, guests, tokens."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "1"
down_revision = None


def upgrade() -> None:
    create_log()
    create_tables()
    create_seats()
    create_guests()
    create_tokens()


def create_log() -> None:
    op.create_table(
        "log",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("entry", sa.Text, nullable=False),
        sa.Column("to_act", sa.Integer),
    )


def create_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("code", sa.Text, nullable=False, unique=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("touched", sa.BigInteger, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
    )
    op.create_index("tables_public", "tables", ["public", "status", "touched"])
    op.create_index("tables_due", "tables", ["due"])


def create_seats() -> None:
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("guest_id", sa.Text, nullable=False),
    )
    op.create_index("seats_guest", "seats", ["guest_id"])


def create_guests() -> None:
    op.create_table(
        "guests",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )


def create_tokens() -> None:
    op.create_table(
        "tokens",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("id", sa.Text, nullable=False, unique=True),
        sa.Column("guest_id", sa.Text, sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.create_index("tokens_guest", "tokens", ["guest_id"])
    op.create_index("tokens_expires", "tokens", ["expires"])
