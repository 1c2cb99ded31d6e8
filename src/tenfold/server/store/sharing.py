"""What the processes of a PostgreSQL database share for a moment: tables that no backup has, on a connection of their own."""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    Double,
    Identity,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    false,
    text,
)
from sqlalchemy.dialects.postgresql import ARRAY

from tenfold.server.store.database import Database
from tenfold.server.store.postgres import CHANNEL

SHARED = MetaData()

# Who thinks, or asks others to: each process says again and again that it is there, or is taken to be gone.
THINKERS = Table(
    "thinkers",
    SHARED,
    Column("id", Text, primary_key=True),
    Column("only_thinks", Boolean, nullable=False),
    Column("places", Integer, nullable=False),
    Column("kinds", ARRAY(Text), nullable=False),
    Column("seen", Double, nullable=False),
)

# Questions that wait, are thought about, or are answered and not fetched yet.
THOUGHTS = Table(
    "thoughts",
    SHARED,
    Column("id", Text, primary_key=True),
    Column("number", BigInteger, Identity(), nullable=False),
    Column("kind", Text, nullable=False),
    Column("asker", Text, nullable=False),
    Column("guest", Text, nullable=False),
    Column("address", Text, nullable=False),
    Column("place", Text, nullable=False),
    Column("question", LargeBinary, nullable=False),
    Column("asked", Double, nullable=False),
    Column("taken_by", Text),
    Column("taken", Integer, nullable=False, server_default="0"),
    Column("charged", Double, nullable=False, server_default="0"),
    Column("answer", LargeBinary),
    Column("brief", Boolean, nullable=False, server_default=false()),
    Index("thoughts_asker", "asker"),
    Index("thoughts_guest", "guest"),
    Index("thoughts_address", "address"),
    Index("thoughts_number", "number", unique=True),
)

# The time that guests have used (without a place) and each of their tables, and what the one served last among them had used:
# the tables of a guest by the row of that guest, guests by the row that has no guest either.
SHARES = Table(
    "shares",
    SHARED,
    Column("guest", Text, primary_key=True),
    Column("place", Text, primary_key=True),
    Column("used", Double, nullable=False),
    Column("now", Double, nullable=False),
)

# What is left of what somebody may ask for, and when it will be all of it again.
BUCKETS = Table(
    "buckets",
    SHARED,
    Column("kind", Text, primary_key=True),
    Column("who", Text, primary_key=True),
    Column("tokens", Double, nullable=False),
    Column("at", Double, nullable=False),
    Column("refilled", Double, nullable=False),
)

# Seconds, by the clock of the database, which all machines share.
NOW = "extract(epoch FROM clock_timestamp())::double precision"
THINKING_CHANNEL = f"{CHANNEL}_thinking"
ORDER_LOCK = 0x7468696E6B
# In one message: everybody waits for whoever has the lock, and so for every message that comes while they have it.
BEGIN = f"BEGIN; SELECT pg_advisory_xact_lock({ORDER_LOCK})"
TELL = text("SELECT pg_notify(:channel, :payload)")


class Sharing:
    """A part of what is shared. What must happen in one order happens under one lock, which is never held for long."""

    def __init__(self, database: Database, me: str) -> None:
        self.database = database
        self.database.begin = BEGIN
        self.me = me

    def in_order(self) -> AbstractContextManager[Connection]:
        return self.database.writing()

    def tell(self, connection: Connection, payload: str) -> None:
        connection.execute(TELL, {"channel": THINKING_CHANNEL, "payload": payload})

    def read(self, statement: str, values: dict[str, Any]) -> Any:
        return self.database.read(text(statement), values)

    def close(self) -> None:
        self.database.close()
