"""The tables of the database, as the newest migration leaves them."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, Table, Text, false, text

METADATA = MetaData()
SET_ASIDE = text("aside IS NOT NULL")
TO_FILE = text("status = 'over' AND NOT filed")

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
    Column("filed", Boolean, nullable=False, server_default=false()),
    Index("tables_to_file", "id", sqlite_where=TO_FILE, postgresql_where=TO_FILE),
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

# What every finished game was like, worked out from its log: who, when, the result, what the game counts.
FINISHED = Table(
    "finished",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("ended", BigInteger, nullable=False),
    Column("summary", Text, nullable=False),
)

# The finished games that guests keep, and what they may be found by.
HISTORY = Table(
    "history",
    METADATA,
    Column("guest_id", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("finished.table_id"), primary_key=True),
    Column("ended", BigInteger, nullable=False),
    Column("game", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("against", Text, nullable=False),
    Column("level", Integer),
    Column("won", Boolean, nullable=False),
    Index("history_guest", "guest_id", "ended"),
    Index("history_table", "table_id"),
)

# What reviews say of finished games, and by guest how good their own decisions were.
REVIEWS = Table(
    "reviews",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("accuracy", Text, nullable=False),
    Column("review", Text, nullable=False),
)

# The mistakes of guests in these games, for those who want to practise them.
MISTAKES = Table(
    "mistakes",
    METADATA,
    Column("table_id", Text, ForeignKey("reviews.table_id"), primary_key=True),
    Column("step", Integer, primary_key=True, autoincrement=False),
    Column("guest_id", Text, nullable=False),
    Column("cost", Float, nullable=False),
    Column("mistake", Text, nullable=False),
    Index("mistakes_guest", "guest_id"),
)

# Deals that many play, each for themselves: one that somebody offers to others, or that of a day.
DEALS = Table(
    "deals",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("plan", Text, nullable=False),
    Column("nonce", Text, nullable=False),
    Column("host", Text, nullable=False),
    Column("host_name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("day", Text),
    Index("deals_day", "day", "game", unique=True),
)

# Who has opened a deal, and at which table: once.
TRIES = Table(
    "tries",
    METADATA,
    Column("deal_id", Text, ForeignKey("deals.id"), primary_key=True),
    Column("guest_id", Text, primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("begun", Boolean, nullable=False, server_default=false()),
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
    Column("seen", BigInteger, nullable=False),
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

# Who may not come: a guest, or all addresses of a range.
BANS = Table(
    "bans",
    METADATA,
    Column("whom", Text, primary_key=True),
    Column("since", BigInteger, nullable=False),
    Column("until", BigInteger),
    Column("reason", Text, nullable=False),
)

# What those who run the server have done, in order and without gaps; servers read on here to hear of it.
ACTS = Table(
    "acts",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("by", Text, nullable=False),
    Column("act", Text, nullable=False),
    Column("what", Text, nullable=False),
    Column("reason", Text, nullable=False),
)

# What guests have reported to whoever runs the server: whom, why, and what was said before, as it was then.
REPORTS = Table(
    "reports",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("table_id", Text, nullable=False),
    Column("reporter", Text, nullable=False),
    Column("guest_id", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("lines", Text, nullable=False),
    Column("settled", BigInteger),
    Column("note", Text, nullable=False),
    Index("reports_settled", "settled", "at"),
)

# One row, which is written to see whether anything can be.
READINESS = Table(
    "readiness",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("written", Text, nullable=False),
)
