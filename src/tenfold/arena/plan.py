"""What an arena plays: which bots sit where, in which deals. Everything follows from the plan, and from nothing else."""

from __future__ import annotations

import shlex
import shutil
from collections.abc import Sequence
from functools import cached_property
from itertools import combinations, cycle, islice
from math import ceil
from typing import Any

import msgspec

from tenfold.bots.contract import Budget
from tenfold.bots.registry import bots_for, find_bot
from tenfold.core.errors import BadOption
from tenfold.core.game import Game
from tenfold.core.registry import find_game

USUAL_MILLISECONDS = 100
LONGEST_NAME = 40
PROGRAM = '--bot takes a name and a command, like --bot "mine=python mybot.py".'

LineUp = tuple[str, ...]


class Task(msgspec.Struct, frozen=True):
    """One deal for one line-up, played in all its rotations."""

    deal: int
    lineup: int
    rotations: list[LineUp]


class Plan(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """What is played. Two runs of equal plans go on in the same file."""

    game: str
    rules: int
    options: dict[str, Any]
    players: int
    bots: list[str]
    programs: dict[str, str]
    seed: str
    deals: int
    budget: Budget

    @cached_property
    def lineups(self) -> list[list[LineUp]]:
        return [rotations(lineup) for lineup in line_ups(self.bots, self.players)]

    @property
    def games(self) -> int:
        return self.deals * set_size(self.bots, self.players)

    def tasks(self) -> list[Task]:
        return [Task(deal, n, seatings) for deal in range(self.deals) for n, seatings in enumerate(self.lineups)]


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
) -> Plan:
    """A checked plan; raises BadOption."""
    for name, number in (("games", games), ("ms", milliseconds), ("iterations", iterations)):
        positive(name, number)
    rules = find_game(game)
    chosen = rules.read_options(options)
    players = rules.seats(chosen)
    if players < 2:
        raise BadOption("An arena needs two players or more.")
    everybody = entrants(rules, bots, programs or {})
    if milliseconds is None and iterations is None:
        milliseconds = USUAL_MILLISECONDS
    return Plan(
        game=game,
        rules=rules.rules_version,
        options=msgspec.to_builtins(chosen),
        players=players,
        bots=everybody,
        programs=programs or {},
        seed=seed,
        deals=ceil(games / set_size(everybody, players)),
        budget=Budget(milliseconds, iterations),
    )


def positive(name: str, number: int | None) -> None:
    if number is not None and number < 1:
        raise BadOption(f"--{name} must be a whole number from 1 on.")


def entrants(game: Game[Any], bots: Sequence[str], programs: dict[str, str]) -> list[str]:
    """All who take part: those named, then the programs that were not."""
    everybody = [*bots, *(name for name in programs if name not in bots)]
    if not everybody:
        raise BadOption(f"Name the bots that play; there are {', '.join(bots_for(game.name))}.")
    for name in everybody:
        if name not in programs:
            find_bot(name, game.name)
        elif name in bots_for(game.name):
            raise BadOption(f"There is a bot {name!r} already; give the program another name.")
    return everybody


def read_programs(pairs: Sequence[str]) -> dict[str, str]:
    """`name=command` of every program."""
    programs: dict[str, str] = {}
    for pair in pairs:
        name, _, command = pair.partition("=")
        if name in programs:
            raise BadOption(f"There are two programs {name[:LONGEST_NAME]!r}; give each a name of its own.")
        if not name or len(name) > LONGEST_NAME:
            raise BadOption(PROGRAM)
        check_command(command)
        programs[name] = command
    return programs


def check_command(command: str) -> None:
    try:
        words = shlex.split(command)
    except ValueError:
        words = []
    if not words:
        raise BadOption(PROGRAM)
    if shutil.which(words[0]) is None:
        raise BadOption(f"There is no program {words[0][:LONGEST_NAME]!r} to start.")
