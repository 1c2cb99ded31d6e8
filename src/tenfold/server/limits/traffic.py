"""How much anybody may ask for, and how many connections they may have under way."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from litestar.connection import ASGIConnection

from tenfold.server.limits.addresses import counted
from tenfold.server.limits.buckets import Buckets
from tenfold.server.limits.capacity import MOST_OF_ADDRESS, limits_factor, most_sockets
from tenfold.server.store import Guest
from tenfold.server.store.allowances import Allowances
from tenfold.table.commands import Again, AnyCommand, Kick, Nudge, Rematch, Say, Share, Unbar
from tenfold.table.refused import Refused

MOST_OF_GUEST = 100
SPOKEN = (Say, Nudge, Again, Kick, Unbar, Share)
MOST_UNSTARTED = 20


def too_fast() -> Refused:
    return Refused("too_fast", "That is too much at once; wait a moment and try again.")


def address(visit: ASGIConnection[Any, Any, Any, Any]) -> str:
    return counted(visit.client.host if visit.client else "")


class Crowd:
    """How many are here at once, by who they are."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.here: Counter[str] = Counter()

    def come_in(self, who: str) -> bool:
        """Count somebody, unless they are here too often."""
        if self.here[who] >= self.most:
            return False
        self.here[who] += 1
        return True

    def go_out(self, who: str) -> None:
        self.here[who] -= 1
        if not self.here[who]:
            del self.here[who]

    @contextmanager
    def present(self, who: str) -> Iterator[bool]:
        """Whether somebody may come in; if so they are counted until they go."""
        welcome = self.come_in(who)
        try:
            yield welcome
        finally:
            if welcome:
                self.go_out(who)


class Traffic:
    """Buckets for what costs something, or could be guessed at.

    What leaves something in the database, or could be guessed at, is allowed by all processes together; the rest costs the
    process that does it, and each allows it for itself.
    """

    def __init__(self, allowances: Allowances | None = None) -> None:
        self.allowances = allowances
        times = limits_factor()
        self.visits = Buckets(1_000 * times, 200 * times)
        self.handshakes = Buckets(MOST_OF_ADDRESS * times, 20 * times)
        self.arrivals = Buckets(60 * times, 0.5 * times)
        self.openings = Buckets(30 * times, 0.2 * times)
        self.openings_of_address = Buckets(60 * times, 0.2 * times)
        self.guesses = Buckets(20, 0.2)
        self.asking = Buckets(400, 200)
        self.chat = Buckets(8, 0.5)
        self.reactions = Buckets(5, 0.5)
        self.subscriptions = Buckets(20, 0.1)
        self.hints = Buckets(6, 0.25)
        self.reports = Buckets(5, 1 / 120)
        self.reports_of_address = Buckets(20 * times, times / 120)
        self.erasing = Buckets(10 * times, times / 60)
        self.replays = Buckets(200 * times, 10 * times)
        self.reviews = Buckets(200 * times, 40 * times)
        self.pictures = Buckets(30 * times, 1 * times)
        self.exports = Buckets(10 * times, 0.05 * times)
        self.of_address = Crowd(MOST_OF_ADDRESS * times)
        self.of_guest = Crowd(MOST_OF_GUEST * times)
        self.sockets = Crowd(most_sockets())
        self.most_unstarted = MOST_UNSTARTED * times

    def check_visit(self, client: str) -> None:
        self.check(self.visits, client)

    async def check_arrival(self, visit: ASGIConnection[Any, Any, Any, Any]) -> None:
        await self.check_together("arrivals", self.arrivals, address(visit))

    async def check_guess(self, visit: ASGIConnection[Any, Any, Any, Any]) -> None:
        await self.check_together("guesses", self.guesses, address(visit))

    async def check_opening(self, guest: str, client: str) -> None:
        await self.check_together("openings", self.openings, guest)
        await self.check_together("openings of address", self.openings_of_address, client)

    def check_unstarted(self, tables: int) -> None:
        if tables >= self.most_unstarted:
            raise Refused(
                "unstarted", f"You have {tables} tables that never started; start one, or wait until they are removed."
            )

    def check_hint(self, guest: Guest) -> None:
        self.check(self.hints, guest.id)

    def check_replay(self, visit: ASGIConnection[Any, Any, Any, Any]) -> None:
        self.check(self.replays, address(visit))

    def check_review(self, visit: ASGIConnection[Any, Any, Any, Any]) -> None:
        self.check(self.reviews, address(visit))

    def check_picture(self, visit: ASGIConnection[Any, Any, Any, Any]) -> None:
        self.check(self.pictures, address(visit))

    def check_export(self, guest: str) -> None:
        self.check(self.exports, guest)

    async def check_report(self, guest: str, client: str) -> None:
        await self.check_together("reports", self.reports, guest)
        await self.check_together("reports of address", self.reports_of_address, client)

    def check_erasing(self, client: str) -> None:
        self.check(self.erasing, client)

    def check_subscription(self, guest: str) -> None:
        self.check(self.subscriptions, guest)

    def check_reaction(self, guest: str) -> None:
        self.check(self.reactions, guest)

    async def check_asking(self, guest: Guest, command: AnyCommand, client: str) -> None:
        self.check(self.asking, guest.id)
        await self.check_command(guest.id, command, client)

    async def check_command(self, guest: str, command: AnyCommand, client: str) -> None:
        """What a command costs beside being a message."""
        if isinstance(command, SPOKEN):
            self.check(self.chat, guest)
        if isinstance(command, Rematch | Again):
            await self.check_opening(guest, client)

    async def check_together(self, kind: str, buckets: Buckets, who: str) -> None:
        """Whoever floods one process is refused before the database is asked."""
        self.check(buckets, who)
        together = self.allowances
        if together is not None and not await asyncio.to_thread(together.take, kind, who, buckets.size, buckets.rate):
            raise too_fast()

    def check(self, buckets: Buckets, who: str) -> None:
        if not buckets.take(who):
            raise too_fast()
