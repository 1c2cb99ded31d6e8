"""A position as a seat sees it, for whoever watches an environment: as the terminal shows it, or drawn."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from typing import Any, cast

import numpy as np

from tenfold.core.errors import BadOption
from tenfold.core.extras import require
from tenfold.core.game import Position
from tenfold.core.installed import Installed, Unfit
from tenfold.core.pictures import draw

RENDER_MODES = ["ansi", "human", "rgb_array"]
AsText = Callable[[Position[Any], int | None], str]


def fit_text(name: str, thing: object) -> AsText:
    if not callable(thing):
        raise Unfit("it is no function")
    return cast(AsText, thing)


# Who draws with text stands above environments in the house, so it is found by entry point.
TEXTS: Installed[AsText] = Installed("text", fit_text)


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
    text = text_of(position, seat) if mode else None
    if mode == "human":
        sys.stdout.write(f"{text}\n")
    return text if mode == "ansi" else None


def pixels(svg: str) -> Any:
    from PIL import Image

    from tenfold.drawing.pixels import to_png

    return np.asarray(Image.open(io.BytesIO(to_png(svg))).convert("RGB"))


def text_of(position: Position[Any], seat: int | None) -> str:
    return TEXTS.things["terminal"](position, seat)
