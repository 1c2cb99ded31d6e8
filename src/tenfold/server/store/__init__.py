"""The store: an append-only log of every table, and what must be found without reading it, in SQLite or PostgreSQL."""

from tenfold.server.store.errors import Unavailable
from tenfold.server.store.listener import Listener
from tenfold.server.store.listing import CLOSED, FIRST
from tenfold.server.store.reviews import Order
from tenfold.server.store.shapes import (
    Act,
    Ban,
    Card,
    DealRow,
    Filed,
    Guest,
    Kept,
    Listed,
    MistakeRow,
    ReportRow,
    ReviewRow,
    Row,
    Sought,
    Subscription,
    Summary,
    Token,
    Try,
    Unit,
)
from tenfold.server.store.store import Store, open_beside, open_store

__all__ = [
    "CLOSED",
    "FIRST",
    "Act",
    "Ban",
    "Card",
    "DealRow",
    "Filed",
    "Guest",
    "Kept",
    "Listed",
    "Listener",
    "MistakeRow",
    "Order",
    "ReportRow",
    "ReviewRow",
    "Row",
    "Sought",
    "Store",
    "Subscription",
    "Summary",
    "Token",
    "Try",
    "Unavailable",
    "Unit",
    "open_beside",
    "open_store",
]
