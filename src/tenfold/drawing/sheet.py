"""A sheet of paper to draw on: the few things that pictures of games are made of, as SVG."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from html import escape

from tenfold.drawing import letters
from tenfold.drawing.letters import BOLD, EM, LIGHT
from tenfold.drawing.look import Theme, look, symbol

Point = tuple[float, float]

# What XML cannot hold, and what would steer the reader's eye elsewhere.
UNFIT = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]|[\u200e\u200f\u202a-\u202e\u2066-\u2069]")
OTHER_FONTS = "'Hiragino Sans','Noto Sans JP','Noto Sans CJK JP','Yu Gothic',Meiryo,'Noto Sans',system-ui,sans-serif"
SMALLEST = 0.78
LINE = 1.25
GLYPH_GAP = 0.12
MARK_WIDTH, MARK_HEIGHT = 126, 100


def number(n: float) -> str:
    return f"{n:.2f}".rstrip("0").rstrip(".") if n else "0"


def fit(text: str) -> str:
    """A text that may stand in a picture."""
    return escape(UNFIT.sub(" ", text))


def points(corners: Iterable[Point]) -> str:
    return " ".join(f"{number(x)},{number(y)}" for x, y in corners)


def glyphs_of(n: int | str) -> list[str]:
    """The symbols that write a number in folded numerals; # is the woven hash."""
    return [{"-": "dm", "−": "dm", "#": "dh"}.get(sign, f"d{sign}") for sign in str(n)]


def glyph_width(glyph: str) -> float:
    """For a numeral as tall as 1, as the page has it."""
    return {"dm": 0.4, "dh": 1.0}.get(glyph, 0.64)


def numeral_width(n: int | str, size: float) -> float:
    glyphs = glyphs_of(n)
    return (sum(map(glyph_width, glyphs)) + GLYPH_GAP * (len(glyphs) - 1)) * size


class Sheet:
    """Draws from the top left; what is drawn later lies on top. Texts stand on their base line and never outgrow their room."""

    def __init__(self, width: float, height: float, theme: Theme, ground: str) -> None:
        self.width = width
        self.height = height
        self.theme = theme
        self.ground = ground
        self.parts: list[str] = []

    def add(self, part: str) -> None:
        self.parts.append(part)

    @contextmanager
    def at(self, x: float, y: float, *, cards: Sequence[str] = (), name: str = "", turn: float = 0) -> Iterator[None]:
        """Draw from there. What shows cards says which, and has their name for who points at it or cannot see."""
        turned = f" rotate({number(turn)})" if turn else ""
        known = f' data-cards="{fit(" ".join(cards))}"' if cards else ""
        self.add(f'<g transform="translate({number(x)} {number(y)}){turned}"{known}>')
        if name:
            self.add(f"<title>{fit(name)}</title>")
        yield
        self.add("</g>")

    @contextmanager
    def within(self, x: float, y: float, width: float, height: float) -> Iterator[None]:
        """Draw from there, and only inside of this box."""
        box = f'x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"'
        self.add(f'<svg {box} viewBox="0 0 {number(width)} {number(height)}" overflow="hidden">')
        yield
        self.add("</svg>")

    def rect(
        self, x: float, y: float, width: float, height: float, fill: str, corner: float = 0, *, opacity: float = 1
    ) -> None:
        round_ = f' rx="{number(corner)}"' if corner else ""
        faint = f' opacity="{number(opacity)}"' if opacity < 1 else ""
        box = f'x="{number(x)}" y="{number(y)}" width="{number(max(width, 0))}" height="{number(max(height, 0))}"'
        self.add(f'<rect {box}{round_} fill="{fill}"{faint}/>')

    def frame(
        self, x: float, y: float, width: float, height: float, stroke: str, thick: float, corner: float = 0, dash: str = ""
    ) -> None:
        """The edge of a box, inside of it."""
        half = thick / 2
        box = f'x="{number(x + half)}" y="{number(y + half)}" width="{number(width - thick)}" height="{number(height - thick)}"'
        dashed = f' stroke-dasharray="{dash}"' if dash else ""
        edge = f'fill="none" stroke="{stroke}" stroke-width="{number(thick)}"{dashed}'
        self.add(f'<rect {box} rx="{number(max(corner - half, 0))}" {edge}/>')

    def polygon(self, corners: Iterable[Point], fill: str, *, opacity: float = 1) -> None:
        faint = f' fill-opacity="{number(opacity)}"' if opacity < 1 else ""
        self.add(f'<polygon points="{points(corners)}" fill="{fill}"{faint}/>')

    def circle(self, x: float, y: float, radius: float, fill: str, stroke: str = "none", thick: float = 0) -> None:
        edge = f' stroke="{stroke}" stroke-width="{number(thick)}"' if thick else ""
        self.add(f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius - thick / 2)}" fill="{fill}"{edge}/>')

    def path(self, drawn: str, fill: str, x: float, y: float, scale: float, *, opacity: float = 1) -> None:
        faint = f' fill-opacity="{number(opacity)}"' if opacity < 1 else ""
        self.add(f'<path transform="translate({number(x)} {number(y)}) scale({scale:.5g})" d="{drawn}" fill="{fill}"{faint}/>')

    def symbol(self, name: str, x: float, y: float, width: float, height: float, fill: str, *, opacity: float = 1) -> None:
        """A symbol of the page, in the middle of a box."""
        (left, top, wide, high), drawing = symbol(name)
        scale = min(width / wide, height / high)
        x += (width - wide * scale) / 2 - left * scale
        y += (height - high * scale) / 2 - top * scale
        faint = f' opacity="{number(opacity)}"' if opacity < 1 else ""
        place = f"translate({number(x)} {number(y)}) scale({scale:.5g})"
        self.add(f'<g transform="{place}" fill="{fill}"{faint}>{drawing}</g>')

    def shape(self, letter: str, x: float, y: float, size: float, fill: str, *, opacity: float = 1) -> None:
        self.symbol(f"s{letter}", x, y, size, size, fill, opacity=opacity)

    def numeral(self, n: int | str, x: float, y: float, size: float, fill: str, align: float = 0) -> None:
        """A number in folded numerals, from its top left; `align` is which part of its width lies left of x."""
        x -= numeral_width(n, size) * align
        self.add("<g>")
        for glyph in glyphs_of(n):
            self.symbol(glyph, x, y, glyph_width(glyph) * size, size, fill)
            x += (glyph_width(glyph) + GLYPH_GAP) * size
        self.add("</g>")

    def text(
        self,
        text: str,
        x: float,
        y: float,
        size: float,
        fill: str,
        weight: int = LIGHT,
        *,
        room: float,
        align: float = 0,
        least: float | None = None,
    ) -> float:
        """A line of words in so much room: smaller where it must be, down to `least`, and cut where that is not enough.

        `align` is which part of it lies left of x. Its width.
        """
        text = UNFIT.sub(" ", text)
        needed = max(letters.measured(text, size, weight), 1)
        size = max(size * SMALLEST if least is None else least, min(size, size * room / needed))
        text = letters.cut(text, size, weight, room)
        width = letters.measured(text, size, weight)
        self.write(text, x - width * align, y, size, fill, weight)
        return width

    def write(self, text: str, x: float, y: float, size: float, fill: str, weight: int) -> None:
        if not text:
            return
        self.add(f'<g aria-label="{fit(text)}" fill="{fill}">')
        for ours, run in letters.runs(text):
            width = letters.measured(run, size, weight)
            if ours:
                self.add(f'<path transform="translate({number(x)} {number(y)}) scale({size / EM:.5g})"')
                self.add(f'd="{letters.outline(run, weight)}"/>')
            else:
                self.add(self.foreign(run, x, y, size, weight, width))
            x += width
        self.add("</g>")

    def foreign(self, text: str, x: float, y: float, size: float, weight: int, width: float) -> str:
        """Words that our font cannot write, in the width that was reckoned."""
        face = f'font-family="{OTHER_FONTS}" font-size="{number(size)}" font-weight="{"bold" if weight == BOLD else "normal"}"'
        held = f' textLength="{number(width)}" lengthAdjust="spacingAndGlyphs"' if width else ""
        return f'<text x="{number(x)}" y="{number(y)}" {face}{held}>{fit(text)}</text>'

    def paragraph(
        self, text: str, x: float, y: float, size: float, fill: str, weight: int = LIGHT, *, room: float, most: int
    ) -> float:
        """Words in at most so many lines, the first standing on y; where the next line would stand."""
        for line in letters.wrapped(UNFIT.sub(" ", text), size, weight, room, most):
            self.text(line, x, y, size, fill, weight, room=room, least=size)
            y += size * LINE
        return y

    def mark(self, x: float, y: float, height: float, fill: str) -> None:
        """The ten of Tenfold: one strip, folded in four colours."""
        scale = height / MARK_HEIGHT
        for right, colour, drawn, opacity in look()["mark"]:
            ink = self.theme.back(colour[0]) if colour[1:] else self.theme.ink(colour) if colour else fill
            self.path(drawn, ink, x + float(right) * scale, y, scale, opacity=0.6 if opacity else 1)

    def svg(self, title: str, description: str = "") -> str:
        """The whole picture."""
        size = f'width="{number(self.width)}" height="{number(self.height)}"'
        box = f'viewBox="0 0 {number(self.width)} {number(self.height)}"'
        said = f"<title>{fit(title)}</title>" + (f"<desc>{fit(description)}</desc>" if description else "")
        head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} {box} role="img">{said}'
        head += f'<rect width="{number(self.width)}" height="{number(self.height)}" fill="{self.ground}"/>'
        return "\n".join([head, *self.parts, "</svg>"]) + "\n"


def stripes(x: float, y: float, width: float, height: float, thick: float) -> Iterator[list[Point]]:
    """The slanting stripes of a hatched box, cut at its edges."""
    at = 0.0
    while at < width + height:
        low, high = diagonal(at, width, height)
        next_low, next_high = diagonal(at + thick, width, height)
        above = [(width, 0.0)] if at < width < at + thick else []
        below = [(0.0, height)] if at < height < at + thick else []
        yield [(x + a, y + b) for a, b in [low, high, *above, next_high, next_low, *below]]
        at += 2 * thick


def diagonal(at: float, width: float, height: float) -> tuple[Point, Point]:
    """Where the line of all points with x + y = at enters a box from below, and where it leaves it above."""
    at = min(at, width + height)
    return (max(at - height, 0), min(at, height)), (min(at, width), max(at - width, 0))
