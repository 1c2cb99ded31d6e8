"""How late the event loop is: whatever holds it up holds everybody up."""

from __future__ import annotations

import asyncio
import time

from tenfold.server.metrics import LOOP_LAG

EVERY_S = 0.25


async def measure_lag() -> None:
    """Plan something now and again, and see when it comes."""
    while True:
        due = time.perf_counter() + EVERY_S
        await asyncio.sleep(EVERY_S)
        LOOP_LAG.observe(max(0.0, time.perf_counter() - due))
