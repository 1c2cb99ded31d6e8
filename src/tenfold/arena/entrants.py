"""Who takes part: bots by their names, with a budget of their own where they want one (`sharp@50ms`), and programs."""

from __future__ import annotations

import re
import shlex
import shutil
from collections.abc import Sequence

from tenfold.bots.brought import is_place
from tenfold.bots.contract import Budget
from tenfold.bots.registry import bots_for, bring, find_bot
from tenfold.core.errors import BadOption
from tenfold.core.extras import require_posix
from tenfold.core.game import AnyGame

LONGEST_NAME = 40
PROGRAM = '--bot takes a name and a command, like --bot "mine=python mybot.py".'
OWN_BUDGET = re.compile(r"@([1-9][0-9]{0,8})(ms|i)$")


def entrants(game: AnyGame, bots: Sequence[str], programs: dict[str, str]) -> list[str]:
    """All who take part: those named, then the programs that were not."""
    named = [by_its_name(text) for text in bots]
    everybody = [*named, *(name for name in programs if name not in named)]
    if not everybody:
        raise BadOption(f"Name the bots that play; there are {', '.join(bots_for(game.name))}.")
    for name in everybody:
        if name not in programs:
            find_bot(kind_and_budget(name, Budget())[0], game.name)
        elif name in bots_for(game.name):
            raise BadOption(f"There is a bot {name!r} already; give the program another name.")
    return everybody


def by_its_name(text: str) -> str:
    """A bot that is named by its place (`./mybot.py@50ms`) is brought, and goes by its own name from there."""
    place, at, budget = text.rpartition("@") if OWN_BUDGET.search(text) else (text, "", "")
    return f"{bring(place)}{at}{budget}" if is_place(place) else text


def kind_and_budget(name: str, usual: Budget) -> tuple[str, Budget]:
    """`sharp@50ms` thinks for 50 milliseconds, `sharp@400i` makes 400 iterations, `sharp` has what is usual."""
    kind, at, _ = name.partition("@")
    if not at:
        return kind, usual
    found = OWN_BUDGET.search(name)
    if not found or found.start() != len(kind):
        raise BadOption(
            f"{name[:LONGEST_NAME]!r} is no bot with a budget; write it like sharp@50ms, or sharp@400i for iterations."
        )
    number = int(found[1])
    return kind, Budget(milliseconds=number) if found[2] == "ms" else Budget(iterations=number)


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
    require_posix("A bot that is a program")
    try:
        words = shlex.split(command)
    except ValueError:
        words = []
    if not words:
        raise BadOption(PROGRAM)
    if shutil.which(words[0]) is None:
        raise BadOption(f"There is no program {words[0][:LONGEST_NAME]!r} to start.")
