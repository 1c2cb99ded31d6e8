"""Play at the tables of a Tenfold server from Python: for bots, tools and tests. See docs/bots.md."""

from tenfold.core.extras import needs
from tenfold.core.proof import Verdict, Witness

with needs("client", "tenfold.client"):
    from tenfold.client.seat import Seat, Turn
    from tenfold.client.server import Server

__all__ = ["Seat", "Server", "Turn", "Verdict", "Witness"]
