"""What `tenfold play` was asked for: checked before the game begins, and refused in the language that is spoken."""

from __future__ import annotations

from typing import Any

from tenfold.bots.brought import is_place
from tenfold.bots.registry import BOTS, bots_for, bring, nets_for
from tenfold.core.errors import BadOption
from tenfold.core.game import AnyGame
from tenfold.core.plain import plain
from tenfold.core.registry import GAMES, find_game, game_names
from tenfold.table.session import LONGEST_SEED, checked_seed
from tenfold.tui.shell.words import knows, say

LONGEST_NAME = 16
SHOWN = 40


def name_and_value() -> BadOption:
    """What is wrong with an `--option` that has no value."""
    return BadOption(say("name-and-value"))


def given_twice(name: str) -> BadOption:
    """What is wrong with an option that is said in two ways."""
    return BadOption(say("given-twice", option=repr(name[:SHOWN])))


def asked_game(name: str) -> AnyGame:
    """The game of this name; raises BadOption."""
    if name not in game_names():
        if broken := GAMES.trouble_with(name):
            raise BadOption(say("broken-game", game=repr(name[:SHOWN]), reason=broken.reason))
        raise BadOption(say("no-game", game=repr(name[:SHOWN]), games=", ".join(game_names())))
    return find_game(name)


def asked_opponent(name: str, game: str) -> str:
    """The kind of bot that was asked for, by its name or by its place; raises BadOption."""
    if is_place(name):
        name = bring(name)
    if name not in [*bots_for(game), *nets_for(game)]:
        if broken := BOTS.trouble_with(name):
            raise BadOption(say("broken-opponent", bot=repr(name[:SHOWN]), reason=broken.reason))
        raise BadOption(say("no-opponent", bot=repr(name[:SHOWN]), bots=", ".join(bots_for(game))))
    return name


def asked_options(game: AnyGame, options: dict[str, Any]) -> dict[str, Any]:
    """Options that the game can be played with; raises BadOption."""
    for name in options:
        if name not in game.option_help:
            raise BadOption(say("no-option", game=game.title, option=repr(name[:SHOWN]), options=game.option_names()))
    try:
        game.read_options(options)
    except BadOption as error:
        raise in_our_language(error, game) from None
    return options


def in_our_language(error: BadOption, game: AnyGame) -> BadOption:
    """The sentence about an option; one that the catalogue lacks, as the game says it."""
    keys = (f"option-{game.name}-{name}" for name, sentence in game.option_help.items() if sentence == error.message)
    return next((BadOption(say(key)) for key in keys if knows(key)), error)


def asked_name(name: str) -> str:
    """A name that fits the board; raises BadOption."""
    if not 0 < len(name) <= LONGEST_NAME or plain(name) != name or name.isspace():
        raise BadOption(say("bad-name", most=LONGEST_NAME))
    return name


def asked_seed(seed: str) -> str:
    """A seed that a record can hold; raises BadOption."""
    try:
        return checked_seed(seed)
    except BadOption:
        raise BadOption(say("bad-seed", most=LONGEST_SEED)) from None
