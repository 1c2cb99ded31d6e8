"""`tenfold bots`: who can be played against, and what cannot be loaded."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

import msgspec
from cyclopts import Parameter

from tenfold.core.installed import Broken, in_a_line, say_nothing

if TYPE_CHECKING:
    from tenfold.bots.listing import ListedBot, Listing


def bots(*, json: Annotated[bool, Parameter(negative="")] = False) -> int:
    """List all bots by game, and every installed game, bot and screen that cannot be loaded, with the reason.

    Parameters
    ----------
    json
        Print one JSON object.
    """
    from tenfold.bots.listing import listing
    from tenfold.tui.shell.screens import SCREENS

    say_nothing()
    found = listing(SCREENS.broken)
    for line in [msgspec.json.encode(found).decode()] if json else lines(found):
        print(line)
    return 0


def lines(found: Listing) -> Iterator[str]:
    for game in found.games:
        yield f"{game.title} ({game.name})"
        yield from map(bot_line, game.bots)
    if found.idle:
        yield "Play no game that is installed"
        yield from map(bot_line, found.idle)
    if found.broken:
        yield "Cannot be loaded"
        yield from map(broken_line, found.broken)


def bot_line(bot: ListedBot) -> str:
    needs = f" Not here: pip install 'tenfold[{bot.needs}]'." if bot.needs else ""
    return f"  {bot.name:12} level {bot.level}   {in_a_line(bot.says)}.{needs}"


def broken_line(broken: Broken) -> str:
    return f"  the {broken.kind} {broken.name!r} of the package {broken.package!r}: {broken.reason}."
