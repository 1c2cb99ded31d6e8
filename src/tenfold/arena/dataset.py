"""What a dataset says of every decision: its columns, and the words about the whole that each of its files carries."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import numpy as np
import pyarrow as pa

import tenfold
from tenfold.arena.decisions import SCHEMA_VERSION, Seen
from tenfold.arena.match import Finished, Played, look_back_on
from tenfold.arena.plan import Plan
from tenfold.core.game import tensor_of
from tenfold.core.registry import find_game
from tenfold.core.tensor import reward_of

ABOUT = "tenfold"


class Column(NamedTuple):
    """A column; only a score may be missing."""

    name: str
    kind: pa.DataType
    meaning: str


def numbers(many: int) -> pa.DataType:
    """So many numbers of eight bits in every row; none is missing, so that they lie together as NumPy wants them."""
    return pa.list_(pa.field("item", pa.int8(), nullable=False), many)


def columns(observation: int, actions: int) -> list[Column]:
    return [
        Column("record", pa.string(), "the game: seed, deal, line-up and rotation, with `/` between them"),
        Column("deal", pa.int32(), "the deal, from 0; all its games have the same cards, so keep them together when you split"),
        Column("step", pa.int32(), "which decision of the game, from 0"),
        Column("seat", pa.int8(), "who decides"),
        Column("players", pa.int8(), "how many seats decide in this game"),
        Column("bot", pa.string(), "the name of the bot in that seat"),
        Column("observation", numbers(observation), "what the seat may know, as in the environments"),
        Column("legal", numbers(actions), "1 for each action that was legal, else 0"),
        Column("action", pa.int16(), "the number of the action that was chosen"),
        Column("reward", pa.float32(), "what the seat got at the end of the game, as in the environments"),
        Column("rank", pa.int8(), "its place at the end, 1 for winners"),
        Column("score", pa.int32(), "its points at the end; null in a game that a bot broke off"),
    ]


def schema(plan: Plan) -> pa.Schema:
    game = find_game(plan.game)
    size = tensor_of(game).size(game.read_options(plan.options))
    fields = [pa.field(name, kind, nullable=name == "score") for name, kind, _ in columns(size, game.actions)]
    return pa.schema(fields, {ABOUT: json.dumps(about(plan))})


def about(plan: Plan) -> dict[str, Any]:
    """What one must know to read the rows."""
    game = find_game(plan.game)
    tensor = tensor_of(game)
    planes = tensor.planes(game.read_options(plan.options))
    return {
        "schema": SCHEMA_VERSION,
        "tenfold": tenfold.__version__,
        "game": plan.game,
        "rules": plan.rules,
        "options": plan.options,
        "tensor": tensor.version,
        "planes": [[plane.name, list(plane.shape)] for plane in planes],
        "actions": game.actions,
    }


def table(plan: Plan, tasks: Iterable[Finished]) -> pa.Table:
    """All decisions of some tasks."""
    described = schema(plan)
    return pa.Table.from_batches([rows for task in tasks for rows in rows_of(plan, described, task)], described)


def rows_of(plan: Plan, described: pa.Schema, task: Finished) -> Iterator[pa.RecordBatch]:
    """The decisions of each game; where only its actions were kept, they are looked up again."""
    for rotation, (played, seen) in enumerate(zip(task.games, task.seen or look_back_on(plan, task), strict=True)):
        found = {
            "record": plan.record(task.deal, task.lineup, rotation),
            "deal": task.deal,
            "players": len(played.seats),
            **decided(played, seen),
        }
        yield pa.record_batch([cells(found[field.name], field.type, len(played.actions)) for field in described], described)


def decided(played: Played, seen: Seen) -> dict[str, Any]:
    """What differs from decision to decision."""
    seats = np.frombuffer(seen.seats, np.int8)
    everybody = range(len(played.seats))
    ranks = played.ranks()
    return {
        "step": np.arange(len(seats)),
        "seat": seats,
        "bot": [played.seats[seat] for seat in seats],
        "observation": np.frombuffer(seen.observations, np.int8),
        "legal": np.frombuffer(seen.legal, np.int8),
        "action": played.actions,
        "reward": np.array([reward(played, seat) for seat in everybody])[seats],
        "rank": np.array([ranks[seat] for seat in everybody])[seats],
        "score": [played.scores[seat] if played.scores else None for seat in seats],
    }


def cells(found: Any, kind: pa.DataType, rows: int) -> pa.Array:
    """A column of one game; what is the same in all rows is repeated."""
    if pa.types.is_fixed_size_list(kind):
        return pa.FixedSizeListArray.from_arrays(pa.array(found), type=kind)
    return pa.repeat(pa.scalar(found, kind), rows) if isinstance(found, str | int) else pa.array(found, kind)


def reward(played: Played, seat: int) -> float:
    """As in the environments: who breaks a game off pays for it alone."""
    if played.fault:
        return -1.0 if seat == played.fault.seat else 0.0
    return reward_of(sum(1 << winner for winner in played.winners), seat, len(played.seats))
