"""`--dataset`: what the rows say of every decision."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import polars as pl
import pyarrow.dataset
import pyarrow.parquet
import pytest

import tenfold
from tenfold.arena.cluster import play_there
from tenfold.arena.dataset import columns, reward
from tenfold.arena.match import Fault, Played
from tenfold.core.chance import Chance
from tenfold.core.game import Position
from tenfold.core.registry import find_game
from tenfold.envs.single import make_single
from tests.arena.cases import GOOD, arena, found, program
from tests.arena.datasets import THREE, by_game, one_task, rows, written

GAMES = [
    pytest.param(name, options, marks=pytest.mark.xdist_group(f"compiled {name}"), id=f"{name} {options['players']}")
    for name, options in (("ten", {"players": 2}), ("ten", {"players": 1, "level": 4}), ("trick_later", THREE))
]
TIRED = "asked['legal'][0].startswith('play') and len(asked['legal']) < 5"


def again(seed: str) -> Position[Any]:
    """A deal of 10 Trick Later, from what its record says."""
    return find_game("trick_later").start(THREE, seed)


def seen_in_view(position: Position[Any], seat: int) -> list[int]:
    """The tensor of somebody who knows the view and nothing else."""
    tensor = position.game.tensor
    assert tensor
    out = [0] * tensor.size(position.options)
    tensor.observe(position.game.remembered(position.view(seat)), seat, out)
    return out


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_the_rows_are_what_an_environment_shows_in_the_same_game(tmp_path: Path, game: str, options: dict[str, Any]) -> None:
    for seed, decisions in by_game(written(tmp_path / "data", game, options, games=2)):
        single = make_single(game, options)
        single.start(seed, stream=0)
        assert decisions["step"].to_list() == list(range(len(decisions)))
        for row in decisions.iter_rows(named=True):
            assert (row["seat"], row["players"]) == (single.to_act, single.seats)
            assert row["observation"] == single.observe(single.to_act).tolist()
            assert row["legal"] == single.mask.tolist()
            assert single.do(row["action"]) == 0
        assert single.to_act == -1, "the actions lead to the end of the game"
        paid = single.rewards()
        assert decisions["reward"].to_list() == pytest.approx([paid[seat] for seat in decisions["seat"]])


def test_nothing_hidden_is_in_the_rows(tmp_path: Path) -> None:
    chance = Chance("leak")
    for seed, decisions in by_game(written(tmp_path / "data", games=3)):
        position = again(seed)
        for row in decisions.iter_rows(named=True):
            assert row["observation"] == seen_in_view(position, row["seat"])
            twin: Position[Any] = position.game.resample(position.view(row["seat"]), chance)
            assert row["legal"] == [int(text in twin.legal()) for text in position.game.texts]
            position.redo(position.game.texts[row["action"]])


def test_scores_and_ranks_are_those_of_the_game(tmp_path: Path) -> None:
    frame = written(tmp_path / "data")
    assert set(frame["bot"]) == {"careful", "random"}
    for seed, decisions in by_game(frame):
        position = again(seed)
        for action in decisions["action"]:
            position.redo(position.game.texts[action])
        outcome = position.outcome()
        assert outcome
        for row in decisions.iter_rows(named=True):
            assert row["score"] == outcome.scores[row["seat"]]
            assert (row["rank"] == 1) == (row["seat"] in outcome.winners) == (row["reward"] > 0)


def test_every_file_says_what_it_holds(tmp_path: Path) -> None:
    written(tmp_path / "data")
    schema = pyarrow.parquet.read_schema(tmp_path / "data" / "part-000000.parquet")
    assert [(field.name, field.type) for field in schema] == [(name, kind) for name, kind, _ in columns(614, 84)]
    assert [field.name for field in schema if field.nullable] == ["score"]
    metadata = json.loads(schema.metadata[b"tenfold"])
    assert (metadata["schema"], metadata["tensor"], metadata["rules"], metadata["tenfold"]) == (1, 1, 1, tenfold.__version__)
    assert (metadata["game"], metadata["actions"], metadata["options"]["players"]) == ("trick_later", 84, 3)
    assert sum(int(np.prod(shape)) for _, shape in metadata["planes"]) == 614


def test_pyarrow_and_polars_give_arrays_without_a_copy(tmp_path: Path) -> None:
    written(tmp_path / "data")
    column = pyarrow.dataset.dataset(tmp_path / "data").to_table()["observation"].combine_chunks()
    with_arrow = column.values.to_numpy(zero_copy_only=True).reshape(len(column), -1)
    with_polars = pl.read_parquet(tmp_path / "data" / "part-000000.parquet")["observation"].to_numpy(allow_copy=False)
    assert with_arrow.shape == (len(column), 614)
    assert np.array_equal(with_arrow, with_polars)


def test_more_workers_write_the_same_rows_also_of_games_alone(tmp_path: Path) -> None:
    for workers in "12":
        done = arena("random", "--players", "1", "--games", "4", "--workers", workers, "--dataset", str(tmp_path / workers))
        assert done.returncode == 0, done.stderr
    assert rows(tmp_path / "1").equals(rows(tmp_path / "2"))


def test_a_node_of_a_cluster_sends_what_a_worker_sends() -> None:
    plan, finished = one_task()
    there = play_there(tenfold.__version__, msgspec.json.encode(plan), plan.tasks()[0])
    assert there.seen == finished.seen != []


def test_a_game_that_is_broken_off_is_there_up_to_its_last_legal_action(tmp_path: Path) -> None:
    tires = program(tmp_path, "tires", GOOD.replace("    if", f"    if {TIRED}: break\n    if", 1))
    arguments = ("random", "--bot", tires, "--game", "trick_later", "--players", "3", "--games", "3")
    assert found(*arguments, "--dataset", str(tmp_path / "data"))["games"] == 3
    frame = rows(tmp_path / "data")
    assert frame["record"].n_unique() == 3
    assert frame["score"].null_count() == len(frame)
    assert set(frame.select("bot", "reward", "rank").rows()) == {("tires", -1, 3), ("random", 0, 1)}


def test_rewards_are_those_of_the_environments() -> None:
    broken = Played(("a", "b", "c"), [0, 2], None, [], [], Fault(1, "why"))
    assert [reward(broken, seat) for seat in range(3)] == [0, -1, 0]
    shared = Played(("a", "b", "c"), [0, 2], [5, 3, 5], [], [])
    assert [reward(shared, seat) for seat in range(3)] == [0.25, -0.5, 0.25]
    assert [reward(Played(("a",), [winner], [3, 5], [], []), 0) for winner in (0, 1)] == [1, -1]
