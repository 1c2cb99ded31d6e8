"""Who plays the seats that are not yours."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

Opponent = Callable[[Any, list[str]], str]
Opponents = Mapping[int, Opponent]


def pick_opponent(game_name: str, seed: str) -> Opponent:
    """Somebody who plays at random, and the same for the same game and seed."""
    dice = random.Random(f"{game_name} {seed}")
    return lambda view, legal: dice.choice(legal)


def pick_opponents(game_name: str, seats: int, seed: str) -> Opponents:
    return {seat: pick_opponent(game_name, f"{seed} {seat}") for seat in range(1, seats)}
