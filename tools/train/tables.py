"""The games that are learnt from: a batch for each number of players, seen as one. Options of a batch take turns."""

from __future__ import annotations

from collections.abc import Sequence

import torch
from torch import Tensor

from tenfold.core.game import AnyGame
from tenfold.envs.batch import Batch
from tools.train.games.subject import Options, Subject

AT_LEAST = 64


def batch_of(game: AnyGame, games: int, device: str, seed: str, mixed: Sequence[Options]) -> Batch:
    """So many games, dealt; the options take turns."""
    options = [game.read_options(one) for one in mixed]
    made = Batch(game, options[0], games, device)
    made.reset(f"{seed} {made.seats}", options)
    return made


class Table:
    """The games for one number of players. Of `seats`, those that nobody has got nothing."""

    def __init__(self, game: AnyGame, seats: int, games: int, device: str, seed: str, mixed: Sequence[Options]) -> None:
        self.seats = seats
        self.batch = batch_of(game, games, device, seed, mixed)
        self.players = self.batch.seats
        self.numbers, self.legal, self.reward, self.done, self.to_act, _ = map(torch.from_dlpack, self.batch.seen)

    def step(self, actions: Tensor) -> None:
        self.batch.step(actions)

    def shares(self) -> Tensor:
        """Each seat's share in the victory, of the games that have ended."""
        n = self.players
        out = torch.zeros(len(self.done), self.seats, device=self.reward.device)
        if n == 1:
            out[:, :1] = (self.reward + 1) / 2
            out[:, 1] = 1 - out[:, 0]
        else:
            out[:, :n] = (self.reward * (n - 1) + 1) / n
        return out * self.done[:, None]


class Tables:
    """All of them, one after the other."""

    def __init__(self, subject: Subject, games: int, device: str, seed: str) -> None:
        self.subject = subject
        sizes = [int(games * mix.part) // AT_LEAST * AT_LEAST or AT_LEAST for mix in subject.mixes]
        self.each = [
            Table(subject.game, subject.seats, size, device, seed, mix.options)
            for mix, size in zip(subject.mixes, sizes, strict=True)
        ]
        ends = [sum(sizes[: n + 1]) for n in range(len(sizes))]
        self.rows = [slice(end - size, end) for end, size in zip(ends, sizes, strict=True)]
        self.games = ends[-1]
        self.numbers = torch.zeros(self.games, subject.size + subject.opened, dtype=torch.int8, device=device)
        self.legal = torch.zeros(self.games, subject.game.actions, dtype=torch.bool, device=device)
        self.to_act = torch.zeros(self.games, dtype=torch.int64, device=device)
        self.shares = torch.zeros(self.games, subject.seats, device=device)
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
