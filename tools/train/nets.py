"""The nets: a large one that learns by playing, and small ones, as the package has them, that learn from the large one.

All are given the numbers of `tenfold.bots.ten.features`, and say a score for every action and, by seat from their own on, the
logarithm of the chance to win.
"""

from __future__ import annotations

import torch
from torch import Tensor, nn

from tenfold.bots.ten.features import PLANES, SIZE
from tenfold.bots.ten.net import SCALE, UNITS
from tenfold.games.ten.rules.state import SEATS
from tools.train.tables import TEN

NEVER = -1e9
WHOLE = 127
BLOCKS = 3
PLAYERS_AT = sum(plane.size for plane in PLANES[: [plane.name for plane in PLANES].index("players")])


class Features(nn.Module):
    """Numbers of about 1, and which seats there are."""

    def __init__(self) -> None:
        super().__init__()
        self.register_buffer("units", torch.tensor(UNITS, dtype=torch.float32) / SCALE)
        missing = torch.arange(SEATS)[None] >= torch.tensor([2, 2, 3, 4, 5])[:, None]
        self.register_buffer("missing", missing.float() * NEVER)

    def forward(self, numbers: Tensor) -> tuple[Tensor, Tensor]:
        players = numbers[:, PLAYERS_AT : PLAYERS_AT + SEATS].float()
        return numbers.float() * self.units, (players[:, :, None] * self.missing).sum(1)


class Teacher(nn.Module):
    """Wide, with short cuts."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.features = Features()
        self.first = nn.Linear(SIZE, width)
        self.blocks = nn.ModuleList(nn.Sequential(nn.LayerNorm(width), nn.Linear(width, width)) for _ in range(BLOCKS))
        self.policy = nn.Linear(width, TEN.actions)
        self.value = nn.Linear(width, SEATS)
        nn.init.zeros_(self.policy.weight)
        nn.init.zeros_(self.value.weight)

    def forward(self, numbers: Tensor) -> tuple[Tensor, Tensor]:
        seen, missing = self.features(numbers)
        x = torch.relu(self.first(seen))
        for block in self.blocks:
            x = x + torch.relu(block(x))
        return self.policy(x).float(), torch.log_softmax(self.value(x).float() + missing, -1)


def in_eight_bits(weights: Tensor) -> Tensor:
    """Weights as eight bits and a scale for each output hold them; learning goes on as if nothing were lost."""
    scale = weights.abs().amax(1, keepdim=True).clamp_min(1e-8) / WHOLE
    return weights + ((weights / scale).round() * scale - weights).detach()


class EightBits(nn.Linear):
    def forward(self, x: Tensor) -> Tensor:
        return nn.functional.linear(x, in_eight_bits(self.weight), self.bias)


class Student(nn.Module):
    """Small enough for the package."""

    def __init__(self, wide: int, narrow: int) -> None:
        super().__init__()
        self.features = Features()
        self.first = EightBits(SIZE, wide)
        self.second = EightBits(wide, narrow)
        self.policy = EightBits(narrow, TEN.actions)
        self.value = EightBits(narrow, SEATS)

    def forward(self, numbers: Tensor) -> tuple[Tensor, Tensor]:
        seen, missing = self.features(numbers)
        x = torch.relu(self.second(torch.relu(self.first(seen))))
        return self.policy(x).float(), torch.log_softmax(self.value(x).float() + missing, -1)


def brief(device: torch.device) -> torch.autocast:
    """Sixteen bits where that is faster."""
    return torch.autocast(device.type, torch.bfloat16, enabled=device.type == "cuda")


def likelihoods(scores: Tensor, legal: Tensor) -> Tensor:
    """The logarithm of how likely each action is."""
    return torch.log_softmax(scores.masked_fill(~legal, NEVER), -1)
