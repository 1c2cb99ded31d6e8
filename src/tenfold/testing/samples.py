"""Sample games to check a game on."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from tenfold.core.game import AnyGame, Position
from tenfold.core.record import Record

Check = Callable[[AnyGame, Sequence[Record]], None]


def samples(game: AnyGame, seed: str, games: int) -> list[Record]:
    """So many games of every variant, played at random to the end."""
    return [
        play_at_random(game, dict(variant), f"{seed}/{n}/{i}") for n, variant in enumerate(game.variants) for i in range(games)
    ]


def play_at_random(game: AnyGame, options: dict[str, Any], seed: str) -> Record:
    rng = random.Random(seed)
    position = game.start(options, seed)
    names = [f"Player {seat + 1}" for seat in range(game.seats(position.options))]
    actions = []
    while not position.is_over:
        actions.append(rng.choice(position.legal()))
        position.apply(actions[-1])
    return Record(game=game.name, options=position.options, names=names, seed=seed, actions=actions)


def moves(game: AnyGame, record: Record) -> Iterator[tuple[Position[Any], str]]:
    """Every position of a game with the action that was taken there. The position moves on when the next one is asked for."""
    position = game.start(record.options, record.seed, record.fixed)
    for action in record.actions:
        yield position, action
        position.apply(action)


def some_moves(game: AnyGame, record: Record, about: int) -> Iterator[tuple[Position[Any], str]]:
    """About so many positions of a game, spread evenly."""
    stride = max(1, len(record.actions) // about)
    for n, move in enumerate(moves(game, record)):
        if n % stride == 0:
            yield move


def watchers(game: AnyGame, record: Record) -> list[int | None]:
    """Everybody who looks: each seat, and a spectator."""
    return [None, *range(game.seats(record.options))]
