"""Which screens there are: packages register them by entry point (`tenfold.screens`), under the name of the game."""

from __future__ import annotations

from tenfold.core.errors import BadOption
from tenfold.core.installed import Installed, Unfit
from tenfold.tui.shell.screen import Screen


def fit_screen(name: str, thing: object) -> Screen:
    if not isinstance(thing, Screen):
        raise Unfit(f"it is a {type(thing).__name__} and no tenfold.tui.shell.screen.Screen")
    return thing


SCREENS: Installed[Screen] = Installed("screen", fit_screen)
PLAIN = Screen()


def find_screen(game: str) -> Screen:
    """The screen of a game; the plain one where nobody made any, or none that can be loaded."""
    try:
        return SCREENS.find(game) or PLAIN
    except BadOption:
        return SCREENS.things.get(game, PLAIN)
