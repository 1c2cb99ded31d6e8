"""How much anybody may ask for over HTTP."""

from __future__ import annotations

from collections import Counter
from typing import Any

from litestar.connection import ASGIConnection

from tenfold.server.limits import Buckets
from tenfold.server.store import Guest
from tenfold.table.commands import AnyCommand, Say
from tenfold.table.deciding import Refused

MOST_SOCKETS = 100


def too_fast() -> Refused:
    return Refused("too_fast", "That is too much at once; wait a moment and try again.")


def address(visit: ASGIConnection[Any, Any, Any, Any]) -> str:
    return visit.client.host if visit.client else ""


class Traffic:
    """Buckets for what costs something, or could be guessed at."""

    def __init__(self) -> None:
        self.visits = Buckets(1_000, 200)
        self.arrivals = Buckets(300, 2)
        self.guesses = Buckets(20, 0.2)
        self.openings = Buckets(100, 1)
        self.asking = Buckets(400, 200)
        self.chat = Buckets(8, 0.5)
        self.hints = Buckets(6, 0.25)
        self.sockets: Counter[str] = Counter()

    def come_in(self, who: str) -> bool:
        """Count a connection of somebody, unless they have too many."""
        if self.sockets[who] >= MOST_SOCKETS:
            return False
        self.sockets[who] += 1
        return True

    def go_out(self, who: str) -> None:
        self.sockets[who] -= 1
        if not self.sockets[who]:
            del self.sockets[who]

    def check_visit(self, client: str) -> None:
        self.check(self.visits, client)

    def check_arrival(self, visit: ASGIConnection[Any, Any, Any, Any]) -> None:
        self.check(self.arrivals, address(visit))

    def check_guess(self, visit: ASGIConnection[Any, Any, Any, Any]) -> None:
        self.check(self.guesses, address(visit))

    def check_opening(self, guest: Guest) -> None:
        self.check(self.openings, guest.id)

    def check_hint(self, guest: Guest) -> None:
        self.check(self.hints, guest.id)

    def check_asking(self, guest: Guest, command: AnyCommand) -> None:
        self.check(self.asking, guest.id)
        if isinstance(command, Say):
            self.check(self.chat, guest.id)

    def check(self, buckets: Buckets, who: str) -> None:
        if not buckets.take(who):
            raise too_fast()
