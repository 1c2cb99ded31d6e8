"""Addresses as limits count them: whoever has one address of an IPv6 network has all 2^64 of them."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv4Address, IPv6Network, ip_address

NETWORK_BITS = 64
LONGEST_ADDRESS = 64


def counted(host: str) -> str:
    """The address or network by which a client is counted; what a proxy sends may be no address at all."""
    return network_of(host[:LONGEST_ADDRESS])


@lru_cache(maxsize=4096)
def network_of(host: str) -> str:
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv4Address):
        return str(address)
    return str(address.ipv4_mapped or IPv6Network((int(address) >> NETWORK_BITS << NETWORK_BITS, NETWORK_BITS)))
