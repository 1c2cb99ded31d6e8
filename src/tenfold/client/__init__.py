"""Play at the tables of a Tenfold server from Python: for bots, tools and tests. See docs/bots.md."""

from tenfold.client.errors import NotDone
from tenfold.core.extras import needs
from tenfold.core.proof import Verdict, Witness
from tenfold.table.listed import Me, TableListed, Ticket
from tenfold.table.messages import Snapshot

with needs("client", "tenfold.client"):
    from tenfold.client.seat import Seat, Turn
    from tenfold.client.server import AnyTable, Server

__all__ = ["AnyTable", "Me", "NotDone", "Seat", "Server", "Snapshot", "TableListed", "Ticket", "Turn", "Verdict", "Witness"]
