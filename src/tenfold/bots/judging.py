"""A judge whose playouts are compiled: threads share the deals, and every one has records of its own."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any

import numpy as np

from tenfold.bots.chance import BY_DIGEST, chance_for
from tenfold.bots.contract import Judge
from tenfold.bots.crew import share
from tenfold.core.choosing import NO_ACTION
from tenfold.core.game import AnyGame

Array = np.ndarray[Any, np.dtype[Any]]

# The records of a thread: what is known, the deal, the playout.
KNOWN, DEAL, PLAYOUT = 0, 1, 2
RECORDS = 3


class CompiledJudge(Judge):
    """`play` tries actions on deals in compiled code."""

    def __init__(self, game: AnyGame, seed: str, threads: int) -> None:
        self.game, self.seed, self.threads = game, seed, threads
        self.records = np.zeros((threads, RECORDS), game.state_type.layout.dtype)

    @abstractmethod
    def play(self, thread: int, view: Any, tried: Array, first: int, points: bool, out: Array) -> None:
        """Try these actions on as many deals as `out` has rows, from the one of this number on."""

    def look_at(self, view: Any) -> None:
        known = self.game.remembered(view)
        known.chance[:] = chance_for(BY_DIGEST, self.seed, known).chance
        self.records[:, KNOWN] = np.frombuffer(known.to_bytes(), self.records.dtype)[0]

    def values(self, view: Any, actions: Sequence[str | None], deals: range, points: bool = False) -> Array:
        self.look_at(view)
        tried = np.array([NO_ACTION if action is None else self.game.read_action(action) for action in actions])
        out = np.zeros((len(deals), len(tried), 2, len(view.players)))

        def play_part(n: int, part: range) -> None:
            self.play(n, view, tried, deals.start + part.start, points, out[part.start : part.stop])

        share(len(deals), self.threads, play_part)
        return out
