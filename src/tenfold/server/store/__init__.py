"""The store: an append-only log of every table, and what must be found without reading it, in SQLite or PostgreSQL."""

from tenfold.server.store.errors import Unavailable
from tenfold.server.store.listener import Listener
from tenfold.server.store.listing import FIRST
from tenfold.server.store.shapes import Card, Guest, Listed, Row, Subscription, Summary, Token, Unit
from tenfold.server.store.store import Store, open_store

__all__ = [
    "FIRST",
    "Card",
    "Guest",
    "Listed",
    "Listener",
    "Row",
    "Store",
    "Subscription",
    "Summary",
    "Token",
    "Unavailable",
    "Unit",
    "open_store",
]
