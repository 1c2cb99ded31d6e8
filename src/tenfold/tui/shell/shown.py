"""A position as the terminal draws it: as at the table, or, for whoever only looks on, field by field.

By the entry point `tenfold.texts` it is what the environments show as text (`render_mode="ansi"`).
"""

from __future__ import annotations

import io
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.text import Text

from tenfold.core.game import Position
from tenfold.tui.shell.menu import Menu
from tenfold.tui.shell.paper import TALL_FROM, Paper
from tenfold.tui.shell.screen import Scene, Screen, fields
from tenfold.tui.shell.screens import find_screen

WIDTH = 100


def drawn(screen: Screen, scene: Scene, paper: Paper) -> RenderableType:
    """Who need not decide is not told that it is their turn."""
    if scene.outcome is not None:
        return screen.ending(scene, paper)
    if scene.view.to_act == scene.seat:
        return screen.draw(scene, paper)
    return Group(screen.title(scene), Text(), fields(scene), Text(), screen.story(scene))


def as_text(position: Position[Any], seat: int | None) -> str:
    """What this seat sees (at the end, without one, what the first sees), in English and without colours."""
    game, screen = position.game, find_screen(position.game.name)
    looks = seat or 0
    legal = position.legal() if looks == position.to_act else []
    scene = Scene(
        game=game,
        view=position.view(looks),
        names=game.cast(position.options, [f"Player {n}" for n in range(1, game.seats(position.options) + 1)]),
        seat=looks,
        events=position.events(looks),
        menu=Menu(legal, screen.amount_of, screen.shown),
        outcome=position.outcome(),
    )
    return printed(drawn(screen, scene, Paper(WIDTH, TALL_FROM, unicode=True, colour=False, live=False)))


def printed(sheet: RenderableType) -> str:
    out = io.StringIO()
    Console(file=out, width=WIDTH, color_system=None, force_terminal=False, legacy_windows=False).print(sheet)
    return "\n".join(line.rstrip() for line in out.getvalue().splitlines())
