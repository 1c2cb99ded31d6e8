"""Whether something is a bot that can be used, whether a package brings it or a file."""

from __future__ import annotations

from tenfold.bots.contract import BotKind
from tenfold.core.installed import Unfit
from tenfold.core.registry import GAMES

LONGEST_NAME = 40
# What follows it is a budget (`sharp@50ms`).
BUDGET = "@"


def fit_kind(thing: object) -> BotKind:
    """The bot that something is; raises Unfit, which says why it is none."""
    if not isinstance(thing, BotKind):
        raise Unfit(f"it is a {type(thing).__name__} and no tenfold.bots.contract.BotKind")
    check_name(getattr(thing, "name", None))
    if type(getattr(thing, "level", None)) is not int:
        raise Unfit("its level is no whole number")
    for game in GAMES.entries:
        check_plays(thing, game.name)
    return thing


def check_name(name: object) -> None:
    if not isinstance(name, str) or not 1 <= len(name) <= LONGEST_NAME or not name.isprintable() or BUDGET in name:
        raise Unfit(f"its name must be a text of 1 to {LONGEST_NAME} letters without an {BUDGET}, and is {name!r:.60}")


def check_plays(kind: BotKind, game: str) -> None:
    try:
        kind.plays(game)
    except Exception as error:
        raise Unfit(f"asked whether it plays {game} it fails with {type(error).__name__}: {error}") from None
