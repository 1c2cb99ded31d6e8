"""Which screens there are: ours, and those that installed packages register by entry point (`tenfold.screens`)."""

from __future__ import annotations

from tenfold.core.installed import Installed, Unfit
from tenfold.tui.shell.screen import Screen
from tenfold.tui.ten.screen import TenScreen
from tenfold.tui.trick_later.screen import TrickLaterScreen

OURS: dict[str, Screen] = {"ten": TenScreen(), "trick_later": TrickLaterScreen()}


def fit_screen(name: str, thing: object) -> Screen:
    if not isinstance(thing, Screen):
        raise Unfit(f"it is a {type(thing).__name__} and no tenfold.tui.shell.screen.Screen")
    if name in OURS:
        raise Unfit(f"the game {name!r} has a screen already")
    return thing


SCREENS: Installed[Screen] = Installed("screen", fit_screen)


def find_screen(game: str) -> Screen:
    """The screen of a game; the plain one where nobody made any."""
    return OURS[game] if game in OURS else SCREENS.things.get(game, PLAIN)


PLAIN = Screen()
