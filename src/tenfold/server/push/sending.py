"""One push, as one request to a push service (RFC 8030): to the address that was checked, without detours, and not for long."""

from __future__ import annotations

import asyncio
import hashlib
import ssl
from functools import cache
from urllib.parse import SplitResult

from tenfold.server.push.endpoints import address_of, checked_endpoint, unusable
from tenfold.server.push.sealing import Sealer
from tenfold.server.store import Subscription

TIMEOUT_S = 10.0
KEPT_S = 3 * 24 * 60 * 60
STATUS_BYTES = 1_000
TOPIC_LETTERS = 32


@cache
def trust() -> ssl.SSLContext:
    return ssl.create_default_context()


async def send(sealer: Sealer, subscription: Subscription, message: bytes, topic: str) -> int:
    """The status with which the push service answers. Raises Refused, OSError or TimeoutError where it does not."""
    parts = checked_endpoint(subscription.endpoint)
    body = await asyncio.to_thread(sealer.sealed, message, subscription)
    async with asyncio.timeout(TIMEOUT_S):
        address, port = await address_of(parts)
        secure = parts.scheme == "https"
        reader, writer = await asyncio.open_connection(
            address, port, ssl=trust() if secure else None, server_hostname=parts.hostname if secure else None
        )
        try:
            writer.write(request(parts, headers_for(sealer, parts, topic, len(body))) + body)
            await writer.drain()
            return status_in(await reader.readline())
        finally:
            writer.close()


def headers_for(sealer: Sealer, parts: SplitResult, topic: str, length: int) -> dict[str, str]:
    return {
        "Host": parts.netloc,
        **sealer.headers(f"{parts.scheme}://{parts.netloc}"),
        "Content-Type": "application/octet-stream",
        "Content-Length": str(length),
        "TTL": str(KEPT_S),
        # What a device has not got yet is replaced by what is newer at the same table.
        "Topic": hashlib.sha256(topic.encode()).hexdigest()[:TOPIC_LETTERS],
        "Urgency": "normal",
        "Connection": "close",
    }


def request(parts: SplitResult, headers: dict[str, str]) -> bytes:
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    lines = [f"POST {path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items())]
    return "\r\n".join([*lines, "", ""]).encode("ascii")


def status_in(line: bytes) -> int:
    """Of the first line of an answer; nothing else of it counts."""
    version, _, rest = line[:STATUS_BYTES].partition(b" ")
    if not version.startswith(b"HTTP/1.") or not rest[:3].isdigit():
        raise unusable("it does not answer as a push service does")
    return int(rest[:3])
