"""Players made of code. A bot sees a view and the legal actions, and names one of them; it never sees a state."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from tenfold.bots import ten, trick_later

Bot = Callable[[Any, list[str]], str]

CAREFUL: dict[str, Bot] = {"ten": ten.careful, "trick_later": trick_later.careful}


def random_bot(seed: str) -> Bot:
    """Every legal action as likely as every other; the same for the same seed."""
    dice = random.Random(seed)
    return lambda view, legal: dice.choice(legal)


def careful_bot(game: str, seed: str) -> Bot:
    """Sound rules of thumb where the game has some, else at random."""
    return CAREFUL.get(game) or random_bot(seed)
