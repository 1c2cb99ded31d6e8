"""The games that are learnt from: a batch for each number of players, seen as one. Options of a batch take turns."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor

from tenfold.bots.ten.features import FEATURES, SIZE
from tenfold.envs.batch import Batch
from tenfold.games.ten import Ten
from tenfold.games.ten.rules.state import SEATS


class TenInSight(Ten):
    """TEN, seen as its net sees it."""

    tensor = FEATURES


TEN = TenInSight()
PLAIN: list[dict[str, Any]] = [{}] * 5
ODD: list[dict[str, Any]] = [{"edition": "de"}, {"bust_buy": True}, {"edition": "de", "bust_buy": True}]
# Alone: every level, and the hard ones twice, for there most is left to learn.
LEVELS = (4, 5, 6, 7, 8, 9, 10, 8, 9, 10)
ALONE: list[dict[str, Any]] = [{"level": level} for level in LEVELS] + [
    {"level": 10, "edition": "de"},
    {"level": 8, "bust_buy": True},
]
# What part of the games is for so many players.
PARTS = {1: 0.16, 2: 0.33, 3: 0.18, 4: 0.17, 5: 0.16}


def options_for(players: int) -> list[dict[str, Any]]:
    return [{"players": players, **more} for more in (ALONE if players == 1 else PLAIN + ODD)]


def batch_of(players: int, games: int, device: str, seed: str, mixed: list[dict[str, Any]]) -> Batch:
    """So many games, dealt; the options take turns."""
    options = [TEN.read_options(one) for one in mixed]
    made = Batch(TEN, options[0], games, device)
    made.reset(f"{seed} {players}", options)
    return made


class Table:
    """The games for one number of players. Seats that nobody has got nothing."""

    def __init__(self, players: int, games: int, device: str, seed: str, mixed: list[dict[str, Any]]) -> None:
        self.players = players
        self.batch = batch_of(players, games, device, seed, mixed)
        self.numbers, self.legal, self.reward, self.done, self.to_act, _ = map(torch.from_dlpack, self.batch.seen)

    def step(self, actions: Tensor) -> None:
        self.batch.step(actions)

    def shares(self) -> Tensor:
        """Each seat's share in the victory, of the games that have ended."""
        n = self.players
        out = torch.zeros(len(self.done), SEATS, device=self.reward.device)
        if n == 1:
            out[:, :1] = (self.reward + 1) / 2
            out[:, 1] = 1 - out[:, 0]
        else:
            out[:, :n] = (self.reward * (n - 1) + 1) / n
        return out * self.done[:, None]


class Tables:
    """All of them, one after the other."""

    def __init__(self, games: int, device: str, seed: str) -> None:
        self.each = [Table(n, int(games * part) // 64 * 64 or 64, device, seed, options_for(n)) for n, part in PARTS.items()]
        sizes = [len(table.done) for table in self.each]
        ends = [sum(sizes[: n + 1]) for n in range(len(sizes))]
        self.rows = [slice(end - size, end) for end, size in zip(ends, sizes, strict=True)]
        self.games = ends[-1]
        self.numbers = torch.zeros(self.games, SIZE, dtype=torch.int8, device=device)
        self.legal = torch.zeros(self.games, TEN.actions, dtype=torch.bool, device=device)
        self.to_act = torch.zeros(self.games, dtype=torch.int64, device=device)
        self.shares = torch.zeros(self.games, SEATS, device=device)
        self.done = torch.zeros(self.games, dtype=torch.bool, device=device)
        seats = [torch.full((size,), max(2, table.players)) for size, table in zip(sizes, self.each, strict=True)]
        self.seats = torch.cat(seats).to(device)
        self.look()

    def look(self) -> None:
        for table, rows in zip(self.each, self.rows, strict=True):
            self.numbers[rows], self.legal[rows], self.to_act[rows] = table.numbers, table.legal, table.to_act.long()

    def step(self, actions: Tensor) -> None:
        for table, rows in zip(self.each, self.rows, strict=True):
            table.step(actions[rows])
            self.shares[rows], self.done[rows] = table.shares(), table.done
        self.look()
