"""Pictures of the game of a record file: a moment or the result as SVG or PNG, the whole game as a GIF."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from tenfold.core.errors import BadOption
from tenfold.core.pictures import draw, draw_moment, draw_result
from tenfold.core.record import Record
from tenfold.drawing.pixels import to_gif, to_png

GIF_SCALE = 0.5
FRAME_MS = 900
LAST_MS = 5000


@dataclass(frozen=True)
class Wanted:
    """Which picture: of which moment, by whose eyes, and how."""

    at: int | None
    seat: int | None
    open_cards: bool
    result: bool
    names: bool
    theme: str
    language: str

    def names_in(self, record: Record) -> list[str] | None:
        return record.names if self.names else None


def picture_of(record: Record, wanted: Wanted) -> str:
    names = wanted.names_in(record)
    if wanted.result:
        return draw_result(record, names=names, seat=wanted.seat, language=wanted.language)
    how = {"names": names, "language": wanted.language, "theme": wanted.theme, "open_cards": wanted.open_cards}
    return draw_moment(record, wanted.at, wanted.seat, **how)


def film_of(record: Record, wanted: Wanted) -> Iterator[str]:
    """Every moment, from the start to the one that is wanted."""
    draw_moment(record, wanted.at, wanted.seat, open_cards=wanted.open_cards)
    names = wanted.names_in(record)
    for at, position in enumerate(record.positions()):
        if wanted.at is not None and at > wanted.at:
            return
        how = {"theme": wanted.theme, "language": wanted.language}
        yield draw(position, wanted.seat, names=names, open_cards=wanted.open_cards, at=at, **how)


def written(out: Path, write: Callable[[], object]) -> str:
    """Write a file; a sentence that says so."""
    try:
        write()
    except OSError as error:
        raise BadOption(f"{out} cannot be written: {error.strerror}.") from None
    return f"Wrote {out}."


def write_pictures(record: Record, wanted: Wanted, svg: Path | None, png: Path | None, gif: Path | None) -> Iterator[str]:
    """Write what is asked for; a sentence for each file."""
    if svg is not None or png is not None:
        picture = picture_of(record, wanted)
    if svg is not None:
        yield written(svg, lambda: svg.write_text(picture, encoding="utf-8"))
    if png is not None:
        pixels = to_png(picture)
        yield written(png, lambda: png.write_bytes(pixels))
    if gif is not None:
        yield written(gif, lambda: to_gif(film_of(record, wanted), gif, GIF_SCALE, FRAME_MS, LAST_MS))
