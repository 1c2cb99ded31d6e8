"""The nets: a large one that learns by playing, and small ones, as the package has them, that learn from the large one.

All are given what a game shows its net, and say a score for every action and, by seat from their own on, the logarithm of the
chance to win.
"""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor, nn

from tools.train.games.subject import Subject

NEVER = -1e9
WHOLE = 127
BLOCKS = 3


class Expected(NamedTuple):
    """By seat, from the own one on: the logarithm of the chance to win, and points still to come in the round."""

    chances: Tensor
    points: Tensor


class Features(nn.Module):
    """Numbers of about 1, and which seats there are."""

    def __init__(self, subject: Subject) -> None:
        super().__init__()
        self.players = subject.plane("players")
        self.size = subject.size
        self.register_buffer("units", torch.tensor(subject.units, dtype=torch.float32) / subject.scale)
        self.register_buffer("missing", torch.tensor(subject.empty).float() * NEVER)

    def forward(self, numbers: Tensor) -> tuple[Tensor, Tensor]:
        players = numbers[:, self.players].float()
        return numbers[:, : self.size].float() * self.units, (players[:, :, None] * self.missing).sum(1)


class Trunk(nn.Module):
    """Wide, with short cuts."""

    def __init__(self, size: int, width: int) -> None:
        super().__init__()
        self.first = nn.Linear(size, width)
        self.blocks = nn.ModuleList(nn.Sequential(nn.LayerNorm(width), nn.Linear(width, width)) for _ in range(BLOCKS))

    def forward(self, seen: Tensor) -> Tensor:
        x = torch.relu(self.first(seen))
        for block in self.blocks:
            x = x + torch.relu(block(x))
        return x


def from_nothing(width: int, size: int) -> nn.Linear:
    made = nn.Linear(width, size)
    nn.init.zeros_(made.weight)
    return made


class Critic(nn.Module):
    """Says what each seat may expect, from more than a player may know."""

    def __init__(self, subject: Subject, width: int) -> None:
        super().__init__()
        self.size = subject.size
        self.trunk = Trunk(subject.size + subject.opened, width)
        self.value = from_nothing(width, subject.seats)
        self.points = from_nothing(width, subject.seats)

    def forward(self, seen: Tensor, missing: Tensor, opened: Tensor) -> Expected:
        x = self.trunk(torch.cat([seen, opened.float()], 1))
        return Expected(torch.log_softmax(self.value(x).float() + missing, -1), self.points(x).float())


class Teacher(nn.Module):
    """The large net, and its critic where the game opens more to one."""

    def __init__(self, subject: Subject, width: int) -> None:
        super().__init__()
        self.subject = subject
        self.features = Features(subject)
        self.trunk = Trunk(subject.size, width)
        self.policy = from_nothing(width, subject.game.actions)
        self.value = from_nothing(width, subject.seats)
        self.critic = Critic(subject, width) if subject.opened else None

    def forward(self, numbers: Tensor) -> tuple[Tensor, Tensor]:
        seen, missing = self.features(numbers)
        x = self.trunk(seen)
        scores = self.subject.actions_of(self.policy(x).float(), numbers)
        return scores, torch.log_softmax(self.value(x).float() + missing, -1)

    def judge(self, numbers: Tensor, chances: Tensor) -> Expected:
        """What the critic expects; where there is none, what the net does itself."""
        if self.critic is None:
            return Expected(chances, torch.zeros_like(chances))
        seen, missing = self.features(numbers)
        opened: Expected = self.critic(seen, missing, numbers[:, self.subject.size :])
        return opened


def in_eight_bits(weights: Tensor) -> Tensor:
    """Weights as eight bits and a scale for each output hold them; learning goes on as if nothing were lost."""
    scale = weights.abs().amax(1, keepdim=True).clamp_min(1e-8) / WHOLE
    return weights + ((weights / scale).round() * scale - weights).detach()


class EightBits(nn.Linear):
    def forward(self, x: Tensor) -> Tensor:
        return nn.functional.linear(x, in_eight_bits(self.weight), self.bias)


class Student(nn.Module):
    """Small enough for the package."""

    def __init__(self, subject: Subject, wide: int, narrow: int) -> None:
        super().__init__()
        self.subject = subject
        self.features = Features(subject)
        self.first = EightBits(subject.size, wide)
        self.second = EightBits(wide, narrow)
        self.policy = EightBits(narrow, subject.game.actions)
        self.value = EightBits(narrow, subject.seats)

    def forward(self, numbers: Tensor) -> tuple[Tensor, Tensor]:
        seen, missing = self.features(numbers)
        x = torch.relu(self.second(torch.relu(self.first(seen))))
        scores = self.subject.actions_of(self.policy(x).float(), numbers)
        return scores, torch.log_softmax(self.value(x).float() + missing, -1)


def brief(device: torch.device) -> torch.autocast:
    """Sixteen bits where that is faster."""
    return torch.autocast(device.type, torch.bfloat16, enabled=device.type == "cuda")


def likelihoods(scores: Tensor, legal: Tensor) -> Tensor:
    """The logarithm of how likely each action is."""
    return torch.log_softmax(scores.masked_fill(~legal, NEVER), -1)
