"""Proximal policy optimisation (Schulman and others, 2017) for games of several seats: a value for every seat.

What a seat wins is its share in the victory. The large net plays all seats; small ones learn meanwhile to do what it would do.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import torch
from torch import Tensor, nn

from tenfold.games.ten.rules.state import SEATS
from tools.train.nets import Student, Teacher, brief, likelihoods
from tools.train.tables import Tables

EPOCHS = 2
CLIP = 0.2
# How much of what was found later counts, beside what the net expected: GAE's lambda. Nothing is discounted, a game ends.
SMOOTHING = 0.95
VALUE_WEIGHT = 0.5
STEEPEST = 0.5


class Memory:
    """What happened in the last steps of all games."""

    def __init__(self, tables: Tables, steps: int) -> None:
        device, games = tables.numbers.device, tables.games
        self.steps = steps
        self.numbers = torch.zeros(steps, *tables.numbers.shape, dtype=torch.int8, device=device)
        self.legal = torch.zeros(steps, *tables.legal.shape, dtype=torch.bool, device=device)
        self.action, self.who = torch.zeros(2, steps, games, dtype=torch.int64, device=device)
        self.likely = torch.zeros(steps, games, device=device)
        self.value, self.shares = torch.zeros(2, steps, games, SEATS, device=device)
        self.done = torch.zeros(steps, games, dtype=torch.bool, device=device)


class Lesson(NamedTuple):
    """Decisions to learn from. `gain` is how much better it went than was expected, `chances` what each seat's turned out."""

    numbers: Tensor
    legal: Tensor
    action: Tensor
    likely: Tensor
    gain: Tensor
    chances: Tensor


def turned(values: Tensor, by: Tensor, seats: Tensor) -> Tensor:
    """Values of seats, counted from another seat on."""
    place = torch.arange(SEATS, device=values.device)[None]
    return values.gather(1, torch.where(place < seats[:, None], (place + by[:, None]) % seats[:, None], place))


def sample(likely: Tensor) -> Tensor:
    """An action as often as it is likely (Gumbel)."""
    return torch.argmax(likely - torch.log(-torch.log(torch.rand_like(likely).clamp_(1e-9, 1 - 1e-7))), 1)


def play_step(net: Callable[[Tensor], tuple[Tensor, Tensor]], numbers: Tensor, legal: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    """An action in each game, how likely it was, and what each seat may expect."""
    scores, chances = net(numbers)
    likely = likelihoods(scores, legal)
    action = sample(likely)
    return action, likely.gather(1, action[:, None]).squeeze(1), chances.exp()


@torch.no_grad()
def play(step: Callable[..., Any], tables: Tables, memory: Memory) -> Tensor:
    """Play some steps of all games; what is expected at their end."""
    for n in range(memory.steps):
        who = tables.to_act
        action, memory.likely[n], chances = step(tables.numbers, tables.legal)
        memory.numbers[n], memory.legal[n], memory.action[n], memory.who[n] = tables.numbers, tables.legal, action, who
        memory.value[n] = turned(chances, -who, tables.seats)
        tables.step(action)
        memory.shares[n], memory.done[n] = tables.shares, tables.done
    return turned(step(tables.numbers, tables.legal)[2], -tables.to_act, tables.seats)


@torch.no_grad()
def lesson_of(tables: Tables, memory: Memory, value: Tensor) -> Lesson:
    """What came of each decision, for every seat; gains count alike at every table."""
    found = torch.zeros_like(memory.value)
    later = value
    for n in reversed(range(memory.steps)):
        goes_on = (~memory.done[n])[:, None]
        later = memory.shares[n] + goes_on * ((1 - SMOOTHING) * value + SMOOTHING * later)
        found[n] = later
        value = memory.value[n]
    gain = (found - memory.value).gather(2, memory.who[:, :, None]).squeeze(2)
    for rows in tables.rows:
        part = gain[:, rows]
        gain[:, rows] = (part - part.mean()) / (part.std() + 1e-8)
    seats = tables.seats.expand(memory.steps, -1).flatten()
    chances = turned(found.flatten(0, 1), memory.who.flatten(), seats)
    numbers, legal, action, likely, better = (
        array.flatten(0, 1) for array in (memory.numbers, memory.legal, memory.action, memory.likely, gain)
    )
    return Lesson(numbers, legal, action, likely, better, chances)


def teacher_loss(net: nn.Module, part: Lesson, curiosity: Tensor) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """The loss, the entropy of the choices, what the net would do and what it expects."""
    scores, chances = net(part.numbers)
    likely = likelihoods(scores, part.legal)
    ratio = (likely.gather(1, part.action[:, None]).squeeze(1) - part.likely).exp()
    better = torch.min(ratio * part.gain, ratio.clamp(1 - CLIP, 1 + CLIP) * part.gain).mean()
    entropy = -(likely.exp() * likely.masked_fill(~part.legal, 0)).sum(1).mean()
    surprise = -(part.chances * chances.clamp_min(-20)).sum(1).mean()
    return VALUE_WEIGHT * surprise - better - curiosity * entropy, entropy, likely.detach(), chances.detach()


def student_loss(net: nn.Module, part: Lesson, likely: Tensor, chances: Tensor) -> Tensor:
    """How far the small net is from what the large one would do and expects."""
    scores, own = net(part.numbers)
    choices = likely.exp() * (likely - likelihoods(scores, part.legal)).masked_fill(~part.legal, 0)
    values = chances.exp() * (chances.clamp_min(-20) - own.clamp_min(-20))
    return choices.sum(1).mean() + VALUE_WEIGHT * values.sum(1).mean()


def step_down(optimiser: torch.optim.Optimizer, net: nn.Module, loss: Tensor) -> None:
    optimiser.zero_grad(set_to_none=True)
    loss.backward()
    nn.utils.clip_grad_norm_(net.parameters(), STEEPEST)
    optimiser.step()


class Class:
    """The large net, the small ones, and how each is changed."""

    def __init__(self, teacher: Teacher, students: list[Student], compiled: bool) -> None:
        self.nets: list[nn.Module] = [teacher, *students]
        self.optimisers = [torch.optim.AdamW(net.parameters(), eps=1e-5, weight_decay=1e-4) for net in self.nets]
        maybe = torch.compile if compiled else (lambda function: function)
        self.teacher_loss = maybe(teacher_loss)
        self.student_loss = maybe(student_loss)
        self.play_step = maybe(play_step)

    def pace(self, rates: tuple[float, float]) -> None:
        for n, optimiser in enumerate(self.optimisers):
            optimiser.param_groups[0]["lr"] = rates[min(n, 1)]

    def learn(self, lesson: Lesson, parts: int, curiosity: float, teaches: bool) -> list[float]:
        """Some epochs over what happened; the entropy of the choices, and how far each small net is from the large one."""
        device = lesson.action.device
        curious = torch.tensor(curiosity, device=device)
        found: list[Tensor] = []
        for epoch in range(EPOCHS):
            for rows in torch.randperm(len(lesson.action), device=device).chunk(parts):
                part = Lesson(*(array[rows] for array in lesson))
                with brief(device):
                    loss, entropy, likely, chances = self.teacher_loss(self.nets[0], part, curious)
                step_down(self.optimisers[0], self.nets[0], loss)
                if epoch == 0 and teaches:
                    found = self.teach(part, likely, chances)
        return [float(one.detach()) for one in (entropy, *found)]

    def teach(self, part: Lesson, likely: Tensor, chances: Tensor) -> list[Tensor]:
        found = []
        for net, optimiser in zip(self.nets[1:], self.optimisers[1:], strict=True):
            with brief(part.action.device):
                far = self.student_loss(net, part, likely, chances)
            step_down(optimiser, net, far)
            found.append(far)
        return found
