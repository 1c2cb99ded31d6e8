"""What a room waits for: a bot that thinks, a clock that runs, entropies that are to be revealed."""

from __future__ import annotations

import asyncio


class Pending:
    """`asked` is the turn that a bot thinks about, and the bot; `failures` is what failed in a row.

    `revealed` is set when all who have committed to entropy have revealed it, `deals` is whether somebody waits for that.
    `committed` and `starts` are the same for a rematch that starts by itself.
    """

    def __init__(self) -> None:
        self.asked: tuple[int, str] | None = None
        self.clock: asyncio.TimerHandle | None = None
        self.failures = 0
        self.revealed = asyncio.Event()
        self.deals = False
        self.committed = asyncio.Event()
        self.starts = False

    def stop_clock(self) -> None:
        if self.clock is not None:
            self.clock.cancel()
            self.clock = None
