"""Proximal policy optimisation (Schulman and others, 2017) for games of several seats: a value for every seat.

What a seat wins is its share in the victory. Where a game says how its seats stand on the way, the points of a round count too,
less and less: they tell early what was well done, the victory tells what it was for. The large net plays all seats; small ones
learn meanwhile to do what it would do.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import torch
from torch import Tensor, nn

from tools.train.games.subject import Progress
from tools.train.nets import Student, Teacher, brief, likelihoods
from tools.train.tables import Tables

EPOCHS = 2
CLIP = 0.2
VALUE_WEIGHT = 0.5
POINTS_WEIGHT = 0.02
STEEPEST = 0.5


class Memory:
    """What happened in the last steps of all games. Values, shares and points are by seat."""

    def __init__(self, tables: Tables, steps: int) -> None:
        device, games, seats = tables.numbers.device, tables.games, tables.subject.seats
        self.steps = steps
        self.numbers = torch.zeros(steps, *tables.numbers.shape, dtype=torch.int8, device=device)
        self.legal = torch.zeros(steps, *tables.legal.shape, dtype=torch.bool, device=device)
        self.action, self.who = torch.zeros(2, steps, games, dtype=torch.int64, device=device)
        self.likely = torch.zeros(steps, games, device=device)
        self.value, self.shares, self.coming, self.points = torch.zeros(4, steps, games, seats, device=device)
        self.done, self.round_over = torch.zeros(2, steps, games, dtype=torch.bool, device=device)


class Lesson(NamedTuple):
    """Decisions to learn from. `gain` is how much better it went than was expected; `chances` and `points` what each seat's
    turned out to be, from the own one on.
    """

    numbers: Tensor
    legal: Tensor
    action: Tensor
    likely: Tensor
    gain: Tensor
    chances: Tensor
    points: Tensor


class Prospect(NamedTuple):
    """What is expected by seat: of the victory, and of points in this round."""

    share: Tensor
    points: Tensor


def turned(values: Tensor, by: Tensor, seats: Tensor) -> Tensor:
    """Values of seats, counted from another seat on."""
    place = torch.arange(values.shape[1], device=values.device)[None]
    return values.gather(1, torch.where(place < seats[:, None], (place + by[:, None]) % seats[:, None], place))


def sample(likely: Tensor) -> Tensor:
    """An action as often as it is likely (Gumbel)."""
    return torch.argmax(likely - torch.log(-torch.log(torch.rand_like(likely).clamp_(1e-9, 1 - 1e-7))), 1)


def play_step(net: Teacher, numbers: Tensor, legal: Tensor) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """An action in each game, how likely it was, and what each seat may expect."""
    scores, chances = net(numbers)
    likely = likelihoods(scores, legal)
    action = sample(likely)
    expected = net.judge(numbers, chances)
    return action, likely.gather(1, action[:, None]).squeeze(1), expected.chances.exp(), expected.points


def by_seat(tables: Tables, values: Tensor) -> Tensor:
    return turned(values, -tables.to_act.clamp_min(0), tables.seats)


class Standing(NamedTuple):
    """How the seats stand, and in which round."""

    points: Tensor
    round: Tensor


def standing(tables: Tables, progress: Progress) -> Standing:
    return Standing(by_seat(tables, tables.numbers[:, progress.standings].float()), tables.numbers[:, progress.round].clone())


@torch.no_grad()
def play(step: Callable[..., Any], tables: Tables, memory: Memory) -> Prospect:
    """Play some steps of all games; what is expected at their end."""
    progress = tables.subject.progress
    before = standing(tables, progress) if progress else None
    for n in range(memory.steps):
        action, memory.likely[n], chances, coming = step(tables.numbers, tables.legal)
        memory.numbers[n], memory.legal[n], memory.action[n] = tables.numbers, tables.legal, action
        memory.who[n], memory.value[n], memory.coming[n] = tables.to_act, by_seat(tables, chances), by_seat(tables, coming)
        tables.step(action)
        memory.shares[n], memory.done[n] = tables.shares, tables.done
        if progress and before:
            now = standing(tables, progress)
            memory.points[n] = (now.points - before.points) * (~tables.done)[:, None]
            memory.round_over[n] = tables.done | (now.round != before.round)
            before = now
    _, _, chances, coming = step(tables.numbers, tables.legal)
    return Prospect(by_seat(tables, chances), by_seat(tables, coming))


def looked_back(gained: Tensor, value: Tensor, ends: Tensor, last: Tensor, smoothing: float) -> Tensor:
    """What came of each decision (GAE; nothing is discounted, a game ends)."""
    found, later, following = torch.zeros_like(value), last, last
    for n in reversed(range(len(value))):
        goes_on = (~ends[n])[:, None]
        later = gained[n] + goes_on * ((1 - smoothing) * following + smoothing * later)
        found[n], following = later, value[n]
    return found


def own(values: Tensor, who: Tensor) -> Tensor:
    return values.gather(2, who[:, :, None]).squeeze(2)


def ahead(points: Tensor, who: Tensor, seats: Tensor) -> Tensor:
    """How much more the own seat got than the others did on average."""
    mine = own(points, who)
    others: Tensor = points.sum(2) - mine
    return mine - others / (seats - 1)


@torch.no_grad()
def lesson_of(tables: Tables, memory: Memory, last: Prospect, points_count: float) -> Lesson:
    """What came of each decision, for every seat; gains count alike at every table."""
    smoothing = tables.subject.smoothing
    there = torch.arange(tables.subject.seats, device=tables.seats.device)[None] < tables.seats[:, None]
    found = looked_back(memory.shares, memory.value, memory.done, last.share, smoothing)
    points = looked_back(memory.points, memory.coming, memory.round_over, last.points, smoothing) * there
    gain = own(found - memory.value, memory.who)
    gain += points_count * ahead((points - memory.coming) * there, memory.who, tables.seats)
    for rows in tables.rows:
        part = gain[:, rows]
        gain[:, rows] = (part - part.mean()) / (part.std() + 1e-8)
    seats, who = tables.seats.expand(memory.steps, -1).flatten(), memory.who.flatten()
    chances, points = (turned(values.flatten(0, 1), who, seats) for values in (found, points))
    numbers, legal, action, likely, better = (
        array.flatten(0, 1) for array in (memory.numbers, memory.legal, memory.action, memory.likely, gain)
    )
    return Lesson(numbers, legal, action, likely, better, chances, points)


def surprise(part: Lesson, chances: Tensor) -> Tensor:
    return -(part.chances * chances.clamp_min(-20)).sum(1).mean()


def teacher_loss(net: Teacher, part: Lesson, curiosity: Tensor) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """The loss, the entropy of the choices, what the net would do and what it expects."""
    scores, chances = net(part.numbers)
    likely = likelihoods(scores, part.legal)
    ratio = (likely.gather(1, part.action[:, None]).squeeze(1) - part.likely).exp()
    better = torch.min(ratio * part.gain, ratio.clamp(1 - CLIP, 1 + CLIP) * part.gain).mean()
    entropy = -(likely.exp() * likely.masked_fill(~part.legal, 0)).sum(1).mean()
    loss = VALUE_WEIGHT * surprise(part, chances) - better - curiosity * entropy
    if net.critic is not None:
        expected = net.judge(part.numbers, chances)
        off = (expected.points - part.points).square().mean()
        loss = loss + VALUE_WEIGHT * surprise(part, expected.chances) + POINTS_WEIGHT * off
    return loss, entropy, likely.detach(), chances.detach()


def student_loss(net: nn.Module, part: Lesson, likely: Tensor, chances: Tensor) -> Tensor:
    """How far the small net is from what the large one would do and expects."""
    scores, own_chances = net(part.numbers)
    choices = likely.exp() * (likely - likelihoods(scores, part.legal)).masked_fill(~part.legal, 0)
    values = chances.exp() * (chances.clamp_min(-20) - own_chances.clamp_min(-20))
    return choices.sum(1).mean() + VALUE_WEIGHT * values.sum(1).mean()


def step_down(optimiser: torch.optim.Optimizer, net: nn.Module, loss: Tensor) -> None:
    optimiser.zero_grad(set_to_none=True)
    loss.backward()
    nn.utils.clip_grad_norm_(net.parameters(), STEEPEST)
    optimiser.step()


class Class:
    """The large net, the small ones, and how each is changed."""

    def __init__(self, teacher: Teacher, students: list[Student], compiled: bool) -> None:
        self.teacher, self.students = teacher, students
        nets: list[nn.Module] = [teacher, *students]
        self.optimisers = [torch.optim.AdamW(net.parameters(), eps=1e-5, weight_decay=1e-4) for net in nets]
        torch._dynamo.config.suppress_errors = True  # what cannot be compiled runs as it stands
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
                    loss, entropy, likely, chances = self.teacher_loss(self.teacher, part, curious)
                step_down(self.optimisers[0], self.teacher, loss)
                if epoch == 0 and teaches:
                    found = self.teach(part, likely, chances)
        return [float(one.detach()) for one in (entropy, *found)]

    def teach(self, part: Lesson, likely: Tensor, chances: Tensor) -> list[Tensor]:
        found = []
        for net, optimiser in zip(self.students, self.optimisers[1:], strict=True):
            with brief(part.action.device):
                far = self.student_loss(net, part, likely, chances)
            step_down(optimiser, net, far)
            found.append(far)
        return found
