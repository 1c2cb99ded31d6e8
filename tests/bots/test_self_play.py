"""What nets learn from, where points of a round count on the way: whose they are, and that they end with the round."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest

torch: Any = pytest.importorskip("torch", reason="what learns needs PyTorch, which is no part of any extra")

from tools.train.games.subject import Progress  # noqa: E402
from tools.train.ppo import Memory, Prospect, ahead, lesson_of, looked_back, play  # noqa: E402

SEATS = 3


class Moment(NamedTuple):
    """Of one game: who is to act; the standings from there on and the round; what was won by the step that led here."""

    to_act: int
    standings: list[int]
    round: int
    shares: tuple[float, ...] = (0, 0, 0)
    done: bool = False


GAME = [
    Moment(0, [0, 0, 0], 1),
    Moment(1, [2, 0, 1], 1),
    Moment(2, [0, 1, 4], 2),
    Moment(0, [1, 4, 5], 2),
    Moment(1, [0, 0, 0], 1, (0, 1, 0), True),
]


class OneTable:
    """A table at which things go as they are written."""

    games = 1

    def __init__(self, moments: list[Moment]) -> None:
        self.moments = iter(moments)
        self.subject = SimpleNamespace(seats=SEATS, smoothing=1.0, progress=Progress(slice(0, SEATS), SEATS))
        self.legal = torch.ones(1, 2, dtype=torch.bool)
        self.seats = torch.tensor([SEATS])
        self.rows = [slice(0, 1)]
        self.step(None)

    def step(self, actions: Any) -> None:
        now = next(self.moments)
        self.to_act = torch.tensor([now.to_act])
        self.numbers = torch.tensor([[*now.standings, now.round]], dtype=torch.int8)
        self.shares, self.done = torch.tensor([now.shares]), torch.tensor([now.done])


def knows_nothing(numbers: Any, legal: Any) -> Any:
    """Always the first action, and nothing is expected of anybody."""
    return torch.zeros(1, dtype=torch.int64), torch.zeros(1), torch.zeros(1, SEATS), torch.zeros(1, SEATS)


def played() -> tuple[OneTable, Any, Prospect]:
    table: Any = OneTable(GAME)
    memory = Memory(table, len(GAME) - 1)
    return table, memory, play(knows_nothing, table, memory)


def test_points_are_those_of_the_seats_that_got_them_whoever_acts() -> None:
    memory = played()[1]
    assert memory.points[:, 0].tolist() == [[1, 2, 0], [0, 2, 0], [0, 0, 5], [0, 0, 0]]


def test_a_round_is_over_when_the_next_one_begins_and_when_the_game_is() -> None:
    memory = played()[1]
    assert memory.round_over[:, 0].tolist() == [False, True, False, True]
    assert memory.done[:, 0].tolist() == [False, False, False, True]


def test_what_is_dealt_after_the_end_takes_no_points_back() -> None:
    memory = played()[1]
    assert memory.points[-1].abs().sum() == 0


def test_a_decision_is_told_the_points_of_its_round_and_the_victory() -> None:
    table, memory, last = played()
    lesson = lesson_of(table, memory, last, 0.05)
    assert lesson.points.tolist() == [[1, 4, 0], [2, 0, 0], [5, 0, 0], [0, 0, 0]]
    assert lesson.chances.tolist() == [[0, 1, 0], [1, 0, 0], [0, 0, 1], [0, 1, 0]]


def test_looked_back_nothing_comes_from_beyond_an_end() -> None:
    gained = torch.tensor([[[1.0]], [[2.0]], [[4.0]]])
    ends = torch.tensor([[False], [True], [False]])
    found = looked_back(gained, torch.zeros(3, 1, 1), ends, torch.tensor([[8.0]]), 1.0)
    assert found.flatten().tolist() == [3, 2, 12]


def test_looked_back_without_smoothing_only_what_is_expected_next_counts() -> None:
    gained = torch.tensor([[[1.0]], [[2.0]]])
    value = torch.tensor([[[10.0]], [[20.0]]])
    found = looked_back(gained, value, torch.zeros(2, 1, dtype=torch.bool), torch.tensor([[40.0]]), 0.0)
    assert found.flatten().tolist() == [21, 42]


def test_points_of_others_count_against_ones_own() -> None:
    points, who = torch.tensor([[[4.0, 1.0, 3.0]]]), torch.tensor([[0]])
    assert ahead(points, who, torch.tensor([3])).tolist() == [[2]]
