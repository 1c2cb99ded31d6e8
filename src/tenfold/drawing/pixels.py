"""A drawing in pixels: PNG by resvg, and several of them as a GIF by Pillow. Both come with the extra `pictures`."""

from __future__ import annotations

import io
from collections.abc import Iterable
from pathlib import Path

from tenfold.core.extras import require

EXTRA = "pictures"
FOREIGN_WORDS = "<text"


def to_png(svg: str, scale: float = 1) -> bytes:
    """A picture of ours in pixels. The fonts of this machine are looked at only for words that ours cannot write."""
    require(EXTRA, "A PNG")
    import resvg_py

    return bytes(resvg_py.svg_to_bytes(svg_string=svg, zoom=scale, skip_system_fonts=FOREIGN_WORDS not in svg))


def to_gif(pictures: Iterable[str], out: Path, scale: float, frame_ms: int, last_ms: int) -> int:
    """Write pictures one after the other into a GIF that goes round and round; how many there are."""
    require(EXTRA, "A GIF")
    from PIL import Image

    frames = [Image.open(io.BytesIO(to_png(svg, scale))).convert("RGB") for svg in pictures]
    size = max(frame.width for frame in frames), max(frame.height for frame in frames)
    pages = [Image.new("RGB", size, frame.getpixel((0, 0))) for frame in frames]
    for page, frame in zip(pages, frames, strict=True):
        page.paste(frame)
    shown = [page.quantize(128) for page in pages]
    times = [frame_ms] * (len(shown) - 1) + [last_ms]
    shown[0].save(out, format="GIF", save_all=True, append_images=shown[1:], duration=times, loop=0, optimize=False)
    return len(shown)
