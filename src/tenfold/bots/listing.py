"""All installed bots by game, each with a sentence, and what is installed but left out."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import msgspec

from tenfold.bots.registry import BOTS, bot_kinds, bots_for
from tenfold.core.installed import Broken
from tenfold.core.registry import GAMES, find_game, game_names
from tenfold.core.words import speak

LOCALES = Path(str(files("tenfold") / "locales"))


class ListedBot(msgspec.Struct, frozen=True):
    """A bot, its level and what it is."""

    name: str
    level: int
    says: str


class ListedGame(msgspec.Struct, frozen=True):
    """A game and the bots that play it, the weakest first."""

    name: str
    title: str
    bots: list[ListedBot]


class Listing(msgspec.Struct, frozen=True):
    """`idle` are the bots that play no game that is installed."""

    games: list[ListedGame]
    idle: list[ListedBot]
    broken: list[Broken]


def listing(broken_elsewhere: list[Broken]) -> Listing:
    """All that there is; what else is broken is known to whoever asks."""
    games = [ListedGame(name, find_game(name).title, [listed(bot) for bot in bots_for(name)]) for name in game_names()]
    playing = {bot.name for game in games for bot in game.bots}
    idle = [listed(name) for name in bot_kinds() if name not in playing]
    return Listing(games, idle, [*GAMES.broken, *BOTS.broken, *broken_elsewhere])


def listed(name: str) -> ListedBot:
    return ListedBot(name, bot_kinds()[name].level, says(name))


def says(name: str) -> str:
    """Its sentence; a bot of another package has the first line of its own description."""
    try:
        return speak(LOCALES).say(f"bot-{name}")
    except LookupError:
        return (type(bot_kinds()[name]).__doc__ or name).partition("\n")[0]
