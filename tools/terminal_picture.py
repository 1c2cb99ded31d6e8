"""The picture of the README: `python -m tools.terminal_picture docs/play.svg`."""

from __future__ import annotations

import io
import sys
from pathlib import Path

from rich.console import Console

from tenfold.bots.ten.careful import careful
from tenfold.games.ten.face.view import TenView
from tenfold.table.session import Session
from tenfold.tui.shell.loop import Loop, hint
from tenfold.tui.shell.saves import Saves, save_folder
from tenfold.tui.shell.screens import find_screen
from tenfold.tui.shell.terminal import Terminal

SEED = "fold 24"
MOVES = 79


def moved_on(seed: str, moves: int) -> Session:
    """A game after so many moves of a careful player."""
    session = Session.start("ten", {"players": 1}, seed)
    for _ in range(moves):
        view = session.position.view(0)
        assert isinstance(view, TenView)
        session.do(careful(view, session.position.legal()))
    return session


def picture(seed: str = SEED, moves: int = MOVES) -> str:
    """A game of TEN after so many moves, as SVG."""
    session = moved_on(seed, moves)
    console = Console(
        record=True, file=io.StringIO(), force_terminal=True, color_system="truecolor", width=108, height=34, highlight=False
    )
    terminal = Terminal(console)
    screen = find_screen("ten")
    scene = Loop(session, screen, terminal, {}, Saves(save_folder(), terminal.tell)).scene()
    terminal.show(screen.draw(scene, terminal.paper), hint("draw", scene.menu))
    return console.export_svg(title="tenfold play", unique_id="tenfold")


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(picture(), encoding="utf-8")
