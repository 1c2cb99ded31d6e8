"""Which screens there are: ours, and those that installed packages register by entry point (`tenfold.screens`)."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points

from tenfold.tui.screen import Screen
from tenfold.tui.ten import TenScreen
from tenfold.tui.trick_later import TrickLaterScreen

GROUP = "tenfold.screens"
OURS: dict[str, Screen] = {"ten": TenScreen(), "trick_later": TrickLaterScreen()}


@cache
def find_screen(game: str) -> Screen:
    """The screen of a game; the plain one where nobody made any."""
    if game in OURS:
        return OURS[game]
    for entry in entry_points(group=GROUP, name=game):
        screen = entry.load()
        assert isinstance(screen, Screen)
        return screen
    return Screen()
