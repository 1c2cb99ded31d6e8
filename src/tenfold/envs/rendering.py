"""A position as a seat sees it, for whoever watches an environment: as text, or drawn."""

from __future__ import annotations

import io
import sys
from typing import Any

import msgspec
import numpy as np

from tenfold.core.errors import BadOption
from tenfold.core.extras import require
from tenfold.core.game import Position, View
from tenfold.core.pictures import draw

RENDER_MODES = ["ansi", "human", "rgb_array"]


def check_render_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in RENDER_MODES:
        raise BadOption(
            "render_mode must be None, ansi (a text), human (the text, printed) or rgb_array (a picture); "
            f"{str(mode)[:40]!r} is none of these."
        )
    if mode == "rgb_array":
        require("pictures", "render_mode rgb_array")
    return mode


def render(position: Position[Any], seat: int | None, mode: str | None) -> Any:
    """A text or a picture, or None where the text was printed or nobody wants anything."""
    if mode == "rgb_array":
        return pixels(draw(position, seat))
    text = text_of(position.view(seat)) if mode else None
    if mode == "human":
        sys.stdout.write(f"{text}\n")
    return text if mode == "ansi" else None


def pixels(svg: str) -> Any:
    from PIL import Image

    from tenfold.drawing.pixels import to_png

    return np.asarray(Image.open(io.BytesIO(to_png(svg))).convert("RGB"))


def text_of(view: View) -> str:
    """A line for every field; what is made of parts has a line for each of them."""
    fields = msgspec.to_builtins(view)
    return "\n".join(line for name, value in fields.items() if name not in ("game", "options") for line in lines(name, value))


def lines(name: str, value: Any) -> list[str]:
    if isinstance(value, list) and any(isinstance(part, dict) for part in value):
        return [f"{name} {n}: {one_line(part)}" for n, part in enumerate(value)]
    return [f"{name}: {one_line(value)}"]


def one_line(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {one_line(part)}" for name, part in value.items())
    if isinstance(value, list):
        return " ".join(map(one_line, value)) or "-"
    return "-" if value is None else str(value)
