"""WebSocket frames that no library sends: in pieces, in the wrong order, with wrong bits, masks and lengths (RFC 6455, 5)."""

from __future__ import annotations

import random

CONTINUED, TEXT, BYTES, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
FIN, MASKED = 0x80, 0x80
CODES = [0, 999, 1000, 1001, 1004, 1005, 1006, 1012, 1015, 2999, 3000, 4403, 4999, 65535]


def frame(
    payload: bytes,
    opcode: int = TEXT,
    fin: bool = True,
    mask: bytes | None = b"\x01\x02\x03\x04",
    bits: int = 0,
    length: int | None = None,
) -> bytes:
    """One frame; its length and its bits may lie."""
    claimed = len(payload) if length is None else length
    head = bytes([(FIN if fin else 0) | bits | opcode])
    masked = MASKED if mask is not None else 0
    if claimed < 126:
        head += bytes([masked | claimed])
    elif claimed < 1 << 16:
        head += bytes([masked | 126]) + claimed.to_bytes(2, "big")
    else:
        head += bytes([masked | 127]) + (claimed & (1 << 64) - 1).to_bytes(8, "big")
    if mask is None:
        return head + payload
    return head + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload))


def pieces(rng: random.Random, payload: bytes) -> bytes:
    """A text in several frames, with control frames between them."""
    cuts = sorted(rng.randint(0, len(payload)) for _ in range(rng.randint(1, 5)))
    parts = [payload[start:end] for start, end in zip([0, *cuts], [*cuts, len(payload)], strict=True)]
    sent = b""
    for number, part in enumerate(parts):
        sent += frame(part, CONTINUED if number else TEXT, fin=number == len(parts) - 1)
        if rng.random() < 0.4:
            sent += frame(rng.randbytes(rng.randint(0, 125)), rng.choice((PING, PONG)))
    return sent


def odd(rng: random.Random, payload: bytes) -> bytes:
    """Something that the protocol forbids, or only just allows."""
    return rng.choice((
        lambda: frame(payload, bits=rng.choice((0x10, 0x20, 0x40, 0x70))),
        lambda: frame(payload, mask=None),
        lambda: frame(payload, opcode=rng.choice((3, 4, 7, 11, 15))),
        lambda: frame(payload, opcode=BYTES),
        lambda: frame(payload, opcode=CONTINUED),
        lambda: frame(payload, fin=False) + frame(payload, fin=False),
        lambda: frame(payload, length=len(payload) + rng.choice((1, 7, 70_000, 1 << 40, (1 << 64) - 1))),
        lambda: frame(payload, length=max(0, len(payload) - rng.randint(1, 5))),
        lambda: frame(rng.randbytes(126), opcode=PING),
        lambda: frame(b"", opcode=PING, fin=False),
        lambda: frame(rng.choice(CODES).to_bytes(2, "big") + rng.randbytes(rng.randint(0, 20)), opcode=CLOSE),
        lambda: frame(rng.randbytes(1), opcode=CLOSE),
        lambda: frame(b"", opcode=CLOSE) + frame(payload),
        lambda: bytes([FIN | TEXT, MASKED | 126, 0, len(payload) % 126]) + b"\0\0\0\0" + payload[: len(payload) % 126],
        lambda: frame(b"\xff\xfe" + payload) + frame(b"", opcode=CLOSE),
        lambda: rng.randbytes(rng.randint(1, 40)),
        lambda: b"GET / HTTP/1.1\r\n\r\n",
    ))()  # fmt: skip


def in_morsels(rng: random.Random, data: bytes) -> list[bytes]:
    """As a network may deliver it: cut anywhere."""
    if rng.random() < 0.5 or len(data) < 2:
        return [data]
    cuts = sorted({rng.randrange(1, len(data)) for _ in range(rng.randint(1, 4))})
    return [data[start:end] for start, end in zip([0, *cuts], [*cuts, len(data)], strict=True)]
