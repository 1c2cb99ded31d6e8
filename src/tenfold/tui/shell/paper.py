"""What the terminal can show, and its colours: all is paper, and the sheet that is turned over is whoever is to move."""

from __future__ import annotations

from dataclasses import dataclass

from rich.console import Console

INK = "#1D1838"
PALE = "#F3F1FB"
MUTED = "#B4AED0"
TABLE = "#131022"
SHEET = "#1E1A36"
SLOT = "#2A2547"
TURN = "#C6BEEA"
TURN_DIM = "#423B63"
TORN = "#FF8C99"
BRASS = "#F3D34E"
BRASS_BACK = "#725400"

ON_SHEET = f"{PALE} on {SHEET}"
ON_TURN = f"{INK} on {TURN}"
KEY = f"bold white on {INK}"
NOTE = "bold red"

WIDE_FROM = 108
TALL_FROM = 34
SMALL = 24
ENOUGH_COLOURS = ("256", "truecolor")


@dataclass(frozen=True)
class Paper:
    """One sheet of terminal. `live` is a terminal that somebody looks at, not a pipe; `noted` lines of it are taken."""

    width: int
    height: int
    unicode: bool
    colour: bool
    live: bool
    noted: int = 0

    @classmethod
    def of(cls, console: Console, ascii_only: bool = False, noted: int = 0) -> Paper:
        return cls(
            width=console.width,
            height=console.height if console.is_terminal else SMALL,
            unicode=not ascii_only and not console.options.ascii_only,
            colour=not console.no_color and console.color_system in ENOUGH_COLOURS,
            live=console.is_terminal,
            noted=noted,
        )

    @property
    def wide(self) -> bool:
        return self.width >= WIDE_FROM

    @property
    def tall(self) -> bool:
        return self.height >= TALL_FROM

    def glyph(self, beautiful: str, plain: str) -> str:
        return beautiful if self.unicode else plain
