"""Words as outlines of the page's font, Sofia Sans Semi Condensed: a picture needs no font, and every width is known.

What the font lacks (Japanese, for example) is left to the fonts of whoever shows the picture, and squeezed into the width that
was reckoned for it. The font's licence, the SIL Open Font License, lies beside the outlines.
"""

from __future__ import annotations

import json
import unicodedata
from functools import cache
from itertools import groupby
from typing import Any

from tenfold.drawing.look import DATA

EM = 1000
LIGHT, BOLD = 450, 750
ELLIPSIS = "…"
# What a letter takes that the font lacks: a wide one a whole em, any other about as much as a round letter.
WIDE, NARROW = 1000, 620
NO_BREAK_BEFORE = "、。，．：；？！）」』ーぁぃぅぇぉっゃゅょァィゥェォッャュョ・,.;:!?)"
OPENING = "「『（("


@cache
def font(weight: int) -> dict[str, Any]:
    return dict(json.loads((DATA / "letters.json").read_text(encoding="utf-8"))[str(weight)])


def has(letter: str) -> bool:
    return letter in font(LIGHT)["letters"]


@cache
def width_of(letter: str, weight: int) -> int:
    """In thousandths of an em."""
    if has(letter):
        return int(font(weight)["letters"][letter][0])
    if unicodedata.combining(letter) or unicodedata.category(letter) in ("Cf", "Mn", "Me"):
        return 0
    return WIDE if unicodedata.east_asian_width(letter) in "WF" else NARROW


def advances(text: str, weight: int) -> list[int]:
    """How far each letter moves the next one on."""
    kerns = font(weight)["kerns"]
    return [width_of(letter, weight) + kerns.get(text[at : at + 2], 0) for at, letter in enumerate(text)]


def measured(text: str, size: float, weight: int = LIGHT) -> float:
    """The width of a text."""
    return sum(advances(text, weight)) * size / EM


def cut(text: str, size: float, weight: int, width: float) -> str:
    """As much of a text as is no wider; an ellipsis stands for the rest."""
    if measured(text, size, weight) <= width:
        return text
    while text and measured(text + ELLIPSIS, size, weight) > width:
        text = text[:-1].rstrip()
    return text + ELLIPSIS if text else ""


def is_wide(letter: str) -> bool:
    return unicodedata.east_asian_width(letter) in "WF"


def units(text: str) -> list[str]:
    """What stays together in a line: a word with the space after it, or one wide letter with what may not stand apart."""
    found: list[str] = []
    for letter in text:
        last = found[-1][-1] if found else " "
        apart = last.isspace() or is_wide(letter) or is_wide(last)
        if found and (letter.isspace() or letter in NO_BREAK_BEFORE or last in OPENING or not apart):
            found[-1] += letter
        else:
            found.append(letter)
    return found


def wrapped(text: str, size: float, weight: int, width: float, most: int) -> list[str]:
    """A text in at most so many lines; the last one is cut where that is not enough."""
    lines = [""]
    for unit in units(text):
        if lines[-1] and len(lines) < most and measured((lines[-1] + unit).rstrip(), size, weight) > width:
            lines.append("")
        lines[-1] += unit
    return [cut(line.strip(), size, weight, width) for line in lines]


def runs(text: str) -> list[tuple[bool, str]]:
    """A text in pieces, each wholly in our font or wholly not."""
    return [(ours, "".join(letters)) for ours, letters in groupby(text, has)]


def outline(text: str, weight: int) -> str:
    """The path of a text, in thousandths of an em from the left end of its base line."""
    drawn, x = [], 0
    for letter, advance in zip(text, advances(text, weight), strict=True):
        drawn += [f"M{x + left} {top}{rest}" for left, top, rest in font(weight)["letters"][letter][1]]
        x += advance
    return "".join(drawn)
