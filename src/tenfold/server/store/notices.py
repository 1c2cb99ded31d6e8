"""What workers tell each other of what they wrote."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tenfold.server.store.shapes import Row

# PostgreSQL takes less than 8,000 bytes at a time.
LONGEST_BYTES = 7_500


def notices(worker: str, rows: Sequence[Row]) -> list[str]:
    """How far each table is now, in as many pieces as it takes."""
    heads: dict[str, int] = {}
    for row in rows:
        heads[row.table] = max(row.seq, heads.get(row.table, row.seq))
    return pieces(worker, list(heads.items())) if heads else []


def pieces(worker: str, heads: list[tuple[str, int]]) -> list[str]:
    text = msgspec.json.encode({"worker": worker, "heads": dict(heads)})
    if len(text) <= LONGEST_BYTES or len(heads) < 2:
        return [text.decode()]
    half = len(heads) // 2
    return pieces(worker, heads[:half]) + pieces(worker, heads[half:])
