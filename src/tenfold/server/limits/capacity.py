"""How many connections a process holds at once: of one address and in all, below the number of files that it may open."""

from __future__ import annotations

import os
import resource
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from functools import cache

from tenfold.core.errors import BadOption
from tenfold.server.metrics import MOST_PLACES, PLACES, TURNED_AWAY
from tenfold.server.seldom import speak_seldom

log = speak_seldom("tenfold.server.limits.capacity")

FACTOR = "TENFOLD_LIMITS_FACTOR"
CONNECTIONS = "TENFOLD_MOST_CONNECTIONS"
MOST_CONNECTIONS = 10_000
MOST_OF_ADDRESS = 200
SOCKET_TENTHS = 9
LINGERING = 64
FILES_KEPT = 192
"""For the database, the page's files, and the connections that are being refused."""
LARGEST_SETTING = 1_000_000


def setting(name: str) -> int | None:
    """A number from the environment."""
    text = os.environ.get(name)
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and 1 <= int(text[:10]) <= LARGEST_SETTING):
        raise BadOption(f"{name} is a whole number from 1 to {LARGEST_SETTING}, not {text[:40]!r}.")
    return int(text)


def limits_factor() -> int:
    """How many times as much as usual one guest or address may do here."""
    return setting(FACTOR) or 1


def raise_file_limit() -> None:
    """Let this process, and those that it starts, open as many files as the system allows."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def most_connections() -> int:
    """What is asked for, if there can be so many; else as many as there can be, within reason."""
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    possible = LARGEST_SETTING if soft == resource.RLIM_INFINITY else soft - FILES_KEPT
    asked = setting(CONNECTIONS)
    if max(asked or 1, 1) > possible:
        raise BadOption(
            f"There cannot be {asked or 1} connections: this process may open {soft} files, and keeps {FILES_KEPT} of them "
            f"for other things; raise the limit (ulimit -n, LimitNOFILE) or lower {CONNECTIONS}."
        )
    return asked or min(MOST_CONNECTIONS, possible)


def most_sockets() -> int:
    """WebSockets in all: there is always room for a request beside them."""
    return max(1, most_connections() * SOCKET_TENTHS // 10)


class Place:
    """The place of one connection; `give_up` closes one that waits for a request when somebody else needs the place."""

    def __init__(self, capacity: Capacity, address: str | None, give_up: Callable[[], None]) -> None:
        self.capacity = capacity
        self.address = address
        self.give_up = give_up
        self.left = False

    def wait(self, waiting: bool) -> None:
        """Note whether the connection only waits for a request, and since when."""
        self.capacity.waiting.pop(self, None)
        if waiting and not self.left:
            self.capacity.waiting[self] = None

    def leave(self) -> None:
        if not self.left:
            self.left = True
            self.capacity.release(self)


class Capacity:
    """The places of a process. A connection of a proxy has no address: whom it serves is not known yet."""

    def __init__(self, most: int, most_of_address: int) -> None:
        self.most = most
        self.most_of_address = most_of_address
        self.taken = 0
        self.of_address: Counter[str] = Counter()
        self.waiting: dict[Place, None] = {}
        self.lingering = 0

    def take(self, address: str | None, give_up: Callable[[], None]) -> Place | None:
        """A place, unless the address has too many. When all are taken, whoever has waited longest without asking gives way."""
        if not (self.has_room_for(address) and (self.taken < self.most or self.make_room())):
            return None
        self.taken += 1
        if address is not None:
            self.of_address[address] += 1
        return Place(self, address, give_up)

    def has_room_for(self, address: str | None) -> bool:
        if address is None or self.of_address[address] < self.most_of_address:
            return True
        turned_away("address", "%s has %d connections, the most of one address", address, self.most_of_address)
        return False

    def make_room(self) -> bool:
        longest = next(iter(self.waiting), None)
        if longest is None:
            turned_away("full", "All %d connections are taken", self.most)
            return False
        turned_away("waiting", "All %d connections are taken; those that send no request give way", self.most)
        longest.leave()
        longest.give_up()
        return True

    def release(self, place: Place) -> None:
        self.waiting.pop(place, None)
        self.taken -= 1
        if place.address is not None:
            self.of_address[place.address] -= 1
            if not self.of_address[place.address]:
                del self.of_address[place.address]

    def measure(self) -> None:
        PLACES.set(self.taken)
        MOST_PLACES.set(self.most)


def turned_away(why: str, text: str, *values: object) -> None:
    """Count and tell, now and then, that somebody was not let in."""
    TURNED_AWAY.labels(why).inc()
    log.warning(text, *values)


@cache
def capacity() -> Capacity:
    """That of this process."""
    return Capacity(most_connections(), MOST_OF_ADDRESS * limits_factor())
