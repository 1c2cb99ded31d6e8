"""All installed bots by game, each with a sentence, and what is installed but left out."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import msgspec

from tenfold.bots.contract import BotKind
from tenfold.bots.levels import Level
from tenfold.bots.registry import BOTS, NETS, bot_kinds, kind_named, net_kinds
from tenfold.core.extras import is_installed
from tenfold.core.installed import Broken
from tenfold.core.registry import GAMES, find_game, game_names
from tenfold.core.words import speak

LOCALES = Path(str(files("tenfold") / "locales"))


class ListedBot(msgspec.Struct, frozen=True):
    """A bot, its level and what it is; `needs` is the extra that it lacks here."""

    name: str
    level: int
    says: str
    needs: str | None = None


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
    games = [ListedGame(name, find_game(name).title, bots_of(name)) for name in game_names()]
    playing = {bot.name for game in games for bot in game.bots}
    idle = [listed(name) for name in bot_kinds() if name not in playing]
    return Listing(games, idle, [*GAMES.broken, *BOTS.broken, *NETS.broken, *broken_players(), *broken_elsewhere])


def broken_players() -> Iterator[Broken]:
    """Who is to play a game at a level and cannot be loaded, though what the level needs is here."""
    for kind in bot_kinds().values():
        if isinstance(kind, Level) and (kind.extra is None or is_installed(kind.extra)):
            yield from kind.players.broken


def bots_of(game: str) -> list[ListedBot]:
    """Bots, the weakest first, and then nets."""
    return [listed(name) for name, kind in [*bot_kinds().items(), *net_kinds().items()] if kind.plays(game)]


def listed(name: str) -> ListedBot:
    kind = kind_of(name)
    return ListedBot(name, kind.level, says(name), None if kind.extra is None or is_installed(kind.extra) else kind.extra)


def says(name: str) -> str:
    """Its sentence; a bot of another package has the first line of its own description."""
    try:
        return speak(LOCALES).say(f"bot-{name}")
    except LookupError:
        return (type(kind_of(name)).__doc__ or name).partition("\n")[0]


def kind_of(name: str) -> BotKind:
    kind = kind_named(name)
    assert kind
    return kind
