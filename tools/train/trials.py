"""Matches of nets, many at once: how often one wins among others, every seat equally often."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

import torch
from torch import Tensor, nn

from tools.train.games.subject import Options, Subject
from tools.train.nets import NEVER, brief
from tools.train.tables import Table

LOOK_EVERY = 32
# Nets that have learnt nothing yet may go on for ever: what has not ended by then is left out.
LONGEST = 4096


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


def by_rival(table: Table) -> Tensor:
    return table.numbers[:, -1].long()


@torch.no_grad()
def trial(
    subject: Subject, first: nn.Module, others: nn.Module | None, options: Options, games: int, device: str, seed: str
) -> Share:
    """The share of the first net, which has one seat, in the first game of each row. Both do what they like best."""
    game = subject.game if others is not None else subject.rival
    assert game is not None
    table = Table(game, subject.seats, games, device, seed, [options])
    mine = torch.arange(games, device=device) // 2 % table.players
    won = torch.full((games,), -1.0, device=device)
    for n in range(LONGEST):
        me = table.to_act.long() == mine
        table.step(torch.where(me, best(first, table), by_rival(table) if others is None else best(others, table)))
        share = table.shares().gather(1, mine[:, None]).squeeze(1)
        won = torch.where((won < 0) & table.done, share, won)
        if n % LOOK_EVERY == 0 and not bool((won < 0).any()):
            break
    return share_of(won[won >= 0])


def all_trials(subject: Subject, first: nn.Module, others: nn.Module | None, games: int, device: str) -> dict[str, Share]:
    """At every table that the game names."""
    return {name: trial(subject, first, others, options, games, device, "trial") for name, options in subject.trials.items()}
