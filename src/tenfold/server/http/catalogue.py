"""The games and bots of this server, as the page shows them to choose from."""

from __future__ import annotations

from functools import cache

import msgspec

from tenfold.bots.advice import ADVISER, gives_hints
from tenfold.bots.listing import says
from tenfold.bots.registry import bot_kinds, bots_for, usual_bot
from tenfold.core.lesson import readable_lesson
from tenfold.core.registry import find_game
from tenfold.server.http.brought import brings
from tenfold.server.http.shown import BotShown, GameShown, LessonShown, OptionShown, Rung


def bot_shown(name: str) -> BotShown:
    return BotShown(name, bot_kinds()[name].level, says(name))


def lesson_shown(name: str) -> LessonShown | None:
    lesson = readable_lesson(find_game(name))
    return None if lesson is None else LessonShown(len(lesson.notes), lesson.minutes)


@cache
def game_shown(name: str) -> GameShown:
    game = find_game(name)
    defaults = msgspec.to_builtins(game.read_options({}))
    return GameShown(
        name=name,
        title=game.title,
        rules=game.rules_version,
        options=[OptionShown(option, says, defaults[option]) for option, says in game.option_help.items()],
        options_schema=game.options_schema(),
        bots=[bot_shown(bot) for bot in bots_for(name)],
        usual_bot=usual_bot(name),
        adviser=ADVISER if gives_hints(name) else None,
        ladder=[Rung(level, dict(options)) for level, options in game.ladder().items()],
        lesson=lesson_shown(name),
        brings=brings(name),
    )
