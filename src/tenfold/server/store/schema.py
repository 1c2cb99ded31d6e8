"""The tables of the database, as the newest migration leaves them."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, MetaData, Table, Text, text

METADATA = MetaData()
SET_ASIDE = text("aside IS NOT NULL")

LOG = Table(
    "log",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("entry", Text, nullable=False),
    Column("to_act", Integer),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("code", Text, nullable=False, unique=True),
    Column("game", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", Text, nullable=False),
    Column("host", Text, nullable=False),
    Column("due", BigInteger),
    Column("touched", BigInteger, nullable=False),
    Column("seats", Text, nullable=False),
    Column("outcome", Text),
    Column("aside", Text),
    Index("tables_public", "public", "status", "touched"),
    Index("tables_due", "due"),
    Index("tables_aside", "aside", sqlite_where=SET_ASIDE, postgresql_where=SET_ASIDE),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest_id", Text, nullable=False),
    Index("seats_guest", "guest_id"),
)

# What guests have achieved, each once.
ACHIEVEMENTS = Table(
    "achievements",
    METADATA,
    Column("guest_id", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("key", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
)

GUESTS = Table(
    "guests",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

TOKENS = Table(
    "tokens",
    METADATA,
    Column("hash", Text, primary_key=True),
    Column("id", Text, nullable=False, unique=True),
    Column("guest_id", Text, ForeignKey("guests.id"), nullable=False),
    Column("kind", Text, nullable=False),
    Column("label", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
    Column("parent", Text, ForeignKey("tokens.id", ondelete="CASCADE")),
    Index("tokens_guest", "guest_id"),
    Index("tokens_expires", "expires"),
    Index("tokens_parent", "parent"),
)

# What the server itself must keep to itself, by name.
SECRETS = Table(
    "secrets",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

# Where a device wants to be told something. It ends with the token by which the device is known.
SUBSCRIPTIONS = Table(
    "subscriptions",
    METADATA,
    Column("token_id", Text, ForeignKey("tokens.id", ondelete="CASCADE"), primary_key=True),
    Column("guest_id", Text, nullable=False),
    Column("endpoint", Text, nullable=False, unique=True),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("subscriptions_guest", "guest_id"),
)

# One row, which is written to see whether anything can be.
READINESS = Table(
    "readiness",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("written", Text, nullable=False),
)
