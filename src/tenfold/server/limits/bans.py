"""Who may not come, as this process knows it: guests, and ranges of addresses."""

from __future__ import annotations

import time
from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

from tenfold.server.store import Ban
from tenfold.table.refused import Refused

BANNED = "You are banned from this server; whoever runs it can say why."


class Bans:
    """Those that held when they were last read, less those that have ended since."""

    def __init__(self) -> None:
        self.guests: dict[str, Ban] = {}
        self.ranges: dict[IPv4Network | IPv6Network, Ban] = {}

    def know(self, bans: Iterable[Ban]) -> None:
        ours = list(bans)
        self.ranges = {ip_network(ban.whom): ban for ban in ours if is_range(ban.whom)}
        self.guests = {ban.whom: ban for ban in ours if not is_range(ban.whom)}

    def check(self, guest: str) -> None:
        if self.covers(guest, ""):
            raise Refused("banned", BANNED)

    def covers(self, guest: str | None, address: str) -> bool:
        """Whether a guest or the address that they come from is banned."""
        ban = self.guests.get(guest or "")
        return (ban is not None and holds(ban)) or self.covers_address(address)

    def covers_address(self, text: str) -> bool:
        if not self.ranges:
            return False
        try:
            address = ip_address(text)
        except ValueError:
            return False
        address = getattr(address, "ipv4_mapped", None) or address
        return any(address in network and holds(ban) for network, ban in self.ranges.items())


def is_range(whom: str) -> bool:
    """A range is written as 192.0.2.0/24; the id of a guest has no slash."""
    return "/" in whom


def holds(ban: Ban) -> bool:
    return ban.until is None or ban.until > time.time() * 1000
