"""Matches of nets, many at once: how often one wins among others, every seat equally often."""

from __future__ import annotations

from math import sqrt
from typing import Any, NamedTuple

import torch
from torch import Tensor, nn

from tenfold.games.ten.rules.state import SEATS
from tools.train.nets import NEVER, brief
from tools.train.tables import Table


class Share(NamedTuple):
    """Of the victories, and its standard error."""

    mean: float
    error: float


def share_of(won: Tensor) -> Share:
    return Share(float(won.mean()), float(won.std()) / sqrt(len(won)))


def best(net: nn.Module, table: Table) -> Tensor:
    with brief(table.done.device):
        scores = net(table.numbers.contiguous())[0]
    return scores.float().masked_fill(~table.legal, NEVER).argmax(1)


@torch.no_grad()
def trial(first: nn.Module, others: nn.Module, options: dict[str, Any], games: int, device: str, seed: str) -> Share:
    """The share of the first net, which has one seat, in the first game of each row. Both do what they like best."""
    players = options["players"]
    table = Table(players, games, device, seed, [options])
    mine = torch.arange(games, device=device) // 2 % max(1, players)
    won = torch.full((games,), -1.0, device=device)
    while bool((won < 0).any()):
        for _ in range(32):
            me = table.to_act.long() == mine
            table.step(torch.where(me, best(first, table), best(others, table)))
            share = table.shares().gather(1, mine[:, None]).squeeze(1)
            won = torch.where((won < 0) & table.done, share, won)
    return share_of(won)


def all_trials(first: nn.Module, others: nn.Module, games: int, device: str) -> dict[str, Share]:
    """At every number of players, and alone at every level."""
    found = {str(n): trial(first, others, {"players": n}, games, device, "trial") for n in range(2, SEATS + 1)}
    alone = {f"level {n}": trial(first, others, {"players": 1, "level": n}, games, device, "trial") for n in range(4, 11)}
    return found | alone
