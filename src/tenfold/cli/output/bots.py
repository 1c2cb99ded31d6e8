"""The bots by game, and what cannot be loaded: in words, or as JSON."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from tenfold.bots.listing import ListedBot, Listing
from tenfold.bots.nets.written import NetFile
from tenfold.core.installed import Broken, in_a_line


def print_listing(found: Listing, json: bool) -> None:
    for line in [msgspec.json.encode(found).decode()] if json else lines(found):
        print(line)


def print_nets(files: list[NetFile], json: bool) -> None:
    """The files, or one object with all of them."""
    if json:
        print(msgspec.json.encode({"nets": files}).decode())
        return
    for net in files:
        print(f"{net.title} ({net.game}), version {net.version} of what nets see")
        print(f"  {net.file}")


def lines(found: Listing) -> Iterator[str]:
    width = max((len(bot.name) for game in found.games for bot in game.bots), default=0)
    for game in found.games:
        yield f"{game.title} ({game.name})"
        yield from (bot_line(bot, width) for bot in game.bots)
    if found.idle:
        yield "Play no game that is installed"
        yield from (bot_line(bot, width) for bot in found.idle)
    if found.broken:
        yield "Cannot be loaded"
        yield from map(broken_line, found.broken)


def bot_line(bot: ListedBot, width: int) -> str:
    needs = f" Not here: pip install 'tenfold[{bot.needs}]'." if bot.needs else ""
    return f"  {bot.name:{width}} level {bot.level}   {in_a_line(bot.says)}.{needs}"


def broken_line(broken: Broken) -> str:
    return f"  the {broken.kind} {broken.name!r} of the package {broken.package!r}: {broken.reason}."
