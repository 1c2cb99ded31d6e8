"""What an arena plays: which bots sit where, in which deals. Everything follows from the plan, and from nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import combinations, cycle, islice
from math import ceil
from typing import Any, Literal

import msgspec

from tenfold.arena.decisions import versions
from tenfold.arena.entrants import entrants
from tenfold.bots.contract import Budget
from tenfold.core.errors import BadOption
from tenfold.core.registry import find_game
from tenfold.table.session import checked_seed

DEFAULT_BUDGET_MS = 100

LineUp = tuple[str, ...]
Which = Literal["all", "lost", "failed"]


class Task(msgspec.Struct, frozen=True):
    """One deal for one line-up, played in all its rotations."""

    deal: int
    lineup: int
    rotations: list[LineUp]


class Plan(msgspec.Struct, frozen=True, kw_only=True, dict=True, omit_defaults=True):
    """What is played. Two runs of equal plans go on in the same file.

    `decisions` is for a dataset: the versions of its schema and of the tensors in it. `records` says which games are kept as
    files: all, those that the first bot did not win, or those that were broken off. With a `line` every deal begins there.
    """

    game: str
    rules: int
    options: dict[str, Any]
    players: int
    bots: list[str]
    programs: dict[str, str]
    seed: str
    deals: int
    budget: Budget
    decisions: tuple[int, int] | None = None
    records: Which | None = None
    line: str | None = None

    @cached_property
    def lineups(self) -> list[list[LineUp]]:
        return [rotations(lineup) for lineup in line_ups(self.bots, self.players)]

    @property
    def games(self) -> int:
        return self.deals * set_size(self.bots, self.players)

    def tasks(self) -> list[Task]:
        return [Task(deal, n, seatings) for deal in range(self.deals) for n, seatings in enumerate(self.lineups)]

    def seed_of(self, deal: int) -> str:
        """The seed of a deal, whoever plays it."""
        return f"{self.seed}/{deal}"

    def record(self, deal: int, lineup: int, rotation: int) -> str:
        """The name of one game; with the seat it is the seed of a bot."""
        return f"{self.seed_of(deal)}/{lineup}/{rotation}"


def line_ups(bots: Sequence[str], players: int) -> list[LineUp]:
    """Who sits at a table: every choice of the bots, or all of them, repeated in order until every seat is taken."""
    if len(bots) > players:
        return list(combinations(bots, players))
    return [tuple(islice(cycle(bots), players))]


def rotations(lineup: LineUp) -> list[LineUp]:
    """Every different way to move a line-up around the table."""
    return list(dict.fromkeys(lineup[n:] + lineup[:n] for n in range(len(lineup))))


def set_size(bots: Sequence[str], players: int) -> int:
    """The games of one deal."""
    return sum(len(rotations(lineup)) for lineup in line_ups(bots, players))


def make_plan(
    game: str,
    bots: Sequence[str],
    *,
    options: dict[str, Any],
    games: int,
    seed: str,
    milliseconds: int | None = None,
    iterations: int | None = None,
    programs: dict[str, str] | None = None,
    decisions: bool = False,
    records: Which | None = None,
    line: str | None = None,
) -> Plan:
    """A checked plan; raises BadOption."""
    for name, number in (("games", games), ("ms", milliseconds), ("iterations", iterations)):
        positive(name, number)
    rules = find_game(game)
    chosen = rules.read_options(options)
    players = rules.seats(chosen)
    everybody = entrants(rules, bots, programs or {})
    if milliseconds is None and iterations is None:
        milliseconds = DEFAULT_BUDGET_MS
    return Plan(
        game=game,
        rules=rules.rules_version,
        options=msgspec.to_builtins(chosen),
        players=players,
        bots=everybody,
        programs=programs or {},
        seed=checked_seed(seed),
        deals=ceil(games / set_size(everybody, players)),
        budget=Budget(milliseconds, iterations),
        decisions=versions(rules) if decisions else None,
        records=records,
        line=line,
    )


def positive(name: str, number: int | None) -> None:
    if number is not None and number < 1:
        raise BadOption(f"--{name} must be a whole number from 1 on.")
