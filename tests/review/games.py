"""Games to review: played by bots that need no compiler, some with a deck so small that the answer is known."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tenfold.bots.registry import seat_bot
from tenfold.core.game import AnyGame, Position
from tenfold.core.record import Record

SMALL = {"b1": 2, "b2": 2, "b3": 2, "g4": 2, "g5": 2, "$2": 3, "w3": 1}


def record_of(position: Position[Any], seed: str, actions: list[str], fixed: Any = None) -> Record:
    names = [f"Player {seat + 1}" for seat in range(position.game.seats(position.options))]
    return Record(game=position.game.name, options=position.options, names=names, seed=seed, fixed=fixed, actions=actions)


def play(game: AnyGame, options: Mapping[str, Any], seed: str, bot: str = "careful") -> Record:
    position = game.start(options, seed)
    player, actions = seat_bot(bot, game, seed), []
    while not position.is_over:
        actions.append(player(position.view(position.to_act), position.legal()))
        position.redo(actions[-1])
    return record_of(position, seed, actions)


def played(game: AnyGame, options: Mapping[str, Any], actions: str, fixed: Any) -> Record:
    """These actions, then the first legal one to the end."""
    position = game.start(options, "", fixed)
    done = []
    for action in actions.split(", "):
        position.do(action)
        done.append(action)
    while not position.is_over:
        done.append(position.legal()[0])
        position.redo(done[-1])
    return record_of(position, "", done, fixed)
