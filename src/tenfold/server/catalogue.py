"""The games and bots of this server, as the page shows them to choose from."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path

import msgspec

from tenfold.bots.registry import bot_kinds, bots_for
from tenfold.core.registry import find_game
from tenfold.core.words import speak
from tenfold.server.shown import BotShown, GameShown, OptionShown

LOCALES = Path(str(files("tenfold") / "locales"))


def bot_shown(name: str) -> BotShown:
    """A bot with its sentence; a bot of another package has the first line of its own description."""
    kind = bot_kinds()[name]
    try:
        says = speak(LOCALES).say(f"bot-{name}")
    except LookupError:
        says = (type(kind).__doc__ or name).partition("\n")[0]
    return BotShown(name, kind.level, says)


@cache
def game_shown(name: str) -> GameShown:
    game = find_game(name)
    defaults = msgspec.to_builtins(game.read_options({}))
    return GameShown(
        name=name,
        title=game.title,
        rules=game.rules_version,
        options=[OptionShown(option, says, defaults[option]) for option, says in game.option_help.items()],
        options_schema=msgspec.json.schema(game.options_type),
        bots=[bot_shown(bot) for bot in bots_for(name)],
    )
