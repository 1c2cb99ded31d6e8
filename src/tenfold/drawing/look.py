"""The look of the page as data: its colours, light and dark, and its shapes. `tools/look.py` makes it from the page's own."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

DATA = Path(__file__).parent / "data"
# The letter by which cards, symbols and this house know a colour.
NAMES = {
    "b": "blue",
    "g": "green",
    "o": "orange",
    "p": "pink",
    "r": "red",
    "y": "yellow",
    "m": "brass",
    "i": "inf",
}


@cache
def look() -> dict[str, Any]:
    return dict(json.loads((DATA / "look.json").read_text(encoding="utf-8")))


class Theme:
    """The colours of one theme. A colour of cards is known by its letter; it has an ink, a back, a tint and an edge."""

    def __init__(self, name: str) -> None:
        self.colours: dict[str, str] = look()["colours"][name]

    def __getitem__(self, name: str) -> str:
        return self.colours[name]

    def ink(self, letter: str) -> str:
        return self[NAMES[letter]]

    def back(self, letter: str) -> str:
        return self[f"{NAMES[letter]}-d"]

    def tint(self, letter: str) -> str:
        return self[f"{NAMES[letter]}-t"]

    def edge(self, letter: str) -> str:
        return self["inf-edge" if letter == "i" else f"{NAMES[letter]}-e"]


def symbol(name: str) -> tuple[list[float], str]:
    """The box of a symbol (left, top, width, height) and what is drawn in it."""
    box, drawing = look()["symbols"][name]
    return [float(number) for number in box.split()], drawing
