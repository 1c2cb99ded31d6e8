"""Several pictures on one sheet, half as large."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

WIDTH_PX = 1900
GAP_PX = 10
GROUND = "#77728f"


def on_one_sheet(pictures: Sequence[Image.Image]) -> Image.Image:
    """Row by row, from the left."""
    halves = [picture.resize((picture.width // 2, picture.height // 2), Image.Resampling.LANCZOS) for picture in pictures]
    places = places_of(halves)
    height = max(y + half.height for (_, y), half in zip(places, halves, strict=True))
    sheet = Image.new("RGB", (WIDTH_PX, height), GROUND)
    for place, half in zip(places, halves, strict=True):
        sheet.paste(half, place)
    return sheet


def places_of(pictures: Sequence[Image.Image]) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    x = y = lowest = 0
    for picture in pictures:
        if x + picture.width > WIDTH_PX:
            x, y = 0, lowest + GAP_PX
        found.append((x, y))
        x, lowest = x + picture.width + GAP_PX, max(lowest, y + picture.height)
    return found
