"""Who plays the seats that are not yours."""

from __future__ import annotations

from collections.abc import Mapping

from tenfold.bots import Bot, careful_bot

Opponents = Mapping[int, Bot]


def pick_opponents(game_name: str, seats: int, seed: str) -> Opponents:
    """Careful players, the same for the same game and seed."""
    return {seat: careful_bot(game_name, f"{seed} {seat}") for seat in range(1, seats)}
