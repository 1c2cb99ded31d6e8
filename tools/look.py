"""Makes what the drawings share with the page out of the page's own sources: `python tools/look.py`.

`data/look.json` has the colours of tokens.css and the shapes of sprite.svg and Mark.svelte; a test says when it is stale.
With `--letters` it also makes `data/letters.json`, the outlines of the page's font, so that a picture needs no font and every
word's width is known; that takes `pip install fonttools brotli uharfbuzz` and the page's packages.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "web" / "src"
FONT = ROOT / "web" / "node_modules" / "@fontsource-variable" / "sofia-sans-semi-condensed"
DATA = ROOT / "src" / "tenfold" / "drawing" / "data"

WEIGHTS = (450, 750)
PARTS = ("latin", "latin-ext")
KERNED = "ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜabcdefghijklmnopqrstuvwxyzäöüßáéíóúñ.,:;!?-'’"
LEAST_KERN = 8

COLOUR = re.compile(r"--([\w-]+):\s*(#[0-9a-fA-F]{6});")
SYMBOL = re.compile(r'<symbol id="(\w+)" viewBox="([^"]+)">(.*?)</symbol>')
PATH = re.compile(r'<path (?:class="(\w+)" )?d="([^"]+)"( fill-opacity="[^"]+")? />')


def colours(css: str) -> dict[str, dict[str, str]]:
    """By theme; the dark one changes some of the light."""
    light = dict(COLOUR.findall(css.partition("@media")[0]))
    dark = dict(COLOUR.findall(css.partition(":root[data-theme='dark']")[2].partition("}")[0]))
    return {"light": light, "dark": light | dark}


def symbols(svg: str) -> dict[str, list[str]]:
    """By name: the box in which a symbol is drawn, and the drawing."""
    return {name: [box, drawing] for name, box, drawing in SYMBOL.findall(svg)}


def mark(svelte: str) -> list[list[str]]:
    """The parts of the ten of Tenfold: how far to the right, the letter of the colour, the path, how it is filled."""
    one, _, zero = svelte.partition("<g transform")
    parts = [(0, *found) for found in PATH.findall(one)] + [(60, *found) for found in PATH.findall(zero)]
    return [[str(at), colour, path, opacity.strip()] for at, colour, path, opacity in parts]


def look() -> dict[str, Any]:
    return {
        "colours": colours((PAGE / "look" / "tokens.css").read_text(encoding="utf-8")),
        "symbols": symbols((PAGE / "look" / "sprite.svg").read_text(encoding="utf-8")),
        "mark": mark((PAGE / "parts" / "Mark.svelte").read_text(encoding="utf-8")),
    }


def written(thing: object) -> str:
    return json.dumps(thing, ensure_ascii=False, indent=1) + "\n"


def relative(steps: list[tuple[float, ...]], x: int, y: int) -> str:
    """The steps of a contour, each from where the last one ended."""
    drawn = []
    for points in steps:
        numbers = [round(n) for n in points]
        moved = [n - (x if at % 2 == 0 else y) for at, n in enumerate(numbers)]
        drawn.append(("l" if len(moved) == 2 else "q") + " ".join(map(str, moved)).replace(" -", "-"))
        x, y = numbers[-2:]
    return "".join(drawn) + "z"


def contours(glyph: Any, glyphs: Any) -> Iterator[list[object]]:
    """A glyph's contours, upside down as pictures are: where each begins, and the rest from there."""
    from fontTools.pens.basePen import decomposeQuadraticSegment
    from fontTools.pens.recordingPen import DecomposingRecordingPen

    pen = DecomposingRecordingPen(glyphs)
    glyph.draw(pen)
    start: tuple[int, int] = (0, 0)
    steps: list[tuple[float, ...]] = []
    for verb, points in pen.value:
        if verb == "moveTo":
            start, steps = (round(points[0][0]), round(-points[0][1])), []
        elif verb == "lineTo":
            steps.append((points[0][0], -points[0][1]))
        elif verb == "qCurveTo":
            steps += [(a, -b, c, -d) for (a, b), (c, d) in decomposeQuadraticSegment(points)]
        elif verb in ("closePath", "endPath"):
            yield [*start, relative(steps, *start)]


def letters_of(part: str, weight: int) -> tuple[dict[str, list[object]], dict[str, int]]:
    """Every letter's width and contours, with the figures that are all equally wide, and which pairs move together."""
    import io

    import uharfbuzz as hb
    from fontTools.ttLib import TTFont
    from fontTools.varLib.instancer import instantiateVariableFont

    font = TTFont(FONT / "files" / f"sofia-sans-semi-condensed-{part}-wght-normal.woff2")
    font = instantiateVariableFont(font, {"wght": weight})
    font.flavor = None
    data = io.BytesIO()
    font.save(data)
    shaper = hb.Font(hb.Face(data.getvalue()))
    glyphs, order = font.getGlyphSet(), font.getGlyphOrder()

    def shaped(text: str) -> list[tuple[str, int]]:
        buffer = hb.Buffer()
        buffer.add_str(text)
        buffer.guess_segment_properties()
        hb.shape(shaper, buffer, {"tnum": True, "lnum": True, "liga": False})
        places = zip(buffer.glyph_infos, buffer.glyph_positions, strict=True)
        return [(order[info.codepoint], place.x_advance) for info, place in places]

    found: dict[str, list[object]] = {}
    for code in font.getBestCmap():
        if chr(code).isprintable():
            ((name, width),) = shaped(chr(code))
            found[chr(code)] = [width, list(contours(glyphs[name], glyphs))]
    kerns = {}
    for first in KERNED if part == "latin" else "":
        for second in KERNED:
            kern = shaped(first + second)[0][1] - int(str(found[first][0]))
            if abs(kern) >= LEAST_KERN:
                kerns[first + second] = kern
    return found, kerns


def letters() -> dict[str, Any]:
    made: dict[str, Any] = {}
    for weight in WEIGHTS:
        drawn: dict[str, list[object]] = {}
        kerns: dict[str, int] = {}
        for part in PARTS:
            found, pairs = letters_of(part, weight)
            drawn, kerns = {**found, **drawn}, {**pairs, **kerns}
        made[str(weight)] = {"letters": drawn, "kerns": kerns}
    return made


if __name__ == "__main__":
    DATA.mkdir(exist_ok=True)
    (DATA / "look.json").write_text(written(look()), encoding="utf-8")
    if "--letters" in sys.argv:
        drawn = json.dumps(letters(), ensure_ascii=False, separators=(",", ":")) + "\n"
        (DATA / "letters.json").write_text(drawn, encoding="utf-8")
        (DATA / "OFL.txt").write_text((FONT / "LICENSE").read_text(encoding="utf-8"), encoding="utf-8")
