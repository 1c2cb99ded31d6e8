"""Who plays the seats that are not yours."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tenfold.bots.contract import Bot
from tenfold.bots.ready import seat_patiently
from tenfold.bots.registry import bots_for, find_bot
from tenfold.core.game import Game

Opponents = Mapping[int, Bot]
USUAL = "careful"


def usual_opponent(game: str) -> str:
    """The kind of bot one plays against unless one asks for another."""
    return USUAL if USUAL in bots_for(game) else bots_for(game)[0]


def checked_opponent(name: str | None, game: str) -> str:
    """The kind of bot that was asked for; raises BadOption."""
    return usual_opponent(game) if name is None else find_bot(name, game).name


def pick_opponents(kind: str, game: Game[Any], seats: int, seed: str) -> Opponents:
    """Players for all seats but yours, the same for the same game and seed."""
    return {seat: seat_patiently(kind, game, f"{seed} {seat}") for seat in range(1, seats)}
