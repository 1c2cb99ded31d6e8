"""Sentences in as many lines as they need. Widths are counted in cells: a Japanese sign takes two of them."""

from __future__ import annotations

import re

from rich.cells import cell_len, chop_cells
from rich.console import Console, ConsoleOptions, JustifyMethod, OverflowMethod, RenderResult
from rich.containers import Lines
from rich.text import Text

WIDE = "\u3000-\u30ff\u3400-\u9fff\uff00-\uffef"
OPENING = "「『（"
CLOSING = "、。，：；？！）」』ーぁぃぅぇぉっゃゅょァィゥェォッャュョ・"
# What stays together: a word with the space after it, or one Japanese sign with what may not stand apart from it.
UNIT = re.compile(rf"\s*[{OPENING}]*(?:[^\s{WIDE}]+[{WIDE}]?|[{WIDE}])[{CLOSING}]*\s*")


def pieces(text: str, width: int) -> list[str]:
    """The units of a text, those that are wider than a line cut up."""
    units = UNIT.findall(text)
    return [piece for unit in units for piece in (chop_cells(unit, width) if cell_len(unit.rstrip()) > width else [unit])]


def breaks(text: str, width: int) -> list[int]:
    """Where the lines of a paragraph end, but for the last."""
    found: list[int] = []
    used = at = 0
    for piece in pieces(text, width):
        if used and used + cell_len(piece.rstrip()) > width:
            found.append(at)
            used = 0
        used += cell_len(piece)
        at += len(piece)
    return found


def wrapped(text: Text, width: int) -> list[Text]:
    """A text in lines of at most so many cells."""
    lines = [line for paragraph in text.split(allow_blank=True) for line in paragraph.divide(breaks(paragraph.plain, width))]
    for line in lines:
        line.rstrip()
    return lines


class Prose(Text):
    """A text that is wrapped in this way wherever it is shown."""

    def wrap(
        self,
        console: Console,
        width: int,
        *,
        justify: JustifyMethod | None = None,
        overflow: OverflowMethod | None = None,
        tab_size: int = 8,
        no_wrap: bool | None = None,
    ) -> Lines:
        return Lines(wrapped(self, width))


class LastLines:
    """A text of which only the last lines are shown where room is short."""

    def __init__(self, text: Text, most: int, width: int) -> None:
        self.text = text
        self.most = most
        self.width = width

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from wrapped(self.text, min(self.width, options.max_width))[-self.most :]
