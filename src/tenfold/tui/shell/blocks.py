"""Blocks of text: lines of equal width that can stand beside each other."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import zip_longest

from rich.cells import cell_len, set_cell_size
from rich.text import Text

Block = list[Text]


def line(*parts: str | Text | tuple[str, str], style: str = "") -> Text:
    """One line from its parts; it never wraps."""
    return Text.assemble(*parts, style=style, no_wrap=True)


def fit(text: Text, width: int) -> Text:
    """The line made exactly so wide."""
    made = text.copy()
    made.truncate(width, overflow="crop", pad=True)
    return made


def spread(left: Text, right: Text, width: int) -> Text:
    """One part at the left edge, one at the right."""
    room = max(0, width - right.cell_len)
    return line(fit(left, room), right)


def framed(lines: Iterable[Text], width: int, style: str) -> Block:
    """The lines on a sheet of one colour, one column from its edges."""
    return [line(" ", fit(text, width - 2), " ", style=style) for text in lines]


def beside(blocks: Sequence[Block], gap: int = 1) -> Block:
    """Blocks side by side; the shorter ones end earlier."""
    widths = [max(text.cell_len for text in block) for block in blocks]
    rows = zip_longest(*blocks, fillvalue=Text(""))
    return [Text(" " * gap).join(fit(text, width) for text, width in zip(row, widths, strict=True)) for row in rows]


def in_rows(blocks: Sequence[Block], width: int, blanks: int, gap: int = 1) -> Block:
    """Blocks of one width side by side, as many in a row as fit, and blank lines between the rows."""
    per_row = max(1, (width + gap) // (blocks[0][0].cell_len + gap))
    lines: Block = []
    for at in range(0, len(blocks), per_row):
        lines += [Text()] * blanks if at else []
        lines += beside(blocks[at : at + per_row], gap)
    return lines


def columns(entries: Sequence[Text], width: int, gap: int = 3) -> Block:
    """Short entries in columns, read line by line."""
    widest = max(entry.cell_len for entry in entries)
    per_row = max(1, (width + gap) // (widest + gap))
    rows = [entries[at : at + per_row] for at in range(0, len(entries), per_row)]
    return [Text(" " * gap).join(fit(entry, widest) for entry in row) for row in rows]


def as_text(lines: Iterable[Text]) -> Text:
    return Text("\n", no_wrap=True, overflow="crop").join(lines)


def widest(labels: Iterable[str]) -> int:
    return max((cell_len(label) for label in labels), default=0)


def flush_right(label: str, width: int) -> str:
    """A label at the right edge of so many cells."""
    return " " * (width - cell_len(label)) + label


def padded(label: str, width: int) -> str:
    """A label made exactly so many cells wide."""
    return set_cell_size(label, width)
