"""Where a push may go. Guests name the address, so it must never lead into the host's own network."""

from __future__ import annotations

import asyncio
import os
import socket
from ipaddress import IPv6Address, ip_address, ip_network
from urllib.parse import SplitResult, urlsplit

from tenfold.table.refused import Refused

PRIVATE = "TENFOLD_PUSH_PRIVATE"
HTTPS_PORT = 443
NAT64 = ip_network("64:ff9b::/96")


def allows_private() -> bool:
    """Whether the host lets pushes go anywhere, also without TLS: for tests, and for a network of one's own."""
    return os.environ.get(PRIVATE) == "1"


def unusable(why: str) -> Refused:
    return Refused("push", f"Nothing can be sent to this endpoint: {why}.")


def checked_endpoint(endpoint: str) -> SplitResult:
    """The parts of an endpoint that may be used; which addresses its name has is looked at when something is sent."""
    try:
        parts = urlsplit(endpoint)
        port, host = parts.port, parts.hostname
    except ValueError:
        raise unusable("it is no address") from None
    if not host or not endpoint.isascii() or not endpoint.isprintable() or " " in endpoint:
        raise unusable("it is no address")
    if parts.username is not None or parts.fragment:
        raise unusable("it has a user or a fragment")
    if not allows_private():
        check_public(parts.scheme, host, port)
    return parts


def check_public(scheme: str, host: str, port: int | None) -> None:
    if scheme != "https" or port not in (None, HTTPS_PORT):
        raise unusable("it must be https on the usual port")
    if is_address(host) and not is_public(host):
        raise unusable("it is not on the public internet")


def is_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def is_public(address: str) -> bool:
    """Not the machine itself, its network, or one of the ways to write those down differently."""
    found = ip_address(address)
    if isinstance(found, IPv6Address) and (found.ipv4_mapped or found.sixtofour or found.teredo or found in NAT64):
        return False
    return found.is_global and not found.is_multicast and not found.is_reserved


async def address_of(parts: SplitResult) -> tuple[str, int]:
    """An address of the endpoint, which is then connected to and looked up no more."""
    port = parts.port or (HTTPS_PORT if parts.scheme == "https" else 80)
    try:
        found = await asyncio.get_running_loop().getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
    except OSError:
        raise unusable("its name is not known") from None
    addresses = [str(address[0]) for *_, address in found]
    if not allows_private() and not all(map(is_public, addresses)):
        raise unusable("it is not on the public internet")
    return addresses[0], port
